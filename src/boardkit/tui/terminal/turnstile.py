"""A turnstile for keys and clicks: the next one enters when the one before has been dealt with."""

from asyncio import get_running_loop
from collections import deque
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from textual import events
from textual.app import App
from textual.errors import NoWidget
from textual.keys import REPLACED_KEYS, Keys, _character_to_key, key_to_character
from textual.message_pump import MessagePump
from textual.screen import Screen
from textual.widget import Widget

POLL: Final = 0.001
"""Seconds after which the program is looked at again while something waits."""

PATIENCE: Final = 3.0
"""Seconds after which something that waits enters all the same."""

MODIFIERS: Final = frozenset({"alt", "ctrl", "shift"})

NAMED_KEYS: Final = frozenset(
    name for key in Keys if len(name := key.value.rpartition("+")[2]) > 1 and name.isalnum()
) - {"return"}
"""The names of keys that write no character, and of `space`; what is called `return` comes as `enter`."""

LOOKS: Final = 300
"""How often the program is looked at before that: on a busy machine seconds are short."""


class Turnstile:
    """Lets keys, clicks and pastes into a program one at a time.

    Textual hands every key on to the screen on top at once, though the key before may be about to close that
    screen, or the screen may have no widgets yet. Here each waits until all that came of the one before is
    done, so that keys read in one go do what they would do typed slowly.
    """

    def __init__(self, app: App[None], deliver: Callable[[events.Event], Awaitable[None]]) -> None:
        """Guard a program; `deliver` is how an event gets in."""
        self._app = app
        self._deliver = deliver
        self._waiting: deque[events.Event] = deque()
        self._looks = 0
        self._since = 0.0

    @property
    def waiting(self) -> int:
        """How many wait to enter."""
        return len(self._waiting)

    def clear(self) -> None:
        """Forget what was typed and clicked, and has not entered yet."""
        self._waiting.clear()

    async def enter(self, event: events.Event) -> None:
        """Deliver an event at once if the program is at rest, or else when it is."""
        if not self._waiting and self._suits(event):
            await self._deliver(event)
            return
        self._queue(event)
        if len(self._waiting) == 1:
            self._begin_to_wait()
            self._look_later()

    def _suits(self, event: events.Event) -> bool:
        return at_rest(self._app) and not (
            isinstance(event, events.MouseEvent) and _is_gone(self._app.screen, event)
        )

    def _queue(self, event: events.Event) -> None:
        """Let an event wait; of a mouse that moves only the last place counts."""
        moves = (isinstance(one, events.MouseMove) for one in (event, *list(self._waiting)[-1:]))
        if self._waiting and all(moves):
            self._waiting.pop()
        self._waiting.append(event)

    def _look_later(self) -> None:
        """Look again from among the program's own messages, when it deals with nothing else."""
        get_running_loop().call_later(POLL, lambda: self._app.call_later(self._look))

    def _begin_to_wait(self) -> None:
        self._looks, self._since = 0, monotonic()

    @property
    def _is_impatient(self) -> bool:
        return self._looks > LOOKS and monotonic() - self._since > PATIENCE

    async def _look(self) -> None:
        self._looks += 1
        if not any(screen.is_attached for screen in self._app.screen_stack):
            # The program is being closed.
            self.clear()
        if self._waiting and (self._suits(self._waiting[0]) or self._is_impatient):
            self._begin_to_wait()
            await self._deliver(self._waiting.popleft())
        if self._waiting:
            self._look_later()


def is_input(event: events.Event) -> bool:
    """Tell whether an event comes from a player, and has not been handed to a screen yet."""
    return isinstance(event, events.InputEvent | events.Paste) and not event.is_forwarded


def at_rest(app: App[None]) -> bool:
    """Tell whether all screens have their widgets, and nothing is left to be dealt with."""
    return not _has_messages(app) and all(map(_rests, app.screen_stack))


def _rests(screen: Screen[object]) -> bool:
    busy = getattr(screen, "busy", False)
    widgets = screen.walk_children(Widget, with_self=True)
    return not busy and all(widget.is_mounted and not _has_messages(widget) for widget in widgets)


def _has_messages(pump: MessagePump) -> bool:
    """Tell whether messages wait; the one after that which is dealt with has left the queue already."""
    return bool(pump.message_queue_size) or pump._pending_message is not None  # noqa: SLF001 - not counted in the size


def _is_gone(screen: Screen[object], event: events.MouseEvent) -> bool:
    """Tell whether what the mouse is on has been taken away, and the screen not been laid out anew yet."""
    try:
        widget, _ = screen.get_widget_at(int(event.x), int(event.y))
    except NoWidget:
        return False
    return not widget.is_attached


def name_of(key: str) -> str:
    """Return the name that Textual gives to a key, which may be written as its character."""
    modifiers, last = key[:-1], key[-1]
    is_character = not modifiers or modifiers.endswith("+")
    return f"{modifiers}{_character_to_key(last)}" if is_character else key


def is_sent(key: str) -> bool:
    """Return whether there is a key of a name, as Textual writes it, that a terminal may send."""
    *modifiers, name = ["+"] if key == "+" else key.split("+")
    if modifiers != sorted(MODIFIERS.intersection(modifiers)):
        return False
    if name in NAMED_KEYS:
        return True
    character = name if len(name) == 1 else key_to_character(REPLACED_KEYS.get(name, name))
    if (
        character is None
        or not character.isprintable()
        or name not in (character, _character_to_key(character))
    ):
        return False
    # With shift a letter is another letter, and with ctrl a capital letter is the small one.
    return "shift" not in modifiers and not ("ctrl" in modifiers and name.isupper())
