"""What stands below the name of a seat, in as many lines as it may have."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from rich.style import Style
from rich.text import Span, Text

from boardkit.draw.blocks import shortened, wrapped
from boardkit.text import Words

PART: Final = " · "
"""What stands between parts of a line."""

CUT: Final = " …"
"""What stands after a line that is cut."""

BETWEEN: Final = re.compile(f"{PART}|, ")
"""What stands between parts, or between the names of one."""

LEAST_LEFT: Final = 3
"""The columns up to which the beginning of a word that is cut says nothing."""

LATELY: Final = 256
"""How many texts are remembered as they were written below a name."""


def joined(*parts: Text) -> Text:
    """Write parts one after the other; those that say nothing are left out."""
    return Text(PART).join(part for part in parts if part)


def below_in(count: int, parts: Sequence[Text], width: int, margin: int, words: Words) -> list[Text]:
    """Write parts into so many lines: the last holds what is left, the first what is free.

    Of the last part, which lists names, those that have no room are counted.
    """
    last, names = joined(*parts[count - 1 :]), len(parts[-1])
    shown = [part for part in (*parts[: count - 1], last)[:count] if part]
    lines: list[Text] = []
    for left, part in zip(range(len(shown) - 1, -1, -1), shown, strict=True):
        most = count - len(lines) - left
        lines += below_name(part, most, width, margin, words, 0 if left else names)
    return lines


def _broken_off(text: Text, width: int, words: Words, names: int) -> Text:
    """Leave out at the end of a line what has no room, whole parts, and whole names; one alone is cut.

    Names that have no room are counted, else with the parts before them; a mark gives way to a part.
    """
    parted = [between.span() for between in reversed([*BETWEEN.finditer(text.plain)])]
    counts = [words("seat-left-out", count=left) for left in range(1, len(parted) + 1)] if names else []
    for (_, end), more in zip(parted, counts, strict=False):
        if end >= len(text) - names and end + len(more) <= width:
            return text[:end].append(more)
    for left, (begin, end) in enumerate(parted):
        if begin <= width:
            counted = text[:end].append(counts[left]) if names else text
            marked = text[:begin].append(CUT)
            return next((line for line in (counted, marked) if line.cell_len <= width), text[:begin])
    cut = shortened(text, width)
    first, *_ = wrapped(text, width - len(CUT))
    first.rstrip()
    return cut if len(cut.plain.rpartition(" ")[2]) > LEAST_LEFT else first.append(CUT)


def below_name(text: Text, most: int, width: int, margin: int, words: Words, names: int = 0) -> list[Text]:
    """Write a text in at most so many lines of a width, with a margin before them.

    Of the names that its last so many characters list, those that have no room are counted.
    """
    said = text.plain, tuple(text.spans), text.style
    return [*_below(*said, most, width, margin, words, names)] if text and most else []


@lru_cache(LATELY)
def _below(
    plain: str,
    spans: tuple[Span, ...],
    style: str | Style,
    most: int,
    width: int,
    margin: int,
    words: Words,
    names: int,
) -> Sequence[Text]:
    """Write it, unless it was written lately: most seats have what they had at the table before."""
    lines = wrapped(Text(plain, style, spans=[*spans]), width - margin)
    if len(lines) > most:
        for line in lines:
            line.rstrip()
        rest = Text(" ").join(lines[most - 1 :])
        lines[most - 1] = _broken_off(rest, width - margin, words, names)
    return tuple(Text(" " * margin).append_text(line) for line in lines[:most])
