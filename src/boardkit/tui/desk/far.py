"""Tables of what can be done at many tables and is rarely wanted: each is imported when it first is."""

from typing import Final

from boardkit.tui.desk.desk import Afar
from boardkit.tui.desk.intents import (
    AboutThese,
    AnswerForChance,
    Arrange,
    Because,
    BeginPasted,
    BeginWith,
    BranchOff,
    ClassCalled,
    Decide,
    Do,
    Follow,
    HandOut,
    LayOpen,
    Leaf,
    Next,
    OpenRule,
    OpenVerb,
    Point,
    Prepare,
    Remark,
    RemoveLine,
    RenameLine,
    ShowMoment,
    ShowReview,
    ShowTab,
    StandAt,
    Stroll,
    SwitchLine,
    Take,
    WalkBetter,
    Want,
    Wheel,
    WhoPlays,
    WhyDid,
)

LOOKING: Final = Afar(
    "looking",
    "LOOKING",
    *(Do.INSPECT, Do.WHY, Do.RULES, Do.FIND, Do.HELP, Do.LOG, Do.LEGEND, Do.GLOSSARY, Do.TAB, Do.ZOOM),
    *(Do.OVERLAY, Do.PALETTE, Do.BIGGER, Do.SMALLER, Do.FIT, Do.COACH, Do.LEAVE),
    *(ShowTab, Leaf, Follow, LayOpen, OpenRule, AboutThese),
)
"""What can be done at any table without changing anything."""

STROLLING: Final = Afar(
    "looking",
    "STROLLING",
    *(Do.TO_START, Do.TO_END, Do.PLAY, Do.WALK, Do.REPLAY, Stroll, ShowMoment, StandAt),
)
"""What begins a walk, and goes on in it."""

BECAUSE: Final = Afar("match.computers", "BECAUSE", Do.WHY, Want.EXPLAIN, WhyDid, Because)
"""What tells why a computer did that."""

SECOND_LOOK: Final = Afar("match.computers", "SECOND_LOOK", Want.REVIEW, Do.HINT, ShowReview, WalkBetter)
"""What looks at decisions again."""

FROM_MARK_TO_MARK: Final = Afar("match.computers", "FROM_MARK_TO_MARK", Next)
"""What goes from mark to mark on a walk."""

LINES: Final = Afar(
    "looking", "LINES", Do.BRANCH, Do.BRANCHES, Do.MAIN_LINE, BranchOff, SwitchLine, RenameLine, RemoveLine
)
"""What goes from line to line of a match."""

SEATING: Final = Afar("match.computers", "SEATING", Want.CHANGE_SEATS, WhoPlays)
"""What changes who plays."""

TEACHING: Final = Afar(
    "match.playing",
    "TEACHING",
    *(Do.TEACHER, Do.EYES, Want.OPEN_TABLE, Want.CLOSE_TABLE, Want.SWITCH_CHANCE, Want.SHOW_HIDDEN),
    *(Want.COPY_CODE, Want.EDIT, Want.PASTE_CODE, Want.WRITE_REMARK, Want.SAVE_LESSON),
    *(AnswerForChance, BeginWith, BeginPasted, Remark),
)
"""What a teacher can do."""

HANDING: Final = Afar("presenting", "HANDING", Do.HAND_OUT, Do.PRESENT, Want.COME_BACK, HandOut)
"""What shows the match to others."""

BEGINNING: Final = Afar("author.work", "BEGINNING", Want.MAKE_LESSON)
"""What makes a lesson of the match."""

CLASSES: Final = Afar("teach.classroom", "CLASSES", Want.ASK_CLASS, ClassCalled)
"""What brings a class to the table."""

ACTING: Final = Afar(
    "update",
    "ACTING",
    *(Do.TICK, Do.ACT, Do.BACK, Do.ONLY_MOVE, Do.FORGO, Take, Point, Wheel, Arrange, Decide),
)
"""What makes the move in the making, or leads back to it."""

LOOKING_ON: Final = Afar("update", "LOOKING_ON", Point)
"""What points at places of a match that others play."""

RETHINKING: Final = Afar("update", "RETHINKING", Do.TURN, Do.UNDO, Do.REDO)
"""What takes decisions back, and makes them again."""

ADVICE: Final = Afar("match.computers", "ADVICE", Do.HINT)
"""What asks for a hint, or looks again at a match that is over."""

PREPARING: Final = Afar("update", "PREPARING", Prepare)
"""What follows a hint."""

CHOICES: Final = Afar("looking", "CHOICES", Do.CHOICES)
"""What opens the hand as a list."""

FORMS: Final = Afar("match.forms", "FORMS", OpenVerb)
"""What opens a verb of the action bar."""

TOGETHER: Final = Afar("match.pool", "TOGETHER", Want.PAY_TOGETHER)
"""What lays the form on the table on which all pay."""

COMPANY: Final = Afar("match.computers", "COMPANY", Want.LET_THINK)
"""What lets a computer player think."""

TYPED: Final = Afar("match.forms", "TYPED", Do.TYPE_MOVE)
"""What types a move."""
