"""What screens ask of the program; they know it by this alone."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Protocol

from boardkit.core import Fault, Game, Match
from boardkit.library import Library, MatchId
from boardkit.text import Words
from boardkit.tui.desk.doors import Door
from boardkit.tui.themes.preferences import Preferences

# The menu has no map, no rules and no players, and is seen the sooner for that.
if TYPE_CHECKING:
    from textual.screen import Screen

    from boardkit.core.teaching.rulebook import Rulebook
    from boardkit.draw.paint import Tier
    from boardkit.draw.palette import Palette
    from boardkit.players.thinking import Thinker
    from boardkit.tui.desk.keys import Key
    from boardkit.tui.terminal.known import Terminal
    from boardkit.tui.themes.look import Look


class Board(Protocol):
    """The running program: library, preferences, words, colours, and the way between screens."""

    library: Library
    preferences: Preferences
    own_keys: "tuple[Key, ...]"
    thinker: "Thinker"
    confined: bool
    kept: frozenset[str]
    advised: Callable[[str], str]
    terminal: "Terminal"
    look: "Look"

    @property
    def language(self) -> str:
        """The language to speak."""
        ...

    @property
    def words(self) -> Words:
        """The kit's words."""
        ...

    def words_of(self, game: str, names: Iterable[str] = ()) -> Words:
        """Return the words of a game, with its players' names."""
        ...

    def rulebook(self, game: Game[Any]) -> "Rulebook":
        """Read a game's rulebook in the player's language."""
        ...

    @property
    def tier(self) -> "Tier":
        """What maps are made of."""
        ...

    def palette_of(self, match: Match[Any]) -> "Palette":
        """Return the colours of a match's map, with each seat in its player's colour."""
        ...

    def palette_for(self, colours: Iterable[int], game: str = "") -> "Palette":
        """Return the colours of a map, with each seat in one of the colours of the palette."""
        ...

    def tone(self, name: str) -> str:
        """Return a colour of the theme, such as `error`, as Rich writes it."""
        ...

    def open(self, door: Door, answered: Callable[[Any], None] | None = None) -> None:
        """Go where a door leads, and tell what came of it once we are back."""
        ...

    def show(self, screen: "Screen[Any]", answered: Callable[[Any], None] | None = None) -> None:
        """Lay a dialog over the screen, and tell what was answered."""
        ...

    def begin(self, match: Match[Any], *, instead: bool = False, coached: bool = False) -> None:
        """Keep a new match in the library and sit down at it, instead of the screen on top if so wished."""
        ...

    def resume(self, number: MatchId) -> None:
        """Open a saved match, or say why it cannot be opened."""
        ...

    def set_preferences(self, preferences: Preferences) -> None:
        """Change the settings, keep them, and show them at once."""
        ...

    def say(self, fault: Fault, words: Words | None = None) -> None:
        """Say what is wrong, in a dialog, in the words of a game or the kit's."""
        ...

    def tell(self, sentence: str, *, wrong: bool = False) -> None:
        """Say a sentence in passing."""
        ...

    def hush(self) -> None:
        """Take away what was said in passing."""
        ...

    def change_hands(self) -> None:
        """Hear nothing until the screen is painted anew, and for a moment after."""
        ...

    def copy_to_clipboard(self, text: str) -> None:
        """Put a text into the clipboard of the terminal."""
        ...

    def bell(self) -> None:
        """Ring the bell of the terminal."""
        ...


def words_at(board: Board, match: Match[Any]) -> Words:
    """Return the words of a match: those of its game, with its players' names."""
    return board.words_of(match.game.key, [player.name for player in match.players])
