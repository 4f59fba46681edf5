"""What cards in play change: what others cost, what they may miss, and what nobody may take."""

from functools import lru_cache
from typing import TypeVar

from boardkit.games.terraforming_mars.box import CARDS, FACTS
from boardkit.games.terraforming_mars.box.effects import NextCard
from boardkit.games.terraforming_mars.box.facts import ProjectCard
from boardkit.games.terraforming_mars.box.modifiers import Discount, Leniency, Modifier, ProtectCard
from boardkit.games.terraforming_mars.box.things import Card, CardResource, Project
from boardkit.games.terraforming_mars.rules.model import Company
from boardkit.games.terraforming_mars.rules.tableau import of_kind

M = TypeVar("M", bound=Modifier)


def cost_of(company: Company, card: ProjectCard) -> int:
    """V.A What a card costs after discounts, never below 0."""
    discounts = (*company.works.discounts, *waiting(company, Discount))
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
    return company.works.projects[project]


def leniency(company: Company) -> int:
    """V.A By how many steps global requirements may be missed."""
    return company.works.leniency + sum(each.steps for each in waiting(company, Leniency))


def waiting(company: Company, kind: type[M]) -> list[M]:
    """Return the modifiers of a kind that wait for the next card."""
    if not company.next_card:
        return []
    return of_kind(kind, [modifier for card in company.next_card for modifier in next_modifiers(card)])


@lru_cache
def next_modifiers(card: Card) -> tuple[Modifier, ...]:
    """Return the modifiers that a card played gives to the next one."""
    return tuple(effect.modifier for effect in CARDS[card].effects if isinstance(effect, NextCard))


@lru_cache
def is_kept(card: Card, resource: CardResource) -> bool:
    """Tell whether nobody may take such resources from the card."""
    return any(resource in guard.resources for guard in of_kind(ProtectCard, FACTS[card].modifiers))
