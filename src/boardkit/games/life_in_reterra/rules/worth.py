"""7.2 What the powers of buildings count at the end of the game."""

from collections.abc import Callable, Mapping
from typing import Final

from boardkit.core import Seat, Value
from boardkit.games.life_in_reterra.box.powers import Counted, Majority, Power, Rivalry, Scoring
from boardkit.games.life_in_reterra.box.things import Terrain
from boardkit.games.life_in_reterra.rules.community import Building, Community
from boardkit.games.life_in_reterra.rules.counting import large_segments, scoring_energy
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.supply import neighbours_of
from boardkit.maps.squares import neighbours

SLICE: Final = 4
"""How many spaces of its segment earn a building one count."""

ICONS: Final = 3
"""How many different relics earn a building its count."""

COUPLE: Final = 2
"""How many inhabitants earn a building one count."""


class Standing(Value):
    """A building where it stands: all that its powers look at."""

    state: State
    seat: Seat
    building: Building
    terrain: Terrain | None = None

    @property
    def land(self) -> Community:
        """The community of the building."""
        return self.state.communities[self.seat]

    @property
    def terrains_around(self) -> frozenset[Terrain]:
        """The terrains next to the building."""
        spaces = self.land.spaces
        return frozenset(spaces[at].terrain for at in self.building.around if at in spaces)


def worth(state: State, seat: Seat, building: Building, power: Power) -> int:
    """7.2 Say what one power of one building is worth at the end, in points."""
    match power:
        case Scoring(counted, points, most, terrain):
            return min(most, points * COUNTS[counted](Standing(state, seat, building, terrain)))
        case Majority():
            return _majority(Standing(state, seat, building), power)
    return 0


def on_border(land: Community, building: Building) -> bool:
    """11 Tell whether a building has a space on the border of its community."""
    return any(near not in land.spaces for space in building.spaces for near in neighbours(space))


def copies(here: Standing, seat: Seat) -> int:
    """Count the buildings of the same kind in a seat's community."""
    return sum(other.card == here.building.card for other in here.state.communities[seat].buildings)


def _adjacent_inhabitants(here: Standing) -> int:
    return sum(at in here.land.inhabitants for at in here.building.around)


def _adjacent_relics(here: Standing) -> int:
    return sum(at in here.land.visible_relics for at in here.building.around)


def _adjacent_terrains(here: Standing) -> int:
    return len(here.terrains_around)


def _buildings_on_border(here: Standing) -> int:
    return sum(on_border(here.land, building) for building in here.land.buildings)


def _distinct_buildings(here: Standing) -> int:
    return len({building.card for building in here.land.buildings})


def _copies_of_neighbours(here: Standing) -> int:
    return sum(copies(here, seat) for seat in neighbours_of(here.state, here.seat))


def _is_on_terrain(here: Standing) -> int:
    return here.land.spaces[here.building.at].terrain is here.terrain


def _touches_terrain(here: Standing) -> int:
    return here.terrain in here.terrains_around


def _slices_of_segment(here: Standing) -> int:
    """Measure the land below the building, which is there whatever the table has agreed about segments."""
    segments = here.land.segments(under_buildings=True)
    return next(len(segment.spaces) for segment in segments if here.building.at in segment.spaces) // SLICE


def _scoring_energies(here: Standing) -> int:
    return len(scoring_energy(here.land))


def _segments_touched(here: Standing) -> int:
    places = {*here.building.spaces, *here.building.around}
    return sum(not places.isdisjoint(each.spaces) for each in large_segments(here.state, here.seat))


def _has_three_icons(here: Standing) -> int:
    return len(set(here.land.visible_relics.values())) >= ICONS


def _couples(here: Standing) -> int:
    return len(here.land.inhabitants) // COUPLE


COUNTS: Final[Mapping[Counted, Callable[[Standing], int]]] = {
    Counted.ADJACENT_INHABITANT: _adjacent_inhabitants,
    Counted.ADJACENT_RELIC: _adjacent_relics,
    Counted.ADJACENT_TERRAIN: _adjacent_terrains,
    Counted.BUILDING_ON_BORDER: _buildings_on_border,
    Counted.DISTINCT_BUILDING: _distinct_buildings,
    Counted.NEIGHBOUR_SAME_BUILDING: _copies_of_neighbours,
    Counted.ON_TERRAIN: _is_on_terrain,
    Counted.OWN_SEGMENT_PER_4: _slices_of_segment,
    Counted.SCORING_ENERGY: _scoring_energies,
    Counted.SEGMENT_TOUCHED: _segments_touched,
    Counted.THREE_RELIC_ICONS: _has_three_icons,
    Counted.TOUCHES_TERRAIN: _touches_terrain,
    Counted.TWO_INHABITANTS: _couples,
}
"""How each thing is counted; yes is one."""


def _majority(here: Standing, power: Majority) -> int:
    """7.2 Compare with every neighbour; nobody is ahead of nobody, and the first copy has what pays once."""
    first = next(other for other in here.land.buildings if other.card == here.building.card)
    rivals = [_strength(here, seat, power) for seat in neighbours_of(here.state, here.seat)]
    if not rivals or (power.once and first != here.building):
        return 0
    own, best = _strength(here, here.seat, power), max(rivals)
    return power.points if own > best else power.tie if own == best else 0


def _strength(here: Standing, seat: Seat, power: Majority) -> int:
    if power.rivalry is Rivalry.INHABITANTS:
        return len(here.state.communities[seat].inhabitants)
    return copies(here, seat)
