"""Doing something after a while, however late the machine comes to it."""

from asyncio import TimerHandle, get_running_loop
from collections.abc import Callable

from textual.message_pump import MessagePump


def later(
    pump: MessagePump, seconds: float, callback: Callable[..., object], *arguments: object
) -> TimerHandle:
    """Call something from among the messages of a screen or program, after so many seconds.

    A timer of Textual's whose moment has passed before it begins to wait never rings.
    """
    return get_running_loop().call_later(seconds, lambda: pump.call_later(callback, *arguments))
