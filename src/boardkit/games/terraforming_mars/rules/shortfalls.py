"""V.A.1 Having too little: refusals that several chapters give."""

from boardkit.core import Refusal
from boardkit.games.terraforming_mars.box.things import Resource


class Shortfall:
    """A refusal that says that there is less than what is wanted."""

    wanted: int
    has: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return self.wanted - self.has


class TooExpensive(Refusal, word="too-expensive", rule="V.A.2.1"):
    """The seat cannot pay so much."""

    cost: int
    has: int

    @property
    def missing(self) -> int:
        """Count what is lacking."""
        return self.cost - self.has


class TooFewResources(Shortfall, Refusal, word="too-few-resources", rule="V.A.1"):
    """The seat has too few of a resource."""

    resource: Resource
    wanted: int
    has: int


class TooFewCards(Shortfall, Refusal, word="too-few-cards", rule="V.B.1"):
    """The seat has too few cards in hand."""

    wanted: int
    has: int


class ProductionTooLow(Shortfall, Refusal, word="production-too-low", rule="V.A.2.3"):
    """The seat's production is too low to be required or lowered."""

    resource: Resource
    wanted: int
    has: int
