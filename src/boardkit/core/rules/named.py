"""The parts of a game by the names that its modules have for them, so that its record need not list them."""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from importlib import import_module
from random import Random
from typing import Any, Protocol, TypeVar

from boardkit.core.faults import Fault
from boardkit.core.rules.answers import Answers
from boardkit.core.rules.game import Derived, Limits, Pieces
from boardkit.core.rules.score import ScoreSheet
from boardkit.core.rules.step import Step
from boardkit.core.rules.table import Seat, Table

S = TypeVar("S", bound=Table)
Made = TypeVar("Made", bound=Table, covariant=True)
Seen = TypeVar("Seen", bound=Table, contravariant=True)


class Rules(Protocol[S]):
    """What the package `rules` has."""

    @property
    def ANSWERS(self) -> Answers[S]:  # noqa: N802
        """The table of answers."""


class Model(Protocol[Made]):
    """What `rules.model` has."""

    @property
    def State(self) -> type[Made]:  # noqa: N802
        """The class of tables."""


class Setup(Protocol[S]):
    """What `rules.setup` has."""

    def setup(self, options: Any, seats: int, /) -> Step[S]:
        """Lay the table before the first answer."""


class View(Protocol[S]):
    """What `rules.view` has."""

    def view(self, state: S, seat: Seat, /) -> S:
        """Cover what a seat may not know."""

    def guess(self, state: S, seat: Seat, random: Random, /) -> S:
        """Return a full table that a seat cannot tell from the real one."""


class Scoring(Protocol[Seen]):
    """What `rules.scoring` has."""

    def score(self, state: Seen, /) -> ScoreSheet:
        """Count at any moment."""


class Faults(Protocol[Seen]):
    """What the package `rules.faults` has."""

    @property
    def LIMITS(self) -> Limits:  # noqa: N802
        """The numbers that may stand in fields."""

    @property
    def DERIVED(self) -> Derived:  # noqa: N802
        """How what follows is worked out again."""

    def box(self, state: Seen, /) -> Pieces:
        """Count what a table is played with."""

    def pieces(self, state: Seen, /) -> Pieces:
        """Count what lies on a table."""

    def known(self, state: Seen, /) -> Mapping[object, Container[object]]:
        """Return the values that there are of some types."""

    def faults(self, state: Seen, /) -> Iterable[Fault]:
        """Find what else cannot lie on a table."""

    def astray(self, state: Seen, /) -> Iterable[Fault]:
        """Find how what lies there does not fit what is asked."""


class Later:
    """A module that is imported when something in it is first asked for."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> Any:
        """Import it, and return what it has under a name."""
        return getattr(import_module(self._name), name)


class _Kept(Mapping[Any, Any]):
    """What a module keeps under a name, looked up when it is asked."""

    def __init__(self, module: object, name: str) -> None:
        self._module, self._name = module, name

    def _there(self) -> Mapping[Any, Any]:
        found: Mapping[Any, Any] = getattr(self._module, self._name)
        return found

    def __getitem__(self, key: object) -> object:
        return self._there()[key]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._there())

    def __len__(self) -> int:
        return len(self._there())


def by_name(
    rules: Rules[S], model: Model[S], setup: Setup[S], view: View[S], scoring: Scoring[S], faults: Faults[S]
) -> dict[str, Any]:
    """Find what `Game` is to be given in the modules that every game in the box has.

    Of `faults` nothing is asked before a table is looked through, so that it may be imported `Later`.
    """
    offered = {Rules: rules, Model: model, Setup: setup, View: view, Scoring: scoring}
    found = {name.lower(): getattr(module, name) for kind, module in offered.items() for name in _names(kind)}
    kept = {name.lower(): _Kept(faults, name) for name in _names(Faults) if name.isupper()}
    return {**found, **kept, **{name: _asking(faults, name) for name in _names(Faults) if name.islower()}}


def _asking(module: object, name: str) -> Callable[[Any], Any]:
    """Return what asks a function of a module that is found when it is called."""
    return lambda state: getattr(module, name)(state)


def _names(protocol: type) -> list[str]:
    return [name for name in vars(protocol) if not name.startswith("_")]
