"""What can be wrong with a table of TerriStories, as facts."""

from enum import StrEnum

from attrs import frozen

from boardkit.core import Fault, Seat
from boardkit.games.terristories.box.things import AleaCard, Index, Planet, ProjectCard, Role
from boardkit.maps.octagons import Octagon


class Tally(StrEnum):
    """What is counted on a table beside the pieces."""

    ROUND = "round"
    SINCE = "since"
    QUIET = "quiet"
    LAPS = "laps"
    BOUGHT = "bought"
    EXTRA = "extra"
    HARVEST = "harvest"
    RELIEF = "relief"
    RAIN = "rain"
    DEALS = "deals"
    PROMISE = "promise"
    PAID = "paid"
    PLEDGED = "pledged"
    WAGES = "wages"
    AMOUNT = "amount"


@frozen
class NoSuchProject(Fault):
    """A project is none of the box."""

    name: str


@frozen
class NoSuchAlea(Fault):
    """A hazard is none of the box."""

    name: str


@frozen
class ProjectTwice(Fault):
    """A seat's project lies in several places."""

    seat: Seat
    card: ProjectCard
    more: int


@frozen
class ProjectMissing(Fault):
    """A seat's project lies nowhere."""

    seat: Seat
    card: ProjectCard


@frozen
class AleaTwice(Fault):
    """A hazard lies in several places."""

    card: AleaCard
    more: int


@frozen
class AleaMissing(Fault):
    """A hazard lies nowhere."""

    card: AleaCard


@frozen
class IndexOffTrack(Fault):
    """An index stands beside its track."""

    index: Index
    value: int


@frozen
class CubesOffLimit(Fault):
    """A territory holds fewer than no cubes, or more than it can."""

    at: Octagon
    cubes: int
    most: int


@frozen
class TooManyPawns(Fault):
    """A seat has more individuals or zones on the planet than it owns."""

    seat: Seat
    count: int
    most: int


@frozen
class PawnsBelowZero(Fault):
    """Fewer than no individuals or zones stand on a territory."""

    at: Octagon


@frozen
class TooManyLabels(Fault):
    """The seats hold more labels than there are."""

    count: int
    most: int


@frozen
class LandOfAnotherPlanet(Fault):
    """The territories are not those of the planet, or not laid, or the planet is not drawn yet."""

    planet: Planet


@frozen
class MissionNotDrawn(Fault):
    """The mission is not drawn, and nobody is asked to draw it."""


@frozen
class TokenAstray(Fault):
    """The token of a project stands where its seat has no zone, or twice, or there is none."""

    card: ProjectCard


@frozen
class SeatOwes(Fault):
    """A seat has fewer than no cubes."""

    seat: Seat
    cubes: int


@frozen
class CountOffLimit(Fault):
    """Something is counted as what it cannot be."""

    of: Tally
    value: int
    least: int
    most: int


@frozen
class ZonesOffLimit(Fault):
    """More zones lie on a territory than its terrain holds."""

    at: Octagon
    count: int
    most: int


@frozen
class NoZoneAtAll(Fault):
    """A seat has no zone, though each lays one before the first round."""

    seat: Seat


@frozen
class NoSuchTerritory(Fault):
    """Something is about a territory that the planet does not have."""

    at: Octagon


@frozen
class RoleTwice(Fault):
    """Two seats have the same role."""

    role: Role


@frozen
class RoleMissing(Fault):
    """A seat has no role, though cards are dealt."""

    seat: Seat


@frozen
class CharacterAstray(Fault):
    """A seat has a character of another role, or none where it needs one, or one where none is used."""

    seat: Seat


@frozen
class HandTooLarge(Fault):
    """A seat holds more projects than are drawn."""

    seat: Seat
    count: int
    most: int


@frozen
class NotForStock(Fault):
    """A project is kept in stock that has no such sign."""

    card: ProjectCard


@frozen
class TokenMissing(Fault):
    """A project acts where its token is, which is nowhere."""

    card: ProjectCard


@frozen
class ChosenAstray(Fault):
    """A seat has chosen a project that it does not hold, or has chosen when nobody chooses."""

    seat: Seat


@frozen
class OfferAstray(Fault):
    """A project is proposed when nothing is financed."""

    card: ProjectCard


@frozen
class HazardAstray(Fault):
    """There is no hazard in this round where there must be one, or one before its phase."""


@frozen
class ForeseenAstray(Fault):
    """A hazard was foreseen by nobody, or somebody has foreseen none."""


@frozen
class TooFewHazards(Fault):
    """The pile of hazards does not last until the end."""

    count: int
    least: int


@frozen
class CouncilAstray(Fault):
    """A council is held about which nobody is asked, or somebody is asked about none."""


@frozen
class ClaimAstray(Fault):
    """A seat has claimed an objective that it has not met, or when nobody is asked."""

    seat: Seat


@frozen
class OutcomeAstray(Fault):
    """The outcome is not what the table says, or the game goes on with one, or is over without."""


@frozen
class PhaseAstray(Fault):
    """Other phases wait than those that come after this one."""

    phase: int


@frozen
class SeatTwice(Fault):
    """A seat is named twice where once is enough, or deals with itself."""

    seat: Seat


@frozen
class AskedAstray(Fault):
    """Chance is asked what a player decides, or a player what chance decides."""


@frozen
class NothingToAnswer(Fault):
    """A question waits that has no answer on this table."""

    seat: Seat
