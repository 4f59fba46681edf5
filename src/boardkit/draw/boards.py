"""The maps of a table: one for all, or, where a game says so, one for each seat."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, cast

from boardkit.core import Choice, Event, Move, Seat
from boardkit.draw.drawing import Drawing, Picture
from boardkit.draw.shapes import Place
from boardkit.text import Words


class OwnBoards(Protocol):
    """What the drawing of a game has besides, if each seat has a map of its own."""

    def picture_of(self, view: Any, seat: Seat, ghost: Move | None = None) -> Picture:
        """Draw the map of a seat, with a move hovering over it if one is given."""
        ...

    def home(self, view: Any, choice: Choice | None) -> Seat:
        """Say on whose map a choice is played; without one, whose map belongs to the table as it stands."""
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


def board(drawing: Drawing, view: Any, seat: Seat | None, ghost: Move | None = None) -> Picture:
    """Draw one of the maps, with a move hovering over it; None draws what the game itself would show."""
    own = _own(drawing)
    return drawing.picture(view, ghost) if own is None or seat is None else own.picture_of(view, seat, ghost)


def home(drawing: Drawing, view: Any, choice: Choice | None, event: Event | None = None) -> Seat | None:
    """Say on whose map a choice is played or something happened; None where all have one map."""
    own = _own(drawing)
    if own is None:
        return None
    there = None if event is None else own.seat_of(event)
    return own.home(view, choice) if there is None else there


def happened_at(drawing: Drawing, events: Iterable[Event], seat: Seat | None) -> frozenset[Place]:
    """Say where on a map something happened."""
    own = _own(drawing)
    here = (event for event in events if own is None or own.seat_of(event) == seat)
    return frozenset(place for event in here for place in event.places)


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
