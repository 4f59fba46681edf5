"""The borders of tiles as signs: braille strokes for hexes and octagons, box drawing for squares."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from boardkit.depth import Repertoire
from boardkit.draw.boxes import BOX, HEAVY, LIGHT, Arms, plain_box
from boardkit.draw.glyphs import spelled
from boardkit.draw.scene import Scene
from boardkit.draw.shapes import BRAILLE, Place

Spot = tuple[int, int]
Kin = Mapping[Spot, Place]
Weights = Mapping[Spot, int]

SIDES = (0, 1)


class Sign(NamedTuple):
    """How a cell of a border is drawn, in full, on a console and in 7 bits, and whether it is a light one."""

    text: str
    console: str
    plain: str
    light: bool


class Border(NamedTuple):
    """A cell of a border."""

    line: int
    column: int
    sign: Sign


def strokes_of(scene: Scene) -> Iterator[Border]:
    """Draw the outlines of all tiles in braille."""
    dots: dict[tuple[int, int], int] = {}
    for tile, look in scene.tiles:
        if look.outline:
            for line, column, bits in tile.shape.strokes:
                cell = (tile.line + line, tile.column + column)
                dots[cell] = dots.get(cell, 0) | bits
    for (line, column), bits in dots.items():
        yield Border(line, column, _stroke(bits))


@cache
def _stroke(bits: int) -> Sign:
    return Sign(chr(0x2800 + bits), plain := _plain_stroke(bits), plain, light=True)


def _plain_stroke(bits: int) -> str:
    """Draw a braille cell in 7 bits: a bar for an upright, else low, middle or high."""
    columns = [[row for row, dot in enumerate(column) if bits & dot] for column in zip(*BRAILLE, strict=True)]
    if max(map(len, columns)) > 2:
        return "|"
    rows = [row for column in columns for row in column]
    mean = sum(rows) / len(rows)
    return "'" if mean < 1 else "-" if mean <= 2 else "."


def frame(scene: Scene) -> Iterator[Border]:
    """Draw the borders of squares: heavy between groups, light inside one."""
    _, _, right, bottom = scene.geometry.tiles[0].shape.bounds
    pitch = (right - 1, bottom - 1)
    kin = _kin(scene, *pitch)
    around = {(x + east, y + south) for x, y in kin for east in SIDES for south in SIDES}
    uprights = {(x, y): _weigh(kin, (x - 1, y), (x, y)) for x, y in around}
    if pitch[1] == 1:
        yield from _bars(uprights, pitch[0])
        return
    levels = {(x, y): _weigh(kin, (x, y - 1), (x, y)) for x, y in around}
    yield from _lines(uprights, levels, *pitch)
    yield from _corners(uprights, levels, *pitch)


def _kin(scene: Scene, width: int, height: int) -> Kin:
    """Say for each outlined square, by column and row, which group it belongs to: at least its own."""
    outlined = [(tile, look.group) for tile, look in scene.tiles if look.outline]
    return {
        (tile.column // width, tile.line // height): (tile.place, group) if group is None else (group,)
        for tile, group in outlined
    }


def _weigh(kin: Kin, first: Spot, second: Spot) -> int:
    if first not in kin and second not in kin:
        return 0
    return LIGHT if kin.get(first) == kin.get(second) else HEAVY


def _lines(uprights: Weights, levels: Weights, width: int, height: int) -> Iterator[Border]:
    """Draw what has a weight between the corners; in 7 bits a light level is dotted, on even columns."""
    for (x, y), weight in uprights.items():
        if weight:
            sign = _sign(Arms(up=weight, down=weight))
            yield from (Border(line, x * width, sign) for line in range(y * height + 1, (y + 1) * height))
    for (x, y), weight in levels.items():
        if weight:
            even = _sign(Arms(right=weight, left=weight))
            odd = even._replace(plain=" ") if weight == LIGHT else even
            for column in range(x * width + 1, (x + 1) * width):
                yield Border(y * height, column, odd if column % 2 else even)


def _bars(uprights: Weights, width: int) -> Iterator[Border]:
    """Draw what parts squares that are one line high from those beside them."""
    for (x, y), weight in uprights.items():
        if weight:
            yield Border(y, x * width, _sign(Arms(up=weight, down=weight)))


def _corners(uprights: Weights, levels: Weights, width: int, height: int) -> Iterator[Border]:
    for x, y in uprights:
        arms = Arms(
            up=uprights.get((x, y - 1), 0),
            right=levels.get((x, y), 0),
            down=uprights.get((x, y), 0),
            left=levels.get((x - 1, y), 0),
        )
        yield Border(y * height, x * width, _sign(arms))


@cache
def _sign(arms: Arms) -> Sign:
    text = BOX[arms]
    return Sign(text, spelled(text, Repertoire.CONSOLE), plain_box(arms), light=max(arms) == LIGHT)
