#!/usr/bin/env bash
# pyte has a background "bfightmagenta".
#
# Version:     pyte 0.8.2.
# Expectation: a colour has one name, whether letters or their ground have it: SGR 95 and 105 both give
#              "brightmagenta", as 94 and 104 both give "brightblue".
# Truth:       the ground of SGR 105 is "bfightmagenta". The fifteen others have the same name twice.
# Who meets it:who paints pictures or web pages of a pyte screen by a table of names, and gets a KeyError, or
#              the default colour, for one ground in sixteen; who compares inks with grounds.
# Documented:  no; the table BG_AIXTERM of pyte.graphics has the wrong letter.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pyte==0.8.2 wcwidth==0.2.13

"$folder/venv/bin/python" - <<'PY'
import sys
from importlib.metadata import version

import pyte


def cell(code):
    """Return the first cell of a screen on which a letter was written after one SGR code."""
    screen = pyte.Screen(4, 1)
    pyte.Stream(screen).feed(f"\x1b[{code}mA")
    return screen.buffer[0][0]


print("pyte", version("pyte"))
codes = (*range(30, 38), *range(90, 98))
names = {code: (cell(code).fg, cell(code + 10).bg) for code in codes}
unlike = {code: pair for code, pair in names.items() if pair[0] != pair[1]}
for code, (ink, ground) in names.items():
    print(f"SGR {code} and {code + 10}: expected {ink!r} twice; seen {ink!r} and {ground!r}")
if unlike != {95: ("brightmagenta", "bfightmagenta")}:
    sys.exit("The behaviour has changed: bright magenta has one name.")
PY
