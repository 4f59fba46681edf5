"""Editing a position: values, pieces and entries, part by part; copied, pasted and played."""

from functools import partial
from typing import Any, Final, Self

from attrs import frozen

from boardkit.core import FaultError, Game, Table
from boardkit.core.editing.editing import Editing
from boardkit.core.editing.parts import Part
from boardkit.core.notation import shapes
from boardkit.core.notation.shapes import Leaf
from boardkit.core.records.position import LONGEST, drafted_position, position_code
from boardkit.draw.drawing import Drawing
from boardkit.text import Words
from boardkit.text.faults import fault_said
from boardkit.tui.desk import values
from boardkit.tui.desk.bound import Bound
from boardkit.tui.desk.deeds import given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Mode, Outcome
from boardkit.tui.desk.dialogs import Confirm, Entry
from boardkit.tui.desk.intents import (
    Add,
    BeginWith,
    Do,
    Lay,
    Point,
    Put,
    Show,
    Stand,
    Step,
    Take,
    Write,
)
from boardkit.tui.desk.position import Position
from boardkit.tui.desk.wishes import Ask, Complain, Copy, Leave, Ring, Tell

KEYS: Final = (
    Bound("start", "ctrl+s", Do.START, "^s", "edit-start"),
    Bound("undo", "u,ctrl+z", Do.UNDO, "u", "edit-undo"),
    Bound("copy", "y", Do.COPY, "y", "edit-copy"),
    Bound("paste", "p", Do.PASTE, "p", "edit-paste"),
    Bound("find", "slash", Do.FIND, "/", "edit-find"),
    Bound("back", "escape", Do.BACK, "esc", "page-back"),
)
"""What can be done with the table; Textual's list has the keys of the cursor."""

PART_KEYS: Final = (
    Bound("take", "enter", Do.ACT, "enter", "edit-open"),
    Bound("less", "left,minus", Step(-1), "←"),
    Bound("more", "right,plus,equals_sign", Step(1), "→", "edit-more"),
    Bound("new", "n,insert", Do.NEW, "n", "edit-new"),
    Bound("remove", "d,delete", Do.REMOVE, "d", "edit-remove"),
)
"""What can be done with the part under the cursor."""


@frozen(eq=False)
class EditingPosition(Mode):
    """A position is edited."""

    position: Position

    @classmethod
    def begun(cls, game: Game[Any], state: Table, drawing: Drawing, words: Words) -> Self:
        """Begin with a table as it is."""
        return cls(Position.of(game, state, drawing, words))

    @property
    def deeds(self) -> Deeds:
        """What can be done with a position."""
        now = self.position
        return dict(
            (
                given(Stand, partial(_stand, now)),
                given(Take, partial(_take, now)),
                given(Point, partial(_point, now)),
                given(Step, partial(_step, now)),
                given(Put, partial(_put, now)),
                given(Write, partial(_write, now)),
                given(Add, partial(_add, now)),
                given(Show, partial(_show, now)),
                given(Lay, partial(_lay, now)),
                simply(Do.ACT, partial(_act, now)),
                simply(Do.NEW, partial(_new, now)),
                simply(Do.REMOVE, partial(_remove, now)),
                simply(Do.UNDO, partial(_undo, now)),
                simply(Do.COPY, partial(_copy, now)),
                simply(Do.PASTE, partial(_paste, now)),
                simply(Do.FIND, partial(_find, now)),
                simply(Do.START, partial(_start, now)),
                simply(Do.BACK, partial(_back, now)),
                simply(Do.LEAVE, lambda desk: desk.wishing(Leave())),
            )
        )


def _to(desk: Desk, position: Position) -> Outcome:
    return Outcome(desk.turning(EditingPosition(position)))


def _changed(desk: Desk, now: Position, editing: Editing[Any]) -> Outcome:
    return _to(desk, now.changed(editing))


def _stand(now: Position, desk: Desk, row: Stand) -> Outcome:
    return Outcome(desk) if row.number == now.at else _to(desk, now.standing(row.number))


def _take(now: Position, desk: Desk, row: Take) -> Outcome:
    """Go to a row, and open or change what it lists."""
    return _to(desk, now.standing(row.number)).then(partial(_act, now.standing(row.number)))


def _act(now: Position, desk: Desk) -> Outcome:
    """Open the part under the cursor, or change it if it has no parts."""
    part, editing = now.chosen, now.editing
    if part is None:
        return _new(now, desk)
    if isinstance(part.shape, shapes.Number):
        return desk.wishing(Ask(values.number_asked(now, part)))
    if part.shape is shapes.Basic.FLAG:
        return _step(now, desk, Step(1))
    if isinstance(part.shape, Leaf):
        return desk.wishing(Ask(values.value_asked(now, part)))
    if part.value is None:
        return _changed(desk, now, editing.put(part.path, editing.fresh(part.shape)))
    return _to(desk, now.opening(part.path))


def _put(now: Position, desk: Desk, put: Put) -> Outcome:
    """Put a value that the part may have."""
    part = now.editing.part(put.path)
    if part is None or not values.may_be(now, part, put.value):
        return Outcome(desk)
    return _changed(desk, now, now.editing.put(put.path, put.value))


def _write(now: Position, desk: Desk, written: Write) -> Outcome:
    """Put a number; what is none changes nothing."""
    part, number = now.editing.part(written.path), values.digits(written.text)
    if part is None or not isinstance(part.shape, shapes.Number) or number is None:
        return Outcome(desk)
    return _changed(desk, now, now.editing.put(written.path, number))


def _step(now: Position, desk: Desk, step: Step) -> Outcome:
    """Make a number larger or smaller, or take the next value or the one before."""
    part = now.chosen
    if part is None or not values.are_in_order(part):
        return desk.wishing(Ring())
    return _changed(desk, now, now.editing.put(part.path, values.neighbour(now, part, step.by)))


def _new(now: Position, desk: Desk) -> Outcome:
    """Add an entry to what is open: chosen from a list, or the plainest where there is nothing to choose."""
    part = now.opened
    if not now.grows:
        return desk.wishing(Tell(now.words("edit-no-list")))
    if values.is_chosen(values.wanted(part)):
        return desk.wishing(Ask(values.entry_asked(now, part)))
    return _added(desk, now, part, now.editing.fresh(values.wanted(part)))


def _add(now: Position, desk: Desk, add: Add) -> Outcome:
    """Add an entry that was chosen, if the list may have it."""
    part = now.editing.part(add.path)
    if part is None or not values.may_have(now, part, add.chosen):
        return Outcome(desk)
    return _added(desk, now, part, add.chosen)


def _added(desk: Desk, now: Position, part: Part, chosen: Any) -> Outcome:
    """Add an entry made of a value, and go to it."""
    item = part.shape.item if isinstance(part.shape, shapes.Lookup) else None
    entry = chosen if item is None else (chosen, now.editing.fresh(item))
    return _to(desk, now.changed(now.editing.added(part.path, entry), len(now.rows)))


def _remove(now: Position, desk: Desk) -> Outcome:
    """Take the part under the cursor away, if the table can be without it."""
    part = now.chosen
    if part is not None and now.grows:
        return _changed(desk, now, now.editing.without(part.path))
    if part is not None and part.optional:
        return _changed(desk, now, now.editing.put(part.path, None))
    return desk.wishing(Ring())


def _undo(now: Position, desk: Desk) -> Outcome:
    if now.editing.before:
        return _changed(desk, now, now.editing.undone())
    return desk.wishing(Tell(now.words("edit-nothing-to-undo")))


def _copy(now: Position, desk: Desk) -> Outcome:
    return desk.wishing(Copy(_code(now)))


def _code(now: Position) -> str:
    return position_code(now.editing.game, now.editing.state)


def _paste(now: Position, desk: Desk) -> Outcome:
    return desk.wishing(Ask(Entry(now.words("code-paste-ask"), Lay, longest=LONGEST)))


def _lay(now: Position, desk: Desk, lay: Lay) -> Outcome:
    """Put the table of a code in place of this one; it must be of the same game and as many players."""
    if not lay.code:
        return Outcome(desk)
    try:
        state = drafted_position(now.editing.game, lay.code)
    except FaultError as error:
        return desk.wishing(Complain(error.fault))
    return _to(desk, now.changed(now.editing.changed(state)).opening(()))


def _find(now: Position, desk: Desk) -> Outcome:
    return desk.wishing(Ask(values.piece_sought(now)))


def _show(now: Position, desk: Desk, show: Show) -> Outcome:
    there = now.editing.part(show.path)
    return Outcome(desk) if there is None else _to(desk, now.showing(show.path))


def _point(now: Position, desk: Desk, point: Point) -> Outcome:
    """Open what lies at a place; nothing where nothing lies."""
    part = now.holding(point.place)
    return Outcome(desk) if part is None else _to(desk, now.opening(part.path))


def _start(now: Position, desk: Desk) -> Outcome:
    """Play the position, if nothing is wrong with it."""
    words, faults = now.words, now.editing.faults
    if faults:
        return desk.wishing(Tell(words("edit-not-yet", fault=fault_said(faults[0], words)), wrong=True))
    return desk.wishing(Leave(BeginWith(_code(now))))


def _back(now: Position, desk: Desk) -> Outcome:
    """Close the open part; at the whole table leave, and ask first if something was changed."""
    if now.path:
        return _to(desk, now.showing(now.path))
    if not now.editing.before:
        return desk.wishing(Leave())
    words = now.words
    sure = Confirm(words("edit-leave-ask"), words("edit-leave-yes"), words("edit-leave-no"), Do.LEAVE)
    return desk.wishing(Ask(sure))
