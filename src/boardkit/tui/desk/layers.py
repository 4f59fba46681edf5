"""What the map shows: the table with the move in the making, other seats' maps, and what is laid over it."""

from collections.abc import Sequence
from typing import Final

from boardkit.core import CHANCE, Move, Seat
from boardkit.core.lines.choosing import PLACE
from boardkit.core.lines.match import seats_of
from boardkit.core.values import Value
from boardkit.draw.boards import board, happened_at, home, inspected
from boardkit.draw.drawing import Drawing, Picture
from boardkit.draw.extras import edges_of, layer_of, tableaux_of, worded
from boardkit.draw.looks import NONE, Mark, Marks, Ring
from boardkit.draw.shapes import Place
from boardkit.tui.desk.desk import Desk, Outcome
from boardkit.tui.desk.dialogs import Notice, Pick
from boardkit.tui.desk.intents import LayOpen
from boardkit.tui.desk.past import since, telling
from boardkit.tui.desk.sight import Sight
from boardkit.tui.desk.wishes import Ask

MUCH: Final = 3
"""Where more than one place in so many has changed, outlines would tell nothing."""


class Scene(Value, eq=False):
    """A map to be shown.

    Attributes:
        focus: the places to be in view.
    """

    picture: Picture
    marks: Marks
    focus: frozenset[Place] = NONE


def own_map(desk: Desk) -> Seat | None:
    """Say whose map the move in the making, or the step of the walk, is about; None where all have one."""
    event = None if desk.walk is None else desk.walk.halt.event
    choice = desk.draft.choice if desk.walk is None else None
    return home(desk.drawing, desk.state, choice, event)


def shown_map(desk: Desk) -> Seat | None:
    """Say whose map is shown; None where all have one."""
    own = own_map(desk)
    return own if own is None or desk.layer is None else Seat(desk.layer)


def is_away(desk: Desk) -> bool:
    """Tell whether another map is looked at than the one that the move is about."""
    return desk.layer is not None and shown_map(desk) != own_map(desk)


def come_home(desk: Desk) -> Desk:
    """Look at the map that the move is about again."""
    return desk.__replace__(layer=None) if is_away(desk) else desk


def overlay(desk: Desk) -> Outcome:
    """Show the next seat's map, or lay over the map what the game has for it, or tell what lies open."""
    if own_map(desk) is not None:
        return Outcome(_next_map(desk))
    if layer_of(desk.drawing) is not None:
        return Outcome(desk.__replace__(layer=None if desk.layer else 1))
    return _choose_tableau(desk) if tableaux_of(desk.drawing) else Outcome(desk)


def _choose_tableau(desk: Desk) -> Outcome:
    """Ask whose tableau to look at; alone, show it at once."""
    seats = seats_of(desk.match.players)
    if len(seats) == 1:
        return lay_open(desk, LayOpen(seats[0]))
    entries = tuple((desk.words.seat(seat), LayOpen(seat)) for seat in seats)
    return desk.wishing(Ask(Pick(desk.words("overlay-whose"), entries)))


def has_overlay(desk: Desk) -> bool:
    """Tell whether there is anything to lay over the map, or to tell."""
    drawing = desk.drawing
    return bool(own_map(desk) is not None or layer_of(drawing) or tableaux_of(drawing))


def _next_map(desk: Desk) -> Desk:
    own, shown = own_map(desk), shown_map(desk)
    assert own is not None
    assert shown is not None
    following = (shown + 1) % len(desk.match.players)
    return desk.__replace__(layer=None if following == own else following)


def lay_open(desk: Desk, whose: LayOpen) -> Outcome:
    """Tell all that lies open before a seat."""
    laid_open = tableaux_of(desk.drawing)
    if laid_open is None or not whose.seat < len(desk.match.players):
        return Outcome(desk)
    lines = tuple(laid_open(desk.state, whose.seat, desk.words))
    return desk.wishing(Ask(Notice(desk.words.seat(whose.seat), lines)))


def inspected_at(desk: Desk, place: Place) -> Sequence[str]:
    """Say what is at a place of the map that is shown."""
    return inspected(desk.drawing, desk.state, shown_map(desk), place, desk.words)


def scene(desk: Desk) -> Scene:
    """Show the map with the move in the making hovering over it, or with what just happened."""
    picture = picture_at(desk)
    if desk.walk is not None:
        places = NONE if is_away(desk) else telling(desk).places().intersection(picture.looks)
        rings = (Ring(places, Mark.PICKED),) if places else ()
        return Scene(picture, Marks(rings=rings, edges=edges_of(desk.drawing)), places)
    marks, looked = _draft_marks(desk), _looked(desk).intersection(picture.looks)
    ringed = _ringed(marks, looked) if looked else marks
    return Scene(picture, ringed.__replace__(edges=edges_of(desk.drawing)), looked or _focus(desk))


def answered(desk: Desk, move: Move | None) -> Scene:
    """Show the map with the answer that is taken hovering over it, without a word on whether it is legal."""
    picture = desk.drawing.picture(desk.state, move)
    touched = desk.drawing.touched(move) if move is not None and hasattr(move, PLACE) else NONE
    ringed = touched if move is not None else desk.modes[0].named(desk, picture.looks)
    marks = Marks(rings=(Ring(ringed, Mark.PICKED),), cursor=desk.cursor)
    return Scene(picture, marks, touched)


def _ringed(marks: Marks, places: frozenset[Place]) -> Marks:
    rings: tuple[Ring, ...] = (*marks.rings, Ring(places, Mark.PICKED))
    return marks.__replace__(rings=rings)


def _looked(desk: Desk) -> frozenset[Place]:
    """Return the places of the sentence that is looked at, if they are on the map that is shown."""
    looked = desk.looked
    return (
        frozenset(looked.places) if looked is not None and looked.whose in (None, shown_map(desk)) else NONE
    )


def picture_at(desk: Desk) -> Picture:
    """Draw the map that is shown, and what is laid over it."""
    ghost = None if desk.walk or is_away(desk) else desk.draft.move
    bare = desk.drawn.once(board, desk.drawing, desk.state, shown_map(desk), ghost)
    picture = desk.drawn.once(worded, desk.drawing, desk.state, bare, desk.words)
    layered = layer_of(desk.drawing)
    return picture if layered is None or not desk.layer else layered(desk.state, picture)


def _draft_marks(desk: Desk) -> Marks:
    """Mark the cursor, the places that may be chosen, and what just happened."""
    move, draft, last = desk.draft.move, desk.draft, last_places(desk)
    if is_away(desk):
        return Marks(cursor=desk.cursor, last=last)
    touched = desk.drawing.touched(move) if move is not None and hasattr(move, PLACE) else NONE
    if len(touched) > 1:
        mark = Mark.CURSOR if draft.legal else Mark.REFUSED
        return Marks(rings=(Ring(touched, mark),), letters=desk.letters, last=last)
    cursor = desk.cursor if desk.picks_places else None
    return Marks(cursor=cursor, legal=frozenset(draft.places), letters=desk.letters, last=last)


def last_places(desk: Desk) -> frozenset[Place]:
    """Return what has changed on the map that is shown since the viewer's last decision.

    Where that is much of it, as when all rivers flow, only what decisions did themselves stands out.
    """
    many = len(picture_at(desk).looks) // MUCH
    return desk.drawn.once(_changed_places, desk.drawing, desk.sight, first_new(desk), shown_map(desk), many)


def _changed_places(
    drawing: Drawing, sight: Sight, first: int, shown: Seat | None, many: int
) -> frozenset[Place]:
    moments = sight.match.moments[first : sight.match.at + 1]
    events = (frame.event for moment in moments for frame in moment.step.frames)
    every = happened_at(drawing, events, shown)
    if len(every) <= many:
        return every
    decided = (moment.step.frames[:1] for moment in moments if moment.seat not in (None, CHANCE))
    return happened_at(drawing, (frame.event for frames in decided for frame in frames), shown)


def first_new(desk: Desk) -> int:
    """Return the first moment that is new to whoever looks; the last one where nothing is."""
    return min(desk.drawn.once(since, desk.match, desk.viewer), desk.match.at)


def _focus(desk: Desk) -> frozenset[Place]:
    """Say which places are looked at: those of the move, else the cursor."""
    touched = desk.drawing.touched(desk.draft.move) if desk.draft.move else NONE
    return touched or frozenset(() if desk.cursor is None else (desk.cursor,))
