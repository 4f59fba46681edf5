"""Editing a position: boards to point at, rows and values beside them, faults, keeping and playing it."""

from functools import partial
from typing import Any, Final, Self

from boardkit.core import Game, Table
from boardkit.core.values import Value
from boardkit.draw.drawing import Drawing
from boardkit.maps.ways import Way
from boardkit.text import Words
from boardkit.text.keyboard import key_said
from boardkit.tui.desk.bound import Bound
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Mode, Outcome
from boardkit.tui.desk.dialogs import Pick
from boardkit.tui.desk.editor import changing, keeping, pointing
from boardkit.tui.desk.editor.boards import Whole
from boardkit.tui.desk.editor.changing import turned
from boardkit.tui.desk.editor.offers import offers
from boardkit.tui.desk.editor.position import Position
from boardkit.tui.desk.editor.seeking import sought
from boardkit.tui.desk.intents import (
    Add,
    Do,
    Fit,
    Go,
    KeepAs,
    Kept,
    Lay,
    Lie,
    Mention,
    Next,
    OpenFile,
    Point,
    PointOn,
    Put,
    Show,
    ShowFault,
    ShowTab,
    Stand,
    Step,
    Take,
    TakeValue,
    Touch,
    TypeDigit,
    Write,
)
from boardkit.tui.desk.wishes import Ask, Leave

KEYS: Final = (
    Bound("start", "ctrl+s", Do.START, "^s", "edit-start"),
    Bound("undo", "u,ctrl+z", Do.UNDO, "u", "edit-undo"),
    Bound("find", "slash", Do.FIND, "/", "edit-find"),
    Bound("keep", "s", Do.KEEP, "s", "edit-keep"),
    Bound("kept", "o", Do.KEPT, "o", "edit-kept-open"),
    Bound("help", "question_mark,f1", Do.HELP, "?", "edit-help"),
    Bound("back", "escape", Do.BACK, "esc", "page-back"),
    Bound("redo", "R,ctrl+y", Do.REDO, "R", "edit-redo"),
    Bound("tree", "t", Do.TREE, "t", "edit-tree"),
    Bound("copy", "y", Do.COPY, "y", "edit-copy"),
    Bound("paste", "p", Do.PASTE, "p", "edit-paste"),
)
"""What can be done with the table; what has no room at the foot is in the help."""

PART_KEYS: Final = (
    Bound("take", "enter", Do.ACT, "enter", "edit-open"),
    Bound("board", "tab", Next(1), "tab", "edit-board"),
    Bound("new", "n,insert", Do.NEW, "n", "edit-new"),
    Bound("remove", "d,delete", Do.REMOVE, "d", "edit-remove"),
    Bound("less", "minus", Step(-1), "-"),
    Bound("more", "plus,equals_sign", Step(1), "+", "edit-more"),
    Bound("fault", "f,exclamation_mark", Do.FAULT, "f", "edit-next-fault"),
    Bound("last", "shift+tab", Next(-1)),
    Bound("left", "left", Go(Way.LEFT)),
    Bound("right", "right", Go(Way.RIGHT)),
    Bound("up", "up", Go(Way.UP)),
    Bound("down", "down", Go(Way.DOWN)),
    *(Bound(f"digit-{digit}", digit, TypeDigit(digit)) for digit in "0123456789"),
)
"""What can be done with what is pointed at, and how to point."""


class EditingPosition(Value, Mode, eq=False):
    """A position is edited."""

    position: Position

    @classmethod
    def begun(
        cls, game: Game[Any], state: Table, drawing: Drawing, words: Words, sound: Table | None = None
    ) -> Self:
        """Begin with a table as it is; `sound` is one for as many players that can be, if it cannot."""
        return cls(Position.of(game, state, drawing, words, sound))

    @property
    def deeds(self) -> Deeds:
        """What can be done with a position."""
        now = self.position
        return {**_moving(now), **_changing(now), **_keeping(now)}


def _moving(now: Position) -> Deeds:
    return deeds(
        given(Go, partial(pointing.go, now)),
        given(Next, lambda desk, step: turned(desk, now.turned_to(now.board + step.step))),
        given(ShowTab, lambda desk, tab: turned(desk, now.turned_to(tab.number))),
        given(Stand, partial(pointing.stand, now)),
        given(Take, partial(pointing.take, now)),
        given(Point, partial(pointing.point, now)),
        given(PointOn, partial(pointing.point_on, now)),
        given(Touch, partial(pointing.touch, now)),
        given(Show, partial(pointing.show, now)),
        given(ShowFault, partial(pointing.show_fault, now)),
        given(Fit, lambda desk, wide: turned(desk, now.__replace__(width=max(wide.columns, 1)))),
        simply(Do.FAULT, partial(pointing.next_fault, now)),
        simply(Do.FIND, partial(_find, now)),
        simply(Do.TREE, partial(_tree, now)),
        simply(Do.HELP, partial(_help, now)),
        simply(Do.STAY, Outcome),
    )


def _changing(now: Position) -> Deeds:
    return deeds(
        simply(Do.ACT, partial(pointing.act, now)),
        given(TakeValue, lambda desk, value: changing.take_value(now, desk, value.number)),
        given(Step, partial(changing.step, now)),
        given(TypeDigit, partial(changing.type_digit, now)),
        given(Put, partial(changing.put, now)),
        given(Write, partial(changing.write, now)),
        given(Add, partial(changing.add, now)),
        given(Lie, partial(changing.lie, now)),
        given(Mention, partial(changing.mention, now)),
        simply(Do.NEW, partial(changing.new, now)),
        simply(Do.REMOVE, partial(changing.remove, now)),
        simply(Do.UNDO, partial(changing.undo, now)),
        simply(Do.REDO, partial(changing.redo, now)),
    )


def _keeping(now: Position) -> Deeds:
    return deeds(
        given(Lay, partial(keeping.lay, now)),
        given(KeepAs, partial(keeping.keep, now)),
        given(Kept, partial(keeping.kept, now)),
        given(OpenFile, partial(keeping.read, now)),
        simply(Do.COPY, partial(keeping.copy, now)),
        simply(Do.PASTE, partial(keeping.paste, now)),
        simply(Do.KEEP, partial(keeping.ask_name, now)),
        simply(Do.KEPT, partial(keeping.choose, now)),
        simply(Do.FILE, partial(keeping.ask_file, now)),
        simply(Do.START, partial(keeping.start, now)),
        simply(Do.BACK, partial(keeping.back, now)),
        simply(Do.LEAVE, lambda desk: desk.wishing(Leave())),
    )


def _find(now: Position, desk: Desk) -> Outcome:
    """Look for something by name: among the values, if the cursor is there, or else anywhere."""
    if now.value is None:
        return desk.wishing(Ask(sought(now)))
    return desk.wishing(Ask(Pick(now.words("edit-find"), changing.listed(now, offers(now)))))


def _tree(now: Position, desk: Desk) -> Outcome:
    """Show all fields as a tree, or the boards again."""
    if isinstance(now.shown, Whole):
        return turned(desk, now.turned_to(0))
    return turned(desk, now.turned_to(len(now.boards) - 1))


def _help(now: Position, desk: Desk) -> Outcome:
    """List the keys; one can be chosen to press it."""
    words = now.words
    told = [key for key in (*PART_KEYS, *KEYS) if key.label]
    entries = tuple((f"{key_said(key.shown, words):<8} {words(key.label)}", key.intent) for key in told)
    return desk.wishing(Ask(Pick(words("keys-heading"), entries)))
