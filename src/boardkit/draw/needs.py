"""What a question needs: what a player at the table would look at before answering, in order, as data."""

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import Any, Final

from rich.text import Text

from boardkit.core.values import Value
from boardkit.draw.blocks import Room
from boardkit.draw.palette import Palette
from boardkit.text import Words


class Rank(IntEnum):
    """The order of all needs, the same for every question of every game."""

    RESULT = 1  # the question, and what the move in the making does to who makes it
    MAP = 2
    MINE = 3
    """What I can spend and what I hold, and what of it is playable."""
    COMMON = 4  # what belongs to all: tracks, market, order, prizes
    OTHERS = 5
    NEWS = 6
    """What has happened since my turn."""
    RULE = 7
    SIGNS = 8
    """The signs that are on the screen now."""


BROAD: Final = 40  # columns from which on a seat has two lines at least


def at_least(count: int) -> Callable[[Any, int], int]:
    """Want so many lines at least, whatever the table and the columns."""
    return lambda _view, _columns: count


def line_each(view: Any, columns: int) -> int:
    """Want a line for each seat at least, two where they are broad, and one for the head above them."""
    seats: int = view.seats
    return 1 + seats * (2 if columns >= BROAD else 1)


class Need(Value, eq=False):
    """Something that a question needs."""

    name: str  # after `need-`, the message that names it where it has no room
    rank: Rank  # where it stands in the order of all needs
    # (view, words, palette, room) -> its largest form that has room, nothing where there is nothing to tell;
    # None where the kit tells it.
    told: Callable[[Any, Words, Palette, Room], Sequence[Text]] | None = None
    least: Callable[[Any, int], int] = at_least(1)  # (view, columns) -> the lines of its smallest form
    held: bool = False  # whether it stands in the room of the hand where that has lines left


HELD: Final = Need("held", Rank.MINE, held=True)
OTHERS: Final = Need("others", Rank.OTHERS, least=line_each)
KIT: Final = (
    Need("result", Rank.RESULT),
    Need("map", Rank.MAP),
    HELD,
    Need("common", Rank.COMMON),
    OTHERS,
    Need("news", Rank.NEWS),
    Need("rule", Rank.RULE),
    Need("signs", Rank.SIGNS),
)
"""The needs of a question of which its game says nothing."""


def in_order(own: Sequence[Need]) -> Sequence[Need]:
    """Set what a game names among what every question needs, in place of what the kit would tell there."""
    said = {need.rank for need in own}
    return sorted((*(need for need in KIT if need.rank not in said), *own), key=lambda need: need.rank)


class Given(Value, eq=False):
    """A need with the lines that it was given."""

    need: Need
    lines: Sequence[Text]


Tell = Callable[[Need, Room], Sequence[Text]]  # (need, room) -> its largest form that has room
ENDLESS: Final = 1000  # more lines than anything that is told takes


def allotted(needs: Sequence[Need], view: Any, room: Room, tell: Tell) -> Sequence[Given]:
    """Share a room out: each need has its smallest form, and grows in the order given while there is room."""
    least = [need.least(view, room.width) for need in needs]
    given, left = list[Given](), room.height
    for at, need in enumerate(needs):
        space = min(left, max(left - sum(least[at + 1 :]), least[at]))
        told = tell(need, Room(room.width, space)) if space > 0 else ()
        given.append(Given(need, told))
        left -= len(told)
    return given


def stacked(given: Sequence[Given], height: int) -> list[Text]:
    """Write needs below each other, parted by a blank line where all of them can be."""
    blocks = [one.lines for one in given if one.lines]
    apart = sum(map(len, blocks)) + len(blocks) - 1 <= height
    return [line for at, block in enumerate(blocks) for line in ([Text()] if at and apart else []) + [*block]]
