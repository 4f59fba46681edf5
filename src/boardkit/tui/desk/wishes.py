"""Wishes of a desk: screens to open, dialogs to ask, and all else that only a screen can grant."""

from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from rich.text import Text

from boardkit.core import Choice, Fault, Game, Match, Player, Seat, Study
from boardkit.core.values import Value
from boardkit.text import Words
from boardkit.tui.desk.intents import Because, Intent

if TYPE_CHECKING:
    from boardkit.core.teaching import lesson as lessons
    from boardkit.core.teaching.coverage import Applied
    from boardkit.core.teaching.goals import Said
    from boardkit.core.teaching.manuscript import Manuscript
    from boardkit.core.teaching.quiz import Classroom, Poll
    from boardkit.handout.slides import Slide
    from boardkit.library import Library
    from boardkit.library.learning import Tried
    from boardkit.library.lessons import Found
    from boardkit.library.session import Keeper, Onlooker
    from boardkit.library.sharing import Course
    from boardkit.players.thinking import Task
    from boardkit.practice.sessions import Pattern
    from boardkit.tui.desk.sight import Coach, Sight

Command = tuple[str, Callable[[], object]]  # an entry of the palette: what it is called, and what it does


class Server(Protocol):
    """Serves something of a table to devices."""

    async def serve(self, table: Any) -> None:
        """Show it until cancelled, asking for `desk` and `handle`; FaultError if it cannot be reached."""


class ClassServer(Server, Protocol):
    """Serves the questions of a class, at whichever table it is met."""

    def meet(self, table: Any) -> None:
        """Be at a table from now on, which is told at once who has come in."""

    def part(self, table: Any) -> None:
        """Be at a table no longer; devices wait for the next."""

    def send_away(self, name: str) -> None:
        """Let the device of somebody see nothing more; the name is free again."""


class Host(Server, Protocol):
    """Serves the hands of a table to devices of the seats' own."""

    def for_class(self) -> ClassServer:
        """Return what serves the questions of a class instead."""

    def give(self, seat: Seat, ticket: str) -> None:
        """Give a hand to the device that asked with a ticket; without one to none."""

    def refuse(self, ticket: str) -> None:
        """Tell the device that asked with a ticket that it has not got the hand."""


class Door(Value, eq=False):
    """A screen to go to."""


class Menu(Door):
    """The menu."""


class ChooseGame(Door, eq=False):
    """The list of the games with which something can be done; its answer is the door that was chosen."""

    way: Callable[[Game[Any]], Door]  # where to go with a game
    folder: Path  # the folder of the library


class SetUp(Door, eq=False):
    """The plan of a new match of a game."""

    game: Game[Any]
    options: Any = None  # those to begin with; the game's own with None
    players: Sequence[Player] = ()  # those to begin with; those who played last where there are none


class Saved(Door):
    """The saved matches."""


class Positions(Door):
    """The positions that are kept."""


class Settings(Door):
    """The settings."""


class About(Door):
    """About boardkit: name, version, licence."""


class News(Door):
    """What is new since the version that was used before."""


class Score(Door, eq=False):
    """The score sheet of a match; its answer is an intent."""

    match: Match[Any]


class Review(Door, eq=False):
    """A match looked at again; its answer is an intent."""

    match: Match[Any]


class History(Door, eq=False):
    """How matches ended."""

    game: str = ""  # the key of the game to begin with; all games where there is none


class Branches(Door, eq=False):
    """The lines of a match; its answer is an intent."""

    study: Study[Any]


class Compare(Door, eq=False):
    """Two lines of a match beside each other, by their names."""

    study: Study[Any]
    here: str
    there: str


class Rules(Door, eq=False):
    """The rulebook of a game; its answer is an intent."""

    game: Game[Any]
    section: str = ""  # where to open it; the section itself, or one that it would lie in
    covered: "Applied | None" = None  # when each section applied in the match at hand, if there is one
    told: Collection[int] = ()  # the moments of the match that a walk can stop at
    now: int = 0  # the moment of the match that is looked at
    heard: Collection[str] | None = None  # the sections that coaches have told the reader; None without any


class Lessons(Door, eq=False):
    """The lessons of a game, or those of a collection from elsewhere."""

    game: Game[Any]
    begin_with: int | None = None  # the number of the lesson to open at once, from 0
    course: "Course | None" = None


class Lesson(Door, eq=False):
    """One of a game's lessons, opened after the steps that are done."""

    game: Game[Any]
    found: "Sequence[Found]"
    number: int  # which of those found, from 0
    done: int = 0


class Learners(Door):
    """The class list: what is kept of learners."""


class Practice(Door, eq=False):
    """Exercises of some patterns of a game, made for it."""

    game: Game[Any]
    patterns: "Sequence[Pattern]"
    seed: int | None = None  # the seed of the first; drawn with None
    size: int | None = None  # how many there are; the usual number with None
    given: frozenset[str] = frozenset()  # the marks of tables that do not come again, but for a seed


class Due(Door, eq=False):
    """Practice of what is due."""

    library: "Library"


class Trial(Door, eq=False):
    """A lesson in the making, played as its readers do, after the steps that are done."""

    lesson: "lessons.Lesson"
    done: int = 0


class Author(Door, eq=False):
    """The table at which a lesson is made."""

    text: "Manuscript"
    name: str = ""  # the name it was saved by; empty before that
    at: int | None = None  # the moment of its line that is shown first; that of its last step with None
    kept: bool = False  # whether it is as it was saved by that name


class Tour(Door):
    """A tour of the table, at which nothing counts."""


class Table(Door, eq=False):
    """The table at which a match is played."""

    study: Study[Any]
    keeper: "Keeper"
    hands: bool = False  # whether devices can take hands from the start


class Watched(Door, eq=False):
    """The table of a match that is played elsewhere."""

    study: Study[Any]
    onlooker: "Onlooker"
    news: str = ""  # what is said of it until the next decision, if anything


class Projected(Door, eq=False):
    """The last happening of a match that is played elsewhere, as large as the terminal."""

    study: Study[Any]
    onlooker: "Onlooker"
    news: str = ""  # what is said of it until the next decision, if anything
    clean: bool = False  # whether board and sentence are all that is shown


class Editor(Door, eq=False):
    """The editor of positions, at a table of a match; its answer is an intent."""

    match: Match[Any]
    state: Any


class Hand(Door, eq=False):
    """The hand as a list, narrowed by typing and sorted; its answer is an intent."""

    sight: "Sight"
    order: str  # how it is sorted
    words: Words
    said: Callable[[Choice], str]  # names a choice in one line
    besides: str = ""  # what the looker holds beside the choices


class Presenter(Door, eq=False):
    """Slides, as large as the terminal, told in the words that are given to `telling`."""

    match: Match[Any]
    telling: "Callable[[Words], Sequence[Callable[[], Slide]]]"
    at: int = 0  # the slide to begin with, from 0


class Complaint(Door, eq=False):
    """A fault, in the words of a game or the kit's; `advised` completes their advice."""

    fault: Fault
    words: Words
    advised: Callable[[str], str] = str


class Commands(Door, eq=False):
    """A list of what the screen beneath can do, and of the program's own commands; its answer is a deed."""

    commands: Sequence[Command]


class Dialog(Value):
    """Something laid over the screen until it is answered or put away."""


class Notice(Dialog):
    """Says something."""

    title: str
    lines: tuple[str, ...]
    more: tuple[str, Intent] | None = None  # the label of a second button, and what it does


class Pick(Dialog):
    """A list to choose from, narrowed by typing: each entry's label, and what choosing it does."""

    title: str
    entries: tuple[tuple[str | Text, Intent], ...]


class Entry(Dialog, eq=False):
    """Asks for a line of at most `longest` characters, or for a text; `fill` makes an intent of it."""

    question: str
    fill: Callable[[str], Intent]
    value: str = ""
    longest: int = 200
    tall: bool = False  # whether it is a text, of as many lines as it needs


class Confirm(Dialog):
    """Asks a question to be answered by yes or no; yes does `then`, all else `otherwise`, if anything."""

    question: str
    yes: str
    no: str
    then: Intent
    careful: bool = False  # whether a mere enter means no, so that a key too many does nothing
    otherwise: Intent | None = None


class Wish(Value, eq=False):
    """Something to be done outside the desk."""


class Keep(Wish, eq=False):
    """Keep the match before the desk that wishes it is shown; if that fails, the desk before stays."""

    study: Study[Any]


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


class OfDevices(Wish, eq=False):
    """Have what serves devices do what is wanted of it, or begin to serve."""

    wanted: Intent


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
    """Hear nothing until the screen is painted again, and for a moment after."""


class Leave(Wish, eq=False):
    """Close the screen; whoever opened it is given the answer, if there is one."""

    answer: Intent | None = None


class Hush(Wish, eq=False):
    """Take away what was said in passing."""


class CallClass(Wish, eq=False):
    """Meet the class that was kept last, or one without names."""


class KeepClass(Wish, eq=False):
    """Keep a class as it has become."""

    room: "Classroom"


class ShowAnswers(Wish, eq=False):
    """Show whoever looks on at the match what a class has answered; without that, no longer."""

    poll: "Poll | None" = None


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
    """Begin the same match again with another seed, coached if that one is."""

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


class KeepCoach(Wish, eq=False):
    """Remember whether the match is coached, and what has been told to whom."""

    coach: "Coach"


class KeepTried(Wish, eq=False):
    """Keep what a learner answered."""

    tried: "Tried"


class KeepAnswers(Wish, eq=False):
    """Keep what a class answered to a step of a lesson, by name."""

    answers: "Mapping[str, Tried]"


class KeepProgress(Wish, eq=False):
    """Keep how many steps of a lesson are done."""

    lesson: str
    done: int
    title: "Said"
    steps: int  # how many it has
