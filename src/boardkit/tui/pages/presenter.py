"""Presenting: board and sentence as large as the terminal; a projector shows a match played elsewhere."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.screen import Screen
from textual.widgets import Static

from boardkit.core import Match, Study
from boardkit.draw.blocks import Room
from boardkit.handout.slides import marks_of
from boardkit.library.session import Onlooker
from boardkit.text import Words
from boardkit.text.rulebooks import book_of
from boardkit.tui.desk import presenting
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.intents import Do, Intent, Next
from boardkit.tui.desk.keys import PRESENTER_KEYS
from boardkit.tui.screens.base import words_at
from boardkit.tui.screens.desked import DeskScreen, bindings, follow
from boardkit.tui.widgets.map import MapView

RIGHT_BUTTON = 3


class PresentScreen(DeskScreen, Screen[Intent]):
    """Shows slides one after the other, and nothing else."""

    CSS_PATH = Path(__file__).parent / "presenting.tcss"
    AUTO_FOCUS = ""
    ROOMS = ("#present-told",)
    BOUND = PRESENTER_KEYS
    BINDINGS: ClassVar[list[BindingType]] = [*bindings(PRESENTER_KEYS)]

    def __init__(self, match: Match[Any], telling: Callable[[Words], presenting.Slides], at: int = 0) -> None:
        """Present slides at the table of a match, told in the words that are given to `telling`."""
        super().__init__()
        self._match, self._telling, self._first = match, telling, at

    def compose(self) -> ComposeResult:
        """Lay out the map and the sentence."""
        with Horizontal(id="present-table"):
            yield MapView(id="present-map")
            yield Static(id="present-cards")
        yield Static(id="present-told")
        yield Static(id="present-strip")
        yield Static(id="present-foot")

    def on_mount(self) -> None:
        """Show the first slide."""
        match, words = self._match, words_at(self.program, self._match)
        self.desk = Desk.of(Study(match), words, self._begun(words))
        self.query_one(MapView).can_focus = False
        self.draw()

    def _begun(self, words: Words) -> presenting.Presenting:
        return presenting.Presenting.begun(self._telling, words, self._first)

    def show_anew(self) -> None:
        """Show the slide in the language and the colours of now."""
        words = words_at(self.program, self._match)
        self.desk = self.desk.turning(self.mode.retold(words)).__replace__(words=words).spoken()
        self.draw()

    @property
    def mode(self) -> presenting.Presenting:
        """The slides, and the one that is shown."""
        return self.desk.doing(presenting.Presenting)

    def draw(self) -> None:
        """Show the slide."""
        mode, program = self.mode, self.program
        slide, palette = mode.shown, program.palette_of(self._match)
        by = presenting.Screening(
            self.desk.words, palette, program.look.tone("success"), program.tier.has_blocks
        )
        shown = presenting.project(slide, by, Room(*self.size))
        for name in ("told", "strip", "cards"):
            self._write(name, getattr(shown, name))
        book = book_of(self._match.game, program.words_of(self._match.game.key))
        self._write("foot", presenting.footer(mode, slide, self.desk.words, book))
        board, looks = shown.picture.board, shown.picture.looks
        self.query_one(MapView).show(board, looks, marks_of(slide), palette, program.tier, slide.places)

    def _write(self, part: str, text: Text) -> None:
        """Write a part of the screen; one without a text takes no room."""
        static = self.query_one(f"#present-{part}", Static)
        static.update(text)
        static.display = bool(text)

    def on_resize(self) -> None:
        """Show the slide as large as the window is now."""
        if self.is_mounted:
            self.draw()

    def on_click(self, event: events.Click) -> None:
        """Go on by a click on the right half, back by one on the left, leave by the right button."""
        if event.button == RIGHT_BUTTON:
            self.handle(Do.BACK)
        else:
            self.handle(Next(1 if event.screen_x >= self.size.width // 2 else -1))

    @on(events.MouseScrollUp)
    @on(events.MouseScrollDown)
    def turn_wheel(self, event: events.MouseEvent) -> None:
        """Go on by the wheel, or back."""
        self.handle(Next(1 if isinstance(event, events.MouseScrollDown) else -1))


class ProjectorScreen(PresentScreen):
    """Presents the last happening of a match, and each that follows."""

    def __init__(self, study: Study[Any], onlooker: Onlooker, news: str, clean: bool) -> None:
        """Present a match as it is now, with what is new about it, perhaps its board and a sentence alone."""
        match = study.match
        last = sum(1 for _, frame in match.frames() if not frame.event.minor)
        super().__init__(match, presenting.match_presented(match, public=True).telling, last)
        self._onlooker, self._news, self._clean = onlooker, news, clean

    def on_mount(self) -> None:
        """Follow the match; Textual lets the presenter show its slide, too."""
        self.run_worker(follow(self, self._onlooker), group="following", exclusive=True)

    def _begun(self, words: Words) -> presenting.Projecting:
        begun = presenting.Projecting.begun(self._telling, words, self._first)
        return begun.__replace__(news=self._news, moved=self.app.has_class("-shared"), clean=self._clean)

    def on_unmount(self) -> None:
        """Look no more."""
        self._onlooker.close()
