"""6.3 Which powers may be used now."""

from collections.abc import Iterator
from functools import cache

from boardkit.core import Seat
from boardkit.games.life_in_reterra.box import CARDS
from boardkit.games.life_in_reterra.box.powers import (
    Active,
    Choose,
    Condition,
    Deed,
    Junk,
    RowChange,
    Timing,
    Whom,
)
from boardkit.games.life_in_reterra.box.things import Card, Side
from boardkit.games.life_in_reterra.rules.community import Building
from boardkit.games.life_in_reterra.rules.model import Claim, Placed, State
from boardkit.games.life_in_reterra.rules.supply import building_at, face_of, neighbours_of, side_of


def claims_of_turn(state: State, seat: Seat) -> tuple[Claim, ...]:
    """6.3 Buildings act, each by itself: those from earlier turns, and once those that came in this turn."""
    assert state.now is not None
    buildings, standing, claims = state.communities[seat].buildings, state.now.standing, list[Claim]()
    for building in buildings[:standing]:
        claims += claims_of(state, seat, building, Timing.TURN)
    for building in buildings[standing:]:
        claims += claims_of(state, seat, building, Timing.PLACED)
    return tuple(claims)


def claims_of(state: State, seat: Seat, building: Building, timing: Timing) -> Iterator[Claim]:
    """6.3 Say what a building may do at a time, one claim for each thing it places."""
    for number, power in _acting(building.card, side_of(state, building.card), timing):
        if _holds(state, power.condition):
            for of in _against(state, seat, power.deed):
                yield from [Claim(building.at, number, of)] * count_of(power.deed)


@cache
def _acting(card: Card, side: Side, timing: Timing) -> tuple[tuple[int, Active], ...]:
    """6.3 Number the powers of a face, and pick those that do something at a time."""
    powers = enumerate(CARDS[card].faces[side].powers)
    return tuple((at, power) for at, power in powers if isinstance(power, Active) and power.timing is timing)


def _holds(state: State, condition: Condition | None) -> bool:
    now = state.now
    assert now is not None
    match condition:
        case Condition.PLACED_NOTHING:
            return now.placed is Placed.NOTHING
        case Condition.PLACED_INHABITANT:
            return now.placed is Placed.INHABITANT
        case Condition.OWN_TILE:
            return now.secret
    return True


def _against(state: State, seat: Seat, deed: Deed) -> tuple[Seat | None, ...]:
    each = isinstance(deed, Junk) and deed.whom is Whom.EACH
    return neighbours_of(state, seat) if each else (None,)


def count_of(deed: Deed) -> int:
    """Say how often a power does its deed in a turn; of two things, one is done."""
    return 1 if isinstance(deed, Choose) else deed.count


def need_not(deed: Deed) -> bool:
    """6.3 Tell whether a power says `may` or `up to`; all others are used if they can be."""
    return isinstance(deed, RowChange) or count_of(deed) > 1


def deed_of(state: State, seat: Seat, claim: Claim) -> Deed:
    """Return what the power of a claim does."""
    building = building_at(state, seat, claim.by)
    assert building is not None
    power = face_of(state, building.card).powers[claim.power]
    assert isinstance(power, Active)
    return power.deed


def deeds_of(state: State, seat: Seat, claim: Claim) -> tuple[Deed, ...]:
    """Return the deeds between which a claim leaves the choice, or its only one."""
    deed = deed_of(state, seat, claim)
    return deed.options if isinstance(deed, Choose) else (deed,)
