"""12 The four scenarios: who stands where at the start, with how many thunes, and which cards come."""

from collections.abc import Mapping
from typing import Final

from boardkit.core import Seat
from boardkit.core.notation.components import load_index
from boardkit.core.values import Value
from boardkit.games.water_sharing.box.board import DamSite
from boardkit.games.water_sharing.box.cards import Resource
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import Building, Scenario


class Opening(Value):
    """How a scenario begins.

    Attributes:
        players: how many may play it, the fewest first.
        cards: the cards for water and market, round by round; empty where they are drawn.
        places: who has which building where.
        dams: where dams stand, and whose they are.
    """

    id: Scenario
    simplified: bool
    thunes: int
    players: tuple[int, ...]
    cards: tuple[Resource, ...]
    places: Mapping[Spot, tuple[Seat, Building]]
    dams: tuple[tuple[DamSite, tuple[Seat, ...]], ...]
    source: str


SCENARIOS: Final = load_index(__package__, "scenarios.json", Opening, lambda opening: opening.id)
