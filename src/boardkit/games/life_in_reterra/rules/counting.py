"""8.1, 8.4 Which segments and energy sources count."""

from typing import Final

from boardkit.core import Seat
from boardkit.games.life_in_reterra.box import TILES, Kind
from boardkit.games.life_in_reterra.rules.community import Community, Segment, beside
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.maps.squares import Square

LARGE: Final = 7
"""10 How many spaces a segment needs to count."""


def segments_of(state: State, seat: Seat) -> tuple[Segment, ...]:
    """8.1 Return a seat's segments, as the table has agreed to count them."""
    under = state.options.segments_under_buildings
    return state.communities[seat].segments(under_buildings=under)


def large_segments(state: State, seat: Seat) -> tuple[Segment, ...]:
    """10 Return the segments that are large enough to count."""
    return tuple(segment for segment in segments_of(state, seat) if len(segment.spaces) >= LARGE)


def energy_of(land: Community) -> tuple[Square, ...]:
    """8.4 Name the energy sources of a community by their north-west spaces."""
    return tuple(laid.at for laid in land.tiles if TILES[laid.tile].kind is Kind.ENERGY)


def scoring_energy(land: Community) -> tuple[Square, ...]:
    """8.4 Name the energy sources with land on all four sides."""
    return tuple(at for at in energy_of(land) if land.corners.issuperset(beside(at)))
