"""V.1 Phase 1: moving individuals (V.1.c), buying (V.1.d), showing a profile; the end of a seat's turn."""

from collections.abc import Iterator

from boardkit.core import Condition, Refusal, Seat, SeatEvent, Step, emit, must
from boardkit.games.terristories.box import INDIVIDUAL_PRICE, INDIVIDUALS, ZONE_PRICE
from boardkit.games.terristories.box.effects import Goods, Move
from boardkit.games.terristories.box.things import Character
from boardkit.games.terristories.rules import land, ledger
from boardkit.games.terristories.rules.model import LandEvent, State
from boardkit.games.terristories.rules.moves import BuyIndividual, BuyZone, MoveIndividual
from boardkit.games.terristories.rules.questions import BuySecond, Develop
from boardkit.maps.octagons import Octagon, within

Buying = Develop | BuySecond


def steps(state: State, seat: Seat) -> int:
    """V.1.c Count how far an individual moves: one territory, and what a project adds."""
    return 1 + sum(effect.amount for effect in ledger.for_seat(state, seat, Move))


def still(state: State, seat: Seat, at: Octagon) -> int:
    """V.1.c Count the individuals of a seat on a territory that have not moved."""
    return max(0, state.land[at].individuals[seat] - state.turn.moved.count(at))


def moves(state: State, question: Develop) -> Iterator[MoveIndividual]:
    """V.1.c Every individual may move once."""
    far = steps(state, question.seat)
    for origin in ledger.peopled(state, question.seat):
        if still(state, question.seat, origin):
            reached = within(origin, far, state.land)
            yield from (MoveIndividual(origin, at) for at in state.land if at in reached)


class HasMoved(land.LandRefusal, word="has-moved", rule="V.1.c"):
    """No individual there may still move."""


class TooFar(Refusal, word="too-far", rule="V.1.c"):
    """An individual moves by fewer steps."""

    steps: int


def may_move(state: State, question: Develop, move: MoveIndividual) -> Iterator[Condition]:
    """V.1.c An individual moves to a neighbouring territory, fertile or sterile."""
    for at in (move.origin, move.at):
        if at not in state.land:
            yield must(False, land.NoTerritory(at))
            return
    yield must(still(state, question.seat, move.origin), HasMoved(move.origin))
    far = steps(state, question.seat)
    yield must(move.at in within(move.origin, far, state.land), TooFar(far))


class IndividualMoved(SeatEvent, rule="V.1.c"):
    """An individual moved."""

    touches = ("land[places].individuals[seat]",)
    where = ("origin", "at")

    origin: Octagon
    at: Octagon


def go(state: State, question: Develop, move: MoveIndividual) -> Step[State]:
    """V.1.c An individual moves."""
    state = land.with_individual(state, question.seat, move.origin, -1)
    state = land.with_individual(state, question.seat, move.at).with_turn(moved=(*state.turn.moved, move.at))
    return emit(state, IndividualMoved(question.seat, move.origin, move.at))


def purchases_left(state: State, question: Buying) -> int:
    """V.1.d One purchase a round; the governor's power may bring a second one."""
    if isinstance(question, BuySecond):
        return 1 - state.turn.bought
    return 1 + (state.season.extra is not None) - state.turn.bought


def price(state: State, question: Buying, goods: Goods) -> int:
    """V.1.d What a purchase costs, after discounts; a second one is cheaper."""
    full = INDIVIDUAL_PRICE if goods is Goods.INDIVIDUAL else ZONE_PRICE
    second = isinstance(question, BuySecond) or state.turn.bought > 0
    less = (state.season.extra or 0) if second else 0
    return max(0, full - ledger.discount(state, question.seat, goods) - less)


def recruits(state: State, question: Buying) -> Iterator[BuyIndividual]:
    """V.1.d An individual may be bought wherever the seat has a zone that acts."""
    if purchases_left(state, question) > 0:
        yield from map(BuyIndividual, ledger.thriving(state, question.seat))


class PurchaseMade(Refusal, word="purchase-made", rule="V.1.d"):
    """The seat has bought all that it may buy in this round."""


def may_recruit(state: State, question: Buying, move: BuyIndividual) -> Iterator[Condition]:
    """V.1.d, V.3 A new individual stands where the seat has a zone, but not on sterile land."""
    yield must(purchases_left(state, question) > 0, PurchaseMade())
    yield must(ledger.individuals(state, question.seat) < INDIVIDUALS, land.NoIndividualsLeft())
    yield from land.at_home(state, question.seat, move.at)
    yield ledger.affordable(state, question.seat, price(state, question, Goods.INDIVIDUAL))


class IndividualBought(LandEvent, rule="V.1.d"):
    """A seat bought an individual."""

    touches = ("land[at].individuals[seat]", "tableaux[seat].cubes")

    price: int


def recruit(state: State, question: Buying, move: BuyIndividual) -> Step[State]:
    """V.1.d An individual is bought; it does not move in this turn."""
    cost = price(state, question, Goods.INDIVIDUAL)
    state = land.with_individual(ledger.gain(state, question.seat, -cost), question.seat, move.at)
    state = state.with_turn(bought=state.turn.bought + 1, moved=(*state.turn.moved, move.at))
    return emit(state, IndividualBought(question.seat, move.at, cost)).then(_stop_second, question)


def builds(state: State, question: Buying) -> Iterator[BuyZone]:
    """V.1.d A zone may be bought wherever the seat has an individual."""
    if purchases_left(state, question) > 0:
        yield from map(BuyZone, ledger.peopled(state, question.seat))


def may_build(state: State, question: Buying, move: BuyZone) -> Iterator[Condition]:
    """V.1.d A new zone needs an individual of the seat, and room on the territory."""
    yield must(purchases_left(state, question) > 0, PurchaseMade())
    yield from land.room_for_zone(state, question.seat, move.at)
    yield from land.peopled_there(state, question.seat, move.at)
    yield ledger.affordable(state, question.seat, price(state, question, Goods.ZONE))


class ZoneBought(LandEvent, rule="V.1.d", touches=("land[at].zones[seat]", "tableaux[seat].cubes")):
    """A seat bought a zone."""

    price: int


def build(state: State, question: Buying, move: BuyZone) -> Step[State]:
    """V.1.d A zone is bought."""
    cost = price(state, question, Goods.ZONE)
    state = land.with_zone(ledger.gain(state, question.seat, -cost), question.seat, move.at)
    state = state.with_turn(bought=state.turn.bought + 1)
    return emit(state, ZoneBought(question.seat, move.at, cost)).then(_stop_second, question)


def pass_second(state: State) -> Step[State]:
    """V.1.a No second purchase."""
    return Step(state.answered().with_turn(bought=0, moved=()))


def _stop_second(state: State, question: Buying) -> Step[State]:
    """V.1.a A seat whose turn was over makes one purchase, and is done."""
    return Step(state) if isinstance(question, Develop) else pass_second(state)


class NoProfile(Refusal, word="no-profile", rule="IV.2.h"):
    """There is no profile to show, or it was shown."""


def may_show(state: State, question: Develop) -> Iterator[Condition]:
    """IV.2.h Only a secret can be told."""
    tableau = state.tableaux[question.seat]
    yield must(tableau.character is not None and not tableau.shown, NoProfile())


class ProfileShown(SeatEvent, rule="IV.2.h", reveals=True, touches=("tableaux[seat].shown",)):
    """A seat showed the back of its character card."""

    character: Character


def show(state: State, question: Develop) -> Step[State]:
    """IV.2.h A seat shows its profile to everybody."""
    character = state.tableaux[question.seat].character
    assert character is not None
    return emit(state.with_tableau(question.seat, shown=True), ProfileShown(question.seat, character))


def end_turn(state: State, question: Develop) -> Step[State]:
    """V.1 The turn goes on to the left."""
    state = state.answered().with_season(developed=(*state.season.developed, question.seat))
    return Step(state.with_turn(moved=(), bought=0))
