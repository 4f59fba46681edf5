"""By how much a table of the card tables misses what a card wants, counted from the printed figures."""

import json
from collections import Counter
from functools import cache
from typing import Any

from boardkit.games.terraforming_mars import GAME
from boardkit.games.terraforming_mars.box.things import TileKind
from boardkit.games.terraforming_mars.rules.model import Company, State
from tests.games.terraforming_mars.cards.ledger import STOCK

STEPS = {"temperature": 2, "oxygen": 1, "oceans": 1}


def short_of(requirement: dict[str, Any], state: State) -> int:
    """Return the steps that the seat to act lacks: 0 if a requirement is just met, less if easily."""
    now = _level(requirement, state)
    missing: int = requirement["least"] - now if "least" in requirement else now - requirement["most"]
    return missing // STEPS.get(_wanted(requirement), 1)


def _wanted(requirement: dict[str, Any]) -> str:
    kind: str = requirement.get("parameter") or requirement["kind"].removesuffix("-requirement")
    return kind


def _level(requirement: dict[str, Any], state: State) -> int:
    company = state.companies[state.active]
    match _wanted(requirement):
        case "temperature":
            return state.temperature
        case "oxygen":
            return state.oxygen
        case "tag":
            return _tags(company)[requirement["tag"]]
        case "production":
            return company.production[STOCK.index(requirement["resource"])]
    return _tiles(_wanted(requirement), state)


def _tags(company: Company) -> Counter[str]:
    """Count the tags in play by the printed figures."""
    return Counter(tag for card in company.tableau for tag in _printed_tags().get(card, ()))


@cache
def _printed_tags() -> dict[str, list[str]]:
    files = [GAME.file("box", name) for name in ("project_cards.json", "corporations.json")]
    cards = [card for file in files for card in json.loads(file.read_text(encoding="utf-8"))]
    return {card["id"]: card["tags"] for card in cards}


def _tiles(kind: str, state: State) -> int:
    wanted = {
        "oceans": (TileKind.OCEAN,),
        "cities": (TileKind.CITY, TileKind.CAPITAL),
        "greeneries": (TileKind.GREENERY,),
    }[kind]
    own = kind == "greeneries"
    tiles = state.planet.tiles.values()
    return sum(tile.kind in wanted and (not own or tile.owner == state.active) for tile in tiles)
