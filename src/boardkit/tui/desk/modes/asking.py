"""The vote that everybody at the table looks at: each agrees by a letter, and one refusal ends it."""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, Final

from attrs import frozen

from boardkit.core import CHANCE, Match, Note, NoteKind, Seat, evolve
from boardkit.core.lines.takeback import news, taken_back, undone
from boardkit.draw.seats import LETTERS
from boardkit.tui.desk.changing import change
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Mode, Outcome
from boardkit.tui.desk.intents import Do, Type
from boardkit.tui.desk.modes.curtain import come_back, covered


class Matter(Enum):
    """What is voted on."""

    UNDO = "undo"
    OPEN_TABLE = "open-table"


@frozen
class Asking(Mode):
    """Asks every seat to agree.

    Attributes:
        agreed: the seats that have agreed.
        by: who has asked for it.
    """

    matter: Matter
    question: str
    by: Seat
    agreed: frozenset[Seat] = frozenset()

    @property
    def deeds(self) -> Deeds:
        """Agree, or refuse."""
        return deeds(given(Type, _agree), simply(Do.BACK, come_back))


def undo(desk: Desk) -> Outcome:
    """Take the last decision back; everybody must agree if something was revealed by it."""
    match, back, words = desk.match, desk.match.undo(), desk.words
    if not taken_back(match, back):
        return change(desk, undone)
    question = words("agree-undo", seat=words.seat(match.decider(match.at)))
    seen = dict.fromkeys(words.say(event) for event in news(match, back))
    said = [question, "", words("agree-unseen"), *seen] if seen else [question]
    return _vote(desk, Matter.UNDO, "\n".join(said))


def open_table(desk: Desk) -> Outcome:
    """Open the table; everybody must agree where there are secrets."""
    by = asker(desk)
    if not desk.game.secret or len(desk.match.players) == 1:
        return change(desk, lambda match: turned(match, NoteKind.OPENED, by))
    return _vote(desk, Matter.OPEN_TABLE, desk.words("teacher-open-ask"))


def asker(desk: Desk) -> Seat:
    """Return who looks at the table now, or the first seat."""
    return desk.viewer if desk.viewer != CHANCE else Seat(0)


def turned(match: Match[Any], kind: NoteKind, by: Seat) -> Match[Any]:
    """Open the table, or close it; the log says who has done so."""
    opens = kind is NoteKind.OPENED
    match = evolve(match, open_table=opens, by_hand=match.by_hand and opens)
    return match.noted(Note(match.at, kind, by))


def _vote(desk: Desk, matter: Matter, question: str) -> Outcome:
    """Let everybody agree, with nothing on the screen that not everybody may see."""
    vote = Asking(matter, question, asker(desk))
    return covered(desk).then(lambda bare: Outcome(bare.entering(vote)))


def _agree(desk: Desk, typed: Type) -> Outcome:
    """Take a seat's letter as its agreement."""
    vote, number = desk.mode, LETTERS.find(typed.letter.upper())
    assert isinstance(vote, Asking)
    if not 0 <= number < len(desk.match.players):
        return Outcome(desk)
    agreed = vote.agreed | {Seat(number)}
    if len(agreed) < len(desk.match.players):
        return Outcome(desk.turning(evolve(vote, agreed=agreed)))
    return change(desk, lambda match: DONE[vote.matter](match, vote.by))


DONE: Final[Mapping[Matter, Callable[[Match[Any], Seat], Match[Any]]]] = {
    Matter.UNDO: lambda match, _: undone(match),
    Matter.OPEN_TABLE: lambda match, by: turned(match, NoteKind.OPENED, by),
}
"""What is done once everybody has agreed."""
