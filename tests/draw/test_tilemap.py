"""A map as a Rich renderable: choosing a size and tier, and exporting."""

import io
from typing import Literal

import pytest
from rich.console import Console
from rich.measure import Measurement

from boardkit.draw.geometry import geometry
from boardkit.draw.looks import Marks
from boardkit.draw.paint import Tier, TileMap, paint
from boardkit.draw.palette import palette
from boardkit.draw.shapes import Size
from tests.draw.boards import HEXES, looks

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
