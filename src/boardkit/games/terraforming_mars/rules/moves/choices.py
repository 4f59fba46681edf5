"""What a seat answers when its action needs to know more."""

from attrs import frozen

from boardkit.core import Move, Seat
from boardkit.games.terraforming_mars.box.things import Area, Card, EffectKind, Resource


@frozen
class Pay(Move, verb="pay"):
    """Pay with so many of each."""

    megacredits: int
    steel: int
    titanium: int
    heat: int


@frozen
class Place(Move, verb="place"):
    """Place the tile, or claim the area."""

    at: Area


@frozen
class TakeFrom(Move, verb="take"):
    """Take so much from a seat."""

    of: Seat
    amount: int


@frozen
class TakeFromNeutral(Move, verb="take-neutral"):
    """Take so much from the neutral opponent."""

    amount: int


@frozen
class LowerProduction(Move, verb="lower"):
    """Lower a seat's production."""

    of: Seat


@frozen
class LowerNeutral(Move, verb="lower-neutral"):
    """Lower the production of the neutral opponent."""


@frozen
class TakeCubes(Move, verb="cubes"):
    """Take so many resources from a card."""

    card: Card
    amount: int


@frozen
class TakeCubesFromNeutral(Move, verb="cubes-neutral"):
    """Take resources from a card of the neutral opponent."""


@frozen
class ChooseCard(Move, verb="target"):
    """Choose a card in play."""

    card: Card


@frozen
class ChooseOption(Move, verb="option"):
    """Take one of a card's ways, counted from 1."""

    option: int
    kind: EffectKind


@frozen
class ChooseNumber(Move, verb="number"):
    """Choose a number."""

    number: int


@frozen
class RaiseProduction(Move, verb="raise"):
    """Choose the production that goes up."""

    resource: Resource


@frozen
class DiscardCard(Move, verb="discard"):
    """Discard a card of the hand."""

    card: Card


@frozen
class DoFirst(Move, verb="do"):
    """Do one of the effects that wait before the others; they are counted from 1."""

    number: int
    card: Card
    kind: EffectKind


@frozen
class Decline(Move, verb="decline"):
    """Do without."""
