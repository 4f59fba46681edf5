"""A tab of a browser: the program in a process of its own, with its library and its locks like any other."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from aiohttp.web import WebSocketResponse
from textual_serve.app_service import AppService
from textual_serve.download_manager import DownloadManager

from boardkit.commands.screens import BROWSER

PATIENCE: Final = 5.0
"""Seconds that the program has to end in good order when its tab is closed."""


class Tab(AppService):
    """Carries what is typed and painted between a tab and its process."""

    def __init__(self, line: Sequence[str], websocket: WebSocketResponse, downloads: DownloadManager) -> None:
        """Prepare to run the program, whose command line is `line`."""
        super().__init__(
            line[0],
            write_bytes=websocket.send_bytes,
            write_str=websocket.send_str,
            close=self._close,
            download_manager=downloads,
        )
        self._line = line
        self._websocket = websocket

    async def run(self) -> None:
        """Carry until the program has ended, and close the tab's line then."""
        # Of a program that ends at once, what reads its errors is cancelled before it has begun.
        with suppress(ConnectionError, asyncio.CancelledError):
            await super().run()
        await self._close()

    async def stop(self) -> None:
        """End the program; one that does not hear is killed, and has kept every decision."""
        process = self._process
        if process is None:
            return
        ending = asyncio.ensure_future(super().stop())
        # To cancel it would not do: Textual's server lets nothing of that through.
        ended, _ = await asyncio.wait({ending}, timeout=PATIENCE)
        if not ended:
            process.kill()
        await ending
        await process.wait()

    def _build_environment(self, width: int = 80, height: int = 24) -> dict[str, str]:
        return {
            **super()._build_environment(width, height),
            "TEXTUAL_DRIVER": BROWSER,
            "TERM": "xterm-256color",
            "PYTHONUTF8": "1",
        }

    async def _open_app_process(self, width: int = 80, height: int = 24) -> Process:
        """Start the program, in a group of its own: the server ends it, and not a ctrl+c beside it."""
        process = await asyncio.create_subprocess_exec(
            *self._line,
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            env=self._build_environment(width, height),
            start_new_session=sys.platform != "win32",
        )
        self._process, self._stdin = process, process.stdin
        return process

    async def _close(self) -> None:
        await self._websocket.close()
