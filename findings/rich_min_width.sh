#!/usr/bin/env bash
# Rich 15.0.0: a table's column with a minimum width is drawn with no width at all.
#
# What a good engineer would have guessed: `add_column(..., min_width=16)` keeps sixteen cells for the names,
#   whatever the terminal is; if the rest does not fit, the rest is cut.
# What is true: this table wants 105 columns. From 104 down to 87 the names keep their 16 cells, and the right edge of
#   the table is cropped without a sign. From 86 on the column of names is not there any more (width 0, its borders
#   meet), though it is the only one that has a minimum; the others are whole or cut with an ellipsis.
# Who meets it: everybody who prints a table of names and figures (figures with no_wrap) on 80 columns.
# Where it is documented: Column.min_width, "Minimum width of column, or None for no minimum";
#   https://rich.readthedocs.io/en/stable/reference/table.html. Nothing says that it yields.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet "rich==15.0.0"
"$folder/venv/bin/python" - <<'PYTHON'
from io import StringIO

from rich.console import Console
from rich.table import Table


def drawn(width: int) -> list[str]:
    table = Table()
    table.add_column("name", min_width=16, overflow="fold")
    for number in range(4):
        table.add_column(f"figure {number}", no_wrap=True)
    table.add_row("Somebody", *["123456789012345678"] * 4)
    out = StringIO()
    Console(file=out, width=width).print(table)
    return out.getvalue().splitlines()


roomy, narrow = drawn(110), drawn(80)
print("110 columns:", *roomy, "80 columns:", *narrow, sep="\n")
print("expected at 80 columns: 'Somebody' is there, in 16 cells")
print("seen at 80 columns:     the column of names has no width at all")
assert "Somebody" in "\n".join(roomy)
assert narrow[1].startswith("┃┃ figure 0"), "Rich has changed: the column of names is there"
assert "Somebody" not in "\n".join(narrow)
assert ["Somebody" in "\n".join(drawn(width)) for width in (104, 87, 86)] == [True, True, False], "Rich has changed"
PYTHON
