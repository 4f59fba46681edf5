import pytest

from boardkit.core import Step, settle
from boardkit.games.terristories.box.things import ProjectCard
from boardkit.games.terristories.rules import ANSWERS, harvest
from boardkit.games.terristories.rules.land import NoTerritory
from boardkit.games.terristories.rules.ledger import TooManyCubes, TurnedSterile
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.questions import BeginHarvest, Harvest
from boardkit.games.terristories.rules.rounds import new_season
from tests.every import with_each
from tests.games.terristories.board import (
    A,
    B,
    C,
    act,
    card,
    cubes,
    events,
    place,
    refused,
    table,
    there,
    verbs,
)


def limit(state: State, seat: int, at: str) -> int:
    return harvest.most(state, state.everyone[seat], place(at))


def test_v_3_the_governor_harvests_6_with_three_individuals_on_a_city() -> None:
    state = table("M9Bb3", Harvest(B))
    assert limit(state, B, "a1") == 6
    assert refused(state, "harvest a1 7") == harvest.TooMuch(6)
    step = act(state, "harvest a1 6")
    assert events(step) == [harvest.Harvested(B, place("a1"), 6)]
    assert (cubes(step.state)[B], there(step.state, "a1").cubes) == (12, 3)


def test_v_3_the_ecologist_harvests_2_with_two_individuals_on_free_land() -> None:
    assert limit(table("M9c2"), C, "a1") == 2


def test_v_3_the_farmer_may_take_3_of_4() -> None:
    state = act(table("P7Aa2 P7Cc2", Harvest(A), Harvest(C)), "harvest a1 3").state
    assert state.question == Harvest(C)
    assert cubes(act(state, "harvest b1 4").state) == [9, 6, 10]


def test_v_3_among_zones_of_others_only_there_is_no_harvest() -> None:
    state = table("P7Ba2 P7AABa1")
    assert limit(state, A, "a1") == 0
    assert limit(state, A, "b1") == 2
    assert refused(table("P7Ba2 P7Aa1", Harvest(A)), "harvest a1 1") == harvest.TooMuch(0)


def test_v_3_there_is_no_harvest_beyond_what_lies_there() -> None:
    assert limit(table("P3Aa2"), A, "a1") == 3
    assert limit(table("P0Aa2"), A, "a1") == 0


def test_v_3_each_territory_once() -> None:
    state = act(table("P7Aa2 P7Aa1", Harvest(A)), "harvest a1 1").state
    assert refused(state, "harvest a1 1") == harvest.HarvestedAlready(place("a1"))
    assert refused(state, "harvest d1 1") == NoTerritory(place("d1"))


def test_v_3_the_last_cube_turns_the_land_sterile_at_once() -> None:
    step = act(table("P3Aa2 P7Aa1", Harvest(A)), "harvest a1 3")
    assert events(step) == [harvest.Harvested(A, place("a1"), 3), TurnedSterile(place("a1"))]
    assert step.state.indices == (-1, -1, -1)
    assert (there(step.state, "a1").zones, there(step.state, "a1").individuals) == ((1, 0, 0), (2, 0, 0))


def test_v_3_all_that_may_be_had_is_taken_at_once() -> None:
    state = table("P7Aa2 P2Aa1 M9a1", Harvest(A))
    assert cubes(act(state, "reap 0").state)[A] == 6 + 4 + 2 + 1
    spared = act(state, "reap 1").state
    assert (cubes(spared)[A], there(spared, "b1").cubes) == (6 + 4 + 1 + 1, 1)
    assert spared.question is None
    assert refused(state, "reap 2") == TooManyCubes(1)


def test_v_3_deep_drilling_goes_where_it_brings_most_when_all_is_taken_at_once() -> None:
    season = new_season(3).__replace__(drilling=(3, 0, 0))
    assert cubes(act(table("P7Aa3 M9Aa1", Harvest(A), season=season), "reap 0").state)[A] == 6 + 6 + 5


def test_v_3_nothing_to_spare_is_nothing_to_reap() -> None:
    state = table("P1Aa2", Harvest(A))
    assert refused(state, "reap 1") == harvest.NothingToReap()
    assert verbs(state) == {"harvest", "reap", "talk", "pass"}


def test_v_3_who_can_harvest_nothing_is_not_asked() -> None:
    assert settle(Step(table("P7Ba2 P0Aa1", BeginHarvest(A))), ANSWERS.resolve).state.question is None


def test_v_2_d_more_is_harvested_on_own_zones_only() -> None:
    season = new_season(3).__replace__(harvest=(2, 0, 0))
    state = table("P7Aa1 M9Aa1 M9a1", Harvest(A), season=season)
    assert [limit(state, A, at) for at in ("a1", "b1", "c1")] == [4, 4, 1]
    state = act(state, "harvest a1 3").state
    assert limit(state, A, "b1") == 3
    assert limit(act(state, "harvest b1 3").state, A, "c1") == 1


@with_each("first, left", [(2, 6), (3, 5), (4, 3), (5, 3), (6, 2)])
def test_v_2_d_deep_drilling_takes_from_a_single_territory(first: int, left: int) -> None:
    """Two cubes on each of two mountains, one more anywhere, and three more on one of the two."""
    season = new_season(3).__replace__(harvest=(1, 0, 0), drilling=(3, 0, 0))
    state = act(table("M9Aa1 M9Aa1", Harvest(A), season=season), f"harvest a1 {first}").state
    assert limit(state, A, "b1") == left


def test_v_2_d_a_token_brings_cubes_while_somebody_stands_there() -> None:
    turbine = (card("entrepreneur_01", "a1"), card("entrepreneur_04", "b1"))
    step = settle(Step(table("P7Cc1 M9Cc1", BeginHarvest(C), cards=((), (), turbine))), ANSWERS.resolve)
    assert events(step) == [
        harvest.BankHarvested(C, ProjectCard("entrepreneur_01"), place("a1"), 1),
        harvest.BankHarvested(C, ProjectCard("entrepreneur_04"), place("b1"), 2),
    ]
    assert cubes(step.state)[C] == 9


@pytest.mark.parametrize("diagram", ["P7C M9Cc1", "P0Cc1 M9Cc1"])
def test_v_2_d_a_token_brings_nothing_alone_or_on_sterile_land(diagram: str) -> None:
    state = table(diagram, BeginHarvest(C), cards=((), (), (card("entrepreneur_01", "a1"),)))
    assert events(settle(Step(state), ANSWERS.resolve)) == []


def test_v_2_d_a_mine_needs_a_mountain() -> None:
    state = table("P7Cc1", BeginHarvest(C), cards=((), (), (card("entrepreneur_04", "a1"),)))
    assert events(settle(Step(state), ANSWERS.resolve)) == []


def test_v_2_d_others_do_not_harvest_on_blocked_land() -> None:
    season = new_season(3).__replace__(blocked=((place("a1"), C),))
    state = table("P7ACa1c1", season=season)
    assert [limit(state, seat, "a1") for seat in (A, C)] == [0, 2]
