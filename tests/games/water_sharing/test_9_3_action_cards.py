from pathlib import Path
from typing import Any

import pytest

from boardkit.core import CHANCE, Pending, Question
from boardkit.core.notation.moves import read
from boardkit.core.values import evolve
from boardkit.games.water_sharing import GAME
from boardkit.games.water_sharing.box import OUTFALL, things
from boardkit.games.water_sharing.box.cards import PRINTED
from boardkit.games.water_sharing.rules import ANSWERS, card_results, questions
from boardkit.games.water_sharing.rules.cards import (
    ActionPlayed,
    NoEffect,
    NotInHand,
    NotThatHex,
    WrongTarget,
    WrongTime,
)
from boardkit.games.water_sharing.rules.collecting import WaterTaken, need
from boardkit.games.water_sharing.rules.dealing import ActionDealt, ObjectiveDealt
from boardkit.games.water_sharing.rules.model import State, Store
from boardkit.games.water_sharing.rules.trading import price
from tests.games.water_sharing.basin import (
    A,
    B,
    act,
    at,
    dealt,
    events,
    priced,
    refused,
    stocked,
    table,
    verbs,
    written,
)

TWO = "A farm 6 4\nB farm 7 6"


def holding(
    *cards: str,
    built: str = TWO,
    ask: type[Question] = questions.Generate,
    asks: tuple[Pending, ...] = (),
    **changes: Any,
) -> State:
    """Set a table at which the first seat holds cards and is asked something, before other business."""
    return table(built, ask(A), *asks, hands={A: list(cards)}, options=things.Options(), **changes)


def test_9_3_every_kind_of_card_is_tried_here() -> None:
    files = [path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    assert [card for card in PRINTED.actions if not any(card in text for text in files)] == []


def test_9_3_a_card_is_played_once_in_its_step() -> None:
    state = holding("harvest", "festival")
    assert refused(state, "card festival -") == WrongTime()
    assert refused(state, "card subsidy -") == NotInHand()
    assert refused(state, "card harvest 1") == WrongTarget()
    step = act(state, "card harvest -")
    assert events(step)[0] == ActionPlayed(A, things.ActionCard("harvest"))
    assert step.state.decks.played == ("harvest",)
    assert step.state.communities[A].actions == ("festival",)
    assert step.state.question == questions.Generate(A)


def test_9_3_rain_shower_waters_three_hexes() -> None:
    state = act(holding("rain_shower", ask=questions.Collect), "card rain_shower -").state
    assert state.question == questions.WhichHex(A, things.ActionCard("rain_shower"), 3, A)
    assert refused(state, f"pick {at(6, 4)}") == NotThatHex()
    step = act(state, f"pick {at(6, 3)}")
    assert events(step) == [card_results.WaterAdded(at(6, 3), 1)]
    assert refused(step.state, f"pick {at(6, 3)}") == NotThatHex()
    state = act(step.state, f"pick {at(7, 3)}", f"pick {at(8, 4)}").state
    assert state.question == questions.Collect(A)
    assert sum(state.water.values()) == 3


def test_9_3_snow_melt_waters_the_sources() -> None:
    state = act(holding("snow_melt", ask=questions.Collect), "card snow_melt -").state
    assert state.water == dict.fromkeys([at(0, 2), at(0, 7), at(5, 9)], 2)


def test_9_3_leaking_pipes_cost_collected_water() -> None:
    dry = holding("leak", ask=questions.Collect)
    assert refused(dry, "card leak 1") == NoEffect()
    assert refused(dry, "card leak -") == refused(dry, "card leak 0") == WrongTarget()
    assert refused(dry, "card leak 2") == refused(dry, "card leak -1") == WrongTarget()
    step = act(stocked(dry, B, water=1), "card leak 1", "accept")
    assert events(step)[-1] == card_results.WaterLost(B, 1)
    assert (step.state.communities[B].stores, step.state.bank.water) == ({}, 120)


def test_9_3_night_pumping_takes_water_from_afar() -> None:
    water = {at(6, 3): 2, at(0, 7): 1}
    state = act(holding("night_pumping", ask=questions.Collect, water=water), "card night_pumping -").state
    assert written(state, "pick") == {str(at(0, 7))}
    assert events(act(state, f"pick {at(0, 7)}")) == [WaterTaken(A, at(0, 7), 1)]


def test_9_3_a_cistern_keeps_two_cubes() -> None:
    state = act(holding("cistern", ask=questions.Collect, water={at(6, 3): 4}), "card cistern -").state
    assert need(state, A, at(6, 4)) == 3
    state = act(state, f"take {at(6, 3)} 3").state
    assert ANSWERS.resolve(state, questions.EndRound()).state.communities[A].stores == {
        at(6, 4): Store(water=2)
    }


def test_9_3_a_subsidy_brings_four_thunes_in_any_step() -> None:
    for ask in (
        questions.Collect,
        questions.Generate,
        questions.AfterPollution,
        questions.WhatToBuild,
        questions.AnyCard,
    ):
        step = act(holding("subsidy", ask=ask), "card subsidy -")
        assert events(step)[1] == card_results.GoodsGained(A, things.Good.THUNES, 4)
        assert step.state.question == ask(A)


def test_9_3_an_inspection_costs_thunes_or_else_a_point() -> None:
    rich = holding("inspection", points=3)
    assert events(act(rich, "card inspection 1", "accept"))[-1] == card_results.GoodsLost(
        B, things.Good.THUNES, 2
    )
    poor = holding("inspection", points=3, thunes=1)
    assert events(act(poor, "card inspection 1", "accept"))[-1] == card_results.PointsLost(B, 1)


def test_9_3_harvest_brings_food_and_festival_points() -> None:
    assert events(act(holding("harvest"), "card harvest -"))[1] == card_results.GoodsGained(
        A, things.Good.FOOD, 2
    )
    step = act(holding("festival", ask=questions.AnyCard, stage=things.Stage.EARN), "card festival -")
    assert events(step)[1] == card_results.PointsGained(A, 2)


def test_9_3_steady_wind_helps_three_parks() -> None:
    assert refused(holding("strong_wind"), "card strong_wind -") == NoEffect()
    parks = "\n".join(f"A wind_solar 6 {column}" for column in (4, 5, 7, 8))
    step = act(holding("strong_wind", built=parks), "card strong_wind -")
    assert events(step)[1] == card_results.GoodsGained(A, things.Good.ENERGY, 3)


def test_9_3_a_blackout_costs_two_energy() -> None:
    assert refused(holding("blackout"), "card blackout 1") == NoEffect()
    step = act(stocked(holding("blackout"), B, energy=1), "card blackout 1", "accept")
    assert events(step)[-1] == card_results.GoodsLost(B, things.Good.ENERGY, 1)


def test_9_3_trade_deal_and_embargo_change_prices() -> None:
    state = priced(holding("trade_deal", "embargo", asks=(questions.MayGenerate(B),)), 3, 2)
    step = act(state, "card trade_deal -")
    assert events(step)[1] == card_results.FavourGranted(A, things.ActionCard("trade_deal"))
    prices = [price(step.state, seat, good) for seat in (A, B) for good in things.TRADED]
    assert prices == [1, 1, 3, 2]
    state = act(step.state, "card embargo -").state
    assert state.question == questions.SufferCard(B, A, things.ActionCard("embargo"))
    state = act(state, "accept").state
    assert [price(state, seat, things.Good.ENERGY) for seat in (A, B)] == [1, 4]


def test_9_3_a_trade_deal_that_makes_nothing_cheaper_is_not_played() -> None:
    state = priced(holding("trade_deal", "trade_deal"), 1, 1)
    assert refused(state, "card trade_deal -") == NoEffect()
    assert "card" in verbs(priced(state, 1, 2))
    assert refused(act(priced(state, 2, 2), "card trade_deal -").state, "card trade_deal -") == NoEffect()


def test_9_3_an_embargo_needs_somebody_who_still_buys_in_this_round() -> None:
    last = priced(holding("embargo"), 2, 2)
    assert refused(last, "card embargo -") == NoEffect()
    asks = (questions.MayGenerate(B),)
    assert (
        refused(priced(holding("embargo", built="A farm 6 4", asks=asks), 2, 2), "card embargo -")
        == NoEffect()
    )
    assert "card" in verbs(priced(holding("embargo", built="B farm 6 4", asks=asks), 2, 2))


def test_9_3_a_clean_up_takes_two_cubes_away() -> None:
    assert refused(holding("cleanup", ask=questions.AfterPollution), "card cleanup -") == NoEffect()
    dirt = {at(6, 3): 2, at(10, 4): 1}
    state = act(holding("cleanup", ask=questions.AfterPollution, pollution=dirt), "card cleanup -").state
    assert written(state, "pick") == {str(at(6, 3))}
    step = act(state, f"pick {at(6, 3)}", f"pick {at(6, 3)}")
    assert events(step) == [card_results.PollutionRemoved(at(6, 3))] * 2
    assert step.state.question == questions.AfterPollution(A)


def test_9_3_a_clean_up_ends_where_nothing_is_left() -> None:
    state = holding("cleanup", ask=questions.AfterPollution, pollution={at(6, 3): 1})
    assert act(state, "card cleanup -", f"pick {at(6, 3)}").state.question == questions.AfterPollution(A)


def test_9_3_an_accident_pollutes_below_an_opponents_building() -> None:
    state = act(holding("accident", ask=questions.AfterPollution), "card accident 1", "accept").state
    assert state.question == questions.WhichHex(A, things.ActionCard("accident"), 1, B)
    step = act(state, f"pick {at(7, 6)}")
    assert events(step) == [card_results.PollutionSpilled(OUTFALL[at(7, 6)])] * 2
    clean = holding("accident", ask=questions.AfterPollution, built="A farm 6 4\nB wind_solar 7 6")
    assert refused(clean, "card accident 1") == NoEffect()


def test_2_what_the_bank_lacks_makes_cards_useless() -> None:
    empty = {"accident": "pollution", "strong_wind": "energy", "harvest": "food"}
    for card, cubes in empty.items():
        ask = questions.AfterPollution if card == "accident" else questions.Generate
        state = holding(card, ask=ask, built="A wind_solar 6 4\nB farm 7 6")
        target = "1" if card == "accident" else "-"
        assert GAME.refusal(state, read(f"card {card} {target}", GAME.moves)) is None
        state = state.__replace__(bank=evolve(state.bank, **{cubes: 0}))
        assert refused(state, f"card {card} {target}") == NoEffect()


def test_9_3_new_filters_are_played_before_pollution_falls() -> None:
    late = holding("filters", ask=questions.AfterPollution).__replace__(worked=frozenset({at(6, 4)}))
    assert refused(late, "card filters -") == NoEffect()
    state = holding("filters", ask=questions.AnyCard, stage=things.Stage.EARN)
    assert refused(state, "card filters -") == NoEffect()
    state = act(state.__replace__(worked=frozenset({at(6, 4)})), "card filters -").state
    assert state.communities[A].favours.clean


def test_9_3_solidarity_takes_a_red_cube_away() -> None:
    assert (
        refused(holding("solidarity", ask=questions.AnyCard, stage=things.Stage.EARN), "card solidarity -")
        == NoEffect()
    )
    state = act(
        holding("solidarity", ask=questions.AnyCard, stage=things.Stage.EARN, built="A farm 6 4 !"),
        "card solidarity -",
    ).state
    step = act(state, f"pick {at(6, 4)}")
    assert events(step) == [card_results.CrisisLifted(A, things.Building.FARM, at(6, 4))]
    assert step.state.bank.crisis == 40


def test_9_3_fast_track_works_make_one_construction_cheaper() -> None:
    state = holding("building_site", ask=questions.WhatToBuild, thunes=7, stage=things.Stage.BUILD)
    state = act(state, "card building_site -").state
    assert "build" in verbs(state)
    state = act(state, f"build power_plant {at(5, 3)}").state
    assert state.communities[A].thunes == 0
    assert state.communities[A].favours.discount == 0


def test_9_3_fast_track_works_help_who_has_nothing_left() -> None:
    state = holding(
        "building_site", ask=questions.WhatToBuild, built="B farm 6 4", thunes=1, stage=things.Stage.BUILD
    )
    assert "build" not in verbs(state)
    state = act(state, "card building_site -", f"build residential {at(7, 6)}").state
    assert state.communities[A].thunes == 0


def test_9_3_a_discount_makes_nothing_cheaper_than_free() -> None:
    state = holding("building_site", ask=questions.WhatToBuild, thunes=7, stage=things.Stage.BUILD)
    state = act(state, "card building_site -", f"build junction {at(5, 3)}").state
    assert state.communities[A].thunes == 7


def test_9_3_a_card_that_was_dealt_is_covered_for_others() -> None:
    action = ActionDealt(A, things.ActionCard("leak"))
    assert (action.covered(A), action.covered(B)) == (action, ActionDealt(A, things.HIDDEN_ACTION))
    objective = ObjectiveDealt(A, things.ObjectiveCard("peace"))
    assert objective.covered(CHANCE) == objective.covered(None) == ObjectiveDealt(A, things.HIDDEN_OBJECTIVE)


@pytest.mark.parametrize("card", ["mediation", "militia"])
def test_9_3_cards_for_conflicts_wait_for_one(card: str) -> None:
    assert refused(holding(card), f"card {card} -") == WrongTime()


def test_9_3_an_inspection_that_costs_nothing_is_not_played() -> None:
    assert refused(holding("inspection", thunes=1), "card inspection 1") == NoEffect()
    assert "card" in verbs(priced(holding("inspection", thunes=1, points=1), 1, 1))


def test_9_3_a_cistern_keeps_two_cubes_in_all() -> None:
    built = "A farm 6 4\nA farm 8 8\nA farm 8 7"
    state = act(holding("cistern", built=built, ask=questions.Collect), "card cistern -").state
    kept = {at(8, 7): Store(water=2), at(6, 4): Store(water=1)}
    state = ANSWERS.resolve(dealt(state, A, stores=kept), questions.EndRound()).state
    assert state.communities[A].stores == {at(8, 7): Store(water=2)}
    assert state.bank.water == 121
