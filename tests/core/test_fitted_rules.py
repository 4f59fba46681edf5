"""Rules that ask for less than there is: what they ask for is found as `inspect.signature` finds it."""

from collections.abc import Callable
from functools import partial, wraps
from inspect import signature

import pytest

from boardkit.core import Move, Question, Refusal, Seat, Table, answer, bare, go_on, refusal_in
from boardkit.core.rules.answers import _asked
from tests.every import with_each


def of_all(state: int, question: int, move: int) -> int:
    return state + question + move


def of_the_move(state: int, move: int) -> int:
    return state + move


@wraps(of_all)
def wrapping(*given: int) -> int:
    return of_all(*given)


def by_name(state: int, *, move: int) -> int:
    return state - move


class Rule:
    def __call__(self, state: int) -> int:
        return state

    def method(self, state: int, question: int) -> int:
        return state + question


RULES = (
    of_all,
    of_the_move,
    wrapping,
    by_name,
    lambda _: 0,
    lambda *_: 0,
    lambda state, **_: state,
    partial(of_all, 1),
    Rule(),
    Rule().method,
)


@with_each("rule", RULES)
def test_what_a_rule_asks_for(rule: Callable[..., int]) -> None:
    assert _asked(rule) == tuple(signature(rule).parameters)


class Lift(Move, verb="lift"):
    card: int
    turned: bool = False


class Throw(Move, verb="throw"):
    pass


class WhichCard(Question, word="which-card", rule="1"):
    """Which card is lifted?"""


class NotThere(Refusal, word="not-there", rule="1.1"):
    card: int


class NothingThere(Refusal, word="nothing-there", rule="1.1"):
    """No such card lies there."""


@pytest.mark.parametrize(("refusal", "told"), [(NotThere, NotThere(3)), (NothingThere, NothingThere())])
def test_what_is_not_listed_is_refused_by_the_refusal_of_the_row(
    refusal: type[Refusal], told: Refusal
) -> None:
    row = answer(WhichCard, Lift, lambda _: map(Lift, (1, 2)), go_on, refusal)
    ruled = [refusal_in(row.ruling(Table(), WhichCard(Seat(0)), Lift(card))) for card in (1, 2, 3)]
    assert ruled == [None, None, told]


@pytest.mark.parametrize("there", [True, False])
def test_a_bare_move_is_listed_and_allowed_by_one_condition(*, there: bool) -> None:
    row = bare(WhichCard, Throw, go_on, NothingThere, when=lambda _: there)
    assert list(row.listed(Table(), WhichCard(Seat(0)))) == [Throw()] * there
    ruled = refusal_in(row.ruling(Table(), WhichCard(Seat(0)), Throw()))
    assert ruled == (None if there else NothingThere())
