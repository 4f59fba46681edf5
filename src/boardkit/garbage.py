"""How much is made before the garbage collector looks through it: much is, and hardly any of it garbage."""

from typing import Final

CALM: Final = (5_000, 20, 50)

STARTING: Final = (400_000, 20, 50)
"""Until the first table is open: next to nothing of what is made for it is garbage."""
