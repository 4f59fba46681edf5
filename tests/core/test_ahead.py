"""Looking ahead stops where a seat has a choice, and says so where nobody ever has one."""

from random import Random

import pytest
from attrs import evolve

from boardkit.core import CHANCE, EndlessError, Seat, Step, answer, legal
from boardkit.core.rules import ahead
from tests.helpers import new_match, played
from tests.toy import TOY, Pick, Toss, WhichNumber, WhoPicksFirst


def test_chance_answers_until_a_seat_is_asked() -> None:
    start = new_match().moments[0].step.state
    table = ahead.settled(TOY, start, Random(1))
    assert isinstance(table.question, WhichNumber)
    assert ahead.settled(TOY, table, Random(1)) is table


def test_it_goes_on_to_the_next_choice() -> None:
    reached = ahead.onward(TOY, played(new_match(), 1).state, Pick(2), Random(1))
    assert reached.state.rounds == 1
    assert reached.moves == legal(TOY, reached.state)


def test_once_all_is_over_there_is_nothing_to_answer() -> None:
    assert ahead.unforced(TOY, played(new_match(), 99).state, Random(1)).moves == ()


@pytest.mark.parametrize("seat", [CHANCE, Seat(0)])
def test_rules_that_go_round_in_a_circle_are_told_apart_from_long_ones(seat: Seat) -> None:
    rows = (
        answer(WhoPicksFirst, Toss, lambda _: (Toss(Seat(0)),), lambda state: Step(state)),
        *(row for row in TOY.answers.rows if row.question is not WhoPicksFirst),
    )
    circle = evolve(TOY, answers=TOY.answers.__replace__(rows=rows))
    state = new_match().state.__replace__(pile=(WhoPicksFirst(seat),))
    with pytest.raises(EndlessError, match="WhoPicksFirst"):
        ahead.unforced(circle, state, Random(1))
