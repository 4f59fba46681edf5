"""9.3 What action cards change for a seat in this round, each with whether that would be anything."""

from collections.abc import Callable
from typing import TypeVar

from boardkit.core import Event, Seat, Step, emit
from boardkit.games.water_sharing.box import POLLUTING, CardEffect
from boardkit.games.water_sharing.box import effects as fx
from boardkit.games.water_sharing.box.things import ActionCard, Good, Stage
from boardkit.games.water_sharing.rules.effects import MayGenerate, Strike
from boardkit.games.water_sharing.rules.ledger import main_part
from boardkit.games.water_sharing.rules.model import Favours, State
from boardkit.games.water_sharing.rules.questions import Generate, JoinDam
from boardkit.games.water_sharing.rules.trading import price

E = TypeVar("E", bound=CardEffect)


class FavourGranted(Event, rule="9.3"):
    """A card changes what this round is like for a seat."""

    touches = ("communities[seat].favours",)

    seat: Seat
    card: ActionCard


def granting(change: Callable[[Favours, E], Favours]) -> Callable[[State, Strike, E], Step[State]]:
    """9.3 Return the rule by which a card changes what this round is like for a seat."""

    def grant(state: State, strike: Strike, effect: E) -> Step[State]:
        community = state.communities[strike.target]
        community = community.__replace__(favours=change(community.favours, effect))
        return emit(state.with_community(strike.target, community), FavourGranted(strike.target, strike.card))

    return grant


def has_buildings(state: State, seat: Seat, *_: object) -> bool:
    """7.1 Tell whether a community has a place for cubes."""
    return main_part(state, seat) is not None


def keep_water(favours: Favours, effect: fx.KeepWater) -> Favours:
    """9.3 A cistern keeps water for the next round."""
    return favours.__replace__(cistern=favours.cistern + effect.n)


def still_buys(state: State, seat: Seat, *_: object) -> bool:
    """7.1 Tell whether a seat can still buy on the world market in this round."""
    waits = any(isinstance(one, Generate | MayGenerate) and one.seat == seat for one in state.pile)
    return has_buildings(state, seat) and (waits or state.clock.stage is Stage.COLLECT)


def changes_price(state: State, seat: Seat, effect: fx.SetPrice) -> bool:
    """9.3 Tell whether a cube would cost a seat that still buys something else than it does."""
    differs = (_differs(state, seat, good, wanted) for good, wanted in effect.goods)
    return still_buys(state, seat) and any(differs)


def _differs(state: State, seat: Seat, good: Good, wanted: int) -> bool:
    return bool(wanted) and wanted + state.communities[seat].favours.dearer != price(state, seat, good)


def set_price(favours: Favours, effect: fx.SetPrice) -> Favours:
    """9.3 Energy and food cost what the card says."""
    return favours.__replace__(cheap_energy=effect.energy, cheap_food=effect.food)


def raise_prices(favours: Favours, effect: fx.PriceDelta) -> Favours:
    """9.3 Energy and food cost more."""
    return favours.__replace__(dearer=favours.dearer + effect.n)


def will_pollute(state: State, seat: Seat, *_: object) -> bool:
    """5.6 Tell whether buildings of a seat that work this round are still to pollute."""
    polluting = (at in state.worked and building in POLLUTING for at, building in state.land.of(seat))
    return state.clock.stage < Stage.POLLUTE and any(polluting)


def pollute_no_more(favours: Favours, _: fx.NoPollution) -> Favours:
    """9.3 The seat's buildings do not pollute."""
    return favours.__replace__(clean=True)


def still_builds(state: State, seat: Seat, *_: object) -> bool:
    """5.7, 11 Tell whether a seat can still build in this step, or is asked to share a dam."""
    return seat not in state.clock.passed or isinstance(state.question, JoinDam)


def build_cheaply(favours: Favours, effect: fx.Discount) -> Favours:
    """9.3 The next construction costs less."""
    return favours.__replace__(discount=favours.discount + effect.n)
