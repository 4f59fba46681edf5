#!/usr/bin/env bash
# pyarrow drops every column that the first row of a list of dictionaries does not have.
#
# Version:     pyarrow 26.0.1.
# Expectation: Table.from_pylist takes the columns from all rows, as pyarrow.array does with the same list, as
#              pandas does; or a key without a column raises.
# Truth:       names of columns come from the first row alone; later keys vanish without a warning, and the
#              table has the right number of rows. Missing keys become nulls, so both halves look fine. Types
#              come from all rows.
# Who meets it:figures of many games in one file, when only some have a field: sorted the other way the file
#              has one column more.
# Documented:  in the reference of from_pylist, in half a sentence about the schema.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pyarrow==26.0.1

"$folder/venv/bin/python" - <<'PY'
import sys
from importlib.metadata import version

import pyarrow

print("pyarrow", version("pyarrow"))
GAMES = [{"seed": 1, "winner": "Ann"}, {"seed": 2, "winner": "Bob", "tie": True}]
names = pyarrow.Table.from_pylist(GAMES).column_names
turned = pyarrow.Table.from_pylist(GAMES[::-1]).column_names
struct = [field.name for field in pyarrow.array(GAMES).type]
print("expected columns: seed, winner, tie; pyarrow.array of the same rows has", struct)
print("seen:", names, "and with the rows the other way round:", turned)
if (names, sorted(turned), sorted(struct)) != (["seed", "winner"], *[["seed", "tie", "winner"]] * 2):
    sys.exit("The behaviour has changed: columns are no longer those of the first row.")
PY
