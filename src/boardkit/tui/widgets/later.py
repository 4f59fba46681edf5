"""What comes late: something to be done after a while, and messages that arrive while the program ends."""

from asyncio import TimerHandle, get_running_loop
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from textual.events import Unmount
from textual.message import Message
from textual.message_pump import MessagePump
from textual.messages import CloseMessages, Prune

FAREWELLS: Final = (CloseMessages, Prune, Unmount)
"""The messages by which Textual takes a screen or widget away."""

if TYPE_CHECKING:
    Pump = MessagePump
else:
    # At run time the mixin is no pump of its own: it stands beside Textual's in the list of bases.
    Pump = object


class WhileRunning(Pump):
    """A screen or widget that does nothing more once the program ends.

    Textual mounts it even then, without the widgets that it is composed of.
    """

    async def _dispatch_message(self, message: Message) -> None:
        if self.is_attached or isinstance(message, FAREWELLS):
            await super()._dispatch_message(message)


def later(
    pump: MessagePump, seconds: float, callback: Callable[..., object], *arguments: object
) -> TimerHandle:
    """Call something from among the messages of a screen or program, after so many seconds.

    A timer of Textual's whose moment has passed before it begins to wait never rings.
    """
    return get_running_loop().call_later(seconds, lambda: pump.call_later(callback, *arguments))
