"""The borders of tiles as signs: braille strokes for hexes and octagons, box drawing for squares."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from boardkit.draw.boxes import BOX, HEAVY, LIGHT, Arms, plain_box
from boardkit.draw.scene import Scene
from boardkit.draw.shapes import BRAILLE, Place

Spot = tuple[int, int]
Kin = Mapping[Spot, Place]
Weights = Mapping[Spot, int]

SIDES = (0, 1)
LEVEL = Arms(right=LIGHT, left=LIGHT)


class Border(NamedTuple):
    """A cell of a border: where it is, its sign, its sign in 7 bits, and whether it is a light one."""

    line: int
    column: int
    sign: str
    plain: str
    light: bool


def strokes_of(scene: Scene) -> Iterator[Border]:
    """Draw the outlines of all tiles in braille."""
    dots: dict[tuple[int, int], int] = {}
    for tile, look in scene.tiles:
        if look.outline:
            for line, column, bits in tile.shape.strokes:
                cell = (tile.line + line, tile.column + column)
                dots[cell] = dots.get(cell, 0) | bits
    for (line, column), bits in dots.items():
        yield Border(line, column, chr(0x2800 + bits), _plain_stroke(bits), light=True)


@cache
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
    """Draw what has a weight between the corners."""
    for (x, y), weight in ((spot, weight) for spot, weight in uprights.items() if weight):
        for line in range(y * height + 1, (y + 1) * height):
            yield _border(line, x * width, Arms(up=weight, down=weight))
    for (x, y), weight in ((spot, weight) for spot, weight in levels.items() if weight):
        for column in range(x * width + 1, (x + 1) * width):
            yield _border(y * height, column, Arms(right=weight, left=weight))


def _corners(uprights: Weights, levels: Weights, width: int, height: int) -> Iterator[Border]:
    for x, y in uprights:
        arms = Arms(
            up=uprights.get((x, y - 1), 0),
            right=levels.get((x, y), 0),
            down=uprights.get((x, y), 0),
            left=levels.get((x - 1, y), 0),
        )
        yield _border(y * height, x * width, arms)


def _border(line: int, column: int, arms: Arms) -> Border:
    """Draw a border cell; in 7 bits a light level line is dotted, on even columns."""
    dotted = arms == LEVEL and column % 2 == 1
    return Border(line, column, BOX[arms], " " if dotted else plain_box(arms), light=max(arms) == LIGHT)
