#!/usr/bin/env bash
# Catanatron's seed 0 is no seed, and every new game reseeds the whole process.
#
# Version:     catanatron 3.2.1.
# Expectation: Game(players, seed=n) makes the game reproducible for every n, and touches no randomness but
#              its own.
# Truth:       the seed is taken by `seed or random…`, so 0, where counting begins, gives another game each
#              time. And the game has no generator of its own: making one calls random.seed, also where no
#              seed was given, so that what the caller draws from `random` afterwards depends on the games he
#              made.
# Who meets it:experiments over range(n), of which the first can't be repeated; players that draw from
#              `random` in an arena with several games at once.
# Documented:  the argument is described as the seed for reproducing games; neither the zero nor the global
#              generator is mentioned.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check catanatron==3.2.1

"$folder/venv/bin/python" - <<'PY'
import random
import sys
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer

print("catanatron", version("catanatron"))


def fresh(seed):
    return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)


def game(seed):
    random.seed()
    made = fresh(seed)
    made.play()
    return made.seed, made.state.num_turns


ones, zeros = {game(1) for _ in range(3)}, {game(0) for _ in range(3)}
print("three games with seed 1: expected one result; seen", len(ones))
print("three games with seed 0: expected one result; seen", len(zeros))
draws = set()
for own in (5, 77):
    random.seed(own)
    fresh(1)
    draws.add(random.random())
print("random numbers of the caller after random.seed(5) and (77): expected two; seen", len(draws))
if (len(ones), len(zeros), len(draws)) != (1, 3, 1):
    sys.exit("The behaviour has changed: seed 0 works, or a game leaves the global generator alone.")
PY
