"""What cards do, effect by effect."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, TypeAlias, get_args

from boardkit.core import Worded
from boardkit.core.rules.values import Factory, frozen
from boardkit.games.terraforming_mars.box.counters import Amount, Counter
from boardkit.games.terraforming_mars.box.modifiers import Modifier
from boardkit.games.terraforming_mars.box.placements import TILES, Placement
from boardkit.games.terraforming_mars.box.requirements import Requirement
from boardkit.games.terraforming_mars.box.things import (
    CardResource,
    EffectKind,
    Parameter,
    Resource,
    Tag,
    TileKind,
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


@frozen
class Gain(Worded, word="gain"):
    """Add to the seat's stock."""

    resource: Resource
    amount: Amount


@frozen
class Pay(Worded, word="pay"):
    """Take from the seat's stock; `also_with` may replace megacredits at its value."""

    resource: Resource
    amount: Amount
    also_with: tuple[Resource, ...] = ()


@frozen
class Production(Worded, word="production"):
    """Change the seat's production."""

    resource: Resource
    amount: Amount


@frozen
class DecreaseAnyProduction(Worded, word="decrease-any-production"):
    """Lower one player's production by exactly so much."""

    resource: Resource
    amount: int


@frozen
class ProductionFromBonus(Worded, word="production-from-bonus"):
    """Raise a production that the area just covered shows as its bonus."""

    among: tuple[Resource, ...]
    amount: int


@frozen
class RemoveResource(Worded, word="remove-resource"):
    """Optionally take up to so much from one player."""

    resource: Resource
    up_to: int


@frozen
class StealResource(Worded, word="steal-resource"):
    """Optionally take up to so much from one player, and keep it."""

    resource: Resource
    up_to: int


@frozen
class RemoveFromTileOwner(Worded, word="remove-from-tile-owner"):
    """Optionally take up to so much from one owner of a tile next to the last one."""

    resource: Resource
    up_to: int


@frozen
class Raise(Worded, word="raise"):
    """Raise temperature or oxygen step by step."""

    parameter: Parameter
    steps: int


@frozen
class PlaceTile(Worded, word="place-tile"):
    """Place tiles, one after the other; `placement` is that of the kind unless a card says otherwise."""

    tile: TileKind
    count: int
    placement: Placement = Factory(lambda effect: TILES[effect.tile].placement, takes_self=True)


@frozen
class ClaimArea(Worded, word="claim-area"):
    """Keep an empty area for oneself."""

    placement: Placement


@frozen
class Rating(Worded, word="rating"):
    """Change the seat's terraform rating."""

    amount: Amount


@frozen
class DrawCards(Worded, word="draw-cards"):
    """Draw cards into the hand."""

    amount: int


@frozen
class Look(Worded, word="look"):
    """Look at cards; keep so many, or buy any of them."""

    amount: int
    keep: int | None = None


@frozen
class Reveal(Worded, word="reveal"):
    """Turn up the top card; if it has the tag, do more."""

    tag: Tag
    then: tuple["CardEffect", ...]


@frozen
class DiscardCards(Worded, word="discard-cards"):
    """Discard cards from the hand."""

    amount: Amount


@frozen
class AddCardResource(Worded, word="add-card-resource"):
    """Put resources on one own card; `resource` None stands for what the card holds."""

    resource: CardResource | None
    amount: int
    to: To
    target_least: int = 0


@frozen
class RemoveCardResource(Worded, word="remove-card-resource"):
    """Take resources from a card: exactly `amount`, or optionally up to `up_to`."""

    resource: CardResource
    source: From
    amount: int | None = None
    up_to: int | None = None


@frozen
class Choose(Worded, word="choose"):
    """Carry out one of several lists."""

    options: tuple[tuple["CardEffect", ...], ...]


@frozen
class ChooseNumber(Worded, word="choose-number"):
    """Fix a number for the rest of the list."""

    least: int
    most: Counter


@frozen
class If(Worded, word="if"):
    """Carry out one list or the other."""

    condition: Requirement
    then: tuple["CardEffect", ...]
    otherwise: tuple["CardEffect", ...]


@frozen
class CopyProductionBox(Worded, word="copy-production-box"):
    """Redo the production changes of an own card with the tag."""

    tag: Tag


@frozen
class NextCard(Worded, word="next-card"):
    """A modifier for the next card played in this generation."""

    modifier: Modifier


CardEffect: TypeAlias = (
    Gain
    | Pay
    | Production
    | DecreaseAnyProduction
    | ProductionFromBonus
    | RemoveResource
    | StealResource
    | RemoveFromTileOwner
    | Raise
    | PlaceTile
    | ClaimArea
    | Rating
    | DrawCards
    | Look
    | Reveal
    | DiscardCards
    | AddCardResource
    | RemoveCardResource
    | Choose
    | ChooseNumber
    | If
    | CopyProductionBox
    | NextCard
)

Effects: TypeAlias = tuple[CardEffect, ...]

SHORTER: Final[Mapping[type[Worded], str]] = {DrawCards: "draw", Rating: "tr"}
EFFECT_NAMES: Final[Mapping[type[Worded], EffectKind]] = {
    kind: EffectKind(SHORTER.get(kind) or kind.word.replace("-", "_")) for kind in get_args(CardEffect)
}
"""The names of the sorts of effects, as questions and answers show them."""
