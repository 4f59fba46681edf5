"""Sitting down at a match: a new one, one of the library, or one of older rules."""

from contextlib import ExitStack, closing
from typing import Any

from boardkit.core import FaultError, Match, Study
from boardkit.games import GAMES
from boardkit.library import Library, MatchId
from boardkit.library.coaching import set_coached
from boardkit.library.session import Session, Unkept
from boardkit.library.watching import Onlooker
from boardkit.tui.desk.doors import Projected, Table, Watched


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
