"""The settings, each of which shows at once, and what is told about the program."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import partial
from typing import Any, ClassVar, Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Button, Input, Static

from boardkit import __version__
from boardkit.core import evolve
from boardkit.core.lines.match import COLOURS
from boardkit.draw.glyphs import Repertoire
from boardkit.draw.grids import SquareBoard
from boardkit.draw.looks import Chip, Look
from boardkit.draw.paint import TileMap
from boardkit.draw.seats import LETTERS
from boardkit.draw.shapes import Place, Size
from boardkit.library import news
from boardkit.maps.squares import Square
from boardkit.text import LANGUAGES, Words
from boardkit.tui.calling import LONGEST
from boardkit.tui.preferences import MapStyle
from boardkit.tui.screens.page import BACK, Form, Page, Question, choice
from boardkit.tui.terminal.capabilities import repertoire_of
from boardkit.tui.widgets.controls import Cycle, LineInput

GROUNDS: Final = ("forest", "lake", "mine", "plain", "lava", "town")
GLYPHS: Final = ("♣", "≈", "◆", "∴", "▲", "■")

FIELDS: Final = {
    "settings-language": "language",
    "settings-theme": "theme",
    "settings-map-style": "map_style",
    "settings-seat-colours": "seat_colours",
    "settings-pace": "pace",
    "settings-motion": "motion",
    "settings-turn-clock": "turn_clock",
    "settings-bell": "bell",
    "settings-due": "due",
    "settings-call": "call",
    "settings-display": "display",
}
"""The questions, and the preferences they are about."""


class SettingsScreen(Page[None]):
    """Changes the preferences, with a piece of map to see what they do."""

    HEADING = "settings-heading"
    BINDINGS: ClassVar[list[BindingType]] = [*Form.KEYS]

    keys = (*Form.MOVING, BACK)  # the keys to get about with

    def content(self) -> ComposeResult:
        """Lay out the questions, and a button to go back; there is nothing to confirm."""
        done = Button(Content(self.words("settings-done")), id="back", variant="primary")
        yield Form(self._questions(), [done])

    def _questions(self) -> Iterator[Widget]:
        """Ask for each preference, and show a piece of map."""
        words, now = self.words, self.program.preferences
        languages = [(one, Text(words(f"language-{one}"))) for one in LANGUAGES]
        # Maps may be drawn with what the terminal shows, and with what was chosen before.
        able = repertoire_of(self.program.terminal) is Repertoire.ALL
        usual = (MapStyle.AUTO, MapStyle.ASCII, now.map_style)
        shown: dict[str, Sequence[tuple[Any, Text]]] = {
            "language": [("", Text(words("language-of-the-system"))), *languages],
            "map_style": [one for one in _members(MapStyle, words) if able or one[0] in usual],
        }
        for message, field in FIELDS.items():
            value = getattr(now, field)
            if field != "call":
                yield choice(message, shown.get(field) or _members(type(value), words), value, words)
            elif not self.program.confined:
                line = LineInput(value, max_length=LONGEST, compact=True, id=message)
                yield Question(message, line, words)
        yield Static(words("settings-sample"), classes="sample-title")
        yield Static(self._sample(), id="sample")

    def _sample(self) -> TileMap:
        """Draw a row of land with the seats' letters; it has room in the lowest window."""
        squares = [Square(x, 0) for x in range(COLOURS)]
        looks: dict[Place, Look] = {
            at: Look(f"terrain.{GROUNDS[at.x]}", (GLYPHS[at.x],), chip=Chip(LETTERS[at.x], f"owner.{at.x}"))
            for at in squares
        }
        board, palette = SquareBoard(frozenset(squares)), self.program.palette_for(range(COLOURS))
        return TileMap(board, looks, palette=palette, size=Size.M, tier=self.program.tier)

    @on(Cycle.Changed)
    async def change(self, event: Cycle.Changed) -> None:
        """Keep what was chosen, and show it."""
        chosen = {FIELDS[event.cycle.id or ""]: event.value}
        self.program.set_preferences(evolve(self.program.preferences, **chosen))
        if self.spoken != self.program.language:
            await self.lay_out_anew()
        self.query_one("#sample", Static).update(self._sample(), layout=False)

    @on(Input.Blurred, "#settings-call")
    @on(Input.Submitted, "#settings-call")
    def keep_call(self, event: Input.Blurred | Input.Submitted) -> None:
        """Keep the command that calls, once it is typed."""
        if event.value != self.program.preferences.call:
            self.program.set_preferences(evolve(self.program.preferences, call=event.value))

    def action_move(self, way: str) -> None:
        """Go from question to question, or from value to value."""
        self.query_one(Form).move(way)

    @on(Button.Pressed, "#back")
    def action_back(self) -> None:
        """Go back; everything is kept already."""
        self.dismiss()


def _members(kind: type[StrEnum], words: Words) -> Sequence[tuple[Any, Text]]:
    return [(member, Text(words.name(member))) for member in kind]


PARAGRAPHS = ("about-what", "about-rules", "about-names", "about-doctor", "about-licence")


class AboutScreen(Page[None]):
    """Says what boardkit is and whose."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter,space", "back")]

    @property
    def heading(self) -> Text:
        """The name of the program and its version."""
        return Text(self.words("about-heading", version=__version__))

    def content(self) -> ComposeResult:
        """Lay out the text."""
        words, folder = self.words, str(self.program.library.folder)
        with VerticalScroll(id="about"):
            for paragraph in PARAGRAPHS:
                yield Static(Text(self.program.advised(words(paragraph))))
            yield Static(Text(words("about-library", folder=folder)))


class NewsScreen(Page[None]):
    """Says once what has changed for whoever knows the keys of an older version."""

    HEADING = "menu-news"
    BINDINGS: ClassVar[list[BindingType]] = [("enter,space", "back")]

    def content(self) -> ComposeResult:
        """Lay out the text."""
        with VerticalScroll(id="about"):
            for paragraph in news.PARAGRAPHS:
                yield Static(Text(self.words(paragraph)))

    def on_mount(self) -> None:
        """Remember that it was read."""
        super().on_mount()
        self.attempt(partial(news.read, self.program.library))
