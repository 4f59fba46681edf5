"""The seats beside the map: points so far by kind, and the other communities in little."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from itertools import chain
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from boardkit.core import ScoreSheet, Seat
from boardkit.draw import LETTERS, chip, marked, telling_of
from boardkit.draw.blocks import Form, Lines, Room, fitted, headed, longest, name_in
from boardkit.draw.palette import Palette
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.scoring import KINDS, score
from boardkit.games.life_in_reterra.show.shared import others, seat_line, small
from boardkit.games.life_in_reterra.show.signs import SIDE, community_picture, large_picture
from boardkit.games.life_in_reterra.show.words import shown_seat
from boardkit.text import Words

FULL: Final = {"points": (), **{kind: (kind,) for kind in KINDS}, "tiles": ()}
"""The columns, with their kinds of points."""

APART: Final = ("powers", "junk")
ADDED: Final = {"relics": ("relics", "junk"), "buildings": ("buildings", "powers")}
FEWER: Final = {name: ADDED.get(name, kinds) for name, kinds in FULL.items() if name not in APART}
"""The same where there is less room: two of them count with others."""

WIDE: Final = 54
LARGE: Final = (6, 4, 3)  # columns of a space that has two lines
LEAST_NAME: Final = 5
ASKED: Final = "▶"
GAP: Final = "  "
MINUS: Final = "\N{MINUS SIGN}"


def seats(view: State, words: Words, palette: Palette, room: Room) -> Sequence[Text]:
    """Write points so far by kind, and below them the communities that are not played in now."""
    return seats_beside(view, shown_seat(view), words, palette, room)


def seats_beside(view: State, shown: Seat, words: Words, palette: Palette, room: Room) -> Sequence[Text]:
    """Write points so far by kind, and below them the other communities, as large as the room allows."""
    rows, those = cache(partial(_table, view, words, palette, room.width)), others(view, shown)
    draws = [(large_picture, wide, 2) for wide in LARGE] + [(community_picture, wide, 1) for wide in (2, 1)]

    def table(drawn: Drawn) -> Form:
        return lambda: chain(rows(), below(drawn))

    def below(drawn: Drawn) -> Lines:
        return _below(those, words, palette, drawn, room.width)

    def has_room(wide: int, high: int) -> bool:  # in columns and lines of a space
        lines = -(-len(those) // _abreast(SIDE * wide, room.width)) * (SIDE * high + 1)
        return view.seats + 1 + lines <= room.height

    def halved(seat: Seat) -> Iterable[Text]:
        return small(view.communities[seat], palette)

    def lines() -> Lines:
        return [_short(view, seat, words, palette, room.width) for seat in map(Seat, range(view.seats))]

    sized = [(draw, wide) for draw, wide, high in draws if has_room(wide, high)]
    return fitted(
        room,
        *(table(partial(draw, view, palette=palette, columns=wide)) for draw, wide in sized),
        table(halved),
        lambda: [*lines(), *below(halved)],
        table(lambda _: ()),
        lines,
    )


Drawn = Callable[[Seat], Iterable[Text]]


def _table(view: State, words: Words, palette: Palette, width: int) -> Lines:
    kinds = FULL if width >= WIDE else FEWER
    heads = [words(f"head-{name}") for name in kinds]
    seated = [Seat(seat) for seat in range(view.seats)]
    names = [partial(_name, view, seat, words, palette) for seat in seated]
    sheet = score(view)
    return headed(heads, names, [_row(view, sheet, seat, kinds) for seat in seated], width)


def _row(view: State, sheet: ScoreSheet, seat: Seat, kinds: dict[str, tuple[str, ...]]) -> Sequence[str]:
    points = sheet.by_kind(seat)
    counted = {name: sum(points.get(kind, 0) for kind in own) for name, own in kinds.items()}
    counted |= {"points": sheet.totals[seat], "tiles": len(view.communities[seat].tiles)}
    return [str(counted[name]).replace("-", MINUS) for name in kinds]


def _name(view: State, seat: Seat, words: Words, palette: Palette, space: int) -> Text:
    asked = view.to_move == seat
    line = Text(ASKED if asked else " ").append_text(chip(seat, palette))
    name = Text(f" {words.seat(seat)}", "bold" if asked else "")
    return line.append_text(name_in(max(space - 4, LEAST_NAME), name))


def _short(view: State, seat: Seat, words: Words, palette: Palette, width: int) -> Text:
    facts = f" {seat_line(view, seat, words)}"
    name = _name(view, seat, words, palette, width - cell_len(facts))
    name.pad_right(max(0, width - cell_len(facts) - name.cell_len))
    return name.append(facts)


def _below(those: Sequence[Seat], words: Words, palette: Palette, drawn: Drawn, width: int) -> Lines:
    """Draw communities, as many abreast as have room, each below its name on its colour."""
    rivals = [(seat, list(drawn(seat))) for seat in those]
    if not any(lines for _, lines in rivals):
        return ()
    wide_ones = [(lines[0].cell_len, seat, lines) for seat, lines in rivals]
    heads = [f"{longest(wide, words.seat(seat), LETTERS[seat]):^{wide}}" for wide, seat, _ in wide_ones]
    named = [
        [marked(head, seat, palette), *lines] for head, (_, seat, lines) in zip(heads, wide_ones, strict=True)
    ]
    for (seat, _), lines in zip(rivals, named, strict=True):
        for line in lines:
            telling_of(seat, line)
    abreast = _abreast(max(wide for wide, *_ in wide_ones), width)
    rows = (named[at : at + abreast] for at in range(0, len(named), abreast))
    return [line for row in rows for line in map(Text(GAP).join, zip(*row, strict=True))]


def _abreast(wide: int, width: int) -> int:
    """Return how many communities of so many columns have room beside each other."""
    return max((width + len(GAP)) // (wide + len(GAP)), 1)
