"""What a seat does in its turn, and what it and chance take from decks and offers."""

from attrs import frozen

from boardkit.core import Move
from boardkit.games.terraforming_mars.box.things import Award, Card, Corporation, Milestone, Project


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
