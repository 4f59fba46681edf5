"""Entries of the hand in lines: what each is, why it is barred, and behind that what it does."""

from collections.abc import Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from boardkit.core import Choice, Refusal
from boardkit.draw.blocks import Room, broken_off, hanging, longest, shortened
from boardkit.draw.cards import Card, run_on
from boardkit.draw.drawing import Entry, Face
from boardkit.text import Words
from boardkit.tui.desk.closest import closest
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.gathering import is_ticked
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.linewidths import TOLD, head, in_columns, usual_name
from boardkit.tui.desk.moving import marks
from boardkit.tui.desk.saying import why_barred

TELLING: Final = 80
"""Columns from which on a line has room for what a choice does."""

GAP, CUT = "  ", "…"
"""What parts what is said of a choice, and what ends a text that is cut."""


def refused(words: Words, refusal: Refusal, width: int) -> str:
    """Say why a card cannot be played: in a sentence where that is one line, else in a few words."""
    return longest(width, f"✗ {words.say(refusal)}", f"✗ {words.short(refusal)}")


def told_in_lines(
    desk: Desk, choices: Sequence[Choice], cards: Sequence[Card], ink: Ink, room: Room, abreast: int = 1
) -> list[Entry]:
    """Write each choice in what lines there are: name, price, tags, why it is barred, what it does.

    Of as many abreast each has the width of `room`, and the rows share its height.

    Where a name that is longer than most would cut what others do, it stands beside their columns.
    """
    heads = [head(card) for card in cards]

    def told(heads: Sequence[tuple[Text, ...]]) -> list[Entry]:
        return _told_behind(desk, choices, cards, heads, ink, room, abreast)

    if room.height > len(choices):
        return told(heads)
    in_order = told(in_columns(heads))
    if not any(map(has_cut, in_order)):
        return in_order
    others = told(in_columns(heads, usual_name(heads))), told(heads)
    return min(in_order, *others, key=lambda entries: sum(map(has_cut, entries)))


def has_cut(entry: Entry) -> bool:
    """Tell whether anything that an entry says is cut."""
    return any(CUT in line.plain for line in entry.face.lines)


def _told_behind(
    desk: Desk,
    choices: Sequence[Choice],
    cards: Sequence[Card],
    heads: Sequence[tuple[Text, ...]],
    ink: Ink,
    room: Room,
    abreast: int,
) -> list[Entry]:
    """Write each choice behind its name, price and tags."""
    numbers = marks(desk) or " " * len(choices)
    widest = max(map(len, numbers))
    begun = [
        Text(" " * (widest - len(number))) + Text("  ").join(filter(None, start))
        for number, start in zip(numbers, heads, strict=True)
    ]
    rows = zip(choices, cards, begun, strict=True)
    starts = [with_reason(desk, *row, ink, room.width) for row in rows]
    style = Style(color=ink.palette["text"], bold=False)
    barred = [choice not in desk.draft.moves for choice in choices]
    high, lines = closest(starts, cards, barred, room, style, abreast)
    rooms = [Room(room.width, lines_each) for lines_each in high]
    return [telling(desk, *row) for row in zip(choices, lines, rooms, strict=True)]


def with_reason(desk: Desk, choice: Choice, card: Card, start: Text, ink: Ink, width: int) -> Text:
    """Say behind what a choice is why it is barred, if it is: in few words where it has to say much."""
    refusal = why_barred(desk, choice)
    if refusal is None:
        return start
    said = GAP + run_on(card.texts[-1]) if card.text else ""
    reason = refused(desk.words, refusal, width - start.cell_len - len(GAP) - len(said))
    return Text(GAP).join((start, Text(reason, ink.tones.bad)))


def telling(desk: Desk, choice: Choice, line: Text, room: Room) -> Entry:
    """Draw a choice in as many lines as it may take; what has no room in them is cut."""
    lines = hanging(line, room.width)
    if len(lines) > room.height:
        lines = [*lines[: room.height - 1], _rest(line, lines, room)]
    for one in lines:
        one.pad_right(room.width - one.cell_len)
    barred = choice not in desk.draft.moves
    taken, ticked = choice == desk.draft.choice, is_ticked(desk, choice)
    return Entry(Face(tuple(lines)), taken=taken, barred=barred, ticked=ticked)


def _rest(whole: Text, lines: Sequence[Text], room: Room) -> Text:
    """Write the last line that has room, with as much of what follows as it takes."""
    last = lines[room.height - 1]
    if room.width >= (TELLING if room.height == 1 else TOLD):
        return broken_off(whole if room.height == 1 else last, room.width)
    return shortened(whole if room.height == 1 else last.copy().append(CUT), room.width)
