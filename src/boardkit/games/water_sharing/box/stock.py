"""The loose numbers of the box."""

from collections.abc import Mapping
from typing import Final

from attrs import frozen

from boardkit.core.notation.components import load_records


@frozen
class Stock:
    """How many there are of something, in the box or for each."""

    what: str
    count: int
    source: str


BOX: Final[Mapping[str, int]] = {
    stock.what: stock.count for stock in load_records(__package__, "box.json", Stock)
}
FACES: Final = (0, 1, 1, 2, 2, 3)
"""The swords on the faces of the die (dé rouge); the rules say from none to three, how often is our own."""
