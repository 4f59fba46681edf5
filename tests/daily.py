"""Which of many cases are tried by day; the others are with `-m nightly`."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final
from zlib import crc32

import pytest

BY_DAY: Final = "not nightly"  # what `-m` is by default


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


def leave_to_the_night(metafunc: pytest.Metafunc) -> None:
    """Leave the cases of a test that is marked with `sample` to the night, but for the day's.

    By day, no test is made of what is left to the night: thousands would be listed by each worker.
    """
    cases = [case for case in metafunc._calls if not _is_nightly(case)]
    for mark in metafunc.definition.iter_markers("sample"):
        (every,) = mark.args
        day = days_sample(len(cases), every, crc32(metafunc.definition.nodeid.encode()))
        for case in (case for number, case in enumerate(cases) if number not in day):
            case.marks.append(pytest.mark.nightly.mark)
    if metafunc.config.option.markexpr == BY_DAY:
        metafunc._calls = [case for case in cases if not _is_nightly(case)] or metafunc._calls[:1]


def days_sample(count: int, every: int, turn: int) -> set[int]:
    """Return which of a number of cases are tried by day.

    The place in each run of so many cases moves on from run to run: in a product of two lists no value is
    always left out. It begins at another place in each test: one takes one game and the next another.
    """
    chosen = {number for number in range(count) if (number + number // every + turn) % every == 0}
    return chosen or {turn % count}


def _is_nightly(case: Any) -> bool:
    return any(mark.name == "nightly" for mark in case.marks)
