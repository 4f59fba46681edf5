"""Undo, branches, refusals, lists and records of Tectonic Tribes: `python -m bench.engine`."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import cycle, islice
from random import Random
from typing import Any

from bench import matches
from bench.figures import Figure, print_figures, timed
from boardkit.core import CHANCE, Match, Move, Study, legal, records
from boardkit.games.tectonic_tribes.rules.model import State
from boardkit.games.tectonic_tribes.rules.moves import Pass, PlaceTerrain, PlaceTribe
from boardkit.games.tectonic_tribes.rules.questions import PlaceCard

MOVES = 1_000
"""How long a line of moves is walked; the longest match of the game is shorter, so it is repeated."""

LATE = 0.75
"""From which part of a match on a table is late."""


def long_line() -> Match[Any]:
    """Return a match of 1,000 moves: the moments of a long one over and over, each with its own table."""
    match = matches.finished(5, seed=1, advanced=True)
    moments = tuple(islice(cycle(match.moments), MOVES + 1))
    return match.__replace__(moments=moments, at=MOVES)


def walking(line: Match[Any], random: Random) -> Iterator[Figure]:
    """Measure how long it takes to stand somewhere else, and to play on from there."""
    places = random.choices(range(MOVES + 1), k=1000)
    yield Figure("jump to a moment", [timed(partial(line.jump, at)) for at in places], 1e-3)
    standing = [line.jump(at) for at in places]
    yield Figure("undo", [timed(match.undo) for match in standing], 1e-3)
    yield Figure("redo", [timed(match.redo) for match in standing], 1e-3)
    branches = [(match, matches.choose(legal(match.game, match.state), random)) for match in asked(standing)]
    times = [timed(partial(branch, line, match.at, move)) for match, move in branches]
    yield Figure("branch: jump and answer", times, 1e-3)
    decisions = [(match, move) for match, move in branches if match.state.to_move != CHANCE]
    times = [timed(partial(match.play, move)) for match, move in decisions]
    yield Figure("a decision, with chance's answers after it", times)


def asked(standing: Sequence[Match[Any]]) -> Iterator[Match[Any]]:
    """Leave out where the match is over."""
    return (match for match in standing if not match.over)


def branch(line: Match[Any], at: int, move: Move) -> Match[Any]:
    """Begin another line at a moment."""
    return line.jump(at).answer(move)


def late_tables(played: Sequence[Match[Any]]) -> list[State]:
    """Return the tables late in the matches at which a card is to be laid."""
    tables = (
        moment.step.state for match in played for moment in match.moments[int(len(match.moments) * LATE) :]
    )
    return [table for table in tables if isinstance(table.question, PlaceCard)]


def listing(late: Sequence[State]) -> Iterator[Figure]:
    """Measure the list of all moves where a card is to be laid, late in a match."""
    lists = [len(legal(matches.GAME, table)) for table in late]
    name = f"list the {sum(lists) // len(lists)} ({max(lists)} at most) placements late in a match"
    yield Figure(name, [timed(partial(legal, matches.GAME, table)) for table in late], 2e-3)


def refusing(late: Sequence[State], random: Random) -> Iterator[Figure]:
    """Measure `refusal` about the moves of each table, of other tables, and about passing."""
    refusal = matches.GAME.refusal
    moves = [move for table in late for move in random.sample(legal(matches.GAME, table), 3)]
    pairs = [(table, move) for table in late for move in random.sample(moves, 20)]
    for kind in (PlaceTerrain, PlaceTribe):
        times = [timed(partial(refusal, table, move)) for table, move in pairs if isinstance(move, kind)]
        yield Figure(f"refusal: {kind.verb}", times, 100e-6)
    yield Figure("refusal: pass", [timed(partial(refusal, table, Pass())) for table in late], 100e-6)


def recording(played: Sequence[Match[Any]]) -> Iterator[Figure]:
    """Measure writing matches down, reading them, and playing them again."""
    moves = sum(len(match.moments) - 1 for match in played) // len(played)
    yield Figure(f"write a record of {moves} moves", [timed(partial(dump, match)) for match in played])
    texts = [dump(match) for match in played]
    yield Figure("read it", [timed(partial(records.from_json, text)) for text in texts])
    plain = map(records.from_json, texts)
    replays = [timed(partial(records.restore, matches.GAME, record)) for record in plain]
    yield Figure("play it again, every move checked", replays)


def dump(match: Match[Any]) -> bytes:
    """Write a match down."""
    return records.to_json(records.record(Study(match), "0")).encode()


def main() -> None:
    """Measure and print."""
    random = Random(1)
    played = [matches.finished(5, seed) for seed in range(30)]
    late = late_tables(played)
    print_figures(
        [*walking(long_line(), random), *refusing(late, random), *listing(late), *recording(played)]
    )


if __name__ == "__main__":
    main()
