"""Cards of a hand side by side, as large as they may be; or whether lines would say more."""

from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from boardkit.core import Choice
from boardkit.draw.blocks import Room, hanging
from boardkit.draw.cards import Card, Frame, framed, run_on, whole_name
from boardkit.draw.drawing import Entry, Face
from boardkit.draw.hung import hangs, hung
from boardkit.draw.palette import Palette
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.gathering import tick_on_card
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.linewidths import MARK, head, levelled
from boardkit.tui.desk.moving import marks
from boardkit.tui.desk.saying import why_barred
from boardkit.tui.desk.toldlines import CUT, TELLING, refused

WIDEST: Final = 40
"""The most columns of a card that needs no more."""

READABLE: Final = 30
"""Columns from which on a card is not narrow, though it may be cut."""

Drawer = Callable[[Card, Frame, int, int, Palette], Sequence[Text]]
"""Draws a card in its frame of a width and a height."""


def side_by_side(
    desk: Desk, choices: Sequence[Choice], cards: Sequence[Card], ink: Ink, room: Room
) -> Sequence[Entry]:
    """Draw cards side by side, wider where they would be cut; at last without the edges that take room."""

    def drawn(draw: Drawer, width: int) -> Sequence[Entry]:
        size, pairs = Room(width, room.height), enumerate(zip(choices, cards, strict=True))
        return [_boxed(desk, number, choice, card, ink, size, draw) for number, (choice, card) in pairs]

    for width in dict.fromkeys((min(room.width, WIDEST), min(room.width, 2 * WIDEST), room.width)):
        boxes = drawn(framed, width)
        if not any(CUT in line.plain for box in boxes for line in box.face.lines):
            return boxes
    return drawn(hung, room.width) if printed(cards) else boxes


def printed(cards: Sequence[Card]) -> bool:
    """Tell whether most are cards that lie on the table, in colours and with prices, and not pictures."""
    coloured = sum(bool(card.colour and card.price) for card in cards)
    return 2 * coloured > len(cards) and not any(card.picture for card in cards)


def better_told(desk: Desk, choices: Sequence[Choice], cards: Sequence[Card], room: Room) -> bool:
    """Tell whether narrow cards would be cut, and fewer of the lines that say the same."""
    wide = (room.width + 1) // len(choices) - 1
    if wide >= READABLE or room.width < TELLING or any(card.picture and not card.plain for card in cards):
        return False
    reasons = sum(choice not in desk.draft.moves for choice in choices)
    return desk.drawn.once(_more_is_cut, cards, wide, Room(room.width, room.height - reasons))


def _more_is_cut(cards: Sequence[Card], wide: int, room: Room) -> bool:
    """Tell whether cards cut more than lines of all that they say, or of what has to be told."""
    own = [card.__replace__(text=tuple(card.texts[-1]), known=()) for card in cards]
    return len(cards) <= room.height and any(_more_cut(said, wide, room) for said in (cards, own))


def _more_cut(cards: Sequence[Card], wide: int, room: Room) -> bool:
    hanging_down = printed(cards)
    in_cards = sum(_is_cut(card, Room(wide, room.height), hanging_down) for card in cards)
    lines = (Text("  ").join((*head(card), Text(run_on(card.text)))) for card in cards)
    wanted = [len(hanging(line, room.width - MARK)) for line in lines]
    given = levelled(wanted, room.height)
    in_lines = sum(one > has for one, has in zip(wanted, given, strict=True))
    return in_lines < in_cards


def _is_cut(card: Card, size: Room, hanging_down: bool) -> bool:
    """Tell whether a card of a size has no room for what it says, or in a frame for its title."""
    if hanging_down:
        return not hangs(card, Frame("1"), size.width, size.height)
    titled = whole_name(f"1 {card.name}", card.price, size.width)
    return bool(titled) or not hangs(card, Frame("1"), size.width - 1, size.height - 1)


def _boxed(desk: Desk, number: int, choice: Choice, card: Card, ink: Ink, size: Room, draw: Drawer) -> Entry:
    """Draw a choice as a card, with why it cannot be played."""
    taken, barred = choice == desk.draft.choice, choice not in desk.draft.moves
    refusal = why_barred(desk, choice) if barred else None
    foot = Text(refused(desk.words, refusal, size.width - 2), ink.tones.bad) if refusal else None
    tick = tick_on_card(desk, choice)
    keys = marks(desk)
    key = keys[number] if keys else str(number + 1)
    frame = Frame(f"{key}{tick}", foot, heavy=taken, dim=barred)
    at = (number, size.width)
    lines = desk.drawn.each(at, draw, card, frame, size.width, size.height, ink.palette)
    return Entry(Face(tuple(lines)), taken=taken, barred=barred, boxed=True)
