"""Matches: lines of play and what is being decided on them; what all need is in `boardkit.core`."""

from boardkit.core.lines.choosing import PLACE, imaginable
from boardkit.core.lines.course import moves_shared
from boardkit.core.lines.match import COLOURS, LONGEST_NAME, LONGEST_NOTE
from boardkit.core.lines.study import (
    LONGEST_BRANCH,
    MAIN,
    MOST_BRANCHES,
    BadBranchName,
    BranchNameTaken,
    NoSuchBranch,
    NothingToDecide,
    TableIsClosed,
    TooManyBranches,
)

__all__ = [
    "COLOURS",
    "LONGEST_BRANCH",
    "LONGEST_NAME",
    "LONGEST_NOTE",
    "MAIN",
    "MOST_BRANCHES",
    "PLACE",
    "BadBranchName",
    "BranchNameTaken",
    "NoSuchBranch",
    "NothingToDecide",
    "TableIsClosed",
    "TooManyBranches",
    "imaginable",
    "moves_shared",
]
