"""The hand: cards side by side where they have room, else a line or a small picture for each entry."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.style import Style
from rich.text import Text

from boardkit.core import Choice, Move, Seat, choice_of
from boardkit.core.lines.match import people_of
from boardkit.draw.blocks import Room, shortened
from boardkit.draw.cards import Card, run_on
from boardkit.draw.drawing import Drawing, Entry, Face
from boardkit.draw.extras import card_of
from boardkit.draw.palette import Palette
from boardkit.draw.seats import chip
from boardkit.text import Words
from boardkit.tui.desk.abreast import better_told, printed, side_by_side
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.gathering import is_ticked
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.linewidths import (
    MARK,
    NARROWEST,
    TOLD,
    leaves_tags_out,
    line_of,
    named_closely,
    rooms_in,
    with_spare,
)
from boardkit.tui.desk.listing import Listed
from boardkit.tui.desk.modes.curtain import asks_all
from boardkit.tui.desk.moving import marks
from boardkit.tui.desk.toldlines import GAP, TELLING, has_cut, telling, told_in_lines, with_reason

BETWEEN_ROWS: Final = "/"
"""What parts the rows of a picture that stands in a line."""

LOWEST: Final = 6
"""The fewest lines that a card has room in."""


def held(desk: Desk, ink: Ink, room: Room) -> Sequence[Entry]:
    """Draw the entries of the hand, in the form that has room for all of them and says most."""
    if asks_all(desk):
        return [_seat(desk, seat, ink) for seat in people_of(desk.match.players)]
    choices = [entry for entry in desk.listed if isinstance(entry, Choice)]
    if not choices or len(choices) < len(desk.listed):
        return [_small(desk, entry, ink) for entry in desk.listed]
    moves = tuple(_meant(desk, choice) for choice in choices)
    cards = desk.drawn.once(_cards, desk.drawing, desk.state, tuple(choices), moves, desk.words, ink.palette)
    wide = (room.width + 1) // len(choices) - 1
    if wide >= NARROWEST and room.height >= LOWEST and not better_told(desk, choices, cards, room):
        boxes = side_by_side(desk, choices, cards, ink, Room(wide, room.height))
        if not any(map(has_cut, boxes)):
            return boxes
    if any(card.picture and not card.plain for card in cards):
        return _pictured(desk, choices, cards, ink, room)
    abreast = max(-(-len(choices) // room.height), 1)
    width = (room.width + 1) // abreast - 1 - MARK
    if width + (MARK if abreast == 1 else 0) >= TELLING:
        return told_in_lines(desk, choices, cards, ink, Room(width, room.height), abreast)
    cards = desk.drawn.once(named_closely, cards, room)
    barred = tuple(choice not in desk.draft.moves for choice in choices)
    rooms = desk.drawn.once(rooms_in, cards, room)
    if desk.verb and printed(cards):
        # Who opens a list wants to read it, and does without the legend below.
        rooms = desk.drawn.once(with_spare, rooms, cards, barred, room)
    rows = zip(choices, cards, rooms, strict=True)
    return [_lined(desk, choice, card, ink, size) for choice, card, size in rows]


def _meant(desk: Desk, choice: Choice) -> Move | None:
    """Return a move that a choice stands for."""
    moves = desk.draft.moves.get(choice) or (move for move in desk.sight.barred if choice_of(move) == choice)
    return next(iter(moves), None)


def _cards(
    drawing: Drawing,
    view: Any,
    choices: Sequence[Choice],
    moves: Sequence[Move | None],
    words: Words,
    palette: Palette,
) -> Sequence[Card]:
    """Draw the cards of choices; those that would read alike are named by what they do, in few words."""
    cards = [card_of(drawing, view, choice, words, palette) for choice in choices]
    heads = [(card.name, card.price, str(card.tags)) for card in cards]
    alike = [at for at, head in enumerate(heads) if heads.count(head) > 1 and moves[at] is not None]
    for say in (words.short, words.say):
        named = {at: say(moves[at]) for at in alike}
        if len(set(named.values())) == len(alike):
            return [
                card.__replace__(name=named[at], brief="") if at in named else card
                for at, card in enumerate(cards)
            ]
    return cards


def _seat(desk: Desk, seat: Seat, ink: Ink) -> Entry:
    """Draw a seat that is asked with all others, and whether it wants to answer; who could is not told."""
    words, window = desk.words, desk.window
    wants = window is not None and seat in window.wants
    said = words("window-wants" if wants else "window-waits", seat=words.seat(seat))
    return Entry(Face((chip(seat, ink.palette).append(f" {said}"),)), ticked=wants)


def _lined(desk: Desk, choice: Choice, card: Card, ink: Ink, room: Room) -> Entry:
    """Write a choice in a line, or in two if it may have them.

    In one, where not half of its tags have room, it is written without them; a price stays.

    A bare name gives way to what its game draws.
    """
    line, width = line_of(card), room.width
    if room.height > 1:
        return telling(desk, choice, _more(desk, choice, card, ink, width), room)
    if leaves_tags_out(card, width):
        price = Text(f"  {card.price}")
        line = shortened(Text(card.name, "bold"), width - price.cell_len).append_text(price)
    if line.cell_len > width and card.tags is None and not card.price:
        line = desk.drawing.face(desk.sight.view, choice, desk.words, ink.palette).lines[0]
    return telling(desk, choice, line, Room(width, 1))


def _more(desk: Desk, choice: Choice, card: Card, ink: Ink, width: int) -> Text:
    """Write what a choice is, and where that has room why it is barred and what it does."""
    line, told = line_of(card), Text(run_on(card.texts[-1]), Style(color=ink.palette["text"], bold=False))
    if width < TOLD:
        return line
    return Text(GAP).join(filter(None, (with_reason(desk, choice, card, line, ink, width), told)))


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
    """Draw pictures side by side, as they stand on cards or as small as can be, or in a line each."""
    small = [_small(desk, choice, ink) for choice in choices]
    large = [
        entry.__replace__(face=Face((entry.face.lines[0], *card.picture))) if card.picture else entry
        for entry, card in zip(small, cards, strict=True)
    ]
    wide = sum(max(MARK + entry.face.lines[0].cell_len, entry.face.width) + 1 for entry in large)
    high = max(len(entry.face.lines) for entry in large)
    if wide <= room.width and high <= room.height:
        return large
    names = (
        [card.name for card in cards],
        [_short_name(desk, *both) for both in zip(choices, cards, strict=True)],
    )
    forms = [small, *(_in_line_each(small, named) for named in names)]
    numbers = marks(desk) or ("1",) * len(choices)
    fit = (form for form in forms if _lines_of(form, numbers, room.width) <= room.height)
    return next(fit, forms[-1])


def _short_name(desk: Desk, choice: Choice, card: Card) -> str:
    moves = desk.draft.moves.get(choice, ())
    return desk.words.short(moves[0]) if moves else card.name


def _in_line_each(entries: Sequence[Entry], names: Sequence[str]) -> list[Entry]:
    """Write pictures into a line each: behind a name their rows, without the blanks in them."""
    lines = []
    for entry, name in zip(entries, names, strict=True):
        rows = [Text().join(line.split(" ")) for line in entry.face.lines[1:]]
        parts = [Text(name), Text(BETWEEN_ROWS).join(rows)] if rows else [Text(name)]
        lines.append(Text(" ").join(parts))
    widest = max(line.cell_len for line in lines)
    for line in lines:
        line.pad_right(widest - line.cell_len)
    return [entry.__replace__(face=Face((line,))) for entry, line in zip(entries, lines, strict=True)]


def _lines_of(entries: Sequence[Entry], numbers: Sequence[str], width: int) -> int:
    """Count the lines of entries side by side behind their numbers, in as many rows as it takes."""
    high = right = tallest = 0
    for entry, number in zip(entries, numbers, strict=True):
        wide = max(len(number) + 1 + entry.face.lines[0].cell_len, entry.face.width)
        if right and right + wide > width:
            high, right, tallest = high + tallest, 0, 0
        right, tallest = right + wide + 1, max(tallest, len(entry.face.lines))
    return high + tallest


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
