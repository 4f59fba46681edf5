"""Changing a position: values put and counted, entries added and taken away, things laid at places."""

from collections.abc import Sequence
from functools import partial
from typing import Any, cast

from boardkit.core.editing.editing import Editing, laid, named
from boardkit.core.editing.parts import Part
from boardkit.core.notation import shapes
from boardkit.core.notation.shapes import Leaf
from boardkit.tui.desk.deeds import update
from boardkit.tui.desk.desk import Desk, Outcome
from boardkit.tui.desk.dialogs import Entry, Pick
from boardkit.tui.desk.editor import offers
from boardkit.tui.desk.editor.position import Position
from boardkit.tui.desk.editor.rows import Field, Gap, Here, More
from boardkit.tui.desk.intents import Add, Intent, Lie, Mention, Put, Step, TypeDigit, Write
from boardkit.tui.desk.wishes import Ask, Ring, Tell


def turned(desk: Desk, position: Position) -> Outcome:
    """Go on with a position that has changed, or is looked at in another way."""
    return Outcome(desk.turning(cast("Any", desk.mode).__replace__(position=position)))


def _changed(desk: Desk, now: Position, editing: Editing[Any]) -> Outcome:
    return turned(desk, now.changed(editing).__replace__(value=None, digits=""))


def act(now: Position, desk: Desk) -> Outcome:
    """Open or change what is in the row under the cursor."""
    match now.chosen:
        case Field(part):
            return _act_on(now, desk, part)
        case Here(holder, place):
            return _changed(desk, now, named(now.editing, holder.path, place))
        case More(holder) if not offers.is_chosen(offers.wanted(holder)):
            return new(now, desk)
    return _into_values(now, desk)


def _act_on(now: Position, desk: Desk, part: Part) -> Outcome:
    """Ask for a number, turn a switch, choose a value, open what has parts."""
    editing = now.editing
    if isinstance(part.shape, shapes.Number):
        question = now.words("edit-number-ask", what=now.names.trail(part.path))
        field = Entry(question, partial(Write, part.path), str(part.value or 0), offers.LONGEST_NUMBER)
        return desk.wishing(Ask(field))
    if part.shape is shapes.Basic.FLAG:
        return step(now, desk, Step(1))
    if isinstance(part.shape, Leaf):
        return _into_values(now, desk)
    if part.value is None:
        return _changed(desk, now, editing.put(part.path, editing.fresh(part.shape)))
    return turned(desk, now.opening(part.path))


def _into_values(now: Position, desk: Desk) -> Outcome:
    """Go on to the values of a row."""
    there = offers.offers(now)
    if not there:
        return desk.wishing(Ring())
    stands = next((number for number, one in enumerate(there) if one.stands), 0)
    return turned(desk, now.__replace__(inside=True, value=stands))


def listed(now: Position, there: Sequence[offers.Offer]) -> tuple[tuple[str, Intent], ...]:
    """List values to be searched; pieces say where they lie."""
    said = (one.said if one.lies is None else offers.lying(now, one.said, one.lies) for one in there)
    return tuple(zip(said, (one.intent for one in there), strict=True))


def put(now: Position, desk: Desk, wanted: Put) -> Outcome:
    """Put a value that the part may have."""
    part = now.editing.part(wanted.path)
    if part is None or not offers.may_be(now, part, wanted.value):
        return Outcome(desk)
    return _changed(desk, now, now.editing.put(wanted.path, wanted.value))


def write(now: Position, desk: Desk, written: Write) -> Outcome:
    """Put a number; what is none changes nothing."""
    part, number = now.editing.part(written.path), offers.digits(written.text)
    if part is None or not isinstance(part.shape, shapes.Number) or number is None:
        return Outcome(desk)
    return _changed(desk, now, now.editing.put(written.path, number))


def type_digit(now: Position, desk: Desk, typed: TypeDigit) -> Outcome:
    """Type a number where one stands; all its digits are one change."""
    row = now.chosen
    digits = now.digits + typed.digit
    number = offers.digits(digits)
    if not isinstance(row, Field) or not isinstance(row.part.shape, shapes.Number) or number is None:
        return desk.wishing(Ring())
    before = now.editing.undone() if now.digits else now.editing
    changed = now.changed(before.put(row.part.path, number))
    return turned(desk, changed.__replace__(digits=digits, value=None))


def step(now: Position, desk: Desk, wanted: Step) -> Outcome:
    """Make a number larger or smaller, or take the next value or the one before."""
    row = now.chosen
    if isinstance(row, Here):
        return act(now, desk)
    if not isinstance(row, Field) or not offers.are_in_order(row.part):
        return desk.wishing(Ring())
    part = row.part
    return _changed(desk, now, now.editing.put(part.path, offers.neighbour(now, part, wanted.by)))


def new(now: Position, desk: Desk) -> Outcome:
    """Add an entry to a list: chosen from a list, or the plainest where there is nothing to choose."""
    row = now.chosen
    if isinstance(row, Here | Gap):
        return act(now, desk)
    part = _growing(now)
    if part is None:
        return desk.wishing(Tell(now.words("edit-no-list")))
    if not offers.is_chosen(offers.wanted(part)):
        return _added(desk, now, part, now.editing.fresh(offers.wanted(part)))
    return desk.wishing(Ask(Pick(now.names.trail(part.path), listed(now, offers.entries(now, part)))))


def _growing(now: Position) -> Part | None:
    """Return the list that is meant: what is opened, what the row is, or what they lie in."""
    row = now.chosen
    opened = now.opened
    meant = (opened, row.part if isinstance(row, Field) else None, now.editing.part(opened.path[:-1]))
    return next((part for part in meant if part is not None and now.editing.grows(part)), None)


def add(now: Position, desk: Desk, wanted: Add) -> Outcome:
    """Add an entry that was chosen, if the list may have it."""
    part = now.editing.part(wanted.path)
    if part is None or not offers.may_have(now, part, wanted.chosen):
        return Outcome(desk)
    return _added(desk, now, part, wanted.chosen)


def _added(desk: Desk, now: Position, part: Part, chosen: Any) -> Outcome:
    """Add an entry made of a value, and go to it."""
    item = part.shape.item if isinstance(part.shape, shapes.Lookup) else None
    entry = chosen if item is None else (chosen, now.editing.fresh(item))
    changed = now.changed(now.editing.added(part.path, entry))
    there = changed.editing.part(part.path)
    last = part.path if there is None else [part.path, *(one.path for one in there.parts())][-1]
    on_board = changed.path is None and any(one.path == last for group in changed.groups for one in group.all)
    return turned(desk, changed.touching(last) if on_board else changed.on_row(last))


def lie(now: Position, desk: Desk, wanted: Lie) -> Outcome:
    """Lay something at a place of the map, if there is such a list and such a thing."""
    part = now.editing.part(wanted.path)
    known = {one.intent for one in offers.offers(now) if isinstance(one.intent, Lie)}
    if part is None or wanted not in known:
        return Outcome(desk)
    return _changed(desk, now, laid(now.editing, wanted.path, wanted.place, wanted.value))


def mention(now: Position, desk: Desk, wanted: Mention) -> Outcome:
    """Let a list name a place, or no longer, if it is one that the cursor is on."""
    rows = [row for row in now.rows if isinstance(row, Here)]
    if not any((row.holder.path, row.place) == (wanted.path, wanted.place) for row in rows):
        return Outcome(desk)
    return _changed(desk, now, named(now.editing, wanted.path, wanted.place))


def remove(now: Position, desk: Desk) -> Outcome:
    """Take what is in the row under the cursor away, if the table can be without it."""
    row = now.chosen
    if isinstance(row, Here) and row.entry is not None:
        return act(now, desk)
    if not isinstance(row, Field):
        return desk.wishing(Ring())
    holder = now.editing.part(row.whole.path[:-1])
    if holder is not None and now.editing.grows(holder):
        return _changed(desk, now, now.editing.without(row.whole.path))
    if row.part.optional:
        return _changed(desk, now, now.editing.put(row.part.path, None))
    return desk.wishing(Ring())


def take_value(now: Position, desk: Desk, number: int) -> Outcome:
    """Do what taking a value of the row under the cursor does."""
    there = offers.offers(now)
    if not 0 <= number < len(there):
        return Outcome(desk)
    intent = there[number].intent
    at_rows = turned(desk, now.__replace__(value=None, inside=True))
    return at_rows.then(partial(update, intent=intent))


def undo(now: Position, desk: Desk) -> Outcome:
    """Take the last change back."""
    if now.editing.before:
        return _changed(desk, now, now.editing.undone())
    return desk.wishing(Tell(now.words("edit-nothing-to-undo")))


def redo(now: Position, desk: Desk) -> Outcome:
    """Make the change again that was taken back last."""
    if now.editing.after:
        return _changed(desk, now, now.editing.redone())
    return desk.wishing(Tell(now.words("edit-nothing-to-redo")))
