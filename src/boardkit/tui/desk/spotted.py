"""Marking texts with what they stand for, and what is wanted by a click on them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from boardkit.core import Seat
from boardkit.draw.seats import SEAT
from boardkit.text.spots import Spot, spots_in, standing_for
from boardkit.tui.desk.intents import Do, Intent, LayOpen, ShowTab, Take
from boardkit.tui.desk.links import LINK, WANT

SHARED: Final = "shared"
"""A line of what belongs to all stands for itself."""

TAB: Final = "tab"
DEED: Final = "deed"
ANSWER: Final = "answer"
ONWARD: Final = "onward"


def by_seat(lines: Sequence[Text]) -> list[Text]:
    """Let each line stand for the seat whose chip was the last above it, unless it has several chips."""
    marked, seat = [], None
    for line in lines:
        chips = {which for kind, which in spots_in(line) if kind == SEAT}
        seat = (next(iter(chips)) if len(chips) == 1 else None) if chips else seat
        marked.append(line if seat is None else _standing_for(line, SEAT, seat))
    return marked


def telling_itself(line: Text) -> Text:
    """Let a line stand for itself: hovering tells its signs."""
    return _standing_for(line, SHARED, line.plain) if line.plain.strip() else line


def _standing_for(line: Text, kind: str, which: Any) -> Text:
    """Mark a line, below what its parts stand for."""
    marked = Text(style=standing_for(kind, which))
    marked.append_text(line)
    return marked


def wanted(spot: Spot) -> Intent | None:
    """Return what is wanted by a click on a spot."""
    kind, which = spot
    want = WANTED.get(kind)
    return None if want is None else want(which)


WANTED: Final[Mapping[str, Callable[[Any], Intent]]] = {
    SEAT: lambda seat: LayOpen(Seat(seat)),
    TAB: ShowTab,
    DEED: lambda _: Do.ACT,
    ANSWER: Take,
    ONWARD: lambda _: Do.BRANCH,
    LINK: lambda there: there,
    WANT: lambda wish: wish,
}
"""What is wanted by a click on each kind of spot that a click does something on."""
