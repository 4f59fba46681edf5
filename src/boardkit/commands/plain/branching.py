"""What if: branches of a match, line by line."""

from typing import Any

from boardkit.commands.plain.making import picked
from boardkit.commands.plain.sitting import Sitting
from boardkit.core import Study
from boardkit.core.lines.stretch import decided_since
from boardkit.core.lines.study import MAIN


def branch(sitting: Sitting, rest: str) -> None:
    """Begin a branch here, or so many decisions ago: `branch`, `branch 3`, `branch 3 other farm`.

    Raises:
        FaultError: the players have secrets, the game is over there, or the name will not do.
    """
    first, _, behind = rest.partition(" ")
    back, name = (int(first), behind) if first.isascii() and first.isdigit() and len(first) < 5 else (0, rest)
    match = sitting.match
    for _ in range(back):
        match = match.undo()
    named = name.strip() or _free_name(sitting)
    sitting.switch(sitting.study.branch(named, match.at))
    sitting.say("plain-branch-begun", name=sitting.words.written(named))


def _free_name(sitting: Sitting) -> str:
    taken = sitting.study.branches
    names = (sitting.words("branch-default", number=n) for n in range(1, len(taken) + 2))
    return next(name for name in names if name not in taken)


def tell_branches(sitting: Sitting, _: str) -> None:
    """List the match and its branches."""
    study = sitting.study
    for number, name in enumerate(study.names, start=1):
        here = "yes" if name == study.name else "no"
        sitting.say("plain-branch-line", number=number, name=_said(sitting, name), here=here)
        sitting.tell(_what(sitting, name))
    if not study.branches:
        sitting.say("plain-branch-none")


def _what(sitting: Sitting, name: str) -> str:
    study, words = sitting.study, sitting.words
    if name == MAIN:
        return words("branches-of-match", decisions=decided_since(study.main, 0))
    root = study.root(name)
    luck = words("branch-luck", same="yes" if study.same_luck(name) else "no")
    return words("branches-from", at=root, decisions=decided_since(study.line(name), root), luck=luck)


def go(sitting: Sitting, rest: str) -> None:
    """Go to another line, by its number in the list or its name.

    Raises:
        FaultError: there is no such branch, or the players have secrets.
    """
    name = picked(sitting.study.names, rest)
    sitting.switch(sitting.study.switch(rest if name is None else name))
    sitting.say("plain-branch-here", name=_said(sitting, sitting.study.name))


def go_home(sitting: Sitting, _: str) -> None:
    """Go back to the match itself."""
    sitting.switch(sitting.study.switch(MAIN))
    sitting.say("branch-home")


def compare(sitting: Sitting, rest: str) -> None:
    """Say what differs from another line, by default the match itself.

    Raises:
        FaultError: there is no such branch.
    """
    study, words = sitting.study, sitting.words
    name = _other(study, rest)
    if name is None:
        sitting.say("branches-compare-none")
        return
    from boardkit.tui.pages.comparing import Comparison

    two = Comparison(study.match, study.line(name), sitting.drawing)
    here, there = _said(sitting, study.name), _said(sitting, name)
    sitting.say("compare-heading", here=here, there=there)
    for row in (*two.score(words), *two.numbers(words)):
        if row.here != row.there:
            sitting.say("plain-compared", label=row.label.strip(), here=row.here, there=row.there)


def _other(study: Study[Any], rest: str) -> str | None:
    """Name the line to compare with: the one asked for, or the match, or from there the first branch."""
    if rest:
        name = picked(study.names, rest)
        return rest if name is None else name
    others = (name for name in study.names if name != study.name)
    return next(others, None)


def _said(sitting: Sitting, name: str) -> str:
    return sitting.words.written(name) or sitting.words("branches-match")
