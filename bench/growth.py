"""What long matches cost: bytes kept a decision, and a match of 5,000 decisions with 50 branches.

Usage: python -m bench.growth
"""

import gc
import tracemalloc
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from bench.explaining import terraforms
from bench.figures import Figure, print_figures, print_table, worked
from bench.matches import finished, opening
from boardkit.core import CHANCE, Game, Match, Move, Study, legal
from boardkit.core.lines.course import Stride
from boardkit.games import GAMES
from boardkit.library import Library, MatchId, open_library
from boardkit.text import words_for
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, update
from boardkit.tui.desk.intents import Do, Stroll, Want
from boardkit.tui.desk.match.playing import Choosing
from boardkit.tui.desk.sight import Walk

DECISIONS: Final = 5_000
BRANCHES: Final = 50
ON_A_BRANCH: Final = 10
"""How many decisions each branch has of its own."""

LONG: Final = 2
"""The seed of a match that gets so long; of three matches one does."""

TIMES: Final = 10
STEPS: Final = 100

MARS: Final = GAMES["terraforming_mars"]


def kept(game: Game[Any]) -> tuple[str, ...]:
    """Count the bytes that a whole match at the most seats keeps in memory for each decision."""
    seats = game.seats[-1]
    finished(seats, 1, game=game)
    gc.collect()
    tracemalloc.start()
    match = finished(seats, 2, game=game)
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    decisions = len(match.decisions()) - 1
    return (game.key, str(seats), str(decisions), f"{held / decisions:,.0f}", f"{held / 1e6:.1f} MB")


def unhurried(match: Match[Any], random: Random) -> Move:
    """Choose a legal move that does not bring the end nearer, if there is one."""
    moves = list(legal(match.game, match.state))
    random.shuffle(moves)
    return next((move for move in moves if not terraforms(match.game, match.state, move)), moves[0])


def going_on(match: Match[Any], decisions: int, random: Random) -> Match[Any]:
    """Play on for so many decisions, or to the end."""
    for _ in range(decisions):
        if match.over:
            break
        match = match.play(unhurried(match, random))
    return match


def long_study(decisions: int, branches: int) -> Study[Any]:
    """Play a long match of Terraforming Mars, and branches from moments all along it."""
    random = Random(LONG)
    begun = opening(MARS.seats[-1], LONG, game=MARS, corporate_era=True).__replace__(open_table=True)
    study = Study(going_on(begun, decisions, random))
    asked = study.main.decisions()
    for number in range(branches):
        study = study.switch("").branch(f"line {number}", asked[number * len(asked) // branches])
        study = study.playing(going_on(study.match, ON_A_BRANCH, random))
    return study.switch("")


def opened(library: Library, number: MatchId) -> Walk:
    """Load a match, every move checked, and walk through it."""
    return Walk.through(library.load(number, GAMES).main, CHANCE)


def steps(study: Study[Any]) -> list[float]:
    """Measure steps of a walk back from the end, each drawn, in seconds of a core."""
    words = words_for("en", MARS.key, [player.name for player in study.main.players])
    desk = update(Desk.of(study, words, Choosing()), Want.SIT_DOWN).desk
    desk = update(update(desk, Do.WALK).desk, Do.TO_END).desk
    times = []
    for _ in range(STEPS):
        desk = update(desk, Stroll(Stride.HAPPENING, -1)).desk
        times.append(worked(partial(drawn, desk)))
    return times


def drawn(desk: Desk) -> None:
    """Go one happening back, and draw the map and what is told."""
    desk = update(desk, Stroll(Stride.HAPPENING, -1)).desk
    panels.map_(desk)
    desk.sight.told(desk.words)


def figures(lengths: Sequence[tuple[int, int]]) -> Iterator[Figure]:
    """Measure opening and walking of matches of so many decisions with so many branches."""
    for decisions, branches in lengths:
        study = long_study(decisions, branches)
        name = f"{len(study.main.decisions()) - 1} decisions, {branches} branches"
        with TemporaryDirectory() as folder, open_library(Path(folder)) as library:
            number = library.create(study)
            times = [worked(partial(opened, library, number)) for _ in range(TIMES)]
        yield Figure(f"{name}: open", times, 1.0)
        yield Figure(f"{name}: a step of a walk, without a terminal", steps(study))


def main() -> None:
    """Measure and print."""
    head = ("game", "seats", "decisions", "bytes a decision", "in all")
    print_table(head, [kept(game) for game in GAMES.values()])
    print_figures(figures([(100, 2), (DECISIONS, BRANCHES)]))


if __name__ == "__main__":
    main()
