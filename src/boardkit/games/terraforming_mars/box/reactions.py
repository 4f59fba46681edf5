"""What sets cards in play off."""

from enum import StrEnum
from typing import TypeAlias

from boardkit.core import Worded
from boardkit.core.values import Value
from boardkit.games.terraforming_mars.box.counters import Whose
from boardkit.games.terraforming_mars.box.effects import Effects
from boardkit.games.terraforming_mars.box.things import Project, Resource, Tag, TileKind


class CardType(StrEnum):
    """The colour of a project card: green, blue, red."""

    AUTOMATED = "automated"
    ACTIVE = "active"
    EVENT = "event"


class OnTag(Value, Worded, word="on-tag"):
    """Each listed tag on a card played."""

    tags: tuple[Tag, ...]
    by: Whose
    including_this: bool
    optional: bool
    effects: Effects


class OnCard(Value, Worded, word="on-card"):
    """A card of a type played, bearing the tag if one is named."""

    type: CardType
    effects: Effects
    tag: Tag | None = None


class OnTile(Value, Worded, word="on-tile"):
    """Each such tile placed."""

    tile: TileKind
    by: Whose
    on_mars: bool
    including_this: bool
    effects: Effects


class Paid(StrEnum):
    """What was paid for."""

    PROJECT_CARD = "project_card"
    STANDARD_PROJECT = "standard_project"


class OnPayment(Value, Worded, word="on-payment"):
    """Having paid for a project card or a standard project."""

    paid_for: tuple[Paid, ...]
    effects: Effects
    min_base_cost: int = 0
    excluded: tuple[Project, ...] = ()


class OnPlacementBonus(Value, Worded, word="on-placement-bonus"):
    """Covering an area whose bonus shows one of these."""

    bonus: tuple[Resource, ...]
    effects: Effects


Reaction: TypeAlias = OnTag | OnCard | OnTile | OnPayment | OnPlacementBonus
