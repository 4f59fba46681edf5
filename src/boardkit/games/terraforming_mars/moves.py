"""What may be answered."""

from typing import ClassVar

from attrs import frozen

from boardkit.core.step import Move
from boardkit.core.table import Seat
from boardkit.games.terraforming_mars.things import (
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


MOVES = (
    GiveCorporation,
    Draw,
    ChooseCorporation,
    BuyCard,
    KeepCard,
    Done,
    PlayCard,
    DoProject,
    ClaimMilestone,
    FundAward,
    UseCardAction,
    ConvertPlants,
    ConvertHeat,
    FirstAction,
    EndTurn,
    Pass,
    SellCard,
    Pay,
    Place,
    TakeFrom,
    TakeFromNeutral,
    LowerProduction,
    LowerNeutral,
    TakeCubes,
    TakeCubesFromNeutral,
    ChooseCard,
    ChooseOption,
    ChooseNumber,
    RaiseProduction,
    DiscardCard,
    DoFirst,
    Decline,
)
