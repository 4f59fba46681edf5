"""The parts of a game by the names that its modules have for them, so that its record need not list them."""

from collections.abc import Container, Iterable, Mapping
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


def by_name(
    rules: Rules[S], model: Model[S], setup: Setup[S], view: View[S], scoring: Scoring[S], faults: Faults[S]
) -> dict[str, Any]:
    """Find what `Game` is to be given in the modules that every game in the box has."""
    offered = {Rules: rules, Model: model, Setup: setup, View: view, Scoring: scoring, Faults: faults}
    return {name.lower(): getattr(module, name) for kind, module in offered.items() for name in _names(kind)}


def _names(protocol: type) -> list[str]:
    return [name for name in vars(protocol) if not name.startswith("_")]
