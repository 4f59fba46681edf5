"""IV.5 to IV.8 Corporations are chosen and revealed, and the first cards are paid for."""

from collections.abc import Iterable

from boardkit.core import Event, Refusal, Seat, Step, emit, put
from boardkit.games.terraforming_mars.box import CORPORATIONS
from boardkit.games.terraforming_mars.box.effects import Production
from boardkit.games.terraforming_mars.box.facts import CorporationCard
from boardkit.games.terraforming_mars.box.things import HIDDEN_CORPORATION, Corporation, Resource
from boardkit.games.terraforming_mars.rules.changes import produce, produce_by, stocked
from boardkit.games.terraforming_mars.rules.deck import discarded
from boardkit.games.terraforming_mars.rules.model import Company, State
from boardkit.games.terraforming_mars.rules.moves import ChooseCorporation, GiveCorporation
from boardkit.games.terraforming_mars.rules.offers import PRICE
from boardkit.games.terraforming_mars.rules.ongoing import by_tags
from boardkit.games.terraforming_mars.rules.questions import DealCorporation, RevealCompany, WhichCorporation


def corporations_left(state: State) -> Iterable[GiveCorporation]:
    """IV.5 List the corporations that are left to be dealt."""
    return map(GiveCorporation, state.corporations)


class CorporationGone(Refusal, word="corporation-gone", rule="IV.5"):
    """The corporation is not left to be dealt."""

    corporation: Corporation


class CorporationDealt(
    Event, rule="IV.5", reveals=True, minor=True, hides={"corporation": HIDDEN_CORPORATION}
):
    """A corporation to choose from was dealt."""

    touches = ("corporations", "companies[seat].choices")

    seat: Seat
    corporation: Corporation


def deal(state: State, question: DealCorporation, move: GiveCorporation) -> Step[State]:
    """IV.5 A corporation is dealt to choose from."""
    seat = question.to
    left = tuple(other for other in state.corporations if other != move.corporation)
    choices = tuple(sorted((*state.companies[seat].choices, move.corporation)))
    state = state.answered().but(corporations=left).give(seat, choices=choices)
    return emit(state, CorporationDealt(seat, move.corporation))


def corporations_dealt(state: State, question: WhichCorporation) -> Iterable[ChooseCorporation]:
    """IV.7 List the corporations to choose from."""
    return map(ChooseCorporation, state.companies[question.seat].choices)


class NotYourCorporation(Refusal, word="not-your-corporation", rule="IV.7"):
    """The corporation is not among those offered."""

    corporation: Corporation


class CorporationFirst(Refusal, word="corporation-first", rule="IV.7"):
    """The cards lie open beside the corporations, but the corporation is chosen before they are bought."""


class CorporationChosen(Event, rule="IV.7", hides={"corporation": HIDDEN_CORPORATION}):
    """A seat has chosen its corporation, in secret."""

    touches = ("companies[seat].chosen",)

    seat: Seat
    corporation: Corporation


def choose(state: State, question: WhichCorporation, move: ChooseCorporation) -> Step[State]:
    """IV.7 A corporation is chosen in secret; the other goes back into the box when it is revealed."""
    state = state.answered().give(question.seat, chosen=move.corporation)
    return emit(state, CorporationChosen(question.seat, move.corporation))


class CorporationRevealed(Event, rule="IV.7", reveals=True):
    """A corporation was turned up."""

    touches = (
        "companies[seat].corporation",
        "companies[seat].chosen",
        "companies[seat].choices",
        "boxed[seat]",
        "companies[seat].opening",
        "companies[seat].stock",
    )

    seat: Seat
    corporation: Corporation


def reveal(state: State, effect: RevealCompany) -> Step[State]:
    """IV.7 The corporation is turned up, gives what it shows, and the cards kept are paid for."""
    seat, company = effect.seat, state.companies[effect.seat]
    assert company.chosen is not None
    corporation = CORPORATIONS[company.chosen]
    left = (other for other in company.choices if other != corporation.id)
    state = state.but(boxed=put(state.boxed, seat, (*state.boxed[seat], *left)))
    state = state.give(
        seat,
        corporation=corporation.id,
        chosen=None,
        choices=(),
        stock=_stock(company, corporation),
        opening=bool(corporation.first_action),
    )
    step = emit(state, CorporationRevealed(seat, corporation.id))
    return step.then(_keep, seat).then(_productions, seat, corporation)


class CardsKept(Event, rule="IV.7"):
    """A seat paid for the cards it starts with."""

    touches = (
        "companies[seat].hand",
        "companies[seat].offer",
        "companies[seat].picked",
        "discards[seat]",
        "companies[seat].stock",
    )

    seat: Seat
    count: int
    cost: int


def _keep(state: State, seat: Seat) -> Step[State]:
    """IV.7 The cards kept are paid for, the others discarded."""
    company = state.companies[seat]
    paid, hand = PRICE * len(company.picked), tuple(sorted((*company.hand, *company.picked)))
    state = discarded(stocked(state, seat, Resource.MEGACREDITS, -paid), seat, *company.offer)
    return emit(state.give(seat, hand=hand, offer=(), picked=()), CardsKept(seat, len(hand), paid))


def _stock(company: Company, corporation: CorporationCard) -> tuple[int, ...]:
    stock = list(company.stock)
    stock[Resource.MEGACREDITS] += corporation.start.megacredits
    for resource, amount in corporation.start.resources.items():
        stock[resource] += amount
    return tuple(stock)


def _productions(state: State, seat: Seat, corporation: CorporationCard) -> Step[State]:
    """IV.7 Productions rise as shown, and by what the corporation's own tags set off."""
    step = Step(state)
    for resource, amount in corporation.start.production.items():
        step = step.then(produce, seat, resource, amount)
    for job in by_tags(state, seat, seat, corporation.card):
        for effect in job.effects:
            assert isinstance(effect, Production)
            assert isinstance(effect.amount, int)
            step = step.then(produce_by, seat, job.card, effect.resource, effect.amount)
    if state.solo and corporation.id == "tharsis-republic":
        # VII.B Alone, it has the production of the two neutral cities.
        step = step.then(produce_by, seat, corporation.card.id, Resource.MEGACREDITS, 2)
    return step
