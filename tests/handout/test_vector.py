"""The one writer of SVG: its form holds in every renderer, and one renderer paints what the table shows."""

import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from functools import cache
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Any
from unicodedata import name
from xml.etree import ElementTree as ET

import pytest
import resvg_py
from PIL import Image
from rich.cells import cell_len

from bench.pictures import in_the_middle, path_of, rows
from boardkit.core import Match, Seat
from boardkit.draw.canvas import Canvas, Pen, Run
from boardkit.draw.colours import channels
from boardkit.draw.drawings import drawing_of, match_palette
from boardkit.draw.geometry import geometry
from boardkit.draw.looks import Marks
from boardkit.draw.paint import Tier, paint
from boardkit.draw.palette import Depth
from boardkit.draw.shapes import Size
from boardkit.games import GAMES, KEYS
from boardkit.handout.vector import BLOCKS, HIGH, SHADES, WIDE, is_shape, svg
from tests.every import every_key, with_each
from tests.test_house import ROOT

PAPER, INK = "#ffffff", "#101010"
NAMESPACE = "{http://www.w3.org/2000/svg}"
MARKS = {"x", "y", "fill", "font-weight", "font-style"}
"""What a text may say of itself: what every renderer understands."""

Pixels = Callable[[int, int], tuple[int, int, int]]


def canvas(*lines: str, pen: Pen = Pen()) -> Canvas:  # noqa: B008 - it never changes
    """Make a canvas of lines in one pen."""
    width = max(map(cell_len, lines))
    return Canvas(width, tuple((Run(line + " " * (width - cell_len(line)), pen),) for line in lines))


def drawn(*lines: str, pen: Pen = Pen(), zoom: float = 1) -> tuple[str, Image.Image]:  # noqa: B008
    picture = svg(canvas(*lines, pen=pen), PAPER, INK, "label", alone=True)
    return picture, rendered(picture, zoom)


def rendered(picture: str, zoom: float = 1) -> Image.Image:
    """Paint a picture by resvg, which brings no fonts along: letters may be missing."""
    return Image.open(BytesIO(resvg_py.svg_to_bytes(svg_string=picture, zoom=zoom))).convert("RGB")


def words(picture: str) -> list[tuple[list[int], int, str]]:
    """List the words of a picture with their columns and lines."""
    root = ET.fromstring(picture)  # noqa: S314 - the test wrote it
    return [
        ([int(x) // WIDE for x in text.attrib["x"].split()], int(text.attrib["y"]) // HIGH, text.text or "")
        for text in root.iter(f"{NAMESPACE}text")
    ]


@cache
def pictures() -> dict[str, str]:
    """Collect pictures of each kind: screens, as they are kept, and maps in every size and tier."""
    found = {key: path_of(key).read_text("utf-8") for key in KEYS}
    for key, size, tier in product(KEYS, (Size.S, Size.L), (Tier.TILE, Tier.OUTLINE)):
        painted, ground, ink = of_map(key, size, tier)
        found[f"{key} {size} {tier}"] = svg(painted, ground, ink, "map")
    return found


@cache
def midway(key: str) -> Match[Any]:
    return in_the_middle(GAMES[key])


@cache
def of_map(key: str, size: Size, tier: Tier) -> tuple[Canvas, str, str]:
    """Paint the map of a match in its middle, with the colours of paper."""
    match = midway(key)
    picture = drawing_of(key).map(match.game.view(match.state, Seat(0)), None)
    colours = match_palette(key, (0, 1, 2), Depth.FULL, dark=False)
    fitting = size if size in picture.board.sizes else picture.board.sizes[0]
    plan = geometry(picture.board, fitting)
    painted = paint(plan, picture.looks, Marks(coordinates=True), colours, tier)
    return painted, colours.background, colours["text"]


def test_texts_are_words_and_say_what_every_renderer_understands() -> None:
    for picture in pictures().values():
        root = ET.fromstring(picture)  # noqa: S314 - the test wrote it
        texts = list(root.iter(f"{NAMESPACE}text"))
        assert texts
        assert {mark for text in texts for mark in text.attrib} <= MARKS
        assert not any(map(len, texts))
        assert all(text.text for text in texts)
        signs = {sign for text in texts for sign in text.text or ""}
        assert not any(sign.isspace() or is_shape(sign) for sign in signs)
        assert {element.tag.removeprefix(NAMESPACE) for element in root.iter()} <= {
            *("svg", "title", "rect", "path", "g", "text")
        }
        colours = {value for one in root.iter() for key, value in one.attrib.items() if key == "fill"}
        assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in colours)
        fonts = {one.attrib["font-family"] for one in root.iter() if "font-family" in one.attrib}
        assert all(font.startswith("DejaVu Sans Mono,") for font in fonts)


def test_a_file_has_a_size_of_its_own_and_asks_for_nothing() -> None:
    picture, image = drawn("Ada", "Béla")
    assert image.size == (4 * WIDE, 2 * HIGH)
    assert re.search(r'viewBox="0 0 40 40" width="40" height="40"', picture)
    assert not re.search(r"href|url\(|@import|<style|<image", picture)


PLACED = {
    "Ada lays card 40": [
        ([0, 1, 2], "Ada"),
        ([4, 5, 6, 7], "lays"),
        ([9, 10, 11, 12], "card"),
        ([14, 15], "40"),
    ],
    "\xa0a\u202fb\u3000c": [([1], "a"), ([3], "b"), ([6], "c")],
    "e\u0301te\u0301": [([0, 0, 1, 2, 2], "e\u0301te\u0301")],
    "漢字x": [([0], "漢"), ([2], "字"), ([4], "x")],
    "a👩\u200d🚀b": [([0], "a"), ([1], "👩\u200d🚀"), ([3], "b")],
    "❤\ufe0f!": [([0], "❤\ufe0f"), ([2], "!")],
    "a│b─█c": [([0], "a"), ([2], "b"), ([5], "c")],
    "שלום x": [([0], "שלום"), ([5], "x")],
    "<b>&\"'": [([0, 1, 2, 3, 4, 5], "<b>&\"'")],
}
"""What is written, and where its letters are: in cells, or where a word is that is written from the right."""


@with_each("line, placed", PLACED.items())
def test_every_letter_stands_in_its_cell(line: str, placed: list[tuple[list[int], str]]) -> None:
    found = words(drawn("", line)[0])
    assert [(columns, word) for columns, _, word in found] == placed
    assert {row for _, row, _ in found} == {1}


def test_no_letter_of_a_table_is_lost_or_moved() -> None:
    for key, tier in product(KEYS, (Tier.TILE, Tier.OUTLINE)):
        painted = of_map(key, Size.L, tier)[0]
        cells = dict[tuple[int, int], str]()
        for y, line in enumerate(painted.text().splitlines()):
            cells |= {(x, y): sign for x, sign in enumerate(line) if not (sign.isspace() or is_shape(sign))}
        seen = {
            (x, y): sign
            for columns, y, word in words(pictures()[f"{key} {Size.L} {tier}"])
            for x, sign in zip(columns, word, strict=True)
        }
        assert seen == cells


def test_what_no_file_may_hold_is_replaced() -> None:
    picture = svg(canvas("A\x1bB\ufffeC\ud800"), PAPER, INK, "label\x00\x0b", alone=True)
    ET.fromstring(picture)  # noqa: S314 - the test wrote it
    picture.encode("utf-8")


def grounds(painted: Canvas, paper: str) -> Iterator[tuple[int, int, str, str]]:
    """Tell of each cell that has no letter the colour of its upper and of its lower half."""
    for y, row in enumerate(painted.rows):
        x = 0
        for text, pen in row:
            ink, ground = pen.ink or INK, pen.ground or paper
            ink, ground = (ground, ink) if pen.reverse else (ink, ground)
            for sign in text:
                halves = {" ": (ground, ground), "▀": (ink, ground), "▄": (ground, ink), "█": (ink, ink)}
                if sign in halves:
                    yield x, y, *halves[sign]
                x += cell_len(sign)


def wrong(painted: Canvas, ground: str, image: Image.Image, zoom: int) -> list[tuple[int, int]]:
    """List the cells whose colours in an image are not those that were painted."""
    found = []
    for x, y, *halves in grounds(painted, ground):
        for half, colour in enumerate(halves):
            at = (x * WIDE + WIDE // 2) * zoom, (y * HIGH + HIGH // 4 + half * HIGH // 2) * zoom
            seen = image.getpixel(at)
            assert isinstance(seen, tuple)
            if any(abs(one - other) > 2 for one, other in zip(seen, channels(colour), strict=True)):
                found.append((x, y))
    return found


@pytest.mark.sample(6)
@every_key
def test_cells_are_painted_in_the_colours_of_the_table(key: str) -> None:
    painted, ground, ink = of_map(key, Size.L, Tier.TILE)
    image = rendered(svg(painted, ground, ink, "map", alone=True))
    assert sum(1 for _ in grounds(painted, ground)) > 300
    assert wrong(painted, ground, image, 1) == []


@pytest.mark.nightly
@every_key
def test_librsvg_paints_the_same(key: str, tmp_path: Path) -> None:
    assert shutil.which("rsvg-convert"), "this test wants rsvg-convert"
    painted, ground, ink = of_map(key, Size.L, Tier.TILE)
    (tmp_path / "map.svg").write_text(svg(painted, ground, ink, "map", alone=True), "utf-8")
    subprocess.run(["rsvg-convert", "-z", "2", "map.svg", "-o", "map.png"], cwd=tmp_path, check=True)
    image = Image.open(tmp_path / "map.png").convert("RGB")
    assert wrong(painted, ground, image, 2) == []
    # It knows one place for a text, and strips blanks: letters are where they are looked for all the same.
    for columns, y, _ in words(svg(painted, ground, ink, "map")):
        for x in columns:
            box = (x * 2 * WIDE, y * 2 * HIGH, (x + 1) * 2 * WIDE, (y + 1) * 2 * HIGH)
            colours = image.crop(box).getcolors(2 * WIDE * 2 * HIGH)
            assert colours is not None
            assert len(colours) > 1


RINGS = ("┌─┐│└┘", "┏━┓┃┗┛", "╔═╗║╚╝", "╭─╮│╰╯", "╒═╕│╘╛", "╓─╖║╙╜", "┍━┑│┕┙", "▛▀▜▌▙▟", "▗▄▖▐▝▘")
"""Corners and sides of frames."""


@pytest.mark.sample(6)
@pytest.mark.parametrize("ring", RINGS)
@pytest.mark.parametrize("zoom", [1, 1.3, 2, 0.7])
def test_frames_are_closed(ring: str, zoom: float) -> None:
    left_up, above, right_up, side, left_low, right_low = [*ring]
    right = {"▌": "▐", "▐": "▌"}.get(side, side)
    below = {"▀": "▄", "▄": "▀"}.get(above, above)
    top, low = left_up + above * 4 + right_up, left_low + below * 4 + right_low
    picture = drawn("", f" {top} ", *[f" {side}    {right} "] * 3, f" {low} ", "", zoom=zoom)[1]
    middle = picture.width // 2, picture.height // 2
    assert is_light(picture, middle)
    assert middle not in reached(picture)


def is_light(picture: Image.Image, at: tuple[int, int]) -> bool:
    seen = picture.getpixel(at)
    assert isinstance(seen, tuple)
    return sum(seen) > 3 * 200


def reached(picture: Image.Image) -> set[tuple[int, int]]:
    """Walk from a corner over whatever is light."""
    found, ways = {(0, 0)}, [(0, 0)]
    while ways:
        x, y = ways.pop()
        for at in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
            inside = 0 <= at[0] < picture.width and 0 <= at[1] < picture.height
            if inside and at not in found and is_light(picture, at):
                found.add(at)
                ways.append(at)
    return found


SIDES = {"UP": (5, 0), "DOWN": (5, 19), "LEFT": (0, 10), "RIGHT": (9, 10)}
"""Where a line leaves its cell, in pixels."""


@with_each("number", range(0x2500, 0x2580))
def test_lines_leave_their_cell_where_their_name_says(number: int) -> None:
    sign = chr(number)
    called = name(sign).replace("VERTICAL", "UP DOWN").replace("HORIZONTAL", "LEFT RIGHT").split()
    if {"DASH", "DIAGONAL"} & set(called):
        assert is_shape(sign) == ("DIAGONAL" in called)
        return
    image = drawn(sign)[1]
    for side, (x, y) in SIDES.items():
        flat = side in ("LEFT", "RIGHT")
        near = [(x, y + by) if flat else (x + by, y) for by in range(-3, 4)]
        assert any(not is_light(image, at) for at in near) == (side in called), side


def test_blocks_and_dots_fill_what_they_are_called_for() -> None:
    for number in range(0x2580, 0x25A0):
        sign = chr(number)
        assert is_shape(sign)
        image = drawn(sign)[1].convert("L")
        light, dark = 255, int(INK[1:3], 16)
        share = sum(light - level for level in image.tobytes()) / (light - dark) / (WIDE * HIGH)
        assert share == pytest.approx(expected(sign), abs=0.07), sign
    dots = [sum(level < 128 for level in drawn(sign)[1].convert("L").tobytes()) for sign in "⠀⠁⠃⠇⣿"]
    assert dots == [number * dots[1] for number in (0, 1, 2, 3, 8)]


def expected(sign: str) -> float:
    """Read from the name of a block how much of its cell it fills."""
    called = name(sign)
    if sign in SHADES:
        return 1 - SHADES[sign]
    if "QUADRANT" in called:
        return BLOCKS[sign].bit_count() / 4
    parts = {"FULL": 1, "HALF": 1 / 2, "ONE QUARTER": 1 / 4, "THREE QUARTERS": 3 / 4}
    eighths = {"ONE": 1, "THREE": 3, "FIVE": 5, "SEVEN": 7}
    parts |= {f"{said} EIGHTH": number / 8 for said, number in eighths.items()}
    return max(share for said, share in parts.items() if said in called)


def test_dim_reverse_and_underlined_are_seen() -> None:
    plain = drawn("a")[0]
    assert f'fill="{INK}"' in plain
    assert 'fill="#707070"' in drawn("a", pen=Pen(dim=True))[0]
    turned, image = drawn("a ", pen=Pen(reverse=True))
    assert f'y="15" fill="{PAPER}"' in turned
    assert not is_light(image, (15, 10))
    assert not is_light(drawn("  ", pen=Pen(underline=True))[1], (15, 17))
    strong = drawn("a", pen=Pen("#aa0000", bold=True, italic=True))[0]
    assert 'fill="#aa0000" font-weight="bold" font-style="italic"' in strong
    assert 'fill="#ff0000"' in drawn("a", pen=Pen("color(9)"))[0]


def test_nothing_else_draws_svg_or_exports_pages() -> None:
    for path in (ROOT / "src").rglob("*.py"):
        assert not re.search(r"export_(svg|html)\(", path.read_text("utf-8")), path


def test_rows_of_a_picture_can_be_read_again() -> None:
    assert rows(drawn("Ada  lays", " x")[0]) == ["Ada  lays", " x"]
