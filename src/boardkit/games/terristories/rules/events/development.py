"""V, V.1 What can happen at the beginning of a round and in its first phase."""

from attrs import frozen

from boardkit.core import Event, Seat
from boardkit.games.terristories.box.things import Character, Index, Role
from boardkit.games.terristories.rules.events.shift import Shift
from boardkit.maps.octagons import Octagon


@frozen
class RoundBegun(Event, rule="V"):
    """A new round begins."""

    touches = ("round", "phase", "ambassador", "alea", "aleas_out", "season", "claims")

    round: int
    ambassador: Seat


@frozen
class PhaseBegun(Event, rule="V"):
    """A new phase begins."""

    touches = ("phase",)

    phase: int


@frozen
class ProfileShown(Event, rule="IV.2.h", reveals=True):
    """A seat showed the back of its character card."""

    touches = ("tableaux[seat].shown",)

    seat: Seat
    character: Character


@frozen
class PowerUsed(Event, rule="V.1.a"):
    """A seat used its power, which moved the indices."""

    touches = ("tableaux[seat].power", "indices")

    seat: Seat
    power: Role
    societal: Shift
    economy: Shift
    environment: Shift


@frozen
class CouncilCalled(Event, rule="V.1.b"):
    """A seat proposed to buy a point of an index."""

    touches = ("council",)

    seat: Seat
    index: Index


@frozen
class VoteCast(Event, rule="V.1.b"):
    """A seat voted for an index."""

    touches = ("council.votes[seat]",)

    seat: Seat
    index: Index


@frozen
class IndexChosen(Event, rule="V.1.b"):
    """The majority has voted for an index."""

    touches = ("council.index",)

    index: Index


@frozen
class TieBroken(Event, rule="V.1.b"):
    """The ambassador decided between equal votes."""

    touches = ("council.index",)

    seat: Seat
    index: Index


@frozen
class Pledged(Event, rule="V.1.b"):
    """A seat put cubes aside for the index."""

    touches = ("council.pledges[seat]", "tableaux[seat].cubes")

    seat: Seat
    amount: int


@frozen
class PledgeReturned(Event, rule="V.1.b"):
    """A seat got back the cubes that it had put aside for an index."""

    touches = ("tableaux[seat].cubes",)

    seat: Seat
    amount: int


@frozen
class IndexBought(Event, rule="V.1.b"):
    """The index rose by one point."""

    touches = ("indices", "council")

    index: Index
    price: int


@frozen
class CouncilFailed(Event, rule="V.1.b"):
    """Too few cubes were put aside."""

    touches = ("council",)

    index: Index


@frozen
class IndividualMoved(Event, rule="V.1.c"):
    """An individual moved."""

    touches = ("land[places].individuals[seat]",)

    seat: Seat
    origin: Octagon
    at: Octagon

    @property
    def places(self) -> tuple[Octagon, ...]:
        """Where it came from, and where it is."""
        return self.origin, self.at


@frozen
class IndividualBought(Event, rule="V.1.d"):
    """A seat bought an individual."""

    touches = ("land[at].individuals[seat]", "tableaux[seat].cubes")

    seat: Seat
    at: Octagon
    price: int


@frozen
class ZoneBought(Event, rule="V.1.d"):
    """A seat bought a zone."""

    touches = ("land[at].zones[seat]", "tableaux[seat].cubes")

    seat: Seat
    at: Octagon
    price: int
