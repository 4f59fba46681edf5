"""The grammar of the cards: which kinds of requirement, effect, modifier and reaction there are."""

from typing import Final

from boardkit.games.terraforming_mars.box import effects as fx
from boardkit.games.terraforming_mars.box import modifiers as mod
from boardkit.games.terraforming_mars.box import reactions as rx
from boardkit.games.terraforming_mars.box import requirements as rq
from boardkit.games.terraforming_mars.box.counters import Whose
from boardkit.games.terraforming_mars.box.facts import CardAction
from boardkit.games.terraforming_mars.box.measures import amount, counter, placement, where
from boardkit.games.terraforming_mars.box.reading import (
    DROPPED,
    Fields,
    Kinds,
    Plain,
    any_resource,
    build,
    dropped,
    of_kind,
    only,
    resource,
    same,
    several,
    truth,
    whole,
)
from boardkit.games.terraforming_mars.box.things import (
    CardResource,
    EffectKind,
    Parameter,
    Project,
    Tag,
    TileKind,
)

DEFAULT_PLACEMENTS: Final[dict[str, Plain]] = {}
"""The default placements of tiles; filled from their file before the cards are read."""


def requirement(plain: Plain) -> rq.Requirement:
    """Read a requirement."""
    if plain["kind"] in list(Parameter):
        found: rq.Requirement = build(rq.ParameterRequirement, plain, _PARAMETER)
        return found
    other: rq.Requirement = of_kind(plain, _REQUIREMENTS)
    return other


def modifier(plain: Plain) -> mod.Modifier:
    """Read a permanent modifier."""
    found: mod.Modifier = of_kind(plain, _MODIFIERS)
    return found


def is_reaction(plain: Plain) -> bool:
    """Tell reactions from modifiers."""
    return plain["kind"] in _REACTIONS


def reaction(plain: Plain) -> rx.Reaction:
    """Read a reaction."""
    found: rx.Reaction = of_kind(plain, _REACTIONS)
    return found


def action(plain: Plain) -> CardAction:
    """Read an alternative of a card's action."""
    found: CardAction = build(CardAction, plain, _ACTION)
    return found


def effects(plain: list[Plain]) -> fx.Effects:
    """Read a list of effects; the default placement of a tile is filled in later."""
    return tuple(effect(each) for each in plain)


def effect(plain: Plain) -> fx.CardEffect:
    """Read an effect."""
    if plain["kind"] == "place_tile" and "placement" not in plain:
        plain = {**plain, "placement": DEFAULT_PLACEMENTS[plain["tile"]]}
    found: fx.CardEffect = of_kind(plain, _EFFECTS)
    return found


def _options(plain: list[list[Plain]]) -> tuple[fx.Effects, ...]:
    return tuple(map(effects, plain))


def _stored(word: str) -> CardResource | None:
    return None if word == "as_stored" else CardResource(word)


_PARAMETER: Final[Fields] = {
    "kind": ("parameter", Parameter),
    "min": ("least", whole),
    "max": ("most", whole),
}
_LEAST: Final[Fields] = {"min": ("least", whole)}
_REQUIREMENTS: Final[Kinds] = {
    "tag": (rq.TagRequirement, {**same(tag=Tag), **_LEAST}),
    "production": (rq.ProductionRequirement, {**same(resource=resource), **_LEAST}),
    "cities": (rq.CitiesRequirement, {**dropped(whose="all"), **_LEAST}),
    "greeneries": (rq.GreeneriesRequirement, {**dropped(whose="you"), **_LEAST}),
    "tr_raised_this_generation": (rq.RatingRaised, {}),
}
_UP_TO: Final[Fields] = {**same(resource=resource, up_to=whole), **dropped(**{"from": "any_player"})}
_EFFECTS: Final[Kinds] = {
    "gain": (fx.Gain, same(resource=resource, amount=amount)),
    "pay": (fx.Pay, same(resource=resource, amount=amount, also_with=several(resource))),
    "production": (fx.Production, same(resource=resource, amount=amount)),
    "decrease_any_production": (fx.DecreaseAnyProduction, same(resource=resource, amount=whole)),
    "production_from_bonus": (fx.ProductionFromBonus, same(among=several(resource), amount=whole)),
    "remove_resource": (fx.RemoveResource, _UP_TO),
    "steal_resource": (fx.StealResource, _UP_TO),
    "remove_from_tile_owner": (
        fx.RemoveFromTileOwner,
        {**same(resource=resource, up_to=whole), **dropped(adjacent_to="last_placed_tile")},
    ),
    "raise": (fx.Raise, same(parameter=Parameter, steps=whole)),
    "place_tile": (fx.PlaceTile, same(tile=TileKind, count=whole, placement=placement)),
    "claim_area": (fx.ClaimArea, same(placement=placement)),
    "tr": (fx.Rating, same(amount=amount)),
    "draw": (fx.DrawCards, same(amount=whole)),
    "look": (fx.Look, {**same(amount=whole, keep=whole), "buy": (DROPPED, truth)}),
    "reveal": (
        fx.Reveal,
        {"amount": (DROPPED, only(1)), "if_tag": ("tag", Tag), "then": ("then", effects)},
    ),
    "discard_cards": (fx.DiscardCards, same(amount=amount)),
    "add_card_resource": (
        fx.AddCardResource,
        {**same(resource=_stored, amount=whole, to=fx.To), "target_min": ("target_least", whole)},
    ),
    "remove_card_resource": (
        fx.RemoveCardResource,
        {**same(resource=CardResource, amount=whole, up_to=whole), "from": ("source", fx.From)},
    ),
    "choose": (fx.Choose, same(options=_options)),
    "choose_number": (
        fx.ChooseNumber,
        {"var": (DROPPED, only("x")), "min": ("least", whole), "max": ("most", counter)},
    ),
    "if": (
        fx.If,
        {**same(condition=requirement, then=effects), "else": ("otherwise", effects)},
    ),
    "copy_production_box": (fx.CopyProductionBox, same(tag=Tag)),
    "next_card": (fx.NextCard, same(modifier=modifier)),
}
_MODIFIERS: Final[Kinds] = {
    "discount": (
        mod.Discount,
        {**same(amount=whole, tag=Tag, project=Project), "applies_to": (DROPPED, str)},
    ),
    "resource_value": (mod.ResourceValue, same(resource=resource, bonus=whole)),
    "requirement_leniency": (
        mod.Leniency,
        {**same(steps=whole), "parameters": (DROPPED, several(Parameter))},
    ),
    "greenery_cost": (mod.GreeneryCost, same(plants=whole)),
    "heat_as_megacredits": (mod.HeatAsMegacredits, {}),
    "protect_resources": (
        mod.ProtectResources,
        {**same(resources=several(any_resource)), **dropped(against="opponents")},
    ),
    "protect_card": (
        mod.ProtectCard,
        {**same(resources=several(CardResource)), **dropped(against="everyone")},
    ),
}
_EFFECTS_FIELD: Final[Fields] = same(effects=effects)
_REACTIONS: Final[Kinds] = {
    "on_tag": (
        rx.OnTag,
        {**same(tags=several(Tag), by=Whose, including_this=truth, optional=truth), **_EFFECTS_FIELD},
    ),
    "on_card": (
        rx.OnCard,
        {**same(type=rx.CardType, tag=Tag), **dropped(by="you"), **_EFFECTS_FIELD},
    ),
    "on_tile": (
        rx.OnTile,
        {
            **same(tile=TileKind, by=Whose, including_this=truth),
            "where": ("on_mars", where),
            **_EFFECTS_FIELD,
        },
    ),
    "on_payment": (
        rx.OnPayment,
        {
            "for": ("paid_for", several(rx.Paid)),
            "except": ("excluded", several(Project)),
            **same(min_base_cost=whole),
            **_EFFECTS_FIELD,
        },
    ),
    "on_placement_bonus": (
        rx.OnPlacementBonus,
        {**same(bonus=several(resource)), **dropped(by="you"), **_EFFECTS_FIELD},
    ),
}
_ACTION: Final[Fields] = same(cost=effects, effects=effects, condition=requirement)

EFFECT_NAMES: Final = {kind: EffectKind(name) for name, (kind, _) in _EFFECTS.items()}
"""The names of the classes of effects."""
