"""Laying out what lies on a board that is no map: headings, numbers, cards, each of which can be clicked."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text

from boardkit.core.editing.editing import is_piece
from boardkit.core.editing.parts import Part, Path
from boardkit.core.notation import shapes
from boardkit.core.notation.shapes import Listing, Shape
from boardkit.draw.cards import Frame, framed
from boardkit.draw.extras import card_of, choice_with
from boardkit.draw.palette import Palette
from boardkit.maps.ways import Way
from boardkit.text.spots import HERE, POINTED
from boardkit.tui.desk.editor.position import Position
from boardkit.tui.desk.editor.things import Group
from boardkit.tui.desk.intents import Touch
from boardkit.tui.desk.sheet import Area, Sheet, abreast, stacked, wanting

CARD_WIDTH: Final = 21
CARD_HEIGHT: Final = 6

LONGEST: Final = 40
"""The most columns of a thing that is written in a line."""

Paint = Callable[[Part], Sequence[Text]]
"""Draws a thing, always as large as its outline."""


def label(now: Position, part: Part) -> str:
    """Name a thing: what a seat has by the list in which it lies."""
    names = now.names
    holder = now.editing.part(part.path[:-1])
    by_seat = holder is not None and holder.by_seat
    if holder is not None and not by_seat and type(part.path[-1]) is int:
        said = names.label(part.path)
        return "" if isinstance(holder.shape, shapes.Series) and said == f"{part.path[-1] + 1}." else said
    return names.label(part.path[:-1] if by_seat else part.path)


def said(now: Position, part: Part) -> str:
    """Say in a few words what a thing is."""
    if isinstance(part.shape, shapes.Record | shapes.Row) and part.value is not None:
        return "" if any(group.head is part for group in now.groups) else now.names.said(part)
    if isinstance(part.shape, Listing) and part.value:
        counted = isinstance(part.shape, shapes.Lookup | shapes.Bunch) or not _is_row(part.shape.item)
        return str(len(list(part.parts()))) if counted else ""
    return now.names.said(part)


def _is_row(item: Shape) -> bool:
    """Tell whether values of a sort lie in a row of their own, in which there is nothing to count."""
    inner = item.inner if isinstance(item, shapes.Maybe) else item
    return isinstance(inner, shapes.Number)


def line(now: Position, part: Part) -> str:
    """Write a thing in a line."""
    text = f" {label(now, part)} {said(now, part)} ".replace("  ", " ")
    return text if cell_len(text) <= LONGEST else f"{text[: LONGEST - 2]}… "


def is_card(part: Part) -> bool:
    """Tell whether a thing is drawn as a card."""
    return is_piece(part.shape) and part.value is not None


def outline(now: Position) -> Sheet:
    """Lay out the board with nothing drawn on it: where what is."""
    return sheet(now, lambda part: [Text(" " * width(now, part))] * height(part))


def width(now: Position, part: Part) -> int:
    """Say how many columns a thing takes."""
    return CARD_WIDTH if is_card(part) else cell_len(line(now, part))


def height(part: Part) -> int:
    """Say how many lines a thing takes."""
    return CARD_HEIGHT if is_card(part) else 1


def painted(now: Position, palette: Palette, wrong: str) -> Sheet:
    """Draw the board: what is pointed at in reverse, what faults are about in a colour."""
    faulty = {path for one in now.abouts for path in one.paths}

    def paint(part: Part) -> Sequence[Text]:
        here = part.path == now.thing
        if is_card(part):
            return card(now, part, palette, heavy=here)
        plain = "dim" if not part.value and isinstance(part.shape, Listing) else ""
        lists = "bold" if part.value and isinstance(part.shape, Listing) else plain
        return [Text(line(now, part), POINTED if here else wrong if part.path in faulty else lists)]

    return sheet(now, paint)


def card(now: Position, part: Part, palette: Palette, *, heavy: bool) -> Sequence[Text]:
    """Draw a card as it lies on a board."""
    size = CARD_WIDTH, CARD_HEIGHT
    drawn = drawn_card(now, part.shape, part.value, palette, size, heavy=heavy)
    if drawn and heavy:
        drawn[0].stylize(HERE)
    return drawn or [Text(now.names.leaf(part.value, part.shape)), *[Text()] * (CARD_HEIGHT - 1)]


def drawn_card(
    now: Position, kind: Shape, value: Any, palette: Palette, size: tuple[int, int], *, heavy: bool = False
) -> Sequence[Text]:
    """Draw the card of a value, as wide and as high as is said; nothing where none is known."""
    key = (kind, value, now.words.language, id(palette), size, heavy)
    if key not in now.drawn:
        choice = choice_with(now.drawing, now.editing.game.moves, kind, value)
        found = choice and card_of(now.drawing, now.base, choice, now.words, palette)
        now.drawn[key] = framed(found, Frame(heavy=heavy), *size, palette) if found else ()
    return now.drawn[key]


def sheet(now: Position, paint: Paint) -> Sheet:
    """Lay out the groups of the board below each other."""
    return stacked(*(one for group in now.groups for one in _group(now, group, paint)))


def _group(now: Position, group: Group, paint: Paint) -> Sequence[Sheet]:
    head = [] if group.head is None else [_wanting(group.head, paint)]
    alike = groupby(group.parts, is_card)
    return [*head, *(row for _, parts in alike for row in _shelves(now, list(parts), paint))]


def _shelves(now: Position, parts: Sequence[Part], paint: Paint) -> Sequence[Sheet]:
    """Lay things of one height into as many rows as they take."""
    rows: list[list[Part]] = [[]]
    room = now.width
    for part in parts:
        if rows[-1] and room < width(now, part):
            rows.append([])
            room = now.width
        rows[-1].append(part)
        room -= width(now, part) + 1
    return [abreast(*(_wanting(part, paint) for part in row), gap=1) for row in rows]


def _wanting(part: Part, paint: Paint) -> Sheet:
    return wanting(Touch(part.path), [one.copy() for one in paint(part)])


def area_of(there: Sheet, path: Path) -> Area | None:
    """Return where a thing lies."""
    return next((area for area in there.areas if area.intent == Touch(path)), None)


def beside(there: Sheet, thing: Path, way: Way) -> Path:
    """Return the thing of a board to which an arrow leads; at the edge, the same one."""
    here = area_of(there, thing)
    if here is None:
        return next((area.intent.path for area in there.areas if isinstance(area.intent, Touch)), thing)
    across, down = way.value
    found = [area for area in there.areas if _lies(here, area, across, down)]
    nearest = min(
        found, key=lambda area: (abs(area.top - here.top), abs(_middle(area) - _middle(here))), default=here
    )
    return nearest.intent.path if isinstance(nearest.intent, Touch) else thing


def _lies(here: Area, area: Area, across: int, down: int) -> bool:
    """Tell whether an area lies the way of an arrow: in the same row, or above or below."""
    if down:
        return (area.top - here.top) * down > 0
    return area.top == here.top and (area.left - here.left) * across > 0


def _middle(area: Area) -> int:
    return 2 * area.left + area.width
