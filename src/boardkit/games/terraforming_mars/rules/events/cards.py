"""What can happen to cards and corporations."""

from typing import ClassVar, Self

from attrs import frozen

from boardkit.core import Event, Seat, evolve
from boardkit.games.terraforming_mars.box.things import HIDDEN, HIDDEN_CORPORATION, Card, Corporation, Side


@frozen
class CorporationDealt(Event):
    """A corporation to choose from was dealt."""

    rule: ClassVar[str] = "IV.5"
    reveals: ClassVar[bool] = True
    minor: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = (
        "corporations",
        "companies[seat].choices",
    )

    seat: Seat
    corporation: Corporation

    def covered(self, seat: Seat | None) -> Self:
        """Hide the card from the others."""
        return self if seat == self.seat else evolve(self, corporation=HIDDEN_CORPORATION)


@frozen
class CorporationChosen(Event):
    """A seat has chosen its corporation, in secret."""

    rule: ClassVar[str] = "IV.7"
    touches: ClassVar[tuple[str, ...]] = ("companies[seat].chosen",)

    seat: Seat
    corporation: Corporation

    def covered(self, seat: Seat | None) -> Self:
        """Hide the card from the others."""
        return self if seat == self.seat else evolve(self, corporation=HIDDEN_CORPORATION)


@frozen
class CorporationRevealed(Event):
    """A corporation was turned up."""

    rule: ClassVar[str] = "IV.7"
    reveals: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = (
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
class CardsKept(Event):
    """A seat paid for the cards it starts with."""

    rule: ClassVar[str] = "IV.7"
    touches: ClassVar[tuple[str, ...]] = (
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
class CardDrawn(Event):
    """A card was drawn into the hand."""

    rule: ClassVar[str] = "IX.C.9"
    reveals: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = (
        "deck",
        "companies[seat].hand",
    )

    seat: Seat
    card: Card

    def covered(self, seat: Seat | None) -> Self:
        """Hide the card from the others."""
        return self if seat == self.seat else evolve(self, card=HIDDEN)


@frozen
class CardOffered(Event):
    """A card to choose from was dealt or drawn."""

    rule: ClassVar[str] = "V.2"
    reveals: ClassVar[bool] = True
    minor: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = (
        "deck",
        "companies[seat].offer",
    )

    seat: Seat
    card: Card

    def covered(self, seat: Seat | None) -> Self:
        """Hide the card from the others."""
        return self if seat == self.seat else evolve(self, card=HIDDEN)


@frozen
class CardTaken(Event):
    """A seat took a card that was offered."""

    rule: ClassVar[str] = "V.2"
    touches: ClassVar[tuple[str, ...]] = (
        "companies[seat].offer",
        "companies[seat].hand",
    )

    seat: Seat
    card: Card

    def covered(self, seat: Seat | None) -> Self:
        """Hide the card from the others."""
        return self if seat == self.seat else evolve(self, card=HIDDEN)


@frozen
class CardBought(Event):
    """A seat bought a card that was offered."""

    rule: ClassVar[str] = "V.2"
    touches: ClassVar[tuple[str, ...]] = (
        "companies[seat].offer",
        "companies[seat].hand",
        "companies[seat].stock",
    )

    seat: Seat
    card: Card
    cost: int

    def covered(self, seat: Seat | None) -> Self:
        """Hide the card from the others."""
        return self if seat == self.seat else evolve(self, card=HIDDEN)


@frozen
class CardPicked(Event):
    """A seat kept a card of the set-up, in secret; it is paid for when the corporation is revealed."""

    rule: ClassVar[str] = "IV.7"
    touches: ClassVar[tuple[str, ...]] = ("companies[seat].offer", "companies[seat].picked")
    minor: ClassVar[bool] = True

    seat: Seat
    card: Card

    def covered(self, seat: Seat | None) -> Self:
        """Hide the card from the others."""
        return self if seat == self.seat else evolve(self, card=HIDDEN)


@frozen
class CardDrafted(Event):
    """A seat put a card of the pack aside."""

    rule: ClassVar[str] = "VII.C"
    touches: ClassVar[tuple[str, ...]] = (
        "companies[seat].offer",
        "companies[seat].picked",
    )

    seat: Seat
    card: Card

    def covered(self, seat: Seat | None) -> Self:
        """Hide the card from the others."""
        return self if seat == self.seat else evolve(self, card=HIDDEN)


@frozen
class PacksPassed(Event):
    """The packs went to the neighbours, to the left or to the right."""

    rule: ClassVar[str] = "VII.C"
    reveals: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = ("companies[].offer",)

    to: Side


@frozen
class DraftEnded(Event):
    """The card that was passed on last belongs to what a seat may buy."""

    rule: ClassVar[str] = "VII.C"
    touches: ClassVar[tuple[str, ...]] = ("companies[].offer", "companies[].picked")
    minor: ClassVar[bool] = True


@frozen
class CardDiscarded(Event):
    """A seat discarded a card of its hand, face down."""

    rule: ClassVar[str] = "IV.3"
    touches: ClassVar[tuple[str, ...]] = (
        "companies[seat].hand",
        "discards[seat]",
    )

    seat: Seat
    card: Card

    def covered(self, seat: Seat | None) -> Self:
        """Hide the card from the others."""
        return self if seat == self.seat else evolve(self, card=HIDDEN)


@frozen
class CardsDiscarded(Event):
    """A seat discarded the cards it did not take, face down."""

    rule: ClassVar[str] = "IV.3"
    touches: ClassVar[tuple[str, ...]] = (
        "companies[seat].offer",
        "discards[seat]",
    )

    seat: Seat
    count: int


@frozen
class DeckReshuffled(Event):
    """The deck was used up; the discards are the new one."""

    rule: ClassVar[str] = "IV.3"
    touches: ClassVar[tuple[str, ...]] = (
        "deck",
        "face_up",
        "discards",
    )

    size: int


@frozen
class DeckUsedUp(Event):
    """There is no card left to draw."""

    rule: ClassVar[str] = "IV.3"

    seat: Seat


@frozen
class CardRevealed(Event):
    """A card was turned up and discarded."""

    rule: ClassVar[str] = "V.A.2.7"
    reveals: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = (
        "deck",
        "face_up",
    )

    seat: Seat
    card: Card
