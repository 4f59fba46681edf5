"""What a desk wants of the world; only a screen grants it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from boardkit.core import Fault, Match, Player, Study
from boardkit.core.rules.values import frozen
from boardkit.core.teaching.classroom import Classroom
from boardkit.tui.desk.dialogs import Dialog
from boardkit.tui.desk.doors import Door
from boardkit.tui.desk.intents import Because, Intent

# The same: menus know wishes, and no player.
if TYPE_CHECKING:
    from boardkit.players.task import Task
    from boardkit.tui.desk.coaching import Coach


@frozen(eq=False)
class Wish:
    """Something to be done outside the desk."""


@frozen(eq=False)
class Keep(Wish):
    """Keep the match before the desk that wishes it is shown; if that fails, the desk before stays."""

    study: Study[Any]


@frozen(eq=False)
class KeepCoach(Wish):
    """Remember whether the match is coached, and what has been told to whom."""

    coach: "Coach"


@frozen(eq=False)
class Open(Wish):
    """Go where a door leads; an intent that comes back from there is done, and else `then`, if given."""

    door: Door
    then: Intent | None = None


@frozen(eq=False)
class Ask(Wish):
    """Lay a dialog over the screen; its answer is done."""

    dialog: Dialog


@frozen(eq=False)
class Tell(Wish):
    """Say a sentence in passing; `wrong` says that something was refused."""

    sentence: str
    wrong: bool = False


@frozen(eq=False)
class Complain(Wish):
    """Say what is wrong, in a dialog."""

    fault: Fault


@frozen(eq=False)
class Ring(Wish):
    """Ring the bell: there is nothing to be done."""


@frozen(eq=False)
class Wake(Wish):
    """Do something after so many seconds."""

    seconds: float
    intent: Intent


@frozen(eq=False)
class Think(Wish):
    """Let a computer player think, and tell what it has thought; `then` says about what, if not about now."""

    task: "Task"
    then: Because | None = None


@frozen(eq=False)
class Watch(Wish):
    """Tell what becomes of the match, which is played elsewhere."""


@frozen(eq=False)
class Copy(Wish):
    """Put the code of a position into the clipboard and into a file, and show it."""

    code: str


@frozen(eq=False)
class KeepPosition(Wish):
    """Keep the code of a position by a name, or in a file behind an `@`; `over` replaces what is there."""

    name: str
    code: str
    over: bool = False


@frozen(eq=False)
class ChoosePosition(Wish):
    """Let one of the positions be chosen that are kept of a game, or a file."""

    game: str


@frozen(eq=False)
class ReadPosition(Wish):
    """Lay the position of a file on the table."""

    name: str


@frozen(eq=False)
class Scale(Wish):
    """Draw the map a size larger, a size smaller with -1, as large as fits with 0."""

    step: int


@frozen(eq=False)
class ScrollCover(Wish):
    """Scroll what is told at a curtain, or voted on, by so many lines."""

    lines: int


@frozen(eq=False)
class ChangeHands(Wish):
    """Hear nothing until the screen is painted anew, and for a moment after."""


@frozen(eq=False)
class Leave(Wish):
    """Close the screen; whoever opened it is given the answer, if there is one."""

    answer: Intent | None = None


@frozen(eq=False)
class Hush(Wish):
    """Take away what was said in passing."""


@frozen(eq=False)
class CallClass(Wish):
    """Meet the class that was kept last, or one without names."""


@frozen(eq=False)
class KeepClass(Wish):
    """Keep a class as it has become."""

    room: Classroom


@frozen(eq=False)
class WriteTable(Wish):
    """Write a table for spreadsheets into a new file, and tell where."""

    name: str
    text: str


@frozen(eq=False)
class ReadOn(Wish):
    """Scroll what is taught on by a page, or back with -1; after its end comes its start."""

    step: int


@frozen(eq=False)
class Unroll(Wish):
    """Tell of a step of the lesson from its start."""


@frozen(eq=False)
class OpenPalette(Wish):
    """Open the list of commands."""


@frozen(eq=False)
class Begin(Wish):
    """Begin a match with a code, by some players if they are as many."""

    code: str
    players: tuple[Player, ...]
    by_hand: bool = False


@frozen(eq=False)
class PlayAgain(Wish):
    """Begin the same match anew with another seed, coached if that one is."""

    match: Match[Any]
    coached: bool = False


@frozen(eq=False)
class Write(Wish):
    """Write a handout into a new file, in one of the forms of handouts."""

    name: str
    form: str
    make: Callable[[], Any]


@frozen(eq=False)
class WriteLesson(Wish):
    """Save a match among the player's own lessons."""

    match: Match[Any]


@frozen(eq=False)
class KeepProgress(Wish):
    """Keep how many steps of a lesson are done."""

    lesson: str
    done: int
