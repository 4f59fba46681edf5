"""What cards in play change for good."""

from typing import TypeAlias

from boardkit.core import Worded
from boardkit.core.rules.values import frozen
from boardkit.games.terraforming_mars.box.things import CardResource, Project, Resource, Tag


@frozen
class Discount(Worded, word="discount"):
    """Project cards (with a tag) or one standard project cost less."""

    amount: int
    tag: Tag | None = None
    project: Project | None = None


@frozen
class ResourceValue(Worded, word="resource-value"):
    """Steel or titanium is worth more."""

    resource: Resource
    bonus: int


@frozen
class Leniency(Worded, word="leniency"):
    """Global requirements may be missed by so many steps."""

    steps: int


@frozen
class GreeneryCost(Worded, word="greenery-cost"):
    """So many plants make a greenery."""

    plants: int


@frozen
class HeatAsMegacredits(Worded, word="heat-as-megacredits"):
    """Heat may be spent as megacredits."""


@frozen
class ProtectResources(Worded, word="protect-resources"):
    """Opponents cannot take these from stock or cards."""

    resources: tuple[Resource | CardResource, ...]


@frozen
class ProtectCard(Worded, word="protect-card"):
    """Nobody can take these from this card."""

    resources: tuple[CardResource, ...]


Modifier: TypeAlias = (
    Discount | ResourceValue | Leniency | GreeneryCost | HeatAsMegacredits | ProtectResources | ProtectCard
)
