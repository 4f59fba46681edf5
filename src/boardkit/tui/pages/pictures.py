"""Pictures of games for the pages round the table: tables of their lessons, and boards of matches."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from boardkit.core import CHANCE, Game, Match, Player, Seat
from boardkit.core.records.record import start
from boardkit.core.teaching.lesson import Lesson
from boardkit.core.teaching.stages import stages
from boardkit.draw.cropping import cropped
from boardkit.draw.drawings import drawing_of
from boardkit.draw.geometry import fitting
from boardkit.draw.looks import Marks
from boardkit.draw.paint import Tier
from boardkit.draw.palette import Palette
from boardkit.draw.show import Picture, board, where
from boardkit.games import GAMES
from boardkit.library.lessons import lessons_of
from boardkit.tui.widgets.map import MapView


def tables(game: Game[Any]) -> Iterator[Picture]:
    """Draw tables of a game: those at which its lessons end, the latest first, and that of a new match."""
    found = [one.lesson for one in lessons_of(game, None) if one.lesson is not None]

    def how_late(lesson: Lesson) -> int:
        """Guess how much lies on the table of a lesson, by how much it takes to write its start."""
        return len(" ".join(lesson.start.moves)) + len(lesson.start.position)

    for lesson in sorted(found, key=how_late, reverse=True):
        yield _drawn(stages(game, lesson)[-1].done)
    players = [Player(str(seat), seat) for seat in range(game.seats[-1])]
    yield _drawn(start(game, game.options(), players, seed=1))


def _drawn(match: Match[Any]) -> Picture:
    game = match.game
    return drawing_of(game.key).map(game.view(match.state, match.decider(match.at)), None)


def fitting_table(pictures: Iterable[Picture], width: int, height: int) -> Picture | None:
    """Return the first picture that fits into a room, if there is one."""
    for picture in pictures:
        columns, lines = extent_in(picture, width, height)
        if columns <= width and lines <= height:
            return picture
    return None


def extent_in(picture: Picture, width: int, height: int) -> tuple[int, int]:
    """Say how many columns and lines a picture takes in a room, as large as fits."""
    return picture.board.extent(fitting(picture.board, width, height))


@cache
def cover(game: str) -> Picture:
    """Draw the table by which a game is known, once: without the sea round its land."""
    return cropped(next(tables(GAMES[game])), 0)


def board_at(match: Match[Any], at: int, seat: Seat | None = None) -> tuple[Picture, Marks]:
    """Draw a map after the decision that led to a moment, as everybody may see it, and mark what changed.

    Where each seat has a map, it is that of `seat`, by default the one on which something happened.
    """
    game, show, step = match.game, drawing_of(match.game.key), match.moments[at].step
    home, places = where(show, [frame.event for frame in step.frames])
    picture = board(show, game.view(step.state, CHANCE), home if seat is None else seat)
    return cropped(picture), Marks(last=places)


class Board(MapView, can_focus=False):
    """Shows a picture as large as fits; nobody plays on it."""

    def picture(self, picture: Picture, palette: Palette, tier: Tier, marks: Marks | None = None) -> None:
        """Show a picture, perhaps with marks on it."""
        self.show(picture.board, picture.looks, marks or Marks(), palette, tier)
