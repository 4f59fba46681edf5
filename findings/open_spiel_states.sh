#!/usr/bin/env bash
# Equal OpenSpiel states are never equal in Python, nor found in a set.
#
# Version:     open_spiel 2.0.2.
# Expectation: state == state.clone(), and two ways to one position are found as one in a dictionary: a
#              transposition table is `table[state]`. Otherwise == or hash() raises.
# Truth:       State has no __eq__ and no __hash__ of its own, so Python compares and hashes identities. A
#              table keyed by states grows with every clone and never finds anything; no error tells so. What
#              compares is text: str(state), history() or serialize(), and of these only str(state) may be the
#              same after moves in another order.
# Who meets it:whoever writes a search with a cache, or asserts in a test that a replay comes to the same
#              state. Games do compare: Game has an __eq__.
# Documented:  not that we found; the examples use str(state) as a key without a reason.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check open_spiel==2.0.2

"$folder/venv/bin/python" - <<'PY'
import sys
from importlib.metadata import version

import pyspiel

print("open_spiel", version("open_spiel"))
game = pyspiel.load_game("tic_tac_toe")


def played(*moves):
    state = game.new_initial_state()
    for move in moves:
        state.apply_action(move)
    return state


one, other = played(0, 1, 8), played(8, 1, 0)
assert str(one) == str(other)
table = {one: "known"}
seen = (one == one.clone(), one == other, one.clone() in table, other in table)
print("equal to its clone, to a transposition; found by its clone, by a transposition")
print("expected (True, True, True, True), seen", seen)
print("the games are equal:", game == pyspiel.load_game("tic_tac_toe"))
if any(seen) or game != pyspiel.load_game("tic_tac_toe"):
    sys.exit("The behaviour has changed: states are compared by what they hold, or games are not.")
PY
