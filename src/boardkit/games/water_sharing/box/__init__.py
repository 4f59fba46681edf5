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
)
from boardkit.games.water_sharing.box.buildings import (
    BLUEPRINTS,
    DAM_COST,
    POLLUTING,
    SINGLE,
    THIRSTY,
    Blueprint,
)
from boardkit.games.water_sharing.box.cards import Action, Deck, Objective, Op, Resource, Target, When
from boardkit.games.water_sharing.box.loading import BOX
from boardkit.games.water_sharing.box.own import Misprint, MisprintError, deck
from boardkit.games.water_sharing.box.readers import FACES, PRINTED
from boardkit.games.water_sharing.box.scenarios import SCENARIOS, Opening

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
    "DamSite",
    "Deck",
    "Field",
    "Misprint",
    "MisprintError",
    "Objective",
    "Op",
    "Opening",
    "Resource",
    "Target",
    "When",
    "deck",
    "reading",
]
