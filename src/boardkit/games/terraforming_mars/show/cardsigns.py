"""A card in signs: all that it does, written from the same facts as its sentences."""

from collections.abc import Iterator

from boardkit.games.terraforming_mars.box import reactions as rx
from boardkit.games.terraforming_mars.box.counters import Whose
from boardkit.games.terraforming_mars.box.facts import CardAction, CorporationCard, ProjectCard
from boardkit.games.terraforming_mars.box.reactions import Reaction
from boardkit.games.terraforming_mars.box.things import Resource
from boardkit.games.terraforming_mars.show.map import CARD_SIGN, MONEY_SIGN
from boardkit.games.terraforming_mars.show.signs import (
    counter_sign,
    effect_signs,
    modifier_sign,
    requirement_sign,
    resource_sign,
    tile_sign,
)
from boardkit.text import Words


def card_signs(card: ProjectCard, words: Words) -> list[str]:
    """Write what a card does as signs: `[+1E]`, `T+1`, `1E→+5€`; victory points last."""
    return [
        *effect_signs(card.effects, words),
        *(modifier_sign(modifier, words) for modifier in card.modifiers),
        *(reaction_sign(reaction, words) for reaction in card.reactions),
        *(action_sign(action, words) for action in card.actions),
        *points_signs(card, words),
    ]


def corporation_signs(corporation: CorporationCard, words: Words) -> list[str]:
    """Write what a corporation begins with and what it does."""
    start = corporation.start
    stock = {Resource.MEGACREDITS: start.megacredits, **start.resources}
    begins = [f"{count}{resource_sign(resource, words)}" for resource, count in stock.items()]
    productions = [
        f"+{count}{resource_sign(resource, words)}" for resource, count in start.production.items()
    ]
    free = [f"{start.free_cards}{CARD_SIGN}"] if start.free_cards else []
    box = [f"[{' '.join(productions)}]"] if productions else []
    first = effect_signs(corporation.first_action, words)
    return [*begins, *free, *box, *first, *card_signs(corporation.card, words)]


def reaction_sign(reaction: Reaction, words: Words) -> str:
    """Write what sets a card off and what it does then: `‹≈›*: +2♣`."""
    return f"{_cause(reaction, words)}: {' '.join(effect_signs(reaction.effects, words))}"


def _cause(reaction: Reaction, words: Words) -> str:
    match reaction:
        case rx.OnTag(tags, by):
            names = "/".join(words.name(tag) for tag in tags)
            return names + ("*" if by is Whose.ANY else "")
        case rx.OnCard(_, _, tag):
            return words("sign-event") + (f" {words.name(tag)}" if tag else "")
        case rx.OnTile(tile, by):
            return tile_sign(tile) + ("*" if by is Whose.ANY else "")
        case rx.OnPayment(_, _, least):
            return f"≥{least}{MONEY_SIGN}" if least else words("sign-project")
        case rx.OnPlacementBonus(bonus):
            return "/".join(resource_sign(resource, words) for resource in bonus)


def action_sign(action: CardAction, words: Words) -> str:
    """Write a way of a card's action, costs before the arrow: `▸−1E→+5€`."""
    cost = " ".join(effect_signs(action.cost, words))
    condition = f"{requirement_sign(action.condition, words)}?" if action.condition else ""
    arrow = f"{cost}→" if cost else ""
    return f"▸{condition}{arrow}{' '.join(effect_signs(action.effects, words))}"


def points_signs(card: ProjectCard, words: Words) -> Iterator[str]:
    """Write a card's victory points: `VP+2`, `VP 1/2●animal`."""
    points, name = card.points, words("sign-points")
    if points is None:
        return
    if points.per is None:
        yield f"{name}{points.points:+d}".replace("-", "−")
    elif points.least is None:
        yield f"{name} {points.points}/{counter_sign(points.per, words, card.stores)}"
    else:
        yield f"{name} {points.points} {words('sign-if')} {resource_sign(card.stores, words)}≥{points.least}"
