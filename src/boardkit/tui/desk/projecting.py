"""A slide as large as a window allows: letters by blocks, the land about what happened, cards, scores."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from boardkit.core import Seat
from boardkit.core.values import Value
from boardkit.draw.blocks import Room, name_in, wrapped
from boardkit.draw.cards import Card, Frame, framed
from boardkit.draw.cards import told as said_on
from boardkit.draw.colours import ink
from boardkit.draw.cropping import closest
from boardkit.draw.drawing import Picture
from boardkit.draw.letters import HIGH, known, rows
from boardkit.draw.palette import Palette
from boardkit.draw.seats import LETTERS
from boardkit.handout.slides import Slide
from boardkit.text import Words

TALL: Final = 36
"""From so many lines on there are letters by blocks."""

APART: Final = 2
"""The columns of the share of a seat in which nothing is said."""

SHARE: Final = 0.45
"""How much of a window may be letters."""

WIDE_SHARE: Final = 0.3
"""How much of it may be wide ones."""

EDGE: Final = 3
"""Columns that stay free at both sides of a sentence."""

CARD: Final = 44
"""Columns of a card at most; it has a third of a window."""

BETWEEN: Final = "  ·  "
"""What stands between numbers that changed."""

FOOT: Final = 1
"""The line where we are told which step it is."""


class Projection(Value, eq=False):
    """What is shown of a slide.

    Attributes:
        picture: the part of the map that is shown.
        told: the sentences, in lines as wide as the window.
        strip: how the seats stand, in lines as wide as the window.
        cards: the cards it tells of, beside the map; empty for none.
    """

    picture: Picture
    told: Text
    strip: Text
    cards: Text


class Screening(Value, eq=False):
    """What a slide is projected with.

    Attributes:
        good: the colour of what changed.
        blocks: whether the terminal has blocks to write letters with.
    """

    words: Words
    palette: Palette
    good: str
    blocks: bool = True


def project(slide: Slide, by: Screening, room: Room) -> Projection:
    """Show a slide in a window of so many cells."""
    told, strip = _told(slide, by, room), _strip(slide, by, room)
    high = room.height - FOOT - len(told) - len(strip)
    cards = _cards(slide, by, Room(min(CARD, room.width * 2 // 5), high))
    wide = room.width - max((line.cell_len for line in cards), default=0)
    picture = closest(slide.picture, slide.places, wide, high)
    return Projection(picture, *(Text("\n").join(lines) for lines in (told, strip, cards)))


def paragraphs(slide: Slide, good: str) -> list[tuple[str, str]]:
    """List what is told, each with its style: sentences, answers to choose from, and what changed."""
    letters = zip("abcdefghij", slide.choices, strict=False)
    return [
        *((sentence, "bold") for sentence in slide.told),
        *((f"{letter}) {choice}", "") for letter, choice in letters),
        *(((BETWEEN.join(slide.changes), good),) if slide.changes else ()),
    ]


def _told(slide: Slide, by: Screening, room: Room) -> list[Text]:
    """Write what is told: all of it large, or its sentences, or none of it."""
    told = paragraphs(slide, by.good)
    sentences, rest = told[: len(slide.told)], told[len(slide.told) :]
    width, most = room.width - 2 * EDGE, int(room.height * SHARE)
    small = [*_small(told, width)]
    if not by.blocks or room.height < TALL or not all(known(text) for text, _ in sentences):
        return _centred(small[: max(most, 1)], room.width)
    forms = (
        (WIDE_SHARE, _large(told, width, wide=True)),
        (SHARE, _large(told, width)),
        (SHARE, [*_large(sentences, width), *_small(rest, width)]),
        (SHARE, small[:most]),
    )
    fitting = (form for share, form in forms if len(form) <= share * room.height)
    return _centred(next(fitting), room.width)


def _small(told: Iterable[tuple[str, str]], width: int) -> Iterator[Text]:
    yield from (line for text, style in told for line in wrapped(Text(text, style), width))


def _large(told: Iterable[tuple[str, str]], width: int, *, wide: bool = False) -> list[Text]:
    """Write in letters of blocks, wide ones wherever a single row of them will do."""
    lines = list[Text]()
    for text, style in told:
        single = len(rows(text, width, wide=True)) == HIGH
        lines += [Text(line, style) for line in rows(text, width, wide=wide or single)]
    return lines


def _centred(lines: Sequence[Text], width: int) -> list[Text]:
    return [Text(" " * ((width - line.cell_len) // 2)).append_text(line) for line in lines]


def _strip(slide: Slide, by: Screening, room: Room) -> list[Text]:
    """Say how the seats stand, each on its colour and with an equal share of the width.

    What is counted is named at every seat where that has room, else once above them.
    """
    if slide.standing is None:
        return []
    words, name = by.words, by.words(slide.standing.name)
    seats = list(enumerate(slide.standing.values))
    share = room.width // len(seats)
    large = [rows(f"{words.seat(Seat(seat))} {value}", room.width) for seat, value in seats]
    fits = all(len(lines) == HIGH and cell_len(lines[0]) + 2 <= share for lines in large)
    if by.blocks and room.height >= TALL and fits and all(known(words.seat(Seat(seat))) for seat, _ in seats):
        return [_centred_in(name, room.width), *_side_by_side(large, share, by.palette)]
    plain = [
        _standing(LETTERS[seat], words.seat(Seat(seat)), str(value), share - APART) for seat, value in seats
    ]
    whole = [f"{LETTERS[seat]}  {words.seat(Seat(seat))}  {value}" for seat, value in seats]
    named = [f"{said} {name}" for said in whole]
    if all(cell_len(said) <= share - APART for said in named):
        return _side_by_side([[said] for said in named], share, by.palette)
    return [_centred_in(name, room.width), *_side_by_side([[said] for said in plain], share, by.palette)]


def _standing(letter: str, name: str, value: str, width: int) -> str:
    """Write how a seat stands; of what has no room its name is cut."""
    named = name_in(width - cell_len(f"{letter}    {value}"), Text(name))
    return f"{letter}  {named.plain}  {value}"


def _centred_in(name: str, width: int) -> Text:
    return _centred([Text(name, "bold")], width)[0]


def _side_by_side(blocks: Sequence[Sequence[str]], share: int, palette: Palette) -> list[Text]:
    lines = [Text() for _ in blocks[0]]
    for seat, block in enumerate(blocks):
        owner = palette[f"owner.{seat}"]
        style = Style(color=ink(owner), bgcolor=owner, bold=len(block) == 1)
        for line, text in zip(lines, block, strict=True):
            shown = Text(text, no_wrap=True)
            shown.truncate(share - APART, overflow="ellipsis")
            line.append(shown.plain.center(share - 1), style).append(" ")
    return lines


def _cards(slide: Slide, by: Screening, room: Room) -> list[Text]:
    """Draw as many of the cards as there is room for, below one another; a single one has its name large."""
    cards = slide.playing(by.palette)
    lines = _titled(cards[0], by, room) if len(cards) == 1 else []
    for card in cards:
        high = len(said_on(card, room.width - 2)) + 3
        if len(lines) + high <= room.height:
            lines += framed(card, Frame(heavy=True), room.width, high, by.palette)
    return lines


def _titled(card: Card, by: Screening, room: Room) -> list[Text]:
    """Write the name of a card in large letters, if all of it fits above the card."""
    name = rows(card.name, room.width) if by.blocks and known(card.name) else []
    whole = len(name) + len(said_on(card, room.width - 2)) + 3 <= room.height
    return [Text(line, by.palette[card.colour] if card.colour else "") for line in name] if whole else []
