"""6.3 Using the powers of buildings, in the order the player likes."""

from collections.abc import Iterator
from itertools import chain

from boardkit.core import CHANCE, Condition, Seat, Step, emit, evolve, must, refusal_in
from boardkit.games.life_in_reterra.box.powers import Deed
from boardkit.games.life_in_reterra.box.things import Card
from boardkit.games.life_in_reterra.rules import targets
from boardkit.games.life_in_reterra.rules.claims import claims_of_turn, deed_of, deeds_of, need_not
from boardkit.games.life_in_reterra.rules.dealing import put_beneath
from boardkit.games.life_in_reterra.rules.effects import OfferPowers
from boardkit.games.life_in_reterra.rules.events import (
    InhabitantWelcomed,
    JunkPlaced,
    PowerIdle,
    PowersLeft,
    RelicPlaced,
    TileChanged,
)
from boardkit.games.life_in_reterra.rules.model import Claim, State
from boardkit.games.life_in_reterra.rules.moves import (
    ChangeTile,
    FillRow,
    Pass,
    PlaceJunk,
    PlaceRelic,
    UsePowers,
    WelcomeInhabitant,
)
from boardkit.games.life_in_reterra.rules.refusals import BeyondReach, MustUsePower, NoSuchPower
from boardkit.games.life_in_reterra.rules.supply import building_at
from boardkit.games.life_in_reterra.rules.targets import Use


def begin_powers(state: State, seat: Seat) -> Step[State]:
    """6.2, 6.3 The powers act in a step of their own, after placing."""
    return offer_powers(evolve(state, claims=claims_of_turn(state, seat)), seat)


def offer_powers(state: State, seat: Seat) -> Step[State]:
    """6.3 Ask for the next power while any can do something; what cannot is lost for this turn."""
    if any(can_be_used(state, seat, claim) for claim in state.claims):
        return Step(state.ask(UsePowers(seat)))
    step = Step(evolve(state, claims=()))
    for card in dict.fromkeys(_idle(state, seat)):
        step = step.then(emit, PowerIdle(seat, card))
    return step


def _idle(state: State, seat: Seat) -> Iterator[Card]:
    """6.3 Name the buildings with a power that must be used, and cannot."""
    for claim in state.claims:
        building = building_at(state, seat, claim.by)
        if building is not None and not need_not(deed_of(state, seat, claim)):
            yield building.card


def can_be_used(state: State, seat: Seat, claim: Claim) -> bool:
    """6.3 Tell whether a power can do anything now."""
    return next(_uses(state, seat, claim), None) is not None


def _uses(state: State, seat: Seat, claim: Claim) -> Iterator[Use]:
    deeds = deeds_of(state, seat, claim)
    return chain.from_iterable(targets.listed(state, seat, claim, deed) for deed in deeds)


def answers(state: State, question: UsePowers) -> Iterator[Use | Pass]:
    """6.3 List every use of every power that is left, and passing if none must be used."""
    found = (_uses(state, question.seat, claim) for claim in dict.fromkeys(state.claims))
    yield from dict.fromkeys(chain.from_iterable(found))
    if refusal_in(may_pass(state, question)) is None:
        yield Pass()


def may_pass(state: State, question: UsePowers) -> Iterator[Condition]:
    """6.3 Powers are left unused only where they say so."""
    seat = question.seat
    forced = (claim for claim in state.claims if not need_not(deed_of(state, seat, claim)))
    yield must(not any(can_be_used(state, seat, claim) for claim in forced), MustUsePower())


def may_use(state: State, question: UsePowers, move: Use) -> Iterator[Condition]:
    """6.3 A power does what its card says, where it says: one of those that are left will do."""
    seat = question.seat
    of_its_kind = _claims_for(state, seat, move)
    yield must(of_its_kind, NoSuchPower(move.by))
    deeds = [deed for claim, deed in of_its_kind if _aims_at(claim, move)]
    if isinstance(move, PlaceJunk) and of_its_kind and not deeds:
        yield must(False, BeyondReach(move.seat))
    if deeds:
        best = next((deed for deed in deeds if _does(state, seat, move, deed)), deeds[0])
        yield from targets.fitting(state, seat, move, best)


def _claims_for(state: State, seat: Seat, move: Use) -> list[tuple[Claim, Deed]]:
    """Find the claims of the building that a move names, with the deeds of the move's kind."""
    own = [claim for claim in state.claims if claim.by == move.by]
    pairs = [(claim, deed) for claim in own for deed in deeds_of(state, seat, claim)]
    return [(claim, deed) for claim, deed in pairs if isinstance(deed, targets.DEEDS[type(move)])]


def _does(state: State, seat: Seat, move: Use, deed: Deed) -> bool:
    return refusal_in(targets.fitting(state, seat, move, deed)) is None


def _aims_at(claim: Claim, move: Use) -> bool:
    return not isinstance(move, PlaceJunk) or claim.of in (None, move.seat)


def use(state: State, question: UsePowers, move: Use) -> Step[State]:
    """6.3 The power does its deed, and is used up for this turn."""
    seat = question.seat
    claims = list(state.claims)
    claims.remove(_claim_used(state, seat, move))
    building = building_at(state, seat, move.by)
    assert building is not None
    state = evolve(state.answered().ask(OfferPowers(seat)), claims=tuple(claims))
    return _do(state, seat, building.card, move)


def _claim_used(state: State, seat: Seat, move: Use) -> Claim:
    aimed = ((claim, deed) for claim, deed in _claims_for(state, seat, move) if _aims_at(claim, move))
    return next(claim for claim, deed in aimed if _does(state, seat, move, deed))


def _do(state: State, seat: Seat, card: Card, move: Use) -> Step[State]:
    match move:
        case WelcomeInhabitant(at=at):
            land = state.communities[seat]
            land = evolve(land, inhabitants=(*land.inhabitants, at))
            return emit(state.with_community(seat, land), InhabitantWelcomed(seat, card, at))
        case PlaceRelic(at=at):
            land = state.communities[seat]
            land = evolve(land, relics=(*land.relics, at))
            return emit(state.with_community(seat, land), RelicPlaced(seat, card, at))
        case PlaceJunk(seat=of, at=at):
            land = state.communities[of]
            land = evolve(land, junk=(*land.junk, at))
            return emit(state.with_community(of, land), JunkPlaced(seat, of, card, at))
        case ChangeTile(tile=tile):
            state = put_beneath(state, (tile,)).ask(FillRow(CHANCE))
            return emit(state, TileChanged(seat, card, tile))


def leave(state: State, question: UsePowers) -> Step[State]:
    """6.3 The powers that are left are not used."""
    return emit(evolve(state.answered(), claims=()), PowersLeft(question.seat))
