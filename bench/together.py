"""Set whole tables of one level beside those of the next: `python -m bench.together strong casual newcomer`.

Everybody plays TerriStories together, on the same deals. Prints how often a table of each level won, and of
the deals that one of two tables alone has won, how many were those of the first.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from itertools import pairwise

from bench.pairing import Tally, new_match, play
from boardkit.games.terristories import GAME
from boardkit.games.terristories.box.things import Mission, Planet
from boardkit.games.terristories.rules.options import Options
from boardkit.many.figures import Rate
from boardkit.players.lookup import chooser_of


def wins(level: str, stars: int, given: Namespace) -> list[bool]:
    """Play every deal at a table of one level, and tell which were won."""
    options = Options(planet=list(Planet)[stars - 1], mission=list(Mission)[stars - 1], cooperative=True)
    choosers, tallies = [chooser_of(GAME.key, level)] * given.seats, [Tally()] * given.seats
    matches = (
        new_match(GAME, options, given.seats, f"{given.seed}:{number}") for number in range(given.games)
    )
    return [bool(GAME.score(play(match, choosers, tallies).state).winners) for match in matches]


def alone(one: Sequence[bool], other: Sequence[bool]) -> Rate:
    """Count the deals that one table has won and the other has lost, of all that a single one has won."""
    pairs = list(zip(one, other, strict=True))
    return Rate(pairs.count((True, False)), sum(mine != theirs for mine, theirs in pairs))


def main() -> None:
    """Play and print."""
    parser = ArgumentParser(prog="python -m bench.together", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("levels", nargs="+", help="random, greedy, or a level; the strongest first")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--stars", type=int, nargs="+", default=[1, 2, 3])
    given = parser.parse_args()
    for stars in given.stars:
        won = {level: wins(level, stars, given) for level in given.levels}
        for level, deals in won.items():
            print(f"stars {stars}, {level}: won", _told(Rate(sum(deals), given.games)), flush=True)
        for one, other in pairwise(given.levels):
            print(f"stars {stars}, {one} alone, not {other}:", _told(alone(won[one], won[other])), flush=True)


def _told(rate: Rate) -> str:
    return f"{rate.count} of {rate.of} ({rate.low:.0%} to {rate.high:.0%})"


if __name__ == "__main__":
    main()
