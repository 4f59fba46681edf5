"""What a player wants: every key, click, typed line and entry of a list becomes one of these values."""

from collections.abc import Hashable
from enum import Enum
from typing import TYPE_CHECKING, Any

from boardkit.core import Choice, Fault, Move, Seat, Study
from boardkit.core.editing.parts import Path
from boardkit.core.lines.players import Sitter
from boardkit.core.rules.values import frozen
from boardkit.core.teaching.classroom import Classroom, Question
from boardkit.maps.ways import Way
from boardkit.tui.desk.walk import Stride

# Menus know intents, and no player.
if TYPE_CHECKING:
    from boardkit.core import Match
    from boardkit.players.review import Review
    from boardkit.players.task import Task
    from boardkit.players.verdict import Verdict


class Intent:
    """Something a player wants of the desk."""

    __slots__ = ()


@frozen
class Go(Intent):
    """Move the cursor, or whatever the arrows move where there is none."""

    way: Way


@frozen
class Next(Intent):
    """Go to the next place or entry, or with -1 to the one before."""

    step: int


@frozen
class Take(Intent):
    """Take the entry of the list with a number, from 0."""

    number: int


@frozen
class Choose(Intent):
    """Take an entry of the hand, wherever it is listed."""

    choice: Choice


@frozen
class Point(Intent):
    """Point at a place."""

    place: Hashable


@frozen
class Hover(Intent):
    """Let what is held follow the mouse to a place."""

    place: Hashable


@frozen
class Type(Intent):
    """Type a letter that stands for something on the screen: a place, a player."""

    letter: str


@frozen
class Say(Intent):
    """Give the line that was typed."""

    line: str


@frozen
class Stand(Intent):
    """Put the cursor of the list on the entry with a number, from 0."""

    number: int


@frozen
class Step(Intent):
    """Make a number larger by so much, or take another of the values that follow each other."""

    by: int


@frozen
class Put(Intent):
    """Put a value in place of a part of a position; None leaves it empty."""

    path: Path
    value: Any


@frozen
class Write(Intent):
    """Put a number as it was typed in place of a part of a position."""

    path: Path
    text: str


@frozen
class Add(Intent):
    """Add an entry to a list of a position, made of what was chosen."""

    path: Path
    chosen: Any


@frozen
class Show(Intent):
    """Point at a part of a position where it lies."""

    path: Path


@frozen
class Touch(Intent):
    """Point at something on the board of a position that is shown."""

    path: Path


@frozen
class PointOn(Intent):
    """Point at a place of one of the boards of a position, by the board's number."""

    board: int
    place: Hashable


@frozen
class Lie(Intent):
    """Lay something of a list at a place of a position; `value` says what, the plainest thing with None."""

    path: Path
    place: Hashable
    value: Any = None


@frozen
class Mention(Intent):
    """Let a list of a position name a place, or no longer."""

    path: Path
    place: Hashable


@frozen
class TakeValue(Intent):
    """Take the value with a number, from 0, of those that the row under the cursor may have."""

    number: int


@frozen
class ShowFault(Intent):
    """Show what the fault of a position with a number, from 0, is about."""

    number: int


@frozen
class Fit(Intent):
    """Lay out anew what has another width now, in columns."""

    columns: int


@frozen
class KeepAs(Intent):
    """Keep the position by a name; `over` says that it may take the place of another."""

    name: str
    over: bool = False


@frozen
class Kept(Intent):
    """Know that the position was kept by a name."""

    name: str


@frozen
class OpenFile(Intent):
    """Open the position of a file."""

    name: str


@frozen
class Lay(Intent):
    """Lay the position of a code on the table, in place of the one there is."""

    code: str


@frozen
class BeginWith(Intent):
    """Begin a match with the position of a code."""

    code: str


@frozen
class ShowMoment(Intent):
    """Look at a moment of the match at which a section of the rulebook applied."""

    section: str
    at: int


@frozen
class WhoPlays(Intent):
    """Let a person or a computer take a seat over."""

    seat: Seat
    sitter: Sitter


@frozen(eq=False)
class Thought(Intent):
    """A computer player has come to a verdict."""

    task: "Task"
    verdict: "Verdict"


@frozen(eq=False)
class Happened(Intent):
    """A match that is played elsewhere has become another."""

    study: Study[Any]


@frozen
class Lost(Intent):
    """Nothing can be seen any more of a match that is played elsewhere."""

    fault: Fault


@frozen
class WhyDid(Intent):
    """Say why a computer made the decision that led to a moment."""

    at: int


@frozen(eq=False)
class Because(Intent):
    """A computer has thought again about the decision that led to a moment."""

    at: int
    verdict: "Verdict | None" = None


@frozen
class Prepare(Intent):
    """Put a move together, and make it only when the player says so; `more` are taken with it, one by one."""

    move: Move
    more: tuple[Move, ...] = ()


@frozen
class Rematch(Intent):
    """Begin the match that is over anew."""


@frozen
class ChangePlayers(Intent):
    """Plan the match anew, with other players."""


@frozen
class SwitchLine(Intent):
    """Go to another line of the match; the match itself has no name."""

    name: str


@frozen
class RenameLine(Intent):
    """Call a branch something else."""

    name: str
    other: str


@frozen
class RemoveLine(Intent):
    """Delete a branch."""

    name: str


@frozen(eq=False)
class ShowReview(Intent):
    """Walk through a match that was looked at again; to a moment, if one is given."""

    match: "Match[Any]"
    review: "Review"
    at: int | None = None


@frozen
class WalkBetter(Intent):
    """Begin a branch on which the decision that led to a moment is a better one."""

    at: int


class Do(Intent, Enum):
    """What needs nothing said besides."""

    ACT = "act"
    BACK = "back"
    TURN = "turn"
    TICK = "tick"
    FORGET = "forget"
    JUMP = "jump"
    ONLY_MOVE = "only-move"
    FORGO = "forgo"
    UNDO = "undo"
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


@frozen
class Stroll(Intent):
    """Go on in a walk to where the next of a kind begins, or back with -1; begin one if there is none."""

    stride: Stride
    way: int


@frozen
class StandAt(Intent):
    """Stand at a halt of the walk."""

    at: int


@frozen
class OpenVerb(Intent):
    """List what a verb of the action bar offers, by its letter."""

    letter: str


@frozen
class TypeDigit(Intent):
    """Type a digit of a number that is asked for."""

    digit: str


@frozen
class Tick(Intent):
    """Go on by a happening, if the walk still goes on by itself as it did when this was wished for."""

    number: int


@frozen
class Decide(Intent):
    """Make a move."""

    move: Move


@frozen
class AnswerForChance(Intent):
    """Give an answer for chance, or leave it to chance with None."""

    move: Move | None


@frozen
class OpenRule(Intent):
    """Open the rulebook at a section."""

    section: str


@frozen
class AboutThese(Intent):
    """List the rules about what some sentences are about."""

    sentences: tuple[str, ...]


@frozen
class LayOpen(Intent):
    """Tell all that lies open before a seat."""

    seat: Seat


@frozen
class ShowTab(Intent):
    """Show a part of the side, by its number, where there is no room for all."""

    number: int


@frozen
class Follow(Intent):
    """Look at what a sentence of the log is about: places of a map, or a card.

    Attributes:
        said: the sentence.
        whose: the seat on whose map the places are; None where all have one.
    """

    said: str
    places: tuple[Hashable, ...] = ()
    whose: Seat | None = None
    card: Choice | None = None


@frozen
class Click(Intent):
    """Do what a first click does; a second one on what is taken makes the move, however much later."""

    first: Intent


@frozen
class Wheel(Intent):
    """Turn what is held where the wheel was turned over the map; else go through the hand by a step."""

    step: int
    on_map: bool


@frozen
class Leaf(Intent):
    """Read on in the focus card, or back with -1."""

    step: int


@frozen
class Arrange(Intent):
    """Sort the hand in an order, and take an entry of it, if one is given."""

    order: str
    choice: Choice | None = None


@frozen
class Remark(Intent):
    """Write a line into the log."""

    text: str


@frozen
class BranchOff(Intent):
    """Begin a branch at a moment, with a name or the first that is free."""

    at: int
    name: str = ""


@frozen
class BeginPasted(Intent):
    """Begin a match with a code that was pasted."""

    code: str


@frozen
class HandOut(Intent):
    """Write something of the match in one of the forms of handouts."""

    way: str
    form: str


@frozen
class ClassCalled(Intent):
    """Meet a class, as it was kept."""

    room: Classroom


@frozen
class NameClass(Intent):
    """Name a class, by a line of names that commas part."""

    line: str


@frozen
class Pose(Intent):
    """Ask a class."""

    question: Question


@frozen
class PoseText(Intent):
    """Ask a class something of one's own, whose answers are still to be said."""

    text: str


@frozen
class PoseChoices(Intent):
    """Ask a class something of one's own, with a line of answers that strokes part."""

    text: str
    line: str


@frozen
class Tally(Intent):
    """Count an answer, by its number from 0, once more, or with -1 once less."""

    number: int
    by: int


class Want(Intent, Enum):
    """What no key stands for."""

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
    LET_THINK = "let-think"
    PAY_TOGETHER = "pay-together"
    REVIEW = "review"
    EXPLAIN = "explain"
    REST = "rest"
    ASK_CLASS = "ask-class"
    OWN_QUESTION = "own-question"
    FORGET_CLASS = "forget-class"
    LEAVE_QUESTION = "leave-question"
