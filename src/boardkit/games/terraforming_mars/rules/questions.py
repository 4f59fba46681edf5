"""What may be asked."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Question, Seat
from boardkit.games.terraforming_mars.box.things import Card, CardResource, Resource, TileKind


@frozen
class DealCorporation(Question):
    """Chance: which corporation does `to` receive to choose from?"""

    word: ClassVar[str] = "deal-corporation"
    rule: ClassVar[str] = "IV.5"

    to: Seat


@frozen
class DealOffer(Question):
    """Chance: which card does `to` receive to choose from? `count` cards are still to come."""

    word: ClassVar[str] = "deal-offer"
    rule: ClassVar[str] = "V.2"

    to: Seat
    count: int


@frozen
class DrawCard(Question):
    """Chance: which card does `to` draw into the hand? `count` cards are still to come."""

    word: ClassVar[str] = "draw-card"
    rule: ClassVar[str] = "IX.C.9"

    to: Seat
    count: int


@frozen
class RevealCard(Question):
    """Chance: which card is turned up for `card`?"""

    word: ClassVar[str] = "reveal-card"
    rule: ClassVar[str] = "V.A.2.7"

    card: Card


@frozen
class RevealCost(Question):
    """Chance: which card sets the place of neutral tile number `number`, counted from 1?"""

    word: ClassVar[str] = "reveal-cost"
    rule: ClassVar[str] = "VII.B.1"

    number: int


@frozen
class WhichCorporation(Question):
    """Which corporation does the seat choose, in secret?"""

    word: ClassVar[str] = "which-corporation"
    rule: ClassVar[str] = "IV.7"


@frozen
class BuyCards(Question):
    """Which of the cards offered does the seat take, for `price` megacredits each?"""

    word: ClassVar[str] = "buy-cards"
    rule: ClassVar[str] = "V.2"

    price: int


@frozen
class KeepCards(Question):
    """Which of the cards looked at does the seat keep? `count` are to be kept."""

    word: ClassVar[str] = "keep-cards"
    rule: ClassVar[str] = "V.A.2"

    count: int


@frozen
class WhichDraft(Question):
    """Which card does the seat keep, before it passes the others on?"""

    word: ClassVar[str] = "which-draft"
    rule: ClassVar[str] = "VII.C"


@frozen
class TakeAction(Question):
    """What does the seat do, having taken `taken` actions this turn?"""

    word: ClassVar[str] = "take-action"
    rule: ClassVar[str] = "V.3.1"

    taken: int


@frozen
class HowToPay(Question):
    """How does the seat pay `cost` megacredits?"""

    word: ClassVar[str] = "how-to-pay"
    rule: ClassVar[str] = "V.A.2.2"

    cost: int


@frozen
class WherePlace(Question):
    """Where does the seat place the tile?"""

    word: ClassVar[str] = "where-place"
    rule: ClassVar[str] = "III.B.1"

    tile: TileKind


@frozen
class WhereClaim(Question):
    """Which area does the seat claim?"""

    word: ClassVar[str] = "where-claim"
    rule: ClassVar[str] = "V.A.2.6"


@frozen
class WhichLoss(Question):
    """From whom is up to `up_to` of the resource taken?"""

    word: ClassVar[str] = "which-loss"
    rule: ClassVar[str] = "V.A.2.4"

    resource: Resource
    up_to: int
    card: Card


@frozen
class WhichProduction(Question):
    """Whose production goes down by `amount`?"""

    word: ClassVar[str] = "which-production"
    rule: ClassVar[str] = "V.A.2.3"

    resource: Resource
    amount: int
    card: Card


@frozen
class WhichCubes(Question):
    """From which card are resources taken?"""

    word: ClassVar[str] = "which-cubes"
    rule: ClassVar[str] = "V.A.2.4"

    resource: CardResource
    up_to: int
    card: Card


@frozen
class WhichCard(Question):
    """Which card takes the resources?"""

    word: ClassVar[str] = "which-card"
    rule: ClassVar[str] = "V.A.2.5"

    amount: int


@frozen
class WhichCopy(Question):
    """Which card's production is repeated?"""

    word: ClassVar[str] = "which-copy"
    rule: ClassVar[str] = "V.A.2.7"

    card: Card


@frozen
class WhichOption(Question):
    """Which of the ways of the card does the seat take?"""

    word: ClassVar[str] = "which-option"
    rule: ClassVar[str] = "V.A.2"

    card: Card


@frozen
class WhichNumber(Question):
    """How many, from `least` to `most`?"""

    word: ClassVar[str] = "which-number"
    rule: ClassVar[str] = "V.A.2"

    card: Card
    least: int
    most: int


@frozen
class WhichBonus(Question):
    """Which production does the covered area raise?"""

    word: ClassVar[str] = "which-bonus"
    rule: ClassVar[str] = "V.A.2.6"

    card: Card


@frozen
class WhichDiscard(Question):
    """Which card of the hand does the seat discard for the card, if any?"""

    word: ClassVar[str] = "which-discard"
    rule: ClassVar[str] = "V.A.2"

    card: Card


@frozen
class WhichPatent(Question):
    """Which card does the seat sell, having sold `sold` so far?"""

    word: ClassVar[str] = "which-patent"
    rule: ClassVar[str] = "V.B.1"

    sold: int


@frozen
class WhichFirst(Question):
    """Which effect comes first?"""

    word: ClassVar[str] = "which-first"
    rule: ClassVar[str] = "V.A.2"


@frozen
class LastGreenery(Question):
    """Does the seat turn plants into another greenery?"""

    word: ClassVar[str] = "last-greenery"
    rule: ClassVar[str] = "VI.A"
