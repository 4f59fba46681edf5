from boardkit.core import CHANCE
from boardkit.games.water_sharing.box.things import Building
from boardkit.games.water_sharing.rules import ANSWERS
from boardkit.games.water_sharing.rules.generating import CrisisBegun, Harvested, RiotBroken
from boardkit.games.water_sharing.rules.questions import CountCrises, Harvest, RollRiot
from tests.every import with_each
from tests.games.water_sharing.basin import A, act, at, events, table

HARVESTS = {
    "residential": (5, 1),
    "leisure": (0, 3),
    "industry": (5, 0),
    "mine": (7, 0),
    "university": (0, 5),
}
"""10.1 Thunes and victory points by building."""


@with_each("building", Building)
def test_10_1_a_building_that_works_brings_its_thunes_and_points(building: Building) -> None:
    state = table(f"A {building} 7 4", thunes=0)
    thunes, points = HARVESTS.get(building, (0, 0))
    assert events(ANSWERS.resolve(state, Harvest(A))) == []
    step = ANSWERS.resolve(state.__replace__(worked=frozenset({at(7, 4)})), Harvest(A))
    assert (step.state.communities[A].thunes, step.state.communities[A].points) == (thunes, points)
    harvested = [Harvested(A, building, at(7, 4), thunes, points)] if thunes or points else []
    assert events(step) == harvested


def test_5_5_1_a_building_that_was_left_short_is_in_crisis() -> None:
    step = ANSWERS.resolve(table("A farm 6 4\nA mine 1 1\nB farm 6 2"), CountCrises(A))
    assert events(step) == [CrisisBegun(A, Building.FARM, at(6, 4)), CrisisBegun(A, Building.MINE, at(1, 1))]
    assert (step.state.crisis, step.state.bank.crisis) == (frozenset({at(6, 4), at(1, 1)}), 38)
    assert step.state.question is None


def test_5_5_1_a_building_that_works_or_needs_nothing_is_not_in_crisis() -> None:
    state = table("A farm 6 4\nA wind_solar 6 5\nA treatment 5 3\nA junction 5 4", dams={(3, 1): "A"})
    step = ANSWERS.resolve(state.__replace__(worked=frozenset({at(6, 4)})), CountCrises(A))
    assert events(step) == []


def test_5_5_1_one_that_was_in_crisis_already_has_a_riot() -> None:
    step = ANSWERS.resolve(table("A farm 6 4 !\nA farm 6 5", points=5), CountCrises(A))
    assert events(step) == [CrisisBegun(A, Building.FARM, at(6, 5))]
    assert step.state.question == RollRiot(CHANCE, A, at(6, 4))
    step = act(step.state, "roll 3")
    assert events(step) == [RiotBroken(A, Building.FARM, at(6, 4), 3, 3)]
    assert step.state.communities[A].points == 2
    assert step.state.crisis == {at(6, 4), at(6, 5)}


def test_5_5_1_a_riot_repeats_itself_with_one_red_cube() -> None:
    state = table("A farm 6 4 !", points=5)
    red = frozenset({at(6, 4)})
    for points in (3, 1, 0):
        state = act(ANSWERS.resolve(state, CountCrises(A)).state, "roll 2").state
        assert (state.communities[A].points, state.crisis, state.bank.crisis) == (points, red, 39)


def test_5_5_1_nobody_falls_below_zero_by_a_riot() -> None:
    step = act(ANSWERS.resolve(table("A farm 6 4 !", points=1), CountCrises(A)).state, "roll 3")
    assert events(step) == [RiotBroken(A, Building.FARM, at(6, 4), 3, 1)]
    assert step.state.communities[A].points == 0
