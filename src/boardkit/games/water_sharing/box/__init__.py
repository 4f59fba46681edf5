"""The box: the board, the buildings, the cards, the scenarios and the loose numbers."""

from collections.abc import Mapping
from typing import Final

from boardkit.core import Seat
from boardkit.core.notation.components import load_index
from boardkit.core.values import Value
from boardkit.games.water_sharing.box.board import (
    BANKS,
    BOARD,
    COAST,
    COURSE,
    DAM_SITES,
    NEAR,
    OUTFALL,
    RIVERS,
    SEAS,
    SOURCES,
    WATERSIDE,
    DamSite,
    Field,
    Spot,
    reading,
    sites_over,
)
from boardkit.games.water_sharing.box.buildings import (
    BLUEPRINTS,
    BOX,
    DAM_COST,
    FACES,
    POLLUTING,
    SINGLE,
    THIRSTY,
    Blueprint,
)
from boardkit.games.water_sharing.box.cards import (
    PRINTED,
    Action,
    Deck,
    Misprint,
    MisprintError,
    Objective,
    Resource,
    deck,
)
from boardkit.games.water_sharing.box.effects import CardEffect, Target, When
from boardkit.games.water_sharing.box.things import Building, Scenario

__all__ = [
    "BANKS",
    "BLUEPRINTS",
    "BOARD",
    "BOX",
    "COAST",
    "COURSE",
    "DAM_COST",
    "DAM_SITES",
    "FACES",
    "NEAR",
    "OUTFALL",
    "POLLUTING",
    "PRINTED",
    "RIVERS",
    "SCENARIOS",
    "SEAS",
    "SINGLE",
    "SOURCES",
    "THIRSTY",
    "WATERSIDE",
    "Action",
    "Blueprint",
    "CardEffect",
    "DamSite",
    "Deck",
    "Field",
    "Misprint",
    "MisprintError",
    "Objective",
    "Opening",
    "Resource",
    "Target",
    "When",
    "deck",
    "reading",
    "sites_over",
]


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
