"""Business that resolves by itself."""

from typing import Final

from boardkit.core import Effect, Seat
from boardkit.games.terraforming_mars.box.effects import Effects
from boardkit.games.terraforming_mars.box.things import Award, Card, Milestone, Project

NO_CARD: Final = Card("-")
"""What stands for a card where none is at work: standard projects, conversions, parameters."""


class Deal(Effect, word="deal", rule="V.2"):
    """A seat receives cards into its hand, or as an offer to choose from."""

    to: Seat
    count: int
    offer: bool = False


class RevealCompany(Effect, word="reveal-company", rule="IV.7"):
    """A seat turns its corporation up and pays for its cards."""

    seat: Seat


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


class NextAction(Effect, word="next-action", rule="V.3.1"):
    """A seat has taken so many actions this turn."""

    seat: Seat
    taken: int


class Produce(Effect, word="produce", rule="V.4"):
    """Everybody has passed."""


class LastPlants(Effect, word="last-plants", rule="VI.A"):
    """A seat may turn plants into greeneries a last time."""

    seat: Seat


class EndGame(Effect, word="end-game", rule="VI.B"):
    """Nothing is left to do."""


class Bill(Effect, word="bill", rule="V.A.2.2"):
    """A seat has to pay; `reserve` is heat that must be left."""

    seat: Seat
    cost: int
    steel: bool = False
    titanium: bool = False
    reserve: int = 0


class EffectBill(Bill, word="effect-bill"):
    """A seat has to pay for an effect, and nothing but the payment tells of it."""


class TakeCard(Effect, word="take-card", rule="V.2"):
    """A card that was paid for comes from the offer into the hand."""

    seat: Seat
    card: Card


class TakeMilestone(Effect, word="take-milestone", rule="V.C"):
    """A milestone that was paid for is claimed."""

    seat: Seat
    milestone: Milestone


class TakeAward(Effect, word="take-award", rule="V.D"):
    """An award that was paid for is funded."""

    seat: Seat
    award: Award
    cost: int


class PutCard(Effect, word="put-card", rule="V.A"):
    """A card that was paid for comes into play."""

    seat: Seat
    card: Card


class DoneProject(Effect, word="done-project", rule="V.B"):
    """A standard project that was paid for is carried out."""

    seat: Seat
    project: Project


class Job(Effect, word="job", rule="V.A.2"):
    """Effects of a card that follow each other, done for `owner`.

    Attributes:
        number: the number chosen earlier in the list.
        about: the card whose play set this off.
        optional: whether the owner may do without.
        victim: from whose cards an effect has taken already; it may take from no other.
        lasting: whether something else has set off an effect that the card has as long as it is in play.
    """

    owner: Seat
    card: Card
    effects: Effects
    number: int = 0
    about: Card = NO_CARD
    optional: bool = False
    victim: Seat | None = None
    lasting: bool = False


class Pool(Effect, word="pool", rule="VI.D"):
    """What happens in the order that the active seat likes."""

    active: Seat
    jobs: tuple[Job, ...]


class OpenOffer(Effect, word="open-offer", rule="V.2"):
    """A seat chooses from its offer: it keeps so many cards, or buys any of them."""

    seat: Seat
    keep: int | None = None
