"""The program in the terminal: library, preferences, words, colours, and the way between screens."""

import os
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import App
from textual.binding import Binding, BindingType
from textual.geometry import Size

from boardkit.core import Fault, FaultError, Game, Match, Study, evolve
from boardkit.core.records.older import OlderRules
from boardkit.core.teaching.rulebook import Rulebook, rulebook_of
from boardkit.games import GAMES
from boardkit.library import Library, MatchId, open_library
from boardkit.text import Words, choose_language, words_for
from boardkit.text.faults import fault_said
from boardkit.tui.desk.keys import PLAY_KEYS, Key
from boardkit.tui.screens.answering import AnsweringScreen
from boardkit.tui.screens.toosmall import TooSmallScreen, is_too_small
from boardkit.tui.session import Keeper, Session, Unkept
from boardkit.tui.start import Start
from boardkit.tui.table.screens import screen_of
from boardkit.tui.terminal.ears import Ears
from boardkit.tui.terminal.ending import ending_on_signals, report
from boardkit.tui.terminal.turnstile import Turnstile, is_input
from boardkit.tui.terminal.wrapping import keep_signs_with_words
from boardkit.tui.themes.preferences import SETTING, Preferences, preferences_from
from boardkit.tui.themes.themes import NAMES, THEMES

if TYPE_CHECKING:
    from boardkit.draw.paint import Tier
    from boardkit.draw.palette import Palette
    from boardkit.library.lessons import Found

Command = tuple[str, Callable[[], object]]
"""An entry of the palette: what it is called, and what it does."""

HERE = Path(__file__).parent


class BoardkitApp(App[None]):
    """Opens the menu or a match, and owns what all screens share."""

    CSS_PATH = HERE / "boardkit.tcss"
    TITLE = "boardkit"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "quit", show=False, priority=False),
        Binding("ctrl+p", "command_palette", show=False),
    ]

    def __init__(self, library: Library, begin_with: Start) -> None:
        super().__init__()
        keep_signs_with_words()
        self.library = library
        self.start_with = begin_with
        self.preferences = preferences_from(library.setting(SETTING))
        self.keys: tuple[Key, ...] = PLAY_KEYS
        self.ears = Ears()
        self.turnstile = Turnstile(self, self._hear)
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = NAMES[self.preferences.theme]

    @property
    def language(self) -> str:
        """The language to speak."""
        return choose_language(self.start_with.language, self.preferences.language, os.environ)

    @property
    def words(self) -> Words:
        """The kit's words."""
        return words_for(self.language)

    def words_of(self, game: str, names: Iterable[str] = ()) -> Words:
        """Return the words of a game, with its players' names."""
        return words_for(self.language, game, names)

    @property
    def tier(self) -> "Tier":
        """What maps are made of."""
        from boardkit.tui.themes.paints import tier_for

        return tier_for(self.preferences, self.console.encoding or "utf-8", no_colour=self.no_color)

    def palette_of(self, match: Match[Any]) -> "Palette":
        """Return the colours of a match's map, with each seat in its player's colour."""
        return self.palette_for([player.colour for player in match.players], match.game.key)

    def palette_for(self, colours: Iterable[int], game: str = "") -> "Palette":
        """Return the colours of a map, with each seat in one of the colours of the palette."""
        from boardkit.tui.themes.paints import palette_for

        dark = self.current_theme.dark
        return palette_for(self.console.color_system, self.preferences, tuple(colours), game, dark=dark)

    def tone(self, name: str) -> str:
        """Return a colour of the theme, such as `error`, as Rich writes it."""
        colour = self.theme_variables.get(name, "")
        return colour if colour.startswith("#") else ""

    async def on_event(self, event: events.Event) -> None:
        """Let what is typed and clicked in one at a time, and everything else at once."""
        if is_input(event):
            await self.turnstile.enter(event)
        else:
            await super().on_event(event)

    def on_mount(self) -> None:
        """Open what was asked for."""
        self.open_first()
        self._ask_for_room(self.size)

    async def _hear(self, event: events.Event) -> None:
        """Hand on what was typed or clicked, unless it was ahead of what somebody else is to see."""
        if self.ears.hear(event.time):
            await super().on_event(event)

    def change_hands(self) -> None:
        """Hear nothing until the screen is painted anew, and for a moment after."""
        self.ears.close()
        self.call_after_refresh(self.ears.open)

    def on_resize(self, event: events.Resize) -> None:
        """Ask for a larger window while this one is too small, and go on when it is not."""
        # Textual tells the size before there is anything to go on with.
        if len(self.screen_stack) > 1:
            self._ask_for_room(event.size)

    def _ask_for_room(self, size: Size) -> None:
        asking = [screen for screen in self.screen_stack if isinstance(screen, TooSmallScreen)]
        if is_too_small(size) and not asking:
            self.push_screen(TooSmallScreen(self.words))
        elif not is_too_small(size):
            for screen in asking:
                screen.dismiss()

    def open_first(self) -> None:
        """Open the menu, and on it the match that was asked for."""
        from boardkit.tui.pages.menu import MenuScreen

        self.push_screen(MenuScreen())
        self._take_own_keys()
        if self.library.notice is not None:
            self.say(self.library.notice)
        if self.start_with.new is not None:
            self.begin(self.start_with.new)
        elif self.start_with.resume is not None:
            self.resume(MatchId(self.start_with.resume))
        elif self.start_with.lesson is not None:
            self._teach(*self.start_with.lesson)

    def _teach(self, key: str, number: int) -> None:
        """Open the lessons of a game, and on them the one that was asked for."""
        from boardkit.library.lessons import lessons_of
        from boardkit.tui.books.lessons import LessonsScreen

        game = GAMES[key]
        self.push_screen(LessonsScreen(game))
        self.open_lesson(game, lessons_of(game, self.library.folder), number)

    def _take_own_keys(self) -> None:
        """Use the player's own keys, if there are any; a file that is of no use is told about."""
        from boardkit.tui.desk.ownkeys import own_keys

        try:
            self.keys = own_keys(self.library.folder)
        except FaultError as error:
            self.say(error.fault)
        else:
            changed = set(self.keys) - set(PLAY_KEYS)
            self.set_keymap({key.action: ",".join(key.keys) for key in changed})

    def begin(self, match: Match[Any], *, instead: bool = False) -> None:
        """Keep a new match in the library and sit down at it, instead of the screen on top if so wished."""
        study = Study(match)
        try:
            number = self.library.create(study)
            session = Session(self.library, number, self.library.claim(number))
        except FaultError as error:
            self.say(error.fault)
            return
        self._sit_down(study, session, instead=instead)

    def resume(self, number: MatchId) -> None:
        """Open a saved match, or say why it cannot be opened."""
        try:
            claim = self.library.claim(number)
            try:
                study = self.library.load(number, GAMES)
            except FaultError:
                claim.release()
                raise
        except FaultError as error:
            if isinstance(error.fault, OlderRules):
                self._look_back(number)
            self.say(error.fault)
            return
        self._sit_down(study, Session(self.library, number, claim))

    def _look_back(self, number: MatchId) -> None:
        """Show a match of older rules as far as it fits those of today; nothing done there is kept."""
        study, _ = self.library.look_at(number, GAMES)
        self._sit_down(study, Unkept())

    def rematch(self, match: Match[Any]) -> None:
        """Begin the same match anew: same game, options and players, another seed."""
        from boardkit.core.records.record import start

        again = start(match.game, match.options, match.players, new_seed(), open_table=match.open_table)
        self.begin(again)

    def open_lesson(self, game: Game[Any], found: Sequence["Found"], number: int) -> None:
        """Open one of a game's lessons where the reader stopped, or say what is wrong with it."""
        from boardkit.tui.table.opening import lesson_at_table

        try:
            screen = lesson_at_table(self.library, game, found, number)
        except FaultError as error:
            self.say(error.fault)
        else:
            self.push_screen(screen)

    def rulebook(self, game: Game[Any]) -> Rulebook:
        """Read a game's rulebook in the player's language."""
        return rulebook_of(game, self.language)

    def _sit_down(self, study: Study[Any], session: Keeper, *, instead: bool = False) -> None:
        screen = screen_of(study.main.game)
        show = self.switch_screen if instead else self.push_screen
        show(screen(study, session))

    def set_preferences(self, preferences: Preferences) -> None:
        """Change the settings, keep them, and show them at once."""
        if preferences.language != self.preferences.language:
            self.start_with = evolve(self.start_with, language=None)
        self.preferences = preferences
        self.theme = NAMES[preferences.theme]
        for screen in self.screen_stack:
            if isinstance(screen, AnsweringScreen):
                screen.show_anew()
        try:
            self.library.set_setting(SETTING, preferences.plain())
        except FaultError as error:
            self.say(error.fault)

    def ask_for_code(self) -> None:
        """Ask for a position code to begin with."""
        from boardkit.tui.screens.codes import ask_for_code

        ask_for_code(self)

    def say(self, fault: Fault) -> None:
        """Say what is wrong, in a dialog."""
        self.say_in(fault, self.words)

    def say_in(self, fault: Fault, words: Words) -> None:
        """Say what is wrong in the words of a game."""
        from boardkit.tui.screens.dialogs import NoticeScreen

        self.push_screen(NoticeScreen(words("notice"), [fault_said(fault, words)], words))

    def end(self, code: int) -> None:
        """Leave with an exit code; called from wherever the program was when a signal came."""
        if self._loop is None:
            raise SystemExit(code)
        # A loop that is closed has nothing to end any more.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self.exit, None, code)

    def _fatal_error(self) -> None:
        """Leave with a sentence and keep a report.

        Textual's own traceback shows the values of variables, and so would show everybody's hands.
        """
        if not self._exit_renderables and self._exception is not None:
            path = report(self._exception, self.library.folder)
            message = self.words("crash-untold") if path is None else self.words("crash", path=str(path))
            self._exit_renderables.append(Text(message))
        self._close_messages_no_wait()

    def action_command_palette(self) -> None:
        """Open a list of what the screen can do, and of the program's own commands."""
        from boardkit.tui.screens.picking import PickScreen

        if isinstance(self.screen, TooSmallScreen):
            return
        words = self.words
        offered: Callable[[], list[Command]] = getattr(self.screen, "commands", list)
        own: list[Command] = [
            (words("menu-settings"), self.open_settings),
            (words("command-picture"), self.save_picture),
            (words("code-paste"), self.ask_for_code),
            (words("menu-quit"), self.exit),
        ]
        first = offered()
        listed = {label for label, _ in first}
        commands = [*first, *(command for command in own if command[0] not in listed)]

        def run_command(number: str | None) -> None:
            if number is not None:
                commands[int(number)][1]()

        entries = [(str(number), label) for number, (label, _) in enumerate(commands)]
        self.push_screen(PickScreen(words("palette-search"), entries, words), run_command)

    def save_picture(self) -> None:
        """Save a picture of what is on screen, and say where."""
        from boardkit.tui.screens.exchange import save_handout

        name = f"{datetime.now(tz=UTC):%Y-%m-%d-%H%M%S}"
        try:
            path = save_handout(self.library, name, "svg", self.export_screenshot())
        except FaultError as error:
            self.say(error.fault)
        else:
            self.notify(self.words("picture-saved", path=str(path)), markup=False)

    def open_settings(self) -> None:
        """Open the settings."""
        from boardkit.tui.pages.settings import SettingsScreen

        self.push_screen(SettingsScreen())


def new_seed() -> int:
    """Draw the seed of a new match."""
    return SystemRandom().randrange(10**9)


def run(begin_with: Start) -> int:
    """Run the program until the player leaves, and return the exit code.

    Raises:
        FaultError: the library cannot be opened.
    """
    with open_library(begin_with.data) as library:
        app = BoardkitApp(library, begin_with)
        with ending_on_signals(app.end):
            app.run()
        return app.return_code or 0
