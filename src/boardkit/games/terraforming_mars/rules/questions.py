"""The questions, and business that resolves by itself."""

from typing import Final

from boardkit.core import Effect, Question, Seat, SeatChance, SeatEffect
from boardkit.games.terraforming_mars.box import things
from boardkit.games.terraforming_mars.box.effects import Effects


class DealCorporation(SeatChance, word="deal-corporation", rule="IV.5"):
    """Chance: which corporation does `to` receive to choose from?"""


class DealOffer(SeatChance, word="deal-offer", rule="V.2"):
    """Chance: which card does `to` receive to choose from? `count` cards are still to come."""

    count: int


class DrawCard(SeatChance, word="draw-card", rule="IX.C.9"):
    """Chance: which card does `to` draw into the hand? `count` cards are still to come."""

    count: int


class RevealCard(Question, word="reveal-card", rule="V.A.2.7"):
    """Chance: which card is turned up for `card`?"""

    card: things.Card


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

    tile: things.TileKind


class WhereClaim(Question, word="where-claim", rule="V.A.2.6"):
    """Which area does the seat claim?"""


class WhichLoss(Question, word="which-loss", rule="V.A.2.4"):
    """From whom is up to `up_to` of the resource taken?"""

    resource: things.Resource
    up_to: int
    card: things.Card


class WhichProduction(Question, word="which-production", rule="V.A.2.3"):
    """Whose production goes down by `amount`?"""

    resource: things.Resource
    amount: int
    card: things.Card


class WhichCubes(Question, word="which-cubes", rule="V.A.2.4"):
    """From which card are resources taken?"""

    resource: things.CardResource
    up_to: int
    card: things.Card


class WhichCard(Question, word="which-card", rule="V.A.2.5"):
    """Which card takes the resources?"""

    amount: int


class WhichCopy(Question, word="which-copy", rule="V.A.2.7"):
    """Which card's production is repeated?"""

    card: things.Card


class WhichOption(Question, word="which-option", rule="V.A.2"):
    """Which of the ways of the card does the seat take?"""

    card: things.Card


class WhichNumber(Question, word="which-number", rule="V.A.2"):
    """How many, from `least` to `most`?"""

    card: things.Card
    least: int
    most: int


class WhichBonus(Question, word="which-bonus", rule="V.A.2.6"):
    """Which production does the covered area raise?"""

    card: things.Card


class WhichDiscard(Question, word="which-discard", rule="V.A.2"):
    """Which card of the hand does the seat discard for the card, if any?"""

    card: things.Card


class WhichPatent(Question, word="which-patent", rule="V.B.1"):
    """Which card does the seat sell, having sold `sold` so far?"""

    sold: int


class WhichFirst(Question, word="which-first", rule="V.A.2"):
    """Which effect comes first?"""


class LastGreenery(Question, word="last-greenery", rule="VI.A"):
    """Does the seat turn plants into another greenery?"""


NO_CARD: Final = things.Card("-")  # where no card is at work: standard projects, conversions, parameters


class Deal(Effect, word="deal", rule="V.2"):
    """A seat receives cards into its hand, or as an offer to choose from."""

    to: Seat
    count: int
    offer: bool = False


class RevealCompany(SeatEffect, word="reveal-company", rule="IV.7"):
    """A seat turns its corporation up and pays for its cards."""


class PlaceNeutral(Effect, word="place-neutral", rule="VII.B.1"):
    """A neutral tile of a solo game is placed by the cost of a card."""

    number: int


class BeginGeneration(Effect, word="begin-generation", rule="V.1"):
    """The first player marker moves on; cards are dealt."""


class PassPacks(Effect, word="pass-packs", rule="VII.C"):
    """Everybody passes on the cards of the draft."""


class EndDraft(Effect, word="end-draft", rule="VII.C"):
    """The cards drafted are what each seat may buy from."""


class BeginActions(Effect, word="begin-actions", rule="V.3"):
    """The first seat begins the action phase."""


class NextAction(SeatEffect, word="next-action", rule="V.3.1"):
    """A seat has taken so many actions this turn."""

    taken: int


class Produce(Effect, word="produce", rule="V.4"):
    """Everybody has passed."""


class LastPlants(SeatEffect, word="last-plants", rule="VI.A"):
    """A seat may turn plants into greeneries a last time."""


class EndGame(Effect, word="end-game", rule="VI.B"):
    """Nothing is left to do."""


class Bill(SeatEffect, word="bill", rule="V.A.2.2"):
    """A seat has to pay; `reserve` is heat that must be left."""

    cost: int
    steel: bool = False
    titanium: bool = False
    reserve: int = 0


class EffectBill(Bill, word="effect-bill"):
    """A seat has to pay for an effect, and nothing but the payment tells of it."""


class TakeCard(SeatEffect, word="take-card", rule="V.2"):
    """A card that was paid for comes from the offer into the hand."""

    card: things.Card


class TakeMilestone(SeatEffect, word="take-milestone", rule="V.C"):
    """A milestone that was paid for is claimed."""

    milestone: things.Milestone


class TakeAward(SeatEffect, word="take-award", rule="V.D"):
    """An award that was paid for is funded."""

    award: things.Award
    cost: int


class PutCard(SeatEffect, word="put-card", rule="V.A"):
    """A card that was paid for comes into play."""

    card: things.Card


class DoneProject(SeatEffect, word="done-project", rule="V.B"):
    """A standard project that was paid for is carried out."""

    project: things.Project


class Job(Effect, word="job", rule="V.A.2"):
    """Effects of a card that follow each other, done for `owner`."""

    owner: Seat
    card: things.Card
    effects: Effects
    number: int = 0  # the number chosen earlier in the list
    about: things.Card = NO_CARD  # the card whose play set this off
    optional: bool = False  # whether the owner may do without
    victim: Seat | None = None  # from whose cards an effect has taken already; it may take from no other
    # whether something else has set off an effect that the card has as long as it is in play
    lasting: bool = False


class Pool(Effect, word="pool", rule="VI.D"):
    """Jobs that are done in the order that the active seat likes."""

    active: Seat
    jobs: tuple[Job, ...]


class OpenOffer(SeatEffect, word="open-offer", rule="V.2"):
    """A seat chooses from its offer: it keeps so many cards, or buys any of them."""

    keep: int | None = None
