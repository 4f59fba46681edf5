"""The facts that components are read into."""

from collections.abc import Mapping
from functools import cached_property

from msgspec import field

from boardkit.core.values import Value
from boardkit.games.terraforming_mars.box.counters import Counter, Points
from boardkit.games.terraforming_mars.box.effects import Effects
from boardkit.games.terraforming_mars.box.modifiers import Modifier
from boardkit.games.terraforming_mars.box.reactions import CardType, Reaction
from boardkit.games.terraforming_mars.box.requirements import Requirement
from boardkit.games.terraforming_mars.box.things import (
    Area,
    Award,
    Card,
    CardResource,
    Corporation,
    Milestone,
    Parameter,
    Project,
    Resource,
    Tag,
)


class CardAction(Value):
    """An alternative of a card's action: costs, then effects."""

    cost: Effects
    effects: Effects
    condition: Requirement | None = None


class ProjectCard(Value):
    """A project card's facts, or those of a corporation as a card in play."""

    id: Card
    number: str
    set: str
    type: CardType
    cost: int
    tags: tuple[Tag, ...]
    requirements: tuple[Requirement, ...] = ()
    points: Points | None = None
    effects: Effects = ()
    modifiers: tuple[Modifier, ...] = ()
    reactions: tuple[Reaction, ...] = ()
    actions: tuple[CardAction, ...] = ()
    stores: CardResource | None = None

    @property
    def is_event(self) -> bool:
        """Whether the card is an event (carte Évènement)."""
        return self.type is CardType.EVENT


class Start(Value):
    """What a corporation begins with."""

    megacredits: int
    resources: Mapping[Resource, int] = field(default_factory=dict)
    production: Mapping[Resource, int] = field(default_factory=dict)
    free_cards: int = 0


class CorporationCard(Value, dict=True):
    """A corporation's facts."""

    id: Corporation
    number: str
    set: str
    tags: tuple[Tag, ...]
    start: Start
    first_action: Effects = ()
    modifiers: tuple[Modifier, ...] = ()
    reactions: tuple[Reaction, ...] = ()
    actions: tuple[CardAction, ...] = ()

    @cached_property
    def card(self) -> ProjectCard:
        """The corporation as a card in play."""
        return ProjectCard(
            Card(self.id),
            self.number,
            self.set,
            CardType.ACTIVE,
            0,
            self.tags,
            modifiers=self.modifiers,
            reactions=self.reactions,
            actions=self.actions,
        )


class Ground(Value):
    """What is printed on an area."""

    at: Area
    ocean_reserved: bool = False
    volcanic: bool = False
    reserved_for: str | None = None
    bonus: Mapping[Resource, int] = field(default_factory=dict)
    cards: int = 0


class StandardProject(Value):
    """A standard project: its cost in megacredits, and what it does."""

    id: Project
    cost: int
    effects: Effects


class MilestoneGoal(Value):
    """What a milestone wants."""

    id: Milestone
    measure: Counter
    least: int


class AwardMeasure(Value):
    """What an award compares."""

    id: Award
    measure: Counter


class Track(Value):
    """A global parameter: where it starts and ends, its step, and the effects on the way."""

    id: Parameter
    start: int
    goal: int
    step: int
    bonuses: Mapping[int, Effects]
