"""The communities side by side: points, thunes, cubes, cards, and all that they have built."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from itertools import islice
from typing import TypeAlias

from rich.style import Style
from rich.text import Text

from boardkit.core import Seat
from boardkit.core.values import Value
from boardkit.draw.blocks import Lines, Room, fitted, led, shortened, wrapped
from boardkit.draw.palette import Palette
from boardkit.draw.seats import seat_name
from boardkit.games.water_sharing.box.things import Building, Good, Stage
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.scoring import without_pollution
from boardkit.games.water_sharing.show.economy import standing, sums
from boardkit.games.water_sharing.show.map import BUILDINGS, CRISIS, GOODS, POINTS
from boardkit.games.water_sharing.show.words import brief, counted
from boardkit.text import Words

SHOWN = (Good.THUNES, Good.WATER, Good.ENERGY, Good.FOOD)
BEFORE_NAME = 5  # columns of the arrow, the chip and a blank
LEAST_NAME = 3
INDENT = "   "
HOLDS = "\N{NO-BREAK SPACE}"  # no-break spaces: between a building and its first hex, and before a dot
DOT = f"{HOLDS}·"
Below: TypeAlias = Callable[[Seat], list[Text]]  # lines below the row of a seat


def seats(view: State, words: Words, palette: Palette, room: Room) -> Sequence[Text]:
    """Write what lies open before the communities, as fully as there is room."""
    board = Boards(view, words, palette, room.width)
    named, brief, bare = (
        cache(partial(_table, view, words, palette, room.width, named=named, tight=tight))
        for named, tight in ((True, False), (False, False), (False, True))
    )
    signs = partial(board.built, named=False)
    below = (board.whole, board.built, signs, board.built_in_a_line, board.nothing)
    forms = [partial(board.form, rows, inner) for inner in below for rows in (named, brief)]
    narrow = [partial(board.form, bare, inner) for inner in below]
    return fitted(room, *forms, *narrow, lambda: islice(narrow[-1](), 1, None))


class Boards(Value):
    """The boards of the communities in so many columns, in several forms."""

    view: State
    words: Words
    palette: Palette
    width: int

    def form(self, table: Callable[[], Lines], below: Below) -> Iterator[Text]:
        """Write a table with what a form has below each of its rows."""
        rows = table()
        yield rows[0]
        for seat in self.view.everyone:
            yield rows[seat + 1]
            yield from below(seat)

    def whole(self, seat: Seat) -> list[Text]:
        """Tell what a community has built and what it truly lacks."""
        lacks, words = sums(self.view, seat).all_missing, self.words
        said = words("seats-lacks", count=sum(lacks.values()), lacks=counted(lacks, 0, words))
        return [*self.built(seat), *_lines(Text(said, "dim"), self.width), Text()]

    def built(self, seat: Seat, *, named: bool = True) -> list[Text]:
        """Tell what a community has built, by names or by signs."""
        return _lines(_built(self.view, seat, self.words, self.palette, named=named), self.width)

    def built_in_a_line(self, seat: Seat) -> list[Text]:
        """Show what a community has built by signs, closer and then cut where there is no room."""
        room = self.width - len(INDENT)
        built = (_built(self.view, seat, self.words, self.palette, named=False, dot=dot) for dot in (DOT, ""))
        apart, close = built
        return [shortened(Text(INDENT).append_text(apart if apart.cell_len <= room else close), self.width)]

    def nothing(self, _seat: Seat) -> list[Text]:
        """Leave it at the row of the table."""
        return []


def _lines(text: Text, width: int) -> list[Text]:
    return [Text(INDENT).append_text(line) for line in wrapped(text, width - len(INDENT))]


def _table(
    view: State, words: Words, palette: Palette, width: int, *, named: bool, tight: bool
) -> list[Text]:
    """Write a row of numbers for each seat below their heads; a tight one has no room for larger numbers."""
    heads = list(_heads(view, words, palette, named=named, tight=tight))
    inks = {good: palette[f"good.{good}"] for good in SHOWN}
    table = []
    for community in view.communities:
        counts = [(good, community.total(good)) for good in SHOWN]
        goods = [Text(str(n), Style(color=inks[good], dim=not n)) for good, n in counts]
        table.append([Text(str(community.points), "bold"), *goods, Text(str(len(community.actions)))])
    widest = [max(cell.cell_len for cell in column) for column in zip(*table, strict=True)]
    least = [wide if tight else 2 for wide in widest]
    widths = [max(head.cell_len, wide) + 1 for head, wide in zip(heads, least, strict=False)]
    room = max(BEFORE_NAME + LEAST_NAME + widths[0], width - sum(widths[1:]))

    def named_in(wide: int, seat: Seat) -> Text:
        space, mark = max(wide - BEFORE_NAME, LEAST_NAME), "✓" if seat in view.clock.passed else " "
        return seat_name(seat, words.seat(seat), space, palette, asked=view.to_move == seat, mark=mark)

    names = (partial(named_in, seat=seat) for seat in view.everyone)
    lines = led(heads[0], [(name, cells[0]) for name, cells in zip(names, table, strict=True)], room)
    for line, cells in zip(lines, (heads, *table), strict=True):
        for cell, column in zip(cells[1:], widths[1:], strict=False):
            line.append(" " * (column - cell.cell_len)).append_text(cell)
    return lines


def _heads(view: State, words: Words, palette: Palette, *, named: bool, tight: bool) -> Iterator[Text]:
    yield Text(words("seats-points") if named else POINTS, "bold")
    for good in SHOWN:
        name = words.name(good) if named and good is not Good.THUNES else GOODS[good]
        yield Text(name, Style(color=palette[f"good.{good}"], bold=True))
    if not without_pollution(view.options):
        yield Text(words("seats-cards-brief" if tight else "seats-cards"))


def _built(view: State, seat: Seat, words: Words, palette: Palette, *, named: bool, dot: str = DOT) -> Text:
    spots: dict[Building, list[Text]] = {}
    for at, building in standing(view, seat):
        ran = view.clock.stage is Stage.GENERATE and at in view.worked
        crisis = at in view.crisis
        spot = Text(f"{at}{CRISIS if crisis else ''}{'✓' if ran else ''}")
        spots.setdefault(building, []).append(spot)
        if crisis:
            spot.stylize(Style(color=palette["card.conflict"], bold=True))
    names = {one: brief(one, words) if named else BUILDINGS[one] for one in spots}
    groups = [Text(f"{names[one]}{HOLDS}").append_text(Text(" ").join(spots[one])) for one in spots]
    return Text(f"{dot} ").join(groups) or Text(words("seats-nothing"), "dim")
