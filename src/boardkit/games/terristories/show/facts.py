"""What sentences about what may be done count: cubes, individuals, zones, prices, and what is asked for."""

from collections.abc import Mapping
from typing import Any, Final

from boardkit.core import Seat
from boardkit.games.terristories.box import INDIVIDUALS, ON_FREE_LAND, ON_OWN_ZONE, ZONES
from boardkit.games.terristories.rules import council, development
from boardkit.games.terristories.rules.ledger import individuals, zones
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.show.asking import emptied
from boardkit.text import Words

Values = Mapping[str, Any]

NEIGHBOURLY: Final = ("to", "of", "seat")
"""The fields of moves that name another player."""


def asked_of(view: State) -> Seat:
    """Say whom the question on top is for; chance answers for the ambassador."""
    seat = view.to_move
    return seat if seat is not None and seat in view.everyone else view.ambassador


def facts(view: State, values: Values, words: Words) -> dict[str, str | int]:
    """Count what sentences about what may be done need."""
    seat = asked_of(view)
    other = next((values[name] for name in NEIGHBOURLY if name in values), getattr(view.question, "to", seat))
    other = other if other in view.everyone else seat
    return {
        "cubes": view.tableaux[seat].cubes,
        "other": words.seat(other),
        "others": view.tableaux[other].cubes,
        "people": individuals(view, other if "seat" in values else seat),
        "peoplemost": INDIVIDUALS,
        "zones": zones(view, seat),
        "zonesmost": ZONES,
        "steps": development.steps(view, seat) if view.land else 1,
        "price": council.price(view) if view.land else 0,
        "zoned": ON_OWN_ZONE,
        "free": ON_FREE_LAND,
        "due": getattr(view.question, "due", 0),
        "asked": getattr(view.question, "amount", 0),
        "amount": values["amount"] if isinstance(values.get("amount"), int) else 0,
        "spared": values.get("spared", 1),
        "emptied": len(emptied(view, seat)) if view.land else 0,
    }
