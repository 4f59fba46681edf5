"""The program in real terminals, on a screen that nobody sees; run by hand with `-m nightly`."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.terminals.stage import KINDS, screen_of
from tests.terminals.walks import KEYS, walk

pytestmark = pytest.mark.nightly

MOSTLY = 0.995
"""The share of cells that have to be as painted; a terminal may draw a rim or a caret over some."""


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """Open a screen."""
    with screen_of(60 + os.getpid() % 40) as display:
        yield display


@pytest.mark.parametrize("name", KINDS)
def test_a_terminal_shows_what_is_painted_and_sends_what_is_done(
    name: str, display: str, tmp_path: Path
) -> None:
    kind = KINDS[name]
    if kind.missing:
        pytest.fail(f"{kind.missing} is not installed: these tests need the terminals that they test")
    seen = walk(kind, display, tmp_path)
    assert all(seen.keys[key] for key in KEYS[:-1]), seen.keys
    assert seen.helped
    assert seen.closed
    assert seen.clicked
    assert b"<65;" in seen.wheel
    assert seen.sizes[0] == (80, 24)
    assert seen.sizes[-1] == (100, 30)
    assert seen.same >= MOSTLY, seen.photographs
