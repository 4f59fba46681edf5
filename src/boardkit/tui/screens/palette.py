"""The palette of commands, and what it offers everywhere: position codes, and pictures of the screen."""

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any

from rich.text import Text
from textual import on
from textual.app import App, ComposeResult
from textual.containers import Vertical
from textual.widgets import Static

from boardkit.core import FaultError, Player
from boardkit.core.lines.match import COLOURS
from boardkit.core.records.position import LONGEST, drafted_position, game_of_code
from boardkit.core.records.record import start_at
from boardkit.games import GAMES
from boardkit.library.session import new_seed
from boardkit.text import Words
from boardkit.text.names import capital, visible
from boardkit.tui.desk.wishes import Command, Settings, Tour
from boardkit.tui.screens.base import Program
from boardkit.tui.screens.dialogs import DialogScreen, EntryScreen, NoticeScreen, Picker
from boardkit.tui.screens.files import EXPORTS, save_handout, write_new


def show_code(program: Program, code: str, words: Words) -> None:
    """Put a code into the clipboard and into a file, and show it."""
    program.app.copy_to_clipboard(code)
    with program.saying():
        name = f"position-{datetime.now(tz=UTC):%Y-%m-%d-%H%M%S}"
        path = write_new(program.library.folder / EXPORTS, name, f"{code}\n", ".txt")
        lines = [code, "", words("code-copied"), visible(str(path)), "", words("code-secret")]
        program.show(NoticeScreen(words("code-title"), lines, words))


def ask_for_code(program: Program) -> None:
    """Ask for a code, and begin a match with it."""

    def pasted(text: str) -> None:
        if text:
            begin_with_code(program, text, ())

    words = program.words
    program.show(EntryScreen(words("code-paste-ask"), words, longest=LONGEST), pasted)


def begin_with_code(
    program: Program, code: str, players: tuple[Player, ...], *, by_hand: bool = False
) -> None:
    """Begin a match with a code, or say what is wrong with it."""
    with program.saying(code_words(program, code)):
        game = game_of_code(code, GAMES)
        seats = drafted_position(game, code).seats
        named = players if len(players) == seats else unnamed_players(program.words, seats)
        program.begin(start_at(game, code, named, new_seed(), by_hand=by_hand))


def code_words(program: Program, code: str) -> Words:
    """Return the words of the game of a code, as far as it can be told."""
    try:
        game: Any = game_of_code(code, GAMES)
    except FaultError:
        return program.words
    return program.words_of(game.key)


def unnamed_players(words: Words, seats: int) -> tuple[Player, ...]:
    """Seat people without names."""
    names = [words("player-default", number=number) for number in range(1, seats + 1)]
    return tuple(Player(name, seat % COLOURS) for seat, name in enumerate(names))


class PaletteScreen(DialogScreen[Callable[[], object] | None]):
    """Lists commands; gives the deed of the one that is chosen."""

    def __init__(self, commands: Sequence[Command]) -> None:
        super().__init__()
        self.listed = list(commands)  # the commands, those of the screen beneath first

    def compose(self) -> ComposeResult:
        """Lay out the list; what the screen beneath calls by the same name stands in it once."""
        words, known = self.program.words, {label for label, _ in self.listed}
        self.listed += [one for one in own_commands(self.program, self.app) if one[0] not in known]
        with Vertical(classes="dialog"):
            yield Static(Text(words("palette-search"), "bold"), classes="dialog-title")
            yield Picker([capital(label) for label, _ in self.listed], words)

    @on(Picker.Picked)
    def take(self, event: Picker.Picked) -> None:
        """Choose a command."""
        self.dismiss(self.listed[event.number][1])


def own_commands(program: Program, app: App[Any]) -> Iterator[Command]:
    """Offer what the program can do on every screen."""
    words = program.words
    yield words("menu-tour"), lambda: program.open(Tour())
    yield words("menu-settings"), lambda: program.open(Settings())
    yield words("command-picture"), lambda: save_picture(program, app)
    yield words("code-paste"), lambda: ask_for_code(program)
    yield words("menu-quit"), app.exit


def save_picture(program: Program, app: App[Any]) -> None:
    """Save a picture of what is on screen, and say where."""
    name = f"{datetime.now(tz=UTC):%Y-%m-%d-%H%M%S}"
    with program.saying():
        path = save_handout(program.library, name, "svg", app.export_screenshot())
        program.tell(program.words("picture-saved", path=str(path)))
