"""The table of Life in Reterra in words: spaces, tiles, and everything for whoever does not see it."""

from collections.abc import Iterator, Sequence

from boardkit.core import CHANCE, Choice, Seat
from boardkit.draw.shapes import Place
from boardkit.games.life_in_reterra.box import TILES, Kind
from boardkit.games.life_in_reterra.box.things import HIDDEN, WIDTH, Card, LandTile, Space
from boardkit.games.life_in_reterra.rules.community import Building, Community, reading
from boardkit.games.life_in_reterra.rules.counting import LARGE, scoring_energy, segments_of
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.scoring import junk_points, score
from boardkit.games.life_in_reterra.rules.supply import building_at, stall_of
from boardkit.games.life_in_reterra.rules.targets import protected
from boardkit.games.life_in_reterra.show.powerwords import building_said, neighbours_said, source_said
from boardkit.maps.squares import Square
from boardkit.text import Words


def shown_seat(view: State) -> Seat:
    """Say whose community is looked at: that of whoever is asked, or else plays."""
    if view.now is not None:
        return view.now.seat
    asked = view.to_move
    return view.first if asked in (None, CHANCE) else asked


def builder_of(view: State, by: Square) -> Building | None:
    """Find the building whose power is used now."""
    return building_at(view, shown_seat(view), by)


def inspect(view: State, place: Place, words: Words) -> Sequence[str]:
    """Say what is on a square of the community that is looked at."""
    return inspect_in(view, shown_seat(view), place, words)


def inspect_in(view: State, seat: Seat, place: Place, words: Words) -> Sequence[str]:
    """Say what a space of a seat's community is, what stands there, and what it counts for."""
    land = view.communities[seat]
    if not isinstance(place, Square) or place not in land.spaces:
        return (words("square-empty", at=str(place), seat=words.seat(seat)),)
    return (
        _land(land, seat, place, words),
        *_standing(view, seat, place, words),
        *_energy(land, place, words),
        _segment(view, seat, place, words),
        source_said(TILES[tile_at(land, place)].source, words),
    )


def tile_at(land: Community, at: Square) -> LandTile:
    """Return the tile that a space belongs to.

    Raises:
        StopIteration: there is no tile.
    """
    corner = Square(at.x - at.x % WIDTH, at.y - at.y % WIDTH)
    return next(laid.tile for laid in land.tiles if laid.at == corner)


def _land(land: Community, seat: Seat, at: Square, words: Words) -> str:
    space = space_said(land.spaces[at], words)
    return words("square-land", at=str(at), seat=words.seat(seat), space=space, tile=tile_at(land, at))


def space_said(space: Space, words: Words) -> str:
    """Say what is printed on a space."""
    terrain = words.name(space.terrain)
    if space.icon is None:
        return words("space-terrain", terrain=terrain)
    return words("space-icon", terrain=terrain, icon=words.name(space.icon))


def _standing(view: State, seat: Seat, at: Square, words: Words) -> Iterator[str]:
    land = view.communities[seat]
    if at in land.built:
        yield from building_said(view, land.built[at].card, words)
    elif at in land.inhabitants:
        yield words("square-inhabitant")
    elif at in land.gears:
        yield words("square-gear-free")
    if at in land.relics:
        yield words("square-relic")
    if at in land.junk:
        yield words("square-junk", lost=-junk_points(view.options))
    if at in land.visible_relics and at in protected(view, land):
        yield words("square-protected")


def _energy(land: Community, at: Square, words: Words) -> Iterator[str]:
    if TILES[tile_at(land, at)].kind is Kind.ENERGY:
        corner = Square(at.x - at.x % WIDTH, at.y - at.y % WIDTH)
        yield words("square-energy-in" if corner in scoring_energy(land) else "square-energy-out")


def _segment(view: State, seat: Seat, at: Square, words: Words) -> str:
    sizes = (len(segment.spaces) for segment in segments_of(view, seat) if at in segment.spaces)
    size = next(sizes, 0)
    return words("square-segment", size=size, counts="yes" if size >= LARGE else "no")


def inspect_choice(view: State, choice: Choice, words: Words) -> Sequence[str]:
    """Say what a tile or a building is, or whose power is used."""
    values = dict(choice.values)
    if "tile" in values:
        return tuple(_tile(view, values["tile"], words))
    if "card" in values:
        return tuple(_building(view, values["card"], words))
    building = builder_of(view, values["by"]) if "by" in values else None
    return tuple(_building(view, building.card, words)) if building else ()


def _building(view: State, card: Card, words: Words) -> Iterator[str]:
    yield from building_said(view, card, words)
    if stall_of(view, card) is not None:
        yield from neighbours_said(view, card, shown_seat(view), words)


def _tile(view: State, tile: LandTile, words: Words) -> Iterator[str]:
    if tile not in TILES:
        return
    top, bottom = _rows(tile, words)
    yield words("tile-facts", tile=tile, top=top, bottom=bottom)
    yield words("tile-from-row" if tile in view.row else "tile-secret")
    yield source_said(TILES[tile].source, words)


def _rows(tile: LandTile, words: Words) -> tuple[str, str]:
    top, bottom = (", ".join(space_said(space, words) for space in row) for row in TILES[tile].spaces)
    return top, bottom


def describe(view: State, words: Words) -> Sequence[str]:
    """Describe the row, the board and the secret tiles, then every community row by row."""
    lines = [_row_described(view, words), _market_described(view, words), *_secrets_described(view, words)]
    for seat in map(Seat, range(view.seats)):
        lines += _community_described(view, seat, words)
    return lines


def _row_described(view: State, words: Words) -> str:
    return words("describe-row", tiles=words.listed([_tile_described(tile, words) for tile in view.row]))


def _tile_described(tile: LandTile, words: Words) -> str:
    top, bottom = _rows(tile, words)
    return words("describe-row-tile", tile=tile, top=top, bottom=bottom)


def _market_described(view: State, words: Words) -> str:
    stalls = [
        words(
            "describe-stall",
            card=words.name(stall.card, Card),
            side=words.name(stall.side),
            left=stall.left,
        )
        for stall in view.market
    ]
    return words("describe-market", buildings=words.listed(stalls))


def _secrets_described(view: State, words: Words) -> Iterator[str]:
    for own in view.secrets:
        if own and HIDDEN not in own:
            yield words("describe-secret", tiles=words.listed([_tile_described(tile, words) for tile in own]))


def _community_described(view: State, seat: Seat, words: Words) -> Iterator[str]:
    land, name = view.communities[seat], words.seat(seat)
    if not land.tiles:
        yield words("describe-empty", seat=name)
        return
    yield words(
        "describe-seat",
        seat=name,
        points=score(view).totals[seat],
        tiles=len(land.tiles),
        inhabitants=len(land.inhabitants),
        secrets=len(view.secrets[seat]),
    )
    for y in sorted({at.y for at in land.spaces}):
        places = sorted((at for at in land.spaces if at.y == y), key=reading)
        spaces = ", ".join(_brief(land, at, words) for at in places)
        yield words("describe-line", seat=name, row=str(Square(0, y))[2:], spaces=spaces)


def _brief(land: Community, at: Square, words: Words) -> str:
    space = f"{at} {space_said(land.spaces[at], words)}"
    thing = thing_said(land, at, words)
    return words("describe-with", space=space, thing=thing) if thing else space


def thing_said(land: Community, at: Square, words: Words) -> str:
    """Say what stands or lies on a space; nothing where it is bare."""
    if at in land.built:
        return words("thing-building", card=words.name(land.built[at].card, Card))
    things = {"thing-inhabitant": land.inhabitants, "thing-junk": land.junk, "thing-relic": land.relics}
    return next((words(name) for name, places in things.items() if at in places), "")
