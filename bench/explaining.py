"""Why not, what would come of it, and opening a match for walking: `python -m bench.explaining`.

Usage: python -m bench.explaining [GAME ...]
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from bench.figures import Figure, print_figures, timed, worked
from bench.late import played
from boardkit.core import CHANCE, Game, Match, Move, Study, legal
from boardkit.core.rules.ahead import guessed, preview
from boardkit.core.teaching.coverage import applied
from boardkit.games import GAMES
from boardkit.games.terraforming_mars.rules.changes import ParameterRaised
from boardkit.library import Library, MatchId, open_library
from boardkit.tui.desk.sight import Walk

DECISIONS = 1_000
"""How long the match is that is opened for walking, where matches of a game get so long."""

TABLES, MOVES = 300, 20
"""How many tables are asked about, and how many moves at each."""

TIMES = 20
"""How often a match is opened."""


TRIES = 8
"""Among how many moves a player of a long match looks for one that does not bring the end nearer."""


def unhurried(game: Game[Any], state: Any, random: Random) -> Move:
    """Choose a legal move, if there is one among some, that does not terraform."""
    moves = legal(game, state)
    some = random.sample(moves, min(TRIES, len(moves)))
    return next((move for move in some if not terraforms(game, state, move)), some[0])


def terraforms(game: Game[Any], state: Any, move: Move) -> bool:
    """Tell whether a move raises a parameter of Mars, which ends a game of Terraforming Mars in time."""
    return any(isinstance(frame.event, ParameterRaised) for frame in game.apply(state, move).frames)


def long_match(game: Game[Any]) -> Match[Any]:
    """Play the longest of some matches at the most seats, and stop at the decision that is enough."""
    seats = game.seats[-1]
    lines = (islice(played(game, game.options(), seats, seed, unhurried), DECISIONS + 1) for seed in range(3))
    return max((list(line)[-1] for line in lines), key=lambda match: len(match.decisions()))


def asked(match: Match[Any], random: Random) -> Iterator[tuple[Any, Move]]:
    """Choose tables of a match, and moves of the whole match to ask about at each."""
    tables = [
        moment.step.state for moment in match.moments if moment.step.state.to_move not in (None, CHANCE)
    ]
    moves = [moment.move for moment in match.moments if moment.move is not None and moment.seat != CHANCE]
    for state in random.sample(tables, min(TABLES, len(tables))):
        own = list(legal(match.game, state))
        for move in (*random.sample(moves, MOVES // 2), *random.sample(own, min(MOVES // 2, len(own)))):
            yield state, move


def explaining(match: Match[Any]) -> Iterator[Figure]:
    """Measure the conditions of moves, refused and legal, and the preview of the legal ones."""
    game, random = match.game, Random(1)
    pairs = list(asked(match, random))
    refused = [(state, move) for state, move in pairs if game.refusal(state, move) is not None]
    allowed = [(state, move) for state, move in pairs if game.refusal(state, move) is None]
    for name, some in (("refused", refused), ("legal", allowed)):
        times = [timed(partial(game.conditions, state, move)) for state, move in some]
        yield Figure(f"{game.key}: why, or why not: {name}", times, 100e-6)
    known = [(guessed(game, state, state.to_move), state.to_move, move) for state, move in allowed[:TABLES]]
    yield Figure(
        f"{game.key}: what would come of it",
        [timed(partial(preview, game, table, seat, move)) for table, seat, move in known],
    )


def opening(match: Match[Any]) -> Iterator[Figure]:
    """Measure loading a saved match, every move checked, with its walk; and which rules applied in it.

    Both are seconds of a core, as whoever opens a match waits for nothing else.
    """
    length = f"a match of {len(match.decisions()) - 1} decisions"
    with TemporaryDirectory() as folder, open_library(Path(folder)) as library:
        number = library.create(Study(match))
        times = [worked(partial(_walk, library, number)) for _ in range(TIMES)]
        yield Figure(f"{match.game.key}: open {length} for walking", times, 0.3)
    times = [worked(partial(applied, match)) for _ in range(TIMES)]
    yield Figure(f"{match.game.key}: the rules that applied in {length}", times)


def _walk(library: Library, number: MatchId) -> Walk:
    return Walk.through(library.load(number, GAMES).main, CHANCE)


def figures(keys: Sequence[str]) -> Iterator[Figure]:
    """Measure game by game."""
    for key in keys:
        match = long_match(GAMES[key])
        yield from explaining(match)
        yield from opening(match)


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser("python -m bench.explaining", description=__doc__)
    parser.add_argument(
        "games", nargs="*", metavar="GAME", help=f"one of {', '.join(GAMES)}; all if none is named"
    )
    print_figures(figures(parser.parse_args().games or list(GAMES)))


if __name__ == "__main__":
    main()
