"""The facts that components are read into."""

from collections.abc import Mapping
from functools import cached_property

from boardkit.core.rules.values import field, frozen
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


@frozen
class CardAction:
    """An alternative of a card's action: costs, then effects."""

    cost: Effects
    effects: Effects
    condition: Requirement | None = None


@frozen
class ProjectCard:
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


@frozen
class Start:
    """What a corporation begins with."""

    megacredits: int
    resources: Mapping[Resource, int] = field(factory=dict)
    production: Mapping[Resource, int] = field(factory=dict)
    free_cards: int = 0


@frozen
class CorporationCard:
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


@frozen
class Ground:
    """What is printed on an area."""

    at: Area
    ocean_reserved: bool = False
    volcanic: bool = False
    reserved_for: str | None = None
    bonus: Mapping[Resource, int] = field(factory=dict)
    cards: int = 0


@frozen
class StandardProject:
    """A standard project: its cost in megacredits, and what it does."""

    id: Project
    cost: int
    effects: Effects


@frozen
class MilestoneGoal:
    """What a milestone wants."""

    id: Milestone
    measure: Counter
    least: int


@frozen
class AwardMeasure:
    """What an award compares."""

    id: Award
    measure: Counter


@frozen
class Track:
    """A global parameter: where it starts and ends, its step, and the effects on the way."""

    id: Parameter
    start: int
    goal: int
    step: int
    bonuses: Mapping[int, Effects]
