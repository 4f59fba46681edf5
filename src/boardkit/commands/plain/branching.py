"""What if: branches of a match, line by line."""

from typing import Any

from boardkit.commands.plain.making import picked
from boardkit.commands.plain.sitting import Sitting
from boardkit.core import CHANCE, Study
from boardkit.core.lines.study import MAIN
from boardkit.text.branches import line_about, line_said
from boardkit.text.telling import told


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
    for number, name in enumerate(study.listed, start=1):
        here = "yes" if name == study.name else "no"
        sitting.say("plain-branch-line", number=number, name=_said(sitting, name), here=here)
        sitting.tell(line_about(study, name, sitting.words))
    if len(study.listed) == 1:
        sitting.say("plain-branch-none")


def tell_taken_back(sitting: Sitting, rest: str) -> None:
    """List the lines that were taken back, or tell one of them, as everybody may know it."""
    study, words = sitting.study, sitting.words
    names = [name for name in study.listed if name in study.abandoned]
    one = picked(names, rest)
    if one is not None:
        sitting.tell(line_said(study, one, words))
        sitting.tell(*(line.text for line in told(study.line(one), CHANCE, words, study.root(one) + 1)))
    elif not names:
        sitting.say("plain-taken-none")
    elif rest:
        sitting.say("plain-no-entry", entry=sitting.quoted(rest), count=len(names))
    else:
        for number, name in enumerate(names, start=1):
            sitting.say("plain-choice", number=number, choice=line_said(study, name, words))
            sitting.tell(line_about(study, name, words))


def go(sitting: Sitting, rest: str) -> None:
    """Go to another line, by its number in the list or its name.

    Raises:
        FaultError: there is no such branch, or the players have secrets.
    """
    name = picked(sitting.study.listed, rest)
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
        name = picked(study.listed, rest)
        return rest if name is None else name
    others = (name for name in study.listed if name != study.name)
    return next(others, None)


def _said(sitting: Sitting, name: str) -> str:
    return line_said(sitting.study, name, sitting.words)
