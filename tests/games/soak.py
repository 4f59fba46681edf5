"""Play thousands of matches at random and count the box at every step: `python -m tests.games.soak GAME`.

Each match has its own seats, options and seed, drawn from a number that the output names, so that any of them
can be played again.
"""

import gc
from argparse import ArgumentParser
from collections import Counter
from random import Random
from time import perf_counter
from typing import Any

from boardkit.core import Game, Match, Player, Step, legal
from boardkit.core.editing.sound import counted, faults_of, recompute_derived
from boardkit.core.rules.game import legal_slowly
from boardkit.games import GAMES
from boardkit.players.lookup import options_at_random, pick

REPORT = 500
"""After how many matches the output grows by a line."""

SLOWLY = 5
"""In one of how many matches `refusal` is asked about every candidate."""

LOOK = 150
"""After how many answers a table is looked over for all that the editor would find wrong."""


def soak(game: Game[Any], number: int, seats: int) -> Match[Any]:
    """Play a match to its end, every table counted, and in every fifth match every list held to the slow one.

    Raises:
        AssertionError: a promise is broken.
    """
    random = Random(number)
    options = options_at_random(game, seats, random)
    match = Match.start(game, options, [Player(f"seat {seat}", seat) for seat in range(seats)], number)
    for moment in match.moments:
        count(game, moment.step)
    while not match.over:
        assert len(match.moments) <= game.longest, "the match is too long"
        moves = legal(game, match.state)
        assert number % SLOWLY or moves == legal_slowly(game, match.state)
        before = len(match.moments)
        match = match.play(pick(moves, random) if number % 2 else random.choice(moves))
        for moment in match.moments[before:]:
            count(game, moment.step)
    for moment in match.moments[::LOOK]:
        assert faults_of(game, moment.step.state) == ()
    sheet = game.score(match.state)
    assert sheet.winners or sheet.verdict
    return match


def count(game: Game[Any], step: Step[Any]) -> None:
    """Count every table of a step, and set up the last one again."""
    for state in (*(frame.state for frame in step.frames[:-1]), step.state):
        assert not list(counted(game.box(state), game.pieces(state)))
    assert recompute_derived(game, step.state) == step.state


def main() -> None:
    """Play, and say after some matches how far it went."""
    parser = ArgumentParser(prog="python -m tests.games.soak", description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    given = parser.parse_args()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
    game, began, answers = GAMES[given.game], perf_counter(), 0
    played: Counter[int] = Counter()
    for number in range(given.first, given.first + given.games):
        seats = game.seats[number // 2 % len(game.seats)]
        try:
            answers += len(soak(game, number, seats).moments) - 1
        except Exception as error:
            raise SystemExit(f"match {number} at {seats} seats: {type(error).__name__}: {error}") from error
        played[seats] += 1
        if played.total() % REPORT == 0:
            spent = perf_counter() - began
            print(f"{played.total()} matches {dict(played)}, {answers} answers, {spent:.0f} s", flush=True)


if __name__ == "__main__":
    main()
