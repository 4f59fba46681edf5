"""What players of TerriStories do for their personal objectives, and what they leave in a conquest."""

from math import inf
from random import Random
from typing import Any

import pytest

from boardkit.core import Move, Question
from boardkit.core.lines.match import Sitter
from boardkit.games.terristories import GAME
from boardkit.games.terristories.box.things import Character, ProjectCard, Role
from boardkit.games.terristories.players import MIND
from boardkit.games.terristories.players.judgement import final, worth
from boardkit.games.terristories.players.projects import gaps
from boardkit.games.terristories.players.purse import fallow, free, in_mind, own_profile, spare
from boardkit.games.terristories.rules import moves as mv
from boardkit.games.terristories.rules import questions
from boardkit.games.terristories.rules.model import Offer, Outcome, State
from boardkit.games.terristories.rules.options import Options
from boardkit.players.mind import Seen
from boardkit.players.search import Listed, decide
from tests.every import with_each
from tests.games.terristories.board import A, B, place, table

CONQUEST = Options(conquest=True)
TILLED = ProjectCard("farmer_01")
"""Brings the economy a point, for a cube."""
SPACEPORT = ProjectCard("entrepreneur_07")
"""Brings society a point and the economy two, for four cubes."""
REFUGE = ProjectCard("ecologist_04")
ROLES = (Role.GOVERNOR, Role.FARMER, Role.ECOLOGIST)
"""Governors wait with their power."""


def of(character: str, diagram: str, *asked: Question, **changes: Any) -> State:
    """Set a table at which seat A has a character."""
    state = table(diagram, *asked, roles=ROLES, **changes)
    return state.with_tableau(A, character=Character(character))


def glanced(state: State) -> Move:
    """Answer at a glance."""
    return MIND.policy(state, Listed(GAME, state), Random(0))


def test_a_financier_keeps_more_the_nearer_the_index_is() -> None:
    kept = [
        free(state, A) - spare(state, A)
        for economy in (0, 7, 9)
        for state in (of("financier", "M9Aa2", indices=(0, economy, 0), cubes=(11,), phase=2),)
    ]
    assert kept[0] < kept[1] < kept[2]


def test_a_town_planner_keeps_cubes_for_the_next_zone_until_there_are_four() -> None:
    few, four = (
        of("town_planner", diagram, cubes=(6,), phase=2) for diagram in ("P7Aa2 M9", "P7AAAa2 M9Aa1")
    )
    assert spare(few, A) < free(few, A)
    assert spare(four, A) == free(four, A)


@pytest.mark.parametrize(("paid", "answer"), [(0, mv.Pass()), (2, mv.Contribute(SPACEPORT, 2))])
def test_what_others_have_half_paid_is_paid_even_with_what_is_kept(paid: int, answer: Move) -> None:
    """Two cubes for three points are no reason to wait: a zone can be bought in the next round."""
    state = of("town_planner", "P7Aa2 M9", questions.Finance(A), cubes=(2, 0, 0), phase=2)
    state = state.__replace__(offers=(None, Offer(SPACEPORT, (0, paid, 0)), None))
    assert spare(state, A) < free(state, A)
    assert glanced(state) == answer


def test_a_town_planner_buys_zones_where_there_is_one_already() -> None:
    state = of("town_planner", "P7Aa2", questions.Develop(A), cubes=(6,))
    assert glanced(state) == mv.BuyZone(place("a1"))


def test_a_naturalist_walks_to_where_a_second_zone_can_be_bought() -> None:
    state = of("naturalist", "M9Aa2 P7", questions.Develop(A), cubes=(6,))
    assert glanced(state) == mv.MoveIndividual(at=place("b1"), origin=place("a1"))


def test_a_naturalist_takes_no_more_than_the_rain_gives_back() -> None:
    state = of("naturalist", "M9Aa2 P7Aa1", questions.Harvest(A), cubes=(6,), phase=3)
    assert fallow(state, A) == {place("a1"): 8, place("b1"): 6}
    assert glanced(state) == mv.Reap(place("a1"), 1)


def test_whoever_lacks_wages_harvests_land_that_was_to_be_full() -> None:
    state = of("naturalist", "M9Aa2 P7Aa1", questions.Harvest(A), cubes=(0,), phase=3)
    assert glanced(state) == mv.Reap(place("a1"), 4)


@pytest.mark.parametrize(("number", "pursued"), [(2, True), (8, False)])
def test_an_objective_that_is_out_of_reach_is_given_up_for_the_common_one(
    number: int, *, pursued: bool
) -> None:
    state = of("financier", "M9Aa2", indices=(0, 6, 0), round=number)
    assert (own_profile(state, A) is not None) is pursued


@with_each(
    "economy, cubes, rounds, thought_of",
    [
        (7, 11, 0, False),
        (9, 11, 0, False),
        (9, 12, 0, True),
        (7, 11, 1, False),
        (7, 11, 2, True),
        (7, 1, 3, False),
        (0, 0, inf, True),
    ],
)
def test_a_level_thinks_of_its_objective_as_many_rounds_ahead_as_it_plans(
    economy: int, cubes: int, rounds: float, *, thought_of: bool
) -> None:
    """A financier wants an economy of nine and twelve cubes: a point and a half, or three cubes, a round."""
    state = of("financier", "M9Aa2", indices=(0, economy, 0), cubes=(cubes,), phase=2)
    minded = in_mind(state, A, rounds)
    assert (own_profile(minded, A) is not None) is thought_of
    assert minded == (state if thought_of else state.with_tableau(A, character=None))


@with_each("level", MIND.levels)
def test_every_level_claims_an_objective_that_is_met(level: str) -> None:
    state = of("financier", "M9Aa2", questions.ClaimObjective(A), indices=(0, 9, 0), cubes=(12,))
    assert decide(Seen.of(GAME, state, A), MIND, MIND.levels[level], 1).move == mv.ClaimVictory()


def test_whoever_does_not_plan_ahead_keeps_no_cubes_for_a_zone() -> None:
    state = of("town_planner", "P7Aa2 M9", cubes=(6,), phase=2)
    newcomer = MIND.levels[Sitter.NEWCOMER]
    minded = MIND.imagined(Seen.of(GAME, state, A), newcomer, Random(1))
    assert spare(minded, A) == free(minded, A) > spare(state, A)


def test_in_a_conquest_whoever_does_not_think_of_the_own_objective_brings_no_index_to_its_marker() -> None:
    state = of("financier", "M9Aa2", indices=(7, 6, 0), options=CONQUEST)
    assert gaps(in_mind(state, A, 0.0), A) == (-1, 0, 6)


def test_in_a_conquest_no_objective_is_given_up() -> None:
    assert own_profile(of("financier", "M9Aa2", indices=(0, 2, 0), round=8, options=CONQUEST), A) is not None


def test_in_a_conquest_nobody_proposes_what_would_be_the_end_of_all() -> None:
    for economy, proposed in ((5, mv.Propose(TILLED)), (6, mv.Pass())):
        state = of(
            "commercial_farmer",
            "M9Aa2",
            questions.SelectProject(A),
            indices=(7, economy, 7),
            options=CONQUEST,
            hands=((TILLED,),),
            cubes=(12,),
        )
        assert glanced(state) == proposed


def test_in_a_conquest_nobody_pays_for_the_end_of_all() -> None:
    for economy, paid in ((5, True), (6, False)):
        state = of("manager", "M9Aa2", indices=(7, economy, 7), options=CONQUEST, phase=2)
        state = state.__replace__(offers=(Offer(TILLED, (0, 0, 0)), None, None)).ask(questions.Finance(A))
        assert (glanced(state) != mv.Pass()) is paid


def test_in_a_conquest_nobody_pays_for_what_only_others_are_after() -> None:
    """A wildlife refuge brings the environment three points, and its owner a cube in each round."""
    for options, answer in ((Options(), mv.Contribute(REFUGE, 4)), (CONQUEST, mv.Pass())):
        state = of("diplomat", "M9Aa2", questions.Finance(A), cubes=(6, 0, 0), phase=2, options=options)
        assert glanced(state.__replace__(offers=(None, Offer(REFUGE, (0, 0, 0)), None))) == answer


def test_nothing_is_worse_than_that_others_have_won() -> None:
    state = of("financier", "M9Aa2")
    ends = [state.__replace__(outcome=Outcome(False, won)) for won in ((A,), (), (B,))]
    assert [final(end, A, MIND.weights).total > 0 for end in ends] == [True, False, False]
    assert final(ends[2], A, MIND.weights).total < worth(state, A, MIND.weights).total


def test_a_common_objective_is_worth_more_with_the_own_and_no_less_where_others_share_it() -> None:
    state = of("financier", "M9Aa2")
    ends = [(False, ()), (True, ()), (True, (B,)), (False, (A, B)), (False, (A,)), (True, (A,))]
    worths = [final(state.__replace__(outcome=Outcome(*end)), A, MIND.weights).total for end in ends]
    assert worths == sorted(worths)
    assert worths[0] < worths[1] == worths[2] < worths[3] == worths[4] == worths[5]


def test_in_a_conquest_an_index_that_counts_is_that_of_the_own_objective_and_is_called_so() -> None:
    together, conquest = (of("financier", "M9Aa2", options=options) for options in (Options(), CONQUEST))
    for state, counts in ((together, "indices"), (conquest, "own-index")):
        terms = worth(state, A, MIND.weights).terms
        assert [word for word in ("indices", "own-index") if terms[word]] == [counts]
