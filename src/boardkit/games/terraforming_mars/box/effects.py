"""What cards do, effect by effect."""

from enum import StrEnum
from typing import ClassVar, TypeAlias

from attrs import frozen

from boardkit.games.terraforming_mars.box.counters import Amount, Counter
from boardkit.games.terraforming_mars.box.modifiers import Modifier
from boardkit.games.terraforming_mars.box.placements import Placement
from boardkit.games.terraforming_mars.box.requirements import Requirement
from boardkit.games.terraforming_mars.box.things import CardResource, Parameter, Resource, Tag, TileKind


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
class Gain:
    """Add to the own stock."""

    word: ClassVar[str] = "gain"

    resource: Resource
    amount: Amount


@frozen
class Pay:
    """Take from the own stock; `also_with` may replace megacredits at its value."""

    word: ClassVar[str] = "pay"

    resource: Resource
    amount: Amount
    also_with: tuple[Resource, ...] = ()


@frozen
class Production:
    """Change the own production."""

    word: ClassVar[str] = "production"

    resource: Resource
    amount: Amount


@frozen
class DecreaseAnyProduction:
    """Lower one player's production by exactly so much."""

    word: ClassVar[str] = "decrease-any-production"

    resource: Resource
    amount: int


@frozen
class ProductionFromBonus:
    """Raise a production that the area just covered shows as its bonus."""

    word: ClassVar[str] = "production-from-bonus"

    among: tuple[Resource, ...]
    amount: int


@frozen
class RemoveResource:
    """Optionally take up to so much from one player."""

    word: ClassVar[str] = "remove-resource"

    resource: Resource
    up_to: int


@frozen
class StealResource:
    """Optionally take up to so much from one player, and keep it."""

    word: ClassVar[str] = "steal-resource"

    resource: Resource
    up_to: int


@frozen
class RemoveFromTileOwner:
    """Optionally take up to so much from one owner of a tile next to the last one."""

    word: ClassVar[str] = "remove-from-tile-owner"

    resource: Resource
    up_to: int


@frozen
class Raise:
    """Raise temperature or oxygen step by step."""

    word: ClassVar[str] = "raise"

    parameter: Parameter
    steps: int


@frozen
class PlaceTile:
    """Place tiles, one after the other."""

    word: ClassVar[str] = "place-tile"

    tile: TileKind
    count: int
    placement: Placement


@frozen
class ClaimArea:
    """Keep an empty area for oneself."""

    word: ClassVar[str] = "claim-area"

    placement: Placement


@frozen
class Rating:
    """Change the own terraform rating."""

    word: ClassVar[str] = "rating"

    amount: Amount


@frozen
class DrawCards:
    """Draw cards into the hand."""

    word: ClassVar[str] = "draw-cards"

    amount: int


@frozen
class Look:
    """Look at cards; keep so many, or buy any of them."""

    word: ClassVar[str] = "look"

    amount: int
    keep: int | None = None


@frozen
class Reveal:
    """Turn up the top card; if it has the tag, do more."""

    word: ClassVar[str] = "reveal"

    tag: Tag
    then: tuple["CardEffect", ...]


@frozen
class DiscardCards:
    """Discard cards from the hand."""

    word: ClassVar[str] = "discard-cards"

    amount: Amount


@frozen
class AddCardResource:
    """Put resources on one own card; `resource` None stands for what the card holds."""

    word: ClassVar[str] = "add-card-resource"

    resource: CardResource | None
    amount: int
    to: To
    target_least: int = 0


@frozen
class RemoveCardResource:
    """Take resources from a card: exactly `amount`, or optionally up to `up_to`."""

    word: ClassVar[str] = "remove-card-resource"

    resource: CardResource
    source: From
    amount: int | None = None
    up_to: int | None = None


@frozen
class Choose:
    """Carry out one of several lists."""

    word: ClassVar[str] = "choose"

    options: tuple[tuple["CardEffect", ...], ...]


@frozen
class ChooseNumber:
    """Fix a number for the rest of the list."""

    word: ClassVar[str] = "choose-number"

    least: int
    most: Counter


@frozen
class If:
    """Carry out one list or the other."""

    word: ClassVar[str] = "if"

    condition: Requirement
    then: tuple["CardEffect", ...]
    otherwise: tuple["CardEffect", ...]


@frozen
class CopyProductionBox:
    """Redo the production changes of an own card with the tag."""

    word: ClassVar[str] = "copy-production-box"

    tag: Tag


@frozen
class NextCard:
    """A modifier for the next card played in this generation."""

    word: ClassVar[str] = "next-card"

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
