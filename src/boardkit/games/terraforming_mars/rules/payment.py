"""V.A Paying with megacredits, steel, titanium and heat: what reaches, and the sensible splits."""

from collections.abc import Iterator
from functools import cache
from itertools import islice

from boardkit.core import Condition, Event, Refusal, Seat, Step, emit, must
from boardkit.core.values import Value
from boardkit.games.terraforming_mars.box import CARDS, effects, facts
from boardkit.games.terraforming_mars.box.things import Card, Resource, Tag
from boardkit.games.terraforming_mars.rules.model import Company, State, of_company
from boardkit.games.terraforming_mars.rules.moves import Pay
from boardkit.games.terraforming_mars.rules.questions import Bill, EffectBill, HowToPay


class Purse(Value):
    """Means of a seat: units by resource, and the worth of a unit of metal."""

    megacredits: int
    steel: int
    titanium: int
    heat: int
    steel_value: int
    titanium_value: int


def worth(company: Company, *, steel: bool = False, titanium: bool = False, reserve: int = 0) -> int:
    """V.A.2.2 Work out the most that can be paid in megacredits, metals where allowed, and heat."""
    stock, values = company.stock, company.works
    most = stock[Resource.MEGACREDITS]
    if steel:
        most += stock[Resource.STEEL] * values.steel
    if titanium:
        most += stock[Resource.TITANIUM] * values.titanium
    return most + max(0, stock[Resource.HEAT] - reserve) if values.heat_is_money else most


def bill_purse(state: State, bill: Bill) -> Purse:
    """V.A Collect what may be used for a bill: metals where allowed, heat where it is money."""
    company = state.companies[bill.seat]
    stock, values = company.stock, company.works
    return Purse(
        stock[Resource.MEGACREDITS],
        stock[Resource.STEEL] if bill.steel else 0,
        stock[Resource.TITANIUM] if bill.titanium else 0,
        max(0, stock[Resource.HEAT] - bill.reserve) if values.heat_is_money else 0,
        values.steel,
        values.titanium,
    )


def bill_splits(state: State, bill: Bill) -> Iterator[Pay]:
    """V.A List the ways to pay a bill."""
    return splits(bill_purse(state, bill), bill.cost)


def card_worth(company: Company, card: facts.ProjectCard) -> int:
    """V.A.2.2 Work out what can be paid for a card: steel for building cards, titanium for space cards."""
    building, space = Tag.BUILDING in card.tags, Tag.SPACE in card.tags
    return worth(company, steel=building, titanium=space, reserve=reserve(card.id))


@cache
def reserve(card: Card) -> int:
    """V.A.2.2 Return the heat that a card's effect itself takes: it must be left after paying."""
    pays = [effect for effect in CARDS[card].effects if isinstance(effect, effects.Pay)]
    heat = [effect.amount for effect in pays if effect.resource is Resource.HEAT]
    return sum(amount for amount in heat if isinstance(amount, int))


def splits(purse: Purse, cost: int) -> Iterator[Pay]:
    """V.A List the ways to pay in which no unit could be left out, most megacredits first."""
    for steel in range(min(purse.steel, -(-cost // purse.steel_value)) + 1):
        rest = cost - steel * purse.steel_value
        for titanium in range(min(purse.titanium, max(0, -(-rest // purse.titanium_value))) + 1):
            due = rest - titanium * purse.titanium_value
            spare = steel > 0 and due + purse.steel_value <= 0
            if not spare and not (titanium > 0 and due + purse.titanium_value <= 0):
                least, most = max(0, due - purse.megacredits), min(max(0, due), purse.heat)
                yield from (Pay(max(0, due) - heat, steel, titanium, heat) for heat in range(least, most + 1))


def settle_bill(state: State, bill: Bill) -> Step[State]:
    """V.A Pay, and ask how if there are several ways; what is owed has been checked before."""
    if not bill.cost:
        return Step(state)
    if not _has_ways(state, bill):
        return _pay(state, bill, Pay(bill.cost, 0, 0, 0))
    ways = bill_splits(state, bill)
    first, second = next(ways), next(ways, None)
    if second is None:
        return _pay(state, bill, first)
    return Step(state.ask(HowToPay(bill.seat, bill.cost), bill))


def _has_ways(state: State, bill: Bill) -> bool:
    """V.A Tell whether anything but megacredits may pay for a bill."""
    return bill.steel or bill.titanium or state.companies[bill.seat].works.heat_is_money


def is_open(state: State, bill: Bill) -> bool:
    """V.A Tell whether there are several ways to pay a bill."""
    ways = bill_splits(state, bill) if bill.cost > 0 and _has_ways(state, bill) else iter(())
    return any(True for _ in islice(ways, 1, None))


def bill_of(state: State) -> Bill:
    """Return the bill that the question on top is about."""
    bill = state.pile[-2]
    assert isinstance(bill, Bill)
    return bill


def payments(state: State) -> Iterator[Pay]:
    """V.A List the sensible splits of the bill."""
    return bill_splits(state, bill_of(state))


class WrongPayment(Refusal, word="wrong-payment", rule="V.A.2.2"):
    """The payment is not what is owed, or holds a unit that could be left out."""

    cost: int


def may_pay(state: State, move: Pay) -> Iterator[Condition]:
    """V.A A payment is one of the sensible splits."""
    yield must(move in payments(state), WrongPayment(bill_of(state).cost))


def pay(state: State, move: Pay) -> Step[State]:
    """V.A The bill below the question is paid."""
    return _pay(state.answered().answered(), bill_of(state), move)


class Paid(Event, rule="V.A.2.2", minor=True, touches=of_company("stock", "hand")):
    """A seat paid; a card that is paid for leaves the hand."""

    seat: Seat
    megacredits: int
    steel: int
    titanium: int
    heat: int


class CostPaid(Paid, rule="V.A.2.2", minor=False, touches=("companies[seat].stock",)):
    """A seat paid what an effect costs."""


def _pay(state: State, bill: Bill, way: Pay) -> Step[State]:
    spent = (way.megacredits, way.steel, way.titanium, 0, 0, way.heat)
    stock = tuple(has - less for has, less in zip(state.companies[bill.seat].stock, spent, strict=True))
    kind = CostPaid if isinstance(bill, EffectBill) else Paid
    event = kind(bill.seat, way.megacredits, way.steel, way.titanium, way.heat)
    return emit(state.give(bill.seat, stock=stock), event)
