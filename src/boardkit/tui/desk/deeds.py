"""Tables of what intents do, and doing what is wanted by them."""

from collections.abc import Callable
from enum import Enum
from importlib import import_module
from typing import TypeVar

from boardkit.tui.desk.desk import Deed, Deeds, Desk, Outcome
from boardkit.tui.desk.intents import Do, Intent, Want

Wanted = TypeVar("Wanted", bound=Intent)


def kind_of(intent: Intent) -> Enum | type[Intent]:
    """Return what an intent is known by."""
    return intent if isinstance(intent, Enum) else type(intent)


def update(desk: Desk, intent: Intent) -> Outcome:
    """Do what a player wants, as far as what is done now knows it."""
    deed = desk.mode.deeds.get(kind_of(intent))
    if deed is None:
        return Outcome(desk)
    outcome = deed(desk, intent)
    spoken = outcome.desk.spoken()
    return outcome if spoken is outcome.desk else Outcome(spoken, outcome.wishes)


Row = tuple[Enum | type[Intent], Deed]
"""A row of a table of deeds."""


def given(kind: type[Wanted], deed: Callable[[Desk, Wanted], Outcome]) -> Row:
    """Write what an intent does with what it says."""
    return kind, deed


def simply(what: Do | Want, deed: Callable[[Desk], Outcome]) -> Row:
    """Write what an intent does that says nothing besides."""
    return what, lambda desk, _: deed(desk)


def deeds(*rows: Row) -> Deeds:
    """Make a table of deeds."""
    return dict(rows)


class Afar(dict[Enum | type[Intent], Deed]):
    """A table of deeds out of one whose module is imported when the first of them is wanted."""

    def __init__(self, module: str, table: str, *kinds: Enum | type[Intent]) -> None:
        super().__init__(dict.fromkeys(kinds, self.deed))
        self._module, self._table = module, table

    def deed(self, desk: Desk, intent: Intent) -> Outcome:
        """Do what the table says."""
        return self.there()[kind_of(intent)](desk, intent)

    def there(self) -> Deeds:
        """Return the table itself."""
        found: Deeds = getattr(import_module(f"boardkit.tui.desk.{self._module}"), self._table)
        return found
