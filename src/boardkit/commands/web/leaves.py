"""The leaves of seats as pages for phones: they work without scripts, and read aloud."""

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from html import escape
from string import Template
from typing import Final

from rich.text import Text

from boardkit.core.packaged import text_in
from boardkit.core.values import Value
from boardkit.draw.cards import Card
from boardkit.draw.colours import ink
from boardkit.draw.palette import Palette
from boardkit.handout.vector import lettered, spans
from boardkit.text import Words
from boardkit.tui.desk.match.hands import Leaf, Offer

REFRESH: Final = '<noscript><meta http-equiv="refresh" content="5"></noscript>\n'


class Shown(Value):
    """What a page shows; how it stands changes on the page as it is, everything else loads it again."""

    title: str
    body: str  # in HTML
    about: str = ""  # below the title
    status: str = ""  # how it stands: for whom everybody waits
    head: str = ""  # that of the window, if not the title
    refreshes: bool = True  # whether it is loaded again by itself, where there are no scripts
    ground: str = "#000000"

    @property
    def known_by(self) -> str:
        """What it is known by, however it stands."""
        seen = "\n".join((self.title, self.about, self.body))
        return blake2b(seen.encode(), digest_size=10).hexdigest()


def page_of(leaf: Leaf, words: Words, palette: Palette) -> Shown:
    """Return what the page of a leaf shows."""
    return Shown(
        leaf.seat,
        "\n".join(_parts(leaf, words, palette)),
        f"{leaf.title} · {leaf.heading}",
        leaf.status,
        f"{leaf.title} · {leaf.seat}",
        refreshes=not leaf.question,
        ground=palette.background,
    )


def framed(words: Words, shown: Shown, told: str = "") -> str:
    """Write a page, and above all else what came of the last answer."""
    return Template(text_in(__package__, "hand.html")).substitute(
        lang=words.language,
        head=escape(shown.head or shown.title),
        note=f'<p class="note" role="alert">{escape(told)}</p>' if told else "",
        title=escape(shown.title),
        about=escape(shown.about),
        status=escape(shown.status),
        body=shown.body,
        refresh=REFRESH if shown.refreshes else "",
        now=shown.known_by,
        ground=shown.ground,
        ink=ink(shown.ground),
        lost=escape(words("leaf-lost")),
    )


def _parts(leaf: Leaf, words: Words, palette: Palette) -> Iterator[str]:
    if leaf.vote:
        agreed = lines([words("leaf-agreed")]) if leaf.agreed else _do(words, "agree", "leaf-agree")
        asked = lines(leaf.vote.split("\n"))
        yield _section(words("leaf-vote"), asked + agreed + _do(words, "mind", "leaf-mind"))
    if leaf.wants is not None:
        yield _do(words, "unwant", "leaf-unwant") if leaf.wants else _do(words, "want", "leaf-want")
    if leaf.question:
        yield _section(leaf.question, "".join(_offers(leaf, words, palette)))
    if leaf.given:
        given = lines([f"✓ {line}" for line in leaf.given])
        yield _section(words("leaf-given"), given + _do(words, "again", "leaf-again"))
    if leaf.secrets:
        yield _section(words("leaf-secrets"), lines(leaf.secrets))
    of_all = _of_all([one.card for one in leaf.hand])
    held = "".join(_card(_without(of_all, one.card), palette, refusal=one.refusal) for one in leaf.hand)
    if held or not leaf.question:
        yield _section(words("leaf-hand"), lines(of_all) + held or lines([words("leaf-hand-none")]))
    if leaf.draws:
        yield _section(words("leaf-draws"), lines(leaf.draws))
    yield f'<p><a href="./">{escape(words("leaf-look"))}</a></p>'


def _section(title: str, body: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{body}</section>"


def lines(texts: Sequence[str]) -> str:
    """Write texts, one below the other."""
    return "".join(f"<p>{escape(text)}</p>" for text in texts)


def _do(words: Words, what: str, message: str) -> str:
    return f'<form method="post"><button name="do" value="{what}">{escape(words(message))}</button></form>'


def _offers(leaf: Leaf, words: Words, palette: Palette) -> Iterator[str]:
    """Write what may be answered: what may be ticked in one form, everything else in one of its own."""
    of_all = _of_all([offer.card for offer in leaf.offers if offer.card is not None])
    yield lines(of_all)
    stamp = f'<input type="hidden" name="stamp" value="{leaf.stamp}">'
    offers = [one.__replace__(card=one.card and _without(of_all, one.card)) for one in leaf.offers]
    ticked = [offer for offer in offers if offer.several]
    if ticked:
        boxes = "".join(_offer(offer, palette, _box(offer)) for offer in ticked)
        do = f"<button>{escape(words('leaf-tick-do'))}</button>"
        yield f'<form method="post">{stamp}{lines([words("leaf-tick")])}{boxes}{do}</form>'
    for offer in offers:
        if not offer.several:
            yield f'<form method="post">{stamp}{_offer(offer, palette, _ways(offer, words))}</form>'


def _of_all(cards: Sequence[Card]) -> Sequence[str]:
    """Return what stands on each of several cards, and holds for all of them."""
    first, *others = cards or [Card("")]
    return [line for line in first.known if others and all(line in card.text for card in others)]


def _without(of_all: Sequence[str], card: Card) -> Card:
    return card.__replace__(text=tuple(line for line in card.text if line not in of_all))


def _offer(offer: Offer, palette: Palette, inside: str) -> str:
    return inside if offer.card is None else _card(offer.card, palette, inside)


def _box(offer: Offer) -> str:
    number, said = offer.ways[0]
    return f'<label><input type="checkbox" name="move" value="{number}">{escape(said)}</label>'


def _ways(offer: Offer, words: Words) -> str:
    """Write a button, or a list of all ways with one."""
    said = escape(offer.said)
    if len(offer.ways) == 1:
        return f'<button name="move" value="{offer.ways[0][0]}">{said}</button>'
    options = "".join(f'<option value="{number}">{escape(way)}</option>' for number, way in offer.ways)
    select = f'<select name="move" aria-label="{said}">{options}</select>'
    return f"<p><b>{said}</b></p>{select}<button>{escape(words('leaf-do'))}</button>"


def _card(card: Card, palette: Palette, inside: str = "", refusal: str = "") -> str:
    """Write a card in words, with its picture, what may be done with it, or why not."""
    kind = f' style="--kind: {palette[card.colour]}"' if card.colour else ""
    head = f"<h3><span>{escape(card.name)}</span><span>{escape(card.price)}</span></h3>"
    tags = f"<p>{styled([card.tags])}</p>" if card.tags else ""
    picture = styled(card.picture)
    drawn = f'<pre aria-hidden="true">{picture}</pre>' if picture else ""
    why = f'<p class="quiet">✗ {escape(refusal)}</p>' if refusal else ""
    return f'<article class="card"{kind}>{head}{tags}{drawn}{lines(card.text)}{why}{inside}</article>'


def styled(texts: Sequence[Text]) -> str:
    """Write lines with the colours of their parts."""
    return "\n".join("".join(spans(row)) for row in lettered(texts).rows)
