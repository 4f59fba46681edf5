"""The tiers without colour: outlines in braille, box drawing or 7 bits, rings in half blocks or signs."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from typing import Literal

from boardkit.core.values import Value
from boardkit.depth import Repertoire
from boardkit.draw.canvas import Cell, Pen, Row, join
from boardkit.draw.frames import Border, Sign, frame, strokes_of
from boardkit.draw.glyphs import glyph, seven_bit, spelled
from boardkit.draw.looks import Look, Mark
from boardkit.draw.scene import Scene
from boardkit.draw.shapes import Place, Size, Tile
from boardkit.draw.writing import Hand

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
