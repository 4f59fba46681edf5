"""10 The score sheet: every line of the printed table, and the tie-breaks."""

from collections.abc import Iterator, Mapping
from typing import Final

from boardkit.core import ScoreLine, ScoreSheet, Seat, TieBreak
from boardkit.games.life_in_reterra.box import CARDS, Face
from boardkit.games.life_in_reterra.box.things import Card, Terrain
from boardkit.games.life_in_reterra.rules.counting import (
    energy_of,
    large_segments,
    scoring_energy,
)
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.options import Options
from boardkit.games.life_in_reterra.rules.supply import face_of
from boardkit.games.life_in_reterra.rules.worth import worth
from boardkit.maps.squares import Square

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


class SegmentHeld(PadLine, kind="segments"):
    """A segment of at least seven spaces, however large."""

    terrain: Terrain
    at: Square
    size: int


class EnergySurrounded(PadLine, kind="energy"):
    """Energy sources with land all round."""

    count: int


class EnergyOnBorder(PadLine, kind="energy"):
    """Energy sources at the border, which are worth nothing."""

    count: int


class RelicsOpen(PadLine, kind="relics"):
    """Relics, printed or tokens, that nothing covers."""

    count: int


class RelicsJunked(PadLine, kind="relics"):
    """Relics under junk, which are worth nothing."""

    count: int


class InhabitantsHoused(PadLine, kind="inhabitants"):
    """Inhabitants."""

    count: int


class BuildingsOwned(PadLine, kind="buildings"):
    """All copies of one building, each for the points on its card."""

    card: Card
    count: int


class PowerCounted(PadLine, rule="7.2", kind="powers"):
    """What the power of one building counts at the end."""

    card: Card
    at: Square


class JunkSuffered(PadLine, kind="junk"):
    """Junk that others have placed."""

    count: int


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
    yield from _land(state, seat)
    yield from _relics_and_inhabitants(state, seat)
    yield from _buildings(state, seat)
    junk, each = len(state.communities[seat].junk), junk_points(state.options)
    if junk and each:
        yield JunkSuffered(seat, each * junk, junk)


def _land(state: State, seat: Seat) -> Iterator[ScoreLine]:
    for segment in large_segments(state, seat):
        yield SegmentHeld(seat, SEGMENT_POINTS, segment.terrain, segment.at, len(segment.spaces))
    land = state.communities[seat]
    surrounded = len(scoring_energy(land))
    if surrounded:
        yield EnergySurrounded(seat, ENERGY_POINTS * surrounded, surrounded)
    if border := len(energy_of(land)) - surrounded:
        yield EnergyOnBorder(seat, 0, border)


def _relics_and_inhabitants(state: State, seat: Seat) -> Iterator[ScoreLine]:
    land = state.communities[seat]
    if relics := len(land.visible_relics):
        yield RelicsOpen(seat, RELIC_POINTS * relics, relics)
    if land.junk:
        yield RelicsJunked(seat, 0, len(land.junk))
    if inhabitants := len(land.inhabitants):
        yield InhabitantsHoused(seat, INHABITANT_POINTS * inhabitants, inhabitants)


def _buildings(state: State, seat: Seat) -> Iterator[ScoreLine]:
    owned = state.communities[seat].buildings
    for stall in state.market:
        copies = [building for building in owned if building.card == stall.card]
        face = face_of(state, stall.card)
        if copies:
            yield BuildingsOwned(seat, face.points * len(copies), stall.card, len(copies))
        for building in copies:
            counted = sum(worth(state, seat, building, power) for power in face.powers)
            if counted:
                yield PowerCounted(seat, counted, stall.card, building.at)
