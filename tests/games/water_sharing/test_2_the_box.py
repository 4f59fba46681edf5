"""2 What the bank has no more of does not come, and what is missing is told."""

from boardkit.core import Effect, Event, Seat
from boardkit.core.values import evolve
from boardkit.games.water_sharing.box import OUTFALL, RIVERS, SOURCES
from boardkit.games.water_sharing.box.things import ActionCard, Building, Cube, Good, Options, ResourceCard
from boardkit.games.water_sharing.rules import ANSWERS, questions
from boardkit.games.water_sharing.rules.card_results import (
    GoodsGained,
    PointsGained,
    PollutionSpilled,
    WaterAdded,
)
from boardkit.games.water_sharing.rules.cards import ActionStruck, CardIdle
from boardkit.games.water_sharing.rules.generating import BuildingRan, CrisisBegun, PollutionFell
from boardkit.games.water_sharing.rules.ledger import CubesMissing
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.rounds import SpringsFellShort, SpringsRisen
from boardkit.games.water_sharing.rules.sites import Built
from boardkit.text import words_for
from tests.every import with_each
from tests.games.water_sharing.basin import A, B, act, at, events, stocked, table

FARM, OTHER = at(6, 4), at(6, 2)
FULL = Options()
"""The normal mode, with pollution and cards."""


def left(state: State, **cubes: int) -> State:
    """Leave so many cubes in the bank."""
    return state.__replace__(bank=evolve(state.bank, **cubes))


def resolved(state: State, effect: Effect) -> list[Event]:
    return events(ANSWERS.resolve(state, effect))


def struck(built: str, card: str, target: Seat = A, **cubes: int) -> list[Event]:
    """Let a card do what it says to a seat while the bank has so little."""
    state = left(table(built, questions.Collect(A), options=FULL), **cubes)
    return resolved(state, questions.Strike(A, ActionCard(card), target))


def own(effect: str) -> Options:
    """Write one own card."""
    line = '{"kind": "action", "name": "Own", "when": "collect", "effects": [%s]}'
    return Options(own_cards=line % effect)


def test_5_2_it_is_told_which_hexes_the_springs_do_not_fill() -> None:
    state = table()
    state = state.__replace__(decks=state.decks.__replace__(card=ResourceCard(49)))
    assert resolved(left(state, water=96), questions.RaiseSprings()) == [SpringsRisen(4)]
    assert resolved(left(state, water=90), questions.RaiseSprings()) == [
        SpringsFellShort(4),
        CubesMissing(Cube.WATER, 6, RIVERS[22:]),
    ]


def test_5_4_what_a_building_does_not_make_is_told() -> None:
    state = stocked(table("A farm 6 4\nB farm 6 2", questions.Generate(A)), A, water=1)
    assert events(act(left(state, food=1), f"run {FARM}")) == [
        BuildingRan(A, Building.FARM, FARM, 0, 1),
        CubesMissing(Cube.FOOD, 1, (FARM,)),
    ]


def test_11_what_a_dam_does_not_make_is_told() -> None:
    state = left(table("A farm 6 4", dams={(6, 3): "AB"}), energy=1)
    assert resolved(state, questions.MayGenerate(B)) == [
        BuildingRan(B, Building.DAM, at(6, 3), 1, 0),
        CubesMissing(Cube.ENERGY, 1, (at(6, 3),)),
    ]


def test_5_5_1_a_crisis_that_does_not_begin_is_told() -> None:
    step = ANSWERS.resolve(left(table("A farm 6 4\nA farm 6 2"), crisis=1), questions.CountCrises(A))
    assert events(step) == [CrisisBegun(A, Building.FARM, FARM), CubesMissing(Cube.CRISIS, 1, (OTHER,))]
    assert (step.state.crisis, step.state.bank.crisis) == (frozenset({FARM}), 0)


def test_5_6_pollution_that_does_not_fall_is_told() -> None:
    state = left(table("A farm 6 4\nA farm 6 2", options=FULL), pollution=1)
    state = state.__replace__(worked=frozenset({FARM, OTHER}))
    assert resolved(state, questions.Pollute(A)) == [
        PollutionFell(A, Building.FARM, FARM, OUTFALL[FARM]),
        CubesMissing(Cube.POLLUTION, 1, (OUTFALL[OTHER],)),
    ]


def test_5_7_a_construction_that_does_not_pollute_is_told() -> None:
    state = left(table("A farm 6 4", questions.WhatToBuild(A), options=FULL), pollution=0)
    assert events(act(state, f"build junction {at(7, 4)}"))[:2] == [
        Built(A, Building.JUNCTION, at(7, 4), 2),
        CubesMissing(Cube.POLLUTION, 1, (OUTFALL[at(7, 4)],)),
    ]


def test_9_3_water_that_a_card_does_not_bring_is_told() -> None:
    first, second, third = SOURCES
    assert struck("", "snow_melt", water=3) == [
        WaterAdded(first, 2),
        WaterAdded(second, 1),
        CubesMissing(Cube.WATER, 1, (second,)),
        CubesMissing(Cube.WATER, 2, (third,)),
    ]


def test_9_3_hexes_that_a_card_does_not_water_are_told() -> None:
    options = own('{"op": "add_water", "n": 2, "hexes": 3}')
    state = left(table("", questions.Collect(A), options=options, hands={A: ["own-1"]}), water=3)
    step = act(state, "card own-1 -", f"pick {RIVERS[0]}", f"pick {RIVERS[1]}")
    assert events(step)[1:] == [
        WaterAdded(RIVERS[0], 2),
        WaterAdded(RIVERS[1], 1),
        CubesMissing(Cube.WATER, 1, (RIVERS[1],)),
        CubesMissing(Cube.WATER, 2),
    ]
    assert step.state.question == questions.Collect(A)


def test_9_3_as_many_hexes_as_there_are_can_be_watered() -> None:
    options = own('{"op": "add_water", "n": 1, "hexes": 99}')
    state = left(
        table("", questions.WhichHex(A, ActionCard("own-1"), 76, None, RIVERS[1:]), options=options), water=1
    )
    assert events(act(state, f"pick {RIVERS[0]}")) == [WaterAdded(RIVERS[0], 1)]


@with_each("energy, gained", [(2, 2), (1, 1), (0, 0)])
def test_9_3_what_a_card_does_not_bring_is_told(energy: int, gained: int) -> None:
    options = own('{"op": "gain", "energy": 2, "vp": 1}')
    state = left(
        table("A farm 6 4", questions.Collect(A), options=options, hands={A: ["own-1"]}), energy=energy
    )
    brought = [GoodsGained(A, Good.ENERGY, gained)] if gained else []
    missing = [CubesMissing(Cube.ENERGY, 2 - gained)] if gained < 2 else []
    assert events(act(state, "card own-1 -"))[1:] == [*brought, *missing, PointsGained(A, 1)]


def test_9_3_energy_that_parks_do_not_make_is_told() -> None:
    parks = "A wind_solar 6 4\nA wind_solar 7 6"
    assert struck(parks, "strong_wind", energy=1) == [
        GoodsGained(A, Good.ENERGY, 1),
        CubesMissing(Cube.ENERGY, 1),
    ]
    assert struck(parks, "strong_wind", energy=0) == [CubesMissing(Cube.ENERGY, 2)]


def test_9_3_pollution_that_a_card_does_not_spill_is_told() -> None:
    state = left(
        table("B farm 6 4", questions.WhichHex(A, ActionCard("accident"), 1, B), options=FULL), pollution=1
    )
    assert events(act(state, f"pick {FARM}")) == [
        PollutionSpilled(OUTFALL[FARM]),
        CubesMissing(Cube.POLLUTION, 1, (OUTFALL[FARM],)),
    ]


def test_9_3_no_hex_is_asked_for_where_the_bank_has_nothing_for_it() -> None:
    came = ActionStruck(B, A, ActionCard("accident"))
    assert struck("B farm 6 4", "accident", B, pollution=0) == [came, CubesMissing(Cube.POLLUTION, 2)]
    assert struck("", "accident", B, pollution=0) == [came, CardIdle(B, ActionCard("accident"))]


@with_each(
    "event, english, french",
    [
        (
            SpringsFellShort(1),
            "One cube of water is due to every river hex, but the bank has too few.",
            "Chaque hexagone de cours d’eau devrait recevoir un cube d’eau, mais la banque n’en a pas assez.",
        ),
        (
            CubesMissing(Cube.WATER, 3, (at(0, 2), at(6, 3))),
            "The bank is short of 3 cubes of water for a3 and g4.",
            "Il manque à la banque 3 cubes d’eau pour a3 et g4.",
        ),
        (
            CubesMissing(Cube.ENERGY, 1),
            "The bank is short of one cube of energy.",
            "Il manque à la banque un cube d’énergie.",
        ),
        (
            CubesMissing(Cube.CRISIS, 1, (at(6, 3),)),
            "The bank has no red cube left for g4: no crisis begins there.",
            "La banque n’a plus de cube rouge pour g4 : aucune crise n’y commence.",
        ),
    ],
)
def test_what_is_missing_is_told_in_both_languages(event: Event, english: str, french: str) -> None:
    said = [words_for(language, "water_sharing").say(event) for language in ("en", "fr")]
    assert said == [english, french]
