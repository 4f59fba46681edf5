"""What cards in play add up to: tags, modifiers and reactions, read once for each tableau."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, TypeVar

from boardkit.core.rules.values import frozen
from boardkit.games.terraforming_mars.box import CARDS, FACTS, PROJECTS
from boardkit.games.terraforming_mars.box.effects import NextCard
from boardkit.games.terraforming_mars.box.facts import ProjectCard
from boardkit.games.terraforming_mars.box.modifiers import (
    Discount,
    GreeneryCost,
    HeatAsMegacredits,
    Leniency,
    Modifier,
    ProtectCard,
    ProtectResources,
    ResourceValue,
)
from boardkit.games.terraforming_mars.box.reactions import (
    OnCard,
    OnPayment,
    OnPlacementBonus,
    OnTag,
    OnTile,
    Reaction,
)
from boardkit.games.terraforming_mars.box.things import Card, CardResource, Project, Resource, Tag
from boardkit.games.terraforming_mars.rules.model import Company

K = TypeVar("K", bound=Reaction)
M = TypeVar("M", bound=Modifier)

PLANTS_FOR_A_GREENERY: Final = 8
STEEL_VALUE: Final = 2
TITANIUM_VALUE: Final = 3


@frozen
class TableauSummary:
    """What a tableau does as a whole.

    Attributes:
        tags: how often each tag is in play.
        projects: what the standard projects cost.
        plants: what a greenery costs in plants.
        protected: what opponents cannot take.
        on_tag: reactions of this kind with their cards; so for the others.
        stores: the cards that hold resources, with what they hold.
    """

    tags: Mapping[Tag, int]
    discounts: tuple[Discount, ...]
    projects: Mapping[Project, int]
    steel: int
    titanium: int
    leniency: int
    plants: int
    heat_is_money: bool
    protected: tuple[Resource | CardResource, ...]
    on_tag: tuple[tuple[Card, OnTag], ...]
    on_card: tuple[tuple[Card, OnCard], ...]
    on_tile: tuple[tuple[Card, OnTile], ...]
    on_payment: tuple[tuple[Card, OnPayment], ...]
    on_bonus: tuple[tuple[Card, OnPlacementBonus], ...]
    stores: Mapping[Card, CardResource]
    active: tuple[Card, ...]


@lru_cache(maxsize=8192)
def works(tableau: tuple[Card, ...]) -> TableauSummary:
    """Add up what the cards of a tableau do."""
    facts = [FACTS[card] for card in tableau]
    modifiers = [modifier for card in facts for modifier in card.modifiers]
    tags: dict[Tag, int] = {}
    for tag in (tag for card in facts for tag in card.tags):
        tags[tag] = tags.get(tag, 0) + 1
    return TableauSummary(
        tags=tags,
        discounts=tuple(_only(Discount, modifiers)),
        projects={project: _discounted(project, _only(Discount, modifiers)) for project in Project},
        steel=STEEL_VALUE + _worth(modifiers, Resource.STEEL),
        titanium=TITANIUM_VALUE + _worth(modifiers, Resource.TITANIUM),
        leniency=sum(modifier.steps for modifier in _only(Leniency, modifiers)),
        plants=min((cost.plants for cost in _only(GreeneryCost, modifiers)), default=PLANTS_FOR_A_GREENERY),
        heat_is_money=bool(_only(HeatAsMegacredits, modifiers)),
        protected=tuple(kind for each in _only(ProtectResources, modifiers) for kind in each.resources),
        on_tag=_reactions(OnTag, facts),
        on_card=_reactions(OnCard, facts),
        on_tile=_reactions(OnTile, facts),
        on_payment=_reactions(OnPayment, facts),
        on_bonus=_reactions(OnPlacementBonus, facts),
        stores={card.id: card.stores for card in facts if card.stores},
        active=tuple(card.id for card in facts if card.actions),
    )


def _only(kind: type[M], modifiers: list[Modifier]) -> list[M]:
    return [modifier for modifier in modifiers if isinstance(modifier, kind)]


def _worth(modifiers: list[Modifier], resource: Resource) -> int:
    return sum(more.bonus for more in _only(ResourceValue, modifiers) if more.resource is resource)


def _reactions(kind: type[K], facts: list[ProjectCard]) -> tuple[tuple[Card, K], ...]:
    return tuple(
        (card.id, reaction) for card in facts for reaction in card.reactions if isinstance(reaction, kind)
    )


def cost_of(company: Company, card: ProjectCard) -> int:
    """V.A What a card costs after discounts, never below 0."""
    discounts = (*works(company.tableau).discounts, *waiting(company, Discount))
    if not discounts:
        return card.cost
    off = sum(
        each.amount
        for each in discounts
        if each.project is None and (each.tag is None or each.tag in card.tags)
    )
    return max(0, card.cost - off)


def project_cost(company: Company, project: Project) -> int:
    """V.B What a standard project costs after discounts."""
    return works(company.tableau).projects[project]


def _discounted(project: Project, discounts: list[Discount]) -> int:
    """V.B Take discounts off what the board says, never below 0."""
    return max(0, PROJECTS[project].cost - sum(each.amount for each in discounts if each.project is project))


def leniency(company: Company) -> int:
    """V.A By how many steps global requirements may be missed."""
    return works(company.tableau).leniency + sum(each.steps for each in waiting(company, Leniency))


def waiting(company: Company, kind: type[M]) -> list[M]:
    """Return the modifiers of a kind that wait for the next card."""
    if not company.next_card:
        return []
    return _only(kind, [modifier for card in company.next_card for modifier in next_modifiers(card)])


@lru_cache
def next_modifiers(card: Card) -> tuple[Modifier, ...]:
    """Return the modifiers that a card played gives to the next one."""
    return tuple(effect.modifier for effect in CARDS[card].effects if isinstance(effect, NextCard))


@lru_cache
def is_kept(card: Card, resource: CardResource) -> bool:
    """Tell whether nobody may take such resources from the card."""
    return any(resource in guard.resources for guard in _only(ProtectCard, list(FACTS[card].modifiers)))
