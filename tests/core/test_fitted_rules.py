"""Rules that ask for less than there is: what they ask for is found as `inspect.signature` finds it."""

from collections.abc import Callable
from functools import partial, wraps
from inspect import signature

import pytest

from boardkit.core import Move, Refusal, Seat, answer, bare, go_on
from boardkit.core.rules.answers import _asked
from boardkit.core.rules.step import conditions_in, refusal_in
from tests.toy import Pick, Picks, Toy, ToyOptions, WhichNumber


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


@pytest.mark.parametrize("rule", RULES)
def test_what_a_rule_asks_for(rule: Callable[..., int]) -> None:
    assert _asked(rule) == tuple(signature(rule).parameters)


class NotOnOffer(Refusal, word="not-on-offer", rule="2.1"):
    number: int


class NoDie(Refusal, word="no-die", rule="2.3"):
    pass


class Throw(Move, verb="throw"):
    pass


TABLE = Toy(options=ToyOptions(), picks=(Picks(), Picks()), points=(0, 0))
ASKED = WhichNumber(Seat(0))


def test_what_is_not_listed_is_refused_with_the_fields_of_the_move() -> None:
    row = answer(WhichNumber, Pick, lambda _: map(Pick, (1, 2)), go_on, unlisted=NotOnOffer)
    assert refusal_in(row.ruling(TABLE, ASKED, Pick(3))) == NotOnOffer(3)
    assert refusal_in(row.ruling(TABLE, ASKED, Pick(2))) is None
    assert [condition.kind for condition in conditions_in(row.ruling(TABLE, ASKED, Pick(2)))] == [NotOnOffer]


@pytest.mark.parametrize("there", [True, False])
def test_a_bare_move_is_listed_and_allowed_by_one_condition(*, there: bool) -> None:
    row = bare(WhichNumber, Throw, go_on, when=lambda _: there, unlisted=NoDie)
    assert list(row.listed(TABLE, ASKED)) == [Throw()] * there
    assert refusal_in(row.ruling(TABLE, ASKED, Throw())) == (None if there else NoDie())
