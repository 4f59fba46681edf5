"""Finding a part of a position where it lies, and what a fault is about."""

from boardkit.core.editing.parts import Path
from boardkit.tui.desk.editor.boards import Land, Seated, Whole
from boardkit.tui.desk.editor.position import Position
from boardkit.tui.desk.editor.rows import path_of
from boardkit.tui.desk.editor.things import holder_of


def showing(now: Position, path: Path) -> Position:
    """Point at a part where it lies: on a map, on a seat's board, among what is all's, or in the tree.

    Where all fields are shown already, it is shown there.
    """
    boards = () if isinstance(now.shown, Whole) else range(len(now.boards))
    found = (_on_board(now.turned_to(board), path) for board in boards)
    there = next((position for position in found if position is not None), None)
    if there is not None:
        return there.__replace__(inside=True)
    tree = now.turned_to(len(now.boards) - 1)
    return tree.opening(path[:-1]).on_row(path)


def _on_board(now: Position, path: Path) -> Position | None:
    """Point at a part on the board that is shown; None if it is not there."""
    if isinstance(now.shown, Land):
        steps = [step for step in path if step in now.picture.looks]
        pointed = now.pointing(steps[0]).on_row(path) if steps else now
        there = pointed.chosen
        return pointed if there is not None and path_of(there) == path[: len(path_of(there))] else None
    thing = holder_of(now.groups, path)
    return None if thing is None else now.touching(thing).on_row(path)


def facing(now: Position, number: int) -> Position:
    """Show what a fault is about: a part, a place, or a seat's board; stay where it names none."""
    one = now.abouts[number]
    if one.paths:
        return showing(now, one.paths[0])
    for board, shown in enumerate(now.boards):
        there = now.turned_to(board)
        mine = isinstance(shown, Land) and (one.seat is None or shown.seat in (None, one.seat))
        places = [place for place in one.places if mine and place in there.picture.looks]
        if places:
            return there.pointing(places[0])
    seats = [
        board
        for board, shown in enumerate(now.boards)
        if isinstance(shown, Seated) and shown.seat == one.seat
    ]
    return now.turned_to(seats[0]) if seats else now
