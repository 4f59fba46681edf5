"""What cannot be on a table of Sharing the Water: cubes, tiles and cards that the box does not hold so."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

from attrs import frozen

from boardkit.core import Fault, evolve
from boardkit.core.records.position import surplus
from boardkit.games.water_sharing.box import BLUEPRINTS, deck
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import ActionCard, Building, ObjectiveCard, ResourceCard
from boardkit.games.water_sharing.rules.faults.misfit import (
    AskedWrong,
    CardMissing,
    CardsTooFew,
    ConflictAstray,
    ConflictWrong,
    NobodyFirst,
    RoundsWrong,
    SeatListed,
    StepWrong,
    in_the_course,
    refusals_kept,
)
from boardkit.games.water_sharing.rules.faults.misplaced import (
    BoughtAstray,
    CrisisWithoutBuilding,
    CrisisWithoutNeed,
    HandTooLarge,
    NoDamThere,
    NoSuchHex,
    PollutionAstray,
    StockAstray,
    TooManyMarkers,
    TooManyProposals,
    TooMuch,
    TwoOnOneHex,
    WaterAstray,
    WorksNot,
    WrongOwners,
    WrongSite,
    WrongTreatment,
    on_the_board,
    with_the_communities,
)
from boardkit.games.water_sharing.rules.land import Land
from boardkit.games.water_sharing.rules.model import EMPTY, Community, State
from boardkit.games.water_sharing.rules.objectives import without_pollution

__all__ = [
    "AskedWrong",
    "BelowZero",
    "BoughtAstray",
    "BuildingsWrong",
    "CardMissing",
    "CardWrong",
    "CardsTooFew",
    "ConflictAstray",
    "ConflictWrong",
    "CrisisWithoutBuilding",
    "CrisisWithoutNeed",
    "CubesWrong",
    "HandTooLarge",
    "NoDamThere",
    "NoSuchHex",
    "NobodyFirst",
    "PollutionAstray",
    "RoundsWrong",
    "SeatListed",
    "StepWrong",
    "StockAstray",
    "ThunesWrong",
    "TooManyMarkers",
    "TooManyProposals",
    "TooMuch",
    "TwoOnOneHex",
    "WaterAstray",
    "WorksNot",
    "WrongOwners",
    "WrongSite",
    "WrongTreatment",
    "box",
    "faults",
    "pieces",
    "rebuilt",
]

Piece: TypeAlias = Building | ActionCard | ObjectiveCard | ResourceCard
"""A tile of the box, or one of its cards."""

CUBES: Final = {"water": 120, "pollution": 160, "energy": 100, "food": 100, "crisis": 40}
"""The cubes of the box by what they stand for."""


@frozen
class CubesWrong(Fault):
    """The cubes of a kind are more or fewer than in the box; with the bank's they come to that."""

    name: str
    count: int
    most: int


@frozen
class ThunesWrong(Fault):
    """The communities have more or fewer thunes than the bank has given out."""

    count: int
    paid: int


@frozen
class BelowZero(Fault):
    """Somewhere lies less than nothing."""


@frozen
class BuildingsWrong(Fault):
    """The tiles of a building, on the board and left, are more or fewer than in the box."""

    building: Building
    count: int
    most: int


@frozen
class CardWrong(Fault):
    """A card lies in more or fewer places than there are copies."""

    name: str
    count: int
    most: int


def faults(state: State) -> Iterator[Fault]:
    """3 Count tiles, cubes, thunes and cards, and look at where they lie."""
    yield from _cubes(state)
    held = sum(community.thunes for community in state.communities)
    if held != state.bank.paid:
        yield ThunesWrong(held, state.bank.paid)
    counts = box(state)
    for piece, more in surplus(counts, pieces(state)):
        if isinstance(piece, Building):
            yield BuildingsWrong(piece, counts[piece] + more, counts[piece])
        else:
            yield CardWrong(str(piece), counts[piece] + more, counts[piece])
    misplaced = tuple(on_the_board(state))
    yield from misplaced
    if not misplaced:
        yield from with_the_communities(state)
        yield from in_the_course(state)


def _cubes(state: State) -> Iterator[Fault]:
    found = cubes(state)
    if min((*_numbers(state), *found.values())) < 0:
        yield BelowZero()
    yield from (CubesWrong(name, found[name], most) for name, most in CUBES.items() if found[name] != most)


def _numbers(state: State) -> Iterator[int]:
    """Walk the numbers that cannot be below zero."""
    yield from (*state.water.values(), *state.pollution.values(), *state.tiles.values())
    yield from (getattr(state.bank, name) for name in CUBES)
    yield from () if state.conflict is None else state.conflict.extra
    for community in state.communities:
        favours = community.favours
        yield from (community.thunes, community.points, community.deals, favours.cistern, favours.discount)
        yield from (favours.cheap_energy, favours.cheap_food, favours.dearer)
        yield from (
            store for part in community.stores.values() for store in (part.water, part.energy, part.food)
        )


def cubes(state: State) -> dict[str, int]:
    """Count the cubes, those of the bank included."""
    found = Counter({name: getattr(state.bank, name) for name in CUBES})
    found.update({"water": sum(state.water.values()), "pollution": sum(state.pollution.values())})
    found.update({"crisis": len(state.crisis)})
    for community in state.communities:
        for store in community.stores.values():
            found.update({"water": store.water, "energy": store.energy, "food": store.food})
    return dict(found)


def box(state: State) -> Counter[Piece]:
    """3 Count the tiles and cards of the box, cards in as far as the mode has any."""
    cards = deck(state.options.own_cards)
    found: Counter[Piece] = Counter({building: plan.tiles for building, plan in BLUEPRINTS.items()})
    found.update(list(cards.resources))
    if not without_pollution(state.options):
        found.update({card: action.copies for card, action in cards.actions.items()})
        found.update(list(cards.objectives))
    return found


def pieces(state: State) -> Counter[Piece]:
    """Count tiles and cards, wherever they lie."""
    found: Counter[Piece] = Counter(state.tiles)
    found.update(tile.building for tile in state.land.tiles.values())
    found.update(Building.DAM for _ in state.land.dams)
    for community in state.communities:
        found.update(community.actions)
        found.update(() if community.objective is None else (community.objective,))
    decks = state.decks
    found.update((*decks.resources, *decks.script, *decks.shown))
    found.update(() if decks.card is None else (decks.card,))
    found.update((*decks.actions, *decks.objectives, *decks.played))
    return found


def recompute_derived(state: State) -> State:
    """5.4 Put everything on the board again; where no cube lies, nothing is written, and hands are sorted."""
    return evolve(
        state,
        land=Land(dict(state.land.tiles), tuple(state.land.dams)),
        water=_some(state.water),
        pollution=_some(state.pollution),
        tiles={building: state.tiles.get(building, 0) for building in Building},
        communities=tuple(map(_tidied, state.communities)),
        clock=evolve(state.clock, refused=refusals_kept(state)),
    )


def _tidied(community: Community) -> Community:
    stores = {part: store for part, store in community.stores.items() if store != EMPTY}
    actions = tuple(sorted(community.actions))
    return evolve(community, stores=stores, actions=actions, bought=tuple(sorted(community.bought)))


def _some(found: Mapping[Spot, int]) -> dict[Spot, int]:
    return {at: count for at, count in found.items() if count}
