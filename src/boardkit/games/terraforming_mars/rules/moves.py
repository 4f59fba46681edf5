"""The moves."""

from boardkit.core import Move, Seat
from boardkit.games.terraforming_mars.box import things


class CardMove(Move):
    """A move about a card."""

    card: things.Card


class GiveCorporation(Move, verb="corporation"):
    """Chance: this corporation is dealt."""

    corporation: things.Corporation


class Draw(CardMove, verb="draw"):
    """Chance: this card comes off the deck."""


class ChooseCorporation(Move, verb="choose"):
    """Choose a corporation."""

    corporation: things.Corporation


class BuyCard(CardMove, verb="buy"):
    """Take a card that is offered, for its price."""


class KeepCard(CardMove, verb="keep"):
    """Keep a card that was looked at, or drafted."""


class Done(Move, verb="done"):
    """Take no more."""


class PlayCard(CardMove, verb="play"):
    """Play a card from the hand."""


class DoProject(Move, verb="project"):
    """Do a standard project."""

    project: things.Project


class ClaimMilestone(Move, verb="claim"):
    """Claim a milestone."""

    milestone: things.Milestone


class FundAward(Move, verb="fund"):
    """Fund an award."""

    award: things.Award


class UseCardAction(CardMove, verb="use"):
    """Use a card's action; its ways are counted from 1."""

    option: int


class ConvertPlants(Move, verb="plants"):
    """Turn plants into a greenery."""


class ConvertHeat(Move, verb="heat"):
    """Turn heat into a warmer climate."""


class FirstAction(Move, verb="first"):
    """Carry out the corporation's first action."""


class EndTurn(Move, verb="end"):
    """End the turn after one action."""


class Pass(Move, verb="pass"):
    """Pass for the rest of the generation."""


class SellCard(CardMove, verb="sell"):
    """Sell a card of the hand."""


class Pay(Move, verb="pay"):
    """Pay with so many of each."""

    megacredits: int
    steel: int
    titanium: int
    heat: int


class Place(Move, verb="place"):
    """Place the tile, or claim the area."""

    at: things.Area


class TakeFrom(Move, verb="take", turns=("amount",)):
    """Take so much from a seat."""

    of: Seat
    amount: int


class TakeFromNeutral(Move, verb="take-neutral", turns=("amount",)):
    """Take so much from the neutral opponent."""

    amount: int


class LowerProduction(Move, verb="lower"):
    """Lower a seat's production."""

    of: Seat


class LowerNeutral(Move, verb="lower-neutral"):
    """Lower the production of the neutral opponent."""


class TakeCubes(CardMove, verb="cubes"):
    """Take so many resources from a card."""

    amount: int


class TakeCubesFromNeutral(Move, verb="cubes-neutral"):
    """Take resources from a card of the neutral opponent."""


class ChooseCard(CardMove, verb="target"):
    """Choose a card in play."""


class ChooseOption(Move, verb="option"):
    """Take one of a card's ways, counted from 1."""

    option: int
    kind: things.EffectKind


class ChooseNumber(Move, verb="number"):
    """Choose a number."""

    number: int


class RaiseProduction(Move, verb="raise"):
    """Choose the production that goes up."""

    resource: things.Resource


class DiscardCard(CardMove, verb="discard"):
    """Discard a card of the hand."""


class DoFirst(Move, verb="do"):
    """Do one of the effects that wait before the others; they are counted from 1."""

    number: int
    card: things.Card
    kind: things.EffectKind


class Decline(Move, verb="decline"):
    """Do without."""
