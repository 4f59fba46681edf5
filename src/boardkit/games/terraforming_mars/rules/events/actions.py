"""What seats can do."""

from typing import ClassVar, Self

from attrs import frozen

from boardkit.core import Event, Seat, evolve
from boardkit.games.terraforming_mars.box.things import HIDDEN, Award, Card, Corporation, Milestone, Project


@frozen
class GenerationBegun(Event):
    """A generation begins."""

    rule: ClassVar[str] = "V.1"
    touches: ClassVar[tuple[str, ...]] = (
        "generation",
        "first",
        "phase",
    )

    generation: int
    first: Seat


@frozen
class ActionsBegun(Event):
    """The action phase begins."""

    rule: ClassVar[str] = "V.3"
    touches: ClassVar[tuple[str, ...]] = ("phase",)


@frozen
class CardPlayed(Event):
    """A seat played a card; `cost` is what it had to pay."""

    rule: ClassVar[str] = "V.A"
    reveals: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = (
        "companies[seat].hand",
        "companies[seat].stock",
        "companies[seat].played",
        "companies[seat].events",
        "companies[seat].next_card",
    )

    seat: Seat
    card: Card
    cost: int

    def is_news(self, seat: Seat) -> bool:
        """Tell it as news to all others: the card was in the seat's own hand."""
        return seat != self.seat


@frozen
class Paid(Event):
    """A seat paid; a card that is paid for leaves the hand."""

    rule: ClassVar[str] = "V.A.2.2"
    minor: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = ("companies[seat].stock", "companies[seat].hand")

    seat: Seat
    megacredits: int
    steel: int
    titanium: int
    heat: int


@frozen
class CostPaid(Paid):
    """A seat paid what an effect costs."""

    rule: ClassVar[str] = "V.A.2.2"
    touches: ClassVar[tuple[str, ...]] = ("companies[seat].stock",)
    minor: ClassVar[bool] = False


@frozen
class CardLaidOut(Event):
    """A card left the hand, and there are several ways to pay for it."""

    rule: ClassVar[str] = "V.A.2"
    touches: ClassVar[tuple[str, ...]] = ("companies[seat].hand",)

    seat: Seat
    card: Card


@frozen
class ProjectDone(Event):
    """A seat does a standard project."""

    rule: ClassVar[str] = "V.B"
    touches: ClassVar[tuple[str, ...]] = ("companies[seat].stock",)

    seat: Seat
    project: Project
    cost: int


@frozen
class PatentSold(Event):
    """A seat sold a card of its hand for 1 megacredit."""

    rule: ClassVar[str] = "V.B.1"
    touches: ClassVar[tuple[str, ...]] = (
        "companies[seat].hand",
        "discards[seat]",
        "companies[seat].stock",
    )

    seat: Seat
    card: Card

    def covered(self, seat: Seat | None) -> Self:
        """Hide the card from the others."""
        return self if seat == self.seat else evolve(self, card=HIDDEN)


@frozen
class MilestoneClaimed(Event):
    """A seat claimed a milestone."""

    rule: ClassVar[str] = "V.C"
    touches: ClassVar[tuple[str, ...]] = (
        "milestones",
        "companies[seat].stock",
    )

    seat: Seat
    milestone: Milestone


@frozen
class AwardFunded(Event):
    """A seat funded an award."""

    rule: ClassVar[str] = "V.D"
    touches: ClassVar[tuple[str, ...]] = (
        "awards",
        "companies[seat].stock",
    )

    seat: Seat
    award: Award
    cost: int


@frozen
class ActionUsed(Event):
    """A seat used the action of a card."""

    rule: ClassVar[str] = "V.E"
    touches: ClassVar[tuple[str, ...]] = ("companies[seat].used",)

    seat: Seat
    card: Card


@frozen
class PlantsConverted(Event):
    """A seat turned plants into a greenery."""

    rule: ClassVar[str] = "V.F"
    touches: ClassVar[tuple[str, ...]] = ("companies[seat].stock",)

    seat: Seat
    plants: int


@frozen
class HeatConverted(Event):
    """A seat turned heat into a warmer climate."""

    rule: ClassVar[str] = "V.G"
    touches: ClassVar[tuple[str, ...]] = ("companies[seat].stock",)

    seat: Seat
    heat: int


@frozen
class FirstActionTaken(Event):
    """A seat carries out its corporation's first action."""

    rule: ClassVar[str] = "V.3.3"
    touches: ClassVar[tuple[str, ...]] = ("companies[seat].opening",)

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
    touches: ClassVar[tuple[str, ...]] = (
        "companies[seat].passed",
        "companies[seat].next_card",
    )

    seat: Seat
