"""Where a screen may lead, by name: values that `routes` opens, so that screens need not know each other."""

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any

from attrs import frozen

from boardkit.core import Game, Match, Study
from boardkit.core.teaching.coverage import Applied
from boardkit.text import Words

if TYPE_CHECKING:
    from boardkit.handout.slides import Slide


@frozen(eq=False)
class Door:
    """A screen to go to."""


@frozen(eq=False)
class Menu(Door):
    """The menu."""


@frozen(eq=False)
class ChooseGame(Door):
    """The list of some games, by key; its answer is a game."""

    keys: tuple[str, ...]


@frozen(eq=False)
class SetUp(Door):
    """The plan of a new match of a game."""

    game: Game[Any]


@frozen(eq=False)
class Saved(Door):
    """The saved matches."""


@frozen(eq=False)
class Settings(Door):
    """The settings."""


@frozen(eq=False)
class About(Door):
    """What this is and whose."""


@frozen(eq=False)
class Score(Door):
    """The score sheet of a match; its answer is an intent."""

    match: Match[Any]


@frozen(eq=False)
class Branches(Door):
    """The lines of a match; its answer is an intent."""

    study: Study[Any]


@frozen(eq=False)
class Compare(Door):
    """Two lines of a match beside each other, by their names."""

    study: Study[Any]
    here: str
    there: str


@frozen(eq=False)
class Rules(Door):
    """The rulebook of a game; its answer is an intent.

    Attributes:
        section: where to open it; the section itself, or one that it would lie in.
        covered: when each section applied in the match at hand, if there is one.
        told: the moments of the match that a walk can stop at.
        now: the moment of the match that is looked at.
    """

    game: Game[Any]
    section: str = ""
    covered: Applied | None = None
    told: Collection[int] = ()
    now: int = 0


@frozen(eq=False)
class Lessons(Door):
    """The lessons of a game."""

    game: Game[Any]


@frozen(eq=False)
class Editor(Door):
    """The editor of positions, at a table of a match; its answer is an intent."""

    match: Match[Any]
    state: Any


@frozen(eq=False)
class Presenter(Door):
    """Slides, as large as the terminal, told in the words that are given to `telling`.

    Attributes:
        at: the slide to begin with, from 0.
    """

    match: Match[Any]
    telling: "Callable[[Words], Sequence[Callable[[], Slide]]]"
    at: int = 0
