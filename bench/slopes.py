"""Tell how much each weight of a judgement matters: `python -m bench.slopes GAME --games 400`.

Every seat of every match scatters all weights, each by a factor of its own; what a seat makes beyond the mean
of the others (alone: all its points) are then laid against each factor. Printed for each weight:
how many points it gains if e times as large, with the standard error of that.
"""

import argparse
from collections.abc import Sequence
from math import exp
from random import Random
from statistics import mean
from typing import Any

from attrs import asdict, evolve

from bench.pairing import Tally, new_match, play
from bench.tune import chooser
from boardkit.commands.reading import options_from
from boardkit.games import GAMES
from boardkit.players.lookup import mind_of


def slope(logs: list[float], gains: list[float]) -> tuple[float, float]:
    """Return what a gain grows by with a logarithm, and the standard error of that."""
    middle, usual = mean(logs), mean(gains)
    spread = sum((log - middle) ** 2 for log in logs)
    grown = sum((log - middle) * (gain - usual) for log, gain in zip(logs, gains, strict=True)) / spread
    rest = mean([(gain - usual) ** 2 for gain in gains])
    return grown, (rest / spread) ** 0.5


def scattered(weights: Any, random: Random, by: float) -> tuple[dict[str, float], Any]:
    """Change every weight by a factor of its own; tell the logarithm of each."""
    logs = {name: random.gauss(0, by) for name in asdict(weights)}
    return logs, evolve(weights, **{name: old * exp(logs[name]) for name, old in asdict(weights).items()})


def started(weights: Any, words: list[str]) -> Any:
    """Set weights as `name=number` says."""
    return evolve(
        weights, **{name: float(number) for name, _, number in (word.partition("=") for word in words)}
    )


def gains_of(totals: Sequence[int]) -> Sequence[float]:
    """Return the points of every seat beyond the mean of the others; alone, all its points."""
    if len(totals) == 1:
        return totals
    return [own - (sum(totals) - own) / (len(totals) - 1) for own in totals]


def main() -> None:
    """Play with scattered weights and print the slopes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--level", default="strong")
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--by", type=float, default=0.4)
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--option", action="append", default=[], help="name=value")
    parser.add_argument("--set", action="append", default=[], help="weight=number")
    given = parser.parse_args()
    game, mind, random = GAMES[given.game], mind_of(given.game), Random(given.seed)
    level, options = mind.levels[given.level], options_from(game, given.option)
    mind = mind.__replace__(weights=started(mind.weights, given.set))
    logs: dict[str, list[float]] = {name: [] for name in asdict(mind.weights)}
    gains: list[float] = []
    for number in range(given.games):
        tries = [scattered(mind.weights, random, given.by) for _ in range(given.seats)]
        seated = [chooser(mind.__replace__(weights=weights), level) for _, weights in tries]
        deal = new_match(game, options, given.seats, f"{given.seed}:{number}")
        sheet = game.score(play(deal, seated, [Tally()] * given.seats).state)
        gains.extend(gains_of(sheet.totals))
        for name, found in logs.items():
            found.extend(each[name] for each, _ in tries)
    print(f"{len(gains)} seats, points {mean(gains):.2f}")
    for name, found in logs.items():
        grown, error = slope(found, gains)
        print(f"{name:12} {asdict(mind.weights)[name]:8.3f} {grown:+7.2f} ± {error:.2f}")


if __name__ == "__main__":
    main()
