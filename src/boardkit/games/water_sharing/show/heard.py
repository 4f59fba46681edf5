"""The basin for whoever hears it: what is on a hex in a few words, and each river from source to sea."""

from collections.abc import Iterator, Sequence

from boardkit.core import Seat
from boardkit.draw.bearings import beside
from boardkit.draw.shapes import Place
from boardkit.games.water_sharing.box import BOARD, COURSE, NEAR
from boardkit.games.water_sharing.box import SOURCES as SPRINGS
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import FLOWING
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.show.basin import BASIN
from boardkit.games.water_sharing.show.spoken import from_where as from_where
from boardkit.text import Words


def glimpse(view: State, seat: Seat | None, place: Place, words: Words) -> Sequence[str]:
    """Say what is on a hex: its terrain, where it flows, what lies there and who built on it."""
    del seat
    if not isinstance(place, Spot) or place not in BOARD:
        return ()
    return (*_ground(place, words), *found(view, place, words))


def _ground(at: Spot, words: Words) -> Iterator[str]:
    field = BOARD[at]
    yield words.name(field.terrain)
    ways = {place: bearing for bearing, place in beside(BASIN, at)}
    if field.downstream in ways:
        way = words(f"bearing-{ways[field.downstream]}")
        river = words(f"heard-river-{field.river}")
        yield words("heard-flows", river=river, way=way, to=str(field.downstream))
    if field.bonus is not None:
        yield words("heard-marker", good=words.name(field.bonus))


def found(view: State, at: Spot, words: Words) -> Iterator[str]:
    """Say what lies on a hex and what stands there; nothing where it is as printed."""
    dam, tile = view.land.dam_at.get(at), view.land.tiles.get(at)
    if at in view.water:
        yield words("heard-water", count=view.water[at])
    if at in view.pollution:
        yield words("heard-pollution", count=view.pollution[at])
    if dam is not None:
        yield words("heard-dam", owners=words.listed([words.seat(owner) for owner in dam.owners]))
    elif tile is not None:
        yield words("heard-tile", building=words.name(tile.building), seat=words.seat(tile.owner))
        if at in view.crisis:
            yield words("heard-crisis")


def regions(view: State, words: Words) -> Iterator[str]:
    """Follow each river from its source to the sea: its course, then what lies in it and who is beside it."""
    told = set[Spot]()
    for spring in SPRINGS:
        course = [spring, *COURSE[spring]]
        own = [at for at in course if at not in told]
        yield _course(own, words)
        yield from filter(None, (_stretch(view, at, words) for at in own))
        told.update(course)


def _course(own: Sequence[Spot], words: Words) -> str:
    """Name the hexes of a river that are its own, and where it ends: in another river, or in the sea."""
    end = BOARD[own[-1]].downstream
    joined = BOARD[end].river if end is not None else ""
    return words(
        "heard-course",
        river=words(f"heard-river-{BOARD[own[0]].river}"),
        course=", ".join(map(str, own)),
        end=str(end),
        other=words(f"heard-river-{joined}") if joined else "",
        joins="yes" if joined else "no",
    )


def _stretch(view: State, at: Spot, words: Words) -> str:
    """Say what lies in a stretch of a river, and who is beside it; nothing where there is nothing."""
    there = ", ".join(found(view, at, words))
    banks = [words("heard-bank", at=str(near), what=what) for near, what in _banks(view, at, words)]
    what = "; ".join(filter(None, (there, *banks)))
    return words("heard-stretch", at=str(at), what=what) if what else ""


def _banks(view: State, at: Spot, words: Words) -> Iterator[tuple[Spot, str]]:
    for near in NEAR[at]:
        there = ", ".join(found(view, near, words))
        if there and BOARD[near].terrain not in FLOWING:
            yield near, there
