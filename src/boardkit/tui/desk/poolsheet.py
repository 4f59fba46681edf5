"""The form on which a whole table pays: a row for each thing, a column for each seat, what comes of it."""

from collections.abc import Mapping, Sequence
from itertools import product

from rich.style import Style
from rich.text import Text

from boardkit.core import Seat
from boardkit.core.lines.match import people_of
from boardkit.draw.blocks import Room, name_in, shortened, wrapped
from boardkit.draw.cards import Frame, framed
from boardkit.draw.extras import verbs_of
from boardkit.draw.forms import Pool, Pooled, Shares, pool_of
from boardkit.draw.seats import LETTERS, chip
from boardkit.text.spots import HERE, POINTED
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import Put, Stand
from boardkit.tui.desk.poolgrid import BEFORE_SEAT, SHARE, SUM, Grid, grid_of
from boardkit.tui.desk.sheet import Sheet, abreast, plain, stacked, wanting, within
from boardkit.tui.desk.toldlines import CUT

INDENT, TOLD = 4, 3
"""Columns before what is told of a thing, and the most lines for that."""

CARD, LEAST_CARD, BROADEST = 10, 36, 60
"""The lines of a card, the columns in which one can be read, and the most that one has."""

Field = tuple[int, int]
"""A thing, and a seat."""


def pool_in(desk: Desk) -> Pool:
    """Return what the table of a desk pays for together."""
    pool = pool_of(desk.drawing)
    assert pool is not None
    return pool


def things_in(desk: Desk) -> Sequence[Pooled]:
    """List what is paid for."""
    return pool_in(desk).things(desk.match.state, desk.words)


def paid(desk: Desk) -> Shares:
    """Return what everybody has paid already."""
    return pool_in(desk).paid(desk.match.state)


def fields(desk: Desk) -> Sequence[Field]:
    """List the shares that people decide: each is a thing and a seat."""
    lines = range(len(things_in(desk)))
    return [(line, seat) for line in lines for seat in people_of(desk.match.players)]


def left(desk: Desk, shares: Shares, seat: Seat) -> int:
    """Say how much a seat has left when it has paid its shares."""
    before = sum(row[seat] for row in paid(desk))
    return pool_in(desk).most(desk.match.state, seat) + before - sum(row[seat] for row in shares)


def limit(desk: Desk, shares: Shares, field: Field) -> int:
    """Say how much a share may be: what the thing lacks without it, as far as its seat has that."""
    line, seat = field
    share = shares[line][seat]
    lacking = things_in(desk)[line].price - sum(shares[line])
    return share + max(min(lacking, left(desk, shares, Seat(seat))), 0)


def begun(desk: Desk, shares: Shares, *, full: bool) -> Sequence[str]:
    """Name what is paid in full, or what is paid in part."""
    rows = [(thing, sum(row)) for thing, row in zip(things_in(desk), shares, strict=True)]
    return [thing.name for thing, much in rows if much and (much >= thing.price) == full]


def counted(desk: Desk, shares: Shares) -> Mapping[str, str]:
    """Count for the verb that pays how much is paid in full; the one that ends it has no count."""
    pool, full = pool_in(desk), len(begun(desk, shares, full=True))
    counts = {pool.kind: f"{full}/{len(shares)}", type(pool.done): ""}
    pairs = product(verbs_of(desk.drawing), counts.items())
    return {verb.letter: said for verb, (kind, said) in pairs if kind in verb.moves}


def no_more(desk: Desk, shares: Shares, field: Field, most: int) -> str:
    """Say how much a share may be, or why it may be nothing."""
    line, seat = field
    thing = things_in(desk)[line]
    if most:
        return desk.words("trade-limit", most=most)
    if sum(shares[line]) >= thing.price:
        return desk.words("pool-paid", thing=thing.name)
    return desk.words("pool-nothing-left", seat=desk.words.seat(Seat(seat)))


def pool_sheet(desk: Desk, shares: Shares, at: Field, ink: Ink, room: Room) -> Sheet:
    """Draw the form; what things do is told on cards where there is room, else in lines, or in one each."""
    names = [thing.name for thing in things_in(desk)]
    grid = grid_of(names, list(map(desk.words.seat, _seats(desk))), room.width)
    for lines, drawn in ((0, True), (TOLD, False), (1, False)):
        form = stacked(*_form(desk, shares, at, ink, lines, grid))
        free = Room(grid.wide, room.height - len(form.lines) - 1)
        whole = stacked(form, _spare(), _cards(desk, shares, at, ink, free)) if drawn else form
        if len(whole.lines) <= room.height:
            break
    return within(whole, room.width, room.height).__replace__(full=False)


def _form(desk: Desk, shares: Shares, at: Field, ink: Ink, lines: int, grid: Grid) -> Sequence[Sheet]:
    """Draw the fields with what they come to; what each thing does is told in so many lines."""
    rows = _rows(desk, shares, at, ink, lines, grid)
    come = plain(pool_in(desk).told(desk.state, shares, desk.words, ink.palette))
    return _heads(desk, at, ink, grid), *rows, _spare(), *_purses(desk, shares, ink, grid), _spare(), come


def _spare() -> Sheet:
    return plain([Text()])


def _cards(desk: Desk, shares: Shares, at: Field, ink: Ink, room: Room) -> Sheet:
    """Draw what is paid for as cards: as many abreast as can be read, so high that they are whole."""
    across = max(min(room.width // LEAST_CARD, len(shares)), 1)
    wide, down = min(room.width // across, BROADEST) - 1, -(-len(shares) // across)
    for height in range(CARD, max(room.height // down, CARD) + 1):
        boxes = _boxes(desk, shares, at, ink, Room(wide, height))
        if not any(CUT in line.plain for box in boxes for line in box.lines):
            break
    rows = (boxes[start : start + across] for start in range(0, len(boxes), across))
    return stacked(*(abreast(*row, gap=1) for row in rows))


def _boxes(desk: Desk, shares: Shares, at: Field, ink: Ink, size: Room) -> Sequence[Sheet]:
    """Draw each thing that is paid for as a card of a size."""
    pool, seats = pool_in(desk), len(desk.match.players)
    paid_then, boxes = pool.after(desk.state, shares), list[Sheet]()
    for line, card in enumerate(pool.cards(paid_then, desk.words, ink.palette)):
        frame = Frame(LETTERS[things_in(desk)[line].owner], heavy=line == at[0])
        drawn = framed(card, frame, size.width, size.height, ink.palette)
        boxes.append(wanting(Stand(line * seats + at[1]), drawn))
    return boxes


def _rows(desk: Desk, shares: Shares, at: Field, ink: Ink, lines: int, grid: Grid) -> Sequence[Sheet]:
    told = pool_in(desk).good_for(desk.state, desk.words, ink.palette)
    pairs = enumerate(zip(things_in(desk), told, strict=True))
    return [
        _row(desk, shares, at, line, thing, ink, _short(said, lines, grid.wide), grid)
        for line, (thing, said) in pairs
    ]


def _short(said: Sequence[Text], lines: int, wide: int) -> Sequence[Text]:
    """Tell what a thing does in so many lines; where cards tell it, with 0, in none."""
    if not lines:
        return ()
    width = wide - INDENT
    whole = wrapped(Text("  ").join(said), width)
    return whole if len(whole) <= lines else (shortened(Text("  ").join(said), width),)


def _heads(desk: Desk, at: Field, ink: Ink, grid: Grid) -> Sheet:
    """Name the seats, each above its column; where one is too narrow, every other a line further down."""
    seats, title = _seats(desk), plain([Text(desk.words("pool-head").ljust(grid.name), "bold")])
    if all(Text(desk.words.seat(seat)).cell_len + BEFORE_SEAT <= grid.share for seat in seats):
        return abreast(title, *(_head(desk, seat, grid.share, at, ink) for seat in seats))
    wide = [2 * grid.share if seat < len(seats) - 1 else grid.share + SUM for seat in seats]
    heads = [_head(desk, *row, at, ink) for row in zip(seats, wide, strict=True)]
    before = plain([Text(" " * (grid.name + grid.share))])
    return stacked(abreast(title, *heads[::2]), abreast(before, *heads[1::2]))


def _head(desk: Desk, seat: Seat, wide: int, at: Field, ink: Ink) -> Sheet:
    name = name_in(wide - BEFORE_SEAT + 1, Text(f" {desk.words.seat(seat)}"))
    name.stylize("bold" if seat == at[1] else "")
    line = chip(seat, ink.palette).append_text(name)
    line.pad_right(wide - line.cell_len)
    return wanting(Stand(at[0] * len(desk.match.players) + seat), [line])


def _row(
    desk: Desk,
    shares: Shares,
    at: Field,
    line: int,
    thing: Pooled,
    ink: Ink,
    told: Sequence[Text],
    grid: Grid,
) -> Sheet:
    """Draw a thing: its name, everybody's shares, how much of its price they are, and what it does."""
    here, sum_ = line == at[0], sum(shares[line])
    owner = chip(thing.owner, ink.palette)
    name = Text("▸" if here else " ").append_text(owner).append(f" {thing.name}", "bold" if here else "")
    name = shortened(name, grid.name - 1)
    name.pad_right(grid.name - name.cell_len)
    row = [_share(desk, shares, (line, seat), at, grid.share) for seat in _seats(desk)]
    full = sum_ >= thing.price
    status = Text(f" {sum_}/{thing.price}{' ✓' if full else ''}", ink.tones.good if full else "dim")
    whole = Stand(line * len(desk.match.players) + at[1])
    lines = [Text(" " * INDENT).append_text(said) for said in told]
    told_here = [wanting(whole, lines)] if lines else []
    return stacked(abreast(wanting(whole, [name]), *row, plain([status])), *told_here)


def _share(desk: Desk, shares: Shares, field: Field, at: Field, wide: int) -> Sheet:
    """Draw a share with what makes it one less and one more; that of a computer player cannot be changed."""
    line, seat = field
    now, here = shares[line][seat], field == at
    stand = Stand(line * len(desk.match.players) + seat)
    value = Text(f"[{now:>2}]", POINTED if here else "bold" if now else "dim")
    if field not in fields(desk):
        cell = Text.assemble(
            "  ", (f" {now:>2} ", Style(reverse=True, dim=True) + HERE if here else "dim"), " " * (wide - 6)
        )
        return wanting(stand, [cell])
    less, more = (wanting(Put(field, now + by), [Text(sign)]) for by, sign in ((-1, " −"), (1, "+ ")))
    return abreast(less, wanting(stand, [value]), more, plain([Text(" " * (wide - SHARE + 1))]))


def _purses(desk: Desk, shares: Shares, ink: Ink, grid: Grid) -> Sequence[Sheet]:
    """Say what everybody has left then, may gain, and will have to pay for something else; amber if more."""
    pool, words = pool_in(desk), desk.words
    rest = [left(desk, shares, seat) for seat in _seats(desk)]
    gained, owed = ([what(desk.state, seat) for seat in _seats(desk)] for what in (pool.gained, pool.owed))
    each = zip(rest, gained, owed, strict=True)
    tones = [ink.tones.warn if much + more < due else "" for much, more, due in each]
    dim = ["dim"] * len(owed)
    rows = (
        (words("pool-left"), rest, tones),
        (words(pool.gaining), gained, dim),
        (words(pool.owing), owed, dim),
    )
    return [
        plain([_purse(said.ljust(grid.name), numbers, tones, grid.share)]) for said, numbers, tones in rows
    ]


def _purse(said: str, numbers: Sequence[int], tones: Sequence[str], wide: int) -> Text:
    line = Text(said)
    for number, tone in zip(numbers, tones, strict=True):
        line.append(f"   {number:>2}{' ' * (wide - 5)}", tone)
    return line


def _seats(desk: Desk) -> Sequence[Seat]:
    return [Seat(seat) for seat in range(len(desk.match.players))]
