"""What the effects of a card say, as clauses of a sentence: `draw 2 cards`."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from boardkit.core import kebab
from boardkit.games.terraforming_mars.box import TILES
from boardkit.games.terraforming_mars.box import effects as fx
from boardkit.games.terraforming_mars.box.counters import Variable
from boardkit.games.terraforming_mars.box.effects import CardEffect, Effects
from boardkit.games.terraforming_mars.box.modifiers import Discount
from boardkit.games.terraforming_mars.box.placements import Adjacency, Base, Placement
from boardkit.games.terraforming_mars.box.things import Resource
from boardkit.games.terraforming_mars.show.phrases import (
    ORDINARY,
    UNKNOWN,
    condition,
    cubes,
    either,
    production,
    some_of,
    steps,
    tag_said,
    things,
    units,
)
from boardkit.text import Words

Clause = Callable[[Any, Words], str]


def clause(effect: CardEffect, words: Words) -> str:
    """Say an effect as a clause: `raise your energy production by 1`."""
    return CLAUSES[type(effect)](effect, words)


def together(effects: Effects, words: Words) -> str:
    """Say effects one after the other: `draw 2 cards and raise the temperature by 1 step`."""
    return words.listed([clause(effect, words) for effect in effects])


def _change(effect: fx.Production | fx.Rating, words: Words, **what: str) -> str:
    amount = effect.amount
    down = amount.times < 0 if isinstance(amount, Variable) else isinstance(amount, int) and amount < 0
    verb = "lower" if down else "raise"
    kind = "production" if what else "rating"
    return words(f"clause-{verb}-{kind}", by=steps(amount, words), **what)


def _pay(effect: fx.Pay, words: Words) -> str:
    amount = things(effect.resource, effect.amount, words)
    if not effect.also_with:
        return words("clause-pay", things=amount)
    metals = either([words(f"metal-{metal}") for metal in effect.also_with], words)
    return words("clause-pay-also-with", things=amount, metals=metals)


def _production_from_bonus(effect: fx.ProductionFromBonus, words: Words) -> str:
    among = either(_metals(effect.among, words), words)
    return words("clause-production-from-bonus", metals=among, by=effect.amount)


def _place_tile(effect: fx.PlaceTile, words: Words) -> str:
    if effect.tile in ORDINARY:
        tiles = words(f"tiles-{effect.tile}", count=effect.count)
    else:
        tiles = words.name(effect.tile)
    where = _where(effect, words)
    if not where:
        return words("clause-place-tile", tiles=tiles)
    return words("clause-place-tile-where", tiles=tiles, where=words.listed(where))


def _where(effect: fx.PlaceTile, words: Words) -> list[str]:
    """List what a tile's place must be, as far as it is not what such tiles always want."""
    usual, placement = TILES[effect.tile].placement, effect.placement
    if placement == usual:
        return []
    unusual = placement.base is not usual.base
    parts = [_ground(placement, words)] if unusual else []
    if placement.bonus:
        parts.append(words("where-bonus", resources=some_of(placement.bonus, words)))
    return parts + [_beside(wanted, words) for wanted in placement.adjacent]


def _metals(resources: Sequence[Resource], words: Words) -> list[str]:
    return [words(f"metal-{resource}") for resource in resources]


def _ground(placement: Placement, words: Words) -> str:
    name = placement.area if placement.base is Base.NAMED and placement.area else placement.base.value
    return words(f"where-{kebab(name)}")


def _beside(wanted: Adjacency, words: Words) -> str:
    return words(f"where-next-to-{kebab(wanted.to.value)}", least=wanted.least or 0)


def _look(effect: fx.Look, words: Words) -> str:
    if effect.keep is None:
        return words("clause-look-and-buy", count=effect.amount)
    return words("clause-look-and-keep", count=effect.amount, keep=effect.keep)


def _reveal(effect: fx.Reveal, words: Words) -> str:
    return words("clause-reveal", tag=tag_said(effect.tag, words), then=together(effect.then, words))


def _add_cubes(effect: fx.AddCardResource, words: Words) -> str:
    here = cubes(effect.resource, effect.amount, words)
    least = "some" if effect.target_least else "any"
    return words(f"clause-add-to-{kebab(effect.to.value)}", things=here, holding=least)


def _remove_cubes(effect: fx.RemoveCardResource, words: Words) -> str:
    here = cubes(effect.resource, effect.amount or effect.up_to or 0, words)
    return words(f"clause-remove-from-{kebab(effect.source.value)}", things=here)


def _choose(effect: fx.Choose, words: Words) -> str:
    return words("clause-choose", options=either([together(each, words) for each in effect.options], words))


def _choose_number(effect: fx.ChooseNumber, words: Words) -> str:
    most = words(f"most-{kebab(effect.most.count.value)}-{effect.most.resource}")
    return words("clause-choose-number", name=UNKNOWN, least=effect.least, most=most)


def _if(effect: fx.If, words: Words) -> str:
    return words(
        "clause-if",
        condition=condition(effect.condition, words),
        then=together(effect.then, words),
        otherwise=together(effect.otherwise, words),
    )


def _next_card(effect: fx.NextCard, words: Words) -> str:
    modifier = effect.modifier
    if isinstance(modifier, Discount):
        return words("clause-next-card-discount", things=units(Resource.MEGACREDITS, modifier.amount, words))
    return words("clause-next-card-leniency", steps=getattr(modifier, "steps", 0))


def _loss(message: str) -> Clause:
    return lambda effect, words: words(message, things=units(effect.resource, effect.up_to, words))


CLAUSES: Final[Mapping[type, Clause]] = {
    fx.Gain: lambda effect, words: words("clause-gain", things=things(effect.resource, effect.amount, words)),
    fx.Pay: _pay,
    fx.Production: lambda effect, words: _change(
        effect, words, production=production(effect.resource, words)
    ),
    fx.DecreaseAnyProduction: lambda effect, words: words(
        "clause-lower-any-production", production=production(effect.resource, words), by=effect.amount
    ),
    fx.ProductionFromBonus: _production_from_bonus,
    fx.RemoveResource: _loss("clause-remove-resource"),
    fx.StealResource: _loss("clause-steal-resource"),
    fx.RemoveFromTileOwner: _loss("clause-remove-from-tile-owner"),
    fx.Raise: lambda effect, words: words(f"clause-raise-{effect.parameter}", steps=effect.steps),
    fx.PlaceTile: _place_tile,
    fx.ClaimArea: lambda _, words: words("clause-claim-area"),
    fx.Rating: _change,
    fx.DrawCards: lambda effect, words: words("clause-draw-cards", count=effect.amount),
    fx.Look: _look,
    fx.Reveal: _reveal,
    fx.DiscardCards: lambda effect, words: words("clause-discard-cards", count=effect.amount),
    fx.AddCardResource: _add_cubes,
    fx.RemoveCardResource: _remove_cubes,
    fx.Choose: _choose,
    fx.ChooseNumber: _choose_number,
    fx.If: _if,
    fx.CopyProductionBox: lambda effect, words: words(
        "clause-copy-production-box", tag=tag_said(effect.tag, words)
    ),
    fx.NextCard: _next_card,
}
"""How each kind of effect is said."""
