"""How wide the lines of a list are that stands in columns, and how much is told in each."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from boardkit.draw.blocks import Room, columns
from boardkit.draw.cards import Card

NARROWEST: Final = 22
"""Columns that a choice takes at least, in a card as in a line."""

MARK: Final = 3
"""Columns of the number of an entry, and of what parts it from the next."""

APART: Final = 3
"""Columns between entries that stand further apart than they must."""

LONGER: Final = 8
"""By how many columns a name is longer than most before it stands beside their columns."""

TOLD: Final = 44
"""Columns from which on a second line has room for what a choice does."""

LEAST: Final = NARROWEST + MARK
"""Columns that an entry of a list takes at least."""


def rooms_in(cards: Sequence[Card], room: Room) -> Sequence[Room]:
    """Say how wide and how high each entry of a list is."""
    wide = widths(cards, room)
    return list(map(Room, wide, heights(cards, wide, room)))


def named_closely(cards: Sequence[Card], room: Room) -> Sequence[Card]:
    """Call choices by their brief names where a list has no room for the whole of each line."""
    lines = zip(map(line_of, cards), rooms_in(cards, room), strict=True)
    if all(line.cell_len <= size.width for line, size in lines):
        return cards
    return [card.__replace__(name=card.brief) if card.brief else card for card in cards]


def widths(cards: Sequence[Card], room: Room) -> Sequence[int]:
    """Say how wide each line of a list is: as it takes; tags give way, then the widest columns."""
    lines = list(map(line_of, cards))
    least_abreast = max(min(-(-len(cards) // room.height), room.width // LEAST), 1)
    abreast = _abreast(lines, least_abreast, room.width)
    full, brief = _columns(lines, abreast), _columns(list(map(_brief, cards)), abreast)
    spare = room.width - (abreast - 1) * (1 if abreast == least_abreast else APART)
    fits, least = sum(brief) <= spare, max(spare, abreast * (LEAST - 1))
    wide = _between(full, brief, spare) if fits else levelled(brief, least)
    wide = _given_on(cards, wide, full, spare)
    # Rows end where columns do: nothing else fits beside the last one.
    wide[-1] += max(spare - sum(wide), 0)
    return [wide[number % abreast] - _mark(number) for number in range(len(cards))]


def heights(cards: Sequence[Card], wide: Sequence[int], room: Room) -> Sequence[int]:
    """Say how many lines each entry of a list has: where some are free, a row that is cut has two."""
    rows = _rows(wide, room.width)
    cut = [row for row in rows if any(line_of(cards[at]).cell_len > wide[at] for at in row)]
    higher = {at for row in cut[: max(room.height - len(rows), 0)] for at in row}
    return [2 if at in higher else 1 for at in range(len(cards))]


def with_spare(
    rooms: Sequence[Room], cards: Sequence[Card], barred: Sequence[bool], room: Room
) -> Sequence[Room]:
    """Give rows in which something is told a second line while lines are free: first where it can be done."""
    rows = _rows([size.width for size in rooms], room.width)
    spare = room.height - sum(max(rooms[at].height for at in row) for row in rows)
    single = [row for row in rows if all(rooms[at].height == 1 for at in row)]
    telling = [row for row in single if any(cards[at].text and rooms[at].width >= TOLD for at in row)]
    first = sorted(telling, key=lambda row: all(barred[at] for at in row))
    higher = {at for row in first[: max(spare, 0)] for at in row}
    return [Room(size.width, 2) if at in higher else size for at, size in enumerate(rooms)]


def _rows(wide: Sequence[int], room: int) -> list[list[int]]:
    """Say which entries so wide stand in a row."""
    rows, column = list[list[int]](), room
    for number, width in enumerate(wide):
        extent = width + _mark(number)
        if column + extent > room:
            rows.append([])
            column = 0
        rows[-1].append(number)
        column += extent + 1
    return rows


def _abreast(lines: Sequence[Text], least: int, width: int) -> int:
    """Say how many lines stand beside each other: where one row is not enough, as many as are not cut."""
    abreast = least
    while 1 < abreast < len(lines) and sum(_columns(lines, abreast + 1)) + abreast * APART <= width:
        abreast += 1
    return abreast


def levelled(wide: Sequence[int], spare: int) -> list[int]:
    """Take from the widest columns, or from the most lines, what there is no room for."""
    found = list(wide)
    while sum(found) > spare:
        found[len(found) - 1 - found[::-1].index(max(found))] -= 1
    return found


def leaves_tags_out(card: Card, width: int) -> bool:
    """Tell whether a line has room for less than half of its tags, beside a price that must stay."""
    return bool(card.price) and 2 * width < line_of(card).cell_len + _brief(card).cell_len


def line_of(card: Card) -> Text:
    """Write a choice in one line: its name, what it costs, and what it is."""
    line = Text.assemble((card.name, "bold"), f"  {card.price}" if card.price else "")
    if card.tags is not None:
        line.append("  ").append_text(card.tags)
    return line


def _brief(card: Card) -> Text:
    return line_of(card.__replace__(tags=None))


def head(card: Card) -> tuple[Text, ...]:
    """Write what a line of a list begins with: name, price and tags."""
    return Text(card.name, "bold"), Text(card.price), card.tags or Text()


def in_columns(heads: Sequence[tuple[Text, ...]], most: int | None = None) -> list[tuple[Text, ...]]:
    """Let names, prices and tags stand below each other; where few have tags, what follows begins at once.

    Names of more columns than `most` stand beside those columns.
    """
    if most is not None:
        usual = iter(in_columns([head for head in heads if head[0].cell_len <= most]))
        return [next(usual) if head[0].cell_len <= most else _close(head) for head in heads]
    named, tags = columns([head[:-1] for head in heads]), [head[-1] for head in heads]
    few = 2 * sum(map(bool, tags)) <= len(tags)
    tagged = tags if few else columns([[tag] for tag in tags])
    for column in (named,) if few else (named, tagged):
        widest = max(len(cell.plain.rstrip()) for cell in column)
        for cell in column:
            cell.truncate(widest)
    return list(zip(named, tagged, strict=True))


def usual_name(heads: Sequence[tuple[Text, ...]]) -> int:
    """Say how many columns the name of an entry may have that is no longer than most are."""
    lengths = sorted(name.cell_len for name, *_ in heads)
    return lengths[len(lengths) // 2] + LONGER


def _close(head: tuple[Text, ...]) -> tuple[Text, ...]:
    name, price, tags = head
    return Text("  ").join(filter(None, (name, price))), tags


def _between(full: Sequence[int], brief: Sequence[int], spare: int) -> list[int]:
    """Take from the tags of the widest column that has some what there is no room for."""
    wide = list(full)
    while sum(wide) > spare:
        wide[max((at for at in range(len(wide)) if wide[at] > brief[at]), key=wide.__getitem__)] -= 1
    return wide


def _given_on(cards: Sequence[Card], wide: Sequence[int], full: Sequence[int], spare: int) -> list[int]:
    """Give what columns do not need where tags are left out to those that are cut, who lack least first."""
    abreast = len(wide)
    shown = [
        _brief(card) if leaves_tags_out(card, wide[number % abreast] - _mark(number)) else line_of(card)
        for number, card in enumerate(cards)
    ]
    found = [min(one, most) for one, most in zip(_columns(shown, abreast), wide, strict=True)]
    for at in sorted(range(abreast), key=lambda at: full[at] - found[at]):
        found[at] += max(min(full[at] - found[at], spare - sum(found)), 0)
    return found


def _columns(lines: Sequence[Text], abreast: int) -> list[int]:
    """Say how wide columns must be that lines with their numbers fill row by row."""
    marked = [line.cell_len + _mark(number) for number, line in enumerate(lines)]
    return [max(marked[column::abreast], default=0) for column in range(abreast)]


def _mark(number: int) -> int:
    """Return the columns of the number before an entry, and of how it stands."""
    return len(str(number + 1)) + 1
