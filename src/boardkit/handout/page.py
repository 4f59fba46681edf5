"""A handout as one HTML page: it works offline, by arrow keys, without scripts, on paper and read aloud."""

from collections.abc import Collection, Iterator
from html import escape
from importlib.resources import files

from boardkit.handout.painting import painted
from boardkit.handout.quoting import Quotation, quoted
from boardkit.handout.slides import Handout, Slide
from boardkit.handout.vector import svg

POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"
"""What a page may load: nothing."""


def page(handout: Handout) -> str:
    """Write a handout as a page."""
    words = handout.words
    slides = "\n".join(_slides(handout))
    return f"""\
<!DOCTYPE html>
<html lang="{words.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="boardkit">
<title>{escape(handout.title)}</title>
<style>
{_file("page.css")}</style>
</head>
<body>
<header>
{_header(handout)}
</header>
<main>
{slides}
</main>
<nav aria-label="{escape(words("handout-steps"))}">
<button id="back" type="button">← {escape(words("handout-back"))}</button>
<button id="on" type="button">{escape(words("handout-on"))} →</button>
{_contents(handout)}
<output aria-live="polite"></output>
</nav>
<script>
{_file("page.js")}</script>
</body>
</html>
"""


def _file(name: str) -> str:
    return files("boardkit.handout").joinpath(name).read_text("utf-8")


def _header(handout: Handout) -> str:
    lines = [f"<h1>{escape(handout.title)}</h1>", f"<p>{escape(handout.about)}</p>"]
    if handout.notice:
        lines.append(f'<p class="notice">{escape(handout.notice)}</p>')
    return "\n".join(lines)


def _contents(handout: Handout) -> str:
    """List the slides by their first sentences, to go to one."""
    options = (
        f"<option>{number}. {escape(_shortened(slide.told[0]))}</option>"
        for number, slide in enumerate(handout.slides, start=1)
    )
    label = escape(handout.words("handout-contents"))
    return f'<select aria-label="{label}">{"".join(options)}</select>'


def _shortened(text: str, most: int = 60) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"


def _slides(handout: Handout) -> Iterator[str]:
    seen: set[str] = set()
    for number, slide in enumerate(handout.slides, start=1):
        yield "\n".join(_slide(handout, number, slide, seen))
        seen.update(slide.rules)


def _slide(handout: Handout, number: int, slide: Slide, seen: Collection[str]) -> Iterator[str]:
    words, palette = handout.words, handout.palette
    place = words("handout-place", number=number, count=len(handout.slides))
    head = " · ".join(part for part in (place, slide.chapter, slide.heading) if part)
    canvas = painted(slide, palette)
    yield f'<section class="slide" id="s{number}" aria-labelledby="h{number}">'
    yield f'<h2 id="h{number}">{escape(head)}</h2>'
    yield f"<figure>{svg(canvas, palette.background, palette['text'], words('handout-map'))}"
    yield "<figcaption>"
    yield from (f'<p class="told">{escape(sentence)}</p>' for sentence in slide.told)
    yield from _list("choices", slide.choices, "ol")
    yield from _list("changes", slide.changes, "ul")
    yield from _list("seats", slide.seats, "ul")
    if slide.asks:
        yield '<div class="answer"></div>'
    yield from (_rule(quotation, seen) for quotation in quoted(slide, handout.book))
    yield from _described(handout, slide)
    yield "</figcaption></figure></section>"


def _list(name: str, items: Collection[str], kind: str) -> Iterator[str]:
    if items:
        letters = ' type="a"' if kind == "ol" else ""
        entries = "".join(f"<li>{escape(item)}</li>" for item in items)
        yield f'<{kind} class="{name}"{letters}>{entries}</{kind}>'


def _rule(quotation: Quotation, seen: Collection[str]) -> str:
    """Quote a rule; on paper its text stands only where it applies first."""
    again = " again" if quotation.number in seen else ""
    text = "".join(f"<p>{escape(paragraph)}</p>" for paragraph in quotation.paragraphs)
    head = f"<b>§{escape(quotation.number)} {escape(quotation.title)}</b>"
    return f'<blockquote class="rule{again}">{head}{text}</blockquote>'


def _described(handout: Handout, slide: Slide) -> Iterator[str]:
    if slide.described:
        lines = "".join(f"<p>{escape(line)}</p>" for line in slide.described)
        summary = escape(handout.words("handout-described"))
        yield f"<details><summary>{summary}</summary>{lines}</details>"
