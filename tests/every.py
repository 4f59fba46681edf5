"""The cases that many tests share, and many small cases that are one test."""

from collections.abc import Callable, Iterable, Mapping
from functools import update_wrapper
from inspect import Signature, signature
from typing import Any

import pytest

from boardkit.core import Match
from boardkit.games import GAMES
from boardkit.testing.matches import setting_of
from boardkit.testing.strategies import played
from boardkit.text import LANGUAGES

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
every_key = pytest.mark.parametrize("key", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def played_out(key: str, seed: int) -> Match[Any]:
    """Play a game at random to its end, over seats and options: once for all tests of a worker."""
    return played(setting_of(GAMES[key], seed))


def named(names: str, cases: Mapping[str, Any]) -> pytest.MarkDecorator:
    """Try a test with cases that have names, which say what is held of each."""
    return pytest.mark.parametrize(names, cases.values(), ids=cases)


def with_each(names: str, cases: Iterable[Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Try a test with many small cases, one after the other; a failure tells its case.

    Hundreds of them take longer to list in each worker than to try. Names are parted by commas, as in
    `pytest.mark.parametrize`; each case of several names has a value for each.
    """
    wanted, listed = names.split(", "), list(cases)

    def wrap(test: Callable[..., None]) -> Callable[..., None]:
        def run(**others: Any) -> None:
            for case in listed:
                try:
                    test(**dict(zip(wanted, case if len(wanted) > 1 else [case], strict=True)), **others)
                except BaseException as error:
                    error.add_note(f"{names}: {case}")
                    raise

        update_wrapper(run, test)
        parameters = [one for name, one in signature(test).parameters.items() if name not in wanted]
        setattr(run, "__signature__", Signature(parameters))  # noqa: B010 - read by pytest
        del run.__wrapped__  # type: ignore[attr-defined]
        return run

    return wrap
