"""V.2.d What cards can do."""

from attrs import frozen

from boardkit.core import Event, Seat
from boardkit.games.terristories.box.things import HIDDEN_ALEA, AleaCard, ProjectCard
from boardkit.maps.octagons import Octagon


@frozen
class CardApplied(Event, rule="V.2.d"):
    """A project does what it says."""

    seat: Seat
    card: ProjectCard


@frozen
class CubesGained(Event, rule="V.2.d"):
    """A seat received cubes from the bank."""

    touches = ("tableaux[seat].cubes",)

    seat: Seat
    amount: int


@frozen
class CubesPaid(Event, rule="V.2.d"):
    """A seat paid cubes to the bank."""

    touches = ("tableaux[seat].cubes",)

    seat: Seat
    amount: int


@frozen
class CubesStolen(Event, rule="V.2.d"):
    """A seat took cubes of another."""

    touches = ("tableaux[seat].cubes", "tableaux[of].cubes")

    seat: Seat
    of: Seat
    amount: int


@frozen
class TerritoryFed(Event, rule="V.2.d"):
    """A territory received cubes."""

    touches = ("land[at].cubes",)

    at: Octagon
    amount: int


@frozen
class TerritoryDrained(Event, rule="V.2.d"):
    """A territory lost cubes."""

    touches = ("land[at].cubes",)

    at: Octagon
    amount: int


@frozen
class TerritoryRestored(Event, rule="V.2.d"):
    """A sterile territory turned fertile again."""

    touches = ("land[at].cubes",)

    at: Octagon
    amount: int


@frozen
class TerritoryBlocked(Event, rule="V.2.d"):
    """Nobody but one seat may harvest on a territory in this round."""

    touches = ("season.blocked",)

    seat: Seat
    at: Octagon


@frozen
class IndividualGained(Event, rule="V.2.d"):
    """A seat received an individual."""

    touches = ("land[at].individuals[seat]",)

    seat: Seat
    at: Octagon


@frozen
class AleaSeen(Event, rule="V.2.d", reveals=True, hides={"alea": HIDDEN_ALEA}):
    """A seat looked at the hazard on top of the pile."""

    touches = ("aleas", "foreseen", "seer")

    seat: Seat
    alea: AleaCard


@frozen
class AleaReplaced(Event, rule="V.2.d"):
    """The hazard that was drawn went under the pile."""

    touches = ("alea", "aleas_under")

    alea: AleaCard
