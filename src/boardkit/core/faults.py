"""What can be wrong with input, as facts; the sentences are in `boardkit.text`."""

from attrs import frozen

from boardkit.core.step import Refusal


@frozen
class Fault:
    """Something wrong with what a person or a file said."""


class FaultError(Exception):
    """Input was refused; `fault` says what is wrong, where, and so what to do."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


@frozen
class UnknownVerb(Fault):
    """No move of the game begins with this word."""

    verb: str
    known: tuple[str, ...]


@frozen
class WrongLength(Fault):
    """A move has too few or too many words."""

    text: str
    form: str


@frozen
class BadValue(Fault):
    """A word of a move is not what its place asks for."""

    value: str
    field: str


@frozen
class UnknownGame(Fault):
    """There is no such game in the box."""

    key: str
    known: tuple[str, ...]


@frozen
class NotJson(Fault):
    """A record is not JSON from this line and column on."""

    line: int
    column: int


@frozen
class NotText(Fault):
    """A record holds bytes that are not UTF-8 text."""

    offset: int


@frozen
class TooLarge(Fault):
    """A record is larger than any match can be."""

    bytes: int
    limit: int


@frozen
class TooDeep(Fault):
    """A file holds more lists inside each other than any of the program's."""

    limit: int


@frozen
class NumberTooLong(Fault):
    """A file holds a number that no computer would want to write."""


@frozen
class TextTooLong(Fault):
    """A text of a record, such as a note, has more characters than the program takes."""

    path: str
    length: int
    limit: int


@frozen
class MissingField(Fault):
    """A record lacks something."""

    path: str


@frozen
class UnknownField(Fault):
    """A record has something that does not belong there."""

    path: str
    name: str


@frozen
class WrongType(Fault):
    """A record's entry is not of the kind that its place asks for."""

    path: str


@frozen
class NewerRecord(Fault):
    """A record was written by a later version of the program."""

    format: int
    known: int


@frozen
class WrongSeats(Fault):
    """A game is not for so many players."""

    seats: int
    least: int
    most: int


@frozen
class OptionsDoNotFit(Fault):
    """Options contradict each other or the number of seats."""

    refusal: Refusal


@frozen
class MoveIsGarbled(Fault):
    """A move of a record cannot be read; moves are counted from 1."""

    number: int
    move: str
    fault: Fault


@frozen
class MoveDoesNotFit(Fault):
    """A move of a record is against the rules; moves are counted from 1."""

    number: int
    move: str
    refusal: Refusal


@frozen
class NoSuchMoment(Fault):
    """A record or a person points at a moment that the match does not have."""

    at: int
    last: int


@frozen
class LessonDoesNotFit(Fault):
    """A step of a lesson is wrong; chapters and steps are counted from 1, chapter 0 is the start."""

    chapter: int
    step: int
    fault: Fault


@frozen
class EmptyLesson(Fault):
    """A lesson has no steps, or something in it no words."""


@frozen
class UnknownSection(Fault):
    """A lesson cites a section that the rulebook does not have."""

    rule: str


@frozen
class NobodyToAsk(Fault):
    """A lesson wants a move from the reader where no seat is asked."""


@frozen
class MistakeIsLegal(Fault):
    """A move that a lesson expects to be refused is legal."""

    move: str


@frozen
class UnknownRefusal(Fault):
    """A lesson names a refusal that the game does not have."""

    name: str


@frozen
class OtherRefusal(Fault):
    """A likely wrong move is refused for another reason than the lesson expects."""

    move: str
    name: str
    refusal: Refusal


@frozen
class AnswerNotOffered(Fault):
    """None of the answers to a lesson's question is right by the rules."""


@frozen
class SeveralAnswers(Fault):
    """Several answers to a lesson's question are right by the rules."""

    count: int


@frozen
class BadChoice(Fault):
    """An answer to a lesson's question is no number."""

    choice: str


@frozen
class NoRemarks(Fault):
    """A match has no remarks in its log that a lesson could tell."""
