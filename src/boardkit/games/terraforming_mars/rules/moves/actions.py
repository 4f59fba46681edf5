"""What a seat does in its turn, and what it and chance take from decks and offers."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Move
from boardkit.games.terraforming_mars.box.things import Award, Card, Corporation, Milestone, Project


@frozen
class GiveCorporation(Move):
    """Chance: this corporation is dealt."""

    verb: ClassVar[str] = "corporation"

    corporation: Corporation


@frozen
class Draw(Move):
    """Chance: this card comes off the deck."""

    verb: ClassVar[str] = "draw"

    card: Card


@frozen
class ChooseCorporation(Move):
    """Choose a corporation."""

    verb: ClassVar[str] = "choose"

    corporation: Corporation


@frozen
class BuyCard(Move):
    """Take a card that is offered, for its price."""

    verb: ClassVar[str] = "buy"

    card: Card


@frozen
class KeepCard(Move):
    """Keep a card that was looked at, or drafted."""

    verb: ClassVar[str] = "keep"

    card: Card


@frozen
class Done(Move):
    """Take no more."""

    verb: ClassVar[str] = "done"


@frozen
class PlayCard(Move):
    """Play a card from the hand."""

    verb: ClassVar[str] = "play"

    card: Card


@frozen
class DoProject(Move):
    """Do a standard project."""

    verb: ClassVar[str] = "project"

    project: Project


@frozen
class ClaimMilestone(Move):
    """Claim a milestone."""

    verb: ClassVar[str] = "claim"

    milestone: Milestone


@frozen
class FundAward(Move):
    """Fund an award."""

    verb: ClassVar[str] = "fund"

    award: Award


@frozen
class UseCardAction(Move):
    """Use a card's action; its ways are counted from 1."""

    verb: ClassVar[str] = "use"

    card: Card
    option: int


@frozen
class ConvertPlants(Move):
    """Turn plants into a greenery."""

    verb: ClassVar[str] = "plants"


@frozen
class ConvertHeat(Move):
    """Turn heat into a warmer climate."""

    verb: ClassVar[str] = "heat"


@frozen
class FirstAction(Move):
    """Carry out the corporation's first action."""

    verb: ClassVar[str] = "first"


@frozen
class EndTurn(Move):
    """End the turn after one action."""

    verb: ClassVar[str] = "end"


@frozen
class Pass(Move):
    """Pass for the rest of the generation."""

    verb: ClassVar[str] = "pass"


@frozen
class SellCard(Move):
    """Sell a card of the hand."""

    verb: ClassVar[str] = "sell"

    card: Card
