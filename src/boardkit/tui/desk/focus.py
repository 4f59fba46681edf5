"""The focus card: what the cursor is on, or what is taken, told in full."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Final

from rich.text import Text

from boardkit.core import CHANCE, Choice, Condition, Move, choice_of
from boardkit.core.values import Value
from boardkit.draw.blocks import Room, shortened, wrapped
from boardkit.draw.cards import Card, boxed, run_on, told, whole_name
from boardkit.draw.counting import changes_said
from boardkit.draw.extras import card_of, hand_parts, stride_of
from boardkit.draw.shapes import Place
from boardkit.maps.squares import Square
from boardkit.text.markdown import without_marks
from boardkit.text.reasons import condition_said
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import Follow
from boardkit.tui.desk.layers import inspected_at, is_away
from boardkit.tui.desk.leafing import leaf_of, leafed
from boardkit.tui.desk.noting import FRAMED, LEAST, note_card
from boardkit.tui.desk.saying import meant
from boardkit.tui.desk.sight import Sight
from boardkit.tui.desk.stakes import cautions, untold
from boardkit.tui.desk.standing import book_of, note_of

FEW: Final = 4
"""How many held cards are told in full beside a question that is not about them."""

AT_PLACE: Final = 2
"""How much of what is at a place is told before a card that may go there; the rest comes last."""

FRAME: Final = 2
"""The columns of a frame, and its lines."""

ENDLESS: Final = 1000
"""More lines than anything that is told takes."""


class Focus(Value):
    """What is looked at: a title, a word to its right, and lines as wide as may be."""

    title: str
    right: str
    lines: tuple[Text, ...]


def focus(desk: Desk, ink: Ink, room: Room, news: Sequence[Text] = ()) -> list[Text]:
    """Write the focus card, in a frame where there is room for one.

    While nothing is looked at, it begins with the news for which there is no other room.
    """
    if note_of(desk):
        return note_card(desk, ink, room)
    if room.height < LEAST or room.width < FRAMED:
        found = focus_of(desk, ink, room.width, news)
        title = wrapped(Text.assemble((found.title, "bold"), f"  {found.right}"), room.width)
        return list(leafed(desk, [*title, *found.lines], room))
    found = focus_of(desk, ink, room.width - FRAME, news, room.height - FRAME)
    lines = [*whole_name(found.title, found.right, room.width), *found.lines]
    shown, more = leaf_of(desk, lines, room.height - FRAME, room.width - 2 * FRAME)
    return boxed(found.title, found.right, shown, room, more)


def focus_of(desk: Desk, ink: Ink, width: int, news: Sequence[Text] = (), high: int = ENDLESS) -> Focus:
    """Say what is looked at: what a sentence is about, the entry that is taken, a place, or the question.

    What is printed on an entry is told more closely where it has no room in so many lines.
    """
    choice = desk.draft.choice
    if desk.looked is not None:
        return _of_sentence(desk, desk.looked, ink, width)
    if choice is not None:
        return _of_choice(desk, choice, ink, Room(width, high))
    if desk.cursor is not None and (desk.touched or is_away(desk)):
        return _of_place(desk, width)
    asked = _of_question(desk, ink, width)
    return _after_news(desk, news, asked, width) if news else asked


def _after_news(desk: Desk, news: Sequence[Text], asked: Focus, width: int) -> Focus:
    """Tell what has happened, and below a line that names it what is asked."""
    head = Text(f"── {shortened(Text(asked.title), width - 4)} ".ljust(width, "─"), "dim")
    return Focus(desk.words("focus-news"), "", (*news, head, *asked.lines))


def _of_choice(desk: Desk, choice: Choice, ink: Ink, room: Room) -> Focus:
    """Tell the entry that is taken; where a place is pointed at, that comes before what is known already."""
    card = desk.drawn.once(card_of, desk.drawing, desk.state, choice, desk.words, ink.palette)
    move, width = meant(desk), room.width
    known = move if desk.sight.acting else None
    comes, met = (
        ([], []) if known is None else (_comes(desk, known, ink, width), _met(desk, known, ink, width))
    )
    where, besides = _at_place(desk, choice, width)
    text, rest = _printed(card, Room(width, room.height - len(where)))
    lines = (*where, *comes, *text, *rest, *met) if where else (*text, *comes, *rest, *met)
    return Focus(card.name, card.price, (*lines, *besides))


def _printed(card: Card, room: Room) -> tuple[Sequence[Text], Sequence[Text]]:
    """Write what is printed on a card, and what has no room before the rest: what holds for many cards.

    Where it is too long it stands in one paragraph, without a needless picture.
    """
    free = room.height - len(whole_name(card.name, card.price, room.width + FRAME))
    lines = told(card, room.width)
    if len(lines) <= free or (card.picture and not card.plain):
        return lines, ()
    closer = told(card.__replace__(text=(run_on(card.text),), picture=()), room.width)
    if len(closer) <= free or not card.known:
        return closer, ()
    own, known = (run_on(card.texts[-1]),), Text(run_on(card.known))
    return told(card.__replace__(text=own, picture=()), room.width), wrapped(known, room.width)


def _of_sentence(desk: Desk, looked: Follow, ink: Ink, width: int) -> Focus:
    """Repeat a sentence of the log, and tell the card or the places that it is about."""
    said = wrapped(Text(looked.said, "italic"), width)
    if looked.card is not None:
        card = card_of(desk.drawing, desk.state, looked.card, desk.words, ink.palette)
        return Focus(card.name, card.price, (*said, *told(card, width)))
    sentences = (one for at in looked.places for one in inspected_at(desk, at))
    lines = (line for sentence in sentences for line in wrapped(Text(sentence), width))
    return Focus(desk.words.listed([desk.words.name(at) for at in looked.places]), "", (*said, *lines))


def _at_place(desk: Desk, choice: Choice, width: int) -> tuple[Sequence[Text], Sequence[Text]]:
    """Say what is at the place that is pointed at, and what there is to say besides where nothing can go."""
    if not choice.needs_place or desk.cursor is None:
        return (), ()
    places = _framed(desk, choice) if desk.cursor not in desk.draft.places else (desk.cursor,)
    said = [sentence for place in places for sentence in inspected_at(desk, place)]
    lines = [wrapped(Text(sentence, "dim"), width) for sentence in said]
    besides = lines[AT_PLACE:] if desk.cursor not in desk.draft.places else ()
    return [*chain.from_iterable(lines[:AT_PLACE])], [*chain.from_iterable(besides)]


def _framed(desk: Desk, choice: Choice) -> Sequence[Place]:
    """List what a piece would cover at the cursor, if it moves by more than a square; else, the place."""
    at, stride = desk.cursor, 1 if is_away(desk) else stride_of(desk.drawing, choice)
    if not isinstance(at, Square) or stride == 1:
        return () if at is None else (at,)
    return [Square(at.x + x, at.y + y) for y in range(stride) for x in range(stride)]


def _comes(desk: Desk, move: Move, ink: Ink, width: int) -> Iterable[Text]:
    """Say what a move does not meet, and which numbers it would change."""
    for said in _conditions(desk, move, met=False):
        yield from wrapped(Text(said, ink.tones.bad), width)
    if desk.sight.refusal(move) is None:
        for one in cautions(desk, move):
            yield from wrapped(Text(one.said, ink.tones.bad if one.hostile else ink.tones.warn), width)
        changes = changes_said(untold(desk, move), desk.words, desk.viewer)
        yield from wrapped(Text(changes, "bold"), width)


def _met(desk: Desk, move: Move, ink: Ink, width: int) -> Iterable[Text]:
    """Say what a move meets."""
    for said in _conditions(desk, move, met=True):
        yield from wrapped(Text(said, ink.tones.good), width)


def _conditions(desk: Desk, move: Move, *, met: bool) -> Iterable[str]:
    """Say the conditions of a move that it meets, or those that it does not."""
    conditions = desk.drawn.once(_weighed, desk.sight, move)
    said = (condition_said(one, desk.words) for one in conditions if (one.refusal is None) == met)
    return dict.fromkeys(line for one in said for line in one.splitlines())


def _weighed(sight: Sight, move: Move) -> Sequence[Condition]:
    return tuple(sight.game.conditions(sight.view, move))


def _of_place(desk: Desk, width: int) -> Focus:
    assert desk.cursor is not None
    sentences = inspected_at(desk, desk.cursor)
    lines = [line for sentence in sentences for line in wrapped(Text(sentence), width)]
    return Focus(desk.words.name(desk.cursor), "", tuple(lines))


def _of_question(desk: Desk, ink: Ink, width: int) -> Focus:
    """Quote the rule of what is asked, and tell what is held, for whoever has not begun to choose."""
    question, words = desk.sight.view.question, desk.words
    held, before = _held(desk)
    named = (*_named(desk, "focus-held", held, width), *_named(desk, "focus-before", before, width))
    names, cards = named, _cards(desk, held, ink, width)
    section = None if question is None else book_of(desk).sections.get(question.rule)
    if section is None:
        return Focus(words("title"), "", (*names, *cards))
    text = [line for line in without_marks(section.text, width).splitlines() if line.strip()]
    lines = [line for paragraph in text for line in wrapped(Text(paragraph), width)]
    return Focus(f"§{section.number} {section.title}", "", (*names, *lines, *cards))


def _held(desk: Desk) -> tuple[Sequence[Move], Sequence[Move]]:
    """List what the looker holds, and what else lies before it, beside what can be chosen now."""
    sight = desk.sight
    if not sight.acting or sight.viewer == CHANCE:
        return (), ()
    asked = {choice.values for choice in sight.choices}
    held, before = hand_parts(sight.drawing, sight.view, sight.viewer)
    return (
        [move for move in held if choice_of(move) not in sight.choices],
        [move for move in before if choice_of(move).values not in asked],
    )


def _named(desk: Desk, message: str, things: Sequence[Move], width: int) -> Sequence[Text]:
    """Name what is held, or lies before the looker."""
    names = " · ".join(map(desk.words.short, things))
    return wrapped(Text(desk.words(message, things=names), "bold"), width) if things else ()


def _cards(desk: Desk, held: Sequence[Move], ink: Ink, width: int) -> Iterator[Text]:
    """Tell a few cards that are held in full, one after the other."""
    for move in held if len(held) <= FEW else ():
        card = desk.drawn.once(card_of, desk.drawing, desk.state, choice_of(move), desk.words, ink.palette)
        head = Text.assemble((f"{card.name}  {card.price}  ", "bold"), card.tags or "")
        yield from (*wrapped(head, width), *wrapped(Text(run_on(card.text)), width))
