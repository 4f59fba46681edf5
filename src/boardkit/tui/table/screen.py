"""The play screen: keys and clicks become intents, and what comes of them is drawn."""

from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path, PurePath
from typing import Any, ClassVar, Final

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Input

from boardkit.core import Study
from boardkit.library.session import Keeper
from boardkit.library.watching import Onlooker
from boardkit.text import Words
from boardkit.text.spots import spot_of
from boardkit.tui.desk.desk import Desk, Mode
from boardkit.tui.desk.intents import (
    ClassCalled,
    Click,
    Do,
    Intent,
    Say,
    Take,
    Want,
)
from boardkit.tui.desk.keyboard import typed
from boardkit.tui.desk.keys import PLAY_KEYS, arriving
from boardkit.tui.desk.modes.choosing import Choosing
from boardkit.tui.desk.spotted import wanted
from boardkit.tui.desk.wishes import (
    CallClass,
    KeepCoach,
    OpenPalette,
    ReadOn,
    ScrollCover,
    Think,
    Unroll,
    Watch,
    Wish,
)
from boardkit.tui.screens.desked import GRANTED
from boardkit.tui.screens.memory import set_aside
from boardkit.tui.table.clicks import CLICKS, RIGHT_BUTTON
from boardkit.tui.table.coaching import coach_of, keep_coach
from boardkit.tui.table.fitted import Fitted
from boardkit.tui.table.layout import layout
from boardkit.tui.table.painting import paint, prepare, tell
from boardkit.tui.table.reserving import ALL_BESIDE
from boardkit.tui.table.styling import classify_unseen, rooms_of_choice
from boardkit.tui.widgets.actionbar import ActionBar
from boardkit.tui.widgets.hand import HandView
from boardkit.tui.widgets.keybar import KeyBar
from boardkit.tui.widgets.leaves import Leaves
from boardkit.tui.widgets.mapview import MapView
from boardkit.tui.widgets.sheetview import SheetView
from boardkit.tui.widgets.told import Told

STYLES: Final = Path(__file__).parent / "table.tcss"
"""The file of styles of every table."""


class TableScreen(Fitted, Screen[Intent]):
    """Holds a desk at which one match is played, or a lesson read.

    Attributes:
        study: the match and its branches, as they were opened.
        session: what keeps the match.
    """

    CSS_PATH: ClassVar[list[str | PurePath] | PurePath] = STYLES
    AUTO_FOCUS = ""
    # Ctrl+q would leave the whole program before the screen could ask.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(
            ",".join(key.keys),
            f"want('{key.action}')",
            show=False,
            id=key.action,
            priority=key.intent is Do.LEAVE,
        )
        for key in PLAY_KEYS
    ]

    def __init__(self, study: Study[Any], session: Keeper, mode: Mode | None = None) -> None:
        super().__init__()
        self.study = study
        self.session = session
        self._first = mode or Choosing()

    @property
    def words(self) -> Words:
        """The words of the match: its game's, and its players' names."""
        names = [player.name for player in self.study.main.players]
        return self.board.words_of(self.study.main.game.key, names)

    @property
    def rooms(self) -> Iterator[Widget]:
        """The rooms in one of which what is chosen stands, the likeliest first."""
        for room in rooms_of_choice(self.desk) if self.is_mounted else ():
            yield from self.query(room)

    def compose(self) -> ComposeResult:
        """Lay out the rooms, with the styles of the desk from the start."""
        keys = arriving(self.board.own_keys or PLAY_KEYS, self.board.kept)
        desk = Desk.of(self.study, self.words, self._first, keys)
        self.desk = desk.__replace__(tier=self.board.tier, coach=coach_of(self.session, desk.game))
        classify_unseen(self, self.desk)
        apart = self.app.size.width < ALL_BESIDE
        return layout(partial(tell, self), teaches=self._first.teaches, apart=apart)

    def on_mount(self) -> None:
        """Sit down at the desk, and draw it as soon as there are rooms, before anybody sees them empty."""
        self.query_one(MapView).can_focus = False
        styled = self.classes
        self.handle(Want.SIT_DOWN)
        prepare(self, self.desk)
        self.styled = self.classes == styled
        self.draws_soon = self.call_later(self._draw_laid_out)
        if not self.app.is_headless:
            self.call_after_refresh(set_aside)

    def on_unmount(self) -> None:
        """Let others open the match."""
        self.session.close()

    def show_anew(self) -> None:
        """Show the table in the language, the colours and the signs of now."""
        self.desk = self.desk.__replace__(words=self.words, tier=self.board.tier).spoken()
        self.draw()

    def draw(self) -> None:
        """Draw everything anew; rooms repaint only what differs."""
        if self.is_mounted:
            self.fitted = self.app.size
            paint(self, self.desk)

    def keep(self, study: Study[Any]) -> None:
        """Keep the match and its branches.

        Raises:
            FaultError: the library cannot keep it.
        """
        self.session.kept(study)

    def grant(self, wish: Wish) -> None:
        """Do what the desk wishes of the world."""
        match wish:
            case OpenPalette():
                self.open_palette()
            case KeepCoach(coach):
                keep_coach(self.board, self.session, self.desk.game, coach)
            case Think():
                # Computer players, classes and onlookers come to few tables, and bring much with them.
                from boardkit.tui.table.thinking import work_for

                self.run_worker(*work_for(self, wish), exclusive=True)
            case Watch() if isinstance(self.session, Onlooker):
                from boardkit.tui.screens.following import follow

                self.run_worker(follow(self, self.session), group="following", exclusive=True)
            case CallClass():
                from boardkit.library.classes import classroom

                self.handle(ClassCalled(classroom(self.board.library)))
            case Unroll():
                self.query_one("#lesson").scroll_home(animate=False)
            case ReadOn(step):
                self._read_on(step)
            case ScrollCover(lines):
                told = "#curtain-news" if "-curtain" in self.desk.mode.styles else "#vote-text"
                self.query_one(told).scroll_relative(y=lines, animate=False)
            case _ if isinstance(wish, GRANTED):
                super().grant(wish)
            case _:
                # Files, classes and lessons are not needed for playing, and take long to import.
                grant = import_module("boardkit.tui.table.granting").grant
                grant(self.board, wish, self.desk.words, self.handle)

    def _read_on(self, step: int) -> None:
        """Scroll what is taught by a page, of which one line was on the page before."""
        told = self.query_one("#lesson")
        if step > 0 and told.scroll_offset.y >= told.max_scroll_y:
            told.scroll_home(animate=False)
        else:
            told.scroll_relative(y=step * max(told.size.height - 1, 1), animate=False)

    def wake(self, intent: Intent) -> None:
        """Do what was to be done after a while; whatever lies over the table stops what goes on by itself."""
        self.handle(intent if self.is_active else Want.REST)

    def commands(self) -> list[tuple[str, Any]]:
        """Offer what can be done here, for the palette."""
        from boardkit.tui.desk.commands import commands

        return [(label, partial(self.handle, intent)) for label, intent in commands(self.desk)]

    def action_want(self, name: str) -> None:
        """Do what is wanted by a key of the table of keys."""
        self.handle(next(key.intent for key in self.desk.keys if key.action == name))

    def on_key(self, event: events.Key) -> None:
        """Do what is wanted by a key that stands for something on the screen."""
        intent = typed(self.desk, event.key)
        if intent is not None:
            event.stop()
            event.prevent_default()
            self.handle(intent)

    @on(Input.Submitted, "#typed")
    def say(self, event: Input.Submitted) -> None:
        """Give the line that was typed."""
        self.handle(Say(event.value))

    @on(MapView.Picked)
    @on(MapView.Hovered)
    @on(MapView.Wheeled)
    @on(HandView.Taken)
    @on(HandView.MoreWanted)
    @on(ActionBar.Opened)
    @on(SheetView.Clicked)
    @on(Leaves.Turned)
    @on(Told.Wheeled)
    @on(Button.Pressed)
    def clicked(self, event: Message) -> None:
        """Do what is wanted by the mouse."""
        self.handle(CLICKS[type(event)](event))

    @on(KeyBar.Pressed)
    async def press(self, event: KeyBar.Pressed) -> None:
        """Do what the key of the footer does."""
        await self.run_action(event.action)

    def on_click(self, event: events.Click) -> None:
        """Take the right button as a step back, and a click on a text as going to what it stands for."""
        spot = spot_of(event.style.meta)
        intent = Do.BACK if event.button == RIGHT_BUTTON else None if spot is None else wanted(spot)
        if intent is not None:
            self.handle(Click(intent) if isinstance(intent, Take) else intent)
