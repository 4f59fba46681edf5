#!/usr/bin/env bash
# pyte prints the tail of control sequences that today's terminal programs send.
#
# Version:     pyte 0.8.2.
# Expectation: a terminal emulator that does not know a control sequence reads it to its final byte and
#              ignores it, as ECMA-48 lays its syntax down for exactly this reason.
# Truth:       pyte's parser knows neither the private markers < and = nor colons between parameters, and
#              takes ESC P and ESC _ for two-byte sequences. Taking the kitty keyboard back (ESC[<u) prints a
#              "u", a curly underline (ESC[4:3m) prints "3m", a true colour with colons its numbers, and the
#              content of a DCS or APC string appears as text.
# Who meets it:tests that compare screens by pyte, and players of recordings: one stray character shifts the
#              rest of the row. Textual sends ESC[<u whenever it leaves.
# Documented:  no; issues about single sequences are known.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pyte==0.8.2

"$folder/venv/bin/python" - <<'PY'
import sys
from importlib.metadata import version

import pyte

SENT = {
    "kitty keyboard back": "\x1b[<ux",
    "curly underline": "\x1b[4:3mx",
    "true colour with colons": "\x1b[38:2::255:0:0mx",
    "DCS, a question for terminfo": "\x1bP+q544e\x1b\\x",
    "APC, a kitty graphic": "\x1b_Gi=1\x1b\\x",
}
SEEN = ["ux", "3mx", "2::255:0:0mx", "+q544ex", "Gi=1x"]

print("pyte", version("pyte"))
seen = []
for what, data in SENT.items():
    screen = pyte.Screen(40, 2)
    pyte.Stream(screen).feed(data)
    seen.append(screen.display[0].rstrip())
    print(f"{what}: expected 'x', seen {seen[-1]!r}")
if seen != SEEN:
    sys.exit("The behaviour has changed: pyte prints other parts of these sequences, or none.")
PY
