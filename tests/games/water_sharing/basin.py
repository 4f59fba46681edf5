"""Tables of Sharing the Water from lists: one construction a line, `A farm 5 3`, ` !` behind those in crisis.

Rows and columns are those of the board's data: odd rows stand half a hex further right.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from boardkit.core import Pending, Seat, Step, legal, settle
from boardkit.core.notation.moves import write
from boardkit.core.values import evolve
from boardkit.games.water_sharing import GAME
from boardkit.games.water_sharing.box import BLUEPRINTS, BOX, DAM_SITES, Spot
from boardkit.games.water_sharing.box.cards import PRINTED
from boardkit.games.water_sharing.box.things import ActionCard, Building, Options, Stage
from boardkit.games.water_sharing.rules import ANSWERS, questions
from boardkit.games.water_sharing.rules.land import Dam, Land, Tile
from boardkit.games.water_sharing.rules.ledger import main_part, stock
from boardkit.games.water_sharing.rules.model import Community, State
from boardkit.games.water_sharing.rules.setup import setup
from tests.games.acting import Hands
from tests.games.acting import events as events

A, B, C, D = map(Seat, range(4))
STAGES: dict[type[Pending], Stage] = {
    questions.Generate: Stage.GENERATE,
    questions.AnswerDeal: Stage.GENERATE,
    questions.AfterPollution: Stage.POLLUTE,
    questions.WhatToBuild: Stage.BUILD,
    questions.ContestSite: Stage.BUILD,
}
"""The steps that questions belong to, but for those of the third."""

LETTERS = "ABCD"
CRISIS = " !"
SIMPLIFIED = Options(simplified=True)


def at(row: int, column: int) -> Spot:
    """Find a hex by its row and column."""
    return Spot.at(row, column)


def table(
    built: str = "",
    *asks: Pending,
    seats: int = 2,
    options: Options = SIMPLIFIED,
    stage: Stage | None = None,
    dams: Mapping[tuple[int, int], str] | None = None,
    hands: Mapping[Seat, Sequence[str]] | None = None,
    **counts: Any,
) -> State:
    """Set a table in round 1 on which this business waits, what is named first on top.

    Args:
        built: the constructions, in the order they were built.
        asks: what waits.
        seats: how many communities there are.
        options: the simplified mode unless said otherwise.
        stage: which step is played; the one to which the first question belongs, unless said otherwise.
        dams: owners by the row and column of the river hex; the first free shores are taken.
        hands: action cards by seat, drawn from those that were not dealt.
        counts: `thunes` (20) and `points` (0) of everybody, `water` and `pollution` by hex.
    """
    state = setup(options, seats).state.__replace__(pile=())
    land, crisis = _land(built, dams or {})
    state = state.__replace__(
        clock=state.clock.__replace__(round=1, stage=_stage(asks) if stage is None else stage),
        land=land,
        crisis=crisis,
        tiles=_tiles_left(land),
        water=counts.pop("water", {}),
        pollution=counts.pop("pollution", {}),
    )
    money = {"thunes": 20, "points": 0, **counts}
    for seat in map(Seat, range(seats)):
        state = dealt(state, seat, actions=hands.get(seat, ()) if hands else (), **money)
    return _counted(state).ask(*asks)


def _stage(asks: Sequence[Pending]) -> Stage:
    return next(
        (stage for kind, stage in STAGES.items() if asks and isinstance(asks[0], kind)), Stage.COLLECT
    )


def _land(built: str, dams: Mapping[tuple[int, int], str]) -> tuple[Land, frozenset[Spot]]:
    tiles: dict[Spot, Tile] = {}
    crisis = set()
    for line in built.splitlines():
        owner, building, row, column = line.removesuffix(CRISIS).split()
        tiles[at(int(row), int(column))] = Tile(Building(building), Seat(LETTERS.index(owner)))
        if line.endswith(CRISIS):
            crisis.add(at(int(row), int(column)))
    land = Land(tiles)
    for place, owners in dams.items():
        land = Land(tiles, (*land.dams, _dam(land, at(*place), owners)))
    return land, frozenset(crisis)


def _dam(land: Land, river: Spot, owners: str) -> Dam:
    free = (site for site in DAM_SITES if site.at == river and land.taken.isdisjoint((river, *site.shores)))
    return Dam(next(free), tuple(Seat(LETTERS.index(owner)) for owner in owners))


def _tiles_left(land: Land) -> dict[Building, int]:
    used = Counter(tile.building for tile in land.tiles.values())
    used[Building.DAM] = len(land.dams)
    return {building: plan.tiles - used[building] for building, plan in BLUEPRINTS.items()}


def _counted(state: State) -> State:
    """Let the bank hold what is not on the board, and no more than it has given out."""
    return state.__replace__(
        bank=state.bank.__replace__(
            water=BOX["water"] - sum(state.water.values()),
            pollution=BOX["pollution"] - sum(state.pollution.values()),
            crisis=BOX["crisis"] - len(state.crisis),
            paid=sum(community.thunes for community in state.communities),
        )
    )


def dealt(state: State, seat: Seat, *, actions: Sequence[str] = (), **changes: Any) -> State:
    """Change what a community has; action cards come from those that were not dealt."""
    left = list(state.decks.actions)
    for card in actions:
        left.remove(ActionCard(card))
    before: Community = state.communities[seat]
    hand = tuple(sorted((*before.actions, *map(ActionCard, actions))))
    state = state.__replace__(decks=state.decks.__replace__(actions=tuple(left)))
    return state.with_community(seat, evolve(before, actions=hand, **changes))


def stocked(state: State, seat: Seat, **cubes: int) -> State:
    """Move cubes from the bank to the main part of a community."""
    return stock(state, seat, main_part(state, seat), **cubes)


def priced(state: State, energy: int, food: int) -> State:
    """Turn up a card with these prices."""
    card = next(
        card
        for card, there in PRINTED.resources.items()
        if (there.energy_price, there.food_price) == (energy, food)
    )
    bag = tuple(other for other in state.decks.resources if other != card)
    return state.__replace__(decks=state.decks.__replace__(card=card, resources=bag))


HANDS = Hands(GAME)
act, refused, verbs = HANDS.act, HANDS.refused, HANDS.verbs


def resolved(state: State) -> State:
    """Resolve what lies on top until somebody is asked."""
    return settle(Step(state), ANSWERS.resolve).state


def written(state: State, verb: str) -> set[str]:
    """Write the legal answers of a kind, without their verb."""
    return {write(move).removeprefix(verb).strip() for move in legal(GAME, state) if move.verb == verb}
