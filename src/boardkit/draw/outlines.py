"""Tiers without colour: borders in braille, box drawing or 7 bits, rings in half blocks or signs."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from typing import Literal, NamedTuple

from boardkit.draw.canvas import Cell, Pen, Row, join
from boardkit.draw.glyphs import BOX, HEAVY, LIGHT, Arms, Repertoire, glyph, plain_box, seven_bit, spelled
from boardkit.draw.looks import Mark
from boardkit.draw.scene import Hand, Scene
from boardkit.draw.shapes import BRAILLE, Place, Size

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
    """Draw a cell in braille; in 7 bits a bar stands for an upright, else a low, middle or high sign."""
    columns = [[row for row, dot in enumerate(column) if bits & dot] for column in zip(*BRAILLE, strict=True)]
    rows = [row for column in columns for row in column]
    mean = sum(rows) / len(rows)
    plain = "'" if mean < 1 else "-" if mean <= 2 else "."
    plain = "|" if max(map(len, columns)) > 2 else plain
    return Sign(chr(0x2800 + bits), plain, plain, light=True)


def frame(scene: Scene) -> Iterator[Border]:
    """Draw the borders of squares: heavy between groups, light inside one."""
    _, _, right, bottom = scene.geometry.tiles[0].shape.bounds
    pitch = width, height = right - 1, bottom - 1
    # Each outlined square, by column and row, belongs to a group: at least to its own.
    kin: Kin = {
        (tile.column // width, tile.line // height): (tile.place, None)
        if look.group is None
        else (look.group,)
        for tile, look in scene.tiles
        if look.outline
    }
    around = {(x + east, y + south) for x, y in kin for east in SIDES for south in SIDES}
    uprights = {(x, y): _weigh(kin, (x - 1, y), (x, y)) for x, y in around}
    if height == 1:
        for (x, y), weight in uprights.items():
            if weight:
                yield Border(y, x * width, _sign(Arms(up=weight, down=weight)))
        return
    levels = {(x, y): _weigh(kin, (x, y - 1), (x, y)) for x, y in around}
    yield from _lines(uprights, levels, *pitch)
    yield from _corners(uprights, levels, *pitch)


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


PLAIN, BOLD, REVERSED = Pen(), Pen(bold=True), Pen(reverse=True)
FIRST = Pen(bold=True, reverse=True)
CUT = Pen(bold=True, reverse=True, underline=True)
"""How the first of several keys is written: hints of neighbours may touch."""

BLOCKS = {(True, True): "█", (True, False): "▀", (False, True): "▄"}

SIGNS: Mapping[Mark, str] = {
    Mark.HINT: "??",
    Mark.LEGAL: "‹›",
    Mark.PICKED: "«»",
    Mark.LAST: "**",
    Mark.REFUSED: "!!",
    Mark.CURSOR: "›‹",
}
ASCII_SIGNS: Mapping[Mark, str] = {**SIGNS, Mark.LEGAL: "[]", Mark.PICKED: "{}", Mark.CURSOR: "><"}
RING_SIGNS: Mapping[Mark, str] = {mark: pair for mark, pair in SIGNS.items() if mark is not Mark.LEGAL}
"""On boards whose rings are drawn in half blocks, the ring says by itself that a tile is legal."""

Lines = dict[int, list[Cell]]
Stroke = Literal["text", "console", "plain"]  # which sign of a border is drawn


def paint_outlines(scene: Scene) -> Iterator[tuple[int, Row]]:
    """Paint the lines of a scene in braille or box drawing."""
    squares, columns = scene.geometry.is_grid, scene.geometry.columns
    lines = _bordered(scene, "text")
    solid = _solid(scene, squares)
    for y, x in {(spot // columns // 2, spot % columns) for spot in solid}:
        if y in lines:
            upper = 2 * y * columns + x
            lines[y][x] = Cell(BLOCKS[upper in solid, upper + columns in solid], PLAIN)
    return _written(lines, scene, SIGNS if squares else RING_SIGNS, str)


def paint_console(scene: Scene) -> Iterator[tuple[int, Row]]:
    """Paint the lines of a scene with what fonts of Linux's console have: box drawing and whole blocks."""
    lines = _bordered(scene, "console")
    _draw_edges(lines, scene, "▒")
    cursor = scene.marks.cursor
    if cursor is not None and cursor in scene.geometry:
        for line, column, width in scene.geometry.slots(cursor):
            if line in lines:
                lines[line][column : column + width] = [Cell(" ", REVERSED)] * width
    return _written(lines, scene, ASCII_SIGNS, partial(spelled, repertoire=Repertoire.CONSOLE))


def paint_ascii(scene: Scene) -> Iterator[tuple[int, Row]]:
    """Paint the lines of a scene in 7 bits."""
    lines = _bordered(scene, "plain")
    _draw_edges(lines, scene, "=")
    return _written(lines, scene, ASCII_SIGNS, seven_bit, reverses=False)


def _draw_edges(lines: Lines, scene: Scene, sign: str) -> None:
    """Draw borders such as rivers, a sign for each cell that they touch."""
    for spot in (spot for _, spots in scene.edges() for spot in spots):
        y, x = divmod(spot, scene.geometry.columns)
        if y // 2 in lines:
            lines[y // 2][x] = Cell(sign, BOLD)


def _bordered(scene: Scene, by: Stroke) -> Lines:
    """Draw the borders of all tiles, light ones dimly; where nothing lies between tiles, none."""
    lines = {y: [Cell(" ", PLAIN)] * scene.geometry.columns for y in scene.lines}
    if scene.geometry.size is not Size.TIGHT:
        for line, column, sign in frame(scene) if scene.geometry.is_grid else strokes_of(scene):
            if line in lines:
                lines[line][column] = _border_cell(sign, by)
    return lines


@cache
def _border_cell(sign: Sign, by: Stroke) -> Cell:
    return Cell(getattr(sign, by), Pen(dim=sign.light))


def _solid(scene: Scene, squares: bool) -> set[int]:
    """Collect the px that are drawn solid: borders such as rivers, rings, the tile under the cursor."""
    geometry, cursor = scene.geometry, scene.marks.cursor
    columns = geometry.columns
    solid = {spot for _, spots in scene.edges() for spot in spots}
    for mark, ring in scene.rings() if not squares else ():
        solid.update(px for px in ring if mark is not Mark.LAST or (px // columns + px % columns) % 2 == 0)
    if cursor is not None and cursor in geometry:
        if not squares:
            solid.update(geometry.body(cursor))
        for line, column, width in geometry.slots(cursor) if squares else ():
            for start in (2 * line * columns + column, (2 * line + 1) * columns + column):
                solid.update(range(start, start + width))
    return solid


def _written(
    lines: Lines,
    scene: Scene,
    signs: Mapping[Mark, str],
    spell: Callable[[str], str],
    *,
    reverses: bool = True,
) -> Iterator[tuple[int, Row]]:
    """Write what stands on the tiles; in a tier that reverses, a solid cursor needs no signs."""
    for tile, look in scene.tiles:
        mark = scene.shown.get(tile.place)
        reverse = reverses and tile.place == scene.marks.cursor
        # The glyph of its terrain stands on a tile that says nothing but by its colour.
        silent = not look.lines and (mark is not None or look.fill != "empty")
        told = look.__replace__(lines=(glyph(look.fill),)) if silent else look
        round_it = signs.get(mark, "") if mark and not reverse else ""
        written = scene.writing(tile, told, "{}", round_it, reverses, coloured=look.fill == "empty")
        for line, column, text, hand in written:
            pen = _pen(hand, reverse=reverse)
            cells = [Cell(sign, pen) for sign in spell(text)]
            if hand is Hand.LETTER and len(cells) > 1:
                cells[0] = Cell(cells[0].text, FIRST)
            start = tile.column + column
            if tile.line + line in lines:
                lines[tile.line + line][start : start + len(cells)] = cells
    return ((y, join(cells[scene.columns.start : scene.columns.stop])) for y, cells in lines.items())


def _pen(hand: Hand, *, reverse: bool) -> Pen:
    if hand is Hand.FIRST_LETTER:
        return CUT
    if reverse or hand is Hand.LETTER:
        return REVERSED
    return Pen(bold=hand is not Hand.LABEL, dim=hand is Hand.LABEL)
