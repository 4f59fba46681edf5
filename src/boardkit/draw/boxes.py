"""Box drawing: the sign for every meeting of light and heavy lines, and what stands for it elsewhere."""

import unicodedata
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

LIGHT, HEAVY = 1, 2
WEIGHTS = {"LIGHT": LIGHT, "HEAVY": HEAVY}
LINES = {"SINGLE": LIGHT, "DOUBLE": HEAVY}
ARMS = {"UP": (0,), "RIGHT": (1,), "DOWN": (2,), "LEFT": (3,), "VERTICAL": (0, 2), "HORIZONTAL": (1, 3)}


class Arms(NamedTuple):
    """The weight of the line on each side of a cell: 0 for none, 1 for light, 2 for heavy."""

    up: int = 0
    right: int = 0
    down: int = 0
    left: int = 0


def _read(name: str, by: Mapping[str, int]) -> Arms | None:
    """Read the arms out of a Unicode name such as `BOX DRAWINGS UP HEAVY AND RIGHT DOWN LIGHT`."""
    weights = [0, 0, 0, 0]
    weight = 0
    for part in name.removeprefix("BOX DRAWINGS ").split(" AND "):
        words = part.split()
        if not all(word in by or word in ARMS for word in words):
            return None
        weight = next((by[word] for word in words if word in by), weight)
        for arm in (arm for word in words for arm in ARMS.get(word, ())):
            weights[arm] = weight
    return Arms(*weights)


def _table(by: Mapping[str, int]) -> Iterator[tuple[Arms, str]]:
    yield Arms(), " "
    for sign in map(chr, range(0x2500, 0x2580)):
        arms = _read(unicodedata.name(sign), by)
        if arms is not None:
            yield arms, sign


BOX = dict(_table(WEIGHTS))
"""The sign for each of the 81 combinations of arms."""

DOUBLED: Final = dict(_table(LINES))
"""Signs with double lines for heavy ones; there are none of a single arm, or of a line that changes."""

BY_SIGN: Final = {sign: arms for arms, sign in BOX.items() if sign != " "}


def plain_box(arms: Arms) -> str:
    """Draw a joint in 7 bits: `+ - |` for heavy lines, dots for light ones."""
    heavy = [weight == HEAVY for weight in arms]
    if not any(heavy):
        return "." if any(arms) else " "
    return _joint(*heavy)


def frame_stand_ins(sign: str) -> tuple[str, ...]:
    """List what may stand for a sign of a frame, the likest first; empty for any other sign.

    Heavy lines become double ones, which more fonts have, and round corners and dashes become plain lines.
    """
    if not "─" <= sign <= "╿":
        return ()
    if sign in "╱╲╳":
        return ("/\\x"["╱╲╳".index(sign)],)
    words = unicodedata.name(sign).split()
    up, right, down, left = (any(arm in ARMS.get(word, ()) for word in words) for arm in range(4))
    there, through = Arms(up, right, down, left), Arms(up or down, right or left, up or down, right or left)
    heavy = BY_SIGN.get(sign, Arms())
    strong = (heavy, *(Arms(*(HEAVY * arm for arm in arms)) for arms in (there, through)))
    doubled = [DOUBLED.get(arms, "") for arms in strong] if HEAVY in heavy else []
    return (*filter(None, doubled), BOX[there], BOX[through], _joint(*there))


def _joint(up: int, right: int, down: int, left: int) -> str:
    if (up or down) and (left or right):
        return "+"
    return "|" if up or down else "-"
