"""What can happen to cards and corporations."""

from attrs import frozen

from boardkit.core import Event, Seat
from boardkit.games.terraforming_mars.box.things import HIDDEN, HIDDEN_CORPORATION, Card, Corporation, Side


@frozen
class CorporationDealt(
    Event, rule="IV.5", reveals=True, minor=True, hides={"corporation": HIDDEN_CORPORATION}
):
    """A corporation to choose from was dealt."""

    touches = ("corporations", "companies[seat].choices")

    seat: Seat
    corporation: Corporation


@frozen
class CorporationChosen(Event, rule="IV.7", hides={"corporation": HIDDEN_CORPORATION}):
    """A seat has chosen its corporation, in secret."""

    touches = ("companies[seat].chosen",)

    seat: Seat
    corporation: Corporation


@frozen
class CorporationRevealed(Event, rule="IV.7", reveals=True):
    """A corporation was turned up."""

    touches = (
        "companies[seat].corporation",
        "companies[seat].chosen",
        "companies[seat].choices",
        "boxed[seat]",
        "companies[seat].opening",
        "companies[seat].stock",
    )

    seat: Seat
    corporation: Corporation


@frozen
class CardsKept(Event, rule="IV.7"):
    """A seat paid for the cards it starts with."""

    touches = (
        "companies[seat].hand",
        "companies[seat].offer",
        "companies[seat].picked",
        "discards[seat]",
        "companies[seat].stock",
    )

    seat: Seat
    count: int
    cost: int


@frozen
class CardDrawn(Event, rule="IX.C.9", reveals=True, hides={"card": HIDDEN}):
    """A card was drawn into the hand."""

    touches = ("deck", "companies[seat].hand")

    seat: Seat
    card: Card


@frozen
class CardOffered(Event, rule="V.2", reveals=True, minor=True, hides={"card": HIDDEN}):
    """A card to choose from was dealt or drawn."""

    touches = ("deck", "companies[seat].offer")

    seat: Seat
    card: Card


@frozen
class CardTaken(Event, rule="V.2", hides={"card": HIDDEN}):
    """A seat took a card that was offered."""

    touches = ("companies[seat].offer", "companies[seat].hand")

    seat: Seat
    card: Card


@frozen
class CardBought(Event, rule="V.2", hides={"card": HIDDEN}):
    """A seat bought a card that was offered."""

    touches = ("companies[seat].offer", "companies[seat].hand", "companies[seat].stock")

    seat: Seat
    card: Card
    cost: int


@frozen
class CardPicked(Event, rule="IV.7", minor=True, hides={"card": HIDDEN}):
    """A seat kept a card of the set-up, in secret; it is paid for when the corporation is revealed."""

    touches = ("companies[seat].offer", "companies[seat].picked")

    seat: Seat
    card: Card


@frozen
class CardDrafted(Event, rule="VII.C", hides={"card": HIDDEN}):
    """A seat put a card of the pack aside."""

    touches = ("companies[seat].offer", "companies[seat].picked")

    seat: Seat
    card: Card


@frozen
class PacksPassed(Event, rule="VII.C", reveals=True):
    """The packs went to the neighbours, to the left or to the right."""

    touches = ("companies[].offer",)

    to: Side


@frozen
class DraftEnded(Event, rule="VII.C", minor=True):
    """The card that was passed on last belongs to what a seat may buy."""

    touches = ("companies[].offer", "companies[].picked")


@frozen
class CardDiscarded(Event, rule="IV.3", hides={"card": HIDDEN}):
    """A seat discarded a card of its hand, face down."""

    touches = ("companies[seat].hand", "discards[seat]")

    seat: Seat
    card: Card


@frozen
class CardsDiscarded(Event, rule="IV.3"):
    """A seat discarded the cards it did not take, face down."""

    touches = ("companies[seat].offer", "discards[seat]")

    seat: Seat
    count: int


@frozen
class DeckReshuffled(Event, rule="IV.3"):
    """The deck was used up; the discards are the new one."""

    touches = ("deck", "face_up", "discards")

    size: int


@frozen
class DeckUsedUp(Event, rule="IV.3"):
    """There is no card left to draw."""

    seat: Seat


@frozen
class CardRevealed(Event, rule="V.A.2.7", reveals=True):
    """A card was turned up and discarded."""

    touches = ("deck", "face_up")

    seat: Seat
    card: Card
