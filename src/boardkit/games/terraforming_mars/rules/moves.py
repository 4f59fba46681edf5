"""What may be answered."""

from boardkit.core import Move, Seat, frozen
from boardkit.games.terraforming_mars.box.things import (
    Area,
    Award,
    Card,
    Corporation,
    EffectKind,
    Milestone,
    Project,
    Resource,
)


@frozen
class GiveCorporation(Move, verb="corporation"):
    """Chance: this corporation is dealt."""

    corporation: Corporation


@frozen
class Draw(Move, verb="draw"):
    """Chance: this card comes off the deck."""

    card: Card


@frozen
class ChooseCorporation(Move, verb="choose"):
    """Choose a corporation."""

    corporation: Corporation


@frozen
class BuyCard(Move, verb="buy"):
    """Take a card that is offered, for its price."""

    card: Card


@frozen
class KeepCard(Move, verb="keep"):
    """Keep a card that was looked at, or drafted."""

    card: Card


@frozen
class Done(Move, verb="done"):
    """Take no more."""


@frozen
class PlayCard(Move, verb="play"):
    """Play a card from the hand."""

    card: Card


@frozen
class DoProject(Move, verb="project"):
    """Do a standard project."""

    project: Project


@frozen
class ClaimMilestone(Move, verb="claim"):
    """Claim a milestone."""

    milestone: Milestone


@frozen
class FundAward(Move, verb="fund"):
    """Fund an award."""

    award: Award


@frozen
class UseCardAction(Move, verb="use"):
    """Use a card's action; its ways are counted from 1."""

    card: Card
    option: int


@frozen
class ConvertPlants(Move, verb="plants"):
    """Turn plants into a greenery."""


@frozen
class ConvertHeat(Move, verb="heat"):
    """Turn heat into a warmer climate."""


@frozen
class FirstAction(Move, verb="first"):
    """Carry out the corporation's first action."""


@frozen
class EndTurn(Move, verb="end"):
    """End the turn after one action."""


@frozen
class Pass(Move, verb="pass"):
    """Pass for the rest of the generation."""


@frozen
class SellCard(Move, verb="sell"):
    """Sell a card of the hand."""

    card: Card


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
