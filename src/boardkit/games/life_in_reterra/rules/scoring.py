"""7.2, 8 and 10 The end of the game: what counts, what powers add, and the score sheet."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from boardkit.core import ScoreLine, ScoreSheet, Seat, TieBreak, Value
from boardkit.games.life_in_reterra.box import CARDS, TILES, Face, Kind
from boardkit.games.life_in_reterra.box.powers import Counted, Majority, Power, Rivalry, Scoring
from boardkit.games.life_in_reterra.box.things import Card, Terrain
from boardkit.games.life_in_reterra.rules.community import Building, Community, Segment, beside
from boardkit.games.life_in_reterra.rules.model import State, face_of, neighbours_of
from boardkit.games.life_in_reterra.rules.options import Options
from boardkit.maps.squares import Square, neighbours

LARGE: Final = 7  # 10 How many spaces a segment needs to count


def segments_of(state: State, seat: Seat) -> tuple[Segment, ...]:
    """8.1 Return a seat's segments, as the table has agreed to count them."""
    return state.communities[seat].segments(under_buildings=state.options.segments_under_buildings)


def large_segments(state: State, seat: Seat) -> tuple[Segment, ...]:
    """10 Return the segments that are large enough to count."""
    return tuple(segment for segment in segments_of(state, seat) if len(segment.spaces) >= LARGE)


def energy_of(land: Community) -> tuple[Square, ...]:
    """8.4 Name the energy sources of a community by their north-west spaces."""
    return tuple(laid.at for laid in land.tiles if TILES[laid.tile].kind is Kind.ENERGY)


def scoring_energy(land: Community) -> tuple[Square, ...]:
    """8.4 Name the energy sources with land on all four sides."""
    return tuple(at for at in energy_of(land) if land.corners.issuperset(beside(at)))


SLICE: Final = 4  # how many spaces of its segment earn a building one count
ICONS: Final = 3  # how many different relics earn a building its count
COUPLE: Final = 2  # how many inhabitants earn a building one count


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


def _slices_of_segment(here: Standing) -> int:
    """Measure the land below the building, which is there whatever the table has agreed about segments."""
    segments = here.land.segments(under_buildings=True)
    return next(len(segment.spaces) for segment in segments if here.building.at in segment.spaces) // SLICE


def _segments_touched(here: Standing) -> int:
    places = {*here.building.spaces, *here.building.around}
    return sum(not places.isdisjoint(each.spaces) for each in large_segments(here.state, here.seat))


COUNTS: Final[Mapping[Counted, Callable[[Standing], int]]] = {
    Counted.ADJACENT_INHABITANT: lambda here: sum(at in here.land.inhabitants for at in here.building.around),
    Counted.ADJACENT_RELIC: lambda here: sum(at in here.land.visible_relics for at in here.building.around),
    Counted.ADJACENT_TERRAIN: lambda here: len(here.terrains_around),
    Counted.BUILDING_ON_BORDER: lambda here: sum(on_border(here.land, each) for each in here.land.buildings),
    Counted.DISTINCT_BUILDING: lambda here: len({building.card for building in here.land.buildings}),
    Counted.NEIGHBOUR_SAME_BUILDING: lambda here: sum(
        copies(here, one) for one in neighbours_of(here.state, here.seat)
    ),
    Counted.ON_TERRAIN: lambda here: here.land.spaces[here.building.at].terrain is here.terrain,
    Counted.OWN_SEGMENT_PER_4: _slices_of_segment,
    Counted.SCORING_ENERGY: lambda here: len(scoring_energy(here.land)),
    Counted.SEGMENT_TOUCHED: _segments_touched,
    Counted.THREE_RELIC_ICONS: lambda here: len(set(here.land.visible_relics.values())) >= ICONS,
    Counted.TOUCHES_TERRAIN: lambda here: here.terrain in here.terrains_around,
    Counted.TWO_INHABITANTS: lambda here: len(here.land.inhabitants) // COUPLE,
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
    inhabitants = here.state.communities[seat].inhabitants
    return len(inhabitants) if power.rivalry is Rivalry.INHABITANTS else copies(here, seat)


KINDS: Final = ("segments", "energy", "relics", "inhabitants", "buildings", "powers", "junk")
"""The lines of the score pad, in their order."""

SEGMENT_POINTS: Final = 3
ENERGY_POINTS: Final = 8
RELIC_POINTS: Final = 1
INHABITANT_POINTS: Final = 1
JUNK_POINTS: Final = -1


def junk_points(options: Options) -> int:
    """10, 13.2 Say what junk counts besides voiding its relic: by the official rulings, nothing."""
    return 0 if options.official_rulings else JUNK_POINTS


class PadLine(ScoreLine, rule="10"):
    """A line that the score pad has a row for."""


class PadCount(PadLine):
    """A line of the score pad about so many things."""

    count: int


class SegmentHeld(PadLine, kind="segments"):
    """A segment of at least seven spaces, however large."""

    terrain: Terrain
    at: Square
    size: int


class EnergySurrounded(PadCount, kind="energy"):
    """Energy sources with land all round."""


class EnergyOnBorder(PadCount, kind="energy"):
    """Energy sources at the border, which are worth nothing."""


class RelicsOpen(PadCount, kind="relics"):
    """Relics, printed or tokens, that nothing covers."""


class RelicsJunked(PadCount, kind="relics"):
    """Relics under junk, which are worth nothing."""


class InhabitantsHoused(PadCount, kind="inhabitants"):
    """Inhabitants."""


class BuildingsOwned(PadLine, kind="buildings"):
    """All copies of one building, each for the points on its card."""

    card: Card
    count: int


class PowerCounted(PadLine, rule="7.2", kind="powers"):
    """Points of the power of one building at the end."""

    card: Card
    at: Square


class JunkSuffered(PadCount, kind="junk"):
    """Junk that others have placed."""


class MostInhabitants(TieBreak, rule="10"):
    """Equal points: whoever has more inhabitants wins; by the official rulings, buildings go first."""


class MostBuildings(TieBreak, rule="10"):
    """Equal inhabitants, too: whoever has more buildings wins."""


def score(state: State) -> ScoreSheet:
    """10, 13.1 Count every community as it is now."""
    lands = state.communities
    lines = tuple(line for seat in range(state.seats) for line in lines_of(state, Seat(seat)))
    inhabitants = MostInhabitants(tuple(len(land.inhabitants) for land in lands))
    buildings = MostBuildings(tuple(len(land.buildings) for land in lands))
    official = state.options.official_rulings
    return ScoreSheet(state.seats, lines, (buildings, inhabitants) if official else (inhabitants, buildings))


def totals(state: State) -> tuple[int, ...]:
    """10 Add up every community, without a line for each reason: what the score sheet comes to."""
    faces = {stall.card: CARDS[stall.card].faces[stall.side] for stall in state.market}
    return tuple(_points(state, Seat(seat), faces) for seat in range(state.seats))


def _points(state: State, seat: Seat, faces: Mapping[Card, Face]) -> int:
    land = state.communities[seat]
    points = SEGMENT_POINTS * len(large_segments(state, seat)) + ENERGY_POINTS * len(scoring_energy(land))
    points += RELIC_POINTS * len(land.visible_relics) + INHABITANT_POINTS * len(land.inhabitants)
    points += junk_points(state.options) * len(land.junk)
    for building in land.buildings:
        face = faces[building.card]
        points += face.points + sum(worth(state, seat, building, power) for power in face.powers)
    return points


def lines_of(state: State, seat: Seat) -> Iterator[ScoreLine]:
    """10 Walk the printed table from top to bottom; what a community does not have is no line."""
    land = state.communities[seat]
    for segment in large_segments(state, seat):
        yield SegmentHeld(seat, SEGMENT_POINTS, segment.terrain, segment.at, len(segment.spaces))
    if surrounded := len(scoring_energy(land)):
        yield EnergySurrounded(seat, ENERGY_POINTS * surrounded, surrounded)
    if border := len(energy_of(land)) - surrounded:
        yield EnergyOnBorder(seat, 0, border)
    if relics := len(land.visible_relics):
        yield RelicsOpen(seat, RELIC_POINTS * relics, relics)
    if land.junk:
        yield RelicsJunked(seat, 0, len(land.junk))
    if inhabitants := len(land.inhabitants):
        yield InhabitantsHoused(seat, INHABITANT_POINTS * inhabitants, inhabitants)
    for stall in state.market:
        copies = [building for building in land.buildings if building.card == stall.card]
        face = face_of(state, stall.card)
        if copies:
            yield BuildingsOwned(seat, face.points * len(copies), stall.card, len(copies))
        for building in copies:
            if counted := sum(worth(state, seat, building, power) for power in face.powers):
                yield PowerCounted(seat, counted, stall.card, building.at)
    junk, each = len(land.junk), junk_points(state.options)
    if junk and each:
        yield JunkSuffered(seat, each * junk, junk)
