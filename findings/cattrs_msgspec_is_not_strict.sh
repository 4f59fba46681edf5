#!/usr/bin/env bash
# cattrs on top of msgspec reads 3.7 as the integer 3, null as the text "None" and "false" as True.
#
# Version:     cattrs 26.2.1 with msgspec 0.22.0.
# Expectation: the converter for msgspec hands attrs classes to msgspec, which knows them and refuses values
#              of other types, also between int and float; `loads` is then as strict.
# Truth:       for an attrs class `loads` parses without types and then calls int(), str() and bool() on what
#              it finds, as cattrs does everywhere. Only writing, and reading types without classes of ours,
#              is msgspec's. The same class and bytes given to msgspec itself are refused.
# Who meets it:who moves to the msgspec converter for its checks, and accepts files or messages from elsewhere
#              by it.
# Documented:  cattrs says that primitives are structured by calling them, and describes what is passed on to
#              msgspec as an optimisation; that the checks do not come along is not said together.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check cattrs==26.2.1 msgspec==0.22.0 attrs==26.1.0

"$folder/venv/bin/python" - <<'PY'
import sys
from importlib.metadata import version

import attrs
import msgspec
from cattrs.preconf.msgspec import make_converter


@attrs.frozen
class Move:
    cost: int
    player: str = "Ann"
    last: bool = False


print("cattrs", version("cattrs"), "msgspec", version("msgspec"))
converter = make_converter()
EXPECTED = {
    b'{"cost": 3.7}': Move(3),
    b'{"cost": "3"}': Move(3),
    b'{"cost": 3, "player": null}': Move(3, "None"),
    b'{"cost": 3, "last": "false"}': Move(3, last=True),
}
for data, lenient in EXPECTED.items():
    try:
        told = repr(msgspec.json.decode(data, type=Move))
    except msgspec.ValidationError as fault:
        told = f"refused: {fault}"
    seen = converter.loads(data, Move)
    print(f"{data.decode()}: expected (msgspec alone) {told}; seen (cattrs) {seen}")
    if seen != lenient or not told.startswith("refused"):
        sys.exit("The behaviour has changed: cattrs refuses what msgspec refuses, or both accept it.")
PY
