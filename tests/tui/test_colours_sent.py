"""The colours that a terminal is sent, read from the bytes of its window: of every game, at every depth."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from boardkit.core import Study
from boardkit.draw.colours import LEGIBLE, PAINTED, Depth, bright
from boardkit.draw.drawings import match_palette
from boardkit.games import GAMES
from boardkit.library import open_library
from boardkit.tui.preferences import SETTING, MapStyle, Preferences, SeatColours, Theme
from tests.draw.seeing import legible
from tests.every import every_key
from tests.games.test_every_word import random_match
from tests.tui.windows import Window

RUN: Final = re.compile(rb"\x1b\[([\d;]+)m([^\x1b]+)\x1b\[0m")
"""Text in one style, as Textual sends it: the codes before, and none after."""

TERMINALS: Final[Mapping[Depth, Mapping[str, str]]] = {
    Depth.EIGHT: {"TERM": "linux"},
    Depth.STANDARD: {"TERM": "xterm"},
    Depth.EIGHT_BIT: {"TERM": "xterm-256color"},
    Depth.FULL: {"TERM": "xterm-256color", "COLORTERM": "truecolor"},
}

Code = str | int


class Run(NamedTuple):
    """Text with its ink and its ground, None where nothing is said of them."""

    text: str
    ink: Code | None
    ground: Code | None
    bold: bool


def runs(written: bytes, depth: Depth) -> Iterator[Run]:
    """Read what was sent, and refuse codes that a terminal of such a depth does not have."""
    for codes, text in RUN.findall(written):
        numbers = iter([int(code) for code in codes.split(b";")])
        colours: dict[bool, Code] = {}
        bold = False
        for code in numbers:
            bold |= code == 1
            if code in (38, 48):
                colours[code == 38] = _named(numbers, depth)
            elif code in (*range(30, 38), *range(40, 48)):
                assert depth in (Depth.EIGHT, Depth.STANDARD)
                colours[code < 40] = code % 10
            elif code >= 90:
                assert depth is Depth.STANDARD
                colours[code < 100] = code % 10 + 8
        yield Run(text.decode(), colours.get(True), colours.get(False), bold)


def _named(numbers: Iterator[int], depth: Depth) -> Code:
    if next(numbers) == 5:
        number = next(numbers)
        assert depth is Depth.EIGHT_BIT
        assert number > 15, "the first sixteen are the terminal's own"
        return number
    assert depth is Depth.FULL
    return "#" + "".join(f"{next(numbers):02x}" for _ in range(3))


def held_to(found: list[Run], depth: Depth) -> None:
    """Hold what was sent to what has to be readable."""
    for run in found:
        if run.ink is None or run.ground is None or PAINTED.issuperset(run.text):
            continue
        own = isinstance(run.ink, int) and run.ink < 16
        assert not (own and run.bold and run.ink == 0), run
        ink = bright(int(run.ink)) if own and run.bold else run.ink
        # Where all colours are mixed, words are held to it, and no frames and signs.
        said = depth is not Depth.FULL or any(map(str.isalnum, run.text))
        assert not said or legible(ink, run.ground, depth) >= LEGIBLE, run


def kept(folder: Path, key: str, preferences: Preferences) -> None:
    """Keep a match that has gone on for a while, to be resumed."""
    match = random_match(GAMES[key], 3, GAMES[key].seats[-1], 60).__replace__(open_table=True)
    with open_library(folder) as library:
        library.create(Study(match))
        library.set_setting(SETTING, preferences.plain())


def shown(window: Window, wanted: str) -> None:
    """Wait until a window shows a text, and for the rest of the picture."""
    window.shows(lambda text: wanted in text)
    window.rests(0.3)


@pytest.mark.sample(20)
@pytest.mark.parametrize("depth", TERMINALS)
@every_key
def test_a_table_and_a_dialog_over_it_are_sent_as_they_are_meant(
    key: str, depth: Depth, tmp_path: Path
) -> None:
    dark, safe = depth is not Depth.STANDARD or key < "t", key > "s"
    seat_colours = SeatColours.SAFE if safe else SeatColours.STANDARD
    theme = Theme.DARK if dark else Theme.LIGHT
    kept(tmp_path, key, Preferences(theme=theme, map_style=MapStyle.TILE, seat_colours=seat_colours))
    seats = GAMES[key].seats[-1]
    palette = match_palette(key, tuple(range(seats)), depth, dark=dark, colour_blind=safe)
    with Window("resume", "--data", str(tmp_path), "--lang", "en", environment=TERMINALS[depth]) as window:
        shown(window, "keys")
        table = list(runs(window.written, depth))
        window.type_in("?")
        shown(window, "narrow the list")
    both = list(runs(window.written, depth))
    held_to(table if depth is Depth.FULL else both, depth)  # words fade behind a dialog
    chips = {run.text.strip(): run.ground for run in table if re.fullmatch(" [A-E] ", run.text)}
    assert chips
    for letter, ground in chips.items():
        meant = palette[f"owner.{'ABCDE'.index(letter)}"]
        assert depth is Depth.EIGHT_BIT or ground == (meant if depth is Depth.FULL else int(meant[6:-1]))
    if depth is Depth.EIGHT_BIT:
        # Behind the dialog all is grey; only what is chosen in it has a colour.
        coloured = {
            run.ground for run in both[len(table) :] if isinstance(run.ground, int) and run.ground < 232
        }
        assert len(coloured) == 1
        assert len({run.ground for run in table if isinstance(run.ground, int) and run.ground < 232}) > 4


def test_without_colours_nothing_but_greys_is_sent(tmp_path: Path) -> None:
    kept(tmp_path, "life_in_reterra", Preferences(map_style=MapStyle.TILE))
    environment = {"TERM": "xterm", "NO_COLOR": "1"}
    with Window("resume", "--data", str(tmp_path), "--lang", "en", environment=environment) as window:
        shown(window, "keys")
    found = list(runs(window.written, Depth.STANDARD))
    held_to(found, Depth.STANDARD)
    assert {run.ground for run in found} | {run.ink for run in found} <= {None, 0, 7, 8, 15}
