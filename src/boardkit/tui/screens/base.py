"""The base of every screen: what it asks of the program, its styles, its cursor, its room; what moves."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self, TypeVar, cast

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.await_complete import AwaitComplete
from textual.errors import NoWidget
from textual.geometry import Offset, Region, Size
from textual.message import Message
from textual.reactive import var
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import OptionList, Static

from boardkit.core import Fault, FaultError, Match, Study
from boardkit.core.records.older import OlderRules
from boardkit.draw.paint import Tier
from boardkit.draw.palette import Palette
from boardkit.games import GAMES
from boardkit.library import Library, MatchId
from boardkit.library.coaching import set_coached
from boardkit.library.learning import given_before
from boardkit.library.session import Session, Unkept
from boardkit.players.pool import Thinker
from boardkit.text import Words, choose_language, words_for
from boardkit.tui.desk.keys import Key
from boardkit.tui.desk.wishes import ClassServer, Command, Commands, Complaint, Door, Host, Practice, Table
from boardkit.tui.preferences import SETTING, STAYS, Preferences, preferences_from
from boardkit.tui.terminal.capabilities import ABLE, Terminal
from boardkit.tui.terminal.messages import Ears, WhileRunning
from boardkit.tui.themes import THEME_NAMES, Look


def words_at(program: "Program", match: Match[Any]) -> Words:
    """Return the words of a match: those of its game, with its players' names."""
    return program.words_of(match.game.key, [player.name for player in match.players])


BUTTONS: Final = Path(__file__).parent / "buttons.tcss"  # the styles of buttons, for screens that have some


def read_styles(app: App[None], paths: Iterable[PurePath]) -> None:
    """Read style sheets beside those that are read; left to itself, Textual would read all of them again."""
    unread = [path for path in paths if not app.stylesheet.has_source(str(path))]
    if unread:
        app.stylesheet.read_all(unread)
        app.stylesheet.parse()


def dress(app: App[None], screen: Screen[Any]) -> None:
    """Give a new screen its styles and its size, before its widgets are laid out and styled by them."""
    read_styles(app, screen.css_path)
    screen.update_classes(sizes(screen, app.size), update=False)
    if isinstance(screen, BaseScreen):
        screen.styled = True


def sizes(screen: Screen[Any], size: Size) -> dict[str, bool]:
    """Return the classes by which a screen knows the size of the window, and which of them it has."""
    across, down = screen.HORIZONTAL_BREAKPOINTS or (), screen.VERTICAL_BREAKPOINTS or ()
    return _reached(size.width, across) | _reached(size.height, down)


def _reached(cells: int, breakpoints: Iterable[tuple[int, str]]) -> dict[str, bool]:
    last = max((least for least, _ in breakpoints if cells >= least), default=None)
    return {name: least == last for least, name in breakpoints}


T = TypeVar("T")

if TYPE_CHECKING:
    Beside = Screen
else:
    # At run time the mixin is no screen of its own: it stands beside Textual's in the list of bases.
    Beside = Generic


class BaseScreen(WhileRunning, Beside[T]):
    """A screen whose answer counts only while it is on top; a late one changes nothing and closes nothing."""

    # What besides the focus may have what is chosen, the likeliest first, as Textual selects it.
    ROOMS: ClassVar[Sequence[str]] = ("OptionList", "Button", "Static")
    busy = False  # whether it is dealing with a message, be it that it waits for something
    styled = False  # whether its widgets have all the styles that they have once it is on top

    @property
    def program(self) -> "Program":
        """The running program."""
        program: Program = cast("Any", self.app).program
        return program

    @property
    def rooms(self) -> Iterable[Widget]:
        """The widgets in one of which what is chosen stands, the likeliest first; some are hidden."""
        focused = [] if self.focused is None else [self.focused]
        return (*focused, *(widget for room in self.ROOMS for widget in self.query(room)))

    async def _dispatch_message(self, message: Message) -> None:
        before, self.busy = self.busy, True
        try:
            await super()._dispatch_message(message)
        finally:
            self.busy = before

    def _on_screen_resume(self, event: events.ScreenResume) -> None:
        """Come on top; the first time every widget has just been given its styles."""
        event.refresh_styles, self.styled = not self.styled, False

    def call_after_refresh(self, callback: Callable[..., object], *args: object, **kwargs: object) -> bool:
        """Do something once all is laid out, unless the screen has been taken away by then."""

        def if_still_there() -> object:
            stays = self.is_attached and self in self.app.screen_stack
            return callback(*args, **kwargs) if stays else None

        return super().call_after_refresh(if_still_there)

    def be_still(self) -> None:
        """Show what moves as it will be at the end: somebody types or clicks."""

    def show_anew(self) -> None:
        """Show everything in the language and colours of now; pages do so when they are resumed."""

    def commands(self) -> Sequence[Command]:
        """Offer what can be done here, for the palette."""
        return ()

    def open_palette(self) -> None:
        """Open the list of what can be done here, and of the program's own commands."""
        self.program.open(Commands(self.commands()), lambda deed: deed and deed())

    def dismiss(self, result: T | None = None) -> AwaitComplete:
        """Close the screen with an answer, unless it has answered or something lies on it."""
        return super().dismiss(result) if self.is_active else AwaitComplete()


def saved_table(library: Library, number: MatchId) -> Table:
    """Load a match of the library, and keep others from opening it; FaultError if it cannot be opened."""
    claim = library.claim(number)
    try:
        study = library.load(number, GAMES)
    except FaultError:
        claim.release()
        raise
    return Table(study, Session(library, number, claim))


class Program:
    """The running program: library, preferences, words, colours, and the way between screens."""

    def __init__(
        self,
        app: App[None],
        library: Library,
        language: str | None,
        doors: Callable[..., None],
        *,
        terminal: Terminal = ABLE,
        kept: frozenset[str] = frozenset(),
        advised: Callable[[str], str] = str,
        confined: bool = False,
        host: Callable[[], Host] | None = None,
    ) -> None:
        """Begin with the player's preferences; `language` was asked for, `doors` opens a door."""
        self.library = library
        self.preferences = preferences_from(library.setting(SETTING))
        self.own_keys: tuple[Key, ...] = ()  # those of the table, if any are the player's own; else empty
        self.ears = Ears()  # when the program listens
        self.thinker = Thinker()  # lets computer players think in another process
        self.confined = confined  # whether no file may be named outside the library's folder
        self.pupils: ClassServer | None = None  # what serves the questions of a class, once it has come in
        self.host = host  # makes what serves hands to devices of the seats' own; None where nothing can
        self.terminal = terminal  # what is known of the terminal
        self.kept = kept  # the keys that what shows the screens keeps for itself
        self.advised = advised  # completes the command lines that a sentence advises by what was asked for
        self.app = app
        self._doors = doors
        self._asked = language
        self.failed = ""  # the command that calls of which it was told that it fails
        self.look = Look(app, terminal, lambda: self.preferences)  # what maps and words are painted with

    @property
    def language(self) -> str:
        """The language to speak."""
        return choose_language(self._asked, self.preferences.language, os.environ)

    @property
    def words(self) -> Words:
        """The kit's words."""
        return words_for(self.language)

    def words_of(self, game: str, names: Iterable[str] = ()) -> Words:
        """Return the words of a game, with its players' names."""
        return words_for(self.language, game, names)

    @property
    def tier(self) -> Tier:
        """The way in which maps are drawn."""
        return self.look.tier

    def palette_of(self, match: Match[Any]) -> Palette:
        """Return the colours of a match's map, with each seat in its player's colour."""
        return self.palette_for([player.colour for player in match.players], match.game.key)

    def palette_for(self, colours: Iterable[int], game: str = "") -> Palette:
        """Return the colours of a map, with each seat in one of the colours of the palette."""
        return self.look.palette(colours, game)

    def open(self, door: Door, answered: Callable[[Any], None] | None = None) -> None:
        """Go where a door leads, and tell what came of it once we are back."""
        if isinstance(door, Practice):
            door = door.__replace__(given=given_before(self.library))
        with self.saying():
            self._doors(door, answered)

    def show(self, screen: Screen[Any], answered: Callable[[Any], object] | None = None) -> None:
        """Lay a dialog over the screen, and tell what was answered, unless it was put away."""

        def told(answer: Any) -> None:
            if answered is not None and answer is not None:
                answered(answer)

        dress(self.app, screen)
        self.app.push_screen(screen, told)

    def begin(
        self, match: Match[Any], *, instead: bool = False, coached: bool = False, hands: bool = False
    ) -> None:
        """Keep a new match in the library and sit down at it, instead of the screen on top if so wished."""
        with self.saying():
            study = Study(match)
            number = self.library.create(study)
            if coached:
                set_coached(self.library, number, coached=True)
            session = Session(self.library, number, self.library.claim(number))
            self._doors(Table(study, session, hands), instead=instead)

    def resume(self, number: MatchId) -> None:
        """Open a saved match, or say why it cannot be opened."""
        try:
            self.open(saved_table(self.library, number))
        except FaultError as error:
            if isinstance(error.fault, OlderRules):
                # It is shown as far as it fits the rules of today, and nothing done there is kept.
                self.open(Table(self.library.look_at(number, GAMES)[0], Unkept()))
            self.say(error.fault)

    def set_preferences(self, preferences: Preferences) -> None:
        """Change the settings, keep them, and show them at once."""
        if preferences.language != self.preferences.language:
            self._asked = None
        self.preferences = preferences
        self.app.theme = THEME_NAMES[preferences.theme]
        for screen in self.app.screen_stack:
            if isinstance(screen, BaseScreen):
                screen.show_anew()
            for widget in screen.walk_children(with_self=True):
                widget.refresh()
        with self.saying():
            self.library.set_setting(SETTING, preferences.plain())

    @contextmanager
    def saying(self, words: Words | None = None) -> Iterator[None]:
        """Say what goes wrong within, in the words of a game or the kit's, and go on behind it."""
        try:
            yield
        except FaultError as error:
            self.say(error.fault, words)

    def say(
        self, fault: Fault, words: Words | None = None, heard: Callable[[Any], None] | None = None
    ) -> None:
        """Say what is wrong, in a dialog, in the words of a game or the kit's, and tell when it was heard."""
        self._doors(Complaint(fault, words or self.words, self.advised), heard)

    def tell(self, sentence: str, *, wrong: bool = False) -> None:
        """Say a sentence in passing, in place of the one before: none lies on another."""
        self.hush()
        self.app.notify(sentence, severity="error" if wrong else "information", markup=False)

    def hush(self) -> None:
        """Take away what was said in passing."""
        self.app.clear_notifications()

    def change_hands(self) -> None:
        """Hear nothing until the screen is painted again, and for a moment after."""
        self.ears.close()
        self.app.call_after_refresh(self.ears.open)


LONGEST: Final = 2.0  # the most seconds for which anything moves by itself
STEPS: Final = 5  # in how many steps each picture moves


class MovingScreen(BaseScreen[T]):
    """A screen on which something may move by itself, of which `part` of the time has passed."""

    part: var[float] = var(1.0, init=False)

    @property
    def stays(self) -> float:
        """How many seconds a picture stays; 0 where nothing is to move, or nobody looks."""
        moves = self.app.animation_level == "full" and not (self.app.no_color or self.app.is_headless)
        return STAYS[self.program.preferences.motion] if moves else 0.0

    def begin_to_move(self, pictures: int, most: float = LONGEST) -> None:
        """Show the first of some pictures, and then the others."""
        self.part, seconds, steps = 0.0, min(self.stays * pictures, most), pictures * STEPS
        self.app.animator.animate(
            self, "part", 1.0, duration=seconds, easing=lambda part: int(part * steps) / steps
        )

    def be_still(self) -> None:
        """Show what moves as it will be at the end."""
        self.app.animator.force_stop_animation(self, "part")
        self.part = 1.0


class Ground(Screen[None]):
    """Is neither laid out nor painted: with it Textual would paint all that lies on it again."""

    def refresh(
        self, *regions: Region, repaint: bool = True, layout: bool = False, recompose: bool = False
    ) -> Self:
        """Leave everything as it is."""
        del regions, repaint, layout, recompose
        return self

    def _stay(self, message: Message) -> None:
        """Do nothing of what Textual's screens do."""
        message.prevent_default()

    on_layout = on_resize = on_screen_resume = on_screen_suspend = _stay


LEAST: Final = Size(80, 24)  # the columns and lines that screens need


def is_too_small(size: Size) -> bool:
    """Return whether a window has fewer cells than screens need."""
    return size.width < LEAST.width or size.height < LEAST.height


class TooSmallScreen(BaseScreen[None], Screen[None]):
    """Asks for a larger window; what lies beneath waits."""

    def compose(self) -> ComposeResult:
        """Lay out the notice."""
        yield Static(id="too-small")

    def on_screen_resume(self) -> None:
        """Go, if the window has become large enough while something lay on this screen."""
        if not is_too_small(self.app.size):
            self.dismiss()

    def on_resize(self) -> None:
        """Say how large the window is now."""
        now = f"{self.size.width}×{self.size.height}"
        notice = self.program.words("too-small", width=LEAST.width, height=LEAST.height, now=now)
        self.query_one(Static).update(Text(self.program.advised(notice), justify="center"))


def ask_for_room(app: App[None], size: Size) -> None:
    """Ask for a larger window while this one is too small, and ask no longer when it is not."""
    asking = [screen for screen in app.screen_stack if isinstance(screen, TooSmallScreen)]
    if is_too_small(size) and not asking:
        app.push_screen(TooSmallScreen())
    elif not is_too_small(size):
        for screen in asking:
            screen.dismiss()


def cursor_on(screen: Screen[Any]) -> Offset:
    """Return the cell of what is chosen on a screen, else where its last room begins, to be read."""
    last = Offset(0, 0)
    for room in getattr(screen, "rooms", ()):
        widget: Widget = getattr(room, "moves_in", None) or room
        seen = seen_of(screen, widget)
        if not seen:
            continue
        cell = _cell(widget)
        if cell is not None:
            return Offset(min(max(cell.x, seen.x), seen.right - 1), min(max(cell.y, seen.y), seen.bottom - 1))
        last = seen.offset
    return last


def seen_of(screen: Screen[Any], widget: Widget) -> Region:
    """Return the cells of the window that show something of a widget; none if it is hidden."""
    try:
        seen = screen.find_widget(widget).visible_region
    except NoWidget:
        return Region()
    return seen.intersection(widget.content_region) or seen


def _cell(widget: Widget) -> Offset | None:
    """Return the cell of what is chosen in a widget; where it begins, if it does not tell."""
    if isinstance(widget, OptionList):
        if widget.highlighted is None:
            return None
        line = widget._index_to_line.get(widget.highlighted, 0)  # noqa: SLF001 - nothing else tells how high entries are
        return widget.scrollable_content_region.offset + Offset(0, line - widget.scroll_offset.y)
    caret: Offset | None = getattr(widget, "cursor_screen_offset", None)
    if caret is not None:
        return caret
    here: Offset | None = getattr(widget, "here", Offset(0, 0))
    return None if here is None else widget.content_region.offset + here
