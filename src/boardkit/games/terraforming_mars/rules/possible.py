"""V.A.1 Whether effects can be carried out, which is asked before a card is played or an action used."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from boardkit.core import Condition, Refusal, Seat, must
from boardkit.games.terraforming_mars.box import CARDS, CORPORATIONS, FACTS
from boardkit.games.terraforming_mars.box.counters import Count, Counter
from boardkit.games.terraforming_mars.box.effects import (
    CardEffect,
    Choose,
    ChooseNumber,
    CopyProductionBox,
    DecreaseAnyProduction,
    DiscardCards,
    Effects,
    From,
    Pay,
    Production,
    ProductionFromBonus,
    RemoveCardResource,
)
from boardkit.games.terraforming_mars.box.things import Card, Resource
from boardkit.games.terraforming_mars.rules.changes import floor
from boardkit.games.terraforming_mars.rules.counters import value
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.payment import worth
from boardkit.games.terraforming_mars.rules.refusals import (
    NobodyToLower,
    NoSuchChoice,
    NotBetween,
    NothingToCopy,
    ProductionTooLow,
    TooExpensive,
    TooFewCards,
    TooFewCubes,
    TooFewResources,
)
from boardkit.games.terraforming_mars.rules.targets import givers, lowerable

TAKING: Final = (
    DecreaseAnyProduction,
    Pay,
    RemoveCardResource,
    Choose,
    ChooseNumber,
    DiscardCards,
    CopyProductionBox,
)
"""The kinds of effects that can be impossible, besides a production that goes down."""

NOTHING: Final[Mapping[Resource, int]] = {}


def impossible(
    state: State,
    seat: Seat,
    effects: Effects,
    card: Card,
    more: Mapping[Resource, int] = NOTHING,
    stock: Mapping[Resource, int] = NOTHING,
) -> Refusal | None:
    """V.A.1 Say which of the effects cannot be carried out, in whatever order, or None.

    Args:
        state: the table.
        seat: for whom they are carried out.
        effects: the effects.
        card: where they are written.
        more: production that other effects will have raised.
        stock: resources that other effects will have brought.
    """
    for effect in effects:
        asked = _demand(state, seat, effect, effects, card, more, stock)
        if asked is not None and asked.refusal is not None:
            return asked.refusal
    return None


def demands(
    state: State,
    seat: Seat,
    effects: Effects,
    card: Card,
    more: Mapping[Resource, int] = NOTHING,
    stock: Mapping[Resource, int] = NOTHING,
) -> Iterator[Condition]:
    """V.A.1 Tell one by one what it takes to carry effects out; the arguments are those of `impossible`."""
    asked = (_demand(state, seat, effect, effects, card, more, stock) for effect in effects)
    yield from (condition for condition in asked if condition is not None)


def _demand(
    state: State,
    seat: Seat,
    effect: CardEffect,
    effects: Effects,
    card: Card,
    more: Mapping[Resource, int],
    stock: Mapping[Resource, int],
) -> Condition | None:
    match effect:
        case Production(resource, int(amount)) if amount < 0:
            return _production(state, seat, resource, effects, more)
        case DecreaseAnyProduction(resource, amount):
            own = more.get(resource, 0) + _raised(effects, resource)
            can = state.solo or bool(lowerable(state, resource, amount, seat, own))
            return must(can, NobodyToLower(resource, amount))
        case Pay(resource, int(amount)):
            return _payment(state, seat, effect, amount, stock.get(resource, 0))
        case RemoveCardResource(resource, _, int(amount)):
            can = _neutral_gives(state, effect) or any(True for _ in givers(state, seat, card, effect))
            has = state.companies[seat].cubes.get(card, 0)
            return must(can, TooFewCubes(resource, amount, has))
        case Choose(options):
            can = any(impossible(state, seat, option, card) is None for option in options)
            return must(can, NoSuchChoice())
        case ChooseNumber(least, most):
            has = value(state, seat, most, card)
            return must(has >= least, _too_few(most, least, has))
        case DiscardCards(int(amount)):
            has = len(state.companies[seat].hand)
            return must(has >= amount, TooFewCards(amount, has))
        case CopyProductionBox(tag):
            return must(copyable(state, seat, effect), NothingToCopy(tag))
    return None


def _too_few(most: Counter, least: int, has: int) -> Refusal:
    """V.E Say what is missing to choose even the least number."""
    if most.count is Count.OWN_STOCK and most.resource is not None:
        return TooFewResources(most.resource, least, has)
    return NotBetween(least, has)


@cache
def takes_something(card: Card) -> bool:
    """Tell whether a card has effects that can be impossible: most only give, which is always possible."""
    return any(_takes(effect) for effect in CARDS[card].effects)


def _takes(effect: CardEffect) -> bool:
    match effect:
        case Production(_, int(amount)):
            return amount < 0
    return isinstance(effect, TAKING)


def _neutral_gives(state: State, effect: RemoveCardResource) -> bool:
    """VII.B The neutral opponent can lose anything."""
    return state.solo and effect.source is not From.THIS


def _production(
    state: State, seat: Seat, resource: Resource, effects: Effects, more: Mapping[Resource, int]
) -> Condition:
    """V.A.1 A decrease must be possible, after what the same card raises."""
    now = state.companies[seat].production[resource]
    change = more.get(resource, 0) + sum(
        effect.amount
        for effect in effects
        if isinstance(effect, Production) and effect.resource is resource and isinstance(effect.amount, int)
    )
    least = floor(resource)
    return must(now + change >= least, ProductionTooLow(resource, least - change, now))


def _raised(effects: Effects, resource: Resource) -> int:
    return sum(
        effect.amount
        for effect in effects
        if isinstance(effect, Production)
        and effect.resource is resource
        and isinstance(effect.amount, int)
        and effect.amount > 0
    )


def _payment(state: State, seat: Seat, effect: Pay, amount: int, more: int) -> Condition:
    company = state.companies[seat]
    if effect.resource is Resource.MEGACREDITS:
        metals = effect.also_with
        has = worth(company, steel=Resource.STEEL in metals, titanium=Resource.TITANIUM in metals)
        return must(has >= amount, TooExpensive(amount, has))
    has = company.stock[effect.resource]
    return must(has + more >= amount, TooFewResources(effect.resource, amount, has))


def copyable(state: State, seat: Seat, effect: CopyProductionBox) -> list[Card]:
    """V.A List the own cards whose production can be repeated now."""
    return [
        card
        for card in state.companies[seat].tableau
        if effect.tag in FACTS[card].tags
        and (box := production_box(state, seat, card))
        and impossible(state, seat, box, card) is None
    ]


def production_box(state: State, seat: Seat, card: Card) -> Effects:
    """V.A Return what a card does to productions; a tile's bonus counts as it was chosen."""
    if card not in CARDS:
        return _corporation_box(state, card)
    mined = state.companies[seat].mined.get(card)
    box: list[CardEffect] = []
    for effect in FACTS[card].effects:
        if isinstance(effect, (Production, DecreaseAnyProduction)):
            box.append(effect)
        elif isinstance(effect, ProductionFromBonus) and mined is not None:
            box.append(Production(mined, effect.amount))
    return tuple(box)


def _corporation_box(state: State, card: Card) -> Effects:
    if not state.options.copy_corporations:
        return ()
    start = next(corporation.start for corporation in CORPORATIONS.values() if corporation.card.id == card)
    return tuple(Production(resource, amount) for resource, amount in start.production.items())
