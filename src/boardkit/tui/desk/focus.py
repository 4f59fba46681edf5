"""The focus card: what the cursor is on, or what is taken, told in full."""

from collections.abc import Iterator

from attrs import frozen
from rich.style import Style
from rich.text import Text

from boardkit.core import Choice, Move
from boardkit.draw.blocks import Room, wrapped
from boardkit.draw.cards import boxed, told
from boardkit.draw.counting import change_said
from boardkit.draw.extras import card_of
from boardkit.text.markdown import without_marks
from boardkit.text.reasons import condition_said
from boardkit.tui.desk.consulting import book_of
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import Follow
from boardkit.tui.desk.layers import inspected_at
from boardkit.tui.desk.saying import meant
from boardkit.tui.desk.stakes import cautions

LEAST, FRAMED = 4, 34
"""Lines and columns below which a frame takes more room than it is worth."""


@frozen
class Focus:
    """What is looked at: a title, a word to its right, and lines as wide as may be."""

    title: str
    right: str
    lines: tuple[Text, ...]


def focus(desk: Desk, ink: Ink, room: Room) -> list[Text]:
    """Write the focus card, in a frame where there is room for one."""
    framed = room.height >= LEAST and room.width >= FRAMED
    width = room.width - 2 if framed else room.width
    found = focus_of(desk, ink, width)
    if not framed:
        title = wrapped(Text.assemble((found.title, "bold"), f"  {found.right}"), width)
        return [*title, *found.lines][: room.height]
    return boxed(found.title, found.right, found.lines, room.width, room.height, Style())


def focus_of(desk: Desk, ink: Ink, width: int) -> Focus:
    """Say what is looked at: what a sentence is about, the entry that is taken, a place, or the question."""
    choice = desk.draft.choice
    if desk.looked is not None:
        return _of_sentence(desk, desk.looked, ink, width)
    if choice is not None:
        return _of_choice(desk, choice, ink, width)
    if desk.cursor is not None:
        return _of_place(desk, width)
    return _of_question(desk, width)


def _of_choice(desk: Desk, choice: Choice, ink: Ink, width: int) -> Focus:
    card = desk.drawn.once(card_of, desk.drawing, desk.state, choice, desk.words, ink.palette)
    move = meant(desk)
    parts = [*_below(desk, move, ink, width)] if move is not None and desk.sight.acting else []
    where = [*_at_place(desk, choice, width)]
    return Focus(card.name, card.price, (*told(card, width), *where, *parts))


def _of_sentence(desk: Desk, looked: Follow, ink: Ink, width: int) -> Focus:
    """Repeat a sentence of the log, and tell the card or the places that it is about."""
    said = wrapped(Text(looked.said, "italic"), width)
    if looked.card is not None:
        card = card_of(desk.drawing, desk.state, looked.card, desk.words, ink.palette)
        return Focus(card.name, card.price, (*said, *told(card, width)))
    sentences = (one for at in looked.places for one in inspected_at(desk, at))
    lines = (line for sentence in sentences for line in wrapped(Text(sentence), width))
    return Focus(desk.words.listed([desk.words.name(at) for at in looked.places]), "", (*said, *lines))


def _at_place(desk: Desk, choice: Choice, width: int) -> Iterator[Text]:
    """Say what is at the place that is pointed at."""
    if choice.needs_place and desk.cursor is not None:
        for sentence in inspected_at(desk, desk.cursor)[:2]:
            yield from wrapped(Text(sentence, "dim"), width)


def _below(desk: Desk, move: Move, ink: Ink, width: int) -> Iterator[Text]:
    """Say what a move takes, each condition with its mark, and which numbers it would change."""
    refusal = desk.sight.refusal(move)
    for said in dict.fromkeys(_conditions(desk, move)):
        bad = said.startswith("✗")
        yield from wrapped(Text(said, ink.tones.bad if bad else ink.tones.good), width)
    if refusal is None:
        for one in cautions(desk, move):
            yield from wrapped(Text(one.said, ink.tones.bad if one.hostile else ink.tones.warn), width)
        changes = "   ".join(change_said(change, desk.words) for change in desk.sight.changes(move))
        yield from wrapped(Text(changes, "bold"), width)


def _conditions(desk: Desk, move: Move) -> Iterator[str]:
    """Say the conditions of a move, those first that it does not meet."""
    sight = desk.sight
    conditions = sorted(sight.game.conditions(sight.view, move), key=lambda one: one.refusal is None)
    for one in conditions:
        yield from condition_said(one, desk.words).splitlines()


def _of_place(desk: Desk, width: int) -> Focus:
    assert desk.cursor is not None
    sentences = inspected_at(desk, desk.cursor)
    lines = [line for sentence in sentences for line in wrapped(Text(sentence), width)]
    return Focus(desk.words.name(desk.cursor), "", tuple(lines))


def _of_question(desk: Desk, width: int) -> Focus:
    """Quote the rule of what is asked, for whoever has not begun to choose."""
    question, words = desk.sight.view.question, desk.words
    section = None if question is None else book_of(desk).sections.get(question.rule)
    if section is None:
        return Focus(words("title"), "", ())
    text = [line for line in without_marks(section.text, width).splitlines() if line.strip()]
    lines = [line for paragraph in text for line in wrapped(Text(paragraph), width)]
    return Focus(f"§{section.number} {section.title}", "", tuple(lines))
