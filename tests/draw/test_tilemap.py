import io
from itertools import pairwise
from typing import Literal

import pytest
from rich.console import Console
from rich.measure import Measurement

from boardkit.core import CHANCE
from boardkit.draw.cropping import READABLE, Detail, closest
from boardkit.draw.drawings import drawing_of
from boardkit.draw.geometry import fitting, geometry
from boardkit.draw.looks import Marks
from boardkit.draw.paint import Tier, TileMap, paint
from boardkit.draw.palette import palette
from boardkit.draw.shapes import Size
from boardkit.draw.show import Picture
from boardkit.games import GAMES
from tests.desk.tools import new_match
from tests.draw.boards import HEXES, looks
from tests.every import every_key, with_each

LOOKS = looks(geometry(HEXES, Size.M))


def console(
    width: int = 80,
    height: int = 30,
    *,
    no_color: bool = False,
    color_system: Literal["truecolor"] | None = "truecolor",
) -> Console:
    """Make a console that writes into the void and records."""
    return Console(
        record=True,
        file=io.StringIO(),
        width=width,
        height=height,
        no_color=no_color,
        color_system=color_system,
        force_terminal=True,
    )


@pytest.mark.parametrize(
    ("width", "height", "size"),
    [
        (80, 24, Size.S),
        (80, 30, Size.M),
        (100, 40, Size.L),
        (46, 10, Size.XS),
        (40, 8, Size.XS),
        (150, 60, Size.XXL),
    ],
)
def test_the_largest_size_that_fits_the_console_is_drawn(width: int, height: int, size: Size) -> None:
    recorder = console(width, height)
    recorder.print(TileMap(HEXES, LOOKS, tier=Tier.OUTLINE), crop=False, no_wrap=True)
    assert len(recorder.export_text().splitlines()) == geometry(HEXES, size).lines


def test_the_map_is_as_wide_as_its_board() -> None:
    recorder = console()
    assert Measurement.get(recorder, recorder.options, TileMap(HEXES, LOOKS)) == (73, 73)


def test_the_text_export_is_the_painted_text() -> None:
    recorder = console()
    recorder.print(TileMap(HEXES, LOOKS, tier=Tier.OUTLINE, size=Size.M))
    exported = "\n".join(line.rstrip() for line in recorder.export_text().splitlines())
    assert exported == paint(geometry(HEXES, Size.M), LOOKS, Marks(), palette(), Tier.OUTLINE).text()


def test_the_svg_export_shows_fills_and_chips() -> None:
    recorder = console()
    recorder.print(TileMap(HEXES, LOOKS))
    svg = recorder.export_svg()
    assert palette()["terrain.forest"] in svg
    assert palette()["owner.0"] in svg


def test_the_tier_follows_the_console() -> None:
    for recorder, sign in (
        (console(), "▀"),
        (console(no_color=True), "⢸"),
        (console(color_system=None), "⢸"),
    ):
        recorder.print(TileMap(HEXES, LOOKS))
        assert sign in recorder.export_text()


def test_a_console_of_7_bits_gets_7_bits() -> None:
    recorder = Console(record=True, file=io.TextIOWrapper(io.BytesIO(), encoding="ascii"), width=80)
    recorder.print(TileMap(HEXES, LOOKS))
    assert recorder.export_text().isascii()


def test_a_centred_map_stands_in_the_middle() -> None:
    recorder = console()
    recorder.print(TileMap(HEXES, LOOKS, size=Size.S, tier=Tier.ASCII, centred=True))
    middle = recorder.export_text().splitlines()[9]
    assert len(middle) - len(middle.lstrip()) == (80 - 55) // 2


def picture_of(key: str) -> Picture:
    match = new_match(GAMES[key], max(2, GAMES[key].seats[0]), 5)
    return drawing_of(key).map(match.game.view(match.state, CHANCE), None)


@every_key
def test_tiles_of_a_detail_lie_to_each_other_as_on_the_whole(key: str) -> None:
    board = picture_of(key).board
    for size in board.sizes:
        whole = board.layout(size).tiles
        kept = whole[len(whole) // 3 : len(whole) // 2 + 1]
        detail = Detail(board, frozenset(tile.place for tile in kept))
        plan = geometry(detail, size)
        assert (plan.columns, plan.lines) == detail.extent(size)
        assert {tile.place for tile in plan.tiles} == detail.places
        for (one, other), (first, second) in zip(pairwise(kept), pairwise(plan.tiles), strict=True):
            apart = second.column - first.column, second.line - first.line
            assert (other.column - one.column, other.line - one.line) == apart


@every_key
@with_each("room", [(80, 18), (120, 22), (200, 45)])
def test_what_happened_is_shown_as_large_as_can_be_read(key: str, room: tuple[int, int]) -> None:
    picture = picture_of(key)
    place = picture.board.layout(picture.board.sizes[0]).tiles[-1].place
    part = closest(picture, {place}, *room)
    assert place in part.looks
    sizes = list(picture.board.sizes)
    now, before = fitting(part.board, *room), fitting(picture.board, *room)
    assert sizes.index(now) >= sizes.index(before)
    assert len(part.looks) <= len(picture.looks)
    assert now in READABLE or room[1] < 30
