#!/usr/bin/env bash
# openskill rescales the weights of each team by itself, so that who did nothing counts fully, and ones are not ones.
#
# Version:     openskill 6.2.0.
# Expectation: `weights` is what each player contributed: 0 changes nothing for him, half a game counts half,
#              and 1 for everybody is the same as no weights.
# Truth:       by default the weights of every team are stretched to the range from 1 to 2. Who sat out (0)
#              gets all of an ordinary win, and his partner twice as much; 0.9 and 1.0 differ as much as 0 and
#              1. A team of one is put at 2, a team of equals at 1, so two against one with 1 everywhere
#              halves what the loser loses. The documented way out, weight_bounds=None, raises TypeError in
#              the compiled wheels, which ask for a tuple.
# Who meets it:ratings of games in which teams are uneven or players come late.
# Documented:  the range stands in the reference of the models' constructors; that 0 and 1 lose their meaning,
#              and that teams of one go to the upper end, does not.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check openskill==6.2.0

"$folder/venv/bin/python" - <<'PY'
import sys
from importlib.metadata import version

from openskill.models import PlackettLuce

print("openskill", version("openskill"))
model = PlackettLuce()
a, b, c, d = (model.rating(name=name) for name in "abcd")


def gains(teams, weights=None):
    rated = model.rate(teams, weights=weights)
    return [round(player.mu - model.mu, 2) for team in rated for player in team]


pairs, uneven = [[a, b], [c, d]], [[a, b], [c]]
plain, absent, nearly = (gains(pairs, w) for w in (None, [[0, 1], [1, 1]], [[0.9, 1], [1, 1]]))
print("two against two, no weights:     ", plain)
print("a sat out [[0, 1], [1, 1]]:      expected 0 for a; seen", absent)
print("a almost all [[0.9, 1], [1, 1]]: expected nearly the same for a and b; seen", nearly)
none, ones = gains(uneven), gains(uneven, [[1, 1], [1]])
print("two against one, no weights:", none, "and with 1 everywhere: expected the same; seen", ones)
try:
    PlackettLuce(weight_bounds=None)
    switched_off = True
except TypeError as fault:
    switched_off = False
    print("weight_bounds=None: expected no stretching; seen TypeError:", fault)
same = absent == nearly and absent[0] == plain[0] and abs(absent[1] - 2 * plain[0]) < 0.02
if switched_off or not (same and ones[:2] == none[:2] and abs(ones[2] - none[2] / 2) < 0.02):
    sys.exit("The behaviour has changed: weights are not stretched as they were, or that can be switched off.")
PY
