"""V.A.2.2 The form of a payment: how many of each resource, where there are many ways to pay."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.text import Text

from boardkit.core import Question
from boardkit.draw import forms
from boardkit.draw.blocks import Room
from boardkit.draw.palette import Ink
from boardkit.games.terraforming_mars.box.things import Resource
from boardkit.games.terraforming_mars.rules import moves as mv
from boardkit.games.terraforming_mars.rules import questions as qs
from boardkit.games.terraforming_mars.show.cards import payment_told
from boardkit.games.terraforming_mars.show.hand import payments
from boardkit.games.terraforming_mars.show.words import said_at

LISTED: Final = 3  # the most ways that a list tells
COLUMN: Final = 12  # columns of a name
CHOSEN: Final = (Resource.STEEL, Resource.TITANIUM, Resource.HEAT)  # money pays the rest


def ways(at: forms.FormAt) -> Sequence[mv.Pay]:
    """List the ways to pay, the cheapest first."""
    return payments(at.view) if isinstance(at.view.question, qs.HowToPay) else ()


def rows(at: forms.FormAt) -> Sequence[Resource]:
    """List the resources of which any can be paid."""
    return [resource for resource in CHOSEN if any(getattr(way, str(resource)) for way in ways(at))]


def cells(at: forms.FormAt, way: mv.Pay) -> forms.Cells:
    """Fill a way to pay in."""
    return tuple((getattr(way, str(resource)),) for resource in rows(at))


def paid(at: forms.FormAt, filled: forms.Filled) -> Sequence[mv.Pay]:
    """Return the payment that is filled in."""
    return [way for way in ways(at) if cells(at, way) == filled.cells]


def settled(at: forms.FormAt, filled: forms.Filled, cell: forms.Cell) -> forms.Filled:
    """Let the other numbers follow one that was put: the way to pay that is most like what is filled in."""

    def unlike(way: mv.Pay) -> tuple[int, int]:
        off = [abs(one - other) for (one,), (other,) in zip(cells(at, way), filled.cells, strict=True)]
        return off[cell[0]], sum(off)

    return filled.__replace__(cells=cells(at, min(ways(at), key=unlike)))


def most(at: forms.FormAt, _filled: forms.Filled, cell: forms.Cell) -> int:
    """Say how many of a resource can be paid, whatever else is."""
    return max(cells(at, way)[cell[0]][0] for way in ways(at))


def said(at: forms.FormAt, _filled: forms.Filled) -> tuple[str, str]:
    """Ask what is paid for, and say that enter pays what is filled in."""
    question = said_at(at.view, at.view.question, at.words) or at.words.say(at.view.question)
    return question, at.words("pay-enter")


def lines(at: forms.FormAt, filled: forms.Filled, _ink: Ink, room: Room) -> Sequence[Text]:
    """Draw a number for each resource, with how many there are, and below them what money pays."""
    way, stock = paid(at, filled)[0], at.view.companies[at.seat].stock
    drawn = list(_rows(at, filled))
    rest = Text(f"  {at.words.name(Resource.MEGACREDITS):<{COLUMN}}   {way.megacredits:>3}       ")
    rest.append(at.words("pay-rest", has=stock[Resource.MEGACREDITS]), "dim")
    told = [Text(f"  {line}", "dim") for line in payment_told(at.view, at.seat, way, at.words)]
    return [*drawn, rest, *told[: max(room.height - len(drawn) - 1, 0)]]


def _rows(at: forms.FormAt, filled: forms.Filled) -> Iterator[Text]:
    for row, resource in enumerate(rows(at)):
        here, has = row == filled.cell[0], at.view.companies[at.seat].stock[resource]
        name = Text(f"{'▸' if here else ' '} {at.words.name(resource):<{COLUMN}}")
        (line,) = forms.touching(forms.CELL, (row, 0), name)
        line.append_text(forms.number_at((row, 0), filled.cells[row][0], here=here))
        worth = getattr(at.view.companies[at.seat].works, str(resource), 1)
        limit = at.words("pay-limit", most=most(at, filled, (row, 0)), has=has, worth=worth)
        yield line.append(f"  {limit}", "dim")


PAYING: Final = forms.SeatForm(
    keys={"pick": "", "next_target": "", "back": "pay-list", "undo": "", "inspect": "", "help": ""},
    kinds=(mv.Pay,),
    begun=lambda at: forms.Filled(cells(at, ways(at)[0])),
    moves=paid,
    said=said,
    lettered=lambda _, filled, __: filled,
    most=most,
    too_much=lambda at, _, __, limit: at.words("form-limit", most=limit),
    lines=lines,
    at_once=lambda at: len(ways(at)) > LISTED,
    settled=settled,
)
"""V.A.2.2 A payment with more ways than a list can tell."""

FIRST: Final = forms.Together(mv.ChooseCorporation, mv.BuyCard)
FORMS: Final[Mapping[type[Question], forms.Form]] = {
    **dict.fromkeys((qs.WhichCorporation, qs.BuyCards), FIRST),
    qs.HowToPay: PAYING,
}
"""IV.7 The corporation and the first cards are chosen together."""
