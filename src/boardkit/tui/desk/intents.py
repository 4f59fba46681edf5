"""What a player wants: every key, click, typed line and entry of a list becomes one of these values."""

from enum import Enum
from typing import Any

from attrs import frozen

from boardkit.core import Choice
from boardkit.core.editing.parts import Path
from boardkit.draw.moving import Way
from boardkit.draw.shapes import Place


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

    place: Place


@frozen
class Hover(Intent):
    """Let what is held follow the mouse to a place."""

    place: Place


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
    """Open what a part of a position lies in, with the cursor on it."""

    path: Path


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


class Rematch(Intent):
    """Begin the match that is over anew."""


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


class Do(Intent, Enum):
    """What needs nothing said besides."""

    ACT = "act"
    BACK = "back"
    TURN = "turn"
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
    OVERLAY = "overlay"
    TEACHER = "teacher"
    EYES = "eyes"
    BRANCH = "branch"
    BRANCHES = "branches"
    MAIN_LINE = "main-line"
    PRESENT = "present"
    HAND_OUT = "hand-out"
    CURTAIN = "curtain"
    LEAVE = "leave"
    NEW = "new"
    REMOVE = "remove"
    COPY = "copy"
    PASTE = "paste"
    START = "start"
