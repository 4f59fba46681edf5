"""A match of each game at a pseudo-terminal: what is typed leads to the score sheet, and is kept as meant."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from boardkit.core import Match, Study, legal, notation
from boardkit.games import GAMES
from boardkit.library import open_library
from boardkit.tui.desk.desk import Desk, Outcome, asks_all, update
from boardkit.tui.desk.intents import Do, Say
from boardkit.tui.desk.match.curtain import Curtain
from boardkit.tui.desk.match.forms import FillingTogether
from boardkit.tui.desk.match.together import AnsweringTogether
from boardkit.tui.desk.update import HandingOver
from boardkit.tui.desk.wishes import Ask
from tests.desk.tools import after, called_to_answer, new_match, seated, surely
from tests.every import every_key
from tests.tui.windows import Window

FEW: Final = 2
WHOLE: Final = 10_000
"""How many decisions are left by day, and more than there are by night."""

FORGO: Final = "p"
"""The key by which nobody who has not said so answers."""


def begun(key: str, left: int) -> Match[Any]:
    """Play a match at an open table at random until so many decisions are left."""
    random, line = Random(4), [new_match(GAMES[key], GAMES[key].seats[0], 4).__replace__(open_table=True)]
    while not line[-1].over:
        line.append(line[-1].play(random.choice(legal(line[-1].game, line[-1].state))))
    return line[max(len(line) - 1 - left, 0)]


def typing(desk: Desk, random: Random) -> Iterator[tuple[str, Desk]]:
    """Decide to the end of the match, and say what is typed for each step, with the desk it leads to."""
    while not desk.match.over:
        keys, desk = step(desk, random)
        yield keys, desk


def step(desk: Desk, random: Random) -> tuple[str, Desk]:
    """Hand over, look, call for a turn to speak, or type a move."""
    if isinstance(desk.mode, HandingOver | Curtain):
        return "\r", after(desk, Do.ACT)
    if isinstance(desk.mode, FillingTogether | AnsweringTogether):
        return "\x1b", called_to_answer(desk)
    if asks_all(desk):
        seat, window = desk.match.state.to_move, desk.window
        assert seat is not None
        assert window is not None
        letter = "" if seat in window.wants else "abcdef"[seat]
        return letter + FORGO, called_to_answer(desk)
    line = notation.write(random.choice(legal(desk.game, desk.match.state)))
    outcome = update(after(desk, Do.TYPE_MOVE), Say(line))
    return f":{line}\r{sure(outcome)}", surely(outcome).desk


def sure(outcome: Outcome) -> str:
    """Say yes where it is asked for."""
    return "y" if any(isinstance(wish, Ask) for wish in outcome.wishes) else ""


@pytest.mark.sample(5)
@every_key
@pytest.mark.parametrize(
    "left", [FEW, pytest.param(WHOLE, marks=[pytest.mark.nightly, pytest.mark.timeout(0)])]
)
def test_what_is_typed_is_played_to_the_score_sheet_and_kept(left: int, key: str, tmp_path: Path) -> None:
    match = begun(key, left)
    with open_library(tmp_path) as library:
        number = library.create(Study(match))
    with Window("resume", str(number), "--data", str(tmp_path), "--lang", "en") as window:
        window.painted("keys")
        desk = seated(match)
        for keys, now in typing(desk, Random(9)):
            window.type_in(keys)
            # Right after a turn nothing is heard.
            window.painted(": the score" if now.match.over else "")
            desk = now
    with open_library(tmp_path) as library:
        kept = library.load(number, GAMES).main
    assert [moment.move for moment in kept.moments] == [moment.move for moment in desk.match.moments]
    assert kept.over
