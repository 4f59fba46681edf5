"""The other end of the program in a browser: what it paints goes to a server, which hands it on."""

import os
from contextlib import suppress
from functools import partial
from threading import Event
from typing import Any, Final

from textual import events, messages
from textual.app import App
from textual.drivers._byte_stream import ByteStream
from textual.drivers.web_driver import WebDriver, _ExitInput
from textual.geometry import Size
from textual.message import Message

from boardkit.tui.terminal.capabilities import NOBODY, Asked
from boardkit.tui.terminal.keyboard import Keyboard
from boardkit.tui.terminal.messages import Turnstile

LARGEST: Final = Size(500, 200)  # the most columns and lines that are drawn, whatever a browser says
MANY: Final = 500  # how many keys, clicks and sizes may wait for the program before no more are read
PAUSE: Final = 0.02  # seconds between two looks at how many there are


def bounded(width: Any, height: Any) -> Size:
    """Return a size that can be drawn, at most the bound; ValueError or TypeError if it is no number."""
    return Size(*(int(min(max(side, 1), most)) for side, most in zip((width, height), LARGEST, strict=True)))


class BrowserDriver(WebDriver):
    """Ends the program when the server is gone, however that came, so that its match is free again.

    Sizes come from a browser in three ways, and none is trusted: with the start of the program, in messages,
    and as what a terminal reports among what is typed.
    """

    def __init__(self, app: App[Any], **how: Any) -> None:
        super().__init__(app, **how)
        self._write = partial(self._hand_over)
        self._heard = 0
        asked: Asked = getattr(app, "asked", NOBODY)
        self._terminal = asked.terminal
        if self._size is not None:
            self._size = bounded(*self._size)

    def on_meta(self, packet_type: str, payload: dict[str, object]) -> None:
        """Do what the server says; a size that is none changes nothing."""
        if packet_type != "resize":
            super().on_meta(packet_type, payload)
            return
        with suppress(TypeError, ValueError):
            size = bounded(payload.get("width"), payload.get("height"))
            super().on_meta(packet_type, {"width": size.width, "height": size.height})

    def process_message(self, message: Message) -> None:
        """Hand on what was typed and clicked, and the size that a terminal reports, until the end."""
        if self.exit_event.is_set():
            return
        if isinstance(message, events.Resize):
            size = bounded(*message.size)
            self._size, message = size, events.Resize(size, size)
        super().process_message(message)

        self._heard += 1
        if self._heard % MANY == 0:
            self._let_catch_up()

    def _let_catch_up(self) -> None:
        """Wait until the program has dealt with most of what was typed: a flood would fill its memory."""
        arrived = Event()
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(arrived.set)
        while not arrived.wait(PAUSE) and not self.exit_event.is_set():
            pass
        turnstile: Turnstile | None = getattr(self._app, "turnstile", None)
        while self._app.message_queue_size + (turnstile.waiting if turnstile else 0) > MANY:
            if self.exit_event.wait(PAUSE):
                break

    def run_input_thread(self) -> None:
        """Hand on what is typed and clicked until the server says no more."""
        try:
            self._read()
        except _ExitInput:
            pass
        except Exception as error:
            self._app.call_later(self._app._handle_exception, error)  # noqa: SLF001 - Textual's own end
        finally:
            self._input_reader.close()
        if not self.exit_event.is_set():
            self._app.post_message(messages.ExitApp())

    def _read(self) -> None:
        keyboard, packets = Keyboard(self._terminal), ByteStream()
        for data in self._input_reader:
            for kind, payload in packets.feed(data) if data else ():
                if kind != "D":
                    self._on_meta(kind, payload)
                    continue
                for message in keyboard.feed(payload):
                    self.process_message(message)
            for message in keyboard.tick():
                self.process_message(message)

    def _hand_over(self, data: bytes) -> int:
        """Write to the server; to one that is gone, nowhere."""
        size = len(data)
        with suppress(BrokenPipeError):
            # A signal may come when only a part is written.
            while data:
                data = data[os.write(self.fileno, data) :]
        return size
