"""What can change on the player boards, and how a generation ends."""

from attrs import frozen

from boardkit.core import Event, Seat
from boardkit.games.terraforming_mars.box.things import Card, CardResource, Resource


@frozen
class StockGained(Event, rule="IX.C"):
    """A seat's stock grew by `amount`."""

    touches = ("companies[seat].stock[resource]",)

    seat: Seat
    resource: Resource
    amount: int


@frozen
class GainSetOff(Event, rule="III.E.3"):
    """A lasting effect brought a seat `amount` resources."""

    touches = ("companies[seat].stock[resource]",)

    seat: Seat
    card: Card
    resource: Resource
    amount: int


@frozen
class StockSpent(Event, rule="IX.C"):
    """A seat's stock shrank by `amount`."""

    touches = ("companies[seat].stock[resource]",)

    seat: Seat
    resource: Resource
    amount: int


@frozen
class ResourceTaken(Event, rule="V.A.2.4"):
    """A seat took resources from another's stock."""

    touches = ("companies[of].stock[resource]",)

    seat: Seat
    of: Seat
    resource: Resource
    amount: int


@frozen
class NeutralRobbed(Event, rule="VII.B.4"):
    """A seat took resources from the neutral opponent."""

    seat: Seat
    resource: Resource
    amount: int


@frozen
class ProductionRaised(Event, rule="III.D.1"):
    """A seat's production went up by `amount`."""

    touches = ("companies[seat].production[resource]", "companies[seat].mined")

    seat: Seat
    resource: Resource
    amount: int


@frozen
class ProductionSetOff(Event, rule="III.E.3"):
    """A lasting effect raised a seat's production by `amount`."""

    touches = ("companies[seat].production[resource]",)

    seat: Seat
    card: Card
    resource: Resource
    amount: int


@frozen
class ProductionLowered(Event, rule="III.D.1"):
    """A seat's production went down by `amount`."""

    touches = ("companies[seat].production[resource]",)

    seat: Seat
    resource: Resource
    amount: int


@frozen
class NeutralLowered(Event, rule="VII.B.4"):
    """The production of the neutral opponent went down."""

    seat: Seat
    resource: Resource
    amount: int


@frozen
class CubesAdded(Event, rule="V.A.2.5"):
    """`amount` resources came onto a card."""

    touches = ("companies[seat].cubes[card]",)

    seat: Seat
    card: Card
    resource: CardResource
    amount: int


@frozen
class CubesRemoved(Event, rule="V.A.2.5"):
    """`amount` resources left a card."""

    touches = ("companies[seat].cubes[card]",)

    seat: Seat
    card: Card
    resource: CardResource
    amount: int


@frozen
class NeutralCubesTaken(Event, rule="VII.B.4"):
    """Resources were taken from a card of the neutral opponent."""

    seat: Seat
    resource: CardResource


@frozen
class RatingRose(Event, rule="IX.B.1"):
    """A seat's terraform rating went up by `amount` to `rating`."""

    touches = ("companies[seat].rating", "companies[seat].raised")

    seat: Seat
    amount: int
    rating: int


@frozen
class EffectWaits(Event, rule="V.A.2.7"):
    """An effect waits for the next card that the seat plays."""

    touches = ("companies[seat].next_card",)

    seat: Seat
    card: Card


@frozen
class EffectLost(Event, rule="V.A.1"):
    """An effect of a card comes to nothing."""

    seat: Seat
    card: Card


@frozen
class ProductionBegun(Event, rule="V.4"):
    """The production phase begins."""

    touches = ("phase",)

    generation: int


@frozen
class Produced(Event, rule="V.4.2"):
    """A seat produced; energy has become heat before."""

    touches = (
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
class LastPlantsBegun(Event, rule="VI.A"):
    """All parameters are at their goals, or the time is up: plants become greeneries a last time."""

    touches = ("phase",)


@frozen
class GameEnded(Event, rule="VI.B"):
    """The game is over."""
