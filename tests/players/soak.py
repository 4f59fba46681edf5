"""Let computer players of all levels play at random settings: `python -m tests.players.soak GAME`.

Each match has its own seats, options, levels and seed, drawn from a number that the output names, so that
any of them can be played again. Levels look at fewer tables than at a table of people (`--tables`), by the
same code.
"""

import gc
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from time import process_time
from typing import Any

from boardkit.core import Game, Match, Player, Seat, legal
from boardkit.games import GAMES
from boardkit.players.lookup import mind_of, options_at_random
from boardkit.players.mind import LEVELS, Level, Seen
from boardkit.players.search import decide

REPORT = 8
"""After how many matches the output grows by a line."""


def levels_of(number: int, seats: int) -> list[str]:
    """Seat one level at the whole table, or in every second match any level at each seat."""
    words, random = list(LEVELS), Random(number)
    one = words[number // 2 % len(words)]
    return [random.choice(words) for _ in range(seats)] if number % 2 else [one] * seats


def started(game: Game[Any], number: int, seats: int) -> Match[Any]:
    """Begin a match with options at random."""
    options = options_at_random(game, seats, Random(number))
    return Match.start(game, options, [Player(f"seat {seat}", seat) for seat in range(seats)], number)


def played(match: Match[Any], seated: Sequence[Level]) -> Match[Any]:
    """Play to the end; a match refuses what is not legal.

    Raises:
        AssertionError: a match is too long, a choice cannot be explained, or an end is none.
    """
    game, mind = match.game, mind_of(match.game.key)
    while not match.over:
        assert len(match.moments) <= game.longest, "the match is too long"
        seat, moves = Seat(match.state.to_move), legal(game, match.state)
        move = moves[0]
        if len(moves) > 1:
            verdict = decide(Seen.of(game, match.state, seat), mind, seated[seat], len(match.moments))
            move = verdict.move
            assert {word for word, _ in verdict.reasons(move)} <= {*mind.terms, "points", "won"}
        match = match.play(move)
    sheet = game.score(match.state)
    assert sheet.winners or sheet.verdict
    return match


def soak(game: Game[Any], numbers: Sequence[int], tables: int) -> Iterator[tuple[list[str], Match[Any]]]:
    """Play the matches of some numbers, and yield who played each.

    Raises:
        SystemExit: something failed, told with what plays it again.
    """
    levels = mind_of(game.key).levels
    for number in numbers:
        seats = game.seats[number // 8 % len(game.seats)]
        words = levels_of(number, seats)
        seated = [levels[word].__replace__(tables=min(tables, levels[word].tables)) for word in words]
        try:
            yield words, played(started(game, number, seats), seated)
        except Exception as error:
            raise SystemExit(f"match {number}, {words}: {type(error).__name__}: {error}") from error


def main() -> None:
    """Play, and say after some matches how far it went."""
    parser = ArgumentParser(prog="python -m tests.players.soak", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=tuple(GAMES))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--tables", type=int, default=40, help="how many a decision looks at")
    given = parser.parse_args()
    gc.freeze()
    numbers, seats, answers = range(given.first, given.first + given.games), Counter[str](), 0
    for number, (words, match) in enumerate(soak(GAMES[given.game], numbers, given.tables), given.first):
        seats.update(map(str, words))
        answers += len(match.moments) - 1
        if (number + 1) % REPORT == 0 or number == numbers[-1]:
            print(f"up to {number}: {dict(seats)}, {answers} answers, {process_time():.0f} s", flush=True)


if __name__ == "__main__":
    main()
