"""Screens as text, each read by a person; without colours, in which maps can be read as text, too.

Run `python -m tests.tui.test_golden` to draw them again after a change that is meant, and read what differs.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import chain, product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import pytest

from bench.pictures import Way, colours_of, in_the_middle, kept
from boardkit.core import CHANCE, Match
from boardkit.games import GAMES, KEYS
from boardkit.library import open_library
from boardkit.tui.app import BoardkitApp
from boardkit.tui.preferences import SETTING, Preferences
from boardkit.tui.start import Start
from tests.daily import by_night
from tests.tui.tools import shown

GOLDEN: Final = Path(__file__).parent / "golden"
SMALL, USUAL = (80, 24), (120, 40)

OPEN: Final = "water_sharing"
"""The game in whose middle nothing is hidden, so that no curtain falls."""

Moment = Callable[[Match[Any]], Match[Any]]


def beginning(match: Match[Any]) -> Match[Any]:
    """Go to the first question that a person is asked."""
    asked = (at for at, moment in enumerate(match.moments) if moment.step.state.to_move not in (None, CHANCE))
    return match.__replace__(at=next(asked))


def middle(match: Match[Any]) -> Match[Any]:
    """Stay in the middle."""
    return match


def curtain(match: Match[Any]) -> Match[Any]:
    """Close the table where a secret was asked for last: a curtain hides it, and tells what has happened."""
    states = [moment.step.state for moment in match.moments]
    private = (at for at in range(match.at, 0, -1) if states[at].to_move not in (None, CHANCE))
    at = next(at for at in private if match.game.private(states[at]))
    return match.__replace__(open_table=False, at=at)


def paying(match: Match[Any]) -> Match[Any]:
    """Go to the middle of the match, where a table begins to pay together."""
    kinds = [type(moment.step.state.question).__name__ for moment in match.moments]
    return match.__replace__(at=kinds.index("Finance", len(kinds) // 2))


def end(match: Match[Any]) -> Match[Any]:
    """Go to the end of the longest match that has one; the first is the longest of all."""
    ended = (one.__replace__(at=len(one.moments) - 1) for one in chain([match], kept(match.game)))
    return next(one for one in ended if one.over)


def screens() -> Iterator[tuple[str, Moment, tuple[int, int], str]]:
    """List the screens: game, moment, size, language."""
    for key in KEYS:
        yield key, beginning, SMALL, "en"
        yield key, middle, SMALL, "fr"
        yield key, middle, USUAL, "en"
        yield key, end, USUAL, "fr"
        if key != OPEN:
            yield key, curtain, SMALL, "fr"
    for size, language in product((SMALL, USUAL), ("en", "fr")):
        yield "terristories", paying, size, language


def by_day(every: Sequence[Any]) -> list[Any]:
    """Draw every fourth screen by day, and the rest by night."""
    return [by_night(*screen) if number % 4 else screen for number, screen in enumerate(every)]


def file_of(key: str, moment: Moment, size: tuple[int, int], language: str) -> Path:
    """Return where a screen is kept."""
    return GOLDEN / f"{key}_{moment.__name__}_{size[0]}x{size[1]}_{language}.txt"


@cache
def match_of(key: str) -> Match[Any]:
    return in_the_middle(GAMES[key])


async def drawn(key: str, moment: Moment, size: tuple[int, int], language: str) -> str:
    """Open a table, and return what is on the screen."""
    way = Way(size, language, colours=False)
    with TemporaryDirectory() as folder, open_library(Path(folder)) as library, colours_of(way):
        library.set_setting(SETTING, Preferences(language=language).plain())
        app = BoardkitApp(library, Start(new=moment(match_of(key))))
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            # What scrolls says how far once it knows its lines; its bar is painted after that.
            await pilot.pause()
            return "\n".join(line.rstrip() for line in shown(app).splitlines()) + "\n"


@pytest.mark.parametrize(("key", "moment", "size", "language"), by_day(list(screens())))
async def test_screens_are_as_they_were_last_read(
    key: str, moment: Moment, size: tuple[int, int], language: str
) -> None:
    before = file_of(key, moment, size, language).read_text(encoding="utf-8")
    assert await drawn(key, moment, size, language) == before


def main() -> None:
    """Draw all of them again."""
    GOLDEN.mkdir(exist_ok=True)
    for screen in screens():
        file_of(*screen).write_text(asyncio.run(drawn(*screen)), encoding="utf-8")


if __name__ == "__main__":
    main()
