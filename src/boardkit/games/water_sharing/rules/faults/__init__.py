"""What cannot be on a table of Sharing the Water, what is in its box, and what is put right by itself."""

from collections import Counter
from collections.abc import Container, Iterator, Mapping
from typing import Any, Final

from boardkit.core import Derived, Fault, Limits, Pieces
from boardkit.core.editing.sound import misaddressed, with_supply
from boardkit.games.water_sharing.box import BLUEPRINTS, BOARD, BOX, deck
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import (
    ActionCard,
    Building,
    Cube,
    ObjectiveCard,
    ResourceCard,
    Rounds,
)
from boardkit.games.water_sharing.rules.bargaining import MOST_DEALS
from boardkit.games.water_sharing.rules.faults.misfit import in_the_course, refusals_kept
from boardkit.games.water_sharing.rules.faults.misplaced import on_the_board, with_the_communities
from boardkit.games.water_sharing.rules.faults.pertinence import CHANCES
from boardkit.games.water_sharing.rules.model import EMPTY, Clock, Community, Conflict, Favours, State
from boardkit.games.water_sharing.rules.objectives import without_pollution
from boardkit.games.water_sharing.rules.sites import MARKERS
from boardkit.games.water_sharing.rules.treatment import TREATMENTS

CUBES: Final = Counter({cube.value: BOX[cube] for cube in Cube})
"""The cubes of the box by what they stand for."""

MANY: Final = range(1000)
"""More than anybody ever has of anything."""

LIMITS: Final[Limits] = {
    (Community, "thunes"): MANY,
    (Community, "points"): MANY,
    (Community, "deals"): range(MOST_DEALS + 1),
    (Favours, "cistern"): MANY,
    (Favours, "cheap_energy"): MANY,
    (Favours, "cheap_food"): MANY,
    (Favours, "dearer"): MANY,
    (Favours, "discount"): MANY,
    (Conflict, "bids"): MANY,
    (Clock, "rounds"): range(1, max(Rounds) + 1),
    (State, "treated"): range(1, TREATMENTS + 1),
}
"""The numbers that may stand in a field, as far as that is always the same."""


def known(state: State) -> Mapping[Any, Container[Any]]:
    """3 Tell the hexes of the board, and the cards of the box."""
    cards = deck(state.options.own_cards)
    return {
        Spot: BOARD,
        ActionCard: cards.actions,
        ObjectiveCard: cards.objectives,
        ResourceCard: cards.resources,
    }


def box(state: State) -> Pieces:
    """3 Count cubes, tiles, markers and cards, cards in as far as the mode has any; the bank gives thunes."""
    cards, polluted = deck(state.options.own_cards), not without_pollution(state.options)
    copies = {card: action.copies for card, action in cards.actions.items()}
    return {
        "cube": CUBES,
        "thune": Counter(paid=state.bank.paid),
        "marker": _markers(state),
        "building": Counter({building: plan.tiles for building, plan in BLUEPRINTS.items()}),
        "resource-card": Counter(list(cards.resources)),
        "action-card": Counter(copies if polluted else ()),
        "objective-card": Counter(list(cards.objectives) if polluted else ()),
    }


def _markers(state: State) -> Counter[Any]:
    return Counter({(seat, "own"): MARKERS for seat in state.order})


def pieces(state: State) -> Pieces:
    """Count cubes, thunes, tiles and cards, wherever they lie; markers, if a community lacks some."""
    decks, land = state.decks, state.land
    tiles = Counter(state.tiles)
    tiles.update(tile.building for tile in land.tiles.values())
    tiles.update(Building.DAM for _ in land.dams)
    owners = [tile.owner for tile in land.tiles.values()]
    owners += [owner for dam in land.dams for owner in dam.owners]
    actions, objectives = Counter((*decks.actions, *decks.played)), Counter(decks.objectives)
    for community in state.communities:
        actions.update(community.actions)
        objectives.update(() if community.objective is None else (community.objective,))
    return {
        "cube": _cubes(state),
        "thune": Counter(paid=sum(community.thunes for community in state.communities)),
        "marker": with_supply(_markers(state), Counter((owner, "own") for owner in owners)),
        "building": tiles,
        "resource-card": Counter(filter(None, (*decks.resources, *decks.script, *decks.shown, decks.card))),
        "action-card": actions,
        "objective-card": objectives,
    }


def _cubes(state: State) -> Counter[str]:
    """Count the cubes, those of the bank included."""
    found = Counter({name: getattr(state.bank, name) for name in CUBES})
    found.update(water=sum(state.water.values()), pollution=sum(state.pollution.values()))
    found.update(crisis=len(state.crisis))
    for community in state.communities:
        for store in community.stores.values():
            found.update(water=store.water, energy=store.energy, food=store.food)
    return found


def faults(state: State) -> Iterator[Fault]:
    """3 Look at the board."""
    return on_the_board(state)


def astray(state: State) -> Iterator[Fault]:
    """5 Look at the communities, and at what is asked."""
    yield from list(misaddressed(state, CHANCES)) or [*with_the_communities(state), *in_the_course(state)]


def swept(state: State) -> State:
    """5.4 Where no cube lies, nothing is written; each building has a number of tiles that are left."""
    return state.__replace__(
        water=_some(state.water),
        pollution=_some(state.pollution),
        tiles={building: state.tiles.get(building, 0) for building in Building},
        clock=state.clock.__replace__(refused=refusals_kept(state)),
    )


def tidied(community: Community) -> Community:
    """5.4 Stocks that are empty are left out; cards and purchases are sorted."""
    stores = {part: store for part, store in community.stores.items() if store != EMPTY}
    actions = tuple(sorted(community.actions))
    return community.__replace__(stores=stores, actions=actions, bought=tuple(sorted(community.bought)))


def _some(found: Mapping[Spot, int]) -> dict[Spot, int]:
    return {at: count for at, count in found.items() if count}


DERIVED: Final[Derived] = {Community: tidied, State: swept}
"""How what follows from the rest of a record is worked out again."""
