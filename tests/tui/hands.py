"""Hands for keyboard and mouse that wait for the program, not for the clock."""

import unicodedata
from asyncio import sleep
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from time import monotonic
from typing import Any
from unittest.mock import patch

from textual import events
from textual.app import App
from textual.keys import REPLACED_KEYS, _character_to_key, _get_unicode_name_from_key
from textual.message import Message
from textual.message_pump import MessagePump
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widget import Widget

from boardkit.tui.app import BoardkitApp
from boardkit.tui.terminal.messages import at_rest

ROUNDS = 6
"""How often the loop goes round before it is asked whether anything is left to do."""

PATIENCE = 60.0
"""Seconds after which a program that is never at rest is stuck."""


ME = "me"
"""Stands for the key by which whoever is next says that it is them: their letter, or enter."""


class Hands(Pilot[None]):
    """A pilot that goes on as soon as all is done; Textual's waits by the clock."""

    async def press(self, *keys: str) -> None:
        """Press keys one after the other, each when the one before has been dealt with."""
        for key in keys:
            self.app.post_message(pressed(self._opener() if key == ME else key))
            await self._rest()

    def _opener(self) -> str:
        """Return the key by which whoever is next says that it is them."""
        mode = self.app.screen.desk.mode  # type: ignore[attr-defined]
        return mode.opener or "enter"

    async def pause(self, delay: float | None = None) -> None:
        """Wait until all that was typed or clicked has been dealt with."""
        await sleep(delay or 0)
        await self._rest()

    async def paint(self) -> None:
        """Paint what came of all that was typed and clicked."""
        app = await self._rest()
        if app.is_running:
            app.paint()
            await self._rest()

    async def _rest(self) -> "Rested":
        app = self.app
        assert isinstance(app, Rested)
        until = monotonic() + PATIENCE
        while app.is_running and not await app.went_on():
            assert monotonic() < until, "the program is never at rest"
        return app


class Rested(App[None]):
    """A program that is given into quick hands."""

    _dispatching = 0

    @asynccontextmanager
    async def run_test(self, **options: Any) -> AsyncIterator[Pilot[None]]:
        """Run the program without a terminal; what a test has not looked at is painted at its end."""
        async with super().run_test(**options):
            hands = Hands(self)
            await hands.pause()
            yield hands
            await hands.paint()

    async def _dispatch_message(self, message: Message) -> None:
        self._dispatching += 1
        try:
            await super()._dispatch_message(message)
        finally:
            self._dispatching -= 1

    def waits(self) -> bool:
        """Tell whether anything waits for its time to come."""
        return bool(self._resize_timer or self._batch_count or self.animator._animations)

    async def went_on(self) -> bool:
        """Go on, lay out what is to be seen, and tell whether there was nothing left to do."""
        for _ in range(ROUNDS):
            await sleep(0)
        if self.waits():
            await sleep(0.001)
            return False
        if self._dispatching or not at_rest(self) or any(map(_has_more, self._pumps())):
            return False
        screen = self.screen
        unpainted: bool = screen._update_timer._active.is_set()
        called = bool(screen._callbacks)
        screen._on_timer_update()
        return not unpainted and not called

    def paint(self) -> None:
        """Paint what has changed on the screen on top."""
        self.screen._compositor_refresh()

    def _pumps(self) -> Iterator[MessagePump]:
        yield self
        for screen in self.screen_stack:
            yield from screen.walk_children(Widget, with_self=True)


class TestedApp(Rested, BoardkitApp):
    """Boardkit, painted when the hands rest rather than as time goes by."""

    _paints = False

    def waits(self) -> bool:
        """Tell whether anything that was typed waits, too."""
        return bool(self.turnstile.waiting) or super().waits()

    def paint(self) -> None:
        """Paint what has changed on the screen on top."""
        self._paints = True
        try:
            super().paint()
        finally:
            self._paints = False

    def may_paint(self, screen: Screen[Any]) -> bool:
        """Tell whether a screen is painted now; the one on top waits, and remembers what has changed."""
        if self._paints or screen is not self.screen:
            return True
        screen._dirty_widgets.clear()
        self._update_mouse_over(screen)
        return False


@contextmanager
def painted_at_rest(app: TestedApp) -> Iterator[None]:
    """Paint the program when its hands rest."""
    refresh = Screen._compositor_refresh

    def when_at_rest(screen: Screen[Any]) -> None:
        if app.may_paint(screen):
            refresh(screen)

    with patch.object(Screen, "_compositor_refresh", when_at_rest):
        yield


def _has_more(pump: MessagePump) -> bool:
    return pump._pending_message is not None or bool(pump._next_callbacks)


def pressed(key: str) -> events.Key:
    """Return what comes from the terminal for a key."""
    name = _character_to_key(key) if len(key) == 1 else key
    written = _get_unicode_name_from_key(REPLACED_KEYS.get(name, name))
    try:
        return events.Key(name, unicodedata.lookup(written))
    except KeyError:
        return events.Key(name, name if len(name) == 1 else None)
