"""The running program as screens know it: library, preferences, words, colours, and the way between them."""

import os
from collections.abc import Callable, Iterable
from typing import Any

from textual.app import App
from textual.screen import Screen

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
from boardkit.tui.desk.wishes import ClassServer, Complaint, Door, Host, Practice, Table
from boardkit.tui.preferences import SETTING, Preferences, preferences_from
from boardkit.tui.routes import open_door
from boardkit.tui.screens.base import BaseScreen, read_styles
from boardkit.tui.terminal.capabilities import ABLE, Terminal
from boardkit.tui.terminal.messages import Ears
from boardkit.tui.themes import THEME_NAMES, Look


def new_table(library: Library, match: Match[Any], *, coached: bool = False, hands: bool = False) -> Table:
    """Keep a new match, with rules told when first needed if so wished; FaultError if the library cannot."""
    study = Study(match)
    number = library.create(study)
    if coached:
        set_coached(library, number, coached=True)
    return Table(study, Session(library, number, library.claim(number)), hands)


def saved_table(library: Library, number: MatchId) -> Table:
    """Load a match of the library, and keep others from opening it; FaultError if it cannot be opened."""
    claim = library.claim(number)
    try:
        study = library.load(number, GAMES)
    except FaultError:
        claim.release()
        raise
    return Table(study, Session(library, number, claim))


def older_table(library: Library, number: MatchId) -> Table:
    """Load a match of older rules as far as it fits those of today; nothing done there is kept."""
    study, _ = library.look_at(number, GAMES)
    return Table(study, Unkept())


class BoardkitProgram:
    """Has what all screens share, and opens them."""

    def __init__(
        self,
        app: App[None],
        library: Library,
        language: str | None,
        *,
        terminal: Terminal = ABLE,
        kept: frozenset[str] = frozenset(),
        advised: Callable[[str], str] = str,
        confined: bool = False,
        host: Callable[[], Host] | None = None,
    ) -> None:
        """Begin with the player's preferences; `language` was asked for on the command line."""
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
        self._app = app
        self._asked = language
        self.failed = ""  # the command that calls of which it was told that it fails
        self.look = Look(app, terminal)  # what maps and words are painted with

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
        return self.look.tier(self.preferences)

    def palette_of(self, match: Match[Any]) -> Palette:
        """Return the colours of a match's map, with each seat in its player's colour."""
        return self.palette_for([player.colour for player in match.players], match.game.key)

    def palette_for(self, colours: Iterable[int], game: str = "") -> Palette:
        """Return the colours of a map, with each seat in one of the colours of the palette."""
        return self.look.palette(self.preferences, colours, game)

    def tone(self, name: str) -> str:
        """Return a colour of the theme, such as `error`, as Rich writes it."""
        return self.look.tone(name)

    def open(self, door: Door, answered: Callable[[Any], None] | None = None) -> None:
        """Go where a door leads, and tell what came of it once we are back."""
        if isinstance(door, Practice):
            door = door.__replace__(given=given_before(self.library))
        try:
            open_door(self._app, door, answered)
        except FaultError as error:
            self.say(error.fault)

    def show(self, screen: Screen[Any], answered: Callable[[Any], None] | None = None) -> None:
        """Lay a dialog over the screen, and tell what was answered."""
        read_styles(self._app, screen.css_path)
        self._app.push_screen(screen, answered)

    def begin(
        self, match: Match[Any], *, instead: bool = False, coached: bool = False, hands: bool = False
    ) -> None:
        """Keep a new match in the library and sit down at it, instead of the screen on top if so wished."""
        try:
            table = new_table(self.library, match, coached=coached, hands=hands)
            open_door(self._app, table, instead=instead)
        except FaultError as error:
            self.say(error.fault)

    def resume(self, number: MatchId) -> None:
        """Open a saved match, or say why it cannot be opened."""
        try:
            self.open(saved_table(self.library, number))
        except FaultError as error:
            if isinstance(error.fault, OlderRules):
                self.open(older_table(self.library, number))
            self.say(error.fault)

    def set_preferences(self, preferences: Preferences) -> None:
        """Change the settings, keep them, and show them at once."""
        if preferences.language != self.preferences.language:
            self._asked = None
        self.preferences = preferences
        self._app.theme = THEME_NAMES[preferences.theme]
        for screen in self._app.screen_stack:
            if isinstance(screen, BaseScreen):
                screen.show_anew()
            for widget in screen.walk_children(with_self=True):
                widget.refresh()
        try:
            self.library.set_setting(SETTING, preferences.plain())
        except FaultError as error:
            self.say(error.fault)

    def say(
        self, fault: Fault, words: Words | None = None, heard: Callable[[Any], None] | None = None
    ) -> None:
        """Say what is wrong, in a dialog, in the words of a game or the kit's, and tell when it was heard."""
        open_door(self._app, Complaint(fault, words or self.words, self.advised), heard)

    def tell(self, sentence: str, *, wrong: bool = False) -> None:
        """Say a sentence in passing, in place of the one before: none lies on another."""
        self.hush()
        self._app.notify(sentence, severity="error" if wrong else "information", markup=False)

    def hush(self) -> None:
        """Take away what was said in passing."""
        self._app.clear_notifications()

    def change_hands(self) -> None:
        """Hear nothing until the screen is painted again, and for a moment after."""
        self.ears.close()
        self._app.call_after_refresh(self.ears.open)

    def copy_to_clipboard(self, text: str) -> None:
        """Put a text into the clipboard of the terminal."""
        self._app.copy_to_clipboard(text)

    def bell(self) -> None:
        """Ring the bell of the terminal."""
        self._app.bell()
