"""What is turned turns clockwise, as it is drawn: tiles, cards and buildings, one quarter after the other."""

from collections.abc import Mapping

from boardkit.core import Seat
from boardkit.draw.looks import Look
from boardkit.draw.shapes import Place
from boardkit.games.life_in_reterra.box import CARDS, TILES
from boardkit.games.life_in_reterra.box.things import Card
from boardkit.games.life_in_reterra.rules.moves import PlaceBuilding, PlaceTile
from boardkit.games.life_in_reterra.rules.questions import Build, LayTile
from boardkit.games.life_in_reterra.show.drawing import picture_of
from boardkit.games.tectonic_tribes.box import TERRAIN, TRIBE
from boardkit.games.tectonic_tribes.box.things import TerrainCard
from boardkit.games.tectonic_tribes.rules.land import ORIGIN
from boardkit.games.tectonic_tribes.rules.moves import PlaceTerrain, PlaceTribe
from boardkit.games.tectonic_tribes.rules.questions import PlaceCard, PlaceStart
from boardkit.games.tectonic_tribes.show.drawing import picture
from boardkit.maps.squares import Square, Turn
from tests.every import with_each
from tests.games.life_in_reterra import table as reterra
from tests.games.tectonic_tribes import board

Grid = Mapping[tuple[int, int], tuple[str, tuple[str, ...]]]


def hovering(looks: Mapping[Place, Look]) -> Grid:
    """Tell what hovers, square by square from its corner on the upper left."""
    ghosts = {at: look for at, look in looks.items() if look.ghost and isinstance(at, Square)}
    left, top = min(at.x for at in ghosts), min(at.y for at in ghosts)
    return {(at.x - left, at.y - top): (look.fill or "", look.lines) for at, look in ghosts.items()}


def clockwise(grid: Grid) -> Grid:
    """Turn squares by a quarter, as the hands of a clock go: what was on top comes to the right."""
    height = 1 + max(y for _, y in grid)
    return {(height - 1 - y, x): shown for (x, y), shown in grid.items()}


def quarters(shown: list[Grid]) -> None:
    """Hold pictures at four turns to what a clock does."""
    for before, after in zip(shown, [*shown[1:], shown[0]], strict=True):
        assert after == clockwise(before)


@with_each("card", TERRAIN)
def test_a_terrain_card_turns_clockwise_as_drawn(card: TerrainCard) -> None:
    state = board.table("P", PlaceStart(Seat(0), card))
    quarters([hovering(picture(state, PlaceTerrain(ORIGIN, turn)).looks) for turn in Turn])


@with_each("tribe", TRIBE)
def test_a_tribe_card_turns_clockwise_as_drawn(tribe: str) -> None:
    state = board.table("P", PlaceCard(Seat(0)))
    cards = [PlaceTribe(card, ORIGIN, turn) for card in TRIBE if card == tribe for turn in Turn]
    quarters([hovering(picture(state, card).looks) for card in cards])


@with_each("tile", TILES)
def test_a_land_tile_turns_clockwise_as_drawn(tile: str) -> None:
    state = reterra.table(reterra.tiled("e0s0"), asks=(LayTile(Seat(0)),), now=reterra.now(at=None))
    moves = [PlaceTile(tile, reterra.at("e2s0"), turn) for turn in Turn]
    quarters([hovering(picture_of(state, Seat(0), move).looks) for move in moves])


@with_each("card", CARDS)
def test_a_building_turns_clockwise_as_drawn(card: Card) -> None:
    state = reterra.table(reterra.tiled("e0s0"), asks=(Build(Seat(0)),), now=reterra.now(), cards=card)
    land = state.communities[0].__replace__(spaces={})
    state = state.__replace__(communities=(land, *state.communities[1:]))
    moves = [PlaceBuilding(card, reterra.at("e0s0"), turn) for turn in Turn]
    quarters([hovering(picture_of(state, Seat(0), move).looks) for move in moves])
