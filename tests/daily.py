"""Which of many cases are tried by day; the others are with `-m nightly`."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

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
