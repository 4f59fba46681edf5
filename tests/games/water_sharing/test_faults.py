"""What a hand could set wrongly on a table: field by field, each is told, in both languages."""

from collections.abc import Callable
from typing import Any

from boardkit.core import CHANCE, Fault, Pending, Seat
from boardkit.core.editing.faults import (
    AskedAstray,
    NoSuchPiece,
    NoSuchPlace,
    NotAskedNow,
    NotForChance,
    OutOfRange,
    SeatTwice,
    TooMany,
    TooManyThere,
)
from boardkit.core.editing.sound import faults_of, recompute_derived
from boardkit.core.values import Value, evolve
from boardkit.games.water_sharing import GAME
from boardkit.games.water_sharing.box import BOARD, DAM_SITES, Spot
from boardkit.games.water_sharing.box.things import ActionCard, Building, Good, Options, Stage
from boardkit.games.water_sharing.rules import faults, questions
from boardkit.games.water_sharing.rules.land import Dam, Land, Tile
from boardkit.games.water_sharing.rules.model import Favours, State, Store
from boardkit.games.water_sharing.rules.moves import Offer
from boardkit.games.water_sharing.rules.rounds import STEPS
from boardkit.text import LANGUAGES, words_for
from boardkit.text.reasons import fault_said
from tests.every import with_each
from tests.games.water_sharing.basin import A, B, act, at, priced, resolved, table

BUILT = "A farm 6 4\nA treatment 5 3\nB mine 2 3\nB wind_solar 7 6"
DAM = (4, 2)
MEADOW, RIVER, SEA = at(7, 4), at(6, 3), at(11, 5)

Change = Callable[[State], State]


def sound(*asks: Pending, stage: Stage = Stage.COLLECT, **changes: Any) -> State:
    """Set a table of which nothing is wrong."""
    later = [step for step in STEPS if step.stage > stage]
    waiting = (*(asks or (questions.Collect(A),)), *later, questions.EndRound())
    made = table(BUILT, *waiting, options=Options(), stage=stage, dams={DAM: "AB"}, **changes)
    return priced(made, 2, 2)


def paid(state: State) -> State:
    """Let the bank have given out what the communities have."""
    held = sum(community.thunes for community in state.communities)
    return state.__replace__(bank=state.bank.__replace__(paid=held))


def counted(state: State) -> State:
    """Let the bank have the cubes and the box the tiles that are left."""
    whole, there = GAME.box(state), GAME.pieces(state)
    missing = {name: most - there["cube"][name] for name, most in whole["cube"].items()}
    bank = {name: getattr(state.bank, name) + more for name, more in missing.items()}
    left = {kind: most - there["building"][kind] for kind, most in whole["building"].items()}
    tiles = {kind: count + left[kind] for kind, count in state.tiles.items()}
    return state.__replace__(bank=evolve(state.bank, **bank), tiles=tiles)


def tile(building: Building, place: Spot, owner: Seat = A) -> Change:
    return lambda state: state.__replace__(
        land=Land({**state.land.tiles, place: Tile(building, owner)}, state.land.dams)
    )


def dams(*several: Dam) -> Change:
    return lambda state: state.__replace__(land=Land(state.land.tiles, several))


def clock(**changes: Any) -> Change:
    return lambda state: state.__replace__(clock=evolve(state.clock, **changes))


def own(**changes: Any) -> Change:
    return lambda state: state.with_community(A, evolve(state.communities[A], **changes))


def lying(**changes: Any) -> Change:
    return lambda state: evolve(state, **changes)


def asked(*asks: Pending, stage: Stage = Stage.COLLECT) -> Change:
    return lambda state: sound(*asks, stage=stage)


SITE = next(site for site in DAM_SITES if site.at == at(4, 2))
OFF = Spot.at(20, 20)
CALM = questions.RollRiot(CHANCE, B, at(2, 3))


class Case(Value):
    """Something set wrongly, and what is told of it."""

    change: Change
    fault: type[Fault]


CASES = {
    "a building off the board": Case(tile(Building.FARM, OFF), NoSuchPlace),
    "water off the board": Case(lying(water={OFF: 1}), NoSuchPlace),
    "a farm in the mountains": Case(tile(Building.FARM, at(1, 1)), faults.WrongSite),
    "a port without the sea": Case(tile(Building.FISHING_PORT, MEADOW), faults.WrongSite),
    "a dam as a tile": Case(tile(Building.DAM, MEADOW), faults.WrongSite),
    "a building of nobody": Case(tile(Building.FARM, MEADOW, CHANCE), NotForChance),
    "a dam without owners": Case(dams(Dam(SITE, ())), faults.WrongOwners),
    "a dam owned twice": Case(dams(Dam(SITE, (A, A))), SeatTwice),
    "a dam on land": Case(dams(Dam(SITE.__replace__(at=MEADOW), (A,))), faults.NoDamThere),
    "a dam on a farm": Case(tile(Building.WIND_SOLAR, SITE.shores[0]), faults.TwoOnOneHex),
    "two dams on one hex": Case(dams(Dam(SITE, (A,)), Dam(SITE, (B,))), faults.TwoOnOneHex),
    "water on land": Case(lying(water={MEADOW: 1}), faults.WaterAstray),
    "water in the sea": Case(lying(water={SEA: 1}), faults.WaterAstray),
    "pollution on land": Case(lying(pollution={MEADOW: 1}), faults.PollutionAstray),
    "a crisis without a building": Case(lying(crisis=frozenset({MEADOW})), faults.CrisisWithoutBuilding),
    "a crisis in a park": Case(lying(crisis=frozenset({at(7, 6)})), faults.CrisisWithoutNeed),
    "work where nothing stands": Case(lying(worked=frozenset({MEADOW})), faults.WorksNot),
    "a plant that works": Case(lying(worked=frozenset({at(5, 3)})), faults.WorksNot),
    "a farm that treats": Case(lying(treated={at(6, 4): 1}), faults.WrongTreatment),
    "a plant used four times": Case(lying(treated={at(5, 3): 4}), OutOfRange),
    "a stock astray": Case(own(stores={MEADOW: Store(1, 0, 0)}), faults.StockAstray),
    "water bought": Case(own(bought=(Good.WATER,)), faults.BoughtAstray),
    "a good bought twice": Case(own(bought=(Good.FOOD, Good.FOOD)), faults.BoughtAstray),
    "seven deals": Case(own(deals=7), OutOfRange),
    "points beyond measure": Case(own(points=100_000), OutOfRange),
    "negative points": Case(own(points=-1), OutOfRange),
    "a negative price": Case(own(favours=Favours(cheap_food=-2)), OutOfRange),
    "negative deals": Case(own(deals=-3), OutOfRange),
    "round 9": Case(clock(round=9), OutOfRange),
    "99 rounds": Case(clock(rounds=99), OutOfRange),
    "round 0 in the middle": Case(clock(round=0), faults.StepWrong),
    "another step": Case(clock(stage=Stage.BUILD), faults.StepWrong),
    "the step that is none": Case(clock(stage=Stage.INITIATIVE), faults.StepWrong),
    "no initiative": Case(clock(first=CHANCE), NotForChance),
    "passed twice": Case(clock(passed=(A, A)), SeatTwice),
    "chance keeps its cards": Case(clock(silent=(CHANCE,)), NotForChance),
    "collecting in step 7": Case(asked(questions.Collect(A), stage=Stage.BUILD), NotAskedNow),
    "building in step 3": Case(asked(questions.WhatToBuild(A)), NotAskedNow),
    "chance collects": Case(asked(questions.Collect(CHANCE)), AskedAstray),
    "a seat rolls for chance": Case(asked(questions.RollRiot(A, B, at(2, 3)), stage=Stage.EARN), AskedAstray),
    "a riot without a crisis": Case(
        asked(questions.RollRiot(CHANCE, B, at(2, 3)), stage=Stage.EARN), NotAskedNow
    ),
    "first use of a meadow": Case(asked(questions.FirstUse(A, MEADOW)), NotAskedNow),
    "a third card": Case(asked(questions.DealAction(CHANCE, A)), NotAskedNow),
    "another zone": Case(asked(questions.PlaceZone(A)), NotAskedNow),
    "a bid without a conflict": Case(asked(questions.HowMuch(A)), NotAskedNow),
    "a conflict that does not end": Case(asked(questions.EndConflict()), faults.ConflictAstray),
    "a deal with oneself": Case(
        asked(
            questions.AnswerDeal(A, A, Offer(A, 1, Good.FOOD, 1)), questions.Generate(A), stage=Stage.GENERATE
        ),
        NotAskedNow,
    ),
    "a deal about water": Case(
        asked(
            questions.AnswerDeal(B, A, Offer(B, 1, Good.WATER, 1)),
            questions.Generate(A),
            stage=Stage.GENERATE,
        ),
        NotAskedNow,
    ),
    "a card that strikes nobody": Case(asked(questions.SufferCard(B, A, ActionCard("subsidy"))), NotAskedNow),
    "a card of a conflict that nobody fights": Case(
        asked(questions.Collect(A), questions.Strike(A, ActionCard("militia"), A)), NotAskedNow
    ),
    "a card nobody knows": Case(asked(questions.SufferCard(B, A, ActionCard("x"))), NoSuchPiece),
    "no hex left to choose": Case(asked(questions.WhichHex(A, ActionCard("rain_shower"), 0, A)), NotAskedNow),
    "a shore of no dam": Case(asked(questions.WhichShore(A, MEADOW, ()), stage=Stage.BUILD), NotAskedNow),
    "a dam nobody proposed": Case(
        asked(questions.JoinDam(B, A, at(8, 4), 13), stage=Stage.BUILD), NotAskedNow
    ),
    "who has passed is asked": Case(
        lambda _: clock(passed=(A,))(sound(questions.WhatToBuild(A), stage=Stage.BUILD)), NotAskedNow
    ),
    "nobody is asked": Case(asked(questions.MayCollect(A)), faults.StepWrong),
    "no card lies open": Case(
        lambda state: state.__replace__(
            decks=state.decks.__replace__(
                card=None, shown=() if state.decks.card is None else (state.decks.card,)
            )
        ),
        faults.CardMissing,
    ),
    "all cards were shown": Case(
        lambda state: state.__replace__(
            decks=state.decks.__replace__(resources=(), shown=tuple(state.decks.resources))
        ),
        faults.CardsTooFew,
    ),
    "three cards in a hand": Case(lambda _: sound(hands={A: ["subsidy", "leak", "harvest"]}), TooManyThere),
    "21 markers": Case(
        lambda state: state.__replace__(
            land=Land({place: Tile(Building.JUNCTION, A) for place in sorted(BOARD)[:21]})
        ),
        TooMany,
    ),
}


def test_a_sound_table_has_no_fault() -> None:
    assert faults_of(GAME, sound()) == ()
    assert (
        faults_of(GAME, sound(questions.RevealResource(CHANCE), questions.RaiseSprings(), stage=Stage.REVEAL))
        == ()
    )


@with_each("case", CASES.values())
def test_what_a_hand_sets_wrongly_is_told(case: Case) -> None:
    found = faults_of(GAME, recompute_derived(GAME, counted(paid(case.change(sound())))))
    assert case.fault in [type(fault) for fault in found]
    for language in LANGUAGES:
        words = words_for(language, GAME.key, ["Ada", "Béla"])
        assert all(fault_said(fault, words) for fault in found)


CONFLICTS: tuple[tuple[dict[str, Any], type[Fault]], ...] = (
    ({"parties": (A, A)}, SeatTwice),
    ({"parties": (A,), "bids": (None,), "swords": (None,), "extra": (0,)}, faults.ConflictWrong),
    ({"parties": (CHANCE, B)}, NotForChance),
    ({"bids": (None,)}, faults.ConflictWrong),
    ({"bids": (9, None)}, faults.ConflictWrong),
    ({"bids": (-1, None)}, OutOfRange),
    ({"swords": (7, None)}, faults.ConflictWrong),
    ({"at": None}, faults.ConflictWrong),
    ({"struck": B}, faults.ConflictWrong),
    ({"card": ActionCard("nonsense"), "at": None, "struck": A}, NoSuchPiece),
)


@with_each("changes, kind", CONFLICTS)
def test_a_conflict_that_cannot_be_is_told(changes: dict[str, Any], kind: type[Fault]) -> None:
    state = sound(questions.MayContestWater(A), questions.Collect(A), points=3, water={RIVER: 1})
    built = Land({**state.land.tiles, at(6, 2): Tile(Building.FARM, B)}, state.land.dams)
    state = act(resolved(counted(state.__replace__(land=built))), f"contest {RIVER} 1").state
    assert faults_of(GAME, state) == ()
    assert state.conflict is not None
    wrong = state.__replace__(conflict=evolve(state.conflict, **changes))
    assert kind in [type(fault) for fault in faults_of(GAME, wrong)]


def test_what_follows_from_the_rest_is_put_right() -> None:
    state = own(stores={at(6, 4): Store()}, bought=(Good.FOOD, Good.ENERGY))(sound())
    again = recompute_derived(GAME, state.__replace__(tiles={}, water={RIVER: 0}))
    assert again.communities[A].stores == {}
    assert again.communities[A].bought == (Good.ENERGY, Good.FOOD)
    assert (set(again.tiles), again.water) == (set(Building), {})


def test_5_7_1_a_plant_that_is_gone_has_treated_nothing() -> None:
    state = sound(questions.WhatToBuild(A), stage=Stage.BUILD).__replace__(treated={at(5, 3): 2})
    state = act(state, f"destroy {at(5, 3)}").state
    assert state.treated == {}
    assert faults_of(GAME, state) == ()
