"""The start of the program, and sitting down at matches: new, saved, watched, or of older rules."""

from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

from boardkit.core import FaultError, Match, Study
from boardkit.core.values import Value
from boardkit.games import GAMES
from boardkit.library import Library, MatchId
from boardkit.library.lessons import set_coached
from boardkit.library.session import Onlooker, Session, Unkept
from boardkit.tui.desk.wishes import Projected, Table, Watched


class Start(Value, kw_only=True):
    """How to begin: with the menu, with a match of the library, or with a new match.

    Attributes:
        data: the library's folder, or None for the player's own.
        language: the language asked for on the command line.
        resume: the number of a match to resume.
        new: a match to begin.
        coached: whether rules are told in it when they are first needed.
        watch: the number of a match to follow that is played elsewhere.
        large: whether it is shown as large as the window, for a projector.
        tour: whether to lead round somebody whose library is new.
        lesson: the key of a game and the number of one of its lessons, from 0.
        advised: completes the command lines that a sentence advises by what was asked for.
        confined: whether files that are named here lie in the library's folder, as for somebody in a browser.
    """

    data: Path | None = None
    language: str | None = None
    resume: int | None = None
    new: Match[Any] | None = None
    coached: bool = False
    lesson: tuple[str, int] | None = None
    watch: int | None = None
    large: bool = False
    tour: bool = False
    confined: bool = False
    advised: Callable[[str], str] = str

    @property
    def with_menu(self) -> bool:
        """Whether the menu is what it begins with; whoever begins with more comes there later."""
        return (self.resume, self.new, self.lesson, self.watch) == (None,) * 4


def new_table(library: Library, match: Match[Any], *, coached: bool = False) -> Table:
    """Keep a new match in the library, with rules told when they are first needed if so wished.

    Raises:
        FaultError: the library cannot keep it.
    """
    study = Study(match)
    number = library.create(study)
    if coached:
        set_coached(library, number, coached=True)
    return Table(study, Session(library, number, library.claim(number)))


def saved_table(library: Library, number: MatchId) -> Table:
    """Load a match of the library, and keep others from opening it.

    Raises:
        FaultError: it cannot be opened; nobody is kept from it.
    """
    claim = library.claim(number)
    try:
        study = library.load(number, GAMES)
    except FaultError:
        claim.release()
        raise
    return Table(study, Session(library, number, claim))


def watched(library: Library, number: MatchId, *, large: bool) -> Watched | Projected:
    """Look at a match of the library without keeping anybody from it.

    Raises:
        FaultError: it cannot be seen.
    """
    with ExitStack() as stack:
        onlooker = stack.enter_context(closing(Onlooker(library.folder, number, GAMES)))
        study = onlooker.look()
        stack.pop_all()
    assert study is not None
    return (Projected if large else Watched)(study, onlooker)


def older_table(library: Library, number: MatchId) -> Table:
    """Load a match of older rules as far as it fits those of today; nothing done there is kept."""
    study, _ = library.look_at(number, GAMES)
    return Table(study, Unkept())
