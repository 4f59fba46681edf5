"""The box: cards, corporations, the map, and the printed tables."""

from collections.abc import Mapping
from typing import Final

from boardkit.core.notation.components import load_index
from boardkit.games.terraforming_mars.box.effects import TILES
from boardkit.games.terraforming_mars.box.facts import (
    AwardMeasure,
    CorporationCard,
    Ground,
    MilestoneGoal,
    ProjectCard,
    StandardProject,
    Track,
)
from boardkit.games.terraforming_mars.box.things import (
    Area,
    Award,
    Card,
    Corporation,
    Milestone,
    Parameter,
    Project,
)

__all__ = ["AWARDS", "CARDS", "CORPORATIONS", "FACTS", "GROUNDS", "MILESTONES", "PROJECTS", "TILES", "TRACKS"]

CARDS: Final[Mapping[Card, ProjectCard]] = load_index(
    __name__, "project_cards.json", ProjectCard, lambda card: card.id
)
CORPORATIONS: Final[Mapping[Corporation, CorporationCard]] = load_index(
    __name__, "corporations.json", CorporationCard, lambda corporation: corporation.id
)
GROUNDS: Final[Mapping[Area, Ground]] = load_index(__name__, "tharsis.json", Ground, lambda ground: ground.at)
PROJECTS: Final[Mapping[Project, StandardProject]] = load_index(
    __name__, "standard_projects.json", StandardProject, lambda project: project.id
)
MILESTONES: Final[Mapping[Milestone, MilestoneGoal]] = load_index(
    __name__, "milestones.json", MilestoneGoal, lambda goal: goal.id
)
AWARDS: Final[Mapping[Award, AwardMeasure]] = load_index(
    __name__, "awards.json", AwardMeasure, lambda award: award.id
)
TRACKS: Final[Mapping[Parameter, Track]] = load_index(__name__, "tracks.json", Track, lambda track: track.id)
FACTS: Final[Mapping[Card, ProjectCard]] = {
    **CARDS,
    **{corporation.card.id: corporation.card for corporation in CORPORATIONS.values()},
}
"""The facts of every card that may lie in a tableau, corporations included."""
