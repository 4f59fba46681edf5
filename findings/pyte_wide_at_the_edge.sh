#!/usr/bin/env bash
# In pyte a wide character at the last column stands half outside the screen.
#
# Version:     pyte 0.8.2 with wcwidth 0.2.13.
# Expectation: a character of two cells for which one column is left goes to the next row, as in xterm, VTE,
#              kitty and tmux; every row of `display` is as wide as the screen.
# Truth:       pyte writes it into the last column and stays on the row. `display` then gives a row of one
#              cell more than the screen has, and what follows stands one row higher than on a real terminal.
# Who meets it:snapshot tests of tables with Chinese or Japanese names, and converters of recordings.
# Documented:  no.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pyte==0.8.2 wcwidth==0.2.13

"$folder/venv/bin/python" - <<'PY'
import sys
from importlib.metadata import version

import pyte
from wcwidth import wcswidth

print("pyte", version("pyte"))
screen = pyte.Screen(10, 3)
pyte.Stream(screen).feed("123456789字next")
rows = [row.rstrip() for row in screen.display]
print("expected: ['123456789', '字next', ''], all within 10 cells")
print("seen:    ", rows, "the first row has", wcswidth(rows[0]), "cells")
if rows != ["123456789字", "next", ""] or wcswidth(rows[0]) != 11:
    sys.exit("The behaviour has changed: a wide character no longer hangs over the edge.")
PY
