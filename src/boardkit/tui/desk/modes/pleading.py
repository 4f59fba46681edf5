"""Asking several others at once for as much of each, on one form."""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from rich.text import Text

from boardkit.core import Match, Move, Seat
from boardkit.core.rules.table import all_but
from boardkit.core.values import Value
from boardkit.draw.blocks import Room
from boardkit.draw.forms import Plea, plea_of
from boardkit.draw.seats import LETTERS, chip
from boardkit.text.spots import POINTED
from boardkit.tui.desk.deeds import deeds, given, simply
from boardkit.tui.desk.desk import Deeds, Desk, Mode, Outcome
from boardkit.tui.desk.far import ADVICE
from boardkit.tui.desk.ink import Ink
from boardkit.tui.desk.intents import Do, Go, Step, Type, TypeDigit
from boardkit.tui.desk.looking import LOOKING
from boardkit.tui.desk.modes.curtain import ANYWHERE
from boardkit.tui.desk.modes.handing_over import go_on
from boardkit.tui.desk.sheet import LOW, Sheet, abreast, fits, plain, stacked, wanting, within
from boardkit.tui.desk.wishes import Ring, Tell


class Pleading(Value, Mode):
    """Fills a request to several others.

    Attributes:
        of: who is asked.
        amount: how much each of them is asked for; 0 as long as nothing is typed.
        back: whether it is promised back.
        digits: what has been typed of the number.
    """

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
        return KEYS

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
        words, plea = desk.words, _plea(desk)
        rows = [self._row(desk, plea, seat, ink) for seat in _others(desk)]
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

    def _row(self, desk: Desk, plea: Plea, seat: Seat, ink: Ink) -> Sheet:
        tick = "[x]" if seat in self.of else "[ ]"
        has = desk.words("plea-has", amount=plea.most(desk.state, seat))
        line = Text(f"  {tick} ").append_text(chip(seat, ink.palette)).append(f" {desk.words.seat(seat)}  ")
        return wanting(Type(LETTERS[seat]), [line.append(has, "dim")])


def _plea(desk: Desk) -> Plea:
    plea = plea_of(desk.drawing)
    assert plea is not None
    return plea


def _form(desk: Desk) -> Pleading:
    assert isinstance(desk.mode, Pleading)
    return desk.mode


def _others(desk: Desk) -> tuple[Seat, ...]:
    return all_but(desk.viewer, len(desk.match.players))


def _most(desk: Desk, of: frozenset[Seat]) -> int:
    """Say how much those who are asked can give at most; without any, how much anybody can."""
    return max((_plea(desk).most(desk.state, seat) for seat in of or _others(desk)), default=0)


def moves_of(desk: Desk) -> Sequence[Move]:
    """List the moves that make the request, whoever has most being asked first."""
    form, plea = _form(desk), _plea(desk)
    order = sorted(form.of, key=lambda seat: (-plea.most(desk.state, seat), seat))
    return plea.made(order, form.amount, back=form.back) if order and form.amount else ()


def _toggle(desk: Desk, typed: Type) -> Outcome:
    """Ask somebody, or no longer."""
    form, number = _form(desk), LETTERS.find(typed.letter.upper())
    if number not in _others(desk):
        return Outcome(desk)
    of = form.of ^ {Seat(number)}
    amount = min(form.amount, _most(desk, of))
    return Outcome(desk.turning(form.__replace__(of=of, amount=amount, digits="")))


def _set(desk: Desk, amount: int, digits: str = "") -> Outcome:
    """Ask for so much, as far as anybody who is asked has it."""
    form, most = _form(desk), _most(desk, _form(desk).of)
    if not 0 <= amount <= most:
        return desk.wishing(Ring(), Tell(desk.words("trade-limit", most=most), wrong=True))
    return Outcome(desk.turning(form.__replace__(amount=amount, digits=digits)))


def _type(desk: Desk, typed: TypeDigit) -> Outcome:
    """Type a digit of the number; where that is too much, begin it anew."""
    longer = _form(desk).digits + typed.digit
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
    form = _form(desk)
    return Outcome(desk.turning(form.__replace__(back=not form.back)))


KEYS: Final = ("pick", "tick", "back", "inspect", "help")
"""The keys that the footer shows at the form."""

PLEADING: Final[Deeds] = {
    **LOOKING,
    **ANYWHERE,
    **ADVICE,
    **deeds(
        given(Type, _toggle),
        given(TypeDigit, _type),
        given(Step, lambda desk, step: _set(desk, _form(desk).amount + step.by)),
        given(Go, lambda desk, go: _set(desk, _form(desk).amount - go.way.value[1])),
        simply(Do.TICK, _promise),
        simply(Do.ACT, _ask),
        simply(Do.BACK, lambda desk: Outcome(desk.leaving())),
    ),
}
"""What can be done at the form."""
