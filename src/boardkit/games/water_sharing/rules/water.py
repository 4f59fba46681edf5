"""5.3 Water: how much of it a community can still use."""

from boardkit.core import Seat
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.rules.model import State


def need(state: State, seat: Seat, part: Spot) -> int:
    """5.3 Say how much water a part can still use; a cistern serves the main part."""
    holding, community = state.land.holding(seat), state.communities[seat]
    cistern = community.favours.cistern if part == holding.main else 0
    return max(0, holding.thirst[part] + cistern - community.stock(part).water)


def need_at(state: State, seat: Seat, at: Spot) -> int:
    """5.3 Say how much water the parts that touch a river hex can still use."""
    return sum(need(state, seat, part) for part in state.land.holding(seat).taps.get(at, ()))
