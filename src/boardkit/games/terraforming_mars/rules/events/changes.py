"""What can change on the player boards, and how a generation ends."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Event, Seat
from boardkit.games.terraforming_mars.box.things import Card, CardResource, Resource


@frozen
class StockGained(Event):
    """A seat's stock grew by `amount`."""

    rule: ClassVar[str] = "IX.C"
    touches: ClassVar[tuple[str, ...]] = ("companies[seat].stock[resource]",)

    seat: Seat
    resource: Resource
    amount: int


@frozen
class GainSetOff(Event):
    """A lasting effect brought a seat `amount` resources."""

    rule: ClassVar[str] = "III.E.3"
    touches: ClassVar[tuple[str, ...]] = ("companies[seat].stock[resource]",)

    seat: Seat
    card: Card
    resource: Resource
    amount: int


@frozen
class StockSpent(Event):
    """A seat's stock shrank by `amount`."""

    rule: ClassVar[str] = "IX.C"
    touches: ClassVar[tuple[str, ...]] = ("companies[seat].stock[resource]",)

    seat: Seat
    resource: Resource
    amount: int


@frozen
class ResourceTaken(Event):
    """A seat took resources from another's stock."""

    rule: ClassVar[str] = "V.A.2.4"
    touches: ClassVar[tuple[str, ...]] = ("companies[of].stock[resource]",)

    seat: Seat
    of: Seat
    resource: Resource
    amount: int


@frozen
class NeutralRobbed(Event):
    """A seat took resources from the neutral opponent."""

    rule: ClassVar[str] = "VII.B.4"

    seat: Seat
    resource: Resource
    amount: int


@frozen
class ProductionRaised(Event):
    """A seat's production went up by `amount`."""

    rule: ClassVar[str] = "III.D.1"
    touches: ClassVar[tuple[str, ...]] = ("companies[seat].production[resource]", "companies[seat].mined")

    seat: Seat
    resource: Resource
    amount: int


@frozen
class ProductionSetOff(Event):
    """A lasting effect raised a seat's production by `amount`."""

    rule: ClassVar[str] = "III.E.3"
    touches: ClassVar[tuple[str, ...]] = ("companies[seat].production[resource]",)

    seat: Seat
    card: Card
    resource: Resource
    amount: int


@frozen
class ProductionLowered(Event):
    """A seat's production went down by `amount`."""

    rule: ClassVar[str] = "III.D.1"
    touches: ClassVar[tuple[str, ...]] = ("companies[seat].production[resource]",)

    seat: Seat
    resource: Resource
    amount: int


@frozen
class NeutralLowered(Event):
    """The production of the neutral opponent went down."""

    rule: ClassVar[str] = "VII.B.4"

    seat: Seat
    resource: Resource
    amount: int


@frozen
class CubesAdded(Event):
    """`amount` resources came onto a card."""

    rule: ClassVar[str] = "V.A.2.5"
    touches: ClassVar[tuple[str, ...]] = ("companies[seat].cubes[card]",)

    seat: Seat
    card: Card
    resource: CardResource
    amount: int


@frozen
class CubesRemoved(Event):
    """`amount` resources left a card."""

    rule: ClassVar[str] = "V.A.2.5"
    touches: ClassVar[tuple[str, ...]] = ("companies[seat].cubes[card]",)

    seat: Seat
    card: Card
    resource: CardResource
    amount: int


@frozen
class NeutralCubesTaken(Event):
    """Resources were taken from a card of the neutral opponent."""

    rule: ClassVar[str] = "VII.B.4"

    seat: Seat
    resource: CardResource


@frozen
class RatingRose(Event):
    """A seat's terraform rating went up by `amount` to `rating`."""

    rule: ClassVar[str] = "IX.B.1"
    touches: ClassVar[tuple[str, ...]] = (
        "companies[seat].rating",
        "companies[seat].raised",
    )

    seat: Seat
    amount: int
    rating: int


@frozen
class EffectWaits(Event):
    """An effect waits for the next card that the seat plays."""

    rule: ClassVar[str] = "V.A.2.7"
    touches: ClassVar[tuple[str, ...]] = ("companies[seat].next_card",)

    seat: Seat
    card: Card


@frozen
class EffectLost(Event):
    """An effect of a card comes to nothing."""

    rule: ClassVar[str] = "V.A.1"

    seat: Seat
    card: Card


@frozen
class ProductionBegun(Event):
    """The production phase begins."""

    rule: ClassVar[str] = "V.4"
    touches: ClassVar[tuple[str, ...]] = ("phase",)

    generation: int


@frozen
class Produced(Event):
    """A seat produced; energy has become heat before."""

    rule: ClassVar[str] = "V.4.2"
    touches: ClassVar[tuple[str, ...]] = (
        "companies[seat].stock",
        "companies[seat].used",
        "companies[seat].next_card",
        "companies[seat].passed",
        "companies[seat].raised",
    )

    seat: Seat
    megacredits: int
    steel: int
    titanium: int
    plants: int
    energy: int
    heat: int


@frozen
class LastPlantsBegun(Event):
    """All parameters are at their goals, or the time is up: plants become greeneries a last time."""

    rule: ClassVar[str] = "VI.A"
    touches: ClassVar[tuple[str, ...]] = ("phase",)


@frozen
class GameEnded(Event):
    """The game is over."""

    rule: ClassVar[str] = "VI.B"
