"""What seats can do."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Event, Seat
from boardkit.games.terraforming_mars.box.things import HIDDEN, Award, Card, Corporation, Milestone, Project


@frozen
class GenerationBegun(Event, rule="V.1"):
    """A generation begins."""

    touches = ("generation", "first", "phase")

    generation: int
    first: Seat


@frozen
class ActionsBegun(Event, rule="V.3"):
    """The action phase begins."""

    touches = ("phase",)


@frozen
class CardPlayed(Event, rule="V.A", reveals=True):
    """A seat played a card; `cost` is what it had to pay."""

    touches = (
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
class Paid(Event, rule="V.A.2.2", minor=True):
    """A seat paid; a card that is paid for leaves the hand."""

    touches: ClassVar[tuple[str, ...]] = ("companies[seat].stock", "companies[seat].hand")

    seat: Seat
    megacredits: int
    steel: int
    titanium: int
    heat: int


@frozen
class CostPaid(Paid, rule="V.A.2.2", minor=False):
    """A seat paid what an effect costs."""

    touches = ("companies[seat].stock",)


@frozen
class CardLaidOut(Event, rule="V.A.2"):
    """A card left the hand, and there are several ways to pay for it."""

    touches = ("companies[seat].hand",)

    seat: Seat
    card: Card


@frozen
class ProjectDone(Event, rule="V.B"):
    """A seat does a standard project."""

    touches = ("companies[seat].stock",)

    seat: Seat
    project: Project
    cost: int


@frozen
class PatentSold(Event, rule="V.B.1", hides={"card": HIDDEN}):
    """A seat sold a card of its hand for 1 megacredit."""

    touches = ("companies[seat].hand", "discards[seat]", "companies[seat].stock")

    seat: Seat
    card: Card


@frozen
class MilestoneClaimed(Event, rule="V.C"):
    """A seat claimed a milestone."""

    touches = ("milestones", "companies[seat].stock")

    seat: Seat
    milestone: Milestone


@frozen
class AwardFunded(Event, rule="V.D"):
    """A seat funded an award."""

    touches = ("awards", "companies[seat].stock")

    seat: Seat
    award: Award
    cost: int


@frozen
class ActionUsed(Event, rule="V.E"):
    """A seat used the action of a card."""

    touches = ("companies[seat].used",)

    seat: Seat
    card: Card


@frozen
class PlantsConverted(Event, rule="V.F"):
    """A seat turned plants into a greenery."""

    touches = ("companies[seat].stock",)

    seat: Seat
    plants: int


@frozen
class HeatConverted(Event, rule="V.G"):
    """A seat turned heat into a warmer climate."""

    touches = ("companies[seat].stock",)

    seat: Seat
    heat: int


@frozen
class FirstActionTaken(Event, rule="V.3.3"):
    """A seat carries out its corporation's first action."""

    touches = ("companies[seat].opening",)

    seat: Seat
    corporation: Corporation


@frozen
class TurnEnded(Event, rule="V.3.1", minor=True):
    """A seat ended its turn after one action."""

    seat: Seat


@frozen
class Passed(Event, rule="V.3.2"):
    """A seat passed for the rest of the generation."""

    touches = ("companies[seat].passed", "companies[seat].next_card")

    seat: Seat
