"""What if? Beginning a branch at the table, and going from one line of the match to another."""

from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any

from boardkit.core import CHANCE, FaultError, Study
from boardkit.core.lines.study import LONGEST_BRANCH, MAIN
from boardkit.text.outside import visible
from boardkit.tui.desk.doors import Branches
from boardkit.tui.desk.intents import Intent, RemoveLine, RenameLine, SwitchLine
from boardkit.tui.desk.walk import Walk
from boardkit.tui.screens.picking import EntryScreen
from boardkit.tui.table.play import PlayScreen


def branch_off(table: PlayScreen) -> None:
    """Ask for a name, and play on from where the walk or the match stands, on a branch."""
    words = table.words
    at = table.walk.halt.at if table.walk else table.match.at
    try:
        table.study.branch(_free_name(table), at)
    except FaultError as error:
        table.board.say(error.fault)
        return

    def named(name: str | None) -> None:
        if name is not None:
            begin(table, name or _free_name(table), at)

    entry = EntryScreen(words("branch-ask"), words, _free_name(table), LONGEST_BRANCH)
    table.board.show(entry, named)


def begin(table: PlayScreen, name: str, at: int) -> None:
    """Begin a branch at a moment and go there."""
    if go(table, partial(table.study.branch, name, at)):
        table.board.tell(table.words("branch-begun", name=visible(name)))


def go_home(table: PlayScreen) -> None:
    """Go back to the match itself; to the moment where the branch left it, if the match is over."""
    name = table.study.name
    if name and go(table, partial(table.study.switch, MAIN)):
        table.board.tell(table.words("branch-home"))
        if table.match.over:
            _walk_to(table, table.study.root(name))


def go(table: PlayScreen, change: Callable[[], Study[Any]]) -> bool:
    """Go to another line, keep that in the library, and show it; tell whether it worked."""
    try:
        table.study = table.session.kept(change())
    except FaultError as error:
        table.board.say(error.fault)
        return False
    table.walk = None
    if table.match.over:
        # The score sheet has been seen; whoever comes back wants to see the table.
        table.look(CHANCE)
    else:
        table.present()
    return True


def open_list(table: PlayScreen) -> None:
    """Open the list of branches."""

    def answered(intent: Intent | None) -> None:
        match intent:
            case SwitchLine(""):
                go_home(table)
            case SwitchLine(name):
                go(table, partial(table.study.switch, name))
            case RenameLine(name, other):
                if go(table, partial(table.study.rename, name, other)):
                    open_list(table)
            case RemoveLine(name):
                if go(table, partial(table.study.remove, name)):
                    open_list(table)

    table.board.open(Branches(table.study), answered)


def _walk_to(table: PlayScreen, at: int) -> None:
    """Walk to the last happening of a moment."""
    walk = Walk.through(table.match, CHANCE)
    before = [number for number, halt in enumerate(walk.halts) if halt.at <= at]
    table.walk = walk.on(before[-1] - walk.at)
    table.redraw()


def _free_name(table: PlayScreen) -> str:
    names = (table.words("branch-default", number=number) for number in count(1))
    return next(name for name in names if name not in table.study.branches)
