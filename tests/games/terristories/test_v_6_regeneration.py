from typing import Any

from boardkit.core import CHANCE, Step, settle
from boardkit.games.terristories.rules import ANSWERS, regeneration
from boardkit.games.terristories.rules.cubes import AlreadyChosen, NotFertile
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.questions import BeginPhase, BeginRound, Fertilise, TossRain, UseStock
from boardkit.games.terristories.rules.rounds import RoundBegun
from tests.every import with_each
from tests.games.terristories.board import A, act, card, cubes, events, place, refused, table, there


def begun(diagram: str, **changes: Any) -> State:
    """Begin phase 6."""
    return settle(Step(table(diagram, BeginPhase(6), **changes)), ANSWERS.resolve).state


def rained(diagram: str, toss: int, **changes: Any) -> list[int]:
    """Let it rain, and count the cubes on the territories of the first row."""
    state = act(begun(diagram, **changes), f"rain {toss}").state
    return [territory.cubes for territory in state.land.values()]


def test_v_6_a_a_plain_with_7_cubes_receives_none() -> None:
    state = begun("P6 P7 P0 W3")
    assert state.question == TossRain(CHANCE)
    step = act(state, "rain 1")
    assert events(step) == [
        regeneration.RainTossed(1),
        regeneration.Regenerated((place("a1"), place("d1")), 1),
    ]
    assert [territory.cubes for territory in step.state.land.values()] == [7, 7, 0, 4]
    assert refused(state, "rain 3") == regeneration.NoSuchRain()


@with_each(
    "environment, toss, fallen",
    [(-3, 2, 1), (-3, 1, 0), (8, 1, 2), (9, 1, 2), (10, 1, 3), (10, 2, 4), (7, 1, 1), (-2, 1, 1)],
)
def test_v_6_b_the_environment_changes_the_rain(environment: int, toss: int, fallen: int) -> None:
    assert rained("M3", toss, indices=(0, 0, environment)) == [3 + fallen]


@with_each("economy, change", [(-3, -1), (8, 1), (9, 1), (10, 2), (7, 0), (-2, 0)])
def test_v_6_c_the_economy_pays_or_costs(economy: int, change: int) -> None:
    assert cubes(act(begun("P7", indices=(0, economy, 0)), "rain 1").state) == [6 + change] * 3


def test_v_6_c_nobody_pays_what_they_do_not_have() -> None:
    step = act(begun("P7", indices=(0, -3, 0), cubes=(0, 1, 2)), "rain 1")
    assert cubes(step.state) == [0, 0, 1]
    assert [event for event in events(step) if isinstance(event, regeneration.EconomyCost)] == [
        regeneration.EconomyCost(step.state.everyone[1], 1),
        regeneration.EconomyCost(step.state.everyone[2], 1),
    ]
    assert not any(isinstance(event, regeneration.EconomyPaid) for event in events(step))


def test_v_2_d_irrigation_brings_more_rain_to_its_token() -> None:
    irrigation = (card("farmer_04", "a1"),)
    assert rained("P3A P3A", 1, cards=(irrigation,)) == [5, 4]


def test_v_2_d_a_wetland_holds_more_and_receives_more() -> None:
    wetland = (card("ecologist_06", "a1"),)
    assert rained("W4A W4", 1, cards=(wetland,)) == [6, 4]
    assert rained("W0A W4", 1, cards=(wetland,)) == [0, 4]


def test_v_2_d_water_wardens_care_for_all_marshes() -> None:
    assert rained("W1 P1", 1, cards=((), (card("governor_15"),))) == [3, 2]


def test_v_2_d_compost_feeds_the_territory_of_its_token() -> None:
    assert there(begun("P3A P3", cards=((card("farmer_07", "a1"),),)), "a1").cubes == 4


def test_v_2_d_permaculture_feeds_all_own_territories() -> None:
    state = begun("P3A P3B M3A", cards=((card("ecologist_14", since=2),),))
    assert [territory.cubes for territory in state.land.values()] == [4, 3, 4]


def test_v_2_d_fallow_feeds_a_chosen_territory() -> None:
    state = begun("P3 P7 M0", cards=((card("farmer_14", since=2),),))
    assert state.question == Fertilise(A, 3)
    assert refused(state, "territory c1") == NotFertile(place("c1"))
    assert refused(state, "territory b1") == AlreadyChosen(place("b1"))
    assert there(act(state, "territory a1").state, "a1").cubes == 6


def test_v_2_d_reforestation_feeds_two_different_territories() -> None:
    state = begun("P3 P3 P7", cards=((card("ecologist_10", stocked=True),),))
    assert state.question == UseStock(A)
    state = act(state, "activate ecologist_10", "territory a1").state
    assert refused(state, "territory a1") == AlreadyChosen(place("a1"))
    state = act(state, "territory b1").state
    assert [territory.cubes for territory in state.land.values()] == [4, 4, 7]


def test_v_2_d_cloud_seeding_makes_it_rain_more_everywhere() -> None:
    state = act(begun("P3 M3", cards=((card("ecologist_17", stocked=True),),)), "activate ecologist_17").state
    assert [territory.cubes for territory in act(state, "rain 2").state.land.values()] == [6, 6]


def test_v_a_new_round_begins_in_its_first_phase() -> None:
    step = settle(Step(table("P7", BeginRound(), round=1, phase=6)), ANSWERS.resolve)
    begins = next(frame for frame in step.frames if isinstance(frame.event, RoundBegun))
    assert (begins.state.round, begins.state.phase) == (2, 1)
