"""The box: cards, corporations, the map, and the printed tables."""

from collections.abc import Mapping
from typing import Final

from boardkit.core.notation.components import load_index
from boardkit.games.terraforming_mars.box import facts, things
from boardkit.games.terraforming_mars.box.effects import TILES

__all__ = ["AWARDS", "CARDS", "CORPORATIONS", "FACTS", "GROUNDS", "MILESTONES", "PROJECTS", "TILES", "TRACKS"]

CARDS: Final = load_index(__name__, "project_cards.json", facts.ProjectCard, lambda card: card.id)
CORPORATIONS: Final = load_index(__name__, "corporations.json", facts.CorporationCard, lambda one: one.id)
GROUNDS: Final = load_index(__name__, "tharsis.json", facts.Ground, lambda ground: ground.at)
PROJECTS: Final = load_index(__name__, "standard_projects.json", facts.StandardProject, lambda one: one.id)
MILESTONES: Final = load_index(__name__, "milestones.json", facts.MilestoneGoal, lambda goal: goal.id)
AWARDS: Final = load_index(__name__, "awards.json", facts.AwardMeasure, lambda award: award.id)
TRACKS: Final = load_index(__name__, "tracks.json", facts.Track, lambda track: track.id)
FACTS: Final[Mapping[things.Card, facts.ProjectCard]] = {
    **CARDS,
    **{corporation.card.id: corporation.card for corporation in CORPORATIONS.values()},
}
"""The facts of every card that may lie in a tableau, corporations included."""
