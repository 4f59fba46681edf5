import pytest

from boardkit.games.water_sharing.box.things import Options
from boardkit.games.water_sharing.rules import collecting
from boardkit.games.water_sharing.rules.ledger import TooExpensive
from boardkit.games.water_sharing.rules.model import Store
from boardkit.games.water_sharing.rules.questions import AfterPollution, Collect
from tests.games.water_sharing.basin import A, B, act, at, events, refused, table, verbs, written

BUILT = "A treatment 6 4\nA farm 5 3\nA farm 5 4"
PLANT = at(6, 4)
NORMAL = Options()


def test_10_3_two_thunes_turn_pollution_into_water_for_a_building() -> None:
    state = table(BUILT, Collect(A), pollution={at(6, 3): 2}, options=NORMAL)
    step = act(state, f"treat {PLANT} {at(6, 3)} no")
    assert events(step) == [collecting.WaterTreated(A, PLANT, at(6, 3))]
    assert step.state.communities[A].thunes == 18
    assert step.state.communities[A].stores == {at(5, 3): Store(water=1)}
    assert (step.state.pollution, step.state.bank.pollution) == ({at(6, 3): 1}, 159)


def test_10_3_water_that_is_put_back_earns_a_point() -> None:
    state = table(BUILT, AfterPollution(A), pollution={at(6, 3): 1}, options=NORMAL)
    step = act(state, f"treat {PLANT} {at(6, 3)} yes")
    assert events(step) == [
        collecting.WaterTreated(A, PLANT, at(6, 3)),
        collecting.WaterPutBack(A, at(6, 3), 1),
    ]
    assert (step.state.communities[A].points, step.state.water) == (1, {at(6, 3): 1})


def test_10_3_after_step_3_the_water_is_put_back() -> None:
    state = table(BUILT, AfterPollution(A), pollution={at(6, 3): 1}, options=NORMAL)
    assert refused(state, f"treat {PLANT} {at(6, 3)} no") == collecting.TooLateToUse()
    assert written(state, "treat") == {f"{PLANT} {at(6, 3)} yes"}


def test_10_3_nobody_keeps_water_that_no_building_needs() -> None:
    state = table("A treatment 6 4", Collect(A), pollution={at(6, 3): 1}, options=NORMAL)
    assert refused(state, f"treat {PLANT} {at(6, 3)} no") == collecting.NoNeed(0)


@pytest.mark.parametrize("ask", [Collect, AfterPollution])
def test_10_3_a_plant_is_used_three_times_in_a_round(ask: type[Collect | AfterPollution]) -> None:
    state = table(BUILT, Collect(A), ask(A), pollution={at(6, 3): 4}, options=NORMAL)
    state = act(state, *[f"treat {PLANT} {at(6, 3)} yes"] * 2, "pass", f"treat {PLANT} {at(6, 3)} yes").state
    assert refused(state, f"treat {PLANT} {at(6, 3)} yes") == collecting.PlantIsUsed()
    assert verbs(state) <= {"take", "pass"}


def test_10_3_a_plant_reaches_the_rivers_beside_it_and_not_the_sea() -> None:
    state = table(
        "A treatment 9 5\nB treatment 6 4", Collect(A), pollution={at(10, 5): 1, at(6, 3): 1}, options=NORMAL
    )
    assert refused(state, f"treat {at(9, 5)} {at(10, 5)} yes") == collecting.NoPlant()
    assert refused(state, f"treat {at(9, 5)} {at(6, 3)} yes") == collecting.NoPlant()
    assert refused(state, f"treat {at(6, 4)} {at(6, 3)} yes") == collecting.NoPlant()
    assert refused(state, f"treat {at(9, 5)} {at(9, 4)} yes") == collecting.NoPollutionThere()


def test_10_3_it_costs_two_thunes() -> None:
    state = table(BUILT, Collect(A), pollution={at(6, 3): 1}, thunes=1, options=NORMAL)
    assert refused(state, f"treat {PLANT} {at(6, 3)} yes") == TooExpensive(A, 2, 1)
    assert written(state, "treat") == set()


def test_10_3_others_may_take_what_is_put_back() -> None:
    state = table(f"{BUILT}\nB farm 6 2", Collect(A), Collect(B), pollution={at(6, 3): 1}, options=NORMAL)
    state = act(state, f"treat {PLANT} {at(6, 3)} yes", "pass").state
    assert written(state, "take") == {f"{at(6, 3)} 1"}
