"""What can be wrong with a table of TerriStories, as facts."""

from boardkit.core import Fault, Seat
from boardkit.games.terristories.box.things import Planet, ProjectCard


class LandOfAnotherPlanet(Fault):
    """The territories are not those of the planet, or not laid, or the planet is not drawn yet."""

    planet: Planet


class MissionNotDrawn(Fault):
    """The mission is not drawn, and nobody is asked to draw it."""


class TokenAstray(Fault):
    """The token of a project stands where its seat has no zone, or twice, or there is none."""

    card: ProjectCard


class NoZoneAtAll(Fault):
    """A seat has no zone, though each lays one before the first round."""

    seat: Seat


class RoleMissing(Fault):
    """A seat has no role, though cards are dealt."""

    seat: Seat


class CharacterAstray(Fault):
    """A seat has a character of another role, or none where it needs one, or one where none is used."""

    seat: Seat


class NotForStock(Fault):
    """A project is kept in stock that has no such sign."""

    card: ProjectCard


class TokenMissing(Fault):
    """A project acts where its token is, which is nowhere."""

    card: ProjectCard


class ChosenAstray(Fault):
    """A seat has chosen a project that it does not hold, or has chosen when nobody chooses."""

    seat: Seat


class OfferAstray(Fault):
    """A project is proposed when nothing is financed."""

    card: ProjectCard


class HazardAstray(Fault):
    """There is no hazard in this round where there must be one, or one before its phase."""


class ForeseenAstray(Fault):
    """A hazard was foreseen by nobody, or somebody has foreseen none."""


class TooFewHazards(Fault):
    """The pile of hazards does not last until the end."""

    count: int
    least: int


class CouncilAstray(Fault):
    """A council is held about which nobody is asked, or somebody is asked about none."""


class ClaimAstray(Fault):
    """A seat has claimed an objective that it has not met, or when nobody is asked."""

    seat: Seat


class OutcomeAstray(Fault):
    """The outcome is not what the table says, or the game goes on with one, or is over without."""


class PhaseAstray(Fault):
    """Other phases wait than those that come after this one."""

    phase: int


class DealAstray(Fault):
    """A seat deals with nobody else, or has promised another something twice over."""

    seat: Seat
