"""What a process imports and collects from its first picture on, in one of its own.

A process that has collected all tests has imported everything, and has much to look through.
"""

import gc
import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final
from weakref import ref

LATE: Final = (
    "boardkit.handout",
    "boardkit.tui.pages.editor",
    "boardkit.tui.pages.lessons",
    "boardkit.tui.pages.presenter",
    "boardkit.tui.pages.rules",
    "boardkit.tui.table",
)
"""What the first picture does without."""


def what_is_spared_is_imported_by_whoever_asks_for_it_later() -> None:
    spared: Callable[[str], Any] = import_module("boardkit.commands.screens")._spared
    with spared("ssl"):
        import_module("asyncio")
    assert "ssl" not in sys.modules
    assert "SSL" in import_module("ssl").OPENSSL_VERSION


def the_menu_is_seen_before_anything_else_is_imported() -> None:
    for name in ("app", "pages.menu"):
        import_module(f"boardkit.tui.{name}")
    assert [name for name in sys.modules if name.startswith(LATE)] == []


class Loop:
    """Something that only the collector can free."""

    def __init__(self) -> None:
        self.itself = self


def what_there_is_at_the_first_table_is_not_looked_through(table: Any) -> None:
    loop = ref(Loop())
    table.set_aside()
    assert loop() is not None
    assert gc.get_threshold() == table.CALM


def garbage_is_collected_first_at_the_next(table: Any) -> None:
    loop = ref(Loop())
    table.set_aside()
    assert loop() is None


def what_is_left_is_passed_over_until_the_next_table(table: Any) -> None:
    kept = Loop()
    table.set_aside()
    assert gc.get_freeze_count() > 0
    assert all(one is not kept for one in gc.get_objects())
    loop = ref(kept)
    del kept
    table.set_aside()
    assert loop() is None


if __name__ == "__main__":
    what_is_spared_is_imported_by_whoever_asks_for_it_later()
    the_menu_is_seen_before_anything_else_is_imported()
    screen = import_module("boardkit.tui.table.screen")
    what_there_is_at_the_first_table_is_not_looked_through(screen)
    garbage_is_collected_first_at_the_next(screen)
    what_is_left_is_passed_over_until_the_next_table(screen)
