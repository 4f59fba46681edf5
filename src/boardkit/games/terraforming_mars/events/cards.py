"""What can happen to cards and corporations."""

from typing import ClassVar, Self

from attrs import frozen

from boardkit.core.step import Event
from boardkit.core.table import Seat
from boardkit.core.values import evolve
from boardkit.games.terraforming_mars.things import HIDDEN, HIDDEN_CORPORATION, Card, Corporation, Side


@frozen
class CorporationDealt(Event):
    """A corporation to choose from was dealt."""

    rule: ClassVar[str] = "IV.5"
    reveals: ClassVar[bool] = True
    minor: ClassVar[bool] = True

    seat: Seat
    corporation: Corporation

    def covered(self, seat: Seat | None) -> Self:
        """Hide the card from the others."""
        return self if seat == self.seat else evolve(self, corporation=HIDDEN_CORPORATION)


@frozen
class CorporationChosen(Event):
    """A seat has chosen its corporation, in secret."""

    rule: ClassVar[str] = "IV.7"

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

    seat: Seat
    corporation: Corporation


@frozen
class CardsKept(Event):
    """A seat paid for the cards it starts with."""

    rule: ClassVar[str] = "IV.7"

    seat: Seat
    count: int
    cost: int


@frozen
class CardDrawn(Event):
    """A card was drawn into the hand."""

    rule: ClassVar[str] = "IX.C.9"
    reveals: ClassVar[bool] = True

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

    seat: Seat
    card: Card

    def covered(self, seat: Seat | None) -> Self:
        """Hide the card from the others."""
        return self if seat == self.seat else evolve(self, card=HIDDEN)


@frozen
class CardTaken(Event):
    """A seat took a card that was offered."""

    rule: ClassVar[str] = "V.2"

    seat: Seat
    card: Card

    def covered(self, seat: Seat | None) -> Self:
        """Hide the card from the others."""
        return self if seat == self.seat else evolve(self, card=HIDDEN)


@frozen
class CardDrafted(Event):
    """A seat put a card of the pack aside."""

    rule: ClassVar[str] = "VII.C"

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

    to: Side


@frozen
class CardDiscarded(Event):
    """A seat discarded a card of its hand, face down."""

    rule: ClassVar[str] = "IV.3"

    seat: Seat
    card: Card

    def covered(self, seat: Seat | None) -> Self:
        """Hide the card from the others."""
        return self if seat == self.seat else evolve(self, card=HIDDEN)


@frozen
class CardsDiscarded(Event):
    """A seat discarded the cards it did not take, face down."""

    rule: ClassVar[str] = "IV.3"

    seat: Seat
    count: int


@frozen
class DeckReshuffled(Event):
    """The deck was used up; the discards are the new one."""

    rule: ClassVar[str] = "IV.3"

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

    seat: Seat
    card: Card
