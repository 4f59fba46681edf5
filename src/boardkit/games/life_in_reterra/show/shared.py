"""Beside the map, for all: the turn, the market, the row, and what is left."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, product
from typing import Final

from rich.style import Style
from rich.text import Text

from boardkit.core import Question, Seat
from boardkit.draw import LETTERS, marked
from boardkit.draw.blocks import Lines, Room, fitted, hanging, wrapped
from boardkit.draw.glyphs import glyph
from boardkit.draw.needs import HELD, Need, Rank, at_least, line_each
from boardkit.draw.palette import Palette
from boardkit.games.life_in_reterra.box import CARDS
from boardkit.games.life_in_reterra.box.things import WIDTH, Card, Space
from boardkit.games.life_in_reterra.rules.community import Community
from boardkit.games.life_in_reterra.rules.model import Stall, State, inhabitants_left, tokens_left
from boardkit.games.life_in_reterra.rules.questions import Build, LayTile
from boardkit.games.life_in_reterra.rules.scoring import score
from boardkit.games.life_in_reterra.show import signs as sg
from boardkit.games.life_in_reterra.show.words import face_said, shown_seat
from boardkit.maps.squares import Square
from boardkit.text import Words


def seat_line(view: State, seat: Seat, _words: Words) -> str:
    """Give a seat's points as its community is now, its inhabitants and its secret tiles."""
    people, points = len(view.communities[seat].inhabitants), score(view).totals[seat]
    return f"{sg.POINT}{points:>2} {glyph('inhabitant')}{people:<2} {sg.SECRET}{len(view.secrets[seat])}"


def market(view: State, palette: Palette) -> Text:
    """Show the five buildings by letter, with the copies left."""
    line = Text()
    for stall in view.market:
        line.append_text(sg.stall_chip(view, stall, palette)).append(f"{sg.COPIES}{stall.left}")
    return line


def row_lines(view: State, words: Words, palette: Palette) -> Iterator[Text]:
    """Show the tiles of the row, and how many may still come into it."""
    yield Text(words("side-row", stack=len(view.stack) + len(view.beneath)))
    yield from _coded_row(view, palette)


def _coded_row(view: State, palette: Palette) -> Iterator[Text]:
    """Draw the tiles of the row as small as can be, each below its code."""
    sketches = [sg.sketches(tile, palette) for tile in view.row]
    named = (f"{tile:<{len(rows[0])}}" for tile, rows in zip(view.row, sketches, strict=True))
    yield Text(" ").join(Text(name, "dim") for name in named)
    yield from map(Text(" ").join, zip(*sketches, strict=True))


def _pair(upper: Space | None, lower: Space | None, palette: Palette) -> tuple[str, Style]:
    above, below = (palette[sg.fill(one) if one else "empty"] for one in (upper, lower))
    return (" ", Style(bgcolor=below)) if above == below else ("▀", Style(color=above, bgcolor=below))


def rivals_lines(view: State, palette: Palette) -> Iterator[Text]:
    """Show the communities of all but the seat that plays, side by side, two spaces to a cell."""
    rivals = others(view, shown_seat(view))
    if rivals:
        yield Text(" ").join(marked(f"{LETTERS[seat]:^{sg.SIDE}}", seat, palette) for seat in rivals)
    drawn = zip(*(small(view.communities[seat], palette) for seat in rivals), strict=True)
    yield from map(Text(" ").join, drawn)


def others(view: State, shown: Seat) -> Sequence[Seat]:
    """Name the seats whose community is not the one that is shown."""
    return [seat for seat in map(Seat, range(view.seats)) if seat != shown]


def small(land: Community, palette: Palette) -> Iterator[Text]:
    """Draw a community in four lines of eight cells."""
    left, top = sg.corner_of(land)
    for y in range(top, top + sg.SIDE, 2):
        columns = (Square(x, y) for x in range(left, left + sg.SIDE))
        cells = [(land.spaces.get(at), land.spaces.get(Square(at.x, at.y + 1))) for at in columns]
        yield Text.assemble(*(_pair(upper, lower, palette) for upper, lower in cells))


def stall_lines(view: State, words: Words, palette: Palette) -> Iterator[Text]:
    """Name the buildings, with points and copies left."""
    for stall in view.market:
        points = CARDS[stall.card].faces[stall.side].points
        left, worth = words("face-left", count=stall.left), words("face-points", points=points)
        name = f" {words.name(stall.card, Card)} {left} {worth}"
        yield Text.assemble(sg.stall_chip(view, stall, palette), name)


LARGEST: Final = 5
SMALLEST: Final = 3  # the most and the fewest columns of a space of the row
WIDE: Final = 40  # the columns of the room in windows in which the communities are drawn below the seats
TALL: Final = 24  # lines from which on the row is drawn large; others need them below
INDENT: Final = "    "


def stalls(view: State, words: Words, palette: Palette, room: Room) -> Sequence[Text]:
    """Tell the buildings with what they do, or name them where they do not lie in the hand."""
    if isinstance(view.question, Build):
        return ()
    named = [_stall(stall, view, words, palette) for stall in view.market]
    return fitted(
        room,
        lambda: _stalls(view, words, palette, room.width),
        lambda: chain.from_iterable(hanging(line, room.width) for line in named),
        lambda: chain.from_iterable(hanging(line, room.width) for line in stall_lines(view, words, palette)),
        lambda: _flowing_in(view, words, palette, room) or [market(view, palette)],
        lambda: [market(view, palette)],
    )


def tiles(view: State, words: Words, palette: Palette, room: Room) -> Sequence[Text]:
    """Draw the row, where it does not lie in the hand."""
    if isinstance(view.question, LayTile):
        return ()
    large = [partial(_row, view, words, palette, room.width)] if room.height >= TALL else []
    small_rows = lambda: row_lines(view, words, palette), lambda: _coded_row(view, palette)
    return fitted(room, *large, *small_rows, lambda: ())


def rivals(view: State, _words: Words, palette: Palette, room: Room) -> Sequence[Text]:
    """Draw the communities of the others in little, where they are not drawn below the seats."""
    return fitted(room, lambda: rivals_lines(view, palette), lambda: ()) if room.width < WIDE else ()


def supply(view: State, words: Words, _palette: Palette, room: Room) -> Sequence[Text]:
    """Say what is left of what, and how many tiles may still come."""
    said = words("side-supply", inhabitants=inhabitants_left(view), tokens=tokens_left(view))
    return fitted(room, lambda: hanging(Text(said, "dim"), room.width), lambda: ())


def _lines_of_all(view: State, columns: int) -> int:
    """Want the communities of the others below the seats, where they have room side by side."""
    side_by_side = (view.seats - 1) * (2 * sg.SIDE + 2) <= columns
    return 2 + view.seats + sg.SIDE if side_by_side and columns >= WIDE else line_each(view, columns)


OTHERS: Final = Need("others", Rank.OTHERS, least=_lines_of_all)
STALLS: Final = Need("stalls", Rank.COMMON, stalls)
TILES: Final = Need("tiles", Rank.COMMON, tiles, at_least(0), held=True)
SUPPLY: Final = Need("supply", Rank.RULE, supply, at_least(0))
RIVALS: Final = Need("rivals", Rank.OTHERS, rivals, at_least(0))
TURN: Final = (HELD, STALLS, TILES, OTHERS, RIVALS, SUPPLY)
NEEDS: Final[Mapping[type[Question] | None, Sequence[Need]]] = {None: TURN}  # buildings come first


def _flowing_in(view: State, words: Words, palette: Palette, room: Room) -> Lines:
    """Name the buildings in a room, closer or by shorter names where there is no other way; or not at all."""
    names = [words.name(stall.card, Card) for stall in view.market]
    pairs = zip(view.market, names, strict=True)
    short = [words("card-brief", card=stall.card, name=name) for stall, name in pairs]
    ways = product((names, short), (" ", ""))
    forms = (_flowing(view, palette, room.width, shown, gap) for shown, gap in ways)
    return next((lines for lines in forms if len(lines) <= room.height), ())


def _flowing(view: State, palette: Palette, width: int, names: Sequence[str], gap: str) -> Lines:
    """Name the buildings with the copies left, as many in a line as there is room for."""
    lines: list[Text] = []
    for stall, name in zip(view.market, names, strict=True):
        said = Text.assemble(sg.stall_chip(view, stall, palette), f"{gap}{name} {sg.COPIES}{stall.left}")
        if lines and lines[-1].cell_len + 1 + said.cell_len <= width:
            lines[-1].append(" ").append_text(said)
        else:
            lines.append(said)
    return lines


def _row(view: State, words: Words, palette: Palette, width: int) -> Iterator[Text]:
    """Draw the tiles of the row in large, each below its code."""
    stack = len(view.stack) + len(view.beneath)
    columns = min(LARGEST, (width - len(view.row) + 1) // (max(len(view.row), 1) * WIDTH))
    if columns < SMALLEST or not view.row:
        yield from row_lines(view, words, palette)
        return
    yield Text(words("base-row", count=len(view.row), stack=stack))
    yield Text(" ").join(Text(f"{tile:^{columns * WIDTH}}", "dim") for tile in view.row)
    rows = zip(*(sg.tile_picture(tile, palette, columns) for tile in view.row), strict=True)
    yield from map(Text(" ").join, rows)


def _stalls(view: State, words: Words, palette: Palette, width: int) -> Iterator[Text]:
    for stall in view.market:
        yield from hanging(_stall(stall, view, words, palette), width)
        for said in face_said(stall.card, stall.side, words):
            yield from (Text(INDENT).append_text(line) for line in wrapped(Text(said), width - len(INDENT)))


def _stall(stall: Stall, view: State, words: Words, palette: Palette) -> Text:
    return Text.assemble(sg.stall_chip(view, stall, palette), f" {stall_said(stall, words)}")


def stall_said(stall: Stall, words: Words) -> str:
    """Name a building with its copies left, its points and its shape."""
    name, shape = words.name(stall.card, Card), shape_said(stall.card, words)
    points = CARDS[stall.card].faces[stall.side].points
    return words("base-building", card=name, points=points, shape=shape, left=stall.left)


def displayed(view: State, _seat: Seat, words: Words) -> Iterator[str]:
    """Tell the buildings on display, each with all that it does."""
    for stall in view.market:
        yield " ".join((f"{stall_said(stall, words)}.", *face_said(stall.card, stall.side, words)))


def shape_said(card: Card, words: Words) -> str:
    """Say how many spaces a building has, and how they lie."""
    return words(f"shape-{CARDS[card].shape.lower()}")
