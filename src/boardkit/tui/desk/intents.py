"""Intents of a player: every key, click, typed line and entry of a list becomes one of these values."""

from collections.abc import Hashable, Mapping, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any

from boardkit.core import Choice, Fault, Match, Move, Seat, Study
from boardkit.core.editing.parts import Path
from boardkit.core.lines.course import Stride
from boardkit.core.lines.match import Sitter
from boardkit.core.values import Value
from boardkit.maps.squares import Way

if TYPE_CHECKING:
    from boardkit.core.teaching.quiz import Classroom, Question
    from boardkit.players.review import Review
    from boardkit.players.thinking import Task
    from boardkit.players.verdict import Verdict


class Intent:
    """Something a player wants of the desk."""

    __slots__ = ()


class Go(Value, Intent):
    """Move the cursor, or whatever the arrows move where there is none."""

    way: Way


class Next(Value, Intent):
    """Go to the next place or entry, or with -1 to the one before."""

    step: int


class Take(Value, Intent):
    """Take the entry of the list with a number, from 0."""

    number: int


class Choose(Value, Intent):
    """Take an entry of the hand, wherever it is listed."""

    choice: Choice


class Point(Value, Intent):
    """Point at a place."""

    place: Hashable


class Hover(Value, Intent):
    """Let what is held follow the mouse to a place."""

    place: Hashable


class Type(Value, Intent):
    """Type a letter that stands for something on the screen: a place, a player."""

    letter: str


class Say(Value, Intent):
    """Give the line that was typed."""

    line: str


class Stand(Value, Intent):
    """Put the cursor of the list on the entry with a number, from 0."""

    number: int


class GoToCell(Value, Intent):
    """Put the cursor on a cell of a form: its row and its column, each from 0."""

    cell: tuple[int, int]


class Step(Value, Intent):
    """Make a number larger by so much, or take another of the values that follow each other."""

    by: int


class Put(Value, Intent):
    """Put a value in place of a part of a position; None leaves it empty."""

    path: Path
    value: Any


class Write(Value, Intent):
    """Put a number as it was typed in place of a part of a position."""

    path: Path
    text: str


class Add(Value, Intent):
    """Add an entry to a list of a position, made of what was chosen."""

    path: Path
    chosen: Any


class Show(Value, Intent):
    """Point at a part of a position where it lies."""

    path: Path


class Touch(Value, Intent):
    """Point at something on the board of a position that is shown."""

    path: Path


class PointOn(Value, Intent):
    """Point at a place of one of the boards of a position, by the board's number."""

    board: int
    place: Hashable


class Lie(Value, Intent):
    """Lay something of a list at a place of a position; `value` says what, the plainest thing with None."""

    path: Path
    place: Hashable
    value: Any = None


class Mention(Value, Intent):
    """Let a list of a position name a place, or no longer."""

    path: Path
    place: Hashable


class TakeValue(Value, Intent):
    """Take the value with a number, from 0, of those that the row under the cursor may have."""

    number: int


class ShowFault(Value, Intent):
    """Show what the fault of a position with a number, from 0, is about."""

    number: int


class Fit(Value, Intent):
    """Lay out again what has another width now, in columns."""

    columns: int


class KeepAs(Value, Intent):
    """Keep the position by a name; `over` says that it may take the place of another."""

    name: str
    over: bool = False


class Kept(Value, Intent):
    """Know that the position was kept by a name."""

    name: str


class OpenFile(Value, Intent):
    """Open the position of a file."""

    name: str


class Lay(Value, Intent):
    """Lay the position of a code on the table, in place of the one there is."""

    code: str


class BeginWith(Value, Intent):
    """Begin a match with the position of a code."""

    code: str


class ShowMoment(Value, Intent):
    """Look at a moment of the match at which a section of the rulebook applied."""

    section: str
    at: int


class PlayOn(Value, Intent):
    """Play a match on from the table of a lesson, with people or with computers of a level."""

    sitter: Sitter


class WhoPlays(Value, Intent):
    """Let a person or a computer take a seat over."""

    seat: Seat
    sitter: Sitter


class OfHands(Intent):
    """Something about hands on devices, whatever is done at the table meanwhile."""

    __slots__ = ()


class Served(Value, OfHands):
    """Devices can take hands now: each seat at an address that is used once; lines of its QR code follow."""

    codes: Mapping[Seat, Sequence[str]]
    open_to_network: bool


class HandTaken(Value, OfHands):
    """A device has taken the hand of a seat; whatever it had before has it no more."""

    seat: Seat


class HandAsked(Value, OfHands):
    """Another device asks for the hand of a seat; it is known by its ticket."""

    seat: Seat
    ticket: str


class Answered(Value, OfHands):
    """A seat has answered on its device: all that it has answered and the rules have not come to ask."""

    seat: Seat
    moves: tuple[Move, ...]


class Voted(Value, OfHands):
    """A seat agrees to what is voted on, or minds; where all are asked, it wants to answer or no more."""

    seat: Seat
    agrees: bool = True


class BeginHands(Value, OfHands):
    """Let devices take hands."""


class ListHands(Value, OfHands):
    """List whose hands are on devices."""


class GiveTo(Value, OfHands):
    """Give the hand of a seat to the device with a ticket, and to no other; without one, to none."""

    seat: Seat
    ticket: str = ""


class RefuseHand(Value, OfHands):
    """Tell the device that asked with a ticket that it has not got the hand."""

    ticket: str


class ShowCode(Value, OfHands):
    """Show the code by which a device takes the hand of a seat."""

    seat: Seat


class Thought(Value, Intent, eq=False):
    """A computer player has come to a verdict."""

    task: "Task"
    verdict: "Verdict"


class Happened(Value, Intent, eq=False):
    """A match that is played elsewhere has become another."""

    study: Study[Any]


class Lost(Value, Intent):
    """Nothing can be seen any more of a match that is played elsewhere."""

    fault: Fault


class WhyDid(Value, Intent):
    """Say why a computer made the decision that led to a moment."""

    at: int


class Because(Value, Intent, eq=False):
    """A computer has thought again about the decision that led to a moment."""

    at: int
    verdict: "Verdict | None" = None


class Prepare(Value, Intent):
    """Put a move together, and make it only when the player says so; `more` are taken with it, one by one."""

    move: Move
    more: tuple[Move, ...] = ()


class SwitchLine(Value, Intent):
    """Go to another line of the match; the match itself has no name."""

    name: str


class RenameLine(Value, Intent):
    """Call a branch something else."""

    name: str
    other: str


class RemoveLine(Value, Intent):
    """Delete a branch."""

    name: str


class ShowReview(Value, Intent, eq=False):
    """Walk through a match that was looked at again; to a moment, if one is given."""

    match: Match[Any]
    review: "Review"
    at: int | None = None


class WalkBetter(Value, Intent):
    """Begin a branch on which the decision that led to a moment is a better one."""

    at: int


class Do(Intent, Enum):
    """Intents without fields that have a key."""

    ACT = "act"
    BACK = "back"
    TURN = "turn"
    TICK = "tick"
    FORGET = "forget"
    JUMP = "jump"
    ONLY_MOVE = "only-move"
    FORGO = "forgo"
    UNDO = "undo"
    TURN_AGAIN = "turn-again"
    REDO = "redo"
    INSPECT = "inspect"
    WHY = "why"
    HINT = "hint"
    WALK = "walk"
    TO_START = "to-start"
    TO_END = "to-end"
    PLAY = "play"
    SPEED = "speed"
    HELP = "help"
    RULES = "rules"
    FIND = "find"
    TYPE_MOVE = "type-move"
    PALETTE = "palette"
    BIGGER = "bigger"
    SMALLER = "smaller"
    CLEAN = "clean"
    FIT = "fit"
    CHOICES = "choices"
    SORT = "sort"
    ZOOM = "zoom"
    LOG = "log"
    LEGEND = "legend"
    GLOSSARY = "glossary"
    REPLAY = "replay"
    TAB = "tab"
    OVERLAY = "overlay"
    BARE = "bare"
    NEWS = "news"
    TEACHER = "teacher"
    EYES = "eyes"
    BRANCH = "branch"
    BRANCHES = "branches"
    MAIN_LINE = "main-line"
    PRESENT = "present"
    HAND_OUT = "hand-out"
    COACH = "coach"
    CURTAIN = "curtain"
    LEAVE = "leave"
    NEW = "new"
    REMOVE = "remove"
    COPY = "copy"
    PASTE = "paste"
    START = "start"
    KEEP = "keep"
    KEPT = "kept"
    FILE = "file"
    FAULT = "fault"
    TREE = "tree"
    STAY = "stay"


class Stroll(Value, Intent):
    """Go on in a walk to where the next of a kind begins, or back with -1; begin one if there is none."""

    stride: Stride
    way: int


class StandAt(Value, Intent):
    """Stand at a halt of the walk."""

    at: int


class RunCommand(Value, Intent):
    """Have something told by a command of the game's own, by the name of its action."""

    action: str


class OpenVerb(Value, Intent):
    """List what a verb of the action bar offers, by its letter."""

    letter: str


class TypeDigit(Value, Intent):
    """Type a digit of a number that is asked for."""

    digit: str


class Tick(Value, Intent):
    """Go on by a happening, if the walk still goes on by itself as it did when this was wished for."""

    number: int


class Decide(Value, Intent):
    """Make a move."""

    move: Move


class DecideAll(Value, Intent):
    """Make moves one after the other, as long as each may be made and the same is asked."""

    moves: tuple[Move, ...]


class AnswerForChance(Value, Intent):
    """Give an answer for chance, or leave it to chance with None."""

    move: Move | None


class OpenRule(Value, Intent):
    """Open the rulebook at a section."""

    section: str


class AboutThese(Value, Intent):
    """List the rules about what some sentences are about."""

    sentences: tuple[str, ...]


class LayOpen(Value, Intent):
    """Tell all that lies open before a seat."""

    seat: Seat


class ShowTab(Value, Intent):
    """Show a part of the side, by its number, where there is no room for all."""

    number: int


class Follow(Value, Intent):
    """Look at a sentence of the log, and at what it is about: places of a map, or a card."""

    said: str  # the sentence
    places: tuple[Hashable, ...] = ()
    whose: Seat | None = None  # the seat on whose map the places are; None where all have one
    card: Choice | None = None
    at: int | None = None  # the moment that it tells of; None where it stands in no log


class TakeBack(Value, Intent):
    """Take back the decision that led to a moment, and all that came after it."""

    at: int


class Click(Value, Intent):
    """Do what a first click does; a second one on what is taken makes the move, however much later."""

    first: Intent


class Wheel(Value, Intent):
    """Turn what is held where the wheel was turned over the map; else go through the hand by a step."""

    step: int
    on_map: bool


class Leaf(Value, Intent):
    """Read on in the focus card, or back with -1."""

    step: int


class Arrange(Value, Intent):
    """Sort the hand in an order, and take an entry of it, if one is given."""

    order: str
    choice: Choice | None = None


class Remark(Value, Intent):
    """Write a line into the log."""

    text: str


class BranchOff(Value, Intent):
    """Begin a branch at a moment, with a name or the first that is free."""

    at: int
    name: str = ""


class BeginPasted(Value, Intent):
    """Begin a match with a code that was pasted."""

    code: str


class HandOut(Value, Intent):
    """Write something of the match in one of the forms of handouts."""

    way: str
    form: str


class ClassCalled(Value, Intent):
    """Meet a class, as it was kept."""

    room: "Classroom"


class ClassServed(Value, Intent):
    """A class can come in on devices of its own."""

    code: Sequence[str]  # the address, and the lines of its QR code
    open_to_network: bool
    came: tuple[str, ...] = ()  # the names of those who have come in


class SendAway(Value, Intent):
    """Send the device of one of a class away, or without a name all of them."""

    name: str = ""


class PupilsAnswered(Value, Intent):
    """Some of a class have answered the question with a stamp on their devices: which answer, by name."""

    stamp: str
    answers: Mapping[str, int]


class NameClass(Value, Intent):
    """Name a class, by a line of names that commas part."""

    line: str


class Pose(Value, Intent):
    """Ask a class."""

    question: "Question"


class PoseText(Value, Intent):
    """Ask a class something of one's own, whose answers are still to be said."""

    text: str


class PoseChoices(Value, Intent):
    """Ask a class something of one's own, with a line of answers that strokes part."""

    text: str
    line: str


class Tally(Value, Intent):
    """Count an answer, by its number from 0, once more, or with -1 once less."""

    number: int
    by: int


class Want(Intent, Enum):
    """Intents without fields that have no key."""

    SIT_DOWN = "sit-down"
    OPEN_TABLE = "open-table"
    CLOSE_TABLE = "close-table"
    EDIT = "edit"
    SWITCH_CHANCE = "switch-chance"
    SHOW_HIDDEN = "show-hidden"
    COPY_CODE = "copy-code"
    PASTE_CODE = "paste-code"
    WRITE_REMARK = "write-remark"
    SCORE = "score"
    SAVE_LESSON = "save-lesson"
    MAKE_LESSON = "make-lesson"
    RESTART = "restart"
    SHOW_STEP = "show-step"
    COME_BACK = "come-back"
    CHANGE_SEATS = "change-seats"
    REMATCH = "rematch"
    CHANGE_PLAYERS = "change-players"
    BEGIN_DEVICES = "begin-devices"
    LET_THINK = "let-think"
    ANSWER_TOGETHER = "answer-together"
    FILL_IN = "fill-in"
    AWAIT = "await"
    PLAY_ANSWERS = "play-answers"
    UNAIMED = "unaimed"
    REVIEW = "review"
    EXPLAIN = "explain"
    REST = "rest"
    ASK_CLASS = "ask-class"
    OWN_QUESTION = "own-question"
    FORGET_CLASS = "forget-class"
    LEAVE_QUESTION = "leave-question"
