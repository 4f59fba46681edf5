"""A match that is being played and kept: every change is in the library before anybody sees it."""

from typing import Any

from attrs import frozen

from boardkit.core import CHANCE, Event, Match, Note, NoteKind, Study
from boardkit.library import Claim, Library, MatchId


@frozen(eq=False)
class Session:
    """An open match of the library.

    Attributes:
        claim: what keeps other processes from opening it.
    """

    library: Library
    number: MatchId
    claim: Claim

    def kept(self, study: Study[Any]) -> Study[Any]:
        """Save a match with its branches and return it.

        Raises:
            FaultError: the library cannot keep it; nothing has changed.
        """
        self.library.save(self.number, study)
        return study

    def close(self) -> None:
        """Let other processes open the match."""
        self.claim.release()


class Unkept:
    """A match that leaves no trace: nothing of it is in the library."""

    def kept(self, study: Study[Any]) -> Study[Any]:
        """Return what has changed."""
        return study

    def close(self) -> None:
        """Let go of nothing: no other process is kept out."""


Keeper = Session | Unkept
"""Keeps what is decided at a table, or lets it go."""


def undone(match: Match[Any]) -> Match[Any]:
    """Take the last decision back; if that makes something unseen, the log says so."""
    back = match.undo()
    if taken_back(match, back):
        return back.noted(Note(back.at, NoteKind.TAKEN_BACK, match.moments[back.at + 1].seat))
    return back


def taken_back(match: Match[Any], back: Match[Any]) -> bool:
    """Tell whether going back makes something unseen: news, or another seat's secret decision."""
    if match.revealed_since(back.at):
        return True
    return match.game.secret and not match.open_table and back.state.to_move != match.state.to_move


def news(match: Match[Any], back: Match[Any]) -> tuple[Event, ...]:
    """Return what would be unseen by going back, as everybody may know it."""
    return tuple(event.covered(CHANCE) for event in match.revealed_since(back.at))
