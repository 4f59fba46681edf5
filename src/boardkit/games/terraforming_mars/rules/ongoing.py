"""V.A, VI Ongoing effects of cards in play: what they change, what sets them off, and where that waits."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TypeVar

from boardkit.core import Seat, Step
from boardkit.games.terraforming_mars.box import CARDS, FACTS, effects, things
from boardkit.games.terraforming_mars.box.facts import Paid, ProjectCard
from boardkit.games.terraforming_mars.rules.model import Company, State, Tile
from boardkit.games.terraforming_mars.rules.questions import Job, Pool
from boardkit.games.terraforming_mars.rules.tableau import of_kind

M = TypeVar("M", bound=effects.Modifier)


def cost_of(company: Company, card: ProjectCard) -> int:
    """V.A What a card costs after discounts, never below 0."""
    discounts = (*company.works.discounts, *waiting(company, effects.Discount))
    if not discounts:
        return card.cost
    off = sum(
        each.amount
        for each in discounts
        if each.project is None and (each.tag is None or each.tag in card.tags)
    )
    return max(0, card.cost - off)


def leniency(company: Company) -> int:
    """V.A By how many steps global requirements may be missed."""
    return company.works.leniency + sum(each.steps for each in waiting(company, effects.Leniency))


def waiting(company: Company, kind: type[M]) -> list[M]:
    """Return the modifiers of a kind that wait for the next card."""
    if not company.next_card:
        return []
    return of_kind(kind, [modifier for card in company.next_card for modifier in next_modifiers(card)])


@lru_cache
def next_modifiers(card: things.Card) -> tuple[effects.Modifier, ...]:
    """Return the modifiers that a card played gives to the next one."""
    return tuple(effect.modifier for effect in CARDS[card].effects if isinstance(effect, effects.NextCard))


@lru_cache
def is_kept(card: things.Card, resource: things.CardResource) -> bool:
    """Return whether nobody may take such resources from the card."""
    return any(resource in guard.resources for guard in of_kind(effects.ProtectCard, FACTS[card].modifiers))


def add(state: State, jobs: Sequence[Job]) -> Step[State]:
    """VI Put jobs into the pool whose order the active seat chooses; open one if there is none."""
    if not jobs:
        return Step(state)
    for index in range(len(state.pile) - 1, -1, -1):
        pool = state.pile[index]
        if isinstance(pool, Pool):
            joined = Pool(pool.active, (*pool.jobs, *jobs))
            return Step(state.but(pile=(*state.pile[:index], joined, *state.pile[index + 1 :])))
    return Step(state.ask(Pool(state.active, tuple(jobs))))


def by_card(state: State, seat: Seat, card: ProjectCard) -> Iterator[Job]:
    """V.A List what a card sets off when it is played: each tag counts, those of events, too."""
    for other in state.in_order:
        yield from by_tags(state, seat, other, card)
    for source, reaction in state.companies[seat].works.on_card:
        if reaction.type is card.type and (reaction.tag is None or reaction.tag in card.tags):
            yield Job(seat, source, reaction.effects, lasting=True)


def by_tags(state: State, seat: Seat, owner: Seat, card: ProjectCard) -> Iterator[Job]:
    """V.A List what the tags of a card played by `seat` set off for `owner`, once for each tag."""
    for source, reaction in state.companies[owner].works.on_tag:
        if reaction.by is effects.Whose.YOU and owner != seat:
            continue
        if source == card.id and not reaction.including_this:
            continue
        for tag in card.tags:
            if tag in reaction.tags:
                yield Job(owner, source, reaction.effects, 0, card.id, reaction.optional, lasting=True)


def by_tile(state: State, seat: Seat, tile: Tile, at: things.Area, card: things.Card) -> list[Job]:
    """III.B List what a tile sets off; `card` is what placed it."""
    kind = things.TileKind.CITY if tile.kind in things.CITIES else tile.kind
    return [
        Job(owner, source, reaction.effects, lasting=True)
        for owner in state.in_order
        for source, reaction in state.companies[owner].works.on_tile
        if reaction.tile is kind
        and (reaction.by is effects.Whose.ANY or owner == seat)
        and (at.on_mars or not reaction.on_mars)
        and (reaction.including_this or source != card)
    ]


def by_bonus(state: State, seat: Seat, bonus: Sequence[things.Resource]) -> list[Job]:
    """III.A List what covering such a bonus sets off, once for the area."""
    return [
        Job(seat, source, reaction.effects, lasting=True)
        for source, reaction in state.companies[seat].works.on_bonus
        if any(resource in reaction.bonus for resource in bonus)
    ]


def by_payment(state: State, seat: Seat, cost: int, project: things.Project | None = None) -> list[Job]:
    """V.A, V.B List what paying sets off; `cost` is the printed one."""
    paid = Paid.PROJECT_CARD if project is None else Paid.STANDARD_PROJECT
    return [
        Job(seat, source, reaction.effects, lasting=True)
        for source, reaction in state.companies[seat].works.on_payment
        if paid in reaction.paid_for and cost >= reaction.min_base_cost and project not in reaction.excluded
    ]
