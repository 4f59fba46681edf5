"""Mars for whoever hears it: what is on an area in a few words."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from boardkit.core import Seat
from boardkit.draw.shapes import Place
from boardkit.games.terraforming_mars.box.things import Area
from boardkit.games.terraforming_mars.rules.land import ground
from boardkit.games.terraforming_mars.rules.model import State, Tile
from boardkit.games.terraforming_mars.show.phrases import units
from boardkit.games.terraforming_mars.show.spoken import sort_of
from boardkit.text import Words

ALOUD: Final[Mapping[str, str]] = {"M€": "heard-megacredits", "GES": "heard-greenhouse"}


def glimpse(view: State, seat: Seat | None, place: Place, words: Words) -> Sequence[str]:
    """Say what is on an area: its tile, or what may come there and what covering it brings."""
    del seat
    if not isinstance(place, Area):
        return ()
    tile = view.planet.tiles.get(place)
    return (_tile(tile, words),) if tile is not None else tuple(_bare(view, place, words))


def _tile(tile: Tile, words: Words) -> str:
    kind = words.name(tile.kind)
    return kind if tile.owner is None else words("heard-tile", tile=kind, seat=words.seat(tile.owner))


def _bare(view: State, at: Area, words: Words) -> Iterator[str]:
    yield words(f"heard-{sort_of(at)}")
    printed, claim = ground(at), view.planet.claims.get(at)
    yield from (units(resource, count, words) for resource, count in printed.bonus.items())
    if printed.cards:
        yield words("cards", count=printed.cards)
    if claim is not None:
        yield words("heard-claim", seat=words.seat(claim))
