"""What is in the box: the board, the buildings, the cards, the scenarios and the loose numbers."""

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
    reading,
    sites_over,
)
from boardkit.games.water_sharing.box.buildings import (
    BLUEPRINTS,
    DAM_COST,
    POLLUTING,
    SINGLE,
    THIRSTY,
    Blueprint,
)
from boardkit.games.water_sharing.box.cards import (
    PRINTED,
    Action,
    Deck,
    Objective,
    Resource,
)
from boardkit.games.water_sharing.box.effects import CardEffect, Target, When
from boardkit.games.water_sharing.box.own import Misprint, MisprintError, deck
from boardkit.games.water_sharing.box.scenarios import SCENARIOS, Opening
from boardkit.games.water_sharing.box.stock import BOX, FACES

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
