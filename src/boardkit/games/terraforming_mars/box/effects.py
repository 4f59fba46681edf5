"""What cards do, effect by effect."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, TypeAlias, get_args

from msgspec.structs import force_setattr

from boardkit.core import Worded
from boardkit.core.values import Value
from boardkit.games.terraforming_mars.box.counters import Amount, Counter
from boardkit.games.terraforming_mars.box.modifiers import Modifier
from boardkit.games.terraforming_mars.box.placements import AS_PRINTED, TILES, Placement
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


class Gain(Value, Worded, word="gain"):
    """Add to the seat's stock."""

    resource: Resource
    amount: Amount


class Pay(Value, Worded, word="pay"):
    """Take from the seat's stock; `also_with` may replace megacredits at its value."""

    resource: Resource
    amount: Amount
    also_with: tuple[Resource, ...] = ()


class Production(Value, Worded, word="production"):
    """Change the seat's production."""

    resource: Resource
    amount: Amount


class DecreaseAnyProduction(Value, Worded, word="decrease-any-production"):
    """Lower one player's production by exactly so much."""

    resource: Resource
    amount: int


class ProductionFromBonus(Value, Worded, word="production-from-bonus"):
    """Raise a production that the area just covered shows as its bonus."""

    among: tuple[Resource, ...]
    amount: int


class RemoveResource(Value, Worded, word="remove-resource"):
    """Optionally take up to so much from one player."""

    resource: Resource
    up_to: int


class StealResource(Value, Worded, word="steal-resource"):
    """Optionally take up to so much from one player, and keep it."""

    resource: Resource
    up_to: int


class RemoveFromTileOwner(Value, Worded, word="remove-from-tile-owner"):
    """Optionally take up to so much from one owner of a tile next to the last one."""

    resource: Resource
    up_to: int


class Raise(Value, Worded, word="raise"):
    """Raise temperature or oxygen step by step."""

    parameter: Parameter
    steps: int


class PlaceTile(Value, Worded, word="place-tile"):
    """Place tiles, one after the other; `placement` is that of the kind unless a card says otherwise."""

    tile: TileKind
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

    tag: Tag
    then: tuple["CardEffect", ...]


class DiscardCards(Value, Worded, word="discard-cards"):
    """Discard cards from the hand."""

    amount: Amount


class AddCardResource(Value, Worded, word="add-card-resource"):
    """Put resources on one own card; `resource` None stands for what the card holds."""

    resource: CardResource | None
    amount: int
    to: To
    target_least: int = 0


class RemoveCardResource(Value, Worded, word="remove-card-resource"):
    """Take resources from a card: exactly `amount`, or optionally up to `up_to`."""

    resource: CardResource
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

    tag: Tag


class NextCard(Value, Worded, word="next-card"):
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
