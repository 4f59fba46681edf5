"""The vote that everybody at the table looks at: each agrees by a letter, and one refusal ends it."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any, Final

from boardkit.core import CHANCE, Match, Note, NoteKind, Seat
from boardkit.core.lines.match import people_of
from boardkit.core.lines.study import news, taken_back, undone
from boardkit.core.values import Value
from boardkit.draw.seats import LETTERS
from boardkit.tui.desk.changing import change, come_back
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Mode, Outcome
from boardkit.tui.desk.intents import Do, Go, Type
from boardkit.tui.desk.modes.curtain import ANYWHERE, SCROLLS, covered
from boardkit.tui.desk.wishes import ScrollCover


class Matter(Enum):
    """What is voted on."""

    UNDO = "undo"
    OPEN_TABLE = "open-table"


class Asking(Value, Mode):
    """Asks every seat to agree.

    Attributes:
        agreed: the seats that have agreed.
        by: who has asked for it.
    """

    matter: Matter
    by: Seat
    agreed: frozenset[Seat] = frozenset()

    @property
    def styles(self) -> tuple[str, ...]:
        """All but the question is covered."""
        return ("-voting",)

    @property
    def deeds(self) -> Deeds:
        """Agree, or refuse; a long question is scrolled."""
        return {**ANYWHERE, **deeds(given(Type, _agree), given(Go, _scroll), simply(Do.BACK, come_back))}

    def question(self, desk: Desk) -> str:
        """Say what is asked."""
        return QUESTIONS[self.matter](desk)


def vote(desk: Desk) -> tuple[str, Sequence[tuple[Seat, str]]]:
    """Return the question that is voted on, and a line for each seat."""
    mode = desk.mode
    assert isinstance(mode, Asking)
    seated = people_of(desk.match.players)
    return mode.question(desk), [(seat, _agreement(desk, mode, seat)) for seat in seated]


def _agreement(desk: Desk, mode: Asking, seat: Seat) -> str:
    return f"{'✓' if seat in mode.agreed else ' '} {LETTERS[seat]}  {desk.words.seat(seat)}"


def undo(desk: Desk) -> Outcome:
    """Take the last decision back; everybody must agree if something was revealed by it."""
    match = desk.match
    asks = len(people_of(match.players)) > 1 and taken_back(match, match.undo())
    return _vote(desk, Matter.UNDO) if asks else change(desk, undone)


def _asked_to_undo(desk: Desk) -> str:
    """Ask whether the last decision is taken back, and say what was seen since."""
    match, words = desk.match, desk.words
    question = words("agree-undo", seat=words.seat(match.decider(match.at)))
    seen = dict.fromkeys(words.say(event) for event in news(match, match.undo()))
    return "\n".join([question, "", words("agree-unseen"), *seen] if seen else [question])


def open_table(desk: Desk) -> Outcome:
    """Open the table; everybody must agree where there are secrets."""
    by = asker(desk)
    if not desk.game.secret or len(people_of(desk.match.players)) <= 1:
        return change(desk, lambda match: turned(match, NoteKind.OPENED, by))
    return _vote(desk, Matter.OPEN_TABLE)


def asker(desk: Desk) -> Seat:
    """Return who looks at the table now, or the first seat."""
    return desk.viewer if desk.viewer != CHANCE else Seat(0)


def turned(match: Match[Any], kind: NoteKind, by: Seat) -> Match[Any]:
    """Open the table, or close it; the log says who has done so."""
    opens = kind is NoteKind.OPENED
    match = match.__replace__(open_table=opens, by_hand=match.by_hand and opens)
    return match.noted(Note(match.at, kind, by))


def _vote(desk: Desk, matter: Matter) -> Outcome:
    """Let everybody agree, with nothing on the screen that not everybody may see."""
    vote = Asking(matter, asker(desk))
    return covered(desk).then(lambda bare: Outcome(bare.entering(vote)))


def _agree(desk: Desk, typed: Type) -> Outcome:
    """Take a seat's letter as its agreement."""
    vote, number = desk.mode, LETTERS.find(typed.letter.upper())
    assert isinstance(vote, Asking)
    people = people_of(desk.match.players)
    if number not in people:
        return Outcome(desk)
    agreed = vote.agreed | {Seat(number)}
    if len(agreed) < len(people):
        return Outcome(desk.turning(vote.__replace__(agreed=agreed)))
    return change(desk, lambda match: DONE[vote.matter](match, vote.by))


def _scroll(desk: Desk, go: Go) -> Outcome:
    """Scroll the question up or down."""
    return desk.wishing(ScrollCover(SCROLLS[go.way])) if go.way in SCROLLS else Outcome(desk)


QUESTIONS: Final[Mapping[Matter, Callable[[Desk], str]]] = {
    Matter.UNDO: _asked_to_undo,
    Matter.OPEN_TABLE: lambda desk: desk.words("teacher-open-ask"),
}
"""What is asked."""

DONE: Final[Mapping[Matter, Callable[[Match[Any], Seat], Match[Any]]]] = {
    Matter.UNDO: lambda match, _: undone(match),
    Matter.OPEN_TABLE: lambda match, by: turned(match, NoteKind.OPENED, by),
}
"""What is done once everybody has agreed."""
