"""Messages that are let in, and when: keys and clicks one by one and not too early, none at the end."""

from asyncio import TimerHandle, get_running_loop
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final

from textual import events
from textual.app import App
from textual.errors import NoWidget
from textual.events import Unmount
from textual.message import Message
from textual.message_pump import MessagePump
from textual.messages import CloseMessages, Prune
from textual.screen import Screen
from textual.widget import Widget

POLL: Final = 0.001  # seconds after which the program is looked at again while something waits
PATIENCE: Final = 3.0  # seconds after which something that waits enters all the same
LOOKS: Final = 300  # how often the program is looked at before that: on a busy machine seconds are short
PAUSE: Final = 0.3  # seconds after a curtain or the table behind it was painted that hear nothing
LONGEST: Final = 3.0  # seconds until it listens again, though nobody says that anything was painted


class Turnstile:
    """Lets keys, clicks and pastes into a program one at a time.

    Textual hands every key on to the screen on top at once, though the key before may be about to close that
    screen, or the screen may have no widgets yet. Here each waits until all that came of the one before is
    done, so that keys read in one go do what they would do typed slowly.
    """

    def __init__(
        self,
        app: App[None],
        deliver: Callable[[events.Event], Awaitable[None]],
        apart: Callable[[events.Event], Sequence[events.Event]] = lambda event: (event,),
    ) -> None:
        """Guard a program, into which `deliver` lets events; `apart` tells what one that has come is."""
        self._app, self._deliver, self._apart = app, deliver, apart
        self._waiting: deque[events.Event] = deque()
        self._looks, self._since = 0, 0.0

    @property
    def waiting(self) -> int:
        """How many wait to enter."""
        return len(self._waiting)

    def clear(self) -> None:
        """Forget what was typed and clicked, and has not entered yet."""
        self._waiting.clear()

    async def enter(self, event: events.Event) -> None:
        """Deliver an event at once if the program is at rest, or else when it is."""
        waited = bool(self._waiting)
        if not waited and self._suits(event):
            await self._let_in(event)
        else:
            # Of a mouse that moves only the last place counts.
            if (
                isinstance(event, events.MouseMove)
                and waited
                and isinstance(self._waiting[-1], events.MouseMove)
            ):
                self._waiting.pop()
            self._waiting.append(event)
        if self._waiting and not waited:
            self._looks, self._since = 0, monotonic()
            self._look_later()

    async def _let_in(self, event: events.Event) -> None:
        """Deliver an event; of several that it stands for, the first."""
        first, *others = self._apart(event)
        self._waiting.extendleft(reversed(others))
        await self._deliver(first)

    def _suits(self, event: events.Event) -> bool:
        if not isinstance(event, events.MouseEvent) or not at_rest(self._app):
            return at_rest(self._app)
        # What the mouse is on may have been taken away, and the screen not been laid out again yet.
        with suppress(NoWidget):
            return self._app.screen.get_widget_at(int(event.x), int(event.y))[0].is_attached
        return True

    def _look_later(self) -> None:
        """Look again from among the program's own messages, when it deals with nothing else."""
        get_running_loop().call_later(POLL, lambda: self._app.call_later(self._look))

    async def _look(self) -> None:
        self._looks += 1
        if not any(screen.is_attached for screen in self._app.screen_stack):
            # The program is being closed.
            self.clear()
        impatient = self._looks > LOOKS and monotonic() - self._since > PATIENCE
        if self._waiting and (impatient or self._suits(self._waiting[0])):
            self._looks, self._since = 0, monotonic()
            await self._let_in(self._waiting.popleft())
        if self._waiting:
            self._look_later()


def is_input(event: events.Event) -> bool:
    """Return whether an event comes from a player, and has not been handed to a screen yet."""
    return isinstance(event, events.InputEvent | events.Paste) and not event.is_forwarded


def at_rest(app: App[None]) -> bool:
    """Return whether all screens have their widgets, and nothing is left to be dealt with."""
    return not _has_messages(app) and all(map(_rests, app.screen_stack))


def _rests(screen: Screen[object]) -> bool:
    busy = getattr(screen, "busy", False)
    widgets = screen.walk_children(Widget, with_self=True)
    return not busy and all(widget.is_mounted and not _has_messages(widget) for widget in widgets)


def _has_messages(pump: MessagePump) -> bool:
    """Return whether messages wait; the one after that which is dealt with has left the queue already."""
    return bool(pump.message_queue_size) or pump._pending_message is not None  # noqa: SLF001 - not counted in the size


def stamping_clock() -> float:
    """Read the clock that stamps keys and clicks as they come from the terminal."""
    return Message().time


class Ears:
    """Hears what is typed and clicked, by the time at which it was.

    What waited in a queue is judged by when it came, so a machine that is slow opens nothing by itself.
    """

    def __init__(self, clock: Callable[[], float] = stamping_clock) -> None:
        self._clock = clock
        self._hears_from = float("-inf")

    def close(self) -> None:
        """Hear nothing until what is to be seen has been painted."""
        self._hears_from = self._clock() + LONGEST

    def open(self) -> None:
        """Hear again after a pause: the new picture has been painted."""
        self._hears_from = self._clock() + PAUSE

    def hear(self, moment: float) -> bool:
        """Return whether what was typed or clicked at a moment counts."""
        return moment >= self._hears_from


FAREWELLS: Final = (CloseMessages, Prune, Unmount)  # by these Textual takes a screen or widget away

if TYPE_CHECKING:
    Pump = MessagePump
else:
    # At run time the mixin is no pump of its own: it stands beside Textual's in the list of bases.
    Pump = object


class WhileRunning(Pump):
    """A screen or widget that does nothing once the program ends, when Textual mounts it empty."""

    async def _dispatch_message(self, message: Message) -> None:
        if self.is_attached or isinstance(message, FAREWELLS):
            await super()._dispatch_message(message)


def later(
    pump: MessagePump, seconds: float, callback: Callable[..., object], *arguments: object
) -> TimerHandle:
    """Call something from among the messages of a screen or program, after some seconds.

    A timer of Textual's whose moment has passed before it begins to wait never rings.
    """
    return get_running_loop().call_later(seconds, lambda: pump.call_later(callback, *arguments))
