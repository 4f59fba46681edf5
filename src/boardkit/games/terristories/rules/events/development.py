"""V, V.1 What can happen at the beginning of a round and in its first phase."""

from typing import ClassVar

from attrs import frozen

from boardkit.core import Event, Seat
from boardkit.games.terristories.rules.events.shift import Shift
from boardkit.games.terristories.rules.model import Character, Index, Role
from boardkit.maps.octagons import Octagon


@frozen
class RoundBegun(Event):
    """A new round begins."""

    rule: ClassVar[str] = "V"
    touches: ClassVar[tuple[str, ...]] = (
        "round",
        "phase",
        "ambassador",
        "alea",
        "aleas_out",
        "season",
        "claims",
    )

    round: int
    ambassador: Seat


@frozen
class PhaseBegun(Event):
    """A new phase begins."""

    rule: ClassVar[str] = "V"
    touches: ClassVar[tuple[str, ...]] = ("phase",)

    phase: int


@frozen
class ProfileShown(Event):
    """A seat showed the back of its character card."""

    rule: ClassVar[str] = "IV.2.h"
    reveals: ClassVar[bool] = True
    touches: ClassVar[tuple[str, ...]] = ("tableaux[seat].shown",)

    seat: Seat
    character: Character


@frozen
class PowerUsed(Event):
    """A seat used its power, which moved the indices."""

    rule: ClassVar[str] = "V.1.a"
    touches: ClassVar[tuple[str, ...]] = (
        "tableaux[seat].power",
        "indices",
    )

    seat: Seat
    power: Role
    societal: Shift
    economy: Shift
    environment: Shift


@frozen
class CouncilCalled(Event):
    """A seat proposed to buy a point of an index."""

    rule: ClassVar[str] = "V.1.b"
    touches: ClassVar[tuple[str, ...]] = ("council",)

    seat: Seat
    index: Index


@frozen
class VoteCast(Event):
    """A seat voted for an index."""

    rule: ClassVar[str] = "V.1.b"
    touches: ClassVar[tuple[str, ...]] = ("council.votes[seat]",)

    seat: Seat
    index: Index


@frozen
class IndexChosen(Event):
    """The majority has voted for an index."""

    rule: ClassVar[str] = "V.1.b"
    touches: ClassVar[tuple[str, ...]] = ("council.index",)

    index: Index


@frozen
class TieBroken(Event):
    """The ambassador decided between equal votes."""

    rule: ClassVar[str] = "V.1.b"
    touches: ClassVar[tuple[str, ...]] = ("council.index",)

    seat: Seat
    index: Index


@frozen
class Pledged(Event):
    """A seat put cubes aside for the index."""

    rule: ClassVar[str] = "V.1.b"
    touches: ClassVar[tuple[str, ...]] = ("council.pledges[seat]", "tableaux[seat].cubes")

    seat: Seat
    amount: int


@frozen
class PledgeReturned(Event):
    """A seat got back the cubes that it had put aside for an index."""

    rule: ClassVar[str] = "V.1.b"
    touches: ClassVar[tuple[str, ...]] = ("tableaux[seat].cubes",)

    seat: Seat
    amount: int


@frozen
class IndexBought(Event):
    """The index rose by one point."""

    rule: ClassVar[str] = "V.1.b"
    touches: ClassVar[tuple[str, ...]] = (
        "indices",
        "council",
    )

    index: Index
    price: int


@frozen
class CouncilFailed(Event):
    """Too few cubes were put aside."""

    rule: ClassVar[str] = "V.1.b"
    touches: ClassVar[tuple[str, ...]] = ("council",)

    index: Index


@frozen
class IndividualMoved(Event):
    """An individual moved."""

    rule: ClassVar[str] = "V.1.c"
    touches: ClassVar[tuple[str, ...]] = ("land[places].individuals[seat]",)

    seat: Seat
    origin: Octagon
    at: Octagon

    @property
    def places(self) -> tuple[Octagon, ...]:
        """Where it came from, and where it is."""
        return self.origin, self.at


@frozen
class IndividualBought(Event):
    """A seat bought an individual."""

    rule: ClassVar[str] = "V.1.d"
    touches: ClassVar[tuple[str, ...]] = (
        "land[at].individuals[seat]",
        "tableaux[seat].cubes",
    )

    seat: Seat
    at: Octagon
    price: int

    @property
    def places(self) -> tuple[Octagon, ...]:
        """The territory."""
        return (self.at,)


@frozen
class ZoneBought(Event):
    """A seat bought a zone."""

    rule: ClassVar[str] = "V.1.d"
    touches: ClassVar[tuple[str, ...]] = (
        "land[at].zones[seat]",
        "tableaux[seat].cubes",
    )

    seat: Seat
    at: Octagon
    price: int

    @property
    def places(self) -> tuple[Octagon, ...]:
        """The territory."""
        return (self.at,)
