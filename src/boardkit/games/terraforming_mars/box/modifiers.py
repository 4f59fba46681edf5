"""What cards in play change for good."""

from typing import ClassVar, TypeAlias

from attrs import frozen

from boardkit.games.terraforming_mars.box.things import CardResource, Project, Resource, Tag


@frozen
class Discount:
    """Project cards (with a tag) or one standard project cost less."""

    word: ClassVar[str] = "discount"

    amount: int
    tag: Tag | None = None
    project: Project | None = None


@frozen
class ResourceValue:
    """Steel or titanium is worth more."""

    word: ClassVar[str] = "resource-value"

    resource: Resource
    bonus: int


@frozen
class Leniency:
    """Global requirements may be missed by so many steps."""

    word: ClassVar[str] = "leniency"

    steps: int


@frozen
class GreeneryCost:
    """So many plants make a greenery."""

    word: ClassVar[str] = "greenery-cost"

    plants: int


@frozen
class HeatAsMegacredits:
    """Heat may be spent as megacredits."""

    word: ClassVar[str] = "heat-as-megacredits"


@frozen
class ProtectResources:
    """Opponents cannot take these from stock or cards."""

    word: ClassVar[str] = "protect-resources"

    resources: tuple[Resource | CardResource, ...]


@frozen
class ProtectCard:
    """Nobody can take these from this card."""

    word: ClassVar[str] = "protect-card"

    resources: tuple[CardResource, ...]


Modifier: TypeAlias = (
    Discount | ResourceValue | Leniency | GreeneryCost | HeatAsMegacredits | ProtectResources | ProtectCard
)
