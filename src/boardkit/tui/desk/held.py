"""The hand: cards side by side where they have room, else a line or a small picture for each entry."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.style import Style
from rich.text import Text

from boardkit.core import Choice, Refusal, Seat, evolve
from boardkit.core.lines.players import people_of, seats_of
from boardkit.draw.blocks import Room, broken_off, hanging, longest, shortened
from boardkit.draw.cards import Card, Frame, fits, framed, run_on, whole_name
from boardkit.draw.drawing import Drawing, Entry, Face
from boardkit.draw.extras import card_of
from boardkit.draw.palette import Palette
from boardkit.draw.seats import chip
from boardkit.text import Words
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.gathering import is_ticked, tick_on_card
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.linewidths import (
    MARK,
    NARROWEST,
    closest,
    head,
    in_columns,
    leaves_tags_out,
    levelled,
    line_of,
    named_closely,
    rooms_in,
)
from boardkit.tui.desk.listing import Listed
from boardkit.tui.desk.modes.curtain import asks_all
from boardkit.tui.desk.moving import NO_DIGIT, amount, marks
from boardkit.tui.desk.saying import why_barred

WIDEST, LOWEST = 40, 6
"""The most columns of a card, and the fewest lines that one has room in."""

READABLE: Final = 28
"""Columns from which on a card is not narrow, though it may be cut."""

TELLING: Final = 80
"""Columns from which on a line has room for what a choice does."""

GAP, CUT = "  ", "…"
"""What parts what is said of a choice, and what ends a text that is cut."""


def held(desk: Desk, ink: Ink, room: Room) -> Sequence[Entry]:
    """Draw the entries of the hand, in the form that has room for all of them and says most."""
    if asks_all(desk):
        return [_seat(desk, seat, ink) for seat in seats_of(desk.match.players)]
    choices = [entry for entry in desk.listed if isinstance(entry, Choice)]
    if not choices or len(choices) < len(desk.listed):
        return [_small(desk, entry, ink) for entry in desk.listed]
    cards = desk.drawn.once(_cards, desk.drawing, desk.state, tuple(choices), desk.words, ink.palette)
    wide = (room.width + 1) // len(choices) - 1
    if wide >= NARROWEST and room.height >= LOWEST and not _better_told(desk, choices, cards, room):
        for width in (min(wide, WIDEST), min(wide, 2 * WIDEST), wide):
            size = Room(width, room.height)
            pairs = enumerate(zip(choices, cards, strict=True))
            boxes = [_boxed(desk, number, choice, card, ink, size) for number, (choice, card) in pairs]
            if not any(CUT in line.plain for box in boxes for line in box.face.lines):
                break
        return boxes
    if any(card.picture and not card.plain for card in cards):
        return _pictured(desk, choices, cards, ink, room)
    abreast = max(-(-len(choices) // room.height), 1)
    width = (room.width + 1) // abreast - 1 - MARK
    if width + (MARK if abreast == 1 else 0) >= TELLING:
        return _told(desk, choices, cards, ink, Room(width, room.height), abreast)
    cards = desk.drawn.once(named_closely, cards, room)
    rooms = desk.drawn.once(rooms_in, cards, room)
    rows = zip(choices, cards, rooms, strict=True)
    return [_lined(desk, choice, card, ink, size) for choice, card, size in rows]


def _better_told(desk: Desk, choices: Sequence[Choice], cards: Sequence[Card], room: Room) -> bool:
    """Tell whether narrow cards would be cut, and fewer of the lines that say the same."""
    wide = (room.width + 1) // len(choices) - 1
    if wide >= READABLE or room.width < TELLING or any(card.picture and not card.plain for card in cards):
        return False
    reasons = sum(choice not in desk.draft.moves for choice in choices)
    return desk.drawn.once(_more_is_cut, cards, wide, Room(room.width, room.height - reasons))


def _more_is_cut(cards: Sequence[Card], wide: int, room: Room) -> bool:
    """Tell whether cards cut more than lines of all that they say, or of what has to be told."""
    own = [evolve(card, text=tuple(card.texts[-1]), known=()) for card in cards]
    return len(cards) <= room.height and any(_more_cut(said, wide, room) for said in (cards, own))


def _more_cut(cards: Sequence[Card], wide: int, room: Room) -> bool:
    in_cards = sum(_is_cut(card, Room(wide, room.height)) for card in cards)
    lines = (Text("  ").join((*head(card), Text(run_on(card.text)))) for card in cards)
    wanted = [len(hanging(line, room.width - MARK)) for line in lines]
    given = levelled(wanted, room.height)
    in_lines = sum(one > has for one, has in zip(wanted, given, strict=True))
    # What lies on the table as a card, in a colour and with a price, should look like one.
    printed = sum(bool(card.colour and card.price) for card in cards)
    return in_lines * (2 if 2 * printed > len(cards) else 1) < in_cards


def _is_cut(card: Card, size: Room) -> bool:
    """Tell whether a card of a size has no room for its title, or for what it says."""
    titled = whole_name(f"1 {card.name}", card.price, size.width)
    return bool(titled) or not fits(card, size.width - 2, size.height - 2)


def _cards(
    drawing: Drawing, view: Any, choices: Sequence[Choice], words: Words, palette: Palette
) -> Sequence[Card]:
    return [card_of(drawing, view, choice, words, palette) for choice in choices]


def _seat(desk: Desk, seat: Seat, ink: Ink) -> Entry:
    """Draw a seat that is asked with all others, and whether it wants to answer; who could is not told."""
    words, window = desk.words, desk.window
    wants = window is not None and seat in window.wants
    waits = "window-waits" if seat in people_of(desk.match.players) else "window-computer"
    said = words("window-wants" if wants else waits, seat=words.seat(seat))
    return Entry(Face((chip(seat, ink.palette).append(f" {said}"),)), ticked=wants)


def _boxed(desk: Desk, number: int, choice: Choice, card: Card, ink: Ink, size: Room) -> Entry:
    """Draw a choice as a card, with why it cannot be played."""
    taken, barred = choice == desk.draft.choice, choice not in desk.draft.moves
    refusal = why_barred(desk, choice) if barred else None
    foot = Text(_refused(desk.words, refusal, size.width - 2), ink.tones.bad) if refusal else None
    tick = tick_on_card(desk, choice)
    key = NO_DIGIT if amount(desk) else str(number + 1)
    frame = Frame(f"{key}{tick}", foot, heavy=taken, dim=barred)
    at = (number, size.width)
    lines = desk.drawn.each(at, framed, card, frame, size.width, size.height, ink.palette)
    return Entry(Face(tuple(lines)), taken=taken, barred=barred, boxed=True)


def _refused(words: Words, refusal: Refusal, width: int) -> str:
    """Say why a card cannot be played: in a sentence where that is one line, else in a few words."""
    return longest(width, f"✗ {words.say(refusal)}", f"✗ {words.short(refusal)}")


def _told(
    desk: Desk, choices: Sequence[Choice], cards: Sequence[Card], ink: Ink, room: Room, abreast: int = 1
) -> list[Entry]:
    """Write each choice in what lines there are: name, price, tags, why it is barred, what it does."""
    broken = room.height > len(choices)
    heads = [head(card) for card in cards] if broken else in_columns([head(card) for card in cards])
    numbers = marks(desk) or " " * len(choices)
    widest = max(map(len, numbers))
    begun = [
        Text(" " * (widest - len(number))) + Text("  ").join(filter(None, start))
        for number, start in zip(numbers, heads, strict=True)
    ]
    starts = [_with_reason(desk, *row, ink, room.width) for row in zip(choices, begun, strict=True)]
    style = Style(color=ink.palette["text"], bold=False)
    barred = [choice not in desk.draft.moves for choice in choices]
    high, lines = closest(starts, cards, barred, room, style, abreast)
    rooms = [Room(room.width, lines_each) for lines_each in high]
    return [_telling(desk, *row) for row in zip(choices, lines, rooms, strict=True)]


def _with_reason(desk: Desk, choice: Choice, start: Text, ink: Ink, width: int) -> Text:
    """Say behind what a choice is why it is barred, if it is."""
    refusal = why_barred(desk, choice)
    if refusal is None:
        return start
    reason = _refused(desk.words, refusal, width - start.cell_len - len(GAP))
    return Text(GAP).join((start, Text(reason, ink.tones.bad)))


def _telling(desk: Desk, choice: Choice, line: Text, room: Room) -> Entry:
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
    if room.width >= TELLING:
        return broken_off(whole if room.height == 1 else last, room.width)
    return shortened(whole if room.height == 1 else last.copy().append(CUT), room.width)


def _lined(desk: Desk, choice: Choice, card: Card, ink: Ink, room: Room) -> Entry:
    """Write a choice in a line, or in two if it may have them.

    In one, where not half of its tags have room, it is written without them; a price stays.

    A bare name gives way to what its game draws.
    """
    line, width = line_of(card), room.width
    if room.height > 1:
        return _telling(desk, choice, line, room)
    if leaves_tags_out(card, width):
        price = Text(f"  {card.price}")
        line = shortened(Text(card.name, "bold"), width - price.cell_len).append_text(price)
    if line.cell_len > width and card.tags is None and not card.price:
        line = desk.drawing.face(desk.sight.view, choice, desk.words, ink.palette).lines[0]
    return _telling(desk, choice, line, Room(width, 1))


def _faces(
    drawing: Drawing, view: Any, listed: Sequence[Listed], words: Words, palette: Palette
) -> Mapping[Choice, Face]:
    """Draw the choices of a list; where kinds are listed, too, by no more than a name where that will do."""
    choices = [entry for entry in listed if isinstance(entry, Choice)]
    faces = {choice: drawing.face(view, choice, words, palette) for choice in choices}
    if len(choices) < len(listed):
        cards = ((choice, card_of(drawing, view, choice, words, palette)) for choice in choices)
        faces |= {
            choice: Face((Text(card.name),)) for choice, card in cards if card.plain or not card.picture
        }
    return faces


def _pictured(
    desk: Desk, choices: Sequence[Choice], cards: Sequence[Card], ink: Ink, room: Room
) -> list[Entry]:
    """Draw pictures side by side as large as they stand on cards, or else as small as can be."""
    small = [_small(desk, choice, ink) for choice in choices]
    large = [
        evolve(entry, face=Face((entry.face.lines[0], *card.picture))) if card.picture else entry
        for entry, card in zip(small, cards, strict=True)
    ]
    wide = sum(max(MARK + entry.face.lines[0].cell_len, entry.face.width) + 1 for entry in large)
    high = max(len(entry.face.lines) for entry in large)
    return large if wide <= room.width and high <= room.height else small


def _small(desk: Desk, entry: Listed, ink: Ink) -> Entry:
    """Draw an entry: a choice as its game draws it, a kind by its name and how many there are."""
    if isinstance(entry, Choice):
        face = desk.drawn.once(_faces, desk.drawing, desk.state, desk.listed, desk.words, ink.palette)[entry]
        taken, barred = entry == desk.draft.choice, entry not in desk.draft.moves
        return Entry(face, taken=taken, barred=barred, ticked=is_ticked(desk, entry))
    of_kind = [choice for choice in desk.sight.choices if choice.kind is entry]
    possible = sum(choice in desk.draft.moves for choice in of_kind)
    name = desk.words.verb(entry)
    said = Text(desk.words("hand-kind", name=name, possible=possible, count=len(of_kind)))
    return Entry(Face((said,)), barred=not possible)
