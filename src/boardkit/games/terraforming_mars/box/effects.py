"""The effects of cards, with amounts, places of tiles, requirements and lasting changes."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, TypeAlias, get_args

from msgspec.structs import force_setattr

from boardkit.core import Worded
from boardkit.core.notation.components import load_index
from boardkit.core.values import Value
from boardkit.games.terraforming_mars.box import things


class Count(StrEnum):
    """Things that a counter counts."""

    TAGS = "tags"
    CITY_TILES = "city_tiles"
    EVENTS_PLAYED = "events_played"
    RESOURCES_HERE = "resources_here"
    ADJACENT_TILES = "adjacent_tiles"
    OWN_PRODUCTION = "own_production"
    OWN_STOCK = "own_stock"
    OWN_HAND = "own_hand"
    OWN_TILES = "own_tiles"
    GREENERY_TILES = "greenery_tiles"
    TERRAFORM_RATING = "terraform_rating"
    SUM = "sum"


class Whose(StrEnum):
    """Whose things a counter or a trigger looks at."""

    YOU = "you"
    OPPONENTS = "opponents"
    ALL = "all"
    ANY = "any"


class Counter(Value, Worded, word="counter"):
    """A number read off the table, divided by `every` and rounded down."""

    count: Count
    whose: Whose = Whose.YOU
    on_mars: bool = False
    tag: things.Tag | None = None
    resource: things.Resource | None = None
    tile: things.TileKind | None = None
    every: int = 1
    of: tuple["Counter", ...] = ()


class Variable(Value, Worded, word="variable"):
    """The number chosen earlier in the same list, times `times`."""

    times: int = 1


Amount: TypeAlias = int | Counter | Variable


class Points(Value):
    """Victory points: fixed, per counter, or once when a counter is high enough."""

    points: int
    per: Counter | None = None
    least: int | None = None


class Base(StrEnum):
    """Which areas a placement begins with."""

    LAND = "land"
    OCEAN_RESERVED = "ocean_reserved"
    VOLCANIC = "volcanic"
    NAMED = "named"


class Neighbour(StrEnum):
    """A sort of tile next to an area."""

    ANY_TILE = "any_tile"
    OWN_TILE = "own_tile"
    CITY = "city"
    GREENERY = "greenery"


class Adjacency(Value):
    """So many neighbours of a sort, at least or at most."""

    to: Neighbour
    least: int | None = None
    most: int | None = None


class Placement(Value):
    """Where a tile or a claim may go."""

    base: Base
    area: str | None = None
    bonus: tuple[things.Resource, ...] = ()
    adjacent: tuple[Adjacency, ...] = ()
    if_possible: Neighbour | None = None


AS_PRINTED: Final = Placement(Base.LAND)
"""Stands for the placement that a kind of tile has by itself; it is known by being this one."""


class TileStack(Value):
    """The tiles of a kind, and where they usually go; greeneries and cities share their 60 tiles."""

    id: things.TileKind
    supply: int
    placement: Placement


TILES: Final[Mapping[things.TileKind, TileStack]] = load_index(
    __package__, "tiles.json", TileStack, lambda tile: tile.id
)


class ParameterRequirement(Value, Worded, word="parameter-requirement"):
    """A global parameter is at least, or at most, so far."""

    parameter: things.Parameter
    least: int | None = None
    most: int | None = None


class TagRequirement(Value, Worded, word="tag-requirement"):
    """So many own tags are in play."""

    tag: things.Tag
    least: int


class ProductionRequirement(Value, Worded, word="production-requirement"):
    """The seat's production is so high."""

    resource: things.Resource
    least: int


class CitiesRequirement(Value, Worded, word="cities-requirement"):
    """So many cities are in play."""

    least: int


class GreeneriesRequirement(Value, Worded, word="greeneries-requirement"):
    """So many greeneries are owned."""

    least: int


class RatingRaised(Value, Worded, word="rating-raised"):
    """The seat's rating rose in this generation."""


OnOwnBoard: TypeAlias = TagRequirement | ProductionRequirement | GreeneriesRequirement | RatingRaised
Requirement: TypeAlias = ParameterRequirement | CitiesRequirement | OnOwnBoard


class Discount(Value, Worded, word="discount"):
    """Project cards (with a tag) or one standard project cost less."""

    amount: int
    tag: things.Tag | None = None
    project: things.Project | None = None


class ResourceValue(Value, Worded, word="resource-value"):
    """Steel or titanium is worth more."""

    resource: things.Resource
    bonus: int


class Leniency(Value, Worded, word="leniency"):
    """Global requirements may be missed by so many steps."""

    steps: int


class GreeneryCost(Value, Worded, word="greenery-cost"):
    """So many plants make a greenery."""

    plants: int


class HeatAsMegacredits(Value, Worded, word="heat-as-megacredits"):
    """Heat may be spent as megacredits."""


class ProtectResources(Value, Worded, word="protect-resources"):
    """Opponents cannot take these from stock or cards."""

    resources: tuple[things.Resource | things.CardResource, ...]


class ProtectCard(Value, Worded, word="protect-card"):
    """Nobody can take these from this card."""

    resources: tuple[things.CardResource, ...]


Modifier: TypeAlias = (
    Discount | ResourceValue | Leniency | GreeneryCost | HeatAsMegacredits | ProtectResources | ProtectCard
)


class To(StrEnum):
    """Which card takes resources."""

    THIS = "this"
    ANOTHER = "another"
    ANY = "any"
    TRIGGERING_CARD = "triggering_card"


class From(StrEnum):
    """Which card gives resources."""

    THIS = "this"
    ANY_CARD = "any_card"
    ANY_PLAYER = "any_player"


class Gain(Value, Worded, word="gain"):
    """Add to the seat's stock."""

    resource: things.Resource
    amount: Amount


class Pay(Value, Worded, word="pay"):
    """Take from the seat's stock; `also_with` may replace megacredits at its value."""

    resource: things.Resource
    amount: Amount
    also_with: tuple[things.Resource, ...] = ()


class Production(Value, Worded, word="production"):
    """Change the seat's production."""

    resource: things.Resource
    amount: Amount


class DecreaseAnyProduction(Value, Worded, word="decrease-any-production"):
    """Lower one player's production by exactly so much."""

    resource: things.Resource
    amount: int


class Taking(Value, Worded):
    """Optionally take up to so much from one player."""

    resource: things.Resource
    up_to: int


class RemoveResource(Taking, word="remove-resource"):
    """Take it from anybody."""


class StealResource(Taking, word="steal-resource"):
    """Take it from anybody, and keep it."""


class RemoveFromTileOwner(Taking, word="remove-from-tile-owner"):
    """Take it from an owner of a tile next to the last one."""


class ProductionFromBonus(Value, Worded, word="production-from-bonus"):
    """Raise a production that the area just covered shows as its bonus."""

    among: tuple[things.Resource, ...]
    amount: int


class Raise(Value, Worded, word="raise"):
    """Raise temperature or oxygen step by step."""

    parameter: things.Parameter
    steps: int


class PlaceTile(Value, Worded, word="place-tile"):
    """Place tiles, one after the other; `placement` is that of the kind unless a card says otherwise."""

    tile: things.TileKind
    count: int
    placement: Placement = AS_PRINTED

    def __post_init__(self) -> None:
        """Take the placement of the kind."""
        if self.placement is AS_PRINTED:
            force_setattr(self, "placement", TILES[self.tile].placement)


class ClaimArea(Value, Worded, word="claim-area"):
    """Keep an empty area for oneself."""

    placement: Placement


class Rating(Value, Worded, word="rating"):
    """Change the seat's terraform rating."""

    amount: Amount


class DrawCards(Value, Worded, word="draw-cards"):
    """Draw cards into the hand."""

    amount: int


class Look(Value, Worded, word="look"):
    """Look at cards; keep so many, or buy any of them."""

    amount: int
    keep: int | None = None


class Reveal(Value, Worded, word="reveal"):
    """Turn up the top card; if it has the tag, do more."""

    tag: things.Tag
    then: tuple["CardEffect", ...]


class DiscardCards(Value, Worded, word="discard-cards"):
    """Discard cards from the hand."""

    amount: Amount


class AddCardResource(Value, Worded, word="add-card-resource"):
    """Put resources on one own card; `resource` None stands for what the card holds."""

    resource: things.CardResource | None
    amount: int
    to: To
    target_least: int = 0


class RemoveCardResource(Value, Worded, word="remove-card-resource"):
    """Take resources from a card: exactly `amount`, or optionally up to `up_to`."""

    resource: things.CardResource
    source: From
    amount: int | None = None
    up_to: int | None = None


class Choose(Value, Worded, word="choose"):
    """Carry out one of several lists."""

    options: tuple[tuple["CardEffect", ...], ...]


class ChooseNumber(Value, Worded, word="choose-number"):
    """Fix a number for the rest of the list."""

    least: int
    most: Counter


class If(Value, Worded, word="if"):
    """Carry out one list or the other."""

    condition: Requirement
    then: tuple["CardEffect", ...]
    otherwise: tuple["CardEffect", ...]


class CopyProductionBox(Value, Worded, word="copy-production-box"):
    """Redo the production changes of an own card with the tag."""

    tag: things.Tag


class NextCard(Value, Worded, word="next-card"):
    """A modifier for the next card played in this generation."""

    modifier: Modifier


OnBoard: TypeAlias = Gain | Pay | Production | ProductionFromBonus | Raise | Rating | NextCard
FromOthers: TypeAlias = DecreaseAnyProduction | RemoveResource | StealResource | RemoveFromTileOwner
OfCards: TypeAlias = DrawCards | Look | Reveal | DiscardCards | AddCardResource | RemoveCardResource
OfChoice: TypeAlias = Choose | ChooseNumber | If | CopyProductionBox
CardEffect: TypeAlias = OnBoard | FromOthers | PlaceTile | ClaimArea | OfCards | OfChoice
Effects: TypeAlias = tuple[CardEffect, ...]
SHORTER: Final[Mapping[type[Worded], str]] = {DrawCards: "draw", Rating: "tr"}
EFFECT_NAMES: Final[Mapping[type[Worded], things.EffectKind]] = {
    kind: things.EffectKind(SHORTER.get(kind) or kind.word.replace("-", "_")) for kind in get_args(CardEffect)
}
"""The names of the sorts of effects, as questions and answers show them."""
