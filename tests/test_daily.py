"""What the day tries of many cases, and many small ones in one test."""

import pytest

from tests.daily import days_sample
from tests.every import with_each


@with_each("every", [2, 3, 4])
@with_each("turn", range(4))
def test_a_day_tries_some_of_all_and_never_none(every: int, turn: int) -> None:
    for count in range(1, 60):
        chosen = days_sample(count, every, turn)
        assert 1 <= len(chosen) <= count / every + 1
        assert chosen <= {*range(count)}


@with_each("turn", range(4))
@with_each("others", [2, 3, 4])
def test_in_a_product_every_value_of_both_lists_is_tried(others: int, turn: int) -> None:
    pairs = [divmod(number, others) for number in days_sample(5 * others, others, turn)]
    assert {one for one, _ in pairs} == {*range(5)}
    assert {other for _, other in pairs} == {*range(others)}


def test_each_case_is_tried_and_the_one_that_fails_is_told() -> None:
    tried = []

    @with_each("number", [1, 2, 3])
    def small(number: int) -> None:
        tried.append(number)
        assert number < 2

    with pytest.raises(AssertionError) as caught:
        small()
    assert tried == [1, 2]
    assert caught.value.__notes__ == ["number: 2"]
