"""What cannot lie on Mars."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from boardkit.core import Fault, Seat
from boardkit.games.terraforming_mars.box import CARDS, TILES
from boardkit.games.terraforming_mars.box.effects import ClaimArea, PlaceTile
from boardkit.games.terraforming_mars.box.placements import Placement
from boardkit.games.terraforming_mars.box.things import Area, Card, TileKind
from boardkit.games.terraforming_mars.rules.land import grounds
from boardkit.games.terraforming_mars.rules.model import State, Tile

ORDINARY: Final = (TileKind.OCEAN, TileKind.GREENERY, TileKind.CITY)
"""The tiles that need no card; each other kind belongs to one."""

NEUTRAL: Final = (TileKind.GREENERY, TileKind.CITY)
"""The tiles that nobody owns in a game for one."""


class ClaimUnderTile(Fault):
    """An area is claimed on which a tile lies."""

    at: Area


class ClaimMisplaced(Fault):
    """An area is claimed that nobody can claim."""

    at: Area


class TileMisplaced(Fault):
    """A tile lies where no rule, and no card that its owner has played, lets it lie."""

    kind: TileKind
    at: Area


class OceanOwned(Fault):
    """An ocean has an owner."""

    at: Area
    owner: Seat


class TileUnowned(Fault):
    """A tile that somebody must own has no owner."""

    kind: TileKind
    at: Area


class NoTileThere(Fault):
    """The last tile is said to lie where there is none."""

    at: Area


def on_mars(state: State) -> Iterator[Fault]:
    """III.A, III.B Look at every tile and claim."""
    planet = state.planet
    yield from (ClaimUnderTile(at) for at in planet.claims if at in planet.tiles)
    yield from (ClaimMisplaced(at) for at in planet.claims if at not in _claimable())
    yield from _owners(state)
    yield from _misplaced(state)
    if state.latest is not None and state.latest not in planet.tiles:
        yield NoTileThere(state.latest)


def _owners(state: State) -> Iterator[Fault]:
    """III.B.2, VII.B.1 Oceans belong to nobody; all else to somebody, but for what is neutral."""
    for at, tile in state.planet.tiles.items():
        if tile.kind is TileKind.OCEAN:
            if tile.owner is not None:
                yield OceanOwned(at, tile.owner)
        elif tile.owner is None and not (state.solo and tile.kind in NEUTRAL):
            yield TileUnowned(tile.kind, at)


def _misplaced(state: State) -> Iterator[Fault]:
    """III.B Walk the tiles on ground that neither their kind nor a card played allows; a card allows one."""
    used: set[Card] = set()
    for at, tile in state.planet.tiles.items():
        if at in _usual_ground(tile.kind):
            continue
        card = next((card for card in _allowing(state, tile, at) if card not in used), None)
        if card is None:
            yield TileMisplaced(tile.kind, at)
        else:
            used.add(card)


def _allowing(state: State, tile: Tile, at: Area) -> Iterator[Card]:
    """Walk the cards played that may have laid a tile there: its owner's; those of all for an ocean."""
    for seat, company in enumerate(state.companies):
        if tile.owner in (None, seat):
            for card in (*company.played, *company.events):
                if at in _ground_of(card, tile.kind):
                    yield card


@cache
def _usual_ground(kind: TileKind) -> frozenset[Area]:
    """Return where tiles of a kind may lie; a special one where its card says."""
    own = [placement for card in CARDS for placement in _placements(card, kind)]
    placements = (TILES[kind].placement,) if kind in ORDINARY else own
    return frozenset(at for placement in placements for at in grounds(placement))


@cache
def _ground_of(card: Card, kind: TileKind) -> frozenset[Area]:
    return frozenset(at for placement in _placements(card, kind) for at in grounds(placement))


def _placements(card: Card, kind: TileKind) -> Iterator[Placement]:
    effects = CARDS[card].effects if card in CARDS else ()
    for effect in effects:
        if isinstance(effect, PlaceTile) and effect.tile is kind:
            yield effect.placement


@cache
def _claimable() -> frozenset[Area]:
    claims = [effect for card in CARDS.values() for effect in card.effects if isinstance(effect, ClaimArea)]
    return frozenset(at for claim in claims for at in grounds(claim.placement))
