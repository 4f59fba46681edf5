"""Textual's driver for terminals, kept to what the terminal really sends and can show."""

import os
from contextlib import suppress
from select import select
from typing import Any, Final

from textual.app import App
from textual.drivers.linux_driver import LinuxDriver

from boardkit.draw.glyphs import seven_bit
from boardkit.tui.terminal.capabilities import NOBODY, Asked
from boardkit.tui.terminal.keyboard import Keyboard

CHUNK: Final = 4096
POLL: Final = 0.1  # seconds between two looks at whether the program has ended
SOON: Final = 0.02  # seconds after which it is asked again whether a sequence goes on
HUNG_UP: Final = 129  # the exit code that shells expect of a program whose terminal is gone
DIGITS_ON_THE_KEYPAD: Final = "\x1b>"  # has the keypad send digits, whatever came before


class TerminalDriver(LinuxDriver):
    """Reads by `Keyboard`, and writes to the standard output, which has been seen to be a terminal."""

    def __init__(self, app: App[Any], **how: Any) -> None:
        super().__init__(app, **how)
        asked: Asked = getattr(app, "asked", NOBODY)
        self._terminal, self._modes, self._typed = asked.terminal, asked.modes, asked.typed
        self._unanswered = asked.unanswered
        self._file = open(1, "w", encoding="utf-8", errors="replace", closefd=False)  # noqa: SIM115 - as long as it runs

    def start_application_mode(self) -> None:
        """Take the terminal over; in the end it is as it was before it was asked anything."""
        super().start_application_mode()  # type: ignore[no-untyped-call]
        if self._modes is not None and self.attrs_before is not None:
            self.attrs_before, self._modes = self._modes, None
        self.write(DIGITS_ON_THE_KEYPAD)

    def write(self, data: str) -> None:
        """Write to the terminal, in 7 bits if it has no more."""
        if not (self._terminal.utf8 or data.isascii()):
            data = seven_bit(data)
        super().write(data)

    def _run_input_thread(self) -> None:
        """Read until the end; a mistake in it ends the program like any other, and not with success."""
        try:
            self.run_input_thread()
        except Exception as error:
            self._app.call_later(self._app._handle_exception, error)  # noqa: SLF001 - Textual's own end

    def run_input_thread(self) -> None:
        """Hand on what is typed and clicked until the program ends, or the terminal is gone."""
        keyboard = Keyboard(self._terminal, self._unanswered)
        data, self._typed = self._typed, b""
        while True:
            for message in (*keyboard.feed(data), *keyboard.tick()):
                self.process_message(message)
            ready = select([self.fileno], [], [], SOON if keyboard.waits else POLL)[0]
            if self.exit_event.is_set():
                break
            data = b""
            if ready:
                with suppress(OSError):
                    data = os.read(self.fileno, CHUNK)
                if not data:  # the terminal is gone
                    self._app.call_later(self._app.exit, None, HUNG_UP)
                    break
        self._unanswered = keyboard.unanswered
