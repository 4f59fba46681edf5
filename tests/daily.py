"""Which of many cases are tried by day; the others are with `-m nightly`."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Any
from zlib import crc32

import pytest


def by_night(*values: Any, id: str | None = None) -> Any:  # noqa: A002 - pytest's name
    """Leave a case to the nightly run."""
    return pytest.param(*values, id=id, marks=pytest.mark.nightly)


def spread(cases: Iterable[Any], every: int = 2) -> list[Any]:
    """Try one case of so many by day, and the others by night."""
    return [by_night(case) if number % every else pytest.param(case) for number, case in enumerate(cases)]


def in_turn(ones: Iterable[Any], others: Sequence[Any], name: Callable[[Any], str] = str) -> list[Any]:
    """Pair every one with every other; by day each one with a single other, and all others in turn.

    Args:
        ones: the cases of which none may be left out.
        others: the ways in which each is tried, one after the other.
        name: what one of the cases is called.
    """
    return [
        (pytest.param if turn == number % len(others) else by_night)(one, other, id=f"{name(one)}-{other}")
        for number, one in enumerate(ones)
        for turn, other in enumerate(others)
    ]


def leave_to_the_night(items: Iterable[pytest.Item]) -> None:
    """Leave the cases of a test that is marked with `sample` to the night, but for the day's."""
    sampled = [item for item in items if item.get_closest_marker("sample") and not _is_nightly(item)]
    for name, cases in groupby(sampled, lambda item: item.nodeid.partition("[")[0]):
        here = list(cases)
        (every,) = next(here[0].iter_markers("sample")).args
        day = days_sample(len(here), every, crc32(name.encode()))
        for number, item in enumerate(here):
            if number not in day:
                item.add_marker("nightly")


def days_sample(count: int, every: int, turn: int) -> set[int]:
    """Return which of a number of cases are tried by day.

    The place in each run of so many cases moves on from run to run: in a product of two lists no value is
    always left out. It begins at another place in each test: one takes one game and the next another.
    """
    chosen = {number for number in range(count) if (number + number // every + turn) % every == 0}
    return chosen or {turn % count}


def _is_nightly(item: pytest.Item) -> bool:
    return item.get_closest_marker("nightly") is not None
