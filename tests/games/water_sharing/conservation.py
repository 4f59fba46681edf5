"""What is in the box of Sharing the Water, where it lies, and how long a match may last."""

from collections import Counter
from collections.abc import Collection
from typing import Any

from attrs import evolve

from boardkit.core import Seat
from boardkit.games.water_sharing.box import BLUEPRINTS, deck
from boardkit.games.water_sharing.box.things import Building
from boardkit.games.water_sharing.rules.land import Land
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.objectives import without_pollution

LONGEST = 3000
"""Deals, conflicts, cards and thunes set bounds; random matches of four stay below a third of this."""

UNSEEN = frozenset(
    {"clock.contested", "clock.passed", "clock.refused", "clock.silent", "communities[].deals"}
)
"""What rules remember, and nobody sees."""


CUBES = {"water": 120, "pollution": 160, "energy": 100, "food": 100, "crisis": 40}


def box(state: State) -> Counter[Any]:
    """Count what the box holds, cards in as far as the mode has any; thunes come and go as the bank says."""
    cards = deck(state.options.own_cards)
    found: Counter[Any] = Counter({building: plan.tiles for building, plan in BLUEPRINTS.items()})
    found.update(CUBES)
    found.update({"thunes": state.bank.paid})
    found.update(dict.fromkeys(cards.resources, 1))
    if not without_pollution(state.options):
        found.update({card: action.copies for card, action in cards.actions.items()})
        found.update(dict.fromkeys(cards.objectives, 1))
    return Counter({piece: count for piece, count in found.items() if count})


def pieces(state: State) -> Counter[Any]:
    """Count tiles, cubes, thunes and cards, wherever they lie."""
    found: Counter[Any] = Counter()
    found.update(state.tiles)
    found.update(tile.building for tile in state.land.tiles.values())
    found.update(Building.DAM for _ in state.land.dams)
    found.update({name: getattr(state.bank, name) for name in CUBES})
    found.update({"water": sum(state.water.values()), "pollution": sum(state.pollution.values())})
    found.update({"crisis": len(state.crisis)})
    for community in state.communities:
        found.update({"thunes": community.thunes})
        found.update(community.actions)
        found.update(() if community.objective is None else (community.objective,))
        for store in community.stores.values():
            found.update({"water": store.water, "energy": store.energy, "food": store.food})
    decks = state.decks
    found.update((*decks.resources, *decks.script, *decks.shown))
    found.update(() if decks.card is None else (decks.card,))
    found.update((*decks.actions, *decks.objectives, *decks.played))
    assert min(found.values()) >= 0
    return Counter({piece: count for piece, count in found.items() if count})


def midway(state: State) -> Collection[str]:
    """Say that something is wrong with a table even in the midst of a rule."""
    return () if pieces(state) == box(state) else ("pieces",)


def recompute_derived(state: State) -> State:
    """Put everything on the board again; cubes lie where there are some, and stocks with parts that exist."""
    return evolve(
        state,
        land=Land(dict(state.land.tiles), tuple(state.land.dams)),
        water={at: cubes for at, cubes in state.water.items() if cubes > 0},
        pollution={at: cubes for at, cubes in state.pollution.items() if cubes > 0},
        crisis=frozenset(at for at in state.crisis if at in state.land.tiles),
        communities=tuple(
            evolve(
                community,
                stores={
                    part: store
                    for part, store in community.stores.items()
                    if part in Land(state.land.tiles, state.land.dams).holding(seat).thirst
                },
            )
            for seat, community in zip(map(Seat, range(4)), state.communities, strict=False)
        ),
    )
