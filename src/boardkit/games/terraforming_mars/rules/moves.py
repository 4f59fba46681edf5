"""The moves."""

from boardkit.core import Move, Seat
from boardkit.games.terraforming_mars.box import things


class GiveCorporation(Move, verb="corporation"):
    """Chance: this corporation is dealt."""

    corporation: things.Corporation


class Draw(Move, verb="draw"):
    """Chance: this card comes off the deck."""

    card: things.Card


class ChooseCorporation(Move, verb="choose"):
    """Choose a corporation."""

    corporation: things.Corporation


class BuyCard(Move, verb="buy"):
    """Take a card that is offered, for its price."""

    card: things.Card


class KeepCard(Move, verb="keep"):
    """Keep a card that was looked at, or drafted."""

    card: things.Card


class Done(Move, verb="done"):
    """Take no more."""


class PlayCard(Move, verb="play"):
    """Play a card from the hand."""

    card: things.Card


class DoProject(Move, verb="project"):
    """Do a standard project."""

    project: things.Project


class ClaimMilestone(Move, verb="claim"):
    """Claim a milestone."""

    milestone: things.Milestone


class FundAward(Move, verb="fund"):
    """Fund an award."""

    award: things.Award


class UseCardAction(Move, verb="use"):
    """Use a card's action; its ways are counted from 1."""

    card: things.Card
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


class SellCard(Move, verb="sell"):
    """Sell a card of the hand."""

    card: things.Card


class Pay(Move, verb="pay"):
    """Pay with so many of each."""

    megacredits: int
    steel: int
    titanium: int
    heat: int


class Place(Move, verb="place"):
    """Place the tile, or claim the area."""

    at: things.Area


class TakeFrom(Move, verb="take"):
    """Take so much from a seat."""

    of: Seat
    amount: int


class TakeFromNeutral(Move, verb="take-neutral"):
    """Take so much from the neutral opponent."""

    amount: int


class LowerProduction(Move, verb="lower"):
    """Lower a seat's production."""

    of: Seat


class LowerNeutral(Move, verb="lower-neutral"):
    """Lower the production of the neutral opponent."""


class TakeCubes(Move, verb="cubes"):
    """Take so many resources from a card."""

    card: things.Card
    amount: int


class TakeCubesFromNeutral(Move, verb="cubes-neutral"):
    """Take resources from a card of the neutral opponent."""


class ChooseCard(Move, verb="target"):
    """Choose a card in play."""

    card: things.Card


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


class DiscardCard(Move, verb="discard"):
    """Discard a card of the hand."""

    card: things.Card


class DoFirst(Move, verb="do"):
    """Do one of the effects that wait before the others; they are counted from 1."""

    number: int
    card: things.Card
    kind: things.EffectKind


class Decline(Move, verb="decline"):
    """Do without."""
