"""Effects, requirements and whole cards in signs, for where there is no room for sentences."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from boardkit.core import kebab
from boardkit.games.terraforming_mars.box import effects as fx
from boardkit.games.terraforming_mars.box import facts as rx
from boardkit.games.terraforming_mars.box.things import CardResource, Resource, TileKind
from boardkit.games.terraforming_mars.show.cardtext import ORDINARY, UNKNOWN, stands
from boardkit.games.terraforming_mars.show.map import CARD_SIGN, MONEY_SIGN, RESOURCE_SIGNS, TILE_SIGNS
from boardkit.text import Words

Sign = Callable[[Any, Words], str]
PRODUCTIONS: Final = (fx.Production, fx.DecreaseAnyProduction, fx.ProductionFromBonus)


def requirement_sign(requirement: fx.Requirement, words: Words) -> str:
    """Write a requirement: `O2≥9`, `≈≤3`."""
    match requirement:
        case fx.ParameterRequirement(parameter, least, most):
            value = most if least is None else least
            assert value is not None
            bound = "≥" if most is None else "≤"
            return f"{words(f'sign-{parameter}')}{bound}{stands(parameter, value)}"
        case fx.TagRequirement(tag, least):
            return f"{words.name(tag)}≥{least}"
        case fx.ProductionRequirement(resource, least):
            return f"[{resource_sign(resource, words)}]≥{least}"
        case fx.CitiesRequirement(least):
            return f"{tile_sign(TileKind.CITY, words)}*≥{least}"
        case fx.GreeneriesRequirement(least):
            return f"{tile_sign(TileKind.GREENERY, words)}≥{least}"
        case fx.RatingRaised():
            return f"{words('sign-rating')}↑"


def effect_signs(effects: fx.Effects, words: Words) -> list[str]:
    """Write effects, productions that stand together in one pair of brackets."""
    signs: list[str] = []
    for boxed, group in groupby(effects, lambda effect: isinstance(effect, PRODUCTIONS)):
        written = [effect_sign(effect, words) for effect in group]
        signs += [f"[{' '.join(written)}]"] if boxed else written
    return signs


def effect_sign(effect: fx.CardEffect, words: Words) -> str:
    """Write one effect."""
    return SIGNS[type(effect)](effect, words)


def resource_sign(resource: Resource | CardResource | None, words: Words) -> str:
    """Write a resource: a sign for those of the board, a word for those on cards."""
    if isinstance(resource, Resource):
        return RESOURCE_SIGNS.get(resource) or words(f"sign-{resource}")
    return "●" if resource is None else f"●{words(f'sign-{resource}')}"


def tile_sign(tile: TileKind, words: Words) -> str:
    """Write a tile: `‹⌂›`, `‹Mohole›`."""
    return f"‹{TILE_SIGNS[tile].short[:1] if tile in ORDINARY else words(f'tile-word-{kebab(tile)}')}›"


def _amount(amount: fx.Amount, unit: str, words: Words, plus: str = "+") -> str:
    match amount:
        case int():
            return f"{plus if amount > 0 else '−'}{abs(amount)}{unit}"
        case fx.Variable(times):
            return f"{plus if times > 0 else '−'}{UNKNOWN}{unit}"
        case fx.Counter():
            return f"{plus}1{unit}/{counter_sign(amount, words)}"


def counter_sign(counter: fx.Counter, words: Words, stores: CardResource | None = None) -> str:
    """Write for what there is one each: `2science`."""
    every = str(counter.every) if counter.every > 1 else ""
    match counter.count:
        case fx.Count.TAGS:
            whose = f"({words('sign-opponents')})" if counter.whose is fx.Whose.OPPONENTS else ""
            return f"{every}{words.name(counter.tag)}{whose}"
        case fx.Count.CITY_TILES:
            return f"{every}{tile_sign(TileKind.CITY, words)}*"
        case fx.Count.ADJACENT_TILES:
            assert counter.tile is not None
            return f"{every}{tile_sign(counter.tile, words)}"
        case fx.Count.RESOURCES_HERE:
            return f"{every}{resource_sign(stores, words)}"
        case fx.Count.EVENTS_PLAYED:
            return f"{words('sign-event')}*"
    raise LookupError(counter.count)


def _pay(effect: fx.Pay, words: Words) -> str:
    also = "".join(resource_sign(resource, words) for resource in effect.also_with)
    paid = _amount(effect.amount, resource_sign(effect.resource, words), words, "−")
    return f"{paid}({also})" if also else paid


def _if(effect: fx.If, words: Words) -> str:
    then, otherwise = (" ".join(effect_signs(part, words)) for part in (effect.then, effect.otherwise))
    return f"{requirement_sign(effect.condition, words)}?{then}:{otherwise}"


SIGNS: Final[Mapping[type, Sign]] = {
    fx.Gain: lambda effect, words: _amount(effect.amount, resource_sign(effect.resource, words), words),
    fx.Pay: _pay,
    fx.Production: lambda effect, words: _amount(effect.amount, resource_sign(effect.resource, words), words),
    fx.DecreaseAnyProduction: lambda one, words: f"−{one.amount}{resource_sign(one.resource, words)}*",
    fx.ProductionFromBonus: lambda effect, words: (
        f"+{effect.amount}{'/'.join(resource_sign(resource, words) for resource in effect.among)}"
    ),
    fx.RemoveResource: lambda effect, words: f"−{effect.up_to}{resource_sign(effect.resource, words)}*",
    fx.StealResource: lambda effect, words: f"+{effect.up_to}{resource_sign(effect.resource, words)}←*",
    fx.RemoveFromTileOwner: lambda effect, words: f"−{effect.up_to}{resource_sign(effect.resource, words)}*",
    fx.Raise: lambda effect, words: f"{words(f'sign-{effect.parameter}')}+{effect.steps}",
    fx.PlaceTile: lambda one, words: f"{one.count if one.count > 1 else ''}{tile_sign(one.tile, words)}",
    fx.ClaimArea: lambda *_: "‹⚑›",
    fx.Rating: lambda effect, words: f"{words('sign-rating')}{_amount(effect.amount, '', words)}",
    fx.DrawCards: lambda effect, _: f"+{effect.amount}{CARD_SIGN}",
    fx.Look: lambda one, _: f"{one.amount}{CARD_SIGN}{f'→{one.keep}{CARD_SIGN}' if one.keep else '?'}",
    fx.Reveal: lambda effect, words: (
        f"{CARD_SIGN}{words.name(effect.tag)}?{' '.join(effect_signs(effect.then, words))}"
    ),
    fx.DiscardCards: lambda effect, words: _amount(-effect.amount, CARD_SIGN, words),
    fx.AddCardResource: lambda effect, words: (
        f"+{effect.amount}{resource_sign(effect.resource, words)}{'' if effect.to is fx.To.THIS else '→'}"
    ),
    fx.RemoveCardResource: lambda effect, words: (
        f"−{effect.amount or effect.up_to}{resource_sign(effect.resource, words)}"
        f"{'' if effect.source is fx.From.THIS else '*'}"
    ),
    fx.Choose: lambda one, words: "/".join(" ".join(effect_signs(each, words)) for each in one.options),
    fx.ChooseNumber: lambda *_: f"{UNKNOWN}?",
    fx.If: _if,
    fx.CopyProductionBox: lambda effect, words: f"[{words.name(effect.tag)}]×2",
    fx.NextCard: lambda effect, words: f"1{CARD_SIGN}:{modifier_sign(effect.modifier, words)}",
}
"""How each kind of effect is written."""


def modifier_sign(modifier: fx.Modifier, words: Words) -> str:
    """Write what a card changes for good: `space −2€`."""
    match modifier:
        case fx.Discount(amount, tag, None):
            return f"{CARD_SIGN if tag is None else words.name(tag)}:−{amount}{MONEY_SIGN}"
        case fx.Discount(amount, _, project):
            assert project is not None
            return f"{words.name(project)}:−{amount}{MONEY_SIGN}"
        case fx.ResourceValue(resource, bonus):
            return f"{resource_sign(resource, words)}:+{bonus}{MONEY_SIGN}"
        case fx.Leniency(steps):
            return f"{words('sign-temperature')} {words('sign-oxygen')} {words('sign-oceans')} ±{steps}"
        case fx.GreeneryCost(plants):
            return f"{plants}{RESOURCE_SIGNS[Resource.PLANTS]}→{tile_sign(TileKind.GREENERY, words)}"
        case fx.HeatAsMegacredits():
            return f"{words('sign-heat')}={MONEY_SIGN}"
        case fx.ProtectResources(resources) | fx.ProtectCard(resources):
            kept: Sequence[Resource | CardResource] = resources
            return f"{words('sign-kept')}:{' '.join(resource_sign(resource, words) for resource in kept)}"


def card_signs(card: rx.ProjectCard, words: Words) -> list[str]:
    """Write what a card does as signs: `[+1E]`, `T+1`, `1E→+5€`; victory points last."""
    return [
        *effect_signs(card.effects, words),
        *(modifier_sign(modifier, words) for modifier in card.modifiers),
        *(reaction_sign(reaction, words) for reaction in card.reactions),
        *(action_sign(action, words) for action in card.actions),
        *points_signs(card, words),
    ]


def corporation_signs(corporation: rx.CorporationCard, words: Words) -> list[str]:
    """Write what a corporation begins with and what it does."""
    start = corporation.start
    stock = {Resource.MEGACREDITS: start.megacredits, **start.resources}
    begins = [f"{count}{resource_sign(resource, words)}" for resource, count in stock.items()]
    productions = [f"+{count}{resource_sign(kind, words)}" for kind, count in start.production.items()]
    free = [f"{start.free_cards}{CARD_SIGN}"] if start.free_cards else []
    box = [f"[{' '.join(productions)}]"] if productions else []
    first = effect_signs(corporation.first_action, words)
    return [*begins, *free, *box, *first, *card_signs(corporation.card, words)]


def reaction_sign(reaction: rx.Reaction, words: Words) -> str:
    """Write what sets a card off and what it does then: `‹≈›*: +2♣`."""
    return f"{_cause(reaction, words)}: {' '.join(effect_signs(reaction.effects, words))}"


def _cause(reaction: rx.Reaction, words: Words) -> str:
    match reaction:
        case rx.OnTag(tags, by):
            return "/".join(words.name(tag) for tag in tags) + ("*" if by is fx.Whose.ANY else "")
        case rx.OnCard(_, _, tag):
            return words("sign-event") + (f" {words.name(tag)}" if tag else "")
        case rx.OnTile(tile, by):
            return tile_sign(tile, words) + ("*" if by is fx.Whose.ANY else "")
        case rx.OnPayment(_, _, least):
            return f"≥{least}{MONEY_SIGN}" if least else words("sign-project")
        case rx.OnPlacementBonus(bonus):
            return "/".join(resource_sign(resource, words) for resource in bonus)


def action_sign(action: rx.CardAction, words: Words) -> str:
    """Write a way of a card's action, costs before the arrow: `▸−1E→+5€`."""
    cost = " ".join(effect_signs(action.cost, words))
    condition = f"{requirement_sign(action.condition, words)}?" if action.condition else ""
    arrow = f"{cost}→" if cost else ""
    return f"▸{condition}{arrow}{' '.join(effect_signs(action.effects, words))}"


def points_signs(card: rx.ProjectCard, words: Words) -> Iterator[str]:
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
