"""What the garbage collector passes over while a table is open."""

import gc
from collections.abc import Iterator
from weakref import ref

import pytest

from boardkit.tui.screens.memory import set_aside


class Loop:
    """Something that only the collector can free."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def thawed() -> Iterator[None]:
    yield
    gc.unfreeze()


def test_what_is_garbage_is_collected_first() -> None:
    loop = ref(Loop())
    set_aside()
    assert loop() is None


def test_what_is_left_is_passed_over_until_the_next_table() -> None:
    kept = Loop()
    set_aside()
    assert gc.get_freeze_count() > 0
    assert all(one is not kept for one in gc.get_objects())
    loop = ref(kept)
    del kept
    set_aside()
    assert loop() is None
