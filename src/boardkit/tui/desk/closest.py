"""How many lines entries of a list have, and how much of what each does is told in them."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from boardkit.draw.blocks import Room, hanging
from boardkit.draw.cards import SENTENCE, Card, run_on
from boardkit.tui.desk.linewidths import levelled


def closest(
    starts: Sequence[Text],
    cards: Sequence[Card],
    barred: Sequence[bool],
    room: Room,
    style: Style,
    abreast: int = 1,
) -> tuple[Sequence[int], Sequence[Text]]:
    """Write behind what choices are what they do, in whole sentences as long as one has room.

    What cannot be chosen gives way first. Those that stand beside each other have as many lines.

    Returns:
        How many lines each has, and what is written in them.
    """
    texts = [card.texts for card in cards]
    wanted = list[int]()
    for level in range(max(map(len, texts))):
        told = [one[min(level, len(one) - 1)] for one in texts]
        lines = [_with_text(*row, style) for row in zip(starts, told, strict=True)]
        high = _highest([len(hanging(line, room.width)) for line in lines], abreast)
        if sum(high) <= room.height:
            each = _in_rows(high, abreast, len(cards))
            rows = zip(starts, texts, each, strict=True)
            return each, [_fullest(*row, room.width, style) for row in rows]
        wanted = wanted or high
    rests = [all(barred[at : at + abreast]) for at in range(0, len(barred), abreast)]
    given = _in_rows(_shared_out(wanted, rests, room.height), abreast, len(cards))
    rooms = [Room(room.width, lines_each) for lines_each in given]
    lines = [_shorter(*row, style) for row in zip(starts, texts, rooms, strict=True)]
    return given, lines


def _highest(lines: Sequence[int], abreast: int) -> list[int]:
    """Say how many lines each row of so many entries has."""
    return [max(lines[at : at + abreast]) for at in range(0, len(lines), abreast)]


def _in_rows(lines: Sequence[int], abreast: int, count: int) -> list[int]:
    """Give every entry the lines of its row."""
    return [lines[number // abreast] for number in range(count)]


def _shared_out(wanted: Sequence[int], barred: Sequence[bool], high: int) -> Sequence[int]:
    """Share lines out among rows: first where something may be chosen, then, of what is left, to all."""
    first = levelled([1 if one else lines for one, lines in zip(barred, wanted, strict=True)], high)
    spare = high - sum(first)
    more = levelled([lines - has for lines, has in zip(wanted, first, strict=True)], spare)
    return [has + one for has, one in zip(first, more, strict=True)]


def _fullest(start: Text, texts: Sequence[Sequence[str]], high: int, width: int, style: Style) -> Text:
    """Say as much of what a choice does as has room in the lines that it has."""
    lines = (_with_text(start, text, style) for text in texts)
    return next(line for line in lines if len(hanging(line, width)) <= high)


def _shorter(start: Text, texts: Sequence[Sequence[str]], room: Room, style: Style) -> Text:
    """Leave out the last sentences of what a choice does, if they have no room, and leave no line empty."""
    own = SENTENCE.split(run_on(texts[-1]))
    said = [*texts, *(_left_off(own, count) for count in range(len(own) - 1, 0, -1))]
    lines = [_with_text(start, text, style) for text in said if text]
    return next((line for line in lines if len(hanging(line, room.width)) == room.height), lines[0])


def _left_off(sentences: Sequence[str], count: int) -> Sequence[str]:
    """Give the first sentences, and show that there are more."""
    return (*sentences[:count], "…")


def _with_text(start: Text, text: Sequence[str], style: Style) -> Text:
    """Say behind what a choice is what it does."""
    return Text("  ").join(filter(None, (start, Text(run_on(text), style))))
