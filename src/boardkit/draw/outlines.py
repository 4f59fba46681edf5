"""Tiers without colour: borders in braille, box drawing or 7 bits, rings in half blocks or signs."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from typing import Literal, NamedTuple

from boardkit.core.values import Value
from boardkit.draw.canvas import Cell, Pen, Row, join
from boardkit.draw.glyphs import BOX, HEAVY, LIGHT, Arms, Repertoire, glyph, plain_box, seven_bit, spelled
from boardkit.draw.looks import Look, Mark
from boardkit.draw.scene import Hand, Scene
from boardkit.draw.shapes import BRAILLE, Place, Size, Tile

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

_on_console = partial(spelled, repertoire=Repertoire.CONSOLE)

Lines = dict[int, list[Cell]]
Stroke = Literal["text", "console", "plain"]
"""Which sign of a border is drawn."""


class _Style(Value):
    """What tells the outline tier, which has a solid cursor and room for blanks, from the 7-bit one."""

    signs: Mapping[Mark, str]
    reverses: bool
    spell: Callable[[str], str]


def paint_outlines(scene: Scene) -> Iterator[tuple[int, Row]]:
    """Paint the lines of a scene in braille or box drawing."""
    squares = scene.geometry.is_grid
    lines = _blank(scene)
    _draw_borders(lines, scene, "text")
    _draw_blocks(lines, scene, _solid(scene, squares))
    _write(lines, scene, _Style(SIGNS if squares else RING_SIGNS, reverses=True, spell=str))
    for y, cells in lines.items():
        yield y, join(cells)


def paint_console(scene: Scene) -> Iterator[tuple[int, Row]]:
    """Paint the lines of a scene with what fonts of Linux's console have: box drawing and whole blocks."""
    lines = _blank(scene)
    _draw_borders(lines, scene, "console")
    _draw_edges(lines, scene, "▒")
    cursor = scene.marks.cursor
    if cursor is not None and cursor in scene.geometry:
        for line, column, width in scene.geometry.slots(cursor):
            if line in lines:
                lines[line][column : column + width] = [Cell(" ", REVERSED)] * width
    _write(
        lines,
        scene,
        _Style(ASCII_SIGNS, reverses=True, spell=_on_console),
    )
    for y, cells in lines.items():
        yield y, join(cells)


def paint_ascii(scene: Scene) -> Iterator[tuple[int, Row]]:
    """Paint the lines of a scene in 7 bits."""
    lines = _blank(scene)
    _draw_borders(lines, scene, "plain")
    _draw_edges(lines, scene, "=")
    _write(lines, scene, _Style(ASCII_SIGNS, reverses=False, spell=seven_bit))
    for y, cells in lines.items():
        yield y, join(cells)


def _blank(scene: Scene) -> Lines:
    return {y: [Cell(" ", PLAIN)] * scene.geometry.columns for y in scene.lines}


def _draw_edges(lines: Lines, scene: Scene, sign: str) -> None:
    """Draw borders such as rivers, a sign for each cell that they touch."""
    for spot in (spot for _, spots in scene.edges() for spot in spots):
        y, x = divmod(spot, scene.geometry.columns)
        if y // 2 in lines:
            lines[y // 2][x] = Cell(sign, BOLD)


def _draw_borders(lines: Lines, scene: Scene, by: Stroke) -> None:
    """Draw the borders of all tiles, light ones dimly; where nothing lies between tiles, none."""
    if scene.geometry.size is Size.TIGHT:
        return
    squares = scene.geometry.is_grid
    borders: Iterator[Border] = frame(scene) if squares else strokes_of(scene)
    for line, column, sign in borders:
        if line in lines:
            lines[line][column] = _border_cell(sign, by)


@cache
def _border_cell(sign: Sign, by: Stroke) -> Cell:
    return Cell(getattr(sign, by), Pen(dim=sign.light))


def _solid(scene: Scene, squares: bool) -> set[int]:
    """Collect the px that are drawn solid: borders such as rivers, rings, the tile under the cursor."""
    geometry = scene.geometry
    solid = {spot for _, spots in scene.edges() for spot in spots}
    cursor = scene.marks.cursor
    if not squares:
        solid.update(spot for mark, ring in scene.rings() for spot in _dotted(mark, ring, geometry.columns))
    if cursor is not None and cursor in geometry:
        solid.update(_slot_px(scene, cursor) if squares else geometry.body(cursor))
    return solid


def _dotted(mark: Mark, ring: list[int], columns: int) -> list[int]:
    if mark is not Mark.LAST:
        return ring
    return [spot for spot in ring if (spot // columns + spot % columns) % 2 == 0]


def _slot_px(scene: Scene, place: Place) -> Iterator[int]:
    columns = scene.geometry.columns
    for line, column, width in scene.geometry.slots(place):
        for start in (2 * line * columns + column, (2 * line + 1) * columns + column):
            yield from range(start, start + width)


def _draw_blocks(lines: Lines, scene: Scene, solid: set[int]) -> None:
    columns = scene.geometry.columns
    for y, x in {(spot // columns // 2, spot % columns) for spot in solid}:
        if y in lines:
            upper = 2 * y * columns + x
            lines[y][x] = Cell(BLOCKS[upper in solid, upper + columns in solid], PLAIN)


def _write(lines: Lines, scene: Scene, style: _Style) -> None:
    for tile, look in scene.tiles:
        mark = scene.shown.get(tile.place)
        reverse = style.reverses and tile.place == scene.marks.cursor
        signs = style.signs.get(mark, "") if mark and not reverse else ""
        told = _told(look, marked=mark is not None)
        written = scene.writing(tile, told, "{}", signs, style.reverses, coloured=look.fill == "empty")
        for line, column, text, hand in written:
            pen = _pen(hand, reverse=reverse)
            cells = [Cell(sign, pen) for sign in style.spell(text)]
            if hand is Hand.LETTER and len(cells) > 1:
                cells[0] = Cell(cells[0].text, FIRST)
            _put(lines, tile, line, column, cells)


def _told(look: Look, *, marked: bool) -> Look:
    """Let the glyph of its terrain stand on a tile that says nothing but by its colour."""
    silent = not look.lines and (marked or look.fill != "empty")
    return look.__replace__(lines=(glyph(look.fill),)) if silent else look


def _pen(hand: Hand, *, reverse: bool) -> Pen:
    if hand is Hand.FIRST_LETTER:
        return CUT
    if reverse or hand is Hand.LETTER:
        return REVERSED
    return Pen(bold=hand is not Hand.LABEL, dim=hand is Hand.LABEL)


def _put(lines: Lines, tile: Tile, line: int, column: int, cells: list[Cell]) -> None:
    start = tile.column + column
    if tile.line + line in lines:
        lines[tile.line + line][start : start + len(cells)] = cells
