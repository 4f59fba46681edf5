"""What may be asked."""

from boardkit.core import Question, Seat
from boardkit.games.terraforming_mars.box.things import Card, CardResource, Resource, TileKind


class DealCorporation(Question, word="deal-corporation", rule="IV.5"):
    """Chance: which corporation does `to` receive to choose from?"""

    to: Seat


class DealOffer(Question, word="deal-offer", rule="V.2"):
    """Chance: which card does `to` receive to choose from? `count` cards are still to come."""

    to: Seat
    count: int


class DrawCard(Question, word="draw-card", rule="IX.C.9"):
    """Chance: which card does `to` draw into the hand? `count` cards are still to come."""

    to: Seat
    count: int


class RevealCard(Question, word="reveal-card", rule="V.A.2.7"):
    """Chance: which card is turned up for `card`?"""

    card: Card


class RevealCost(Question, word="reveal-cost", rule="VII.B.1"):
    """Chance: which card sets the place of neutral tile number `number`, counted from 1?"""

    number: int


class WhichCorporation(Question, word="which-corporation", rule="IV.7"):
    """Which corporation does the seat choose, in secret?"""


class BuyCards(Question, word="buy-cards", rule="V.2"):
    """Which of the cards offered does the seat take, for `price` megacredits each?"""

    price: int


class KeepCards(Question, word="keep-cards", rule="V.A.2"):
    """Which of the cards looked at does the seat keep? `count` are to be kept."""

    count: int


class WhichDraft(Question, word="which-draft", rule="VII.C"):
    """Which card does the seat keep, before it passes the others on?"""


class TakeAction(Question, word="take-action", rule="V.3.1"):
    """What does the seat do, having taken `taken` actions this turn?"""

    taken: int


class HowToPay(Question, word="how-to-pay", rule="V.A.2.2"):
    """How does the seat pay `cost` megacredits?"""

    cost: int


class WherePlace(Question, word="where-place", rule="III.B.1"):
    """Where does the seat place the tile?"""

    tile: TileKind


class WhereClaim(Question, word="where-claim", rule="V.A.2.6"):
    """Which area does the seat claim?"""


class WhichLoss(Question, word="which-loss", rule="V.A.2.4"):
    """From whom is up to `up_to` of the resource taken?"""

    resource: Resource
    up_to: int
    card: Card


class WhichProduction(Question, word="which-production", rule="V.A.2.3"):
    """Whose production goes down by `amount`?"""

    resource: Resource
    amount: int
    card: Card


class WhichCubes(Question, word="which-cubes", rule="V.A.2.4"):
    """From which card are resources taken?"""

    resource: CardResource
    up_to: int
    card: Card


class WhichCard(Question, word="which-card", rule="V.A.2.5"):
    """Which card takes the resources?"""

    amount: int


class WhichCopy(Question, word="which-copy", rule="V.A.2.7"):
    """Which card's production is repeated?"""

    card: Card


class WhichOption(Question, word="which-option", rule="V.A.2"):
    """Which of the ways of the card does the seat take?"""

    card: Card


class WhichNumber(Question, word="which-number", rule="V.A.2"):
    """How many, from `least` to `most`?"""

    card: Card
    least: int
    most: int


class WhichBonus(Question, word="which-bonus", rule="V.A.2.6"):
    """Which production does the covered area raise?"""

    card: Card


class WhichDiscard(Question, word="which-discard", rule="V.A.2"):
    """Which card of the hand does the seat discard for the card, if any?"""

    card: Card


class WhichPatent(Question, word="which-patent", rule="V.B.1"):
    """Which card does the seat sell, having sold `sold` so far?"""

    sold: int


class WhichFirst(Question, word="which-first", rule="V.A.2"):
    """Which effect comes first?"""


class LastGreenery(Question, word="last-greenery", rule="VI.A"):
    """Does the seat turn plants into another greenery?"""
