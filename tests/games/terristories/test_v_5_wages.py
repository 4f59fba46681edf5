from typing import Any

from boardkit.core import Step, settle
from boardkit.games.terristories.rules import ANSWERS
from boardkit.games.terristories.rules.land import NoIndividualThere, NoTerritory
from boardkit.games.terristories.rules.ledger import TooExpensive
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.questions import BeginPhase, PayWages
from boardkit.games.terristories.rules.wages import IndividualDismissed, WagesPaid
from tests.every import with_each
from tests.games.terristories.board import A, B, act, card, cubes, events, place, refused, table, there


def payday(diagram: str, **changes: Any) -> State:
    """Begin phase 5."""
    return settle(Step(table(diagram, BeginPhase(5), **changes)), ANSWERS.resolve).state


@with_each(
    "societal, people, due",
    [(-3, 2, 3), (-3, 3, 4), (8, 2, 1), (9, 3, 2), (8, 3, 2), (10, 3, 1), (7, 2, 2), (-2, 2, 2)],
)
def test_v_5_b_the_societal_index_changes_wages_once_for_a_player(
    societal: int, people: int, due: int
) -> None:
    assert payday(f"P7Aa{people}", indices=(societal, 0, 0)).question == PayWages(A, due)


def test_v_5_b_at_10_two_individuals_cost_nothing() -> None:
    assert payday("P7Aa2", indices=(10, 0, 0)).question is None


def test_v_5_b_who_has_no_individuals_pays_nothing() -> None:
    assert payday("P7A", indices=(-3, 0, 0)).question is None


def test_v_5_a_every_individual_costs_a_cube() -> None:
    step = act(payday("P7Aa2 P7Bb1"), "pay")
    assert events(step) == [WagesPaid(A, 2)]
    assert cubes(step.state) == [4, 6, 6]
    assert step.state.question == PayWages(B, 1)


def test_v_5_a_who_sends_somebody_away_pays_less_and_all_indices_fall() -> None:
    state = payday("P7Aa2 M9a1", cubes=(2,))
    assert refused(state, "pay") == TooExpensive(3, 2)
    assert refused(state, "dismiss c1") == NoTerritory(place("c1"))
    step = act(state, "dismiss b1")
    assert events(step) == [IndividualDismissed(A, place("b1"))]
    assert step.state.indices == (-1, -1, -1)
    assert step.state.question == PayWages(A, 2)
    assert refused(step.state, "dismiss b1") == NoIndividualThere(place("b1"), "V.5.a")
    assert cubes(act(step.state, "pay").state)[A] == 0


def test_v_5_a_sending_all_away_is_the_end_of_it() -> None:
    step = act(payday("P7Aa2", cubes=(0,), indices=(-3, 5, 5)), "dismiss a1", "dismiss a1")
    assert (step.state.question, step.state.indices) == (None, (-3, 3, 3))
    assert there(step.state, "a1").individuals[A] == 0


def test_v_5_a_the_index_is_read_before_anybody_is_sent_away() -> None:
    state = act(payday("P7Aa2 P7Bb2", indices=(8, 0, 0), cubes=(0, 6, 6)), "dismiss a1").state
    assert (state.indices[0], state.question) == (7, PayWages(B, 1))


def test_v_2_d_projects_lower_wages_of_their_owner_or_of_all() -> None:
    cards = ((card("farmer_12", since=2),), (card("governor_16"),))
    state = payday("P7Aa3 P7Bb3", cards=cards)
    assert state.question == PayWages(A, 2)
    assert act(state, "pay").state.question == PayWages(B, 1)


def test_v_2_d_a_tax_return_takes_a_cube_of_everybody_else() -> None:
    state = payday("P7Aa1", cards=((), (card("governor_01", since=2),)), cubes=(6, 6, 0))
    assert cubes(state) == [5, 7, 0]
