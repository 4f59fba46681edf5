"""Faults of a command line, as facts; the sentences are in `boardkit.text`."""

from enum import StrEnum

from boardkit.core import Fault


class UnknownCommand(Fault):
    """The program has no such command."""

    command: str
    known: tuple[str, ...]


class GameIsNoCommand(Fault):
    """A game is named in the place of a command."""

    game: str


class UnknownArgument(Fault):
    """A command does not know what to do with an argument."""

    argument: str
    command: str


class OperandMissing(Fault):
    """A command lacks what it is to work on."""

    operand: str
    command: str


class OptionMisused(Fault):
    """An option lacks its value, or has one that it does not take; `form` is how to write it."""

    form: str
    command: str


class NotANumber(Fault):
    """An argument is no whole number, or one out of bounds."""

    value: str
    option: str
    least: int
    most: int


class UnknownWord(Fault):
    """An argument is none of the words that its option takes."""

    value: str
    option: str
    known: tuple[str, ...]


class NeitherYesNorNo(Fault):
    """The environment is to say yes or no, and says something else."""

    value: str
    name: str
    known: tuple[str, ...]


class NotAPair(Fault):
    """An option of a game is not written as a name and a value."""

    text: str


class UnknownGameOption(Fault):
    """The game has no such option."""

    name: str
    known: tuple[str, ...]


class OptionInVain(Fault):
    """An option of a game changes nothing beside the others that were chosen and with so many players."""

    name: str
    seats: int


class BadGameOption(Fault):
    """An option of a game does not take this value."""

    name: str
    value: str
    allowed: tuple[str, ...]


class BadPlayerName(Fault):
    """A player cannot be called so."""

    name: str
    limit: int


class MoreLevelsThanSeats(Fault):
    """More computer players are named than there are seats."""

    levels: int
    seats: int


class NobodyIsAsked(Fault):
    """At a moment of a match there is nothing to decide."""

    at: int


class SeatsAndPlayers(Fault):
    """The number of seats contradicts the number of players named."""

    seats: int
    players: int


class NoSuchSeat(Fault):
    """Nobody sits there."""

    seat: str
    players: tuple[str, ...]


class NoSuchLine(Fault):
    """A match has no branch of this name, and no line of this number."""

    line: str
    known: tuple[str, ...]


class NoSuchSection(Fault):
    """The rulebook has no section of this number."""

    section: str
    known: tuple[str, ...]


class NothingToResume(Fault):
    """No saved match is unfinished."""


class Keepsake(StrEnum):
    """What a library keeps that the rules are asked about."""

    MATCH = "match"
    POSITION = "position"
    LESSON = "lesson"


class KeptMisfit(Fault):
    """Something that is kept does not fit today's rules."""

    keepsake: Keepsake
    name: str
    fault: Fault


class Lacking(StrEnum):
    """Why screens cannot be drawn."""

    INPUT = "input"
    OUTPUT = "output"
    BOTH = "both"
    DUMB = "dumb"


class NoTerminal(Fault):
    """The screens need a terminal on both sides, and one on which they can be drawn."""

    lacking: Lacking


class PortTaken(Fault):
    """Nothing can listen at a port of this computer."""

    port: str


class NoHands(Fault):
    """Hands cannot be shown on devices."""

    because: str  # `open`: nothing is hidden; `alone`: one person plays; `lines`: there are no screens


class PresentWhat(Fault):
    """Something is to be shown large, but no match is named that is to be watched."""


class OptionIdle(Fault):
    """An option changes nothing, because of another, or of the form that was chosen."""

    option: str
    because: str  # the option that goes before it, `no-` before one that is missing, or `lines`: line by line


class NoSuchLesson(Fault):
    """A game has no such lesson."""

    lesson: str
    known: tuple[str, ...]


class PlayersOfPosition(Fault):
    """A position is for another number of players than are named."""

    seats: int
    named: int


class OptionTwice(Fault):
    """An option of the line or of a game is given twice."""

    option: str


class OptionsOfPosition(Fault):
    """Options are named for a position, which has its own."""


class NothingToHandOut(Fault):
    """A match or a lesson has nothing between the moments that were named."""

    first: int
    last: int


class NoSuchForm(Fault):
    """A handout has no form of which the name of its file has the ending."""

    path: str
    known: tuple[str, ...]


class ForLessonsOnly(Fault):
    """An option makes sense for lessons only."""

    option: str


class ForMatchesOnly(Fault):
    """An option makes sense for matches only."""

    option: str


class BadGameName(Fault):
    """A game cannot be called so, or another one is."""

    name: str


class FolderExists(Fault):
    """A file to be written exists already."""

    path: str


class MoreFaults(Fault):
    """So many more faults are not told one by one."""

    count: int


class KeysWithoutTerminal(Fault):
    """Keys are to be tried where there is no terminal."""


class KeysInJson(Fault):
    """Keys are to be tried for a report that is read from a file."""
