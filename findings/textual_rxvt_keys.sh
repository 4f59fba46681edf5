#!/usr/bin/env bash
# In rxvt-unicode ctrl+down goes up in Textual, and ctrl+home and ctrl+end are exchanged.
#
# Version:     textual 8.2.8; terminfo's entry "rxvt-unicode" of ncurses 6.4 (infocmp -x).
# Expectation: what rxvt sends for a key, as its terminfo entry has it (kDN5, kHOM5, kEND5), is named after that
#              key, as kUP5, kLFT5 and kRIT5 are.
# Truth:       ESC O b is ctrl+up, as ESC O a is, so ctrl+down can be typed by nobody; ESC [ 7 ^ is ctrl+end and
#              ESC [ 8 ^ ctrl+home, though ESC [ 7 $ is shift+home and ESC [ 7 ~ home.
# Who meets it:in rxvt-unicode, whoever presses ctrl+down and goes up, or wants the first line and gets the last.
# Documented:  no; comments in its table say that these lines are for rxvt.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check textual==8.2.8

"$folder/venv/bin/python" - <<'PY'
import sys
from importlib.metadata import version

from textual._xterm_parser import XTermParser

SENT = {  # terminfo's name: the key, what rxvt sends for it, and what Textual calls that
    "kUP5": ("ctrl+up", "\x1bOa", "ctrl+up"),
    "kDN5": ("ctrl+down", "\x1bOb", "ctrl+up"),
    "kRIT5": ("ctrl+right", "\x1bOc", "ctrl+right"),
    "kLFT5": ("ctrl+left", "\x1bOd", "ctrl+left"),
    "kHOM": ("shift+home", "\x1b[7$", "shift+home"),
    "kEND": ("shift+end", "\x1b[8$", "shift+end"),
    "kHOM5": ("ctrl+home", "\x1b[7^", "ctrl+end"),
    "kEND5": ("ctrl+end", "\x1b[8^", "ctrl+home"),
}
print("textual", version("textual"))
changed = False
for name, (key, sent, told) in SENT.items():
    seen = [event.key for event in XTermParser(False).feed(sent)]
    print(f"{name:5} {sent!r:9} expected {key!r}; seen {seen}")
    changed |= seen != [told]
if changed:
    sys.exit("The behaviour has changed: other keys are named for what rxvt sends.")
PY
