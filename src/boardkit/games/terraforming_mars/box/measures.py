"""Reading amounts, counters, points and placements."""

from collections.abc import Mapping
from typing import Any, Final

from boardkit.games.terraforming_mars.box.counters import Count, Counter, Points, Variable, Whose
from boardkit.games.terraforming_mars.box.placements import Adjacency, Base, Neighbour, Placement
from boardkit.games.terraforming_mars.box.reading import (
    DROPPED,
    Fields,
    Plain,
    build,
    only,
    resource,
    same,
    several,
    whole,
)
from boardkit.games.terraforming_mars.box.things import Tag, TileKind


def counter(plain: Mapping[Any, Any]) -> Counter:
    """Read a counter."""
    found: Counter = build(Counter, plain, _COUNTER)
    return found


def amount(plain: Any) -> int | Counter | Variable:
    """Read a whole number, a counter or the number chosen."""
    if not isinstance(plain, Mapping):
        return whole(plain)
    if "var" in plain:
        found: Variable = build(Variable, plain, {"var": (DROPPED, only("x")), "times": ("times", whole)})
        return found
    return counter(plain)


def points(plain: Plain | None) -> Points | None:
    """Read the victory points of a card.

    Raises:
        ValueError: they have no known form.
    """
    match plain:
        case None:
            return None
        case {"fixed": value}:
            return Points(whole(value))
        case {"per": {"points": value, **rest}}:
            return Points(whole(value), per=counter(rest))
        case {"if": {"points": value, "min": least, **rest}}:
            return Points(whole(value), per=counter(rest), least=whole(least))
    raise ValueError(f"points have no such form: {plain}")


def placement(plain: Plain) -> Placement:
    """Read where a tile may go."""
    found: Placement = build(Placement, plain, _PLACEMENT)
    return found


def where(word: str) -> bool:
    """Tell whether only Mars counts, and not what lies off it."""
    return {"on_mars": True, "anywhere": False}[word]


def _counters(plain: list[Plain]) -> tuple[Counter, ...]:
    return tuple(map(counter, plain))


_COUNTER: Final[Fields] = {
    **same(count=Count, whose=Whose, tag=Tag, resource=resource, tile=TileKind, every=whole, of=_counters),
    "where": ("on_mars", where),
}

_ADJACENCY: Final[Fields] = {"to": ("to", Neighbour), "min": ("least", whole), "max": ("most", whole)}

_PLACEMENT: Final[Fields] = {
    **same(base=Base, area=str, bonus=several(resource)),
    "adjacent": ("adjacent", several(lambda plain: build(Adjacency, plain, _ADJACENCY))),
    "adjacent_if_possible": ("if_possible", Neighbour),
}
