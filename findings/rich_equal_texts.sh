#!/usr/bin/env bash
# Rich texts of two colours are equal where the whole text has the colour, and differ where a span has it.
#
# Version:     rich 15.0.0.
# Expectation: two texts are equal if they print alike, or else if they have the same words, whatever their
#              colours: one of the two.
# Truth:       Text.__eq__ compares the words and the spans, and leaves out the style of the whole. So
#              Text("lost", "red") equals Text("lost", "green"), though they print differently, and
#              Text.assemble(("lost", "red")), which prints as the first does, equals neither.
# Who meets it:tests and caches that compare what is drawn: `assert cell == Text("lost", "red")` passes whatever
#              the colour is, and a row that only changes its colour counts as unchanged.
# Documented:  no; the reference of rich.text says nothing of equality.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check rich==15.0.0

"$folder/venv/bin/python" - <<'PY'
import sys
from importlib.metadata import version

from rich.console import Console
from rich.text import Text


def printed(text):
    console = Console(force_terminal=True, color_system="standard", width=20, no_color=False)
    with console.capture() as capture:
        console.print(text)
    return capture.get()


RED = Text("lost", "red")
OTHERS = {  # what is compared with it, and whether that is said to be equal
    "the same, made by assemble": (Text.assemble(("lost", "red")), False),
    "green": (Text("lost", "green"), True),
    "plain": (Text("lost"), True),
}
print("rich", version("rich"))
changed = False
for name, (text, told) in OTHERS.items():
    alike, equal = printed(text) == printed(RED), text == RED
    print(f"{name}: prints alike {alike}, so expected equal {alike}; seen equal {equal}")
    changed |= equal != told or alike == told
spans = [Text.assemble(("lost", colour)) for colour in ("red", "green")]
print(f"green and red, both made by assemble: expected equal False; seen equal {spans[0] == spans[1]}")
if changed or spans[0] == spans[1]:
    sys.exit("The behaviour has changed: texts are equal by other rules.")
PY
