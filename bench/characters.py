"""What a character is like: `python -m bench.characters GAME casual-hungry --games 100`.

It meets the plain level, seat by seat in turn. Printed is how often each won, and the figures of a match in
which the two differ: what their answers brought and took at once, then those that differ most.
"""

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from statistics import fmean, variance
from typing import Any, Final

from bench.pairing import Tally, count, new_match, play
from boardkit.commands.reading import options_from
from boardkit.core import Match, Seat
from boardkit.core.lines.match import Sitter
from boardkit.games import GAMES
from boardkit.players.lookup import chooser_of, mind_of
from boardkit.players.mind import POINTS, RIVAL_POINTS

TOLD: Final = 6  # how many figures are printed
Figures = dict[str, float]


def figures(match: Match[Any], seat: Seat) -> Figures:
    """Count the answers of a seat by kind, what they bring and take at once, and what it has at the end."""
    counts, found = mind_of(match.game.key).counts, Counter[str]()
    brought = taken = 0.0
    for at, (before, moment) in enumerate(pairwise(match.moments)):
        if moment.seat == seat:
            then, now = (counts(one.step.state, seat) for one in (before, moment))
            brought += max(0.0, now.get(POINTS, 0.0) - then.get(POINTS, 0.0))
            taken += max(0.0, then.get(RIVAL_POINTS, 0.0) - now.get(RIVAL_POINTS, 0.0))
            kind = type(moment.move).__name__
            found.update([kind, f"{kind} in the first half"] if at < len(match.moments) / 2 else [kind])
    ends = {f"{word} at the end": number for word, number in counts(match.state, seat).items()}
    return {"points of its own at once": brought, "points taken at once": taken, **found, **ends}


def apart(own: Sequence[float], plain: Sequence[float]) -> float:
    """Tell by how many standard errors the mean of some numbers is above that of others."""
    spread = sqrt(variance(own) / len(own) + variance(plain) / len(plain))
    return (fmean(own) - fmean(plain)) / spread if spread else 0.0


def main() -> None:
    """Play, and print."""
    parser = ArgumentParser("python -m bench.characters", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("sitter", type=Sitter)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=7000)
    parser.add_argument("--option", action="append", default=[], help="name=value")
    given = parser.parse_args()
    game, words = GAMES[given.game], (given.sitter, given.sitter.level)
    tallies, seen = (Tally(), Tally()), (list[Figures](), list[Figures]())
    for number in range(given.games):
        plain = [(seat + number) % given.seats != 0 for seat in range(given.seats)]
        match = new_match(game, options_from(game, given.option), given.seats, f"{given.seed}:{number}")
        seated = [tallies[side] for side in plain]
        match = play(match, [chooser_of(given.game, words[side]) for side in plain], seated)
        count(match, seated)
        for seat, side in enumerate(plain):
            seen[side].append(figures(match, Seat(seat)))
    for word, tally in zip(words, tallies, strict=True):
        print(f"{word:16}", tally.told())
    told = []
    for word in dict.fromkeys(word for side in seen for one in side for word in one):
        mine, others = ([one.get(word, 0.0) for one in side] for side in seen)
        told.append((" at once" in word, abs(apart(mine, others)), word, fmean(mine), fmean(others)))
    for _, errors, word, own, level in sorted(told, reverse=True)[:TOLD]:
        print(f"  {word}: {own:.2f} beside {level:.2f}, {errors:.1f} standard errors")


if __name__ == "__main__":
    main()
