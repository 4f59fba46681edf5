"""V.2 What can happen to projects, and between the players."""

from typing import ClassVar, Self

from attrs import frozen

from boardkit.core import Event, Seat, evolve
from boardkit.games.terristories.rules.events.shift import Shift
from boardkit.games.terristories.rules.model import HIDDEN, ProjectCard
from boardkit.maps.octagons import Octagon


@frozen
class StockActivated(Event):
    """A seat activated a card of its stock."""

    rule: ClassVar[str] = "V.2.a"
    touches: ClassVar[tuple[str, ...]] = ("tableaux[seat].cards",)

    seat: Seat
    card: ProjectCard


@frozen
class ProjectChosen(Event):
    """A seat chose, in secret, what it proposes."""

    rule: ClassVar[str] = "V.2.a"
    minor: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = ("chosen[seat]",)

    seat: Seat
    card: ProjectCard

    def covered(self, seat: Seat | None) -> Self:
        """Hide the card from the others."""
        return self if seat == self.seat else evolve(self, card=HIDDEN)


@frozen
class ChoicesShown(Event):
    """Everybody shows at once which project it has chosen, or that it has chosen none."""

    rule: ClassVar[str] = "V.2.a"
    reveals: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = ("chosen",)


@frozen
class ProjectProposed(Event):
    """A project was laid on the table."""

    rule: ClassVar[str] = "V.2.a"
    reveals: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = (
        "tableaux[seat].hand",
        "offers[seat]",
    )

    seat: Seat
    card: ProjectCard


@frozen
class Contributed(Event):
    """A seat put cubes on a project."""

    rule: ClassVar[str] = "V.2.b"
    touches: ClassVar[tuple[str, ...]] = (
        "tableaux[seat].cubes",
        "offers",
    )

    seat: Seat
    card: ProjectCard
    amount: int


@frozen
class Withdrawn(Event):
    """A seat took its cubes back from a project."""

    rule: ClassVar[str] = "V.2.b"
    touches: ClassVar[tuple[str, ...]] = (
        "tableaux[seat].cubes",
        "offers",
    )

    seat: Seat
    card: ProjectCard
    amount: int


@frozen
class ProjectDropped(Event):
    """A project was not financed and went under its pile."""

    rule: ClassVar[str] = "V.2.c"
    touches: ClassVar[tuple[str, ...]] = (
        "offers[seat]",
        "tableaux[seat].under",
    )

    seat: Seat
    card: ProjectCard


@frozen
class CubesReturned(Event):
    """A seat got its cubes back from a project that was not financed."""

    rule: ClassVar[str] = "V.2.c"
    touches: ClassVar[tuple[str, ...]] = ("tableaux[seat].cubes",)

    seat: Seat
    amount: int


@frozen
class ProjectFinanced(Event):
    """The cubes of a project went to the bank."""

    rule: ClassVar[str] = "V.2.c"
    touches: ClassVar[tuple[str, ...]] = ("offers[seat].paid",)

    seat: Seat
    card: ProjectCard
    price: int


@frozen
class ImpactsApplied(Event):
    """The impacts of the financed projects were added to the indices."""

    rule: ClassVar[str] = "V.2.c"
    touches: ClassVar[tuple[str, ...]] = ("indices",)

    societal: Shift
    economy: Shift
    environment: Shift


@frozen
class CardLaid(Event):
    """A financed project lies in front of its seat."""

    rule: ClassVar[str] = "V.2.c"
    touches: ClassVar[tuple[str, ...]] = ("offers[seat]", "tableaux[seat].cards")
    minor: ClassVar[bool] = True

    seat: Seat
    card: ProjectCard


@frozen
class CardStocked(Event):
    """A project was turned by 90 degrees, to be activated later."""

    rule: ClassVar[str] = "V.2.c"
    minor: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = (
        "offers[seat]",
        "tableaux[seat].cards",
    )

    seat: Seat
    card: ProjectCard


@frozen
class TokenPlaced(Event):
    """The token of a project was put on the planet."""

    rule: ClassVar[str] = "V.2.c"
    touches: ClassVar[tuple[str, ...]] = ("tableaux[seat].cards",)

    seat: Seat
    card: ProjectCard
    at: Octagon

    @property
    def places(self) -> tuple[Octagon, ...]:
        """The territory."""
        return (self.at,)


@frozen
class CardBuried(Event):
    """A lightning project went under its pile."""

    rule: ClassVar[str] = "V.2.c"
    minor: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = (
        "tableaux[seat].cards",
        "tableaux[seat].under",
    )

    seat: Seat
    card: ProjectCard


@frozen
class CardDiscarded(Event):
    """A seat put a card of its hand under its pile."""

    rule: ClassVar[str] = "V.2.c"
    touches: ClassVar[tuple[str, ...]] = (
        "tableaux[seat].hand",
        "tableaux[seat].under",
    )

    seat: Seat
    card: ProjectCard

    def covered(self, seat: Seat | None) -> Self:
        """Hide the card from the others."""
        return self if seat == self.seat else evolve(self, card=HIDDEN)
