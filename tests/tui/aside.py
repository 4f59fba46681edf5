"""What the garbage collector passes over while a table is open, in a process of its own.

A process that has collected all tests has much for it to look through.
"""

import gc
from weakref import ref

from boardkit.tui.table.screen import CALM, set_aside


class Loop:
    """Something that only the collector can free."""

    def __init__(self) -> None:
        self.itself = self


def what_there_is_at_the_first_table_is_not_looked_through() -> None:
    loop = ref(Loop())
    set_aside()
    assert loop() is not None
    assert gc.get_threshold() == CALM


def garbage_is_collected_first_at_the_next() -> None:
    loop = ref(Loop())
    set_aside()
    assert loop() is None


def what_is_left_is_passed_over_until_the_next_table() -> None:
    kept = Loop()
    set_aside()
    assert gc.get_freeze_count() > 0
    assert all(one is not kept for one in gc.get_objects())
    loop = ref(kept)
    del kept
    set_aside()
    assert loop() is None


if __name__ == "__main__":
    what_there_is_at_the_first_table_is_not_looked_through()
    garbage_is_collected_first_at_the_next()
    what_is_left_is_passed_over_until_the_next_table()
