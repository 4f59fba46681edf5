"""What stands on a desk that is drawn."""

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from boardkit.draw.drawing import Entry
from boardkit.text.telling import Line
from boardkit.tui.desk import rooms
from boardkit.tui.desk.desk import Desk
from tests.desk.tools import drawn, ink_of


def texts(shown: Any) -> Iterator[str]:
    """Find every text in what a room shows."""
    match shown:
        case Text():
            yield shown.plain
        case str():
            yield shown
        case Line():
            yield shown.text
        case Entry():
            yield from texts(shown.face.lines)
        case tuple() | list():
            for part in shown:
                yield from texts(part)


def written(desk: Desk) -> str:
    """Return all that stands on a desk, room by room."""
    return "\n".join(texts(drawn(desk)))


def prompted(desk: Desk) -> str:
    """Return what is said under the map."""
    return rooms.prompt(desk, ink_of(desk.game.key, len(desk.match.players))).plain


def held(desk: Desk) -> list[str]:
    """Return the entries of the hand."""
    return [
        "\n".join(texts(entry)) for entry in rooms.hand(desk, ink_of(desk.game.key, len(desk.match.players)))
    ]
