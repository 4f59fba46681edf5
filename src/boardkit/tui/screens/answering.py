"""What every screen of the program keeps to: it answers once, and only while it is on top."""

from typing import TypeVar

from textual.await_complete import AwaitComplete
from textual.message import Message
from textual.screen import Screen

T = TypeVar("T")


class AnsweringScreen(Screen[T]):
    """A screen whose answer counts only while it is on top; a late one changes nothing and closes nothing.

    Attributes:
        busy: whether it is dealing with a message, be it that it waits for something.
    """

    busy = False

    async def _dispatch_message(self, message: Message) -> None:
        before, self.busy = self.busy, True
        try:
            await super()._dispatch_message(message)
        finally:
            self.busy = before

    def show_anew(self) -> None:
        """Show everything in the language and colours of now; pages do so when they are resumed."""

    def dismiss(self, result: T | None = None) -> AwaitComplete:
        """Close the screen with an answer, unless it has answered or something lies on it."""
        return super().dismiss(result) if self.is_active else AwaitComplete()
