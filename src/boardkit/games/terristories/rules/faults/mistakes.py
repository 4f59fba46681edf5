"""What can be wrong with a table of TerriStories, as facts."""

from boardkit.core import Fault, Seat, frozen
from boardkit.games.terristories.box.things import Planet, ProjectCard


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
class NoZoneAtAll(Fault):
    """A seat has no zone, though each lays one before the first round."""

    seat: Seat


@frozen
class RoleMissing(Fault):
    """A seat has no role, though cards are dealt."""

    seat: Seat


@frozen
class CharacterAstray(Fault):
    """A seat has a character of another role, or none where it needs one, or one where none is used."""

    seat: Seat


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
class DealAstray(Fault):
    """A seat deals with nobody else, or has promised another something twice over."""

    seat: Seat
