"""What lies on the boards that are no maps: numbers, cards and other things, in groups."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from boardkit.core import Seat
from boardkit.core.editing.editing import Editing, is_piece, lies_somewhere
from boardkit.core.editing.parts import Part, Path
from boardkit.core.notation import shapes
from boardkit.core.notation.shapes import Leaf, Listing
from boardkit.core.values import Value
from boardkit.tui.desk.editor.boards import Board, Seated, Shared

MOST_CARDS: Final = 40
"""How many cards of a list lie one by one; a draw pile lies as a pile."""

FEW: Final = 12
"""How many entries of several parts lie one by one, if they lie on no map."""


class Group(Value, eq=False):
    """Things that belong together.

    Attributes:
        head: what holds them, which can be pointed at as well; None for single things.
    """

    head: Part | None
    parts: tuple[Part, ...]

    @property
    def all(self) -> tuple[Part, ...]:
        """All that can be pointed at."""
        return self.parts if self.head is None else (self.head, *self.parts)


def groups(editing: Editing[Any], board: Board) -> Sequence[Group]:
    """Group what lies on a board: numbers first, then single things, cards at last; nothing lies on a map."""
    match board:
        case Seated(seat):
            entries = list(_of_seat(editing.whole, seat))
            whole = [one for one in entries if isinstance(one.shape, shapes.Record)]
            inner = [part for one in whole for part in one.parts()]
            return _grouped(None, [*inner, *(one for one in entries if one not in whole)])
        case Shared():
            return _grouped(None, [part for part in editing.whole.parts() if not part.by_seat])
    return ()


def _of_seat(part: Part, seat: Seat) -> Iterator[Part]:
    """Walk what a seat has: its entries of all lists by seat, but for those that lie on a map."""
    for one in part.parts():
        if one.by_seat:
            yield from list(one.parts())[seat : seat + 1]
        elif isinstance(one.shape, shapes.Record):
            yield from _of_seat(one, seat)


def _grouped(head: Part | None, parts: Sequence[Part]) -> Sequence[Group]:
    """Put single things together, and open what is made of several."""
    opened = [part for part in parts if _opens(part)]
    single = [part for part in parts if part not in opened]
    there = sorted((part for part in single if not _is_empty(part)), key=_rank)
    empty = tuple(part for part in single if _is_empty(part))
    first = [Group(head, tuple(there))] if there or head is not None else []
    numbers = [part for part in opened if not _holds_cards(part)]
    cards = [part for part in opened if _holds_cards(part)]
    groups = [group for part in (*numbers, *cards) for group in _opened(part)]
    return (*first, *groups, *([Group(None, empty)] if empty else []))


def _rank(part: Part) -> int:
    """Order single things: values, lists, and last what is drawn as a card."""
    return 2 if is_piece(part.shape) and part.value is not None else 0 if isinstance(part.shape, Leaf) else 1


def _is_empty(part: Part) -> bool:
    """Tell whether a thing is nothing now; these lie at the foot."""
    return part.value is None or (isinstance(part.shape, Listing) and not part.value)


def _holds_cards(part: Part) -> bool:
    return isinstance(part.shape, shapes.Series) and is_piece(part.shape.item)


def _opens(part: Part) -> bool:
    """Tell whether the things that a part is made of lie there themselves."""
    match part.shape:
        case shapes.Record() | shapes.Row():
            return part.value is not None
        case shapes.Series(item) if part.value:
            single = is_piece(item) or isinstance(item, Leaf) or part.by_seat
            return single or (len(part.value) <= FEW and not lies_somewhere(item))
    return False


def _opened(part: Part) -> Sequence[Group]:
    if isinstance(part.shape, shapes.Record):
        return _grouped(part, [one for one in part.parts() if not one.by_seat])
    inner = tuple(part.parts())
    return (Group(part, inner if len(inner) <= MOST_CARDS else ()),)


def holder_of(there: Sequence[Group], path: Path) -> Path | None:
    """Return the way to the thing on a board that a part is, or lies in; None where it is on another."""
    ways = [part.path for group in there for part in group.all]
    near = [way for way in ways if way == path[: len(way)]]
    return max(near, key=len) if near else None
