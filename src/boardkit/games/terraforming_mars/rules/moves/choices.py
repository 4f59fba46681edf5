"""What a seat answers when its action needs to know more."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Move, Seat
from boardkit.games.terraforming_mars.box.things import Area, Card, EffectKind, Resource


@frozen
class Pay(Move):
    """Pay with so many of each."""

    verb: ClassVar[str] = "pay"

    megacredits: int
    steel: int
    titanium: int
    heat: int


@frozen
class Place(Move):
    """Place the tile, or claim the area."""

    verb: ClassVar[str] = "place"

    at: Area


@frozen
class TakeFrom(Move):
    """Take so much from a seat."""

    verb: ClassVar[str] = "take"

    of: Seat
    amount: int


@frozen
class TakeFromNeutral(Move):
    """Take so much from the neutral opponent."""

    verb: ClassVar[str] = "take-neutral"

    amount: int


@frozen
class LowerProduction(Move):
    """Lower a seat's production."""

    verb: ClassVar[str] = "lower"

    of: Seat


@frozen
class LowerNeutral(Move):
    """Lower the production of the neutral opponent."""

    verb: ClassVar[str] = "lower-neutral"


@frozen
class TakeCubes(Move):
    """Take so many resources from a card."""

    verb: ClassVar[str] = "cubes"

    card: Card
    amount: int


@frozen
class TakeCubesFromNeutral(Move):
    """Take resources from a card of the neutral opponent."""

    verb: ClassVar[str] = "cubes-neutral"


@frozen
class ChooseCard(Move):
    """Choose a card in play."""

    verb: ClassVar[str] = "target"

    card: Card


@frozen
class ChooseOption(Move):
    """Take one of a card's ways, counted from 1."""

    verb: ClassVar[str] = "option"

    option: int
    kind: EffectKind


@frozen
class ChooseNumber(Move):
    """Choose a number."""

    verb: ClassVar[str] = "number"

    number: int


@frozen
class RaiseProduction(Move):
    """Choose the production that goes up."""

    verb: ClassVar[str] = "raise"

    resource: Resource


@frozen
class DiscardCard(Move):
    """Discard a card of the hand."""

    verb: ClassVar[str] = "discard"

    card: Card


@frozen
class DoFirst(Move):
    """Do one of the effects that wait before the others; they are counted from 1."""

    verb: ClassVar[str] = "do"

    number: int
    card: Card
    kind: EffectKind


@frozen
class Decline(Move):
    """Do without."""

    verb: ClassVar[str] = "decline"
