"""Taking decisions back: what that makes unseen, and how the log tells of it."""

from typing import TypeVar

from boardkit.core.lines.match import Match, Note, NoteKind
from boardkit.core.rules.step import Event
from boardkit.core.rules.table import CHANCE, Table

S = TypeVar("S", bound=Table)


def undone(match: Match[S]) -> Match[S]:
    """Take the last decision back; if that makes something unseen, the log says so."""
    back = match.undo()
    if taken_back(match, back):
        return back.noted(Note(back.at, NoteKind.TAKEN_BACK, match.moments[back.at + 1].seat))
    return back


def taken_back(match: Match[S], back: Match[S]) -> bool:
    """Tell whether going back makes something unseen: news, or another seat's secret decision."""
    if match.revealed_since(back.at):
        return True
    return match.game.secret and not match.open_table and back.state.to_move != match.state.to_move


def news(match: Match[S], back: Match[S]) -> tuple[Event, ...]:
    """Return what would be unseen by going back, as everybody may know it."""
    return tuple(event.covered(CHANCE) for event in match.revealed_since(back.at))
