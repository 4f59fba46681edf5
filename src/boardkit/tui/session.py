"""A match that is being played and kept: every change is in the library before anybody sees it."""

from typing import Any, Protocol

from attrs import frozen

from boardkit.core import CHANCE, Event, Match, Move, Note, NoteKind, Seat
from boardkit.library import Claim, Library, MatchId


class Keeper(Protocol):
    """Carries out what is decided at a table, and keeps it or not."""

    def play(self, match: Match[Any], move: Move) -> Match[Any]:
        """Answer the question on top."""
        ...

    def undo(self, match: Match[Any]) -> Match[Any]:
        """Take the last decision back."""
        ...

    def redo(self, match: Match[Any]) -> Match[Any]:
        """Make the decision again that was taken back."""
        ...

    def remark(self, match: Match[Any], seat: Seat, text: str) -> Match[Any]:
        """Write a line into the log."""
        ...

    def kept(self, match: Match[Any]) -> Match[Any]:
        """Keep a match that has changed in another way, and return it."""
        ...

    def close(self) -> None:
        """Let go of the match."""
        ...


@frozen(eq=False)
class Session:
    """An open match of the library.

    Attributes:
        claim: what keeps other processes from opening it.
    """

    library: Library
    number: MatchId
    claim: Claim

    def play(self, match: Match[Any], move: Move) -> Match[Any]:
        """Answer the question on top.

        Raises:
            RulesError: the rules refuse the move.
            FaultError: the library cannot keep it; nothing has changed.
        """
        return self.kept(match.play(move))

    def undo(self, match: Match[Any]) -> Match[Any]:
        """Take the last decision back; if that makes something unseen, the log says so."""
        back = match.undo()
        if taken_back(match, back):
            seat = match.moments[back.at + 1].seat
            back = back.noted(Note(back.at, NoteKind.TAKEN_BACK, seat))
        return self.kept(back)

    def redo(self, match: Match[Any]) -> Match[Any]:
        """Make the decision again that was taken back."""
        return self.kept(match.redo())

    def remark(self, match: Match[Any], seat: Seat, text: str) -> Match[Any]:
        """Write a line into the log."""
        return self.kept(match.noted(Note(match.at, NoteKind.REMARK, seat, text)))

    def kept(self, match: Match[Any]) -> Match[Any]:
        """Save a match and return it."""
        self.library.save(self.number, match)
        return match

    def close(self) -> None:
        """Let other processes open the match."""
        self.claim.release()


class Unkept:
    """A match that leaves no trace: nothing of it is in the library."""

    def play(self, match: Match[Any], move: Move) -> Match[Any]:
        """Answer the question on top."""
        return match.play(move)

    def undo(self, match: Match[Any]) -> Match[Any]:
        """Take the last decision back."""
        return match.undo()

    def redo(self, match: Match[Any]) -> Match[Any]:
        """Make the decision again that was taken back."""
        return match.redo()

    def remark(self, match: Match[Any], seat: Seat, text: str) -> Match[Any]:
        """Write a line into the log."""
        return match.noted(Note(match.at, NoteKind.REMARK, seat, text))

    def kept(self, match: Match[Any]) -> Match[Any]:
        """Return a match that has changed in another way."""
        return match

    def close(self) -> None:
        """Let go of nothing: no other process is kept out."""


def taken_back(match: Match[Any], back: Match[Any]) -> bool:
    """Tell whether going back makes something unseen: news, or another seat's secret decision."""
    if match.revealed_since(back.at):
        return True
    return match.game.secret and not match.open_table and back.state.to_move != match.state.to_move


def news(match: Match[Any], back: Match[Any]) -> tuple[Event, ...]:
    """Return what would be unseen by going back, as everybody may know it."""
    return tuple(event.covered(CHANCE) for event in match.revealed_since(back.at))
