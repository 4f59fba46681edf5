"""What learners are given beside the map: what lies there, the cards in question, and what signs mean."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, Final

from rich.style import Style
from rich.text import Text

from boardkit.core import Choice, Move, choice_of, legal
from boardkit.core.lines.choosing import PLACE
from boardkit.core.notation.shapes import fields_of
from boardkit.core.teaching.stages import Stage
from boardkit.draw.blocks import Room
from boardkit.draw.blocks import beside as side_by_side
from boardkit.draw.cards import Card
from boardkit.draw.colours import ink
from boardkit.draw.drawing import Drawing
from boardkit.draw.extras import Sign, card_of, legend_of, seats_in, shared_in
from boardkit.draw.looks import Look
from boardkit.draw.palette import Palette
from boardkit.handout.slides import Eyes, Handout, Slide
from boardkit.text import Words

SEATS: Final = Room(60, 30)
SHARED: Final = Room(44, 30)
"""The cells that the seats have on a sheet, and what belongs to all."""

ROOM_TO_WRITE: Final = 3
"""How many lines there are to write on; one where answers are listed."""

MANY: Final = 3
"""From so many cards on, what all of them say is told once."""


def beside(eyes: Eyes, view: Any, paper: Palette) -> Iterator[Text]:
    """Write what lies open before the seats, and what belongs to all."""
    drawing, words = eyes.drawing, eyes.words
    seats = seats_in(drawing, view, words, paper, SEATS)
    left = [Text(line) for line in eyes.seats(view)] if seats is None else seats
    yield from side_by_side(left, shared_in(drawing, view, words, paper, SHARED), gap=3)


def in_question(eyes: Eyes, view: Any, stage: Stage, paper: Palette) -> Iterator[Card]:
    """Draw the cards that a step asks about: those of the answers, or those to choose from."""
    quiz = stage.quiz
    if quiz is not None:
        asked: Iterable[Choice] = (choice_of(move) for move in quiz.choices if isinstance(move, Move))
    else:
        asked = _to_choose_from(eyes, view, stage)
    known: dict[str, Card] = {}
    for choice in asked:
        card = card_of(eyes.drawing, view, choice, eyes.words, paper)
        if card.tags or card.picture:
            known.setdefault(card.name, card)
    yield from known.values()


def in_common(cards: Sequence[Card]) -> tuple[str, ...]:
    """Give the paragraphs that stand on each of several cards."""
    if len(cards) < MANY:
        return ()
    first, *others = cards
    return tuple(text for text in first.text if all(text in card.text for card in others))


def without(card: Card, paragraphs: Collection[str]) -> Card:
    """Leave some paragraphs of a card out."""
    return card.__replace__(text=tuple(text for text in card.text if text not in paragraphs))


def _to_choose_from(eyes: Eyes, view: Any, stage: Stage) -> Iterator[Choice]:
    """List what lies in the hand, as far as it is asked for, and all that may be done as the answer is."""
    offered = [choice_of(move) for move in legal(eyes.match.game, view)]
    kinds = {choice.kind for choice in offered}
    if eyes.seat is not None:
        held = map(choice_of, eyes.drawing.hand(view, eyes.seat))
        yield from (choice for choice in held if choice.kind in kinds)
    yield from (choice for choice in offered if choice.kind is type(stage.move))


def asks_for_place(stage: Stage) -> bool:
    """Tell whether the answer to a step lies on the map."""
    moves = [stage.move] if stage.quiz is None else stage.quiz.choices
    return any(isinstance(move, Move) and PLACE in fields_of(type(move)) for move in moves)


def signs_on(slides: Sequence[Slide], drawing: Drawing, words: Words) -> Iterator[Sign]:
    """List the signs that stand on the maps and the cards of slides, and beside the maps."""
    looks = [look for slide in slides for look in slide.picture.looks.values()]
    written = {token for look in looks for text in _texts(look) for token in text.split()}
    written |= {token for slide in slides for line in _lines(slide) for token in line.split()}
    letters = {letter for token in written for letter in token}
    for sign in (one.__replace__(sign=one.read(words)) for one in legend_of(drawing)):
        first, *others = sign.sign.split()
        if first in written or (len(first) == 1 and not others and first in letters):
            yield sign


def _texts(look: Look) -> Iterator[str]:
    yield from look.lines
    yield "▴" * bool(look.height)


def _lines(slide: Slide) -> Iterator[str]:
    """Give what is written beside a map and on cards, texts of cards left out."""
    yield from slide.seats
    yield from (line.plain for line in slide.beside)
    for card in slide.cards:
        yield card.price
        yield from (line.plain for line in ([card.tags] if card.tags else []) + list(card.picture))
        yield from card.text


def legend_lines(handout: Handout, width: int) -> list[Text]:
    """Write what the signs stand for, as many in a line as there is room for."""
    lines = [Text()]
    for one in handout.legend:
        ground = handout.palette[one.colour] if one.colour else ""
        style = Style(color=ink(ground), bgcolor=ground) if ground else Style(bold=True)
        entry = Text.assemble((f" {one.sign} ", style), f" {handout.words(one.message)}   ")
        if lines[-1] and lines[-1].cell_len + entry.cell_len > width:
            lines.append(Text())
        lines[-1].append_text(entry)
    return lines
