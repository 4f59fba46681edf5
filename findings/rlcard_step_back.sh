#!/usr/bin/env bash
# In RLCard a step back leaves two walls in Mahjong, and takes from Dou Dizhu's table what all have seen.
#
# Version:     rlcard 1.2.0.
# Expectation: step_back() "returns to the previous state of the game", which is what allow_step_back is for: a
#              search tries a move, takes it back, and the game goes on as if it had not been tried.
# Truth:       in Mahjong the table and the dealer are copied one by one, so that the round draws from a wall
#              that the game no longer counts: the counted wall stands still, and the match that would have
#              ended without a winner goes on to an IndexError. In Dou Dizhu a card of the three that all have
#              seen, once played and taken back, is in the hand again and no longer among the seen ones.
# Who meets it:agents that search in these two games, by CFR or trees; the other games that can step back pass.
# Documented:  no; the page of the environments says that step_back returns to the previous state.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check rlcard==1.2.0 "numpy<3"

"$folder/venv/bin/python" - <<'PY'
import sys
from importlib.metadata import version

import numpy as np
import rlcard

print("rlcard", version("rlcard"))
GAMES = 6


def mahjong(seed, once_back):
    """Play at random to the end; return how it ended and the lengths of the two walls."""
    table = rlcard.make("mahjong", config={"seed": seed, "allow_step_back": True})
    chance = np.random.RandomState(seed)
    state, _ = table.reset()
    if once_back:
        table.step(next(iter(state["legal_actions"])))
        state, _ = table.step_back()
    try:
        while not table.is_over():
            legal = list(state["legal_actions"])
            state, _ = table.step(legal[chance.randint(len(legal))])
    except IndexError as fault:
        return f"IndexError: {fault}", len(table.game.dealer.deck), len(table.game.round.dealer.deck)
    return "over", len(table.game.dealer.deck), len(table.game.round.dealer.deck)


plain = [mahjong(seed, once_back=False) for seed in range(GAMES)]
stepped = [mahjong(seed, once_back=True) for seed in range(GAMES)]
print("Mahjong, ending and walls of game and round, without a step back:", plain)
print("one step back at the very start: expected the same; seen         ", stepped)


def dou_dizhu(seed):
    """Try each first move, take it back, and say what is still among the cards that all have seen."""
    table = rlcard.make("doudizhu", config={"seed": seed, "allow_step_back": True})
    state, _ = table.reset()
    before = state["raw_obs"]["seen_cards"]
    hand = state["raw_obs"]["current_hand"]
    for action in list(state["legal_actions"]):
        table.step(action)
        state, _ = table.step_back()
        after = state["raw_obs"]
        if after["seen_cards"] != before:
            return before, after["seen_cards"], after["current_hand"] == hand
    return before, before, True


seen = [dou_dizhu(seed) for seed in range(GAMES)]
print("Dou Dizhu, seen before, seen after a step back, the hand is whole:", seen)
lost = all(len(after) < len(before) and whole for before, after, whole in seen)
walls = all(end == "over" and game == round_ for end, game, round_ in plain) and all(
    game != round_ for _, game, round_ in stepped
)
if not (lost and walls and any(end != "over" for end, _, _ in stepped)):
    sys.exit("The behaviour has changed: a step back leads to the same table.")
PY
