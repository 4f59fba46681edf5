"""The table of Terraforming Mars in words: areas, tracks, seats, for whoever asks or does not see it."""

from collections.abc import Iterator, Sequence

from boardkit.core import Seat
from boardkit.draw.shapes import Place
from boardkit.games.terraforming_mars.box import FACTS, TRACKS
from boardkit.games.terraforming_mars.box.things import Area, Card, Parameter, Resource, Tag, TileKind
from boardkit.games.terraforming_mars.rules.land import around, ground
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.parameters import level
from boardkit.games.terraforming_mars.show.phrases import degrees, production, units
from boardkit.text import Words


def inspect(view: State, place: Place, words: Words) -> Sequence[str]:
    """Say what an area is, what covering it brings, and what lies there."""
    if not isinstance(place, Area):
        return ()
    name = words.name(place)
    lines = [words("area", at=name, sort=sort_of(place))]
    tile, claim = view.planet.tiles.get(place), view.planet.claims.get(place)
    if tile is not None:
        kind = words.name(tile.kind)
        owner = tile.owner
        said = (
            words("area-tile-free", tile=kind)
            if owner is None
            else words("area-tile", tile=kind, seat=words.seat(owner))
        )
        return [*lines, said, *_beside(view, place, words)]
    if claim is not None:
        lines.append(words("area-claim", seat=words.seat(claim)))
    return [*lines, *_bonus(place, words), *_beside(view, place, words)]


def sort_of(at: Area) -> str:
    """Say what sort of area is printed there, as a key."""
    printed = ground(at)
    if not at.on_mars:
        return "orbit"
    if printed.reserved_for:
        return "noctis"
    if printed.ocean_reserved:
        return "ocean"
    return "volcano" if printed.volcanic else "land"


def _bonus(at: Area, words: Words) -> Iterator[str]:
    printed = ground(at)
    things = [units(resource, count, words) for resource, count in printed.bonus.items()]
    things += [words("cards", count=printed.cards)] if printed.cards else []
    if things:
        yield words("area-bonus", things=words.listed(things))


def _beside(view: State, at: Area, words: Words) -> Iterator[str]:
    """Say which oceans pay whoever builds here, and which greeneries a city here counts."""
    kinds = [tile.kind for tile in around(view.planet, at)]
    if at not in view.planet.tiles and TileKind.OCEAN in kinds:
        yield words("area-oceans", count=kinds.count(TileKind.OCEAN), money=2 * kinds.count(TileKind.OCEAN))
    if TileKind.GREENERY in kinds:
        yield words("area-greeneries", count=kinds.count(TileKind.GREENERY))


def describe(view: State, words: Words) -> Sequence[str]:
    """Describe the tracks, the tiles, then the seats."""
    tracks = [
        words(f"describe-{parameter}", now=_level(view, parameter), goal=TRACKS[parameter].goal)
        for parameter in Parameter
    ]
    tiles = [_tile_said(view, at, words) for at in sorted(view.planet.tiles)]
    lines = [words("describe-tracks", generation=view.generation, tracks=words.listed(tracks))]
    lines.append(words("describe-tiles", tiles=words.listed(tiles)) if tiles else words("describe-no-tiles"))
    lines += [line for seat in view.everyone for line in seat_said(view, seat, words)]
    return lines


def _level(view: State, parameter: Parameter) -> str | int:
    now = level(view, parameter)
    return degrees(now) if parameter is Parameter.TEMPERATURE else now


def _tile_said(view: State, at: Area, words: Words) -> str:
    tile = view.planet.tiles[at]
    owner = "" if tile.owner is None else words.seat(tile.owner)
    return words(
        "tile-said",
        at=words.name(at),
        tile=words.name(tile.kind),
        owned="no" if tile.owner is None else "yes",
        seat=owner,
    )


def seat_said(view: State, seat: Seat, words: Words) -> Iterator[str]:
    """Say what everybody may know of a seat: rating, stock, production, cards in play."""
    company, name = view.companies[seat], words.seat(seat)
    stock = [units(resource, company.stock[resource], words) for resource in Resource]
    made = [
        words("production-of", production=production(resource, words), count=company.production[resource])
        for resource in Resource
        if company.production[resource]
    ]
    yield words(
        "describe-seat", seat=name, rating=company.rating, cards=len(company.hand), stock=words.listed(stock)
    )
    production_said = words("describe-production", seat=name, production=words.listed(made))
    yield production_said if made else words("describe-no-production", seat=name)
    yield words("describe-cards", seat=name, cards=len(company.tableau), events=len(company.events))
    yield from _by_tag(company.tableau, words)


def _by_tag(tableau: Sequence[Card], words: Words) -> Iterator[str]:
    """List the cards in play tag by tag, and last those without any; events lie face down."""
    for tag in Tag:
        cards = [words.name(card, Card) for card in tableau if tag in FACTS[card].tags]
        if cards:
            count = sum(FACTS[card].tags.count(tag) for card in tableau)
            yield words("describe-tag", tag=words.name(tag), count=count, cards=words.listed(cards))
    bare = [words.name(card, Card) for card in tableau if not FACTS[card].tags]
    if bare:
        yield words("describe-no-tag", cards=words.listed(bare))
