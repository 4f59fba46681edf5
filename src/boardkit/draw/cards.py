"""Cards that look like cards: framed, or hanging down from title bars where there is less room."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from boardkit.core.values import Value
from boardkit.draw.blocks import Room, beside, broken_off, longest, shortened, wrapped
from boardkit.draw.palette import Palette

LIGHT, HEAVY, DOUBLE = "┌─┐│└┘", "┏━┓┃┗┛", "╔═╗║╚╝"

READABLE, NARROWEST = 24, 14
"""The fewest columns of a text beside a picture, and of one that goes on below it."""

ENDS: Final = (".", "!", "?", ":", ";", "…")  # what ends a sentence, or leads on to the next line
SENTENCE: Final = re.compile(r"(?<=[.!?]) ")  # what stands between two sentences
PLAIN: Final = Style()


class Card(Value):
    """What stands on a card, or on anything else that is to be told in full."""

    name: str  # what it is called
    price: str = ""  # what it costs, as short as can be; empty where nothing is paid
    colour: str = ""  # the token of its kind, such as `card.event`; empty for none
    tags: Text | None = None  # a line about what it is
    # what is drawn on it, a line each, all equally wide; empty where nothing is
    picture: tuple[Text, ...] = ()
    text: tuple[str, ...] = ()  # what it does, a paragraph each
    secret: bool = False  # whether only its owner may see it
    # the picture smaller, where there is no room for it; it stays when the text is cut
    sketch: tuple[Text, ...] = ()
    # whether its picture says more than its text, which gives way to it where there is no room
    drawn: bool = False
    plain: bool = False  # whether its text says all that its picture does
    signs: Text | None = None  # the same in fewer words, where a whole line has no room
    # those paragraphs of its text that its picture says, too, or that hold for many cards; where there is no
    # room they are left out, the last sentence first, before any is cut
    known: tuple[str, ...] = ()
    # what it is called in a list that has no room for its name; empty if nothing shorter is known
    brief: str = ""

    @property
    def texts(self) -> Sequence[Sequence[str]]:
        """Its text, ever shorter: of what is known, the last sentence goes first."""
        said = [(part, one) for part in dict.fromkeys(self.known) for one in SENTENCE.split(part)]
        texts = list[Sequence[str]]()
        for count in range(len(said), -1, -1):
            kept = {part: " ".join(one for of, one in said[:count] if of == part) for part in self.known}
            texts.append(tuple(filter(None, (kept.get(part, part) for part in self.text))))
        return texts


class Frame(Value):
    """How a card is framed."""

    label: str = ""  # what stands before its name: the number that takes it
    foot: Text | None = None  # whether it can be played, or why not
    heavy: bool = False  # whether it is the one that is taken
    dim: bool = False  # whether it cannot be played


def framed(card: Card, frame: Frame, width: int, height: int, palette: Palette) -> list[Text]:
    """Draw a card of a size; before its text is cut, foot and price go into the lower edge."""
    inner, low = width - 2, (Text(), Text())
    signs = DOUBLE if card.secret else HEAVY if frame.heavy else LIGHT
    edge = Style(color=palette[card.colour] if card.colour else None, bold=frame.heavy, dim=frame.dim)
    taken = [*_whole_name(card, frame, width), *_foot(frame.foot, inner, height - 2)]
    if not any(len(lines) <= height - 2 - len(taken) for lines in forms(card, inner)):
        card, frame, low = _lowered(card, frame, width)
    head = _head(card, frame, width, signs, edge)
    above, foot = _whole_name(card, frame, width), _foot(frame.foot, inner, height - 2)
    body = [*above, *fitted(card, inner, height - 2 - len(foot) - len(above))]
    body += [Text()] * (height - 2 - len(foot) - len(body)) + foot
    dim = [frame.dim] * (height - 2 - len(foot)) + [False] * len(foot)
    rows = [_row(line, inner, signs[3], edge, dim=one) for line, one in zip(body, dim, strict=False)]
    between = signs[1] * (inner - low[0].cell_len - low[1].cell_len)
    return [head, *rows, Text.assemble((signs[4], edge), low[0], (between, edge), low[1], (signs[5], edge))]


def _lowered(card: Card, frame: Frame, width: int) -> tuple[Card, Frame, tuple[Text, Text]]:
    """Take from a card and its frame what has room in the lower edge: price and foot."""
    bare, foot = card.__replace__(price=""), frame.foot
    moves = bool(_whole_name(card, frame, width)) and not _whole_name(bare, frame, width)
    price = Text(f" {card.price} ", Style(bold=True, dim=frame.dim)) if moves else Text()
    low = Text.assemble(" ", foot, " ") if foot and foot.cell_len <= width - 4 - price.cell_len else Text()
    return bare if moves else card, frame.__replace__(foot=None) if low else frame, (low, price)


def _foot(foot: Text | None, width: int, height: int) -> list[Text]:
    """Break what stands at the foot into as many lines as it takes, unless nothing else would have room."""
    lines = [] if foot is None else wrapped(foot, width)
    return lines if foot is None or len(lines) < height else [foot]


def told(card: Card, width: int) -> list[Text]:
    """Write all that stands on a card, without a frame: tags, picture and text."""
    return list(fitted(card, width, 1000))


def run_on(text: Sequence[str]) -> str:
    """Write paragraphs in a line: what is no sentence is parted from what follows."""
    ended = (part if part.endswith(ENDS) else f"{part} ·" for part in text[:-1])
    return " ".join((*ended, *text[-1:]))


def boxed(
    title: str, right: str, lines: Sequence[Text], size: Room, foot: Text, style: Style = PLAIN
) -> list[Text]:
    """Put lines into a heavy frame of a size, with a title, a word to its right, and one in its foot."""
    head = _head(Card(title, right), Frame(heavy=True), size.width, HEAVY, style)
    body = [*lines, *([Text()] * (size.height - 2 - len(lines)))][: size.height - 2]
    rows = [_row(line, size.width - 2, HEAVY[3], style, dim=False) for line in body]
    last = shortened(foot, size.width - 3)
    edge = Text(HEAVY[4] + HEAVY[1] * (size.width - 3 - last.cell_len), style)
    return [head, *rows, Text.assemble(edge, last, (HEAVY[1] + HEAVY[5], style))]


def whole_name(title: str, right: str, width: int) -> list[Text]:
    """Go on with a title, where the title bar of a frame so wide is too short for it."""
    return _whole_name(Card(title, right), Frame(heavy=True), width)


def _head(card: Card, frame: Frame, width: int, signs: str, edge: Style) -> Text:
    """Write the title bar: number, name, price."""
    label = f" {frame.label} " if frame.label else " "
    price = f" {card.price} " if card.price else ""
    room = width - 2 - len(price)
    named = f"{label}{_title(card, frame, width)[0]}".rstrip()
    name = shortened(Text(longest(room, f"{named} ", named)), room)
    name.stylize(Style(bold=True, dim=frame.dim))
    line = Text().append(signs[0], edge).append_text(name)
    line.append(signs[1] * (width - 2 - name.cell_len - len(price)), edge)
    return line.append(price, Style(bold=True, dim=frame.dim)).append(signs[2], edge)


def _title(card: Card, frame: Frame, width: int) -> tuple[str, str]:
    """Part a name into the words that have room in the title bar and those that go on below it."""
    taken = sum(cell_len(part) + 1 for part in (frame.label, card.price) if part)
    room = width - 3 - taken - bool(card.price)
    parts = card.name.split(" ")
    fitting = (at for at in range(len(parts), 0, -1) if cell_len(" ".join(parts[:at])) <= room)
    first = next(fitting, 0)
    return " ".join(parts[:first]), " ".join(parts[first:])


def _whole_name(card: Card, frame: Frame, width: int) -> list[Text]:
    """Go on with a name below a title bar that is too short for it."""
    rest = _title(card, frame, width)[1]
    return wrapped(Text(rest, "bold"), width - 2) if rest else []


def _row(line: Text, inner: int, side: str, edge: Style, *, dim: bool) -> Text:
    line = shortened(line, inner)
    line.pad_right(inner - line.cell_len)
    if dim:
        line.stylize("dim")
    return Text().append(side, edge).append_text(line).append(side, edge)


def fitted(card: Card, width: int, height: int) -> Sequence[Text]:
    """Write tags, picture and text in the first form that has room, or as much of them as has."""
    fitting = (lines for lines in forms(card, width) if len(lines) <= height)
    lines = next(fitting, None) or _one_given_way(card, width, height)
    if len(lines) <= height:
        return lines
    return [*lines[: height - 1], broken_off(lines[height - 1], width)] if height else []


def forms(card: Card, width: int) -> Iterator[Sequence[Text]]:
    """Write a card ever more closely: what is known goes, then a picture that says less."""
    picture, tags = card.picture, [] if card.tags is None else wrapped(card.tags, width)
    for text in card.texts:
        yield [*tags, *picture, *_paragraphs(text, width)]
        room = width - picture[0].cell_len - 1 if picture else 0
        if room >= READABLE:
            yield [*tags, *beside(picture, _paragraphs(text, room))]
        if room >= NARROWEST:
            yield [*tags, *_around(picture, Text(run_on(text)), width)]
        yield [*tags, *picture, *_paragraphs((run_on(text),), width)]
    for text in card.texts if picture and not card.drawn else ():
        yield [*tags, *card.sketch, *_paragraphs(text, width)]
        yield [*tags, *card.sketch, *_paragraphs((run_on(text),), width)]
    if card.tags and not (picture and card.drawn):
        said = Text(" · ").join((card.tags, Text(run_on(card.texts[-1]))))
        yield [*card.sketch, *wrapped(said, width)]


def _paragraphs(text: Iterable[str], width: int) -> list[Text]:
    return [line for paragraph in text for line in wrapped(Text(paragraph), width)]


def _around(picture: Sequence[Text], text: Text, width: int) -> list[Text]:
    """Write a text to the right of a picture and on below it, both ends of its lines where there is room."""
    narrow, at = wrapped(text, width - picture[0].cell_len - 1)[: len(picture)], 0
    for line in narrow:
        said = line.plain.strip()
        at = text.plain.index(said, at) + len(said)
    return [*beside(picture, narrow), *wrapped(Text(text.plain[at:].strip()), width)]


def _one_given_way(card: Card, width: int, height: int) -> list[Text]:
    """Leave the picture out, or as much of the text as it takes where the picture says more."""
    tags = [] if card.tags is None else wrapped(card.tags, width)
    text = _paragraphs((run_on(card.texts[-1]),), width)
    room = height - len(tags) - len(card.picture)
    if not card.drawn or (room < 0 and card.sketch):
        return [*tags, *card.sketch, *text]
    return [*tags, *card.picture, *(text if room > 0 else [])]


def hung(card: Card, frame: Frame, width: int, height: int, palette: Palette) -> list[Text]:
    """Draw a card of a size that hangs down from its title bar."""
    signs = HEAVY if frame.heavy else LIGHT
    edge = Style(color=palette[card.colour] if card.colour else None, bold=frame.heavy, dim=frame.dim)
    name, price, rest = _titled(card, frame, width)
    foot = _hung_foot(frame, width)
    body = [line.copy() for line in fitted(rest, width - 1, height - 1 - len(foot))]
    body += [Text()] * (height - 1 - len(foot) - len(body))
    for line in body if frame.dim else ():
        line.stylize("dim")
    rows = [Text.assemble((signs[3], edge), line) for line in (*body, *foot)]
    for row in rows:
        row.pad_right(width - row.cell_len)
    between = signs[1] * (width - 1 - name.cell_len - len(price))
    named = Style(bold=True, dim=frame.dim)
    return [Text.assemble((signs[0], edge), (name.plain, named), (between, edge), (price, named)), *rows]


def hangs(card: Card, frame: Frame, width: int, height: int) -> bool:
    """Return whether all that a card says has room where it hangs down."""
    rest, room = _titled(card, frame, width)[-1], height - 1 - len(_hung_foot(frame, width))
    return any(len(lines) <= room for lines in forms(rest.__replace__(known=()), width - 1))


def shows_picture(card: Card, width: int, height: int) -> bool:
    """Return whether what is drawn on a card has room in a frame of a size."""
    lines = fitted(card, width - 2, height - 2)
    return not card.picture or any(line.plain.startswith(card.picture[0].plain) for line in lines)


def _hung_foot(frame: Frame, width: int) -> list[Text]:
    return wrapped(frame.foot, width - 1) if frame.foot else []


def _titled(card: Card, frame: Frame, width: int) -> tuple[Text, str, Card]:
    """Say what has room in the title bar: name and price; what has none comes before the tags below it."""
    label, price = f" {frame.label} " if frame.label else " ", f" {card.price}" if card.price else ""
    room = width - 2 - len(label)
    if Text(card.name).cell_len + len(price) <= room:
        return Text(f"{label}{card.name} "), price, card.__replace__(price="")
    begun, *more = (line.plain.rstrip() for line in wrapped(Text(card.name), room))
    first = [Text(part, "bold") for part in (" ".join(more), card.price) if part]
    tags = Text(" · ").join([*first, *([] if card.tags is None else [card.tags])])
    return Text(f"{label}{begun} "), "", card.__replace__(price="", tags=tags or None)
