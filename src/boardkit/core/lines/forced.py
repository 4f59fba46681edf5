"""Answers that a table gives by itself, because nothing is left to decide; they are kept like all others."""

from typing import TypeVar

from boardkit.core.lines.match import Match
from boardkit.core.rules.table import Table

S = TypeVar("S", bound=Table)


def played_on(match: Match[S]) -> Match[S]:
    """Give those answers until somebody decides."""
    while (move := match.game.forced(match.state)) is not None:
        match = match.play(move)
    return match
