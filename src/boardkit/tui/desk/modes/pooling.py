"""Paying for several things as the whole table decides it: everybody's share on one form."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

from msgspec import field
from rich.text import Text

from boardkit.core import CHANCE, Seat, put
from boardkit.core.lines.match import people_of, seats_of
from boardkit.core.values import Value
from boardkit.draw.blocks import Room
from boardkit.draw.forms import Shares
from boardkit.draw.seats import LETTERS
from boardkit.tui.desk.acting import take_back
from boardkit.tui.desk.changing import pays_together, present
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Outcome
from boardkit.tui.desk.digits import typed_on
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import Do, Go, Next, Put, Stand, Type, TypeDigit, Want
from boardkit.tui.desk.labelled import Labelled
from boardkit.tui.desk.looking import LOOKING
from boardkit.tui.desk.modes.curtain import ANYWHERE, covered
from boardkit.tui.desk.modes.handing_over import go_on
from boardkit.tui.desk.modes.hinting import ask_for_advice
from boardkit.tui.desk.modes.walking import STROLLING
from boardkit.tui.desk.paying import comes_true, paid_by_all, payers_said, unasked_said
from boardkit.tui.desk.poolsheet import begun, counted, fields, limit, no_more, paid, pool_in, pool_sheet
from boardkit.tui.desk.sheet import Sheet
from boardkit.tui.desk.window import Window
from boardkit.tui.desk.wishes import ChangeHands, Ring, Tell


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
        """What is typed goes into the form."""
        return ("-form",)

    @property
    def deeds(self) -> Deeds:
        """Go from field to field, type numbers, pay, or go on one after the other."""
        return {**self.also, **POOLING}

    @property
    def labels(self) -> Mapping[str, str]:
        """What the keys of the footer do here."""
        return KEYS

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
    pool = pool_in(desk)
    together = desk.__replace__(window=Window(pool.question))
    return covered(together).then(partial(_laid, asked))


def _laid(asked: Seat, desk: Desk) -> Outcome:
    form = Pooling(paid(desk), asked, also=desk.mode.on_a_walk)
    return Outcome(desk.entering(form), (ChangeHands(),))


def _form(desk: Desk) -> Pooling:
    assert isinstance(desk.mode, Pooling)
    return desk.mode


def _people(desk: Desk) -> Sequence[Seat]:
    return people_of(desk.match.players)


def _beside(desk: Desk, step: int) -> Seat:
    """Say whose column is next among those of people."""
    seats = len(desk.match.players)
    seat = _form(desk).seat
    while step:
        seat = Seat((seat + step) % seats)
        if seat in _people(desk):
            break
    return seat


def _go(desk: Desk, step: Go) -> Outcome:
    """Go to another thing, or to somebody else's share."""
    form, (across, down) = _form(desk), step.way.value
    seat = _beside(desk, across)
    line = (form.line + down) % len(form.shares)
    return Outcome(desk.turning(form.__replace__(seat=seat, line=line, digits="")))


def _follow(desk: Desk, step: Next) -> Outcome:
    """Go to the next share of the same seat; after the last, to the next seat."""
    form, people = _form(desk), _people(desk)
    lines = len(form.shares)
    here = form.seat if form.seat in people else _beside(desk, step.step)
    at = (people.index(here) * lines + form.line + step.step) % (len(people) * lines)
    return Outcome(desk.turning(form.__replace__(seat=people[at // lines], line=at % lines, digits="")))


def _stand(desk: Desk, wanted: Stand) -> Outcome:
    """Put the cursor on a share."""
    line, seat = divmod(wanted.number, len(desk.match.players))
    return _at(desk, line, Seat(seat)) if 0 <= line < len(_form(desk).shares) else Outcome(desk)


def _at(desk: Desk, line: int, seat: Seat) -> Outcome:
    """Put the cursor on a share; that of a computer can be looked at, and it is told that it is its own."""
    stood = desk.turning(_form(desk).__replace__(seat=seat, line=line, digits=""))
    return Outcome(stood) if seat in _people(desk) else _its_own(stood, seat)


def _its_own(desk: Desk, seat: Seat) -> Outcome:
    return desk.wishing(Ring(), Tell(desk.words("pool-computer", seat=desk.words.seat(seat)), wrong=True))


def _turn_to(desk: Desk, typed: Type) -> Outcome:
    """Put the cursor on the shares of another seat."""
    seat = LETTERS.find(typed.letter.upper())
    known = 0 <= seat < len(desk.match.players)
    return _at(desk, _form(desk).line, Seat(seat)) if known else Outcome(desk)


def _put(desk: Desk, wanted: Put) -> Outcome:
    """Make a share another, as far as the thing lacks so much and the seat has it."""
    form = _form(desk)
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
    form = _form(desk)
    here = (form.line, form.seat)
    return typed_on(typed.digit, form.digits, lambda number: _put(desk, Put(here, number)), _noted)


def _noted(desk: Desk, digits: str) -> Desk:
    return desk.turning(_form(desk).__replace__(digits=digits))


def _more(desk: Desk, by: int) -> Outcome:
    """Pay one more, or one less."""
    form = _form(desk)
    return _put(desk, Put((form.line, form.seat), form.shares[form.line][form.seat] + by))


def _pay(desk: Desk) -> Outcome:
    """Pay what is filled in; whoever has changed nothing is told how to go on without."""
    if _form(desk).shares == paid(desk):
        return desk.wishing(Ring(), Tell(desk.words("pool-keys")))
    return _go_on(desk)


def _go_on(desk: Desk) -> Outcome:
    """Let everybody pay what the form says, until somebody else is asked or nothing changes any more."""
    form, pool = _form(desk), pool_in(desk)
    return go_on(desk.leaving().__replace__(window=None), partial(paid_by_all, pool, form.shares))


def _one_by_one(desk: Desk) -> Outcome:
    """Let whoever is asked answer alone, with all that a turn allows."""
    asked = desk.match.state.to_move
    assert asked is not None
    window = Window(pool_in(desk).question, frozenset({asked}), open=False)
    return present(desk.leaving().__replace__(window=window))


def _ask_for_advice(desk: Desk) -> Outcome:
    """Let whoever is asked be told good moves, each an answer of one, unless something is filled in."""
    if _form(desk).shares != paid(desk):
        return desk.wishing(Ring(), Tell(desk.words("pool-no-hint")))
    return _one_by_one(desk).then(ask_for_advice)


KEYS: Final = {
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
"""What can be done at the form."""

TOGETHER: Final[Deeds] = deeds(simply(Want.PAY_TOGETHER, pay_together))
"""What lays the form on the table."""
