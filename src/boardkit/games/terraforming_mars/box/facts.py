"""The facts of components as they are read from files, and the events that set cards off."""

from collections.abc import Mapping
from enum import StrEnum
from functools import cached_property
from typing import TypeAlias

from msgspec import field

from boardkit.core import Worded
from boardkit.core.values import Value
from boardkit.games.terraforming_mars.box import effects as fx
from boardkit.games.terraforming_mars.box import things


class CardType(StrEnum):
    """The colour of a project card: green, blue, red."""

    AUTOMATED = "automated"
    ACTIVE = "active"
    EVENT = "event"


class OnTag(Value, Worded, word="on-tag"):
    """Each listed tag on a card played."""

    tags: tuple[things.Tag, ...]
    by: fx.Whose
    including_this: bool
    optional: bool
    effects: fx.Effects


class OnCard(Value, Worded, word="on-card"):
    """A card of a type played, bearing the tag if one is named."""

    type: CardType
    effects: fx.Effects
    tag: things.Tag | None = None


class OnTile(Value, Worded, word="on-tile"):
    """Each such tile placed."""

    tile: things.TileKind
    by: fx.Whose
    on_mars: bool
    including_this: bool
    effects: fx.Effects


class Paid(StrEnum):
    """Reason of a payment."""

    PROJECT_CARD = "project_card"
    STANDARD_PROJECT = "standard_project"


class OnPayment(Value, Worded, word="on-payment"):
    """Having paid for a project card or a standard project."""

    paid_for: tuple[Paid, ...]
    effects: fx.Effects
    min_base_cost: int = 0
    excluded: tuple[things.Project, ...] = ()


class OnPlacementBonus(Value, Worded, word="on-placement-bonus"):
    """Covering an area whose bonus shows one of these."""

    bonus: tuple[things.Resource, ...]
    effects: fx.Effects


Reaction: TypeAlias = OnTag | OnCard | OnTile | OnPayment | OnPlacementBonus


class CardAction(Value):
    """An alternative of a card's action: costs, then effects."""

    cost: fx.Effects
    effects: fx.Effects
    condition: fx.Requirement | None = None


class ProjectCard(Value):
    """A project card's facts, or those of a corporation as a card in play."""

    id: things.Card
    number: str
    set: str
    type: CardType
    cost: int
    tags: tuple[things.Tag, ...]
    requirements: tuple[fx.Requirement, ...] = ()
    points: fx.Points | None = None
    effects: fx.Effects = ()
    modifiers: tuple[fx.Modifier, ...] = ()
    reactions: tuple[Reaction, ...] = ()
    actions: tuple[CardAction, ...] = ()
    stores: things.CardResource | None = None

    @property
    def is_event(self) -> bool:
        """Whether the card is an event (carte Évènement)."""
        return self.type is CardType.EVENT


class Start(Value):
    """Start of a corporation."""

    megacredits: int
    resources: Mapping[things.Resource, int] = field(default_factory=dict)
    production: Mapping[things.Resource, int] = field(default_factory=dict)
    free_cards: int = 0


class CorporationCard(Value, dict=True):
    """A corporation's facts."""

    id: things.Corporation
    number: str
    set: str
    tags: tuple[things.Tag, ...]
    start: Start
    first_action: fx.Effects = ()
    modifiers: tuple[fx.Modifier, ...] = ()
    reactions: tuple[Reaction, ...] = ()
    actions: tuple[CardAction, ...] = ()

    @cached_property
    def card(self) -> ProjectCard:
        """The corporation as a card in play."""
        printed = things.Card(self.id), self.number, self.set, CardType.ACTIVE, 0, self.tags
        return ProjectCard(*printed, modifiers=self.modifiers, reactions=self.reactions, actions=self.actions)


class Ground(Value):
    """Print on an area."""

    at: things.Area
    ocean_reserved: bool = False
    volcanic: bool = False
    reserved_for: str | None = None
    bonus: Mapping[things.Resource, int] = field(default_factory=dict)
    cards: int = 0


class StandardProject(Value):
    """A standard project: its cost in megacredits, and what it does."""

    id: things.Project
    cost: int
    effects: fx.Effects


class MilestoneGoal(Value):
    """Goal of a milestone."""

    id: things.Milestone
    measure: fx.Counter
    least: int


class AwardMeasure(Value):
    """Measure of an award."""

    id: things.Award
    measure: fx.Counter


class Track(Value):
    """A global parameter: where it starts and ends, its step, and the effects on the way."""

    id: things.Parameter
    start: int
    goal: int
    step: int
    bonuses: Mapping[int, fx.Effects]
