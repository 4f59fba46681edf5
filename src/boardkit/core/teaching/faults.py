"""Faults of a lesson."""

from enum import Enum

from boardkit.core.faults import Fault
from boardkit.core.rules.step import Refusal


class LessonDoesNotFit(Fault):
    """A step of a lesson is wrong; chapters and steps are counted from 1, chapter 0 is the start."""

    chapter: int
    step: int
    fault: Fault


class EmptyLesson(Fault):
    """A lesson has no steps, or something in it no words."""


class JsonKind(Enum):
    """Kinds of values of JSON."""

    TEXT = "string"
    NUMBER = "integer"
    SWITCH = "boolean"
    LIST = "array"
    RECORD = "object"
    NOTHING = "null"


class WrongKind(Fault):
    """An entry of a lesson's file is of none of the kinds, or no word of those, that belong in its place."""

    path: str
    kinds: tuple[JsonKind, ...]
    known: tuple[str, ...]


class UnknownEntry(Fault):
    """A lesson's file has an entry besides those that belong in a place."""

    path: str
    name: str
    known: tuple[str, ...]


class NoSuchLines(Fault):
    """A question or a goal counts lines of the score sheet of a kind that is not on it."""

    lines: tuple[str, ...]
    known: tuple[str, ...]


class NoSuchSeatOfLesson(Fault):
    """A question is about a seat that the match does not have; seats are counted from 0."""

    seat: int
    last: int


class UnknownSection(Fault):
    """A lesson cites a section that the rulebook does not have."""

    rule: str


class NobodyToAsk(Fault):
    """A lesson wants a move from the reader where no seat is asked."""


class MistakeIsLegal(Fault):
    """A move that a lesson expects to be refused is legal."""

    move: str


class UnknownRefusal(Fault):
    """A lesson names a refusal that its game does not have, or a mistake that is refused as another."""

    name: str
    known: tuple[str, ...] = ()  # what the rules say to the move, if they refuse it


class OtherRefusal(Fault):
    """A likely wrong move is refused for another reason than the lesson expects."""

    move: str
    name: str
    refusal: Refusal


class AnswerNotOffered(Fault):
    """None of the answers to a lesson's question is right by the rules."""


class SeveralAnswers(Fault):
    """Several answers to a lesson's question are right, which wants one."""

    count: int


class TooManyAnswers(Fault):
    """A lesson's question has more answers than letters name."""

    count: int
    limit: int


class BadChoice(Fault):
    """An answer to a lesson's question is not a number."""

    choice: str


class NoSuchPart(Fault):
    """A goal counts what tables of the game do not have."""

    way: str


class MarkNowhere(Fault):
    """A ring or an arrow stands at what is no place of the game's."""

    place: str


class NothingAsked(Fault):
    """A goal has no bound, or nothing that it is made of."""

    goal: str


class GoalMissed(Fault):
    """The move that a lesson shows does not reach its goal."""

    move: str


class GoalShort(Fault):
    """The move that a lesson shows does not reach its goal, and comes to a number instead."""

    move: str
    value: int


class GoalReached(Fault):
    """A move to which a lesson replies as to a wrong one reaches the goal."""

    move: str


class NoSuchHappening(Fault):
    """A goal wants something to happen that never happens in the game."""

    event: str
    known: tuple[str, ...] = ()  # what happens by the move that is shown


class FitsNothing(Fault):
    """No move that is legal is one of those that a pattern stands for, or no choice is the one named."""

    pattern: str


class InBranch(Fault):
    """A step of a branch is wrong; steps are counted from 1."""

    answer: str
    step: int
    fault: Fault


class NoRemarks(Fault):
    """A match has no remarks in its log that a lesson could tell."""


class NothingToPractise(Fault):
    """No move and no question shows what is to be practised; `known` are sections that can be."""

    known: tuple[str, ...]
