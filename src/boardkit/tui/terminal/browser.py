"""The other end of the program in a browser: what it paints goes to a server, which hands it on."""

import os
from contextlib import suppress
from functools import partial
from typing import Any

from textual import messages
from textual.app import App
from textual.drivers.web_driver import WebDriver


class BrowserDriver(WebDriver):
    """Ends the program when the server is gone, however that came, so that its match is free again."""

    def __init__(self, app: App[Any], **how: Any) -> None:
        super().__init__(app, **how)
        self._write = partial(self._hand_over)

    def run_input_thread(self) -> None:
        """Hand on what is typed and clicked until the server says no more."""
        super().run_input_thread()
        if not self.exit_event.is_set():
            self._app.post_message(messages.ExitApp())

    def _hand_over(self, data: bytes) -> int:
        """Write to the server; to one that is gone, nowhere."""
        with suppress(BrokenPipeError):
            os.write(self.fileno, data)
        return len(data)
