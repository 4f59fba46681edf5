#!/usr/bin/env bash
# In trueskill a tie makes two equals less certain than before once draws are said to be impossible.
#
# Version:     trueskill 0.4.5.
# Expectation: with draw_probability=0 a tie of two newcomers raises an error, or is the limit of small
#              probabilities: sigma falls from 8.333 to about 6.45, since every result teaches something.
# Truth:       sigma rises to 9.588. The update divides two numbers that both go to nothing, and rounding
#              decides: 0.001 still gives 6.455, 0.000001 gives 6.304, and 0.000000001 gives 9.660. Players of
#              different ratings are not hit. No warning is given, though others of the kind raise
#              FloatingPointError.
# Who meets it:clubs and tournaments of games "without draws", in which one tie happens all the same, in the
#              first round, where all are equal.
# Documented:  no; the reference of draw_probability does not exclude 0.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check trueskill==0.4.5

"$folder/venv/bin/python" - <<'PY'
import sys
from importlib.metadata import version

from trueskill import TrueSkill

print("trueskill", version("trueskill"))


def tied(chance):
    club = TrueSkill(draw_probability=chance)
    (one,), (other,) = club.rate([(club.create_rating(),), (club.create_rating(),)], ranks=[0, 0])
    assert one.sigma == other.sigma
    return one.sigma


first = TrueSkill().create_rating().sigma
small, never = tied(0.001), tied(0)
print(f"before: sigma {first:.3f}; after a tie with a probability of 0.001: {small:.3f}")
print(f"expected with 0: an error, or about {small:.3f}; seen: {never:.3f}")
if not (small < first < never):
    sys.exit("The behaviour has changed: a tie no longer raises sigma where draws are impossible.")
PY
