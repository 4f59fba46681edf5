"""What can change on the player boards, and how a generation ends."""

from typing import ClassVar

from attrs import frozen

from boardkit.core.step import Event
from boardkit.core.table import Seat
from boardkit.games.terraforming_mars.things import Card, CardResource, Resource


@frozen
class StockGained(Event):
    """A seat's stock grew by `amount`."""

    rule: ClassVar[str] = "IX.C"

    seat: Seat
    resource: Resource
    amount: int


@frozen
class StockSpent(Event):
    """A seat's stock shrank by `amount`."""

    rule: ClassVar[str] = "IX.C"

    seat: Seat
    resource: Resource
    amount: int


@frozen
class ResourceTaken(Event):
    """A seat took resources from another's stock."""

    rule: ClassVar[str] = "V.A.2.4"

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

    seat: Seat
    resource: Resource
    amount: int


@frozen
class ProductionLowered(Event):
    """A seat's production went down by `amount`."""

    rule: ClassVar[str] = "III.D.1"

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

    seat: Seat
    card: Card
    resource: CardResource
    amount: int


@frozen
class CubesRemoved(Event):
    """`amount` resources left a card."""

    rule: ClassVar[str] = "V.A.2.5"

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

    seat: Seat
    amount: int
    rating: int


@frozen
class EffectLost(Event):
    """An effect of a card comes to nothing."""

    rule: ClassVar[str] = "V.A.1"
    minor: ClassVar[bool] = True

    seat: Seat
    card: Card


@frozen
class ProductionBegun(Event):
    """The production phase begins."""

    rule: ClassVar[str] = "V.4"

    generation: int


@frozen
class Produced(Event):
    """A seat produced; energy has become heat before."""

    rule: ClassVar[str] = "V.4.2"

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


@frozen
class GameEnded(Event):
    """The game is over."""

    rule: ClassVar[str] = "VI.B"
