"""What is in the box of Life in Reterra, where it lies, and how long a match may last."""

from collections import Counter
from typing import Any

from attrs import evolve

from boardkit.games.life_in_reterra.community import Community
from boardkit.games.life_in_reterra.components import BOX, CARDS, TILES
from boardkit.games.life_in_reterra.model import State
from boardkit.games.life_in_reterra.rules.lying import spaces_of
from boardkit.games.life_in_reterra.rules.supply import inhabitants_left, tokens_left

LONGEST = 1522
"""Four seats: 22 answers of the set-up; 60 turns of 10 answers, and one to leave powers; and in each turn two
for each building from the turns before."""


def box(state: State) -> Counter[Any]:
    """Count what the box holds for so many seats."""
    copies = {stall.card: CARDS[stall.card].copies[max(2, state.seats)] for stall in state.market}
    supply = {"tokens": BOX["tokens"], "inhabitants": BOX["inhabitants"]}
    return Counter([*TILES]) + Counter(copies) + Counter(supply)


def pieces(state: State) -> Counter[Any]:
    """Count tiles, buildings, tokens and inhabitants, wherever they are."""
    found: Counter[Any] = Counter([*state.stack, *state.beneath, *state.starts, *state.row])
    found.update({stall.card: stall.left for stall in state.market})
    found.update({"tokens": max(0, tokens_left(state)), "inhabitants": max(0, inhabitants_left(state))})
    for land, own in zip(state.communities, state.secrets, strict=True):
        found.update([*own, *(laid.tile for laid in land.tiles)])
        found.update(building.card for building in land.buildings)
        found.update({"tokens": len(land.relics) + len(land.junk), "inhabitants": len(land.inhabitants)})
    return +found


def rebuilt(state: State) -> State:
    """Lay all tiles of all communities again, one after the other."""
    return evolve(state, communities=tuple(map(_relaid, state.communities)))


def _relaid(land: Community) -> Community:
    spaces = {at: space for laid in land.tiles for at, space in spaces_of(laid).items()}
    return evolve(land, spaces=spaces)
