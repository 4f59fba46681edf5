"""From a match to making a lesson of it."""

from typing import Any, Final

from boardkit.core import CHANCE, FaultError, Game, Match, Player
from boardkit.core.records.record import start
from boardkit.core.teaching.goals import Said
from boardkit.core.teaching.manuscript import begun
from boardkit.text import Words
from boardkit.tui.desk.author.doors import Author
from boardkit.tui.desk.author.wishes import MakeLesson
from boardkit.tui.desk.deeds import deeds, simply
from boardkit.tui.desk.desk import Deeds, Desk, Outcome
from boardkit.tui.desk.intents import Want
from boardkit.tui.desk.wishes import Complain, Tell

FEWEST: Final = 2
"""The fewest seats of a lesson that begins with a new match."""

SEED: Final = 1
"""The seed of a new match: the lesson tells what it dealt."""


def titled(match: Match[Any], words: Words) -> tuple[Said, Said]:
    """Say title and summary of a lesson that nobody has named yet."""
    players = words.listed(words.called(player.name for player in match.players).names)
    return {words.language: words("author-untitled", players=players)}, {
        words.language: words("author-about-it")
    }


def new_lesson(game: Game[Any], words: Words) -> Author:
    """Begin with a match of a game as it stands in the box, for as few as play against each other.

    Raises:
        FaultError: the game cannot be begun so.
    """
    count = max(FEWEST, game.seats[0])
    players = [Player(words("author-player", number=seat + 1), seat) for seat in range(count)]
    match = start(game, game.options(), players, SEED, open_table=True)
    text = begun(match, CHANCE, *titled(match, words))
    return Author(text, "", match.at)


def make_lesson(desk: Desk) -> Outcome:
    """Make a lesson of the match, from the moment that is shown.

    Where it has secrets, the lesson begins with the table of now as its viewer sees it: what that seat cannot
    know is dealt anew, and what came before is left out.
    """
    match, open_ = desk.match, desk.match.has_no_secrets
    if not open_ and desk.viewer == CHANCE:
        return desk.wishing(Tell(desk.words("author-whose-eyes")))
    try:
        text = begun(match, desk.viewer, *titled(match, desk.words))
    except FaultError as error:
        return desk.wishing(Complain(error.fault))
    at = desk.walk.halt.at if open_ and desk.walk is not None else text.line.at if not open_ else match.at
    said = () if open_ else (Tell(desk.words("author-dealt-anew")),)
    return desk.wishing(MakeLesson(text, at), *said)


BEGINNING: Final[Deeds] = deeds(simply(Want.MAKE_LESSON, make_lesson))
"""What can be done at a table whether or not somebody walks through the match."""
