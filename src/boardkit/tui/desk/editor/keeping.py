"""Keeping a position and coming back to one: by name, in files, as codes; and playing it."""

from typing import Final

from boardkit.core import FaultError
from boardkit.core.records.position import LONGEST, editable_position, position_code
from boardkit.text.faults import fault_said
from boardkit.tui.desk.desk import Desk, Outcome
from boardkit.tui.desk.dialogs import Confirm, Entry
from boardkit.tui.desk.editor.boards import Whole
from boardkit.tui.desk.editor.changing import turned
from boardkit.tui.desk.editor.position import Position
from boardkit.tui.desk.editor.rows import path_of
from boardkit.tui.desk.intents import BeginWith, Do, KeepAs, Kept, Lay, OpenFile
from boardkit.tui.desk.wishes import (
    Ask,
    ChoosePosition,
    Complain,
    Copy,
    KeepPosition,
    Leave,
    ReadPosition,
    Tell,
)

LONGEST_PATH: Final = 4096


def code(now: Position) -> str:
    """Write the position as a code."""
    return position_code(now.editing.game, now.editing.state)


def copy(now: Position, desk: Desk) -> Outcome:
    """Show the code of the position."""
    return desk.wishing(Copy(code(now)))


def paste(now: Position, desk: Desk) -> Outcome:
    """Ask for a code."""
    return desk.wishing(Ask(Entry(now.words("code-paste-ask"), Lay, longest=LONGEST)))


def lay(now: Position, desk: Desk, wanted: Lay) -> Outcome:
    """Put the table of a code in place of this one; it must be of the same game and as many players."""
    if not wanted.code:
        return Outcome(desk)
    try:
        state = editable_position(now.editing.game, wanted.code)
    except FaultError as error:
        return desk.wishing(Complain(error.fault))
    laid = now.changed(now.editing.changed(state)).turned_to(now.board)
    return turned(desk, laid.__replace__(saved=laid.editing.state))


def ask_name(now: Position, desk: Desk) -> Outcome:
    """Ask for the name by which the position is to be kept."""
    return desk.wishing(Ask(Entry(now.words("edit-keep-ask"), KeepAs, longest=LONGEST_PATH)))


def keep(now: Position, desk: Desk, wanted: KeepAs) -> Outcome:
    """Keep the position by a name."""
    name = wanted.name.strip()
    return desk.wishing(KeepPosition(name, code(now), wanted.over)) if name else Outcome(desk)


def kept(now: Position, desk: Desk, known: Kept) -> Outcome:
    """Know that nothing is lost now, and say so."""
    outcome = turned(desk, now.__replace__(saved=now.editing.state))
    return outcome.wishing(Tell(now.words("edit-kept", name=known.name)))


def choose(now: Position, desk: Desk) -> Outcome:
    """Let one of the positions be chosen that are kept."""
    return desk.wishing(ChoosePosition(now.editing.game.key))


def ask_file(now: Position, desk: Desk) -> Outcome:
    """Ask for the name of a file."""
    return desk.wishing(Ask(Entry(now.words("edit-file-ask"), OpenFile, longest=LONGEST_PATH)))


def read(now: Position, desk: Desk, wanted: OpenFile) -> Outcome:
    """Read the position of a file."""
    del now
    return desk.wishing(ReadPosition(wanted.name)) if wanted.name.strip() else Outcome(desk)


def start(now: Position, desk: Desk) -> Outcome:
    """Play the position, if nothing is wrong with it."""
    words, faults = now.words, now.editing.faults
    if faults:
        return desk.wishing(Tell(words("edit-not-yet", fault=fault_said(faults[0], words)), wrong=True))
    return desk.wishing(Leave(BeginWith(code(now))))


def back(now: Position, desk: Desk) -> Outcome:
    """Leave the values, the opened part, the rows; at last the editor, and ask if something would be lost."""
    if now.value is not None:
        return turned(desk, now.__replace__(value=None))
    if now.path:
        return turned(desk, _closed(now, now.path))
    if now.inside and not isinstance(now.shown, Whole):
        return turned(desk, now.__replace__(inside=False, digits=""))
    if not now.editing.before or now.editing.state is now.saved:
        return desk.wishing(Leave())
    words = now.words
    sure = Confirm(words("edit-leave-ask"), words("edit-leave-yes"), words("edit-leave-no"), Do.LEAVE)
    return desk.wishing(Ask(sure))


def _closed(now: Position, path: tuple[object, ...]) -> Position:
    """Close the opened part; where it was opened from the board, go back to the rows of that."""
    if isinstance(now.shown, Whole):
        return now.opening(path[:-1]).on_row(path)
    root = now.opening(None).on_row(path)
    holder = now.opening(path[:-1]).on_row(path)
    return root if _stands_on(root, path) else holder


def _stands_on(now: Position, path: tuple[object, ...]) -> bool:
    """Tell whether a part is one of the rows."""
    return now.chosen is not None and path_of(now.chosen) == path
