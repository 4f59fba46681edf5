"""What if? Beginning a branch at the table, and going from one line of the match to another."""

from collections.abc import Callable
from itertools import count
from typing import Any

from boardkit.core import CHANCE, FaultError, Match
from boardkit.core.lines.branches import LONGEST_BRANCH, branched, home, lines, root
from boardkit.text.outside import visible
from boardkit.tui.picking import EntryScreen
from boardkit.tui.play import PlayScreen
from boardkit.tui.walking import Walk


def branch_off(table: PlayScreen) -> None:
    """Ask for a name, and play on from where the walk or the match stands, on a branch."""
    match, words = table.match, table.words
    at = table.walk.halt.at if table.walk else match.at
    try:
        branched(match, _free_name(table), at)
    except FaultError as error:
        table.board.say(error.fault)
        return

    def named(name: str | None) -> None:
        if name is not None:
            begin(table, name or _free_name(table), at)

    entry = EntryScreen(words("branch-ask"), words, _free_name(table), LONGEST_BRANCH)
    table.board.push_screen(entry, named)


def begin(table: PlayScreen, name: str, at: int) -> None:
    """Begin a branch at a moment and go there."""
    if go(table, lambda match: branched(match, name, at)):
        table.board.notify(table.words("branch-begun", name=visible(name)), markup=False)


def go_home(table: PlayScreen) -> None:
    """Go back to the match itself; to the moment where the branch left it, if the match is over."""
    branch = table.match
    if branch.name and go(table, home):
        table.board.notify(table.words("branch-home"))
        if table.match.over:
            _walk_to(table, root(table.match, branch))


def go(table: PlayScreen, change: Callable[[Match[Any]], Match[Any]]) -> bool:
    """Go to another line, keep that in the library, and show it; tell whether it worked."""
    try:
        match = table.session.kept(change(table.match))
    except FaultError as error:
        table.board.say(error.fault)
        return False
    table.walk = None
    if match.over:
        # The score sheet has been seen; whoever comes back wants to see the table.
        table.look(match, CHANCE)
    else:
        table.present(match)
    return True


def open_list(table: PlayScreen) -> None:
    """Open the list of branches."""
    from boardkit.tui.branchlist import BranchesScreen

    table.board.push_screen(BranchesScreen(table))


def _walk_to(table: PlayScreen, at: int) -> None:
    """Walk to the last happening of a moment."""
    walk = Walk.through(table.match, CHANCE)
    before = [number for number, halt in enumerate(walk.halts) if halt.at <= at]
    table.walk = walk.on(before[-1] - walk.at)
    table.redraw()


def _free_name(table: PlayScreen) -> str:
    taken = {line.name for line in lines(table.match)}
    names = (table.words("branch-default", number=number) for number in count(1))
    return next(name for name in names if name not in taken)
