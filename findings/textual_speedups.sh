#!/usr/bin/env bash
# Textual's coordinates stop being tuples once textual-speedups is installed.
#
# Version:     textual 8.2.8, with and without textual-speedups 0.2.1.
# Expectation: an optional accelerator only accelerates: Offset, Size, Region and Spacing are documented as
#              NamedTuples, so they hash like tuples, sort, go into JSON and pickles, match `case (x, y)`, and
#              mix with each other in arithmetic.
# Truth:       with the package present, Textual takes its classes instead. They are no tuples: Offset(1, 2)
#              == (1, 2) still holds, yet the two hash differently, so a dictionary keyed by plain pairs no
#              longer finds an Offset; Size - Offset, sorting, json, pickle and copy raise TypeError. No code
#              of the program changes: having the package in the environment is enough.
# Who meets it:programs that keep boards in dictionaries by (x, y) and look them up by event.offset, or
#              subtract a cursor from a size; their tests pass where the accelerator is missing and fail where
#              it is installed.
# Documented:  the switch TEXTUAL_SPEEDUPS=0 exists in textual/geometry.py; the differences are written down
#              nowhere that we found.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check textual==8.2.8 textual-speedups==0.2.1

"$folder/venv/bin/python" - <<'PY'
import os
import subprocess
import sys
from importlib.metadata import version

PROBE = """
import copy, json, pickle
from textual.geometry import Offset, Size

def tell(what, act):
    try:
        print(what, act())
    except (TypeError, AttributeError) as fault:
        print(what, type(fault).__name__)

tell("equal", lambda: Offset(1, 2) == (1, 2))
tell("found", lambda: Offset(1, 2) in {(1, 2): "town"})
tell("minus", lambda: tuple(Size(10, 5) - Offset(2, 1)))
tell("sorts", lambda: tuple(sorted([Offset(3, 1), Offset(2, 9)])[0]))
tell("json", lambda: json.dumps(Offset(1, 2)))
tell("pickle", lambda: tuple(pickle.loads(pickle.dumps(Offset(1, 2)))))
tell("copy", lambda: tuple(copy.copy(Offset(1, 2))))
"""


def probe(switch):
    told = subprocess.run(
        [sys.executable, "-c", PROBE],
        env={**os.environ, "TEXTUAL_SPEEDUPS": switch},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return dict(line.split(" ", 1) for line in told.splitlines())


print("textual", version("textual"), "textual-speedups", version("textual-speedups"))
plain, fast = probe("0"), probe("1")
for what in plain:
    print(f"{what:7} expected (without speedups): {plain[what]:10} seen (with): {fast[what]}")
raised = dict.fromkeys(("minus", "sorts", "json", "pickle", "copy"), "TypeError")
if "TypeError" in plain.values() or fast != {"equal": "True", "found": "False"} | raised:
    sys.exit("The behaviour has changed: plain and fast geometry no longer differ as they did.")
PY
