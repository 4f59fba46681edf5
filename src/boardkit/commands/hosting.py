"""Where pages are served: addresses of this computer, and whether what serves them is installed."""

import socket
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from boardkit.tui.desk.wishes import Host

LAST_PORT: Final = 65535

HERE, EVERYWHERE = "127.0.0.1", "0.0.0.0"  # noqa: S104 - only where somebody asks for it
"""The addresses to listen at: this computer alone, or all that reach it."""

ELSEWHERE: Final = ("192.0.2.1", 9)  # nobody's address: what a message to it would leave by, others reach


def is_installed() -> bool:
    """Return whether the extra `web` is."""
    return all(map(find_spec, ("textual_serve", "segno")))


def reached_by(*, network: bool) -> str:
    """Return the address of this computer, in its network if so wished; nothing is sent to find it."""
    if not network:
        return HERE
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(ELSEWHERE)
        except OSError:
            return socket.gethostname()
        return str(way.getsockname()[0])


def hand_host(port: int = 0, *, network: bool = True) -> "Callable[[], Host] | None":
    """Return what makes something serve hands; None where the extra is not installed."""
    return partial(_host, port, network=network) if is_installed() else None


def _host(port: int, *, network: bool) -> "Host":
    # A server takes long to import, and few tables need one.
    make: Callable[..., Host] = import_module("boardkit.commands.web.hands").HandHost
    host = EVERYWHERE if network else HERE
    return make(host, partial(reached_by, network=network), port, network=network)
