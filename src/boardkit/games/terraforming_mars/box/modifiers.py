"""What cards in play change for good."""

from typing import TypeAlias

from boardkit.core import Worded
from boardkit.core.values import Value
from boardkit.games.terraforming_mars.box.things import CardResource, Project, Resource, Tag


class Discount(Value, Worded, word="discount"):
    """Project cards (with a tag) or one standard project cost less."""

    amount: int
    tag: Tag | None = None
    project: Project | None = None


class ResourceValue(Value, Worded, word="resource-value"):
    """Steel or titanium is worth more."""

    resource: Resource
    bonus: int


class Leniency(Value, Worded, word="leniency"):
    """Global requirements may be missed by so many steps."""

    steps: int


class GreeneryCost(Value, Worded, word="greenery-cost"):
    """So many plants make a greenery."""

    plants: int


class HeatAsMegacredits(Value, Worded, word="heat-as-megacredits"):
    """Heat may be spent as megacredits."""


class ProtectResources(Value, Worded, word="protect-resources"):
    """Opponents cannot take these from stock or cards."""

    resources: tuple[Resource | CardResource, ...]


class ProtectCard(Value, Worded, word="protect-card"):
    """Nobody can take these from this card."""

    resources: tuple[CardResource, ...]


Modifier: TypeAlias = (
    Discount | ResourceValue | Leniency | GreeneryCost | HeatAsMegacredits | ProtectResources | ProtectCard
)
