"""What a game looks like, and how long it takes, before anybody sits down to it."""

from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from typing import Any, Final

import attrs
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widget import Widget
from textual.widgets import Static

from boardkit.art import art_of
from boardkit.core import Game, Match, Player
from boardkit.core.records.record import start
from boardkit.core.rules.kinds import kebab
from boardkit.core.teaching.lesson import Lesson
from boardkit.core.teaching.stages import stages
from boardkit.draw.cropping import cropped
from boardkit.draw.drawing import Picture
from boardkit.draw.drawings import drawing_of
from boardkit.draw.geometry import fitting
from boardkit.draw.looks import Marks
from boardkit.draw.paint import Tier
from boardkit.draw.palette import Palette
from boardkit.library.lessons import lessons_of
from boardkit.text import Words
from boardkit.tui.pages.plans import Plan
from boardkit.tui.pages.seating import columns_of
from boardkit.tui.widgets.later import WhileRunning
from boardkit.tui.widgets.mapview import MapView

QUESTIONS: Final = 56
"""How many columns the questions take at least."""

SCROLL_BAR: Final = 2
"""How many columns stand beside them where they scroll."""

CAPTION: Final = 1
"""How many lines say below the picture what it is."""

LENGTH: Final = "match-length"
"""The message of a game that says how long a match takes, by seats and options."""


def length_said(plan: Plan, words: Words) -> str:
    """Say how long the planned match takes; nothing where its game does not say."""
    if not words.knows(LENGTH):
        return ""
    chosen = {
        field.name: _key(getattr(plan.options, field.name)) for field in attrs.fields(type(plan.options))
    }
    return words("setup-length", length=words(LENGTH, seats=plan.seats, **chosen))


def _key(value: object) -> str | int:
    """Name the value of an option as a message may ask for it."""
    match value:
        case bool():
            return str(value).lower()
        case int():
            return int(value)
        case Enum():
            return kebab(value.name.lower())
    return str(value)


def tables(game: Game[Any]) -> Iterator[Picture]:
    """Draw tables of a game: those at which its lessons end, the latest first, and that of a new match."""
    found = [one.lesson for one in lessons_of(game, None) if one.lesson is not None]
    for lesson in sorted(found, key=_how_late, reverse=True):
        yield _drawn(stages(game, lesson)[-1].done)
    players = [Player(str(seat), seat) for seat in range(game.seats[-1])]
    yield _drawn(start(game, game.options(), players, seed=1))


def _how_late(lesson: Lesson) -> int:
    """Guess how much lies on the table of a lesson, by how much it takes to write its start."""
    return len(" ".join(lesson.start.moves)) + len(lesson.start.position)


def _drawn(match: Match[Any]) -> Picture:
    game = match.game
    return drawing_of(game.key).picture(game.view(match.state, match.decider(match.at)), None)


def fitting_table(pictures: Iterable[Picture], width: int, height: int) -> Picture | None:
    """Return the first picture that fits into so many cells, if there is one."""
    return next((one for one in pictures if _fits(one, width, height)), None)


def _fits(picture: Picture, width: int, height: int) -> bool:
    columns, lines = _extent(picture, width, height)
    return columns <= width and lines <= height


def _extent(picture: Picture, width: int, height: int) -> tuple[int, int]:
    return picture.board.extent(fitting(picture.board, width, height))


class Preview(WhileRunning, Vertical):
    """Shows a table of a game, as large as fits; where none fits, the game's drawing in letters."""

    def __init__(
        self,
        game: Game[Any],
        paints: Callable[[], tuple[Palette, Tier]],
        caption: str,
        *,
        id: str,  # noqa: A002 - Textual's name
    ) -> None:
        """Show a table of `game` in the `paints` of now, and say below that it is one of many."""
        super().__init__(id=id)
        self._game = game
        self._caption = caption
        self._paints = paints
        self._picture: Picture | None = None

    def compose(self) -> ComposeResult:
        """Lay out both, of which one is shown."""
        yield Static(Text(art_of(self._game.key)), id="setup-art")
        yield MapView(id="setup-table")
        yield Static(Text(self._caption, "dim"), id="setup-caption")

    def on_mount(self) -> None:
        """Leave the keys to the questions."""
        self.query_one(MapView).can_focus = False

    def on_resize(self) -> None:
        """Look for a table that fits; reading lessons takes longer than the questions should wait."""
        self.screen.call_after_refresh(self._fit)

    def _fit(self) -> None:
        width, height = self._width(), self.size.height - CAPTION
        picture = self._picture = fitting_table(map(cropped, tables(self._game)), width, height)
        self.query_one(MapView).display = picture is not None
        self.query_one("#setup-caption").display = picture is not None
        self.query_one("#setup-art").display = picture is None
        self.styles.width = max(width, 0) if picture is None else _extent(picture, width, height)[0]
        if picture is not None:
            self.draw()

    def _width(self) -> int:
        """Say how many columns of the window the questions leave: none of them is covered, or cut."""
        rows = self.screen.query(".form-row, .setup-seat").results(Widget)
        wanted = max((columns_of(row) for row in rows), default=0) + SCROLL_BAR
        width = self.screen.size.width
        return min(width - max(QUESTIONS, wanted), width * 11 // 20)

    def draw(self) -> None:
        """Draw the table in the colours of those who sit down."""
        if self._picture is not None:
            picture, (palette, tier) = self._picture, self._paints()
            self.query_one(MapView).show(picture.board, picture.looks, Marks(), palette, tier)
