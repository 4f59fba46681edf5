"""6.3 Using the powers of buildings, in the order the player likes."""

from collections.abc import Iterable, Iterator
from itertools import chain

from boardkit.core import CHANCE, Condition, Event, Refusal, Seat, Step, emit, must, refusal_in
from boardkit.games.life_in_reterra.box.powers import Deed
from boardkit.games.life_in_reterra.box.things import Card, LandTile
from boardkit.games.life_in_reterra.rules import targets
from boardkit.games.life_in_reterra.rules.claims import claims_of_turn, deed_of, deeds_of, need_not
from boardkit.games.life_in_reterra.rules.dealing import put_beneath
from boardkit.games.life_in_reterra.rules.effects import BeginPowers, OfferPowers
from boardkit.games.life_in_reterra.rules.model import Claim, State
from boardkit.games.life_in_reterra.rules.moves import (
    ChangeTile,
    PlaceJunk,
    PlaceRelic,
    WelcomeInhabitant,
)
from boardkit.games.life_in_reterra.rules.questions import FillRow, UsePowers
from boardkit.games.life_in_reterra.rules.supply import building_at
from boardkit.games.life_in_reterra.rules.targets import BeyondReach, Use
from boardkit.maps.squares import Square


def begin_powers(state: State, effect: BeginPowers) -> Step[State]:
    """6.2, 6.3 The powers act in a step of their own, after placing."""
    claims = claims_of_turn(state, effect.seat)
    return _offer(state if claims == state.claims else state.__replace__(claims=claims), effect.seat)


class PowerIdle(Event, rule="6.3", wasted=True):
    """A power that would have to be used finds nothing to do."""

    seat: Seat
    card: Card


def offer_powers(state: State, effect: OfferPowers) -> Step[State]:
    """6.3 Ask for the next power."""
    return _offer(state, effect.seat)


def _offer(state: State, seat: Seat) -> Step[State]:
    """6.3 Ask while any power can do something; what cannot is lost for this turn."""
    if not state.claims:
        return Step(state)
    if any(can_be_used(state, seat, claim) for claim in state.claims):
        return Step(state.ask(UsePowers(seat)))
    idle = (PowerIdle(seat, card) for card in dict.fromkeys(_idle(state, seat)))
    return Step(state.__replace__(claims=())).each(idle, emit)


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


def uses(state: State, question: UsePowers) -> Iterable[Use]:
    """6.3 List every use of every power that is left."""
    found = (_uses(state, question.seat, claim) for claim in dict.fromkeys(state.claims))
    return dict.fromkeys(chain.from_iterable(found))


class MustUsePower(Refusal, word="must-use-power", rule="6.3"):
    """A power can do something and must be used."""


def may_pass(state: State, question: UsePowers) -> Iterator[Condition]:
    """6.3 Powers are left unused only where they say so."""
    seat = question.seat
    forced = (claim for claim in state.claims if not need_not(deed_of(state, seat, claim)))
    yield must(not any(can_be_used(state, seat, claim) for claim in forced), MustUsePower())


class NoSuchPower(Refusal, word="no-such-power", rule="6.3"):
    """No building there has such a power to use now."""

    by: Square


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
    state = state.answered().ask(OfferPowers(seat)).__replace__(claims=tuple(claims))
    return _do(state, seat, building.card, move)


def _claim_used(state: State, seat: Seat, move: Use) -> Claim:
    """Find the claim that a legal move uses up: of several, the first that does what the move says."""
    aimed = [(claim, deed) for claim, deed in _claims_for(state, seat, move) if _aims_at(claim, move)]
    (first, _), *others = aimed
    return next(claim for claim, deed in aimed if _does(state, seat, move, deed)) if others else first


class InhabitantWelcomed(Event, rule="6.3"):
    """An inhabitant was placed by a building's power."""

    touches = ("communities[seat].inhabitants",)

    seat: Seat
    card: Card
    at: Square


class RelicPlaced(Event, rule="6.3"):
    """A relic token was placed by a building's power."""

    touches = ("communities[seat].relics",)

    seat: Seat
    card: Card
    at: Square


class JunkPlaced(Event, rule="9.3"):
    """Junk was placed on a relic of `of` by a building's power."""

    touches = ("communities[of].junk",)

    seat: Seat
    of: Seat
    card: Card
    at: Square


class TileChanged(Event, rule="6.3"):
    """A tile of the row was put under the stack by a building's power."""

    touches = ("row", "beneath")

    seat: Seat
    card: Card
    tile: LandTile


def _do(state: State, seat: Seat, card: Card, move: Use) -> Step[State]:
    match move:
        case WelcomeInhabitant(at=at):
            land = state.communities[seat]
            land = land.__replace__(inhabitants=(*land.inhabitants, at))
            return emit(state.with_community(seat, land), InhabitantWelcomed(seat, card, at))
        case PlaceRelic(at=at):
            land = state.communities[seat]
            land = land.__replace__(relics=(*land.relics, at))
            return emit(state.with_community(seat, land), RelicPlaced(seat, card, at))
        case PlaceJunk(seat=of, at=at):
            land = state.communities[of]
            land = land.__replace__(junk=(*land.junk, at))
            return emit(state.with_community(of, land), JunkPlaced(seat, of, card, at))
        case ChangeTile(tile=tile):
            state = put_beneath(state, (tile,)).ask(FillRow(CHANCE))
            return emit(state, TileChanged(seat, card, tile))


class PowersLeft(Event, rule="6.3"):
    """A seat leaves the powers unused that it need not use."""

    seat: Seat


def leave(state: State, question: UsePowers) -> Step[State]:
    """6.3 The powers that are left are not used."""
    return emit(state.answered().__replace__(claims=()), PowersLeft(question.seat))
