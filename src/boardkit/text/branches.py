"""Telling the lines of a match: the match itself, its branches, and what was taken back."""

from typing import Any

from boardkit.core import CHANCE, Study
from boardkit.core.lines.course import decided_since, is_closed
from boardkit.core.lines.study import ABANDONED, MAIN, taken_back_by
from boardkit.text.names import told_apart
from boardkit.text.words import Words


def line_said(study: Study[Any], name: str, words: Words) -> str:
    """Name a line: by its name, or, of one that was taken back, by who did so and when.

    Names that are alike, or that cannot be seen, have the number of the line in the list behind them.
    """
    if name == MAIN:
        return words("branches-match")
    by = taken_back_by(study.line(name))
    if by is None or not name.startswith(ABANDONED):
        return words.written(dict(zip(study.names, told_apart(study.names), strict=True))[name])
    at = _decisions_before(study, name)
    if by == CHANCE:
        return words("branch-taken-back-chance", at=at)
    return words("branch-taken-back", seat=words.seat(by), at=at)


def line_about(study: Study[Any], name: str, words: Words) -> str:
    """Say how long a line is, and where and with which luck it leaves the match."""
    if name == MAIN:
        return words("branches-of-match", decisions=decided_since(study.main, 0))
    line = study.line(name)
    by, own = taken_back_by(line), _decisions_in(study, name)
    if by is not None and name.startswith(ABANDONED):
        return words("branches-taken-back", decisions=own)
    luck = words("branch-luck", same="yes" if study.same_luck(name) else "no")
    return words("branches-from", at=_decisions_before(study, name), decisions=own, luck=luck)


def _decisions_before(study: Study[Any], name: str) -> int:
    return decided_since(study.main.jump(study.root(name)), 0)


def _decisions_in(study: Study[Any], name: str) -> int:
    """Count the decisions of a line after it leaves the match, as far as everybody may know of them."""
    line = study.line(name)
    open_table = line.open_table and not is_closed(study.main)
    return decided_since(line.__replace__(open_table=open_table), study.root(name))
