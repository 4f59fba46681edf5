"""The maps of a table: one for all, or, where a game says so, one for each seat."""

from collections.abc import Sequence
from typing import Any, Protocol, cast

from boardkit.core import Event, Seat
from boardkit.draw.drawing import Drawing, Picture
from boardkit.draw.shapes import Place
from boardkit.text import Words


class OwnBoards(Protocol):
    """What the drawing of a game has besides, if each seat has a map of its own."""

    def picture_of(self, view: Any, seat: Seat) -> Picture:
        """Draw the map of a seat."""
        ...

    def inspect_in(self, view: Any, seat: Seat, place: Place, words: Words) -> Sequence[str]:
        """Say what is at a place of a seat's map, a sentence each."""
        ...

    def seat_of(self, event: Event) -> Seat | None:
        """Say on whose map something happened."""
        ...


def boards_of(drawing: Drawing, players: int) -> tuple[Seat | None, ...]:
    """Name the maps of a table: those of the seats, or None for the one of all."""
    return tuple(map(Seat, range(players))) if _own(drawing) else (None,)


def board(drawing: Drawing, view: Any, seat: Seat | None) -> Picture:
    """Draw one of the maps; None draws what the game itself would show."""
    own = _own(drawing)
    return drawing.picture(view, None) if own is None or seat is None else own.picture_of(view, seat)


def inspected(drawing: Drawing, view: Any, seat: Seat | None, place: Place, words: Words) -> Sequence[str]:
    """Say what is at a place of one of the maps."""
    own = _own(drawing)
    if own is None or seat is None:
        return drawing.inspect(view, place, words)
    return own.inspect_in(view, seat, place, words)


def where(drawing: Drawing, events: Sequence[Event]) -> tuple[Seat | None, frozenset[Place]]:
    """Say on which map something happened last, and at which of its places."""
    own = _own(drawing)
    if own is None:
        return None, frozenset(place for event in events for place in event.places)
    there = [(own.seat_of(event), event.places) for event in events if event.places]
    last = there[-1][0] if there else next((own.seat_of(event) for event in reversed(events)), None)
    return last, frozenset(place for seat, places in there for place in places if seat == last)


def _own(drawing: Drawing) -> OwnBoards | None:
    return cast("OwnBoards", drawing) if hasattr(drawing, "picture_of") else None
