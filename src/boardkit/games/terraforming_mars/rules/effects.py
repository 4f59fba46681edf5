"""Business that resolves by itself."""

from typing import ClassVar, Final

from attrs import frozen

from boardkit.core import Effect, Seat
from boardkit.games.terraforming_mars.box.effects import Effects
from boardkit.games.terraforming_mars.box.things import Award, Card, Milestone, Project

NO_CARD: Final = Card("-")
"""What stands for a card where none is at work: standard projects, conversions, parameters."""


@frozen
class Deal(Effect):
    """A seat receives cards into its hand, or as an offer to choose from."""

    word: ClassVar[str] = "deal"
    rule: ClassVar[str] = "V.2"

    to: Seat
    count: int
    offer: bool = False


@frozen
class RevealCompany(Effect):
    """A seat turns its corporation up and pays for its cards."""

    word: ClassVar[str] = "reveal-company"
    rule: ClassVar[str] = "IV.7"

    seat: Seat


@frozen
class PlaceNeutral(Effect):
    """A neutral tile of a solo game is placed by the cost of a card."""

    word: ClassVar[str] = "place-neutral"
    rule: ClassVar[str] = "VII.B.1"

    number: int


@frozen
class BeginGeneration(Effect):
    """The first player marker moves on; cards are dealt."""

    word: ClassVar[str] = "begin-generation"
    rule: ClassVar[str] = "V.1"


@frozen
class PassPacks(Effect):
    """Everybody passes on the cards of the draft."""

    word: ClassVar[str] = "pass-packs"
    rule: ClassVar[str] = "VII.C"


@frozen
class EndDraft(Effect):
    """The cards drafted are what each seat may buy from."""

    word: ClassVar[str] = "end-draft"
    rule: ClassVar[str] = "VII.C"


@frozen
class BeginActions(Effect):
    """The first seat begins the action phase."""

    word: ClassVar[str] = "begin-actions"
    rule: ClassVar[str] = "V.3"


@frozen
class NextAction(Effect):
    """A seat has taken so many actions this turn."""

    word: ClassVar[str] = "next-action"
    rule: ClassVar[str] = "V.3.1"

    seat: Seat
    taken: int


@frozen
class Produce(Effect):
    """Everybody has passed."""

    word: ClassVar[str] = "produce"
    rule: ClassVar[str] = "V.4"


@frozen
class LastPlants(Effect):
    """A seat may turn plants into greeneries a last time."""

    word: ClassVar[str] = "last-plants"
    rule: ClassVar[str] = "VI.A"

    seat: Seat


@frozen
class EndGame(Effect):
    """Nothing is left to do."""

    word: ClassVar[str] = "end-game"
    rule: ClassVar[str] = "VI.B"


@frozen
class Bill(Effect):
    """A seat has to pay; `reserve` is heat that must be left."""

    word: ClassVar[str] = "bill"
    rule: ClassVar[str] = "V.A.2.2"

    seat: Seat
    cost: int
    steel: bool = False
    titanium: bool = False
    reserve: int = 0


@frozen
class EffectBill(Bill):
    """A seat has to pay for an effect, and nothing but the payment tells of it."""

    word: ClassVar[str] = "effect-bill"


@frozen
class TakeCard(Effect):
    """A card that was paid for comes from the offer into the hand."""

    word: ClassVar[str] = "take-card"
    rule: ClassVar[str] = "V.2"

    seat: Seat
    card: Card


@frozen
class TakeMilestone(Effect):
    """A milestone that was paid for is claimed."""

    word: ClassVar[str] = "take-milestone"
    rule: ClassVar[str] = "V.C"

    seat: Seat
    milestone: Milestone


@frozen
class TakeAward(Effect):
    """An award that was paid for is funded."""

    word: ClassVar[str] = "take-award"
    rule: ClassVar[str] = "V.D"

    seat: Seat
    award: Award
    cost: int


@frozen
class PutCard(Effect):
    """A card that was paid for comes into play."""

    word: ClassVar[str] = "put-card"
    rule: ClassVar[str] = "V.A"

    seat: Seat
    card: Card


@frozen
class DoneProject(Effect):
    """A standard project that was paid for is carried out."""

    word: ClassVar[str] = "done-project"
    rule: ClassVar[str] = "V.B"

    seat: Seat
    project: Project


@frozen
class Job(Effect):
    """Effects of a card that follow each other, done for `owner`.

    Attributes:
        number: the number chosen earlier in the list.
        about: the card whose play set this off.
        optional: whether the owner may do without.
        victim: from whose cards an effect has taken already; it may take from no other.
        lasting: whether something else has set off an effect that the card has as long as it is in play.
    """

    word: ClassVar[str] = "job"
    rule: ClassVar[str] = "V.A.2"

    owner: Seat
    card: Card
    effects: Effects
    number: int = 0
    about: Card = NO_CARD
    optional: bool = False
    victim: Seat | None = None
    lasting: bool = False


@frozen
class Pool(Effect):
    """What happens in the order that the active seat likes."""

    word: ClassVar[str] = "pool"
    rule: ClassVar[str] = "VI.D"

    active: Seat
    jobs: tuple[Job, ...]


@frozen
class OpenOffer(Effect):
    """A seat chooses from its offer: it keeps so many cards, or buys any of them."""

    word: ClassVar[str] = "open-offer"
    rule: ClassVar[str] = "V.2"

    seat: Seat
    keep: int | None = None
