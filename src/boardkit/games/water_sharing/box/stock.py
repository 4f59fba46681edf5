"""The loose numbers of the box."""

from typing import Final

from boardkit.core.notation.components import load_counts

BOX: Final = load_counts(__package__, "box.json")
FACES: Final = (0, 1, 1, 2, 2, 3)
"""The swords on the faces of the die (dé rouge); the rules say from none to three, how often is our own."""
