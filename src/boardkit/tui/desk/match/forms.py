"""Playing by forms: a deal, a request to several others; opening a verb, typing a move."""

from collections.abc import Collection, Sequence
from functools import partial
from typing import Any, Final

from rich.text import Text

from boardkit.core import FaultError, Match, Move, Seat, notation, put
from boardkit.core.rules.table import all_but
from boardkit.core.values import Value
from boardkit.draw.blocks import Room
from boardkit.draw.forms import Plea, Trade
from boardkit.draw.numbers import changes_said
from boardkit.draw.seats import LETTERS, chip
from boardkit.maps.squares import Way
from boardkit.text.reasons import fault_said
from boardkit.text.spots import POINTED
from boardkit.tui.desk.desk import (
    LOW,
    Deeds,
    Desk,
    Ink,
    Mode,
    Outcome,
    Sheet,
    abreast,
    asks_all,
    deeds,
    fits,
    given,
    plain,
    simply,
    stacked,
    wanting,
    within,
)
from boardkit.tui.desk.facts import choices_of, forgoes, verb_of
from boardkit.tui.desk.intents import (
    Choose,
    Do,
    Go,
    Hover,
    Next,
    OpenVerb,
    Put,
    Say,
    Stand,
    Step,
    Type,
    TypeDigit,
)
from boardkit.tui.desk.looking import CHOICES, LOOKING
from boardkit.tui.desk.match.computers import ADVICE
from boardkit.tui.desk.match.curtain import ANYWHERE, wanted_by
from boardkit.tui.desk.update import (
    ACTING,
    PREPARING,
    choose,
    follow,
    forget,
    forgo,
    go,
    go_on,
    hover,
    jump,
    narrow,
    sort,
    taken,
    turn,
    type_digit,
    typed_on,
)
from boardkit.tui.desk.wishes import Ring, Tell

SIDES: Final = 2
"""The sides of a deal: given, gotten."""

COLUMN: Final = 34
"""Columns of a side."""

Numbers = tuple[tuple[int, ...], ...]


class Trading(Value, Mode):
    """Fills the two sides of a deal.

    Attributes:
        trade: the form of the game.
        to: whom the deal is proposed to.
        numbers: how much of each is given, and how much is gotten.
        side: which side the cursor is on, 0 for what is given.
        line: which line of it.
        digits: what has been typed of a number.
    """

    trade: Trade
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
        return TRADE_KEYS

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say what is proposed, and what it would change or why it may not be."""
        move, words, tones = self.deal(), desk.words, ink.tones
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

    def deal(self) -> Move | None:
        """Return the move that the two sides make, if they make any."""
        return self.trade.proposed(self.to, *self.numbers)

    def sheet(self, desk: Desk, ink: Ink, room: Room) -> Sheet | None:
        """Draw whom it is proposed to, both sides, and what both have and lack."""
        sides = [self._drawn(desk, side) for side in range(SIDES)]
        told = self.trade.told(desk.state, desk.viewer, self.to, desk.words, ink.palette)
        partners = _partners(desk, self.to, ink)
        low = stacked(partners, abreast(*sides, plain(told), gap=2))
        if fits(low, room) and room.height <= LOW:
            return low.__replace__(full=False, low=True)
        whole = stacked(partners, plain([Text()]), abreast(*sides, gap=2), plain([Text(), *told]))
        return within(whole, room.width, room.height).__replace__(full=False)

    def _drawn(self, desk: Desk, side: int) -> Sheet:
        """Draw a side as fields, each with its limit, and with what makes it one more or one less."""
        giver = desk.viewer if side == 0 else self.to
        words, most = desk.words, self.trade.most(desk.state, giver)
        head = Text(words("trade-give" if side == 0 else "trade-get", seat=words.seat(self.to)), "bold")
        rows = [self._row(desk, (side, line), most[line]) for line in range(len(self.trade.goods))]
        return stacked(plain([head, Text("─" * COLUMN)]), *rows)

    def _row(self, desk: Desk, field: tuple[int, int], most: int) -> Sheet:
        (side, line), goods = field, self.trade.goods
        now, here = self.numbers[side][line], (side, line) == (self.side, self.line)
        name = f"{'▸' if here else ' '} {desk.words(goods[line])}"
        value = Text(f"[{now:>2} ]", POINTED if here else "bold" if now else "dim")
        limit = Text(f"  {desk.words('trade-limit', most=most)}", "dim")
        return abreast(
            wanting(Stand(side * len(goods) + line), [Text(f"{name:<13}")]),
            wanting(Put(field, now - 1), [Text(" − ")]),
            wanting(Stand(side * len(goods) + line), [value]),
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
    return desk.entering(Trading(trade, to, ((0,) * len(trade.goods),) * SIDES))


def _trade_form(desk: Desk) -> Trading:
    assert isinstance(desk.mode, Trading)
    return desk.mode


def _go(desk: Desk, step: Go) -> Outcome:
    """Go up and down a side, and across to the other."""
    form, (across, down) = _trade_form(desk), step.way.value
    lines = len(form.numbers[0])
    side = form.side if not across or step.way not in ACROSS else 1 - form.side
    line = (form.line + (down if step.way in UP_AND_DOWN else 0)) % lines
    return Outcome(desk.turning(form.__replace__(side=side, line=line, digits="")))


def _follow(desk: Desk, step: Next) -> Outcome:
    """Go to the next field."""
    form = _trade_form(desk)
    lines = len(form.numbers[0])
    return _stand(desk, Stand((form.side * lines + form.line + step.step) % (SIDES * lines)))


def _stand(desk: Desk, wanted: Stand) -> Outcome:
    """Put the cursor on a field."""
    form = _trade_form(desk)
    side, line = divmod(wanted.number, len(form.numbers[0]))
    if not 0 <= side < SIDES:
        return Outcome(desk)
    return Outcome(desk.turning(form.__replace__(side=side, line=line, digits="")))


def _put(desk: Desk, wanted: Put) -> Outcome:
    """Make the number of a field another, as far as its giver has so much."""
    form = _trade_form(desk)
    trade = form.trade
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


def _trade_type(desk: Desk, typed: TypeDigit) -> Outcome:
    """Type a digit of a number."""
    form = _trade_form(desk)
    here = (form.side, form.line)
    return typed_on(typed.digit, form.digits, lambda number: _put(desk, Put(here, number)), _noted)


def _noted(desk: Desk, digits: str) -> Desk:
    return desk.turning(_trade_form(desk).__replace__(digits=digits))


def _turn_to(desk: Desk, typed: Type) -> Outcome:
    """Propose the deal to another seat; what that seat has not cannot be gotten from it."""
    form, number = _trade_form(desk), LETTERS.find(typed.letter.upper())
    if number not in partners(desk):
        return Outcome(desk)
    most = form.trade.most(desk.state, Seat(number))
    gets = tuple(map(min, form.numbers[1], most))
    return Outcome(
        desk.turning(form.__replace__(to=Seat(number), numbers=(form.numbers[0], gets), digits=""))
    )


def _propose(desk: Desk) -> Outcome:
    """Propose the deal, if the rules let it be proposed."""
    move = _trade_form(desk).deal()
    if move is None or move not in desk.sight.legal:
        return desk.wishing(Ring())
    table = desk.leaving()
    return table.mode.decide(table, move)


ACROSS: Final = (Way.LEFT, Way.RIGHT)
UP_AND_DOWN: Final = (Way.UP, Way.DOWN)

TRADE_KEYS: Final = ("pick", "next_target", "back", "inspect", "help")
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
        given(TypeDigit, _trade_type),
        given(Type, _turn_to),
        simply(Do.ACT, _propose),
        simply(Do.BACK, lambda desk: Outcome(desk.leaving())),
    ),
}
"""Deeds possible at the form."""


class Pleading(Value, Mode):
    """Fills a request to several others.

    Attributes:
        plea: the form of the game.
        of: who is asked.
        amount: how much each of them is asked for; 0 as long as nothing is typed.
        back: whether it is promised back.
        digits: what has been typed of the number.
    """

    plea: Plea
    of: frozenset[Seat] = frozenset()
    amount: int = 0
    back: bool = False
    digits: str = ""

    @property
    def deeds(self) -> Deeds:
        """Choose who is asked, type how much, ask, or leave."""
        return PLEADING

    @property
    def styles(self) -> tuple[str, ...]:
        """The form lies below the map where it has room there."""
        return ("-form", "-low")

    @property
    def foot(self) -> Sequence[str]:
        """The keys of the form."""
        return PLEA_KEYS

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say what is asked of whom."""
        words = desk.words
        if not self.of or not self.amount:
            return Text(words("plea-fill"), "bold")
        seats = words.listed([words.seat(seat) for seat in sorted(self.of)])
        said = words("plea-back" if self.back else "plea-ask", seats=seats, amount=self.amount)
        return Text(said, "bold").append("\n").append(words("plea-enter"), ink.tones.good)

    def sheet(self, desk: Desk, ink: Ink, room: Room) -> Sheet | None:
        """Draw everybody who can be asked with what they have, the amount, and the promise."""
        words = desk.words
        rows = [self._row(desk, seat, ink) for seat in partners(desk)]
        amount = abreast(
            plain([Text(words("plea-amount"), "bold")]),
            wanting(Step(-1), [Text(" − ")]),
            plain([Text(f"[{self.amount:>2} ]", POINTED)]),
            wanting(Step(1), [Text(" + ")]),
            plain([Text(f"  {words('trade-limit', most=_most(desk, self.of))}", "dim")]),
        )
        tick = "[x]" if self.back else "[ ]"
        back = wanting(Do.TICK, [Text(f"{tick} {words('plea-promise')}")])
        asked, gap = stacked(plain([Text(words("plea-of"), "bold")]), *rows), plain([Text()])
        low = abreast(asked, stacked(amount, gap, back), gap=4)
        if fits(low, room) and room.height <= LOW:
            return low.__replace__(full=False, low=True)
        whole = stacked(asked, gap, amount, gap, back)
        return within(whole, room.width, room.height).__replace__(full=False)

    def _row(self, desk: Desk, seat: Seat, ink: Ink) -> Sheet:
        tick = "[x]" if seat in self.of else "[ ]"
        has = desk.words("plea-has", amount=self.plea.most(desk.state, seat))
        line = Text(f"  {tick} ").append_text(chip(seat, ink.palette)).append(f" {desk.words.seat(seat)}  ")
        return wanting(Type(LETTERS[seat]), [line.append(has, "dim")])


def _plea_form(desk: Desk) -> Pleading:
    assert isinstance(desk.mode, Pleading)
    return desk.mode


def _most(desk: Desk, of: frozenset[Seat]) -> int:
    """Say how much those who are asked can give at most; without any, how much anybody can."""
    return max((_plea_form(desk).plea.most(desk.state, seat) for seat in of or partners(desk)), default=0)


def moves_of(desk: Desk) -> Sequence[Move]:
    """List the moves that make the request, whoever has most being asked first."""
    form = _plea_form(desk)
    plea = form.plea
    order = sorted(form.of, key=lambda seat: (-plea.most(desk.state, seat), seat))
    return plea.made(order, form.amount, back=form.back) if order and form.amount else ()


def _toggle(desk: Desk, typed: Type) -> Outcome:
    """Ask somebody, or no longer."""
    form, number = _plea_form(desk), LETTERS.find(typed.letter.upper())
    if number not in partners(desk):
        return Outcome(desk)
    of = form.of ^ {Seat(number)}
    amount = min(form.amount, _most(desk, of))
    return Outcome(desk.turning(form.__replace__(of=of, amount=amount, digits="")))


def _set(desk: Desk, amount: int, digits: str = "") -> Outcome:
    """Ask for so much, as far as anybody who is asked has it."""
    form, most = _plea_form(desk), _most(desk, _plea_form(desk).of)
    if not 0 <= amount <= most:
        return desk.wishing(Ring(), Tell(desk.words("trade-limit", most=most), wrong=True))
    return Outcome(desk.turning(form.__replace__(amount=amount, digits=digits)))


def _plea_type(desk: Desk, typed: TypeDigit) -> Outcome:
    """Type a digit of the number; where that is too much, begin it again."""
    longer = _plea_form(desk).digits + typed.digit
    outcome = _set(desk, int(longer), longer)
    return outcome if not outcome.wishes else _set(desk, int(typed.digit), typed.digit)


def _ask(desk: Desk) -> Outcome:
    """Make the request."""
    moves = moves_of(desk)
    return go_on(desk.leaving(), partial(_played, moves)) if moves else desk.wishing(Ring())


def _played(moves: Sequence[Move], match: Match[Any]) -> Match[Any]:
    for move in moves:
        match = match.play(move)
    return match


def _promise(desk: Desk) -> Outcome:
    """Promise to give it back, or no longer."""
    form = _plea_form(desk)
    return Outcome(desk.turning(form.__replace__(back=not form.back)))


PLEA_KEYS: Final = ("pick", "tick", "back", "inspect", "help")
"""The keys that the footer shows at the form."""

PLEADING: Final[Deeds] = {
    **LOOKING,
    **ANYWHERE,
    **ADVICE,
    **deeds(
        given(Type, _toggle),
        given(TypeDigit, _plea_type),
        given(Step, lambda desk, step: _set(desk, _plea_form(desk).amount + step.by)),
        given(Go, lambda desk, go: _set(desk, _plea_form(desk).amount - go.way.value[1])),
        simply(Do.TICK, _promise),
        simply(Do.ACT, _ask),
        simply(Do.BACK, lambda desk: Outcome(desk.leaving())),
    ),
}
"""Deeds possible at the form."""


def open_verb(desk: Desk, wanted: OpenVerb) -> Outcome:
    """List what a verb offers; where that is one thing only, take it."""
    if forgoes(desk, wanted.letter):
        return forgo(desk)
    verb = verb_of(desk, wanted.letter)
    if verb is None:
        return Outcome(desk)
    offered = choices_of(desk, verb)
    if not offered:
        return desk.wishing(Tell(desk.words("verb-not-now", verb=desk.words(verb.message))))
    opened = desk.__replace__(verb=verb.letter, kind=None, touched=True, draft=desk.draft.take(None))
    form = _form_for(opened, {choice.kind for choice in offered if choice in desk.sight.playable})
    if form is not None:
        return Outcome(form)
    return Outcome(taken(opened, offered[0]) if len(offered) == 1 else opened)


def _form_for(desk: Desk, kinds: Collection[type[Move]]) -> Desk | None:
    """Lay the form on the table on which such moves are made; None where there is none."""
    question = desk.state.question
    form = desk.drawing.forms.get(type(question)) if question and not desk.modes[0].teaches else None
    match form:
        case Trade() if not {*form.kinds}.isdisjoint(kinds):
            return begin_trade(desk, form)
        case Plea() if form.kind in kinds:
            return desk.entering(Pleading(form))
    return None


FORMS: Final[Deeds] = deeds(given(OpenVerb, open_verb))
"""The deed that opens a verb of the action bar."""


class Typing(Value, Mode, eq=False):
    """Reads a move in notation; whatever no letter stands for can be done besides.

    Attributes:
        suggested: the moves that may be made, written out.
        also: what can be done at the table where it was begun.
    """

    suggested: tuple[str, ...]
    also: Deeds

    @property
    def styles(self) -> tuple[str, ...]:
        """A line to type in has room."""
        return ("-typing",)

    @property
    def deeds(self) -> Deeds:
        """Give the line, stop typing, or do what can be done at the table."""
        return {**self.also, **TYPING}

    def prompt(self, desk: Desk, ink: Ink) -> Text:
        """Say what was said before."""
        return desk.modes[-2].prompt(desk, ink)

    def remark(self, desk: Desk) -> str:
        """Say how it stands at the table."""
        return desk.modes[-2].remark(desk)

    def rule(self, desk: Desk) -> str:
        """Return the section that the table is about."""
        return desk.modes[-2].rule(desk)

    def decide(self, desk: Desk, move: Move) -> Outcome:
        """Make a move that was not typed, and stop typing."""
        table = desk.leaving()
        return table.mode.decide(table, move)


def begin_typing(desk: Desk) -> Outcome:
    """Type a move in words."""
    suggested = tuple(notation.write(move) for move in desk.sight.legal)
    return Outcome(desk.entering(Typing(suggested, desk.deeds)))


def _play(desk: Desk, said: Say) -> Outcome:
    """Make the move that was typed."""
    try:
        move = notation.read(said.line, desk.game.moves)
    except FaultError as error:
        return desk.leaving().wishing(Tell(fault_said(error.fault, desk.words), wrong=True))
    return desk.mode.decide(desk, move) if desk.sight.acting else Outcome(desk.leaving())


TYPING: Final[Deeds] = deeds(
    given(Say, _play),
    simply(Do.TYPE_MOVE, Outcome),
    simply(Do.BACK, lambda desk: Outcome(desk.leaving())),
)
"""Deeds that differ while a move is typed."""

TYPED: Final[Deeds] = deeds(simply(Do.TYPE_MOVE, begin_typing))
"""The deed that begins to type."""


def say_letter(desk: Desk, typed: Type) -> Outcome:
    """Take a letter as that of a seat that wants to answer, or of a place to go to."""
    seat = Seat(LETTERS.find(typed.letter.upper()))
    return wanted_by(desk, seat) if asks_all(desk) else narrow(desk, typed)


IN_HAND: Final[Deeds] = {
    **ACTING,
    **CHOICES,
    **FORMS,
    **PREPARING,
    **TYPED,
    **deeds(
        given(Go, go),
        given(Next, follow),
        simply(Do.FORGET, forget),
        given(TypeDigit, type_digit),
        given(Choose, choose),
        given(Hover, hover),
        given(Type, say_letter),
        simply(Do.TURN, lambda desk: Outcome(turn(desk))),
        simply(Do.JUMP, jump),
        simply(Do.SORT, sort),
    ),
}
"""Deeds that fill the fields of a move, and make it."""
