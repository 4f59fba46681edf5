"""Ratings as in chess: who is 400 points ahead of another is ahead ten times as often as behind."""

from collections.abc import Mapping
from math import log10
from typing import Final

MEAN: Final = 1500.0
STEPS: Final = 500
"""How often strengths are worked out anew: they settle long before."""

DRAW: Final = 0.5
"""What everybody is thought to have won and lost against everybody else, so that no rating is endless."""


def ratings(beaten: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """Rate players by Bradley and Terry's model, by who was ahead of whom how often; their mean is 1500.

    Args:
        beaten: by two players, how often the first was ahead of the second; a tie is half of that for both.
    """
    players = list(dict.fromkeys(player for pair in beaten for player in pair))
    strengths = dict.fromkeys(players, 1.0)
    for _ in range(STEPS):
        strengths = {player: _strength(player, strengths, beaten) for player in players}
    logs = {player: 400 * log10(strength) for player, strength in strengths.items()}
    middle = sum(logs.values()) / max(1, len(logs))
    return {player: MEAN + rating - middle for player, rating in logs.items()}


def _strength(player: str, strengths: Mapping[str, float], beaten: Mapping[tuple[str, str], float]) -> float:
    others = [other for other in strengths if other != player]
    won = sum(beaten.get((player, other), 0.0) + DRAW for other in others)
    met = (_games(player, other, beaten) / (strengths[player] + strengths[other]) for other in others)
    return won / sum(met)


def _games(one: str, other: str, beaten: Mapping[tuple[str, str], float]) -> float:
    return beaten.get((one, other), 0.0) + beaten.get((other, one), 0.0) + 2 * DRAW
