"""What seats can do."""

from typing import ClassVar, Self

from attrs import frozen

from boardkit.core.step import Event
from boardkit.core.table import Seat
from boardkit.core.values import evolve
from boardkit.games.terraforming_mars.things import HIDDEN, Award, Card, Corporation, Milestone, Project


@frozen
class GenerationBegun(Event):
    """A generation begins."""

    rule: ClassVar[str] = "V.1"

    generation: int
    first: Seat


@frozen
class ActionsBegun(Event):
    """The action phase begins."""

    rule: ClassVar[str] = "V.3"


@frozen
class CardPlayed(Event):
    """A seat played a card; `cost` is what it had to pay."""

    rule: ClassVar[str] = "V.A"
    reveals: ClassVar[bool] = True

    seat: Seat
    card: Card
    cost: int

    def is_news(self, seat: Seat) -> bool:
        """Tell it as news to all others: the card was in the seat's own hand."""
        return seat != self.seat


@frozen
class Paid(Event):
    """A seat paid."""

    rule: ClassVar[str] = "V.A.2.2"
    minor: ClassVar[bool] = True

    seat: Seat
    megacredits: int
    steel: int
    titanium: int
    heat: int


@frozen
class ProjectDone(Event):
    """A seat does a standard project."""

    rule: ClassVar[str] = "V.B"

    seat: Seat
    project: Project
    cost: int


@frozen
class PatentSold(Event):
    """A seat sold a card of its hand for 1 megacredit."""

    rule: ClassVar[str] = "V.B.1"

    seat: Seat
    card: Card

    def covered(self, seat: Seat | None) -> Self:
        """Hide the card from the others."""
        return self if seat == self.seat else evolve(self, card=HIDDEN)


@frozen
class MilestoneClaimed(Event):
    """A seat claimed a milestone."""

    rule: ClassVar[str] = "V.C"

    seat: Seat
    milestone: Milestone


@frozen
class AwardFunded(Event):
    """A seat funded an award."""

    rule: ClassVar[str] = "V.D"

    seat: Seat
    award: Award
    cost: int


@frozen
class ActionUsed(Event):
    """A seat used the action of a card."""

    rule: ClassVar[str] = "V.E"

    seat: Seat
    card: Card


@frozen
class PlantsConverted(Event):
    """A seat turned plants into a greenery."""

    rule: ClassVar[str] = "V.F"

    seat: Seat
    plants: int


@frozen
class HeatConverted(Event):
    """A seat turned heat into a warmer climate."""

    rule: ClassVar[str] = "V.G"

    seat: Seat
    heat: int


@frozen
class FirstActionTaken(Event):
    """A seat carries out its corporation's first action."""

    rule: ClassVar[str] = "V.3.3"

    seat: Seat
    corporation: Corporation


@frozen
class TurnEnded(Event):
    """A seat ended its turn after one action."""

    rule: ClassVar[str] = "V.3.1"
    minor: ClassVar[bool] = True

    seat: Seat


@frozen
class Passed(Event):
    """A seat passed for the rest of the generation."""

    rule: ClassVar[str] = "V.3.2"

    seat: Seat
