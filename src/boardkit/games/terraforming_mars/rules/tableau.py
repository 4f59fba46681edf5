"""The sum of the cards of a tableau: tags, modifiers and reactions, read once for each tableau."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final, TypeVar

from boardkit.core.values import Value
from boardkit.games.terraforming_mars.box import FACTS, PROJECTS, effects
from boardkit.games.terraforming_mars.box import facts as rx
from boardkit.games.terraforming_mars.box.things import Card, CardResource, Project, Resource, Tag

K = TypeVar("K", bound=rx.Reaction)
M = TypeVar("M", bound=effects.Modifier)

PLANTS_FOR_A_GREENERY: Final = 8
STEEL_VALUE: Final = 2
TITANIUM_VALUE: Final = 3


class TableauSummary(Value):
    """Sum of the cards of a tableau.

    Attributes:
        tags: how often each tag is in play.
        projects: what the standard projects cost.
        plants: what a greenery costs in plants.
        protected: what opponents cannot take.
        on_tag: reactions of this kind with their cards; so for the others.
        stores: the cards that hold resources, with what they hold.
    """

    tags: Mapping[Tag, int]
    discounts: tuple[effects.Discount, ...]
    projects: Mapping[Project, int]
    steel: int
    titanium: int
    leniency: int
    plants: int
    heat_is_money: bool
    protected: tuple[Resource | CardResource, ...]
    on_tag: tuple[tuple[Card, rx.OnTag], ...]
    on_card: tuple[tuple[Card, rx.OnCard], ...]
    on_tile: tuple[tuple[Card, rx.OnTile], ...]
    on_payment: tuple[tuple[Card, rx.OnPayment], ...]
    on_bonus: tuple[tuple[Card, rx.OnPlacementBonus], ...]
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
        discounts=tuple(of_kind(effects.Discount, modifiers)),
        projects={project: _discounted(project, of_kind(effects.Discount, modifiers)) for project in Project},
        steel=STEEL_VALUE + _worth(modifiers, Resource.STEEL),
        titanium=TITANIUM_VALUE + _worth(modifiers, Resource.TITANIUM),
        leniency=sum(modifier.steps for modifier in of_kind(effects.Leniency, modifiers)),
        plants=min(
            (cost.plants for cost in of_kind(effects.GreeneryCost, modifiers)), default=PLANTS_FOR_A_GREENERY
        ),
        heat_is_money=bool(of_kind(effects.HeatAsMegacredits, modifiers)),
        protected=tuple(
            kind for each in of_kind(effects.ProtectResources, modifiers) for kind in each.resources
        ),
        on_tag=_reactions(rx.OnTag, facts),
        on_card=_reactions(rx.OnCard, facts),
        on_tile=_reactions(rx.OnTile, facts),
        on_payment=_reactions(rx.OnPayment, facts),
        on_bonus=_reactions(rx.OnPlacementBonus, facts),
        stores={card.id: card.stores for card in facts if card.stores},
        active=tuple(card.id for card in facts if card.actions),
    )


def of_kind(kind: type[M], modifiers: Iterable[effects.Modifier]) -> list[M]:
    """Return the modifiers of a kind."""
    return [modifier for modifier in modifiers if isinstance(modifier, kind)]


def _worth(modifiers: list[effects.Modifier], resource: Resource) -> int:
    return sum(more.bonus for more in of_kind(effects.ResourceValue, modifiers) if more.resource is resource)


def _reactions(kind: type[K], facts: list[rx.ProjectCard]) -> tuple[tuple[Card, K], ...]:
    return tuple(
        (card.id, reaction) for card in facts for reaction in card.reactions if isinstance(reaction, kind)
    )


def _discounted(project: Project, discounts: list[effects.Discount]) -> int:
    """V.B Take discounts off what the board says, never below 0."""
    return max(0, PROJECTS[project].cost - sum(each.amount for each in discounts if each.project is project))
