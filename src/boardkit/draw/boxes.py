"""Box drawing: the sign for every meeting of light and heavy lines."""

import unicodedata
from collections.abc import Iterator
from typing import NamedTuple

LIGHT, HEAVY = 1, 2
WEIGHTS = {"LIGHT": LIGHT, "HEAVY": HEAVY}
ARMS = {"UP": (0,), "RIGHT": (1,), "DOWN": (2,), "LEFT": (3,), "VERTICAL": (0, 2), "HORIZONTAL": (1, 3)}


class Arms(NamedTuple):
    """The weight of the line on each side of a cell: 0 for none, 1 for light, 2 for heavy."""

    up: int = 0
    right: int = 0
    down: int = 0
    left: int = 0


def _read(name: str) -> Arms | None:
    """Read the arms out of a Unicode name such as `BOX DRAWINGS UP HEAVY AND RIGHT DOWN LIGHT`."""
    weights = [0, 0, 0, 0]
    weight = 0
    for part in name.removeprefix("BOX DRAWINGS ").split(" AND "):
        words = part.split()
        if not all(word in WEIGHTS or word in ARMS for word in words):
            return None
        weight = next((WEIGHTS[word] for word in words if word in WEIGHTS), weight)
        for arm in (arm for word in words for arm in ARMS.get(word, ())):
            weights[arm] = weight
    return Arms(*weights)


def _table() -> Iterator[tuple[Arms, str]]:
    yield Arms(), " "
    for sign in map(chr, range(0x2500, 0x2580)):
        arms = _read(unicodedata.name(sign))
        if arms is not None:
            yield arms, sign


BOX = dict(_table())
"""The sign for each of the 81 combinations of arms."""


def plain_box(arms: Arms) -> str:
    """Draw a joint in 7 bits: `+ - |` for heavy lines, dots for light ones."""
    heavy = [weight == HEAVY for weight in arms]
    up, right, down, left = heavy
    if not any(heavy):
        return "." if any(arms) else " "
    if (up or down) and (left or right):
        return "+"
    return "|" if up or down else "-"
