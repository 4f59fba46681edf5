#!/usr/bin/env bash
# A slice of a pyrsistent deque that goes up to its end is empty, and a rotation by more than all leaves it as it was.
#
# Version:     pyrsistent 0.20.0.
# Expectation: pdeque is collections.deque without mutation: rotate goes round as often as it is asked to, and a
#              slice is that of a list.
# Truth:       the end of a slice is taken modulo the length, so of three [:3] is [] and [:4] has one member; [:2] and
#              [1:] are right. rotate pops as many as there are and puts them back, so that of three a rotation by 4 is
#              none at all, where deque moves by one. No error.
# Who meets it:turn orders that are rotated by the number of the round; the last so many events of a log, cut by
#              their number as soon as there are just so many.
# Documented:  no. The examples in its reference stay within the length. An issue and a change request tell of
#              bounds that get lost, not of these.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pyrsistent==0.20.0

"$folder/venv/bin/python" - <<'PY'
import sys
from collections import deque
from importlib.metadata import version

from pyrsistent import pdeque

print("pyrsistent", version("pyrsistent"))
SEATS = ["Ann", "Bob", "Cy"]


def turned(steps):
    seats = deque(SEATS)
    seats.rotate(steps)
    return list(seats)


cut = {end: list(pdeque(SEATS)[:end]) for end in range(6)}
for end, found in cut.items():
    print(f"[:{end}]: expected {SEATS[:end]}, seen {found}")
rotated = {steps: list(pdeque(SEATS).rotate(steps)) for steps in (1, 2, 3, 4, -2, -4)}
for steps, found in rotated.items():
    print(f"rotate({steps}): expected {turned(steps)}, seen {found}")
wrong_ends = [end for end, found in cut.items() if found != SEATS[:end]]
wrong_turns = [steps for steps, found in rotated.items() if found != turned(steps)]
print("wrong: ends", wrong_ends, "rotations", wrong_turns)
if cut[3] or rotated[4] != SEATS or (wrong_ends, wrong_turns) != ([3, 4, 5], [4, -4]):
    sys.exit("The behaviour has changed: slices and rotations of pdeque are those of deque and list.")
PY
