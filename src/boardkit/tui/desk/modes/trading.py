"""Proposing a deal on a form with two sides: what I give, what I get; every amount is typed as a number."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from boardkit.core import Move, Seat, put
from boardkit.core.rules.table import all_but
from boardkit.core.values import Value
from boardkit.draw.blocks import Room
from boardkit.draw.counting import changes_said
from boardkit.draw.forms import Trade, trade_of
from boardkit.draw.seats import LETTERS, chip
from boardkit.maps.ways import Way
from boardkit.text.spots import POINTED
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Mode, Outcome
from boardkit.tui.desk.digits import typed_on
from boardkit.tui.desk.far import ADVICE
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import Do, Go, Next, Put, Stand, Type, TypeDigit
from boardkit.tui.desk.looking import LOOKING
from boardkit.tui.desk.modes.curtain import ANYWHERE
from boardkit.tui.desk.sheet import LOW, Sheet, abreast, fits, plain, stacked, wanting, within
from boardkit.tui.desk.wishes import Ring, Tell

SIDES: Final = 2
"""What I give, and what I get."""

COLUMN: Final = 34
"""Columns of a side."""

Numbers = tuple[tuple[int, ...], ...]


class Trading(Value, Mode):
    """Fills the two sides of a deal.

    Attributes:
        to: whom the deal is proposed to.
        numbers: how much of each is given, and how much is gotten.
        side: which side the cursor is on, 0 for what is given.
        line: which line of it.
        digits: what has been typed of a number.
    """

    to: Seat
    numbers: Numbers
    side: int = 0
    line: int = 0
    digits: str = ""

    @property
    def deeds(self) -> Deeds:
        """Go from field to field, type numbers, propose, or leave."""
        return TRADING

    @property
    def styles(self) -> tuple[str, ...]:
        """The form lies below the map where it has room there."""
        return ("-form", "-low")

    @property
    def foot(self) -> Sequence[str]:
        """The keys of the form."""
        return KEYS

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say what is proposed, and what it would change or why it may not be."""
        move, words, tones = self.deal(desk), desk.words, ink.tones
        if move is None:
            said = Text(words("trade-fill", seat=words.seat(self.to)), "bold")
            return said.append(f"\n{words('trade-keys')}", "not bold")
        said = Text(words.say(move), "bold").append("\n")
        refusal = desk.sight.refusal(move)
        if refusal is not None:
            return said.append(f"✗ {words.say(refusal)} §{refusal.section}", tones.bad)
        changes = changes_said(desk.sight.changes(move), words, desk.viewer)
        return said.append(words("trade-propose", seat=words.seat(self.to)), tones.good).append(
            f"   {changes}"
        )

    def deal(self, desk: Desk) -> Move | None:
        """Return the move that the two sides make, if they make any."""
        trade = trade_of(desk.drawing)
        assert trade is not None
        return trade.proposed(self.to, *self.numbers)

    def sheet(self, desk: Desk, ink: Ink, room: Room) -> Sheet | None:
        """Draw whom it is proposed to, both sides, and what both have and lack."""
        trade = trade_of(desk.drawing)
        assert trade is not None
        sides = [self._drawn(desk, trade, side) for side in range(SIDES)]
        told = trade.told(desk.state, desk.viewer, self.to, desk.words, ink.palette)
        partners = _partners(desk, self.to, ink)
        low = stacked(partners, abreast(*sides, plain(told), gap=2))
        if fits(low, room) and room.height <= LOW:
            return low.__replace__(full=False, low=True)
        whole = stacked(partners, plain([Text()]), abreast(*sides, gap=2), plain([Text(), *told]))
        return within(whole, room.width, room.height).__replace__(full=False)

    def _drawn(self, desk: Desk, trade: Trade, side: int) -> Sheet:
        """Draw a side as fields, each with its limit, and with what makes it one more or one less."""
        giver = desk.viewer if side == 0 else self.to
        words, most = desk.words, trade.most(desk.state, giver)
        head = Text(words("trade-give" if side == 0 else "trade-get", seat=words.seat(self.to)), "bold")
        rows = [self._row(desk, trade, (side, line), most[line]) for line in range(len(trade.goods))]
        return stacked(plain([head, Text("─" * COLUMN)]), *rows)

    def _row(self, desk: Desk, trade: Trade, field: tuple[int, int], most: int) -> Sheet:
        side, line = field
        now, here = self.numbers[side][line], (side, line) == (self.side, self.line)
        name = f"{'▸' if here else ' '} {desk.words(trade.goods[line])}"
        value = Text(f"[{now:>2} ]", POINTED if here else "bold" if now else "dim")
        limit = Text(f"  {desk.words('trade-limit', most=most)}", "dim")
        return abreast(
            wanting(Stand(side * len(trade.goods) + line), [Text(f"{name:<13}")]),
            wanting(Put(field, now - 1), [Text(" − ")]),
            wanting(Stand(side * len(trade.goods) + line), [value]),
            wanting(Put(field, now + 1), [Text(" + ")]),
            plain([limit]),
        )


def _partners(desk: Desk, to: Seat, ink: Ink) -> Sheet:
    """Name those whom a deal may be proposed to, each by its letter."""
    said = plain([Text(f"{desk.words('trade-with')}  ", "bold")])
    return abreast(said, *(_partner(desk, seat, to, ink) for seat in partners(desk)), gap=2)


def _partner(desk: Desk, seat: Seat, to: Seat, ink: Ink) -> Sheet:
    name = Text(f" {desk.words.seat(seat)} ", "reverse bold" if seat == to else "")
    return wanting(Type(LETTERS[seat]), [chip(seat, ink.palette).append_text(name)])


def partners(desk: Desk) -> tuple[Seat, ...]:
    """List the other seats."""
    return all_but(desk.viewer, len(desk.match.players))


def begin_trade(desk: Desk, trade: Trade) -> Desk:
    """Lay the form on the table, with nothing filled in."""
    likely = (getattr(move, "to", None) for move in desk.sight.legal if isinstance(move, trade.kinds))
    to = next((Seat(seat) for seat in likely if seat is not None), partners(desk)[0])
    return desk.entering(Trading(to, ((0,) * len(trade.goods),) * SIDES))


def _form(desk: Desk) -> Trading:
    assert isinstance(desk.mode, Trading)
    return desk.mode


def _go(desk: Desk, step: Go) -> Outcome:
    """Go up and down a side, and across to the other."""
    form, (across, down) = _form(desk), step.way.value
    lines = len(form.numbers[0])
    side = form.side if not across or step.way not in ACROSS else 1 - form.side
    line = (form.line + (down if step.way in UP_AND_DOWN else 0)) % lines
    return Outcome(desk.turning(form.__replace__(side=side, line=line, digits="")))


def _follow(desk: Desk, step: Next) -> Outcome:
    """Go to the next field."""
    form = _form(desk)
    lines = len(form.numbers[0])
    return _stand(desk, Stand((form.side * lines + form.line + step.step) % (SIDES * lines)))


def _stand(desk: Desk, wanted: Stand) -> Outcome:
    """Put the cursor on a field."""
    form = _form(desk)
    side, line = divmod(wanted.number, len(form.numbers[0]))
    if not 0 <= side < SIDES:
        return Outcome(desk)
    return Outcome(desk.turning(form.__replace__(side=side, line=line, digits="")))


def _put(desk: Desk, wanted: Put) -> Outcome:
    """Make the number of a field another, as far as its giver has so much."""
    form, trade = _form(desk), trade_of(desk.drawing)
    assert trade is not None
    fields = [(side, line) for side in range(SIDES) for line in range(len(trade.goods))]
    if wanted.path not in fields:
        return Outcome(desk)
    side, line = next(field for field in fields if field == wanted.path)
    most = trade.most(desk.state, desk.viewer if side == 0 else form.to)[line]
    if not 0 <= wanted.value <= most:
        said = desk.words("trade-most", good=desk.words(trade.goods[line]), most=most)
        return desk.wishing(Ring(), Tell(said, wrong=True))
    numbers = put(form.numbers, side, put(form.numbers[side], line, wanted.value))
    return Outcome(desk.turning(form.__replace__(numbers=numbers, side=side, line=line)))


def _type(desk: Desk, typed: TypeDigit) -> Outcome:
    """Type a digit of a number."""
    form = _form(desk)
    here = (form.side, form.line)
    return typed_on(typed.digit, form.digits, lambda number: _put(desk, Put(here, number)), _noted)


def _noted(desk: Desk, digits: str) -> Desk:
    return desk.turning(_form(desk).__replace__(digits=digits))


def _turn_to(desk: Desk, typed: Type) -> Outcome:
    """Propose the deal to another seat; what that seat has not cannot be gotten from it."""
    form, trade, number = _form(desk), trade_of(desk.drawing), LETTERS.find(typed.letter.upper())
    assert trade is not None
    if number not in partners(desk):
        return Outcome(desk)
    most = trade.most(desk.state, Seat(number))
    gets = tuple(map(min, form.numbers[1], most))
    return Outcome(
        desk.turning(form.__replace__(to=Seat(number), numbers=(form.numbers[0], gets), digits=""))
    )


def _propose(desk: Desk) -> Outcome:
    """Propose the deal, if the rules let it be proposed."""
    move = _form(desk).deal(desk)
    if move is None or move not in desk.sight.legal:
        return desk.wishing(Ring())
    table = desk.leaving()
    return table.mode.decide(table, move)


ACROSS: Final = (Way.LEFT, Way.RIGHT)
UP_AND_DOWN: Final = (Way.UP, Way.DOWN)

KEYS: Final = ("pick", "next_target", "back", "inspect", "help")
"""The keys that the footer shows at the form."""

TRADING: Final[Deeds] = {
    **LOOKING,
    **ANYWHERE,
    **ADVICE,
    **deeds(
        given(Go, _go),
        given(Next, _follow),
        given(Stand, _stand),
        given(Put, _put),
        given(TypeDigit, _type),
        given(Type, _turn_to),
        simply(Do.ACT, _propose),
        simply(Do.BACK, lambda desk: Outcome(desk.leaving())),
    ),
}
"""What can be done at the form."""
