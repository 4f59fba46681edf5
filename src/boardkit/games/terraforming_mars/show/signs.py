"""Effects, requirements and permanent changes in signs, for where there is no room for sentences.

Productions stand in brackets, tiles between angles; an asterisk marks what happens to any player.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from boardkit.games.terraforming_mars.box import effects as fx
from boardkit.games.terraforming_mars.box import modifiers as mod
from boardkit.games.terraforming_mars.box import requirements as rq
from boardkit.games.terraforming_mars.box.counters import Amount, Count, Counter, Variable, Whose
from boardkit.games.terraforming_mars.box.effects import CardEffect, Effects
from boardkit.games.terraforming_mars.box.modifiers import Modifier
from boardkit.games.terraforming_mars.box.requirements import Requirement
from boardkit.games.terraforming_mars.box.things import CardResource, Resource, TileKind
from boardkit.games.terraforming_mars.show.map import CARD_SIGN, MONEY_SIGN, RESOURCE_SIGNS, TILE_SIGNS
from boardkit.games.terraforming_mars.show.phrases import ORDINARY, UNKNOWN, degrees
from boardkit.text import Words

Sign = Callable[[Any, Words], str]
PRODUCTIONS: Final = (fx.Production, fx.DecreaseAnyProduction, fx.ProductionFromBonus)


def requirement_sign(requirement: Requirement, words: Words) -> str:
    """Write a requirement: `O2≥9`, `≈≤3`."""
    match requirement:
        case rq.ParameterRequirement(parameter, least, most):
            value = most if least is None else least
            assert value is not None
            bound = "≥" if most is None else "≤"
            number = degrees(value) if parameter == "temperature" else str(value)
            return f"{words(f'sign-{parameter}')}{bound}{number}"
        case rq.TagRequirement(tag, least):
            return f"{words.name(tag)}≥{least}"
        case rq.ProductionRequirement(resource, least):
            return f"[{resource_sign(resource, words)}]≥{least}"
        case rq.CitiesRequirement(least):
            return f"{tile_sign(TileKind.CITY)}*≥{least}"
        case rq.GreeneriesRequirement(least):
            return f"{tile_sign(TileKind.GREENERY)}≥{least}"
        case rq.RatingRaised():
            return f"{words('sign-rating')}↑"


def effect_signs(effects: Effects, words: Words) -> list[str]:
    """Write effects, productions that stand together in one pair of brackets."""
    signs: list[str] = []
    for boxed, group in groupby(effects, lambda effect: isinstance(effect, PRODUCTIONS)):
        written = [effect_sign(effect, words) for effect in group]
        signs += [f"[{' '.join(written)}]"] if boxed else written
    return signs


def effect_sign(effect: CardEffect, words: Words) -> str:
    """Write one effect."""
    return SIGNS[type(effect)](effect, words)


def resource_sign(resource: Resource | CardResource | None, words: Words) -> str:
    """Write a resource: a sign for those of the board, a word for those on cards."""
    if isinstance(resource, Resource):
        return RESOURCE_SIGNS.get(resource) or words(f"sign-{resource}")
    return "●" if resource is None else f"●{words(f'sign-{resource}')}"


def tile_sign(tile: TileKind) -> str:
    """Write a tile: `‹⌂›`."""
    sign = TILE_SIGNS[tile]
    return f"‹{sign.short[:1] if tile in ORDINARY else sign.lines[0]}›"


def _amount(amount: Amount, unit: str, words: Words, plus: str = "+") -> str:
    match amount:
        case int():
            return f"{plus if amount > 0 else '−'}{abs(amount)}{unit}"
        case Variable(times):
            return f"{plus if times > 0 else '−'}{UNKNOWN}{unit}"
        case Counter():
            return f"{plus}1{unit}/{counter_sign(amount, words)}"


def counter_sign(counter: Counter, words: Words, stores: CardResource | None = None) -> str:
    """Write for what there is one each: `2science`."""
    every = str(counter.every) if counter.every > 1 else ""
    match counter.count:
        case Count.TAGS:
            whose = f"({words('sign-opponents')})" if counter.whose is Whose.OPPONENTS else ""
            return f"{every}{words.name(counter.tag)}{whose}"
        case Count.CITY_TILES:
            return f"{every}{tile_sign(TileKind.CITY)}*"
        case Count.ADJACENT_TILES:
            assert counter.tile is not None
            return f"{every}{tile_sign(counter.tile)}"
        case Count.RESOURCES_HERE:
            return f"{every}{resource_sign(stores, words)}"
        case Count.EVENTS_PLAYED:
            return f"{words('sign-event')}*"
    raise LookupError(counter.count)


def _production(effect: fx.Production, words: Words) -> str:
    return _amount(effect.amount, resource_sign(effect.resource, words), words)


def _any_production(effect: fx.DecreaseAnyProduction, words: Words) -> str:
    return f"−{effect.amount}{resource_sign(effect.resource, words)}*"


def _from_bonus(effect: fx.ProductionFromBonus, words: Words) -> str:
    among = "/".join(resource_sign(resource, words) for resource in effect.among)
    return f"+{effect.amount}{among}"


def _pay(effect: fx.Pay, words: Words) -> str:
    also = "".join(resource_sign(resource, words) for resource in effect.also_with)
    return _amount(effect.amount, resource_sign(effect.resource, words), words, "−") + (
        f"({also})" if also else ""
    )


def _place(effect: fx.PlaceTile, _: Words) -> str:
    many = str(effect.count) if effect.count > 1 else ""
    return f"{many}{tile_sign(effect.tile)}"


def _look(effect: fx.Look, _: Words) -> str:
    if effect.keep is None:
        return f"{effect.amount}{CARD_SIGN}?"
    return f"{effect.amount}{CARD_SIGN}→{effect.keep}{CARD_SIGN}"


def _add(effect: fx.AddCardResource, words: Words) -> str:
    elsewhere = "" if effect.to is fx.To.THIS else "→"
    return f"+{effect.amount}{resource_sign(effect.resource, words)}{elsewhere}"


def _remove(effect: fx.RemoveCardResource, words: Words) -> str:
    anybody = "" if effect.source is fx.From.THIS else "*"
    return f"−{effect.amount or effect.up_to}{resource_sign(effect.resource, words)}{anybody}"


def _choose(effect: fx.Choose, words: Words) -> str:
    return "/".join(" ".join(effect_signs(option, words)) for option in effect.options)


def _if(effect: fx.If, words: Words) -> str:
    then, otherwise = (" ".join(effect_signs(part, words)) for part in (effect.then, effect.otherwise))
    return f"{requirement_sign(effect.condition, words)}?{then}:{otherwise}"


SIGNS: Final[Mapping[type, Sign]] = {
    fx.Gain: lambda effect, words: _amount(effect.amount, resource_sign(effect.resource, words), words),
    fx.Pay: _pay,
    fx.Production: _production,
    fx.DecreaseAnyProduction: _any_production,
    fx.ProductionFromBonus: _from_bonus,
    fx.RemoveResource: lambda effect, words: f"−{effect.up_to}{resource_sign(effect.resource, words)}*",
    fx.StealResource: lambda effect, words: f"+{effect.up_to}{resource_sign(effect.resource, words)}←*",
    fx.RemoveFromTileOwner: lambda effect, words: f"−{effect.up_to}{resource_sign(effect.resource, words)}*",
    fx.Raise: lambda effect, words: f"{words(f'sign-{effect.parameter}')}+{effect.steps}",
    fx.PlaceTile: _place,
    fx.ClaimArea: lambda *_: "‹⚑›",
    fx.Rating: lambda effect, words: f"{words('sign-rating')}{_amount(effect.amount, '', words)}",
    fx.DrawCards: lambda effect, _: f"+{effect.amount}{CARD_SIGN}",
    fx.Look: _look,
    fx.Reveal: lambda effect, words: (
        f"{CARD_SIGN}{words.name(effect.tag)}?{' '.join(effect_signs(effect.then, words))}"
    ),
    fx.DiscardCards: lambda effect, words: _amount(-effect.amount, CARD_SIGN, words),
    fx.AddCardResource: _add,
    fx.RemoveCardResource: _remove,
    fx.Choose: _choose,
    fx.ChooseNumber: lambda *_: f"{UNKNOWN}?",
    fx.If: _if,
    fx.CopyProductionBox: lambda effect, words: f"[{words.name(effect.tag)}]×2",
    fx.NextCard: lambda effect, words: f"1{CARD_SIGN}:{modifier_sign(effect.modifier, words)}",
}
"""How each kind of effect is written."""


def modifier_sign(modifier: Modifier, words: Words) -> str:
    """Write what a card changes for good: `space −2€`."""
    match modifier:
        case mod.Discount(amount, tag, None):
            return f"{CARD_SIGN if tag is None else words.name(tag)}:−{amount}{MONEY_SIGN}"
        case mod.Discount(amount, _, project):
            assert project is not None
            return f"{words.name(project)}:−{amount}{MONEY_SIGN}"
        case mod.ResourceValue(resource, bonus):
            return f"{resource_sign(resource, words)}:+{bonus}{MONEY_SIGN}"
        case mod.Leniency(steps):
            return f"{words('sign-temperature')} {words('sign-oxygen')} {words('sign-oceans')} ±{steps}"
        case mod.GreeneryCost(plants):
            return f"{plants}{RESOURCE_SIGNS[Resource.PLANTS]}→{tile_sign(TileKind.GREENERY)}"
        case mod.HeatAsMegacredits():
            return f"{words('sign-heat')}={MONEY_SIGN}"
        case mod.ProtectResources(resources) | mod.ProtectCard(resources):
            kept: Sequence[Resource | CardResource] = resources
            return f"{words('sign-kept')}:{' '.join(resource_sign(resource, words) for resource in kept)}"
