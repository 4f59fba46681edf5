"""Plain data as JSON text."""

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from boardkit.core.faults import FaultError, NamedTwice, NotJson, NumberTooLong, TooDeep

DEEPEST: Final = 100  # how many lists and objects may stand inside each other; no file of ours has ten
MOST: Final = 1_000_000  # no number on a table is larger


def is_plain(text: str) -> bool:
    """Return whether text can be written as UTF-8: control codes can, and show as pictures; halves cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def parsed(text: str) -> object:
    """Read JSON; FaultError if it is none, names something twice, or is deeper or longer than of use."""
    try:
        plain = json.loads(text, object_pairs_hook=_named_once)
    except json.JSONDecodeError as error:
        raise FaultError(NotJson(error.lineno, error.colno)) from error
    except RecursionError as error:
        raise FaultError(TooDeep(DEEPEST)) from error
    except ValueError as error:
        raise FaultError(NumberTooLong()) from error
    # Nothing stands inside more lists and objects than are opened.
    if text.count("[") + text.count("{") > DEEPEST and isinstance(plain, dict | list) and _is_deep(plain):
        raise FaultError(TooDeep(DEEPEST))
    return plain


def written(plain: object) -> str:
    """Write plain data as readable JSON, in which a terminal finds nothing to obey."""
    lines = json.dumps(plain, ensure_ascii=False, indent=1).split("\n")
    return "".join(f"{line if line.isprintable() else _escaped(line)}\n" for line in lines)


def _named_once(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    """Make an object of its names and values; JSON would drop the first of two values without a word."""
    plain = dict(pairs)
    if len(plain) < len(pairs):
        raise FaultError(NamedTwice(Counter(name for name, _ in pairs).most_common(1)[0][0]))
    return plain


def _is_deep(plain: dict[str, Any] | list[Any]) -> bool:
    """Return whether too many lists and objects stand inside each other, without as many calls."""
    level = [plain]
    for _ in range(DEEPEST):
        inner = (outer.values() if isinstance(outer, dict) else outer for outer in level)
        level = [one for outer in inner for one in outer if isinstance(one, dict | list)]
        if not level:
            return False
    return True


def _escaped(line: str) -> str:
    return "".join(letter if letter.isprintable() else json.dumps(letter)[1:-1] for letter in line)
