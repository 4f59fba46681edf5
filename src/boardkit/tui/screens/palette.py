"""The palette: a list of what the screen beneath can do, and of the program's own commands."""

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, ClassVar

from rich.text import Text
from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Static

from boardkit.core import FaultError
from boardkit.text.names import capital
from boardkit.tui.desk.doors import Command, Settings, Tour
from boardkit.tui.screens.board import Board
from boardkit.tui.screens.codes import ask_for_code
from boardkit.tui.screens.dialogs import Dialog
from boardkit.tui.screens.exchange import save_handout
from boardkit.tui.screens.picking import Picker


class PaletteScreen(Dialog[Callable[[], object] | None]):
    """Lists commands; gives the deed of the one that is chosen.

    Attributes:
        listed: the commands, those of the screen beneath first.
    """

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "give_up", show=False), *Picker.KEYS]

    def __init__(self, commands: Sequence[Command]) -> None:
        super().__init__()
        self.listed = list(commands)

    def compose(self) -> ComposeResult:
        """Lay out the list; what the screen beneath calls by the same name stands in it once."""
        words, known = self.board.words, {label for label, _ in self.listed}
        self.listed += [command for command in own_commands(self.board, self.app) if command[0] not in known]
        with Vertical(classes="dialog"):
            yield Static(Text(words("palette-search"), "bold"), classes="dialog-title")
            yield Picker([capital(label) for label, _ in self.listed], words)

    @on(Picker.Picked)
    def take(self, event: Picker.Picked) -> None:
        """Choose a command."""
        self.dismiss(self.listed[event.number][1])

    def action_go(self, step: int) -> None:
        """Move the cursor of the list."""
        self.query_one(Picker).go(step)

    def action_give_up(self) -> None:
        """Choose nothing."""
        self.dismiss(None)


def own_commands(board: Board, app: App[Any]) -> Iterator[Command]:
    """Offer what the program can do on every screen."""
    words = board.words
    yield words("menu-tour"), lambda: board.open(Tour())
    yield words("menu-settings"), lambda: board.open(Settings())
    yield words("command-picture"), lambda: save_picture(board, app)
    yield words("code-paste"), lambda: ask_for_code(board)
    yield words("menu-quit"), app.exit


def save_picture(board: Board, app: App[Any]) -> None:
    """Save a picture of what is on screen, and say where."""
    name = f"{datetime.now(tz=UTC):%Y-%m-%d-%H%M%S}"
    try:
        path = save_handout(board.library, name, "svg", app.export_screenshot())
    except FaultError as error:
        board.say(error.fault)
    else:
        board.tell(board.words("picture-saved", path=str(path)))
