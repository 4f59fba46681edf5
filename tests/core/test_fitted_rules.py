"""Rules that ask for less than there is: what they ask for is found as `inspect.signature` finds it."""

from collections.abc import Callable
from functools import partial, wraps
from inspect import signature

import pytest

from boardkit.core.rules.answers import _asked


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
