"""Tune the weights of a game's judgement by self-play: `python -m bench.tune GAME --level casual`.

Each round changes every weight by some factor and lets the changed judgement play the present one, each deal
from every seat; what wins clearly is kept. Tune on other seeds than those that strength is measured by.
"""

import argparse
from random import Random
from statistics import mean, stdev
from typing import Any

from attrs import asdict, evolve

from bench.pairing import Tally, new_match, play
from boardkit.games import GAMES
from boardkit.players.lookup import Chooser, mind_of
from boardkit.players.mind import Level, Mind
from boardkit.players.search import decide


def changed(weights: Any, random: Random, by: float) -> Any:
    """Multiply about half of the weights, each by a factor of its own."""
    factors = {name: random.lognormvariate(0, by) for name in asdict(weights) if random.random() < 0.5}
    return evolve(weights, **{name: asdict(weights)[name] * factor for name, factor in factors.items()})


def chooser(mind: Mind[Any, Any], level: Level) -> Chooser:
    """Return who decides by a mind."""
    return lambda seen, seed: decide(seen, mind, level, seed).move


def lead(key: str, one: Chooser, other: Chooser, seats: int, seed: str) -> float:
    """Return by how many points one beats others on the same deal, the mean over all seats."""
    leads = []
    for seat in range(seats):
        seated = [one if place == seat else other for place in range(seats)]
        match = play(new_match(GAMES[key], GAMES[key].options(), seats, seed), seated, [Tally()] * seats)
        totals = match.game.score(match.state).totals
        leads.append(totals[seat] - mean(totals[:seat] + totals[seat + 1 :]))
    return mean(leads)


def main() -> None:
    """Tune, and print the weights whenever they become better."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--level", default="casual")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--by", type=float, default=0.3)
    parser.add_argument("--seed", type=int, default=77)
    given = parser.parse_args()
    mind, random = mind_of(given.game), Random(given.seed)
    level = mind.levels[given.level]
    for number in range(given.rounds):
        other = mind.__replace__(weights=changed(mind.weights, random, given.by))
        pair = chooser(other, level), chooser(mind, level)
        seeds = [f"{given.seed}:{number}:{game}" for game in range(given.games)]
        leads = [lead(given.game, *pair, given.seats, seed) for seed in seeds]
        clear = mean(leads) > 1.5 * stdev(leads) / len(leads) ** 0.5
        print(f"{number:3} lead {mean(leads):+.2f} {'kept' if clear else ''}", flush=True)
        if clear:
            mind = other
            print(mind.weights, flush=True)


if __name__ == "__main__":
    main()
