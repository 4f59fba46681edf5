"""The sheet on which two questions are answered together: one card of a few, and any of many."""

from collections.abc import Sequence
from itertools import chain
from typing import Final

from rich.style import Style
from rich.text import Text

from boardkit.core import Choice
from boardkit.draw.blocks import Room, longest, shortened, wrapped
from boardkit.draw.cards import Card, Frame, framed, run_on, told, whole_name
from boardkit.draw.extras import card_of
from boardkit.draw.forms import reckoned, together_of
from boardkit.draw.palette import Palette
from boardkit.text.spots import HERE
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.gathering import chosen, form, keys_of
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import Take
from boardkit.tui.desk.leafing import leafed
from boardkit.tui.desk.sheet import Sheet, abreast, plain, stacked, wanting, within
from boardkit.tui.desk.toldlines import CUT

FEW: Final = 5
"""How many cards that may be bought have room below the map."""

LARGE: Final = Room(110, 30)
"""The least room in which cards are drawn as cards."""

ROW: Final = 5
"""Cards of a row in it."""

MORE_TAGS: Final = "+"
"""Stands behind the tags of a card where a line has no room for the others."""

TELLING: Final = 8
"""The lines below a list in one column: for what it comes to, and for the card that is pointed at."""

FEWEST: Final = 5
"""The lines below a list in two columns: what it comes to, and the beginning of what is pointed at."""

HIGH: Final = 7
"""The fewest lines of the cards of which one is chosen, where there is less room."""


def preparing(desk: Desk, ink: Ink, room: Room) -> Sheet | None:
    """Draw the sheet; None where there is nothing to be answered together, or the map is wanted."""
    if desk.zoom or not _is_wanted(desk):
        return None
    large = room.width >= LARGE.width and room.height >= LARGE.height
    return within((_in_cards if large else _in_lines)(desk, ink, room), room.width, room.height)


def _is_wanted(desk: Desk) -> bool:
    """Tell whether both questions are open, or so many cards may be bought that the hand has no room."""
    together = together_of(desk.drawing)
    several = () if together is None else [one for one in _entries(desk) if one.kind is together.several]
    acting = desk.modes[0].gathers and desk.sight.acting
    return acting and (form(desk) is not None or len(several) > FEW)


def _entries(desk: Desk) -> list[Choice]:
    return [entry for entry in desk.listed if isinstance(entry, Choice)]


def _parted(desk: Desk) -> tuple[list[Choice], list[Choice]]:
    """Part the entries into those of which one is chosen, and all others."""
    together = together_of(desk.drawing)
    assert together is not None
    few = [entry for entry in _entries(desk) if entry.kind is together.one]
    return few, [entry for entry in _entries(desk) if entry.kind is together.several]


def _in_cards(desk: Desk, ink: Ink, room: Room) -> Sheet:
    """Draw all as cards: those to choose one of, then rows of those to buy, then what it comes to."""
    few, many = _parted(desk)
    rows = [*([few] if few else []), *(many[at : at + ROW] for at in range(0, len(many), ROW))]
    wides = [room.width // (len(few) if row is few else ROW) - 1 for row in rows]
    wanted = _wanted(desk, list(zip(rows, wides, strict=True)), ink, room)
    free = _free(desk, room)
    highs = wanted if sum(wanted) <= free else _shared(wanted, free - _most_told(desk, ink, room))
    return stacked(
        *(
            abreast(*(_boxed(desk, entry, ink, Room(wide, high)) for entry in row), gap=1)
            for row, wide, high in zip(rows, wides, highs, strict=True)
        ),
        plain(_foot(desk, ink, Room(room.width, room.height - sum(highs)))),
    )


def _wanted(desk: Desk, rows: Sequence[tuple[Sequence[Choice], int]], ink: Ink, room: Room) -> list[int]:
    """Say how many lines rows of cards take that tell all; written closely, where there are not so many."""
    highs = [_highest(desk, row, ink, wide) for row, wide in rows]
    if sum(highs) <= _free(desk, room):
        return highs
    pairs = zip(rows, highs, strict=True)
    return [_closest(desk, row, ink, Room(wide, high)) for (row, wide), high in pairs]


def _free(desk: Desk, room: Room) -> int:
    """Return how many lines of a room are left beside what the whole choice comes to."""
    return room.height - len(_comes_to(desk, room.width))


def _most_told(desk: Desk, ink: Ink, room: Room) -> int:
    """Return how many lines a card takes at most that is told in full because it is pointed at."""
    return max(len(_pointed(desk, one, ink, room.width, closer=True)) for one in _entries(desk))


def _shared(wanted: Sequence[int], free: int) -> list[int]:
    """Share lines among rows of cards: none has more than it wants, and what is left goes to the others."""
    given = dict[int, int]()
    for number in sorted(range(len(wanted)), key=wanted.__getitem__):
        given[number] = min(wanted[number], (free - sum(given.values())) // (len(wanted) - len(given)))
    return [given[number] for number in range(len(wanted))]


def _in_lines(desk: Desk, ink: Ink, room: Room) -> Sheet:
    """Draw those to choose one of as cards, the others as lines, and the one that is pointed at in full."""
    few, many = _parted(desk)
    single = room.height - (HIGH if few else 0) - len(many) >= TELLING
    high = len(many) if single else -(-len(many) // 2)
    spare = HIGH if _is_noted(desk) else room.height - high - (TELLING if single else FEWEST)
    heads = _heads(desk, few, ink, Room(room.width, spare))
    free = room.height - max((len(head.lines) for head in heads), default=0)
    wide = room.width if single else (room.width - 1) // 2
    columns = [
        [_lined(desk, entry, ink, wide, whole=single) for entry in many[at : at + high]]
        for at in range(0, len(many), high)
    ]
    return stacked(
        *([abreast(*heads, gap=1)] if heads else []),
        abreast(*(stacked(*column) for column in columns), gap=1),
        plain(_foot(desk, ink, Room(room.width, free - high)) + _how_to_read(desk)),
    )


def _heads(desk: Desk, few: Sequence[Choice], ink: Ink, room: Room) -> list[Sheet]:
    """Draw those to choose one of as high as their text takes, if there is room; their ticks stand above."""
    wide = room.width // max(len(few), 1) - 1
    wanted = _highest(desk, few, ink, wide) - 1
    size = Room(wide, max(min(wanted, room.height), HIGH))
    return [_boxed(desk, entry, ink, size, ticked_above=True, closer=wanted > size.height) for entry in few]


def _key(desk: Desk, entry: Choice) -> str:
    """Return the key that ticks an entry."""
    number = desk.listed.index(entry)
    found = next((key for key, at in keys_of(desk).items() if at == number), "")
    return found or ("1234567890"[number] if number < FEW * 2 and not keys_of(desk) else "")


def _tick(desk: Desk, entry: Choice) -> str:
    """Show whether an entry is ticked; round brackets stand where one of several is chosen."""
    together, chosen = form(desk), entry in desk.marked
    if together is not None and entry.kind is together.one:
        return "(•)" if chosen else "( )"
    return "[x]" if chosen else "[ ]"


def _card(desk: Desk, entry: Choice, ink: Ink) -> Card:
    return card_of(desk.drawing, desk.state, entry, desk.words, ink.palette)


def _boxed(
    desk: Desk, entry: Choice, ink: Ink, size: Room, *, ticked_above: bool = False, closer: bool = False
) -> Sheet:
    """Draw an entry as a card; where its paragraphs have no room, closer, as a single one."""
    mark, heavy, tick = "▸" if entry == desk.draft.choice else "", entry in desk.marked, _tick(desk, entry)
    label = f"{mark}{_key(desk, entry)}"
    foot = Text(tick, "bold" if heavy else "")
    frame = Frame(f"{label} {tick}", heavy=heavy) if ticked_above else Frame(label, foot, heavy=heavy)
    card = _card(desk, entry, ink)
    card = card.__replace__(text=(run_on(card.text),)) if closer and not card.picture else card
    lines = framed(card, frame, size.width, size.height, ink.palette)
    if entry == desk.draft.choice:
        lines[0].stylize(HERE)
    return wanting(Take(desk.listed.index(entry)), lines)


def _highest(desk: Desk, entries: Sequence[Choice], ink: Ink, width: int) -> int:
    """Say how many lines cards of a row take that tell all."""
    return max((_high(desk, entry, ink, width) for entry in entries), default=HIGH)


def _closest(desk: Desk, entries: Sequence[Choice], ink: Ink, size: Room) -> int:
    """Say in how many lines no card of a row is cut, though all may be written closely."""
    cards = tuple(_card(desk, entry, ink) for entry in entries)
    return desk.drawn.each(tuple(entries), _least_high, cards, size, ink.palette)


def _least_high(cards: Sequence[Card], size: Room, palette: Palette) -> int:
    frame = Frame("1", Text("[ ]"))
    drawn = (
        (high, [line.plain for card in cards for line in framed(card, frame, size.width, high, palette)[1:]])
        for high in range(HIGH, size.height)
    )
    return next((high for high, lines in drawn if not any(CUT in line for line in lines)), size.height)


def _high(desk: Desk, entry: Choice, ink: Ink, width: int) -> int:
    """Say how many lines a card takes that tells all: its frame, its name where it is long, text and tick."""
    card = _card(desk, entry, ink)
    title = whole_name(f"{_key(desk, entry)} {card.name}", card.price, width)
    return 3 + len(title) + len(told(card, width - 2))


def _lined(desk: Desk, entry: Choice, ink: Ink, width: int, *, whole: bool = False) -> Sheet:
    """Write a card in a line, with as much of its tags as has room; a whole one tells what it does, too."""
    card = _card(desk, entry, ink)
    mark = "▸" if entry == desk.draft.choice else " "
    style = ink.palette[card.colour] if card.colour else ""
    line, price = Text(f"{mark}{_key(desk, entry)} {_tick(desk, entry)} "), Text(f"  {card.price}")
    free = width - line.cell_len - price.cell_len
    name = longest(free, card.name, card.brief or card.name)
    line.append_text(shortened(Text(name, f"bold {style}".strip()), free)).append_text(price)
    line.append_text(_tagged(card, None if whole else width - line.cell_len))
    if whole:
        line.append("  ").append(run_on(card.text))
    line = shortened(line, width)
    line.pad_right(width - line.cell_len)
    if entry == desk.draft.choice:
        line.stylize(HERE)
    if entry in desk.marked:
        line.stylize("reverse")
    return wanting(Take(desk.listed.index(entry)), [line])


def _tagged(card: Card, room: int | None) -> Text:
    """Write tags by their names, by their signs, or as many signs as have room, and that there are more.

    Nothing stands where not one has room.
    """
    said = [tags for tags in (card.tags, card.signs) if tags]
    if room is None or not said:
        return Text("  ").append_text(said[0]) if said else Text()
    signs = said[-1].split(" ")
    fewer = (Text(" ").join([*signs[:most], Text(MORE_TAGS)]) for most in range(len(signs) - 1, 0, -1))
    lines = (Text(gap).append_text(tags) for tags in chain(said, fewer) for gap in ("  ", " "))
    return next((line for line in lines if line.cell_len <= room), Text())


def _foot(desk: Desk, ink: Ink, room: Room) -> list[Text]:
    """Say what the whole choice comes to, and tell in full what is pointed at."""
    comes_to, choice = _comes_to(desk, room.width), desk.draft.choice
    rest = Room(room.width, room.height - len(comes_to))
    if choice is None or rest.height <= 0:
        return comes_to
    pointed = _pointed(desk, choice, ink, room.width)
    if len(pointed) > rest.height:
        pointed = _pointed(desk, choice, ink, room.width, closer=True)
    return [*comes_to, *leafed(desk, pointed, rest)]


def _comes_to(desk: Desk, width: int) -> list[Text]:
    """Say what the whole choice comes to."""
    lines = reckoned(desk.drawing, desk.state, chosen(desk), desk.words)
    return [part for line in lines for part in wrapped(Text(line, "bold"), width)]


def _how_to_read(desk: Desk) -> list[Text]:
    """Say that what is cut can be read in full, as long as nothing is pointed at or noted by a coach."""
    return [] if _is_noted(desk) or desk.draft.choice is not None else [Text(desk.words("sheet-read"), "dim")]


def _is_noted(desk: Desk) -> bool:
    """Tell whether a coach's note stands, which has the lines that are left."""
    return desk.coach is not None and bool(desk.coach.note)


def _pointed(desk: Desk, choice: Choice, ink: Ink, width: int, *, closer: bool = False) -> list[Text]:
    """Tell in full what is pointed at; closer, in a single paragraph."""
    card = _card(desk, choice, ink)
    title = Text.assemble((card.name, Style(bold=True) + HERE), f"  {card.price}  ", card.tags or "")
    text = (run_on(card.text),) if closer else card.text
    return [title, *told(card.__replace__(tags=None, text=text), width)]
