"""What if? Beginning a branch at the table, and going from one line of the match to another."""

from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any, Final

from boardkit.core import CHANCE, FaultError, Study
from boardkit.core.lines.study import LONGEST_BRANCH, MAIN
from boardkit.text.outside import visible
from boardkit.tui.desk.changing import present
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Outcome
from boardkit.tui.desk.dialogs import Entry
from boardkit.tui.desk.doors import Branches
from boardkit.tui.desk.intents import BranchOff, Do, RemoveLine, RenameLine, SwitchLine
from boardkit.tui.desk.modes.curtain import look
from boardkit.tui.desk.modes.walking import stood, walking
from boardkit.tui.desk.wishes import Ask, Complain, Keep, Open, Tell


def branch_off(desk: Desk) -> Outcome:
    """Ask for a name, and play on from where the walk or the match stands, on a branch."""
    name, at = free_name(desk), desk.walk.halt.at if desk.walk else desk.match.at
    try:
        desk.study.branch(name, at)
    except FaultError as error:
        return desk.wishing(Complain(error.fault))
    ask = Entry(desk.words("branch-ask"), partial(BranchOff, at), name, LONGEST_BRANCH)
    return desk.wishing(Ask(ask))


def begin_branch(desk: Desk, wanted: BranchOff) -> Outcome:
    """Begin a branch at a moment and go there."""
    name = wanted.name or free_name(desk)
    said = Tell(desk.words("branch-begun", name=visible(name)))
    return go_to(desk, partial(desk.study.branch, name, wanted.at), said)


def switch(desk: Desk, line: SwitchLine) -> Outcome:
    """Go to another line of the match."""
    return go_to(desk, partial(desk.study.switch, line.name)) if line.name else go_home(desk)


def go_home(desk: Desk) -> Outcome:
    """Go back to the match itself; to the moment where the branch left it, if the match is over."""
    study = desk.study
    if not study.name:
        return Outcome(desk)
    home = go_to(desk, partial(study.switch, MAIN), Tell(desk.words("branch-home")))
    if home.desk.study.name or not home.desk.match.over:
        return home
    at = study.root(study.name)
    return home.then(lambda there: _walk_to(there, at))


def _walk_to(desk: Desk, at: int) -> Outcome:
    """Walk to the last happening of a moment."""
    mode = walking(desk)
    before = [number for number, halt in enumerate(mode.taken.halts) if halt.at <= at]
    return stood(desk, mode.__replace__(taken=mode.taken.to(before[-1])))


def go_to(desk: Desk, change: Callable[[], Study[Any]], *said: Tell) -> Outcome:
    """Go to another line, keep that, and show it."""
    try:
        study = change()
    except FaultError as error:
        return desk.wishing(Complain(error.fault))
    there = desk.__replace__(study=study, modes=desk.modes[:1])
    kept = there.wishing(Keep(study), *said)
    # The score sheet has been seen; whoever comes back wants to see the table.
    return kept.then(lambda now: look(now, CHANCE) if now.match.over else present(now))


def list_lines(desk: Desk) -> Outcome:
    """Open the list of branches."""
    return desk.wishing(Open(Branches(desk.study)))


def rename(desk: Desk, wanted: RenameLine) -> Outcome:
    """Call a branch something else, and list the branches again."""
    return go_to(desk, partial(desk.study.rename, wanted.name, wanted.other)).then(list_lines)


def remove(desk: Desk, wanted: RemoveLine) -> Outcome:
    """Forget a branch, and list the others again."""
    return go_to(desk, partial(desk.study.remove, wanted.name)).then(list_lines)


def free_name(desk: Desk, wish: str = "") -> str:
    """Return a name that no branch has: the one that is wished for, or else a numbered one."""
    if wish and wish not in desk.study.branches:
        return wish
    names = (desk.words("branch-default", number=number) for number in count(1))
    return next(name for name in names if name not in desk.study.branches)


LINES: Final[Deeds] = deeds(
    simply(Do.BRANCH, branch_off),
    simply(Do.BRANCHES, list_lines),
    simply(Do.MAIN_LINE, go_home),
    given(BranchOff, begin_branch),
    given(SwitchLine, switch),
    given(RenameLine, rename),
    given(RemoveLine, remove),
)
"""What goes from line to line of a match."""
