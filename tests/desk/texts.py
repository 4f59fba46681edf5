"""What stands on a desk that is drawn."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.text import Text

from boardkit.draw.show import Entry
from boardkit.text.log import Line
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.intents import Leaf
from boardkit.tui.desk.tips import leaf_of
from tests.desk.tools import HAND, after, drawn, ink_of


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
    return panels.prompt(desk, ink_of(desk.game.key, len(desk.match.players))).plain


def held(desk: Desk) -> list[str]:
    """Return the entries of the hand."""
    ink = ink_of(desk.game.key, len(desk.match.players))
    return ["\n".join(texts(entry)) for entry in panels.hand(desk, ink, HAND)]


def leaves(desk: Desk, lines: Sequence[Text], height: int) -> Iterator[Text]:
    """Read on until the first leaf lies open again."""
    first, _ = leaf_of(desk, lines, height)
    leaf = first
    while True:
        yield from leaf
        desk = after(desk, Leaf(1))
        leaf, _ = leaf_of(desk, lines, height)
        if leaf == first:
            return
