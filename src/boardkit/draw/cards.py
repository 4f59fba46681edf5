"""Cards that look like cards: title bar, price, tags, picture, text, and whether they can be played."""

from collections.abc import Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from boardkit.core.rules.values import frozen
from boardkit.draw.blocks import Room, beside, broken_off, longest, shortened, wrapped
from boardkit.draw.palette import Palette

LIGHT: Final = "┌─┐│└┘"
HEAVY: Final = "┏━┓┃┗┛"
DOUBLE: Final = "╔═╗║╚╝"

READABLE: Final = 24
"""The fewest columns of a text beside a picture."""

ENDS: Final = (".", "!", "?", ":", ";", "…")
"""What ends a sentence, or leads on to the next line."""

PLAIN: Final = Style()


@frozen
class Card:
    """What stands on a card, or on anything else that is to be told in full.

    Attributes:
        name: what it is called.
        price: what it costs, as short as can be; empty where nothing is paid.
        colour: the token of its kind, such as `card.event`; empty for none.
        tags: a line about what it is.
        signs: the same with first letters alone, where a whole line has no room.
        picture: what is drawn on it, a line each, all equally wide; empty where nothing is.
        text: what it does, a paragraph each.
        secret: whether only its owner may see it.
        sketch: the picture smaller, where there is no room for it; it stays when the text is cut.
        drawn: whether its picture says more than its text, which gives way to it where there is no room.
        plain: whether its text says all that its picture does.
    """

    name: str
    price: str = ""
    colour: str = ""
    tags: Text | None = None
    picture: tuple[Text, ...] = ()
    text: tuple[str, ...] = ()
    secret: bool = False
    sketch: tuple[Text, ...] = ()
    drawn: bool = False
    plain: bool = False
    signs: Text | None = None


@frozen
class Frame:
    """How a card is framed.

    Attributes:
        label: what stands before its name: the number that takes it.
        foot: whether it can be played, or why not.
        heavy: whether it is the one that is taken.
        dim: whether it cannot be played.
    """

    label: str = ""
    foot: Text | None = None
    heavy: bool = False
    dim: bool = False


def framed(card: Card, frame: Frame, width: int, height: int, palette: Palette) -> list[Text]:
    """Draw a card of exactly so many columns and lines; what has no room is left out, the text first."""
    inner, signs = width - 2, DOUBLE if card.secret else HEAVY if frame.heavy else LIGHT
    edge = Style(color=palette[card.colour] if card.colour else None, bold=frame.heavy, dim=frame.dim)
    head = _head(card, frame, width, signs, edge)
    above = _whole_name(card, frame, width)
    foot = [] if frame.foot is None else _foot(frame.foot, inner, height - 2)
    body = [*above, *_body(card, inner, height - 2 - len(foot) - len(above))]
    if foot:
        body += [Text()] * (height - 2 - len(foot) - len(body)) + foot
    body += [Text()] * (height - 2 - len(body))
    above_foot = height - 2 - len(foot)
    rows = [
        _row(line, inner, signs[3], edge, dim=frame.dim and at < above_foot)
        for at, line in enumerate(body[: height - 2])
    ]
    return [head, *rows, Text(f"{signs[4]}{signs[1] * inner}{signs[5]}", edge)]


def _foot(foot: Text, width: int, height: int) -> list[Text]:
    """Break what stands at the foot into as many lines as it takes, unless nothing else would have room."""
    lines = wrapped(foot, width)
    return lines if len(lines) < height else [foot]


def told(card: Card, width: int) -> list[Text]:
    """Write all that stands on a card, without a frame: tags, picture and text."""
    return list(_body(card, width, 1000))


def run_on(card: Card) -> str:
    """Write the text of a card in a line: what is no sentence is parted from what follows."""
    ended = (part if part.endswith(ENDS) else f"{part} ·" for part in card.text[:-1])
    return " ".join((*ended, *card.text[-1:]))


def boxed(
    title: str, right: str, lines: Sequence[Text], size: Room, foot: Text, style: Style = PLAIN
) -> list[Text]:
    """Put lines into a heavy frame of a size, with a title, a word to its right, and one in its foot."""
    head = _head(Card(title, right), Frame(heavy=True), size.width, HEAVY, style)
    rows = [*lines[: size.height - 2], *([Text()] * (size.height - 2 - len(lines)))]
    body = [_row(line, size.width - 2, HEAVY[3], style, dim=False) for line in rows]
    last = shortened(foot, size.width - 3)
    edge = Text(HEAVY[4] + HEAVY[1] * (size.width - 3 - last.cell_len), style)
    return [head, *body, Text.assemble(edge, last, (HEAVY[1] + HEAVY[5], style))]


def whole_name(title: str, right: str, width: int) -> list[Text]:
    """Repeat a title in full, where the title bar of a frame so wide is too short for it."""
    return _whole_name(Card(title, right), Frame(heavy=True), width)


def _head(card: Card, frame: Frame, width: int, signs: str, edge: Style) -> Text:
    """Write the title bar: number, name, price."""
    label = f"{frame.label} " if frame.label else ""
    price = f" {card.price} " if card.price else ""
    room = width - 2 - len(price)
    named = f" {label}{card.name}"
    name = shortened(Text(longest(room, f"{named} ", named)), room)
    name.stylize(Style(bold=True, dim=frame.dim))
    line = Text().append(signs[0], edge).append_text(name)
    line.append(signs[1] * (width - 2 - name.cell_len - len(price)), edge)
    return line.append(price, Style(bold=True, dim=frame.dim)).append(signs[2], edge)


def _whole_name(card: Card, frame: Frame, width: int) -> list[Text]:
    """Repeat the name in full below a title bar that is too short for it."""
    head = _head(card, frame, width, LIGHT, Style())
    return [] if card.name in head.plain else wrapped(Text(card.name, "bold"), width - 2)


def _row(line: Text, inner: int, side: str, edge: Style, *, dim: bool) -> Text:
    line = shortened(line, inner)
    line.pad_right(inner - line.cell_len)
    if dim:
        line.stylize("dim")
    return Text().append(side, edge).append_text(line).append(side, edge)


def _body(card: Card, width: int, height: int) -> Sequence[Text]:
    """Write tags, picture and text; where they do not fit, one gives way to the other."""
    tags = [] if card.tags is None else wrapped(card.tags, width)
    text = [line for paragraph in card.text for line in wrapped(Text(paragraph), width)]
    lines = [*tags, *card.picture, *text]
    if len(lines) > height and card.picture and text:
        lines = _beside(card, tags, width, height) or _one_given_way(card, tags, text, height)
    if len(lines) <= height:
        return lines
    return [*lines[: height - 1], broken_off(lines[height - 1], width)] if height else []


def _beside(card: Card, tags: list[Text], width: int, height: int) -> list[Text]:
    """Write the text to the right of the picture, where a card is wide enough for it; else nothing."""
    room = width - card.picture[0].cell_len - 1
    text = [line for paragraph in card.text for line in wrapped(Text(paragraph), room)]
    lines = [*tags, *beside(card.picture, text)]
    return lines if room >= READABLE and len(lines) <= height else []


def _one_given_way(card: Card, tags: list[Text], text: list[Text], height: int) -> list[Text]:
    """Leave the picture out, or as much of the text as it takes where the picture says more."""
    room = height - len(tags) - len(card.picture)
    if not card.drawn or (room < 0 and card.sketch):
        return [*tags, *card.sketch, *text]
    return [*tags, *card.picture, *(text if room > 0 else [])]
