"""Handout as one HTML page: it works offline, by arrow keys, without scripts, on paper and read aloud."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from html import escape

from boardkit.draw.cards import Card
from boardkit.draw.colours import ink
from boardkit.handout.html import file, head, style
from boardkit.handout.lessons import LONG, ROOM_TO_WRITE
from boardkit.handout.slides import Handout, Quotation, Slide, painted, quoted
from boardkit.handout.vector import HIGH, WIDE, block, card_drawn, svg

ACROSS = 3  # cards side by side on paper, to fit beside the question
FULL = 15  # to so many questions on a sheet all cards in question are drawn in full

LONGEST = 60  # letters of an entry of the contents
POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
"""What a page may load: nothing."""


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


def cards(handout: Handout, slide: Slide, seen: Mapping[str, str]) -> Iterator[str]:
    """Draw the cards in question; of many on paper, those `seen` before have their heads alone."""
    if slide.cards:
        again = {card.name: seen[card.name] for card in slide.cards if card.name in seen}
        again = again if len(slide.cards) > ACROSS else {}
        heading = escape(handout.words("handout-cards", count=len(slide.cards)))
        drawn = "".join(_card(handout, card, again=card.name in again) for card in slide.cards)
        of_all = "".join(f'<p class="of-all">{escape(line)}</p>' for line in slide.of_all_cards)
        where = handout.words("handout-cards-whole", places=", ".join(dict.fromkeys(again.values())))
        of_all += f'<p class="whole">{escape(where)}</p>' if again else ""
        yield f'<div class="deck"><h3>{heading}</h3><ul class="cards">{drawn}</ul>{of_all}</div>'


def _card(handout: Handout, card: Card, *, again: bool) -> str:
    drawn, _ = card_drawn(card, handout.palette)
    if not again:
        return f"<li>{drawn}</li>"
    _, head = card_drawn(card.__replace__(text=()), handout.palette)
    ratio = f"{head.columns * WIDE} / {(len(head.rows) + 0.5) * HIGH}"
    return f'<li class="again" style="--head: {ratio}">{drawn}</li>'


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


def page(handout: Handout) -> Iterator[str]:
    """Write a handout as a page, slide by slide."""
    words, contents = handout.words, list[str]()
    kind, asked = "", sum(slide.asks for slide in handout.slides) if handout.for_learners else 0
    if handout.for_learners:
        kind = ' class="sheet long"' if asked > LONG else ' class="sheet"'
    notice = f'\n<p class="notice">{escape(handout.notice)}</p>' if handout.notice else ""
    yield f"""\
{head(words.language, handout.title, style(handout.paper), POLICY)}<body{kind}>
<header>
<h1>{escape(handout.title)}</h1>
<p>{escape(handout.about)}</p>{notice}
</header>
{legend(handout)}<main>
"""
    seen, shown, put_off = set[str](), dict[str, str](), list[Quotation]()
    for number, slide in enumerate(handout.slides, start=1):
        yield "\n" * (number > 1) + "\n".join(_slide(handout, number, slide, seen, shown))
        if handout.for_learners:
            put_off += (one for one in quoted(slide, handout.book) if one.number not in seen and one.parts)
        seen.update(slide.rules)
        for card in slide.cards if asked > FULL else ():
            shown.setdefault(card.name, slide.place)
        first = f"{slide.place or slide.chapter}: {slide.told[0]}"
        contents.append(first if len(first) <= LONGEST else f"{first[: LONGEST - 1]}…")
    # On paper alone the rules of a sheet are quoted behind its questions, which fill their pages.
    rules = "".join(_rule(quotation, ()) for quotation in put_off)
    cited = f'\n<section class="cited"><h2>{escape(words("handout-rules"))}</h2>{rules}</section>'
    yield f"""{cited if put_off else ""}{answers(handout)}
</main>
<nav aria-label="{escape(words("handout-steps"))}">
<button id="back" type="button">← {escape(words("handout-back"))}</button>
<button id="on" type="button">{escape(words("handout-on"))} →</button>
{_contents(handout, contents)}
<output aria-live="polite"></output>
</nav>
<script>
{file("page.js")}</script>
</body>
</html>
"""


def _contents(handout: Handout, first_sentences: Sequence[str]) -> str:
    """List the slides by their first sentences, to go to one."""
    more = [handout.words("handout-answers")] if handout.answers else []
    options = "".join(f"<option>{escape(one)}</option>" for one in (*first_sentences, *more))
    label = escape(handout.words("handout-contents"))
    return f'<select aria-label="{label}">{options}</select>'


def _slide(
    handout: Handout, number: int, slide: Slide, seen: Collection[str], shown: Mapping[str, str]
) -> Iterator[str]:
    words, palette = handout.words, handout.palette
    canvas = painted(slide, palette)
    kinds = "".join(f" {kind}" for kind in _kinds(handout, number))
    place = escape(slide.place or slide.chapter)
    yield f'<section class="slide{kinds}" id="s{number}" aria-labelledby="h{number}" data-place="{place}">'
    yield f'<figure class="together"><div class="board"><h2 id="h{number}">{escape(slide.head)}</h2>'
    yield f"{svg(canvas, palette.background, palette['text'], words('handout-map'))}</div>"
    yield f'<p class="as-before">{escape(words("handout-same-board"))}</p><figcaption><div class="question">'
    yield '<div class="asked">'
    yield from (f'<p class="told">{escape(sentence)}</p>' for sentence in slide.told)
    yield from _list("choices", slide.choices, "ol")
    yield from _list("changes", slide.changes, "ul")
    yield from _list("seats", slide.seats, "ul")
    yield "</div>"
    if slide.beside:
        drawn, beside = block(slide.beside, palette, words("handout-beside"))
        # So wide that its letters can be read on paper, too.
        yield f'<div class="beside" style="width:min(100%, {beside.columns * 0.62:.1f}em)">{drawn}</div>'
    quotations = [*quoted(slide, handout.book)]
    known = {one.number for one in quotations} if handout.for_learners else seen
    rules = "".join(_rule(quotation, known) for quotation in quotations)
    yield f"{rules if handout.for_learners else ''}</div>"
    if slide.asks:
        # Where answers are listed, there is a line to say why.
        yield f'<div class="answer">{"<div></div>" * (1 if slide.choices else ROOM_TO_WRITE)}</div>'
    yield from cards(handout, slide, shown)
    yield f"</figcaption></figure>{'' if handout.for_learners else rules}"
    if slide.described:
        lines = "".join(f"<p>{escape(line)}</p>" for line in slide.described)
        summary = escape(handout.words("handout-described"))
        yield f"<details><summary>{summary}</summary>{lines}</details>"
    yield "</section>"


def _kinds(handout: Handout, number: int) -> Iterator[str]:
    """Say what matters of a slide of a sheet when it is printed."""
    slide, before = handout.slides[number - 1], handout.slides[max(number - 2, 0)]
    if slide.asks:
        yield "asks"
    if slide.choices:
        yield "choosing"
    if slide.spatial and handout.for_learners:
        yield "spatial"
    wanted = slide.spatial or (slide.choices and not before.choices)
    if handout.for_learners and number > 1 and not wanted and slide.picture == before.picture:
        # Whatever is asked has its table on its own page, if a smaller one.
        yield "seen" if slide.asks else "same"


def _list(name: str, items: Collection[str], kind: str) -> Iterator[str]:
    if items:
        letters = ' type="a"' if kind == "ol" else ""
        entries = "".join(f"<li>{escape(item)}</li>" for item in items)
        yield f'<{kind} class="{name}"{letters}>{entries}</{kind}>'


def _rule(quotation: Quotation, seen: Collection[str]) -> str:
    """Quote a rule; on paper its text stands only where it applies first."""
    again = " again" if quotation.number in seen else ""
    text = ""
    for part in quotation.parts:
        if isinstance(part, str):
            text += f"<p>{escape(part)}</p>"
        else:
            rows = "".join(_row("td", row) for row in part.rows)
            text += f"<table><thead>{_row('th', part.head)}</thead><tbody>{rows}</tbody></table>"
    head = f"<b>§{escape(quotation.number)} {escape(quotation.title)}</b>"
    return f'<blockquote class="rule{again}">{head}{text}</blockquote>'


def _row(tag: str, cells: Sequence[str]) -> str:
    return f"<tr>{''.join(f'<{tag}>{escape(cell)}</{tag}>' for cell in cells)}</tr>"
