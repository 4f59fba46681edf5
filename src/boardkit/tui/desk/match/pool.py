"""Paying together: everybody's share on one form, and the moves that come of it."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from typing import Any, Final

from msgspec import field
from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from boardkit.core import CHANCE, Match, Seat, put
from boardkit.core.lines.match import people_of, seats_of
from boardkit.core.values import Value
from boardkit.draw.blocks import Room, name_in, shortened, wrapped
from boardkit.draw.cards import Frame, framed
from boardkit.draw.drawings import drawing_of
from boardkit.draw.forms import Pool, Pooled, Shares
from boardkit.draw.seats import LETTERS, chip
from boardkit.draw.show import form_at
from boardkit.text import Words
from boardkit.text.spots import HERE, POINTED
from boardkit.tui.desk.desk import (
    Deeds,
    Desk,
    Ink,
    Labelled,
    Outcome,
    Sheet,
    Window,
    abreast,
    deeds,
    given,
    plain,
    simply,
    stacked,
    wanting,
    within,
)
from boardkit.tui.desk.hand import CUT
from boardkit.tui.desk.intents import Do, Go, Next, Put, Stand, Type, TypeDigit, Want
from boardkit.tui.desk.looking import LOOKING, STROLLING
from boardkit.tui.desk.match.computers import ask_for_advice
from boardkit.tui.desk.match.curtain import ANYWHERE, covered, pays_together, present
from boardkit.tui.desk.update import go_on, take_back, typed_on
from boardkit.tui.desk.wishes import ChangeHands, Ring, Tell


def asks(pool: Pool, match: Match[Any]) -> bool:
    """Return whether somebody is asked what all pay for together."""
    return form_at(drawing_of(match.game.key), match.state.question, Pool) is pool


def paid_by_all(pool: Pool, shares: Shares, match: Match[Any]) -> Match[Any]:
    """Let everybody pay their shares, as far as people are asked."""
    *_, done = _paying(pool, shares, match)
    return done


def payers_said(shares: Shares, words: Words) -> str:
    """Say who pays how much by enter."""
    payers = [
        words("pool-share", seat=words.seat(Seat(seat)), amount=amount)
        for seat, amount in enumerate(map(sum, zip(*shares, strict=True)))
        if amount
    ]
    return words("pool-enter", payers=words.listed(payers)) if payers else words("pool-enter-none")


def _paying(pool: Pool, shares: Shares, match: Match[Any]) -> Iterator[Match[Any]]:
    """Play the moves of everybody who is asked, one after the other, until somebody else is."""
    people = people_of(match.players)
    if shares != pool.paid(match.state):
        match = _from_before(pool, match)
    yield match
    while asks(pool, match) and match.state.to_move in people:
        match = match.play(pool.step(match.state, shares))
        yield match


def _from_before(pool: Pool, match: Match[Any]) -> Match[Any]:
    """Take back what people have answered just now, so that all have their turns once more."""
    before = match.undo()
    while before.at == match.at - 1 and asks(pool, before):
        match, before = before, before.undo()
    return match


def comes_true(pool: Pool, shares: Shares, match: Match[Any]) -> bool:
    """Return whether the rules still ask everybody who would have to be asked."""
    asked = [one for one in _paying(pool, shares, match) if asks(pool, one)]
    return pool.paid(asked[-1].state) == shares


def unasked_said(pool: Pool, shares: Shares, match: Match[Any], seat: Seat, words: Words) -> str:
    """Say that the rules ask a seat for a share no more, or not before a computer has answered."""
    *_, last = _paying(pool, shares, match)
    first = last.state.to_move
    if not asks(pool, last) or first is None or first in people_of(match.players):
        return words("pool-too-late", seat=words.seat(seat))
    return words("pool-too-early", seat=words.seat(seat), first=words.seat(first))


SHARE, SUM = 9, 8
"""The fewest columns of a share, and those of what they come to."""

BEFORE_NAME, BEFORE_SEAT, LEAST_NAME = 6, 5, 30
"""Columns around the name of a thing, those around that of a seat, and the fewest of both for a thing."""

WIDEST: Final = 74
"""Columns of the form where there are few."""

SIDES: Final = {180: 98, 150: 64, 0: 46}
"""The most columns of what stands beside the form, in windows of so many columns and more."""


class Grid(Value):
    """The columns of the form: of all of it, of the names of things, and of the shares of a seat."""

    wide: int
    name: int
    share: int


def grid_of(things: Sequence[str], seats: Sequence[str], width: int) -> Grid:
    """Give names of things the columns that they need in a window, and those of seats what is left."""
    wide = max(WIDEST, width - next(beside for least, beside in SIDES.items() if width >= least))
    longest = max(map(cell_len, things), default=0)
    name = min(max(longest + BEFORE_NAME, LEAST_NAME), wide - SUM - SHARE * len(seats))
    seat = max(map(cell_len, seats), default=0)
    return Grid(wide, name, min(max(SHARE, seat + BEFORE_SEAT), (wide - SUM - name) // len(seats)))


INDENT, TOLD = 4, 3
"""Columns before what is told of a thing, and the most lines for that."""

CARD, LEAST_CARD, BROADEST = 10, 36, 60
"""The lines of a card, the columns in which one can be read, and the most that one has."""

Field = tuple[int, int]
"""A thing, and a seat."""


def pool_in(desk: Desk) -> Pool:
    """Return what the table of a desk pays for together."""
    return next(form for form in desk.drawing.forms.values() if isinstance(form, Pool))


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
    pairs = product(desk.drawing.verbs, counts.items())
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


class Pooling(Value, Labelled):
    """Fills what everybody pays.

    Attributes:
        shares: what is to be paid: a row for each thing, with a number for each seat.
        seat: whose share the cursor is on.
        line: of which thing.
        digits: what has been typed of a number.
        also: what can be done besides, as at any table.
    """

    shares: Shares
    seat: Seat
    line: int = 0
    digits: str = ""
    also: Deeds = field(default_factory=dict)

    @property
    def styles(self) -> tuple[str, ...]:
        """Digits and letters go into the form."""
        return ("-form",)

    @property
    def deeds(self) -> Deeds:
        """Go from field to field, type numbers, pay, or go on one after the other."""
        return {**self.also, **POOLING}

    @property
    def labels(self) -> Mapping[str, str]:
        """The message of each key of the footer."""
        return POOL_KEYS

    def lit(self, desk: Desk) -> Mapping[str, str]:
        """Count what is paid in full; whoever passes leaves it at that."""
        return counted(desk, self.shares)

    def foreseen(self, desk: Desk) -> Any:
        """Tell beside the form what everybody has left, and mark nobody: all are asked."""
        after = pool_in(desk).after(desk.state, self.shares)
        return after.__replace__(pile=(*after.pile[:-1], after.question.__replace__(seat=CHANCE)))

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say how it is filled; then what is paid in full, and what is not."""
        words = desk.words
        if self.shares == paid(desk):
            return Text(words("pool-fill"), "bold").append(f"\n{words('pool-keys')}", "not bold")
        full, short = (_named(desk, self.shares, full=full) for full in (True, False))
        parts = [
            *([Text(words("pool-full", things=full), f"bold {ink.tones.good}")] if full else []),
            *([Text(words("pool-short", things=short), ink.tones.warn)] if short else []),
        ] or [Text(words("pool-nothing"))]
        return Text("   ").join(parts).append(f"\n{payers_said(self.shares, desk.words)}", "bold")

    def sheet(self, desk: Desk, ink: Ink, room: Room) -> Sheet | None:
        """Draw everybody's shares, what they have left, and what would come of it."""
        return pool_sheet(desk, self.shares, (self.line, self.seat), ink, room)


def _named(desk: Desk, shares: Shares, *, full: bool) -> str:
    things = begun(desk, shares, full=full)
    return desk.words.listed(things) if things else ""


def pay_together(desk: Desk) -> Outcome:
    """Lay the form on the table, with what is paid already; everybody looks at the screen."""
    asked = desk.match.state.to_move
    if asked is None or not pays_together(desk):
        return Outcome(desk)
    together = desk.__replace__(window=Window(type(desk.match.state.question)))
    return covered(together).then(partial(_laid, asked))


def _laid(asked: Seat, desk: Desk) -> Outcome:
    form = Pooling(paid(desk), asked, also=desk.mode.on_a_walk)
    return Outcome(desk.entering(form), (ChangeHands(),))


def _pool_form(desk: Desk) -> Pooling:
    assert isinstance(desk.mode, Pooling)
    return desk.mode


def _people(desk: Desk) -> Sequence[Seat]:
    return people_of(desk.match.players)


def _beside(desk: Desk, step: int) -> Seat:
    """Say whose column is next among those of people."""
    seats = len(desk.match.players)
    seat = _pool_form(desk).seat
    while step:
        seat = Seat((seat + step) % seats)
        if seat in _people(desk):
            break
    return seat


def _go(desk: Desk, step: Go) -> Outcome:
    """Go to another thing, or to somebody else's share."""
    form, (across, down) = _pool_form(desk), step.way.value
    seat = _beside(desk, across)
    line = (form.line + down) % len(form.shares)
    return Outcome(desk.turning(form.__replace__(seat=seat, line=line, digits="")))


def _follow(desk: Desk, step: Next) -> Outcome:
    """Go to the next share of the same seat; after the last, to the next seat."""
    form, people = _pool_form(desk), _people(desk)
    lines = len(form.shares)
    here = form.seat if form.seat in people else _beside(desk, step.step)
    at = (people.index(here) * lines + form.line + step.step) % (len(people) * lines)
    return Outcome(desk.turning(form.__replace__(seat=people[at // lines], line=at % lines, digits="")))


def _stand(desk: Desk, wanted: Stand) -> Outcome:
    """Put the cursor on a share."""
    line, seat = divmod(wanted.number, len(desk.match.players))
    return _at(desk, line, Seat(seat)) if 0 <= line < len(_pool_form(desk).shares) else Outcome(desk)


def _at(desk: Desk, line: int, seat: Seat) -> Outcome:
    """Put the cursor on a share; that of a computer can be looked at, and it is told that it is its own."""
    stood = desk.turning(_pool_form(desk).__replace__(seat=seat, line=line, digits=""))
    return Outcome(stood) if seat in _people(desk) else _its_own(stood, seat)


def _its_own(desk: Desk, seat: Seat) -> Outcome:
    return desk.wishing(Ring(), Tell(desk.words("pool-computer", seat=desk.words.seat(seat)), wrong=True))


def _turn_to(desk: Desk, typed: Type) -> Outcome:
    """Put the cursor on the shares of another seat."""
    seat = LETTERS.find(typed.letter.upper())
    known = 0 <= seat < len(desk.match.players)
    return _at(desk, _pool_form(desk).line, Seat(seat)) if known else Outcome(desk)


def _put(desk: Desk, wanted: Put) -> Outcome:
    """Make a share another, as far as the thing lacks so much and the seat has it."""
    form = _pool_form(desk)
    share = next((share for share in fields(desk) if share == wanted.path), None)
    if share is None:
        computers = set(seats_of(desk.match.players)).difference(_people(desk))
        theirs = next((seat for seat in computers if wanted.path[1:] == (seat,)), None)
        return Outcome(desk) if theirs is None else _its_own(desk, theirs)
    line, seat = share
    most = limit(desk, form.shares, share)
    if not 0 <= wanted.value <= most:
        return desk.wishing(Ring(), Tell(no_more(desk, form.shares, share, most), wrong=True))
    shares = put(form.shares, line, put(form.shares[line], seat, wanted.value))
    pool, match = pool_in(desk), desk.match
    if not comes_true(pool, shares, match):
        told = unasked_said(pool, shares, match, Seat(seat), desk.words)
        return desk.wishing(Ring(), Tell(told, wrong=True))
    return Outcome(desk.turning(form.__replace__(shares=shares, line=line, seat=Seat(seat))))


def _type(desk: Desk, typed: TypeDigit) -> Outcome:
    """Type a digit of a share."""
    form = _pool_form(desk)
    here = (form.line, form.seat)
    return typed_on(typed.digit, form.digits, lambda number: _put(desk, Put(here, number)), _noted)


def _noted(desk: Desk, digits: str) -> Desk:
    return desk.turning(_pool_form(desk).__replace__(digits=digits))


def _more(desk: Desk, by: int) -> Outcome:
    """Pay one more, or one less."""
    form = _pool_form(desk)
    return _put(desk, Put((form.line, form.seat), form.shares[form.line][form.seat] + by))


def _pay(desk: Desk) -> Outcome:
    """Pay what is filled in; whoever has changed nothing is told how to go on without."""
    if _pool_form(desk).shares == paid(desk):
        return desk.wishing(Ring(), Tell(desk.words("pool-keys")))
    return _go_on(desk)


def _go_on(desk: Desk) -> Outcome:
    """Let everybody pay what the form says, until somebody else is asked or nothing changes any more."""
    form, pool = _pool_form(desk), pool_in(desk)
    return go_on(desk.leaving().__replace__(window=None), partial(paid_by_all, pool, form.shares))


def _one_by_one(desk: Desk) -> Outcome:
    """Let whoever is asked answer alone, with all that a turn allows."""
    asked = desk.match.state.to_move
    assert asked is not None
    window = Window(type(desk.match.state.question), frozenset({asked}), open=False)
    return present(desk.leaving().__replace__(window=window))


def _ask_for_advice(desk: Desk) -> Outcome:
    """Let whoever is asked be told good moves, each an answer of one, unless something is filled in."""
    if _pool_form(desk).shares != paid(desk):
        return desk.wishing(Ring(), Tell(desk.words("pool-no-hint")))
    return _one_by_one(desk).then(ask_for_advice)


POOL_KEYS: Final = {
    "pick": "pool-do",
    "pass_turn": "pool-pass",
    "next_target": "pool-next",
    "back": "pool-alone",
    "undo": "key-undo",
    "help": "key-help",
}
"""The actions of the footer, with the messages that say what they do at the form."""

POOLING: Final[Deeds] = {
    **LOOKING,
    **STROLLING,
    **ANYWHERE,
    **deeds(
        given(Go, _go),
        given(Next, _follow),
        given(Stand, _stand),
        given(Put, _put),
        given(TypeDigit, _type),
        given(Type, _turn_to),
        simply(Do.BIGGER, lambda desk: _more(desk, 1)),
        simply(Do.SMALLER, lambda desk: _more(desk, -1)),
        simply(Do.ACT, _pay),
        simply(Do.FORGO, _go_on),
        simply(Do.BACK, _one_by_one),
        simply(Do.UNDO, take_back),
        simply(Do.HINT, _ask_for_advice),
    ),
}
"""Deeds possible at the form."""

TOGETHER: Final[Deeds] = deeds(simply(Want.PAY_TOGETHER, pay_together))
"""The deed that lays the form on the table."""
