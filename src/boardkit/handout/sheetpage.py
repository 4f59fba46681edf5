"""What a page for learners has beside maps: signs, cards, what lies there, room to write, answers."""

from collections.abc import Iterator
from html import escape

from boardkit.draw.colours import ink
from boardkit.handout.lettering import block, card_drawn
from boardkit.handout.sheets import ROOM_TO_WRITE
from boardkit.handout.slides import Handout, Slide

FEWEST_ACROSS, MOST_ACROSS = 4, 6
"""Cards side by side on paper: the more there are, the smaller they are, to fit beside the question."""


def legend(handout: Handout) -> str:
    """Tell what the signs stand for."""
    if not handout.legend:
        return ""
    words, palette = handout.words, handout.palette
    entries = []
    for one in handout.legend:
        ground = palette[one.colour] if one.colour else palette.background
        style = f"background:{ground};color:{ink(ground)}"
        sign = f'<span class="sign" style="{style}">{escape(one.sign)}</span>'
        entries.append(f"<li>{sign} {escape(words(one.message))}</li>")
    heading = escape(words("handout-legend"))
    return f'<section class="legend"><h2>{heading}</h2><ul>{"".join(entries)}</ul></section>\n'


def beside(handout: Handout, slide: Slide) -> Iterator[str]:
    """Draw what lies beside the map."""
    if slide.beside:
        drawn, canvas = block(slide.beside, handout.palette, handout.words("handout-beside"))
        yield f'<div class="beside" style="width:{_width(canvas.columns)}">{drawn}</div>'


def cards(handout: Handout, slide: Slide) -> Iterator[str]:
    """Draw the cards in question."""
    if slide.cards:
        heading = escape(handout.words("handout-cards", count=len(slide.cards)))
        drawn = "".join(f"<li>{card_drawn(card, handout.palette)[0]}</li>" for card in slide.cards)
        across = min(max(len(slide.cards), FEWEST_ACROSS), MOST_ACROSS)
        yield f'<h3>{heading}</h3><ul class="cards" style="--across: {across}">{drawn}</ul>'
        yield from (f'<p class="of-all">{escape(line)}</p>' for line in slide.of_all_cards)


def room(slide: Slide) -> Iterator[str]:
    """Leave room to write; where answers are listed, a line to say why."""
    if slide.asks:
        lines = 1 if slide.choices else ROOM_TO_WRITE
        yield f'<div class="answer">{"<div></div>" * lines}</div>'


def answers(handout: Handout) -> str:
    """Write the page of the answers."""
    if not handout.answers:
        return ""
    told = "".join(
        f"<dt>{escape(answer.place)}</dt><dd>{''.join(f'<p>{escape(line)}</p>' for line in answer.told)}</dd>"
        for answer in handout.answers
    )
    number, heading = len(handout.slides) + 1, escape(handout.words("handout-answers"))
    return (
        f'\n<section class="slide answers" id="s{number}" aria-labelledby="h{number}" data-place="{heading}">'
        f'<h2 id="h{number}">{heading}</h2><dl>{told}</dl></section>'
    )


def _width(columns: int) -> str:
    """Say how wide lines are drawn, so that their letters can be read on paper, too."""
    return f"min(100%, {columns * 0.62:.1f}em)"
