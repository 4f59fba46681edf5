"""What every screen of the program keeps to: it answers once, and only while it is on top."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, Generic, Protocol, TypeVar, cast

from textual.await_complete import AwaitComplete
from textual.message import Message
from textual.widget import Widget

from boardkit.tui.desk.doors import Command, Commands
from boardkit.tui.screens.board import Board
from boardkit.tui.widgets.later import WhileRunning

T = TypeVar("T")

if TYPE_CHECKING:
    from textual.screen import Screen

    Beside = Screen
else:
    # At run time the mixin is no screen of its own: it stands beside Textual's in the list of bases.
    Beside = Generic


class _HasBoard(Protocol):
    board: Board


class Answering(WhileRunning, Beside[T]):
    """A screen whose answer counts only while it is on top; a late one changes nothing and closes nothing.

    Attributes:
        busy: whether it is dealing with a message, be it that it waits for something.
        ROOMS: what besides the focus may have what is chosen, the likeliest first, as Textual selects it.
    """

    ROOMS: ClassVar[Sequence[str]] = ("OptionList", "Button", "Static")
    busy = False

    @property
    def board(self) -> Board:
        """The running program."""
        return cast("_HasBoard", self.app).board

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

    def call_after_refresh(self, callback: Callable[..., object], *args: object, **kwargs: object) -> bool:
        """Do something once all is laid out, unless the screen has been taken away by then."""

        def if_still_there() -> object:
            stays = self.is_attached and self in self.app.screen_stack
            return callback(*args, **kwargs) if stays else None

        return super().call_after_refresh(if_still_there)

    def show_anew(self) -> None:
        """Show everything in the language and colours of now; pages do so when they are resumed."""

    def commands(self) -> Sequence[Command]:
        """Offer what can be done here, for the palette."""
        return ()

    def open_palette(self) -> None:
        """Open the list of what can be done here, and of the program's own commands."""
        self.board.open(Commands(self.commands()), lambda deed: deed and deed())

    def dismiss(self, result: T | None = None) -> AwaitComplete:
        """Close the screen with an answer, unless it has answered or something lies on it."""
        return super().dismiss(result) if self.is_active else AwaitComplete()
