"""What stands below the name of a seat, in as many lines as it may have."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from rich.style import Style
from rich.text import Span, Text

from boardkit.draw.blocks import shortened, wrapped

PART: Final = " · "
LEFT_OUT: Final = " …"
"""What stands between parts of a line, and what for those that have no room."""

BETWEEN: Final = re.compile(f"{PART}|, ")
"""What stands between parts, or between the names of one."""

LEAST_LEFT: Final = 3
"""The columns up to which the beginning of a word that is cut says nothing."""

LATELY: Final = 256
"""How many texts are remembered as they were written below a name."""


def joined(*parts: Text) -> Text:
    """Write parts one after the other; those that say nothing are left out."""
    return Text(PART).join(part for part in parts if part)


def below_in(count: int, parts: Sequence[Text], width: int, margin: int) -> list[Text]:
    """Write parts into so many lines: the last holds what is left, the first what is free."""
    last = joined(*parts[count - 1 :])
    shown = [part for part in (*parts[: count - 1], last)[:count] if part]
    lines: list[Text] = []
    for left, part in zip(range(len(shown) - 1, -1, -1), shown, strict=True):
        lines += below_name(part, count - len(lines) - left, width, margin)
    return lines


def _broken_off(text: Text, width: int) -> Text:
    """Leave out at the end of a line what has no room, whole parts and whole names; one alone is cut."""
    for end in reversed([between.start() for between in BETWEEN.finditer(text.plain)]):
        if end + len(LEFT_OUT) <= width:
            return text[:end].append(LEFT_OUT)
    cut = shortened(text, width)
    first, *_ = wrapped(text, width - len(LEFT_OUT))
    first.rstrip()
    return cut if len(cut.plain.rpartition(" ")[2]) > LEAST_LEFT else first.append(LEFT_OUT)


def below_name(text: Text, most: int, width: int, margin: int) -> list[Text]:
    """Write a text in at most so many lines of a width, with a margin before them."""
    said = text.plain, tuple(text.spans), text.style
    return [*_below(*said, most, width, margin)] if text and most else []


@lru_cache(LATELY)
def _below(
    plain: str, spans: tuple[Span, ...], style: str | Style, most: int, width: int, margin: int
) -> Sequence[Text]:
    """Write it, unless it was written lately: most seats have what they had at the table before."""
    lines = wrapped(Text(plain, style, spans=[*spans]), width - margin)
    if len(lines) > most:
        for line in lines:
            line.rstrip()
        lines[most - 1] = _broken_off(Text(" ").join(lines[most - 1 :]), width - margin)
    return tuple(Text(" " * margin).append_text(line) for line in lines[:most])
