"""Painting a map: the colour tier, the one door to all four tiers, and a map for any Rich console."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Final

from msgspec import field
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.segment import Segment
from rich.text import Text

from boardkit.core.values import Value
from boardkit.draw.canvas import Canvas, Cell, Pen, Row, join, segments_of, spliced
from boardkit.draw.colours import FEW, ink, mix
from boardkit.draw.geometry import Geometry, fitting, geometry
from boardkit.draw.looks import Look, Mark, Marks
from boardkit.draw.outlines import paint_ascii, paint_console, paint_outlines
from boardkit.draw.palette import Palette, palette
from boardkit.draw.scene import Hand, Scene
from boardkit.draw.shapes import Board, Place, Size, Tile

CURSOR_LIGHT, LEGAL_TINT, LEVEL_LIGHT, LABEL_FADE, LETTER_FADE, FIRST_CLEAR = 0.3, 0.16, 0.1, 0.45, 0.82, 0.5
LEGAL_FADE: Final = 0.5  # how much fainter the rings of legal places are where letters stand on them

LATER_FADE: Final = 0.4
"""How much fainter the later keys of hints are than their first, where hints stand side by side."""

REFUSED_SIGNS = "!!"


class _Halves(dict[tuple[str, str], Cell]):
    """The cell for an upper and a lower px."""

    def __missing__(self, halves: tuple[str, str]) -> Cell:
        upper, lower = halves
        cell = Cell(" ", Pen(None, upper)) if upper == lower else Cell("▀", Pen(upper, lower))
        self[halves] = cell
        return cell


HALVES = _Halves()


def paint_pixels(scene: Scene) -> Iterator[tuple[int, Row]]:
    """Paint the columns of a scene in its lines, in colour."""
    geometry, columns = scene.geometry, scene.geometry.columns
    px = [scene.palette.background] * (2 * geometry.lines * columns)
    texts = defaultdict[int, list[tuple[int, str, Pen]]](list)
    for tile, look in scene.tiles:
        ground = _ground(scene, tile, look)
        for y, x, width in tile.shape.spans:
            left = (2 * tile.line + y) * columns + tile.column + x
            px[left : left + width] = [ground] * width
        for line, column, text, pen in _texts(scene, tile, look, ground):
            texts[line].append((column, text, pen))
    _fill_seams(px, scene)
    _fill_halves(px, scene)
    for line, column, text, pen in _lettered(scene):
        texts[line].append((column, text, pen))
    for line in scene.lines:
        start = 2 * line * columns
        middle, end = start + columns, start + 2 * columns
        cells = [HALVES[halves] for halves in zip(px[start:middle], px[middle:end], strict=True)]
        for column, text, pen in texts.get(line, ()):
            cells[column : column + len(text)] = [Cell(sign, pen) for sign in text]
        yield line, join(cells[scene.columns.start : scene.columns.stop])


def _ground(scene: Scene, tile: Tile, look: Look) -> str:
    """Light up the fill under the cursor, and tint what is legal.

    What hovers keeps its colours: only its frame tells.
    """
    colour, palette = fill(look, scene.palette), scene.palette
    if tile.place == scene.marks.cursor and not look.ghost:
        return mix(colour, palette["tint.light"], CURSOR_LIGHT)
    if tile.place in scene.marks.legal and not look.ghost:
        return mix(colour, palette["ring.legal"], LEGAL_TINT)
    return colour


def fill(look: Look, palette: Palette) -> str:
    """Choose the colour of a look's ground: lighter with height."""
    colour = palette[look.fill]
    if look.height:
        colour = mix(colour, palette["tint.light"], min(0.5, LEVEL_LIGHT * look.height))
    return colour


def _fill_seams(px: list[str], scene: Scene) -> None:
    """Colour hairlines, then borders, then rings."""
    palette, columns = scene.palette, scene.geometry.columns
    for joint, around in scene.hairlines:
        colour = palette.hairline([fill(look, palette) for look in around])
        for spot in scene.geometry.span(joint):
            px[spot] = colour
    for token, spots in scene.edges():
        colour = palette[token]
        for spot in spots:
            px[spot] = colour
    for mark, ring in scene.rings():
        lettered = mark is Mark.LEGAL and scene.marks.letters
        colour = palette.faint(f"ring.{mark}", LEGAL_FADE) if lettered else palette[f"ring.{mark}"]
        for spot in ring:
            if mark is not Mark.LAST or (spot // columns + spot % columns) % 2 == 0:
                px[spot] = colour


def _fill_halves(px: list[str], scene: Scene) -> None:
    """On squares half a line high, the left px tells what is marked, the right one the owner or a bonus."""
    if scene.geometry.size is not Size.HALF:
        return
    palette, letters = scene.palette, scene.marks.letters
    for tile, look in scene.tiles:
        left, right = scene.geometry.body(tile.place)
        if look.chip is not None:
            px[right] = palette[look.chip.colour]
        elif look.prized:
            px[right] = ink(fill(look, palette))
        mark = scene.shown.get(tile.place)
        if mark is Mark.LEGAL and letters:
            px[left] = palette.faint(f"ring.{mark}", LEGAL_FADE)
        elif mark is not None and (mark is not Mark.LAST or left % 4 == 0):
            px[left] = palette[f"ring.{mark}"]


def _lettered(scene: Scene) -> Iterator[tuple[int, int, str, Pen]]:
    """Write jump letters over squares that are half a line high; of two in a line, over the upper one.

    What hovers is not written over, nor is the cursor, nor the right px where it tells owners or bonuses.
    """
    tiles = scene.tiles if scene.geometry.size is Size.HALF else ()
    taken = {
        (tile.line, tile.column)
        for tile, look in tiles
        if look.ghost or scene.shown.get(tile.place) is Mark.CURSOR
    }
    told = {(tile.line, tile.column) for tile, look in tiles if look.chip is not None or look.prized}
    colour, ground = scene.palette["ring.legal"], scene.palette.background
    first = Pen(colour, ground, bold=True)
    further = Pen(scene.palette.faint("ring.legal", LATER_FADE), ground)
    for tile, _ in tiles:
        letter, spot = scene.marks.letters.get(tile.place, ""), (tile.line, tile.column)
        if letter and spot not in taken:
            taken.add(spot)
            cut = len(letter) > 1 and spot in told
            yield tile.line, tile.column, letter[:1], first._replace(underline=cut)
            if not cut:
                yield tile.line, tile.column + 1, letter[1:], further


def _texts(scene: Scene, tile: Tile, look: Look, ground: str) -> list[tuple[int, int, str, Pen]]:
    """Write what stands on a tile; where no ring has room, the first sign stands on its colour."""
    texts = _said(scene, tile, look, ground)
    mark, tight = scene.shown.get(tile.place), scene.geometry.size is Size.TIGHT
    lettered = mark is Mark.LAST and tile.place in scene.marks.letters
    if tight and mark not in (None, Mark.LEGAL) and not look.ghost and not lettered:
        colour = scene.palette[f"ring.{mark}"]
        sign = look.lines[0][:1] if look.lines else " "
        texts.append((tile.line, tile.column, sign, Pen(ink(colour), colour, bold=True)))
    return texts


def _said(scene: Scene, tile: Tile, look: Look, ground: str) -> list[tuple[int, int, str, Pen]]:
    texts, owners = [], {owner.letter: scene.palette[owner.colour] for owner in reversed(look.owners)}
    signs = REFUSED_SIGNS if scene.shown.get(tile.place) is Mark.REFUSED else ""
    for line, column, text, hand in scene.writing(tile, look, " {} ", signs, padding=True, coloured=True):
        pen = _pen(hand, look, ground, scene)
        texts.append((tile.line + line, tile.column + column, text, pen))
        if hand is Hand.LETTER and len(text) > 1:  # keys that touch others are seen to begin
            texts.append((tile.line + line, tile.column + column + 1, text[1:], pen._replace(bold=False)))
            if pen.ink and pen.ground and scene.palette.depth not in FEW:
                pen = pen._replace(ink=mix(pen.ink, ink(pen.ground), FIRST_CLEAR))
            texts.append((tile.line + line, tile.column + column, text[:1], pen))
        for at, sign in enumerate(text if owners and hand is Hand.TEXT else "", column):
            if (colour := owners.get(sign)) is not None:
                texts.append((tile.line + line, tile.column + at, sign, Pen(ink(colour), colour, bold=True)))
    return texts


def _pen(hand: Hand, look: Look, ground: str, scene: Scene) -> Pen:
    palette = scene.palette
    match hand:
        case Hand.CHIP if look.chip is not None:
            colour = palette[look.chip.colour]
            return Pen(ink(colour), colour, bold=True)
        case Hand.LETTER | Hand.FIRST_LETTER:
            # Where colours cannot be mixed, letters stand on what lies between tiles, so that they read.
            behind = palette.background if palette.depth in FEW else ground
            behind = mix(behind, palette.background, LETTER_FADE)
            return Pen(palette["ring.legal"], behind, bold=True, underline=hand is Hand.FIRST_LETTER)
        case Hand.LABEL:
            fade = 0.0 if scene.marks.clear else LABEL_FADE
            return Pen(mix(ink(ground), ground, fade), ground)
        case _:
            return Pen(ink(ground), ground)


RULER_FADE: Final = 0.4


class Tier(StrEnum):
    """What a map is made of: coloured tiles, outlines without colour, those of consoles, or 7-bit characters.

    Maps on consoles are outlined by box drawing, or by 7-bit characters where their tiles are no squares.
    """

    TILE = "tile"
    OUTLINE = "outline"
    CONSOLE = "console"
    ASCII = "ascii"

    @property
    def has_blocks(self) -> bool:
        """Whether bars, curves and large letters may be made of blocks and quarters of them."""
        return self in (Tier.TILE, Tier.OUTLINE)


PAINTERS: Mapping[Tier, Callable[[Scene], Iterator[tuple[int, Row]]]] = {
    Tier.TILE: paint_pixels,
    Tier.OUTLINE: paint_outlines,
    Tier.CONSOLE: paint_console,
    Tier.ASCII: paint_ascii,
}


def paint(
    geometry: Geometry, looks: Mapping[Place, Look], marks: Marks, palette: Palette, tier: Tier = Tier.TILE
) -> Canvas:
    """Paint a whole map; places without a look stay background."""
    lines, columns = frozenset(range(geometry.lines)), range(geometry.columns)
    rows = dict(PAINTERS[tier](Scene(geometry, looks, marks, palette, lines, columns)))
    return Canvas(geometry.columns, tuple(rows[y] for y in range(geometry.lines)))


def repaint(
    canvas: Canvas,
    geometry: Geometry,
    looks: Mapping[Place, Look],
    marks: Marks,
    palette: Palette,
    tier: Tier,
    places: Iterable[Place],
) -> Canvas:
    """Paint again the cells that some places and their rings reach, over an earlier picture of the map."""
    boxes = [geometry.box(place) for place in places if place in geometry]
    if not boxes:
        return canvas
    lines = frozenset(line for _, y, _, height in boxes for line in range(y, y + height))
    columns = range(min([x for x, *_ in boxes]), max([x + width for x, _, width, _ in boxes]))
    rows = [*canvas.rows]
    for y, part in PAINTERS[tier](Scene(geometry, looks, marks, palette, lines, columns)):
        rows[y] = spliced(rows[y], part, columns)
    return canvas.__replace__(rows=tuple(rows))


def ruler_pen(palette: Palette, tier: Tier) -> Pen:
    """Choose how the rulers along the edges of a map are written: so that the map stands out."""
    ground = palette.background
    return Pen(mix(ink(ground), ground, RULER_FADE), ground) if tier is Tier.TILE else Pen(dim=True)


def in_lines(
    board: Board, looks: Mapping[Place, Look], palette: Palette, tier: Tier, room: tuple[int, int]
) -> Sequence[Text]:
    """Write a map as lines of text, as large as so many columns and lines allow; nothing where none fits."""
    plan = geometry(board, fitting(board, *room))
    if plan.columns > room[0] or plan.lines > room[1]:
        return ()
    canvas = paint(plan, looks, Marks(), palette, tier)
    rows = map(segments_of, canvas.rows)
    return [Text.assemble(*((part.text, part.style or "") for part in row)) for row in rows]


class TileMap(Value, eq=False):
    """A board, what lies on it and what is marked; painted when a console asks for it."""

    board: Board
    looks: Mapping[Place, Look]
    marks: Marks = field(default_factory=Marks)
    palette: Palette = field(default_factory=palette)
    size: Size | None = None  # a size, or `None` for the largest that fits
    tier: Tier | None = None  # a tier, or `None` for colour where the console has any
    centred: bool = False  # whether the map stands in the middle of the room it is given

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        tier = self.tier
        if tier is None:
            bare = console.no_color or console.color_system is None
            tier = Tier.ASCII if console.options.ascii_only else Tier.OUTLINE if bare else Tier.TILE
        canvas = paint(self._geometry(options), self.looks, self.marks, self.palette, tier)
        left = max(0, options.max_width - canvas.columns) // 2 if self.centred else 0
        for row in canvas.rows:
            if left:
                yield Segment(" " * left)
            yield from segments_of(row)
            yield Segment.line()

    def __rich_measure__(self, _: Console, options: ConsoleOptions) -> Measurement:
        columns = self._geometry(options).columns
        return Measurement(columns, columns)

    def _geometry(self, options: ConsoleOptions) -> Geometry:
        height = options.height or options.max_height
        return geometry(self.board, self.size or fitting(self.board, options.max_width, height))
