"""Pointing at a position: on its boards, in the rows, among the values; at what a fault is about."""

from functools import partial

from boardkit.core.notation.shapes import Basic, Number
from boardkit.draw.geometry import geometry
from boardkit.draw.moving import toward
from boardkit.maps.ways import Way
from boardkit.tui.desk.desk import Desk, Outcome
from boardkit.tui.desk.editor import changing, keeping
from boardkit.tui.desk.editor.boards import Land
from boardkit.tui.desk.editor.changing import turned
from boardkit.tui.desk.editor.finding import facing, showing
from boardkit.tui.desk.editor.laying import beside, outline
from boardkit.tui.desk.editor.offers import offers
from boardkit.tui.desk.editor.position import Position
from boardkit.tui.desk.editor.rows import Field, Here, Row
from boardkit.tui.desk.intents import (
    Go,
    Point,
    PointOn,
    Show,
    ShowFault,
    Stand,
    Step,
    Take,
    Touch,
)
from boardkit.tui.desk.wishes import Ring, Tell


def go(now: Position, desk: Desk, step: Go) -> Outcome:
    """Move on the board, among the rows or among the values; left and right lead from one to the other."""
    across, down = step.way.value
    if now.value is not None:
        last = len(offers(now)) - 1
        value = max(min(now.value + down, last), 0) if down else None if across < 0 else now.value
        return turned(desk, now.__replace__(value=value))
    if not now.inside:
        return turned(desk, _on_board(now, step.way))
    if down:
        return turned(desk, now.standing(now.at + down))
    if _turns(now.chosen):
        return changing.step(now, desk, Step(across))
    return changing.act(now, desk) if across > 0 else keeping.back(now, desk)


def _turns(row: Row | None) -> bool:
    """Tell whether left and right change what is in a row: numbers and switches; other values are listed."""
    if isinstance(row, Field):
        return isinstance(row.part.shape, Number) or row.part.shape is Basic.FLAG
    return isinstance(row, Here)


def _on_board(now: Position, way: Way) -> Position:
    if not isinstance(now.shown, Land):
        return now.touching(beside(outline(now), now.thing, way))
    plan = geometry(now.picture.board, now.picture.board.sizes[0])
    return now.pointing(now.middle if now.place not in plan else toward(plan, now.place, way))


def stand(now: Position, desk: Desk, row: Stand) -> Outcome:
    """Put the cursor on a row."""
    same = row.number == now.at and now.inside
    return Outcome(desk) if same else turned(desk, now.standing(row.number).__replace__(inside=True))


def take(now: Position, desk: Desk, row: Take) -> Outcome:
    """Go to a row, and open or change what it lists."""
    there = now.standing(row.number).__replace__(inside=True)
    return turned(desk, there).then(partial(changing.act, there))


def act(now: Position, desk: Desk) -> Outcome:
    """Take the value or the row under the cursor; from the board go to the rows, or open its only row."""
    if now.value is not None:
        return changing.take_value(now, desk, now.value)
    if now.digits:
        return turned(desk, now.__replace__(digits=""))
    if now.inside or len(now.rows) == 1:
        return changing.act(now.__replace__(inside=True), desk)
    return turned(desk, now.__replace__(inside=True)) if now.rows else desk.wishing(Ring())


def point(now: Position, desk: Desk, point: Point) -> Outcome:
    """Point at a place of the map, on the map; where none is shown, on the first."""
    land = now if isinstance(now.shown, Land) else now.turned_to(0)
    return turned(desk, land.pointing(point.place)) if point.place in land.picture.looks else Outcome(desk)


def point_on(now: Position, desk: Desk, point: PointOn) -> Outcome:
    """Point at a place of a map, whichever is shown."""
    there = now.turned_to(point.board)
    return turned(desk, there.pointing(point.place)) if point.place in there.picture.looks else Outcome(desk)


def touch(now: Position, desk: Desk, touch: Touch) -> Outcome:
    """Point at something on the board that is shown, if it lies there."""
    known = [part.path for group in now.groups for part in group.all]
    return turned(desk, now.touching(touch.path)) if touch.path in known else Outcome(desk)


def show(now: Position, desk: Desk, show: Show) -> Outcome:
    """Point at a part where it lies, if it is there."""
    there = now.editing.part(show.path)
    return Outcome(desk) if there is None or not show.path else turned(desk, showing(now, show.path))


def next_fault(now: Position, desk: Desk) -> Outcome:
    """Show what the next fault is about."""
    faults = now.editing.faults
    if not faults:
        return desk.wishing(Tell(now.words("edit-sound")))
    return show_fault(now, desk, ShowFault((now.fault + 1) % len(faults)))


def show_fault(now: Position, desk: Desk, wanted: ShowFault) -> Outcome:
    """Show what a fault is about: the place, the part, or whose board it is on."""
    if not 0 <= wanted.number < len(now.editing.faults):
        return Outcome(desk)
    return turned(desk, facing(now, wanted.number).__replace__(fault=wanted.number))
