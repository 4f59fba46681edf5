"""Where a screen may lead, by name: values that `routes` opens, so that screens need not know each other."""

from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from boardkit.core import Choice, Fault, Game, Match, Player, Study
from boardkit.core.values import Value
from boardkit.text import Words

# The menu names doors, and none of these before its first picture.
if TYPE_CHECKING:
    from boardkit.core.teaching.coverage import Applied
    from boardkit.handout.slides import Slide
    from boardkit.library.lessons import Found
    from boardkit.library.session import Keeper
    from boardkit.library.watching import Onlooker
    from boardkit.tui.desk.sight import Sight

Command = tuple[str, Callable[[], object]]
"""An entry of the palette: what it is called, and what it does."""


class Door(Value, eq=False):
    """A screen to go to."""


class Menu(Door):
    """The menu."""


class ChooseGame(Door, eq=False):
    """The list of the games with which something can be done; its answer is the door that was chosen.

    Attributes:
        way: where to go with a game.
        folder: the folder of the library.
    """

    way: Callable[[Game[Any]], Door]
    folder: Path


class SetUp(Door, eq=False):
    """The plan of a new match of a game.

    Attributes:
        options: those to begin with; the game's own with None.
        players: those to begin with; those who played last where there are none.
    """

    game: Game[Any]
    options: Any = None
    players: Sequence[Player] = ()


class Saved(Door):
    """The saved matches."""


class Positions(Door):
    """The positions that are kept."""


class Settings(Door):
    """The settings."""


class About(Door):
    """What this is and whose."""


class Score(Door, eq=False):
    """The score sheet of a match; its answer is an intent."""

    match: Match[Any]


class Review(Door, eq=False):
    """A match looked at again; its answer is an intent."""

    match: Match[Any]


class History(Door, eq=False):
    """How matches ended.

    Attributes:
        game: the key of the game to begin with; all games where there is none.
    """

    game: str = ""


class Branches(Door, eq=False):
    """The lines of a match; its answer is an intent."""

    study: Study[Any]


class Compare(Door, eq=False):
    """Two lines of a match beside each other, by their names."""

    study: Study[Any]
    here: str
    there: str


class Rules(Door, eq=False):
    """The rulebook of a game; its answer is an intent.

    Attributes:
        section: where to open it; the section itself, or one that it would lie in.
        covered: when each section applied in the match at hand, if there is one.
        told: the moments of the match that a walk can stop at.
        now: the moment of the match that is looked at.
        heard: the sections that the reader has been told in coached matches; None without a coach.
    """

    game: Game[Any]
    section: str = ""
    covered: "Applied | None" = None
    told: Collection[int] = ()
    now: int = 0
    heard: Collection[str] | None = None


class Lessons(Door, eq=False):
    """The lessons of a game.

    Attributes:
        begin_with: the number of the lesson to open at once, from 0.
    """

    game: Game[Any]
    begin_with: int | None = None


class Lesson(Door, eq=False):
    """One of a game's lessons, opened after the steps that are done.

    Attributes:
        number: which of those found, from 0.
    """

    game: Game[Any]
    found: "Sequence[Found]"
    number: int
    done: int = 0


class Tour(Door):
    """A tour of the table, at which nothing counts."""


class Table(Door, eq=False):
    """The table at which a match is played."""

    study: Study[Any]
    keeper: "Keeper"


class Watched(Door, eq=False):
    """The table of a match that is played elsewhere.

    Attributes:
        news: what is said of it until the next decision, if anything.
    """

    study: Study[Any]
    onlooker: "Onlooker"
    news: str = ""


class Projected(Door, eq=False):
    """The last happening of a match that is played elsewhere, as large as the terminal.

    Attributes:
        news: what is said of it until the next decision, if anything.
    """

    study: Study[Any]
    onlooker: "Onlooker"
    news: str = ""


class Editor(Door, eq=False):
    """The editor of positions, at a table of a match; its answer is an intent."""

    match: Match[Any]
    state: Any


class Presenter(Door, eq=False):
    """Slides, as large as the terminal, told in the words that are given to `telling`.

    Attributes:
        at: the slide to begin with, from 0.
    """

    match: Match[Any]
    telling: "Callable[[Words], Sequence[Callable[[], Slide]]]"
    at: int = 0


class Hand(Door, eq=False):
    """The hand as a list, narrowed by typing and sorted; its answer is an intent.

    Attributes:
        order: how it is sorted.
        said: names a choice in one line.
    """

    sight: "Sight"
    order: str
    words: Words
    said: Callable[[Choice], str]


class Complaint(Door, eq=False):
    """What is wrong, in the words of a game or the kit's; what they advise is completed."""

    fault: Fault
    words: Words
    advised: Callable[[str], str] = str


class Commands(Door, eq=False):
    """A list of what the screen beneath can do, and of the program's own commands; its answer is a deed."""

    commands: Sequence[Command]
