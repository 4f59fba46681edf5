"""Ratings as in chess: who is 400 points ahead of another is ahead ten times as often as behind."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from math import exp, log
from typing import Final

MEAN: Final = 1500.0
POINTS: Final = 400 / log(10)  # points of a rating for each unit of the logarithm of a strength

DRAW: Final = 0.5  # what all are thought to have won and lost against all, so that no rating is endless
CLOSE: Final = 1e-6  # the logarithm by which strengths may still move: under a thousandth of a point
STRIDE: Final = 1.0  # how far a logarithm moves in one step at most, so that steps never lead away

Beaten = Mapping[tuple[str, str], float]  # by two players, how often the first was ahead; a tie is half

Matrix = Sequence[Sequence[float]]


class Bound(StrEnum):
    """What is known of a rating that games alone leave open at one end."""

    LEAST = "least"
    MOST = "most"


def ratings(beaten: Beaten) -> dict[str, float]:
    """Rate players by Bradley and Terry's model, by who was ahead of whom how often; their mean is 1500."""
    players = _players(beaten)
    won = [[beaten.get((one, two), 0.0) + DRAW if one != two else 0.0 for two in players] for one in players]
    logs = [0.0] * len(players)
    while True:
        steps = _newton(won, logs)
        farthest = max(map(abs, steps), default=0.0)
        part = min(1.0, STRIDE / farthest) if farthest else 1.0
        logs = [value + part * step for value, step in zip(logs, steps, strict=True)]
        if farthest < CLOSE:
            return {player: MEAN + POINTS * value for player, value in zip(players, logs, strict=True)}


def bounds(beaten: Beaten) -> dict[str, Bound]:
    """Tell who never lost, and may be any better than rated, and who never won, and may be any worse."""
    found = dict[str, Bound]()
    for player in _players(beaten):
        won = sum(times for (ahead, _), times in beaten.items() if ahead == player)
        lost = sum(times for (_, behind), times in beaten.items() if behind == player)
        if won and not lost:
            found[player] = Bound.LEAST
        elif lost and not won:
            found[player] = Bound.MOST
    return found


def _players(beaten: Beaten) -> list[str]:
    return list(dict.fromkeys(player for pair in beaten for player in pair))


def _newton(won: Matrix, logs: Sequence[float]) -> list[float]:
    """Return a step of Newton's method towards the likeliest strengths; it leaves their mean as it is."""
    seats = range(len(logs))
    met = [[won[one][other] + won[other][one] for other in seats] for one in seats]
    ahead = [[1 / (1 + exp(logs[other] - logs[one])) for other in seats] for one in seats]
    slope = [sum(won[one][other] - met[one][other] * ahead[one][other] for other in seats) for one in seats]
    # Adding 1 everywhere picks the step of mean 0 among those that differ by a constant.
    bend = [[1 - met[one][other] * ahead[one][other] * ahead[other][one] for other in seats] for one in seats]
    for one in seats:
        bend[one][one] = 1 + sum(1 - bend[one][other] for other in seats if other != one)
    return _solved(bend, slope)


def _solved(matrix: Matrix, values: Sequence[float]) -> list[float]:
    """Solve linear equations of a positive definite matrix by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, values, strict=True)]
    for at, pivot in enumerate(rows):
        for row in rows[at + 1 :]:
            part = row[at] / pivot[at]
            row[at:] = [mine - part * theirs for mine, theirs in zip(row[at:], pivot[at:], strict=True)]
    found = [0.0] * len(rows)
    for at in reversed(range(len(rows))):
        known = sum(rows[at][other] * found[other] for other in range(at + 1, len(rows)))
        found[at] = (rows[at][-1] - known) / rows[at][at]
    return found
