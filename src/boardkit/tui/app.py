"""The program in the terminal: what it begins with, what it hears, and how it ends."""

import asyncio
import os
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from itertools import chain
from pathlib import Path
from typing import ClassVar, Final

from rich.console import COLOR_SYSTEMS, RenderableType
from rich.text import Text
from textual import events
from textual._compositor import LayoutUpdate
from textual.app import App
from textual.await_complete import AwaitComplete
from textual.binding import Binding, BindingType
from textual.filter import LineFilter, Monochrome
from textual.geometry import Offset
from textual.widgets import Input, TextArea, Tooltip

from boardkit.core import Fault, FaultError, evolve
from boardkit.draw.colours import SYSTEMS, Depth
from boardkit.games import GAMES
from boardkit.library import Library, MatchId, open_library
from boardkit.library.session import Onlooker, look_into
from boardkit.text.reasons import fault_said
from boardkit.tui.desk.intents import Happened
from boardkit.tui.desk.keys import PLAY_KEYS, SeeDoctor, own_keys
from boardkit.tui.desk.wishes import Lessons, Menu, Projected, Tour, Watched
from boardkit.tui.filters import keep_signs_with_words
from boardkit.tui.preferences import SETTING, SettingsGone, gone_from, preferences_from
from boardkit.tui.routes import open_door
from boardkit.tui.screens import base
from boardkit.tui.screens.dialogs import BesideScreen
from boardkit.tui.start import Beside, Start
from boardkit.tui.terminal import terminal_driver
from boardkit.tui.terminal.capabilities import NOBODY, Asked, Terminal, asking, kept_keys
from boardkit.tui.terminal.ending import ending_on_signals, report
from boardkit.tui.terminal.keyboard import is_sent, name_of, without_alt
from boardkit.tui.terminal.messages import Turnstile, is_input
from boardkit.tui.themes import THEME_NAMES, mixed_colours

BY_WORD: Final = {"alt+backspace": "ctrl+w", "alt+b": "ctrl+left", "alt+f": "ctrl+right"}
"""Keys for going by words, as shells have them and some terminals send for others, and what Textual has."""

BESIDE: Final = "beside"  # the screen that says what goes on beside the others

TOURED = "toured"  # the library's setting that says that the tour has been offered


class BoardkitApp(App[None]):
    """Opens the menu or a match, lets in what is typed and clicked, and ends in good order."""

    CSS_PATH = Path(__file__).parent / "boardkit.tcss"
    TITLE = "boardkit"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,f9", "quit", show=False, priority=False),
        Binding("ctrl+p", "command_palette", show=False),
    ]

    def __init__(
        self, library: Library, begin_with: Start, asked: Asked = NOBODY, kept: frozenset[str] = frozenset()
    ) -> None:
        super().__init__(driver_class=terminal_driver())
        keep_signs_with_words()
        self.library = library
        self.start_with = begin_with
        self.asked = asked  # what came of asking the terminal
        self.program = base.Program(
            self,
            library,
            begin_with.language,
            partial(open_door, self),
            terminal=_fitted(self, asked.terminal),
            confined=begin_with.confined,
            host=begin_with.host,
            kept=kept,
            advised=begin_with.advised,
        )
        self.turnstile = Turnstile(self, self._hear, self._apart)
        if begin_with.theme is not None:
            self.program.preferences = evolve(self.program.preferences, theme=begin_with.theme)
        self.theme = THEME_NAMES[self.program.preferences.theme]
        self._coloured = self.current_theme
        self.set_class(begin_with.shared, "-shared")
        self.stylesheet.set_variables(self.get_css_variables())

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Return what our style sheets name, for as long as Textual has a theme of its own."""
        return mixed_colours()

    @property
    def cursor_position(self) -> Offset:
        """The cell at which every frame leaves the terminal's cursor: that of what is chosen."""
        return base.cursor_on(self.screen) if self.screen_stack else Offset(0, 0)

    @cursor_position.setter
    def cursor_position(self, offset: Offset) -> None:
        """Leave it to the screens: a line to type in tells where its caret is, but not for how long."""

    def get_default_screen(self) -> base.Ground:
        """Return what lies below the first screen."""
        return base.Ground(id="_default")

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Return what changes the lines of all widgets last: their colours, and then their signs."""
        return (*super().get_line_filters(), *self.program.look.filters)

    def refresh_css(self, animate: bool = True) -> None:
        """Read all styles again for the colours of a theme, unless they were read with them."""
        if self.current_theme is not self._coloured:
            self._coloured = self.current_theme
            super().refresh_css(animate=animate)

    def export_screenshot(self, *, title: str | None = None, simplify: bool = False) -> str:
        """Draw what is on the screen as SVG, as all pictures are drawn here."""
        # Few take pictures, and everybody waits for the start.
        from boardkit.handout.vector import screen_drawn

        compositor = self.screen._compositor  # noqa: SLF001 - Textual's own pictures are made of it
        update = compositor.render_update(True, self._background_screens, simplify)
        assert isinstance(update, LayoutUpdate)
        lines = (chain.from_iterable(line) for line in update.strips)
        return screen_drawn(lines, self.size.width, title or self.title, dark=self.current_theme.dark)

    async def on_event(self, event: events.Event) -> None:
        """Let what is typed and clicked in one at a time, and everything else at once."""
        if is_input(event):
            await self.turnstile.enter(event)
        else:
            await super().on_event(event)

    def _apart(self, event: events.Event) -> Sequence[events.Event]:
        """Take a key with alt for Esc and the key, unless something is bound to it.

        tmux and GNU screen put the two together if they are typed one soon after the other.
        """
        if not isinstance(event, events.Key) or (rest := without_alt(event)) is None:
            return (event,)
        own = any(event.key in key.keys for key in self.program.own_keys)
        by_word = BY_WORD.get(event.key) if isinstance(self.focused, Input | TextArea) else None
        if own or (by_word is None and event.key in self.active_bindings):
            return (event,)
        parts = (events.Key(by_word, None),) if by_word else (events.Key("escape", "\x1b"), rest)
        for part in parts:
            part.time = event.time
        return parts

    async def _hear(self, event: events.Event) -> None:
        """Hand on what was typed or clicked, unless it was ahead of what somebody else is to see."""
        if self.program.ears.hear(event.time):
            if isinstance(event, events.Key | events.MouseDown) and isinstance(self.screen, base.BaseScreen):
                self.screen.be_still()
            if isinstance(event, events.Key):
                # What a resting mouse points at is told no longer: whoever types looks elsewhere.
                for tip in self.screen.query_children(Tooltip):
                    tip.display = False
            await super().on_event(event)

    def on_mount(self) -> None:
        """Open what was asked for."""
        if self.start_with.with_menu:
            self.program.open(Menu())
        wrong = _take_own_keys(self, self.program)
        _begin(self, self.program, self.start_with)
        gone = _settings_gone(self.library)
        faults = [fault for fault in (self.library.notice, wrong, gone) if fault is not None]
        for fault in faults:
            # What is said first lies below the others, and is closed last.
            self.program.say(fault, heard=self._lead_round if fault is faults[0] else None)
        if not faults:
            self._lead_round()
        if self.is_screen_installed(BESIDE):
            self.push_screen(BESIDE)
        base.ask_for_room(self, self.size)

    def _lead_round(self, _: object = None) -> None:
        """Open the tour where somebody is new, once all that is wrong has been said."""
        is_new = self.library.setting(TOURED) is None and not self.library.matches()
        if self.start_with.tour and self.start_with.with_menu and is_new:
            self.library.set_setting(TOURED, True)
            # The menu is painted first, for the table takes longer.
            self.call_after_refresh(self.program.open, Tour())

    def pop_screen(self) -> AwaitComplete:
        """Leave a screen; whoever began with it comes to the menu."""
        left = super().pop_screen()
        if len(self.screen_stack) == 1 and self.start_with.watch is None:
            self.program.open(Menu())
        return left

    def on_resize(self, event: events.Resize) -> None:
        """Ask for a larger window while this one is too small, and go on when it is not."""
        # Textual tells the size before there is anything to go on with.
        if len(self.screen_stack) > 1:
            base.ask_for_room(self, event.size)

    def on_unmount(self) -> None:
        """Leave nobody thinking."""
        self.program.thinker.close()

    def action_command_palette(self) -> None:
        """Open a list of what the screen can do, and of the program's own commands."""
        looks_on, too_small = self.start_with.watch is not None, isinstance(self.screen, base.TooSmallScreen)
        if isinstance(self.screen, base.BaseScreen) and not (looks_on or too_small):
            self.screen.open_palette()

    def end(self, code: int) -> None:
        """Leave with an exit code; called from wherever the program was when a signal came."""
        if self._loop is None:
            raise SystemExit(code)
        # A loop that is closed has nothing to end any more.
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self.exit, None, code)

    def panic(self, *renderables: RenderableType) -> None:
        """End with a message, and not with success: Textual leaves the exit code as it was."""
        self._return_code = self._return_code or 1
        super().panic(*renderables)

    def _fatal_error(self) -> None:
        """Leave with a sentence and keep a report; what is no mistake in the program is told by who runs it.

        Textual's own traceback shows the values of variables, and so would show everybody's hands.
        """
        if not self._exit_renderables and self._exception is not None and fault_of(self) is None:
            path, words = report(self._exception, self.library.folder), self.program.words
            message = words("crash-untold") if path is None else words("crash", path=str(path))
            said = self.program.look.written(self.program.advised(message))
            self._exit_renderables.append(Text(said))
        self._close_messages_no_wait()


def fault_of(app: App[None]) -> FaultError | None:
    """Return what has ended a program and is no mistake in it, such as a disk that fails; else None."""
    return app._exception if isinstance(app._exception, FaultError) else None  # noqa: SLF001 - no other way


def _take_own_keys(app: App[None], program: base.Program) -> Fault | None:
    """Use the player's own keys, if there are any, and return what is wrong with their file."""
    try:
        own, wrong = own_keys(program.library.folder, is_sent, name_of)
    except FaultError as error:
        return SeeDoctor(error.fault)
    if own:
        program.own_keys = own
        app.set_keymap({key.action: ",".join(key.keys) for key in set(own) - set(PLAY_KEYS)})
    return SeeDoctor(wrong) if wrong else None


def _settings_gone(library: Library) -> Fault | None:
    """Name once what is no setting any more."""
    plain = library.setting(SETTING)
    if gone := gone_from(plain):
        # Only a player's own library is changed; whoever looks on at another's is told nothing.
        with suppress(FaultError):
            library.set_setting(SETTING, preferences_from(plain).plain())
            return SettingsGone(gone)
    return None


def _fitted(app: App[None], terminal: Terminal) -> Terminal:
    """Have colours sent that a terminal understands, and none but greys where there are to be none."""
    app.console._color_system = COLOR_SYSTEMS[SYSTEMS[terminal.sent] or "standard"]  # noqa: SLF001 - no other way
    if terminal.depth is Depth.NONE and not app.no_color:
        app.no_color = True
        app._filters.append(Monochrome())  # noqa: SLF001 - no other way
    return terminal.__replace__(depth=Depth.NONE) if app.no_color else terminal


def _begin(app: App[None], program: base.Program, wished: Start) -> None:
    """Open what was asked for, if more than the menu was."""
    if wished.watch is not None:
        try:
            _look_on(app, program, _watched(program.library, MatchId(wished.watch), wished))
        except FaultError as error:
            said = program.look.written(program.advised(fault_said(error.fault, program.words)))
            app.exit(return_code=2, message=Text(said))
    elif wished.new is not None:
        program.begin(wished.new, coached=wished.coached, hands=wished.hands)
    elif wished.resume is not None:
        program.resume(MatchId(wished.resume))
    elif wished.lesson is not None:
        key, number = wished.lesson
        program.open(Lessons(GAMES[key], number, wished.course))
    elif wished.practice is not None:
        program.open(wished.practice)


def _watched(library: Library, number: MatchId, wished: Start) -> Watched | Projected:
    """Look at a match of the library without keeping anybody from it; FaultError if it cannot be seen."""
    onlooker = Onlooker(library.folder, number, GAMES)
    try:
        study = onlooker.look()
    except BaseException:
        onlooker.close()
        raise
    assert study is not None
    return Projected(study, onlooker, clean=wished.clean) if wished.large else Watched(study, onlooker)


def _look_on(app: App[None], program: base.Program, door: Watched | Projected) -> None:
    """Follow a match until whoever looks on leaves; where another takes its place, say so and follow that."""

    def left(answer: object) -> None:
        if not isinstance(answer, Happened):
            app.exit()
            return
        words = base.words_at(program, answer.study.main)
        news = words("watch-another", game=words("title"), players=words.listed(words.names))
        _look_on(app, program, door.__replace__(study=answer.study, news=news))
        base.ask_for_room(app, app.size)

    program.open(door, left)


def say_beside(app: BoardkitApp, told: Sequence[Text]) -> None:
    """Have a program that is about to run say what goes on beside it, and again by a key."""
    screen = BesideScreen([*told, Text(app.program.words("serve-beside"))])
    base.read_styles(app, screen.css_path)
    app.install_screen(screen, BESIDE)
    app.bind("f12", f"push_screen('{BESIDE}')", show=False)


def run(begin_with: Start, beside: Beside | None = None) -> int:
    """Run the program, and something beside it, and return the exit code.

    Raises:
        FaultError: no library opens, or what it lies on fails while it is read.
    """
    running: list[BoardkitApp] = []

    async def run_beside(app: BoardkitApp, beside: Beside) -> None:
        async with beside() as told:
            say_beside(app, told)
            await app.run_async()

    def end(code: int) -> None:
        if not running:
            raise SystemExit(code)
        running[0].end(code)

    library_of = open_library if begin_with.watch is None else look_into
    with library_of(begin_with.data) as library, ending_on_signals(end), asking(os.environ) as asked:
        app = BoardkitApp(library, begin_with, asked, kept_keys(os.environ, asked.terminal.kind))
        running.append(app)
        if beside is None:
            app.run()
        else:
            asyncio.run(run_beside(app, beside))
        if (fault := fault_of(app)) is not None:
            raise fault
        return app.return_code or 0
