"""When players of TerriStories walk, grow and lend, and what they do not even look at."""

from random import Random
from typing import Any

import pytest

from boardkit.core import Move, Question, legal
from boardkit.games.terristories import GAME
from boardkit.games.terristories.box.things import Character, ProjectCard, Role
from boardkit.games.terristories.players import MIND
from boardkit.games.terristories.players.growing import profit, walk_gain
from boardkit.games.terristories.players.judgement import promised_cubes, promised_indices, worth
from boardkit.games.terristories.rules import moves as mv
from boardkit.games.terristories.rules.model import Debt, Offer, State
from boardkit.games.terristories.rules.options import Options
from boardkit.games.terristories.rules.questions import (
    AnswerRequest,
    BuySecond,
    ChooseRole,
    Develop,
    DiscardProjects,
    Finance,
    PayWages,
    SelectProject,
)
from boardkit.players.search import Listed
from tests.every import with_each
from tests.games.terristories.board import A, B, C, card, place, table

CONQUEST = Options(conquest=True)
TOGETHER = Options(cooperative=True)
ROLES = (Role.GOVERNOR, Role.FARMER, Role.ECOLOGIST)
"""Governors wait with their power."""
SPACEPORT = ProjectCard("entrepreneur_07")
"""Brings society a point and the economy two, for four cubes."""


def at_table(diagram: str, *asked: Question, **changes: Any) -> State:
    return table(diagram, *asked, roles=ROLES, **changes)


def of(character: str, state: State) -> State:
    """Give seat A a character."""
    return state.with_tableau(A, character=Character(character))


def glanced(state: State) -> Move:
    """Answer at a glance."""
    return MIND.policy(state, Listed(GAME, state), Random(0))


def walk(origin: str, at: str) -> mv.MoveIndividual:
    return mv.MoveIndividual(origin=place(origin), at=place(at))


def looked_at(state: State) -> list[Move]:
    return [*MIND.promising(legal(GAME, state), state)]


def test_nobody_walks_there_and_back_while_the_land_stays_as_it_is() -> None:
    """What a walk brings is what the way back would lose, whatever land it leads to."""
    for diagram in ("M9Aa2 P7", "M4Aa2 P7", "M3Aa2 W4", "M9Aa2 P7Bb1", "P7Aa2 M9A"):
        state = at_table(diagram, Develop(A))
        back = GAME.apply(state, walk("a1", "b1")).state.__replace__(turn=state.turn)
        gain = walk_gain(state, A, walk("a1", "b1"))
        assert walk_gain(back, A, walk("b1", "a1")) == pytest.approx(-gain)


def test_two_individuals_never_change_places() -> None:
    there = GAME.apply(at_table("M5a1 M9a1", Develop(A)), walk("a1", "b1")).state
    assert mv.MoveIndividual(origin=place("b1"), at=place("a1")) in legal(GAME, there)
    assert not any(isinstance(move, mv.MoveIndividual) for move in looked_at(there))


def test_a_walk_that_brings_nothing_is_not_looked_at_beside_staying() -> None:
    """A mountain feeds two as well as the plain beside it would feed one of them."""
    still, hungry = (at_table(diagram, Develop(A)) for diagram in ("M9Aa2 M9Bb2", "M4Aa2 M9"))
    for state, moves in ((still, False), (hungry, True)):
        assert any(isinstance(move, mv.MoveIndividual) for move in looked_at(state)) is moves


def test_whoever_alone_stands_by_a_token_that_brings_cubes_stays() -> None:
    mine = (card("entrepreneur_04", "a1"),)
    assert walk_gain(at_table("M5Aa1 M9", Develop(A), cards=(mine,)), A, walk("a1", "b1")) <= -2 * 2


def test_a_zone_that_brings_no_harvest_in_the_rounds_left_is_not_looked_at() -> None:
    """A second one on the same land never brings any; elsewhere it needs time to pay."""
    second = at_table("M9Aa2 P7", Develop(A), cubes=(9,), round=2)
    early, late = (at_table("M9Aa1 P7a1", Develop(A), cubes=(9,), round=number) for number in (2, 7))
    for state, bought in ((second, False), (early, True), (late, False)):
        assert any(isinstance(move, mv.BuyZone) for move in looked_at(state)) is bought


def test_nobody_buys_for_an_objective_what_there_is_no_time_to_buy() -> None:
    """Four zones are asked for; one is bought in a round, and a governor's power brings another."""
    for number, bought in ((6, True), (7, False)):
        state = of("town_planner", at_table("P7Aa2 M9", Develop(A), cubes=(9,), round=number))
        state = state.with_tableau(A, power=False).__replace__(indices=(8, 0, 0))
        assert (mv.BuyZone(place("a1")) in looked_at(state)) is bought


def test_the_last_cubes_buy_a_zone_that_the_objective_asks_for_where_the_harvest_pays_the_wages() -> None:
    rich, poor = (
        of("town_planner", at_table(diagram, Develop(A), cubes=(4,))) for diagram in ("P7Aa2", "P2Aa2")
    )
    assert profit(rich, A, mv.BuyZone(place("a1"))) > 0 >= profit(poor, A, mv.BuyZone(place("a1")))


def test_an_individual_pays_where_land_gives_more_than_those_who_stand_there_take() -> None:
    """It brings a cube a round beyond its wages, where there is one left for it."""
    full, shared, late = (
        profit(at_table(diagram, Develop(A), round=number), A, mv.BuyIndividual(place("a1")))
        for diagram, number in (("M9Aa1", 2), ("M9Aa1 P7A", 2), ("M9A", 8))
    )
    assert full == shared < 0
    assert late < 0
    empty = at_table("M9A P7Aa1", Develop(A), round=2)
    assert profit(empty, A, mv.BuyIndividual(place("a1"))) > 0
    assert profit(empty.__replace__(round=8), A, mv.BuyIndividual(place("a1"))) < 0


def test_discounts_and_wages_that_are_let_off_make_purchases_pay() -> None:
    cheap = (card("governor_02"),)
    eased = (card("governor_03"), card("governor_16"))
    usual = profit(at_table("M9A P7Aa1", Develop(A)), A, mv.BuyIndividual(place("a1")))
    cheaper = profit(at_table("M9A P7Aa1", Develop(A), cards=(cheap,)), A, mv.BuyIndividual(place("a1")))
    freed = profit(at_table("M9A P7Aa1", Develop(A), cards=(eased,)), A, mv.BuyIndividual(place("a1")))
    assert cheaper == usual + 1
    assert freed > cheaper


def test_a_second_purchase_is_only_made_where_it_pays() -> None:
    assert glanced(at_table("M9Aa2 P7", BuySecond(A), cubes=(9,)).with_season(extra=1)) == mv.Pass()


LENDING = "P7Aa2 P7Bb2"


@with_each("back, options, given", [(False, Options(), 0), (True, Options(), 3), (True, CONQUEST, 0)])
def test_a_loan_is_given_with_cubes_that_are_kept_for_later(back: bool, options: Options, given: int) -> None:
    """A town planner keeps five cubes for its next zone; in a conquest a loan helps a rival first."""
    state = of("town_planner", at_table(LENDING, AnswerRequest(A, B, 3, back), cubes=(3,), options=options))
    assert glanced(state.__replace__(phase=2)) == (mv.Agree(given) if given else mv.Decline())


def test_whoever_still_owes_cubes_is_lent_no_more() -> None:
    state = of("town_planner", at_table(LENDING, AnswerRequest(A, B, 3, True), cubes=(3,), phase=2))
    assert glanced(state) == mv.Agree(3)
    assert glanced(state.__replace__(debts=(Debt(B, A, 2),))) == mv.Decline()


@pytest.mark.parametrize("options", [Options(), CONQUEST])
def test_a_cube_that_wages_of_another_lack_is_given_since_every_index_would_fall(options: Options) -> None:
    due = PayWages(B, 2)
    state = at_table(LENDING, AnswerRequest(A, B, 1), due, cubes=(3, 1), phase=5, options=options)
    assert glanced(of("town_planner", state)) == mv.Agree(1)


def test_a_gift_that_pays_a_project_is_given_where_it_brings_the_giver_much() -> None:
    """Two cubes for two points of the giver's own index and one of another's."""
    asked = AnswerRequest(A, B, 2)
    state = at_table(LENDING, asked, Finance(B), cubes=(3, 2), phase=2, indices=(7, 6, 7))
    state = of("manager", state).__replace__(offers=(None, Offer(SPACEPORT, (0, 0, 0)), None))
    assert glanced(state) == mv.Agree(2)


def test_nobody_gives_away_what_the_own_objective_has_been_met_by() -> None:
    state = at_table(LENDING, AnswerRequest(A, B, 2, True), cubes=(12,), phase=6, indices=(0, 9, 0))
    assert glanced(of("financier", state)) == mv.Decline()


def test_in_a_conquest_nobody_gives_a_rival_cubes_for_nothing() -> None:
    for options, answer in ((Options(), mv.Agree(2)), (CONQUEST, mv.Decline())):
        state = at_table(LENDING, AnswerRequest(A, B, 2), cubes=(8,), phase=2, options=options)
        assert glanced(of("diplomat", state)) == answer


def test_a_role_is_worth_what_its_projects_raise_and_bring() -> None:
    """All three indices are asked for: governor, entrepreneur and ecologist raise one each."""
    none = table("M9", ChooseRole(A), roles=(None, Role.ENTREPRENEUR, Role.ECOLOGIST), round=0, phase=0)
    taken = {role: none.with_tableau(A, role=role) for role in (Role.GOVERNOR, Role.FARMER)}
    best, worse = (promised_indices(taken[role]) for role in taken)
    assert promised_indices(none) < worse < best
    assert promised_cubes(none, B) == max(
        promised_cubes(taken[role], seat) for role in taken for seat in (A, B)
    )
    terms = [worth(state, A, MIND.weights).terms["indices"] for state in taken.values()]
    assert terms[0] > terms[1]


GOVERNED = ("governor_03", "governor_07", "governor_16")
"""Raise society by two or three points."""


def test_a_hand_is_worth_what_its_best_projects_bring_in_the_rounds_left() -> None:
    good, dull = (at_table("M9Aa2", hands=(hand,)) for hand in (GOVERNED, ("governor_12", "governor_13")))
    hands = [worth(state, A, MIND.weights).terms["hand"] for state in (good, dull)]
    assert hands[0] > hands[1]
    assert worth(good.__replace__(round=8), A, MIND.weights).terms["hand"] == 0
    for asked in ((SelectProject(A),), (SelectProject(A), SelectProject(B))):
        proposed = GAME.apply(good.ask(*asked), mv.Propose(ProjectCard(GOVERNED[0]))).state
        assert worth(proposed, A, MIND.weights).terms["hand"] == hands[0]


def test_a_card_is_put_away_where_others_of_the_pile_are_likely_to_be_better() -> None:
    """Who pays for a point of society can have two for the same; three good ones are kept."""
    hand = (*GOVERNED[:2], "governor_12")
    mixed, good = (at_table("M9Aa2", DiscardProjects(A), hands=(cards,)) for cards in (hand, GOVERNED))
    assert glanced(mixed) == mv.Bury(ProjectCard("governor_12"))
    assert glanced(good) == mv.Pass()


@with_each("rich, options, paid", [(6, Options(), 0), (0, Options(), 4), (6, TOGETHER, 4)])
def test_owners_pay_first_where_each_has_an_objective(rich: int, options: Options, paid: int) -> None:
    """A spaceport is good for all, and costs four cubes; its owner has six, or none."""
    state = at_table(LENDING, Finance(A), cubes=(6, rich, 0), phase=2, options=options)
    state = state.__replace__(offers=(None, Offer(SPACEPORT, (0, 0, 0)), None))
    assert glanced(of("diplomat", state)) == (mv.Contribute(SPACEPORT, paid) if paid else mv.Pass())


def test_whoever_lacks_wages_asks_each_once_and_several_at_once_where_one_has_too_little() -> None:
    due = PayWages(A, 2)
    state = at_table("P7Aa2 P7Bb2 M9Cc2", due, cubes=(0, 1, 1), phase=5)
    assert glanced(state) == mv.Negotiate()
    talk = GAME.apply(state, mv.Negotiate()).state
    both = GAME.apply(talk, mv.Ask(B, 1)).state
    assert (glanced(talk), glanced(both)) == (mv.Ask(B, 1), mv.AskAlso(C))
    assert glanced(GAME.apply(both, mv.AskAlso(C)).state) == mv.Request()
    refused = state.__replace__(season=state.season.__replace__(deals=(2, 0, 0)))
    assert isinstance(glanced(refused), mv.Dismiss)
