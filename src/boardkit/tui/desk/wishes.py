"""What a desk wants of the world; only a screen grants it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from boardkit.core import Fault, Match, Player, Study
from boardkit.core.teaching.quiz import Classroom
from boardkit.core.values import Value
from boardkit.tui.desk.dialogs import Dialog
from boardkit.tui.desk.doors import Door
from boardkit.tui.desk.intents import Because, Intent

# The same: menus know wishes, and no player.
if TYPE_CHECKING:
    from boardkit.players.task import Task
    from boardkit.tui.desk.coaching import Coach


class Wish(Value, eq=False):
    """Something to be done outside the desk."""


class Keep(Wish, eq=False):
    """Keep the match before the desk that wishes it is shown; if that fails, the desk before stays."""

    study: Study[Any]


class KeepCoach(Wish, eq=False):
    """Remember whether the match is coached, and what has been told to whom."""

    coach: "Coach"


class Open(Wish, eq=False):
    """Go where a door leads; an intent that comes back from there is done, and else `then`, if given."""

    door: Door
    then: Intent | None = None


class Ask(Wish, eq=False):
    """Lay a dialog over the screen; its answer is done."""

    dialog: Dialog


class Tell(Wish, eq=False):
    """Say a sentence in passing; `wrong` says that something was refused."""

    sentence: str
    wrong: bool = False


class Complain(Wish, eq=False):
    """Say what is wrong, in a dialog."""

    fault: Fault


class Ring(Wish, eq=False):
    """Ring the bell: there is nothing to be done."""


class Wake(Wish, eq=False):
    """Do something after so many seconds."""

    seconds: float
    intent: Intent


class Think(Wish, eq=False):
    """Let a computer player think, and tell what it has thought; `then` says about what, if not about now."""

    task: "Task"
    then: Because | None = None


class Watch(Wish, eq=False):
    """Tell what becomes of the match, which is played elsewhere."""


class Copy(Wish, eq=False):
    """Put the code of a position into the clipboard and into a file, and show it."""

    code: str


class KeepPosition(Wish, eq=False):
    """Keep the code of a position by a name, or in a file behind an `@`; `over` replaces what is there."""

    name: str
    code: str
    over: bool = False


class ChoosePosition(Wish, eq=False):
    """Let one of the positions be chosen that are kept of a game, or a file."""

    game: str


class ReadPosition(Wish, eq=False):
    """Lay the position of a file on the table."""

    name: str


class Scale(Wish, eq=False):
    """Draw the map a size larger, a size smaller with -1, as large as fits with 0."""

    step: int


class ScrollCover(Wish, eq=False):
    """Scroll what is told at a curtain, or voted on, by so many lines."""

    lines: int


class ChangeHands(Wish, eq=False):
    """Hear nothing until the screen is painted anew, and for a moment after."""


class Leave(Wish, eq=False):
    """Close the screen; whoever opened it is given the answer, if there is one."""

    answer: Intent | None = None


class Hush(Wish, eq=False):
    """Take away what was said in passing."""


class CallClass(Wish, eq=False):
    """Meet the class that was kept last, or one without names."""


class KeepClass(Wish, eq=False):
    """Keep a class as it has become."""

    room: Classroom


class WriteTable(Wish, eq=False):
    """Write a table for spreadsheets into a new file, and tell where."""

    name: str
    text: str


class ReadOn(Wish, eq=False):
    """Scroll what is taught on by a page, or back with -1; after its end comes its start."""

    step: int


class Unroll(Wish, eq=False):
    """Tell of a step of the lesson from its start."""


class OpenPalette(Wish, eq=False):
    """Open the list of commands."""


class Begin(Wish, eq=False):
    """Begin a match with a code, by some players if they are as many."""

    code: str
    players: tuple[Player, ...]
    by_hand: bool = False


class PlayAgain(Wish, eq=False):
    """Begin the same match anew with another seed, coached if that one is."""

    match: Match[Any]
    coached: bool = False


class Write(Wish, eq=False):
    """Write a handout into a new file, in one of the forms of handouts."""

    name: str
    form: str
    make: Callable[[], Any]


class WriteLesson(Wish, eq=False):
    """Save a match among the player's own lessons."""

    match: Match[Any]


class KeepProgress(Wish, eq=False):
    """Keep how many steps of a lesson are done."""

    lesson: str
    done: int
