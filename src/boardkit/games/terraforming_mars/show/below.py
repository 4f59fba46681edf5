"""What stands below the name of a seat, in as many lines as it may have."""

from collections.abc import Sequence

from rich.text import Text

from boardkit.draw.blocks import shortened, wrapped


def below_in(count: int, parts: Sequence[Text], width: int, margin: int) -> list[Text]:
    """Write parts into so many lines: the last holds what is left, the first what is free."""
    last = Text(" · ").join(part for part in parts[count - 1 :] if part)
    shown = [part for part in (*parts[: count - 1], last)[:count] if part]
    lines: list[Text] = []
    for left, part in zip(range(len(shown) - 1, -1, -1), shown, strict=True):
        lines += below_name(part, count - len(lines) - left, width, margin)
    return lines


def below_name(text: Text, most: int, width: int, margin: int) -> list[Text]:
    """Write a text in at most so many lines of a width, with a margin before them."""
    if not text or most == 0:
        return []
    lines = wrapped(text, width - margin)
    if len(lines) > most:
        for line in lines:
            line.rstrip()
        lines[most - 1] = shortened(Text(" ").join(lines[most - 1 :]), width - margin)
    return [Text(" " * margin).append_text(line) for line in lines[:most]]
