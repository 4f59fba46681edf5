#!/usr/bin/env bash
# In Textual ctrl+enter has two names, by which protocol the terminal sends it, and alt gets lost in one of them.
#
# Version:     textual 8.2.8.
# Expectation: Textual reads both ways in which terminals send modified keys, kitty's (ESC[13;5u) and xterm's
#              modifyOtherKeys (ESC[27;5;13~), and calls the key ctrl+enter in both: a binding names a key.
# Truth:       by xterm's way Enter, Escape and Backspace come as "ctrl+\r", "ctrl+\x1b", "ctrl+\x7f", with
#              the control character itself in the name, so no binding that anyone would write fits; tab and
#              space are right. And alt is dropped: alt+comma comes as "comma", and does what the plain key
#              does.
# Who meets it:players within tmux 3.5 where extended-keys is always on, since its format is xterm's unless
#              said otherwise, and in xterm with modifyOtherKeys on; bindings work in kitty and WezTerm and
#              not there.
# Documented:  no. Textual's guide names keys without saying by which protocol; open issues tell that
#              ctrl+enter is not seen in some terminals.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check textual==8.2.8

"$folder/venv/bin/python" - <<'PY'
import sys
from importlib.metadata import version

from textual._xterm_parser import XTermParser


def keys(data):
    return [event.key for event in XTermParser(False).feed(data)]


print("textual", version("textual"))
SENT = {  # the number of the modifier, the code of the key, and what xterm's way becomes
    "ctrl+enter": (5, 13, "ctrl+\r"),
    "shift+enter": (2, 13, "shift+\r"),
    "ctrl+escape": (5, 27, "ctrl+\x1b"),
    "ctrl+backspace": (5, 127, "ctrl+\x7f"),
    "ctrl+tab": (5, 9, "ctrl+tab"),
    "alt+enter": (3, 13, "\r"),
    "alt+comma": (3, 44, "comma"),
}
changed = False
for name, (modifier, code, told) in SENT.items():
    kitty, xterm = keys(f"\x1b[{code};{modifier}u"), keys(f"\x1b[27;{modifier};{code}~")
    print(f"expected {name!r} twice; seen by kitty's way {kitty}, by xterm's {xterm}")
    changed |= (kitty, xterm) != ([name], [told])
if changed:
    sys.exit("The behaviour has changed: keys sent by modifyOtherKeys have other names.")
PY
