"""The socket of a page, which may be gone by now, or take nothing."""

import asyncio
from contextlib import suppress
from typing import Final

from aiohttp import web

GOODBYE: Final = 1.0  # seconds that a page has to answer when its socket is closed from here
STALLED: Final = 30.0  # seconds after which a page that takes nothing of what it is sent counts as gone


class Socket:
    """Sends to a page, and closes, within bounds of time."""

    def __init__(self, websocket: web.WebSocketResponse, transport: asyncio.Transport | None) -> None:
        self._websocket = websocket
        self._transport = transport

    async def send(self, part: bytes | str) -> bool:
        """Send something, and return whether it is on its way; hang up where nobody takes it any more."""
        send = self._websocket.send_str if isinstance(part, str) else self._websocket.send_bytes
        try:
            async with asyncio.timeout(STALLED):
                await send(part)  # type: ignore[arg-type] # the one for its kind
        except (TimeoutError, ConnectionError):
            self.hang_up()
            return False
        return True

    async def close(self, code: int) -> None:
        """Close the socket; on a page that takes nothing, or does not answer, hang up."""
        if self._websocket.prepared:
            with suppress(TimeoutError):
                async with asyncio.timeout(GOODBYE):
                    await self._websocket.close(code=code)
        self.hang_up()

    def hang_up(self) -> None:
        """Tear the socket off."""
        if self._transport is not None:
            self._transport.abort()
