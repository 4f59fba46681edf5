"""Half blocks stand only where two colours meet in a cell: what is of one colour is a blank on its ground."""

from collections.abc import Iterator

import pytest
from rich.color import Color, ColorSystem
from rich.console import Console
from rich.text import Text

from boardkit.draw.blocks import Room
from boardkit.draw.colours import Depth
from boardkit.draw.drawings import match_palette
from boardkit.draw.geometry import geometry
from boardkit.draw.looks import Marks
from boardkit.draw.paint import paint
from boardkit.draw.palette import Palette
from boardkit.draw.show import shared_in
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk
from tests.desk.tools import pressed, random_match, seated
from tests.every import every_key

BLOCKS = frozenset("▀▄")

FEWER = {Depth.EIGHT_BIT: ColorSystem.EIGHT_BIT, Depth.STANDARD: ColorSystem.STANDARD}

depths = pytest.mark.parametrize("depth", [Depth.FULL, *FEWER])
grounds = pytest.mark.parametrize("dark", [True, False])


def desks(key: str) -> Iterator[Desk]:
    """Sit down early and late in a match, with and without a move that hovers."""
    match = random_match(key, 200)
    for at in (match.at // 3, match.at):
        desk = seated(match.jump(at))
        yield from (desk, pressed(desk, "tab").desk)


def sent(colour: str, depth: Depth) -> object:
    """Return what a terminal of a depth shows for a colour."""
    parsed = Color.parse(colour)
    return parsed.get_truecolor() if depth is Depth.FULL else parsed.downgrade(FEWER[depth])


def palette_of(desk: Desk, depth: Depth, *, dark: bool) -> Palette:
    return match_palette(desk.game.key, tuple(range(len(desk.match.players))), depth, dark=dark)


@pytest.mark.sample(24)
@every_key
@depths
@grounds
def test_no_map_has_half_blocks_of_one_colour_at_any_size(key: str, depth: Depth, dark: bool) -> None:
    blocks = 0
    for desk in desks(key):
        scene, colours = panels.map_(desk), palette_of(desk, depth, dark=dark)
        everywhere = frozenset(scene.picture.looks)
        for marks in (
            scene.marks,
            Marks(),
            Marks(legal=everywhere),
            scene.marks.__replace__(hint=everywhere),
        ):
            for size in scene.picture.board.sizes:
                plan = geometry(scene.picture.board, size)
                for run in (
                    one for row in paint(plan, scene.picture.looks, marks, colours).rows for one in row
                ):
                    if BLOCKS & {*run.text}:
                        assert run.pen.ink is not None
                        assert run.pen.ground is not None
                        assert sent(run.pen.ink, depth) != sent(run.pen.ground, depth), (size, run)
                        blocks += len(run.text)
    assert blocks


@every_key
@depths
def test_nothing_beside_a_map_has_half_blocks_of_one_colour(key: str, depth: Depth) -> None:
    console = Console(color_system=None)
    for desk in desks(key):
        colours = palette_of(desk, depth, dark=True)
        told: list[Text] = []
        for room in (Room(36, 6), Room(27, 15), Room(60, 30)):
            told += shared_in(desk.drawing, desk.state, desk.words, colours, room)
        for segment in (one for line in told for one in line.render(console)):
            if BLOCKS & {*segment.text}:
                assert segment.style is not None
                assert segment.style.color != segment.style.bgcolor
