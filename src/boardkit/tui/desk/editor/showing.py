"""Drawing the editor: the boards by name, the rows, their values with pictures, the map, what is wrong."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from boardkit.core.editing.editing import is_piece
from boardkit.core.editing.parts import Path, way
from boardkit.core.notation import shapes
from boardkit.core.notation.shapes import Leaf
from boardkit.draw.boards import board as board_of
from boardkit.draw.drawing import Picture
from boardkit.draw.looks import NONE, Mark, Marks, Ring
from boardkit.draw.palette import Palette
from boardkit.draw.seats import chip
from boardkit.draw.swatch import swatch
from boardkit.text.faults import fault_said
from boardkit.tui.desk.editor.boards import Board, Land, Seated, Shared
from boardkit.tui.desk.editor.laying import area_of, drawn_card, painted
from boardkit.tui.desk.editor.offers import Offer, offers, tried
from boardkit.tui.desk.editor.position import Position
from boardkit.tui.desk.editor.rows import Field, Gap, Here, More, Row, named_by
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import Mention, ShowFault, ShowTab
from boardkit.tui.desk.sheet import Sheet, abreast, plain, stacked, wanting

FAULTS_SHOWN: Final = 3

LABEL: Final = 20
"""Columns of the names of rows."""

MOST_DRAWN: Final = 40
"""How many values at most are drawn as they would lie on the map."""


def tabs(now: Position) -> Sheet:
    """Name the boards, the one that is shown in reverse; a click shows another."""
    named = [(number, Text(f" {board_said(now, board)} ")) for number, board in enumerate(now.boards)]
    for number, text in named:
        text.stylize("reverse bold" if number == now.board else "")
    return abreast(*(wanting(ShowTab(number), [text]) for number, text in named), gap=1)


def board_said(now: Position, board: Board) -> str:
    """Name a board."""
    words = now.words
    match board:
        case Land(None):
            return words("edit-board-map")
        case Land(int(seat)):
            return words("edit-board-land", seat=words.seat(seat))
        case Seated(seat):
            return words.seat(seat)
        case Shared():
            return words("edit-board-shared")
    return words("edit-board-whole")


def trail(now: Position) -> Text:
    """Write what the rows are about."""
    names, thing = now.names, now.thing if now.path is None else now.path
    if now.path is None and isinstance(now.shown, Land):
        place = "" if now.place is None else now.words.name(now.place)
        return Text(f" {place}")
    seated = isinstance(now.shown, Seated)
    said = " ▸ ".join(map(names.label, _of_seat(now, thing))) if seated else names.trail(thing)
    return Text(f" {said or names.label(())}", no_wrap=True, overflow="ellipsis")


def _of_seat(now: Position, thing: Path) -> Iterator[Path]:
    """Walk the ways to what names a thing of a seat: first whose it is, then what it is."""
    for holder, part in pairwise(way(now.editing.state, thing)):
        if holder.by_seat:
            yield part.path
            yield from () if isinstance(part.shape, shapes.Record) else (holder.path,)
        elif not part.by_seat:
            yield part.path


def lines(now: Position, palette: Palette) -> Sequence[Text]:
    """Write the rows."""
    widest = max((cell_len(_name(now, row)) for row in now.rows if not isinstance(row, More)), default=0)
    return [_line(now, row, palette, widest) for row in now.rows]


def _line(now: Position, row: Row, palette: Palette, widest: int) -> Text:
    if isinstance(row, More):
        return Text(f" {now.words('edit-add')}", "italic")
    name = Text(_name(now, row))
    name.truncate(min(LABEL, widest), overflow="ellipsis", pad=True)
    return Text.assemble(" ", (name.plain, "bold"), "  ", _said(now, row, palette))


def _name(now: Position, row: Row) -> str:
    return f"{'  ' if isinstance(row, Field) and row.inner else ''}{named(now, row)}"


def named(now: Position, row: Row) -> str:
    """Name a row; on the map of a seat nobody needs to be told whose it is."""
    names = row.names if isinstance(row, Field) else named_by(now.editing, row.holder.path)
    own = isinstance(now.shown, Land) and now.shown.seat is not None and len(names) > 1
    inner = isinstance(row, Field) and row.inner
    return " ▸ ".join(now.names.label(path) for path in (names[1:] if own and not inner else names))


def _said(now: Position, row: Row, palette: Palette) -> Text:
    match row:
        case Field(part) if part.shape is shapes.Basic.SEAT and part.value is not None:
            return chip(part.value, palette).append(f" {now.words.seat(part.value)}")
        case Field(part) if isinstance(part.shape, shapes.Number) and row is now.chosen and now.digits:
            return Text(f"{now.digits}▏", "reverse")
        case Field(part) if is_piece(part.shape) and part.value is not None:
            return Text(now.names.piece(part.value, part.shape))
        case Field(part):
            return Text(now.names.said(part))
        case Gap(holder) if not isinstance(holder.shape, shapes.Lookup):
            return Text(now.words("edit-add"), "dim")
        case Here(_, _, entry):
            return Text(now.words("no" if entry is None else "yes"))
    return Text(now.words("edit-empty"), "dim")


def what(now: Position) -> str:
    """Say what the values are of."""
    row = now.chosen
    if row is None or not offers(now):
        return ""
    named_so = "" if isinstance(row, More) else named(now, row)
    return f" {now.words('edit-values', what=named_so)}"


def values(now: Position, palette: Palette) -> Sequence[Text]:
    """Write what may stand in the row under the cursor, with pictures where there are any."""
    there = offers(now)
    drawn = len(there) <= MOST_DRAWN
    return [_value(now, one, palette, drawn=drawn) for one in there]


def _value(now: Position, offer: Offer, palette: Palette, *, drawn: bool) -> Text:
    line = Text(" ● " if offer.stands else "   ")
    if offer.kind is shapes.Basic.SEAT and offer.value is not None:
        line.append_text(chip(offer.value, palette)).append(" ")
    picture = _on_map(now, offer, palette) if drawn else None
    if picture is not None:
        line.append_text(picture).append(" ")
    line.append(offer.said)
    if offer.lies is not None and not offer.stands:
        line.append(f"   {now.names.trail(offer.lies)}", "dim")
    return line


def _on_map(now: Position, offer: Offer, palette: Palette) -> Text | None:
    """Draw the place as it would look."""
    land = now.shown
    if not isinstance(land, Land) or now.place is None or not now.drawable:
        return None
    editing = tried(now, offer)
    looks = {} if editing is None else board_of(now.drawing, editing.state, land.seat).looks
    look = looks.get(now.place)
    same = isinstance(offer.intent, Mention) and look == now.picture.looks.get(now.place)
    return None if look is None or same else swatch(look, palette)


def card(now: Position, palette: Palette, width: int, height: int) -> Sequence[Text]:
    """Draw the card that the cursor is on, among the values or in the row; nothing where there is none."""
    there = offers(now) if now.value is not None else ()
    row = now.chosen
    kind, value = None, None
    if now.value is not None and now.value < len(there):
        kind, value = there[now.value].kind, there[now.value].value
    elif isinstance(row, Field) and isinstance(row.part.shape, Leaf):
        kind, value = row.part.shape, row.part.value
    if kind is None or value is None or not _is_drawn(kind):
        return ()
    return drawn_card(now, kind, value, palette, (width, height))


def _is_drawn(kind: object) -> bool:
    return isinstance(kind, shapes.Piece | shapes.Member) or kind is shapes.Basic.TEXT


def scene(now: Position) -> tuple[Picture, Marks]:
    """Draw the map, with the place that is pointed at, and rings round those that faults are about."""
    picture = now.picture
    wrong = frozenset(place for one in now.abouts for place in one.places if place in picture.looks)
    if isinstance(now.shown, Land):
        return picture, Marks(cursor=now.place, refused=wrong)
    path = now.path or now.thing
    here = frozenset(step for step in path if step in picture.looks)
    return picture, Marks(rings=(Ring(here, Mark.PICKED),) if here else (), refused=wrong or NONE)


def faults_said(now: Position, ink: Ink) -> Sheet:
    """Say what is wrong, or that nothing is; the fault shown last stands first, a click shows another."""
    faults, words = now.editing.faults, now.words
    if not faults:
        return plain([Text(words("edit-sound"), ink.tones.good)])
    first = max(now.fault, 0)
    order = [*range(first, len(faults)), *range(first)]
    shown = FAULTS_SHOWN if len(faults) <= FAULTS_SHOWN else FAULTS_SHOWN - 1
    said = [
        wanting(ShowFault(number), [Text(_fault(now, number), ink.tones.bad)]) for number in order[:shown]
    ]
    left = len(faults) - shown
    more = [plain([Text(words("edit-fault-more", count=left), ink.tones.bad)])] if left > 0 else []
    return stacked(plain([Text(words("edit-faults", count=len(faults)), ink.tones.bad)]), *said, *more)


def _fault(now: Position, number: int) -> str:
    mark = "▸" if number == now.fault else " "
    return f"{mark} {fault_said(now.editing.faults[number], now.words)}"


def board_drawn(now: Position, ink: Ink, height: int) -> tuple[Sheet, int]:
    """Draw a board that is no map, and say by how many lines it is scrolled so that the cursor is in view."""
    sheet = painted(now, ink.palette, ink.tones.bad)
    here = area_of(sheet, now.thing)
    top = 0 if here is None else here.top - height // 3
    return sheet, max(min(top, len(sheet.lines) - height), 0)
