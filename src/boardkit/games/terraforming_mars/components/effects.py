"""What cards do, effect by effect."""

from enum import StrEnum
from typing import TypeAlias

from attrs import frozen

from boardkit.games.terraforming_mars.components.counters import Amount, Counter
from boardkit.games.terraforming_mars.components.modifiers import Modifier
from boardkit.games.terraforming_mars.components.placements import Placement
from boardkit.games.terraforming_mars.components.requirements import Requirement
from boardkit.games.terraforming_mars.things import CardResource, Parameter, Resource, Tag, TileKind


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

    resource: Resource
    amount: Amount


@frozen
class Pay:
    """Take from the own stock; `also_with` may replace megacredits at its value."""

    resource: Resource
    amount: Amount
    also_with: tuple[Resource, ...] = ()


@frozen
class Production:
    """Change the own production."""

    resource: Resource
    amount: Amount


@frozen
class DecreaseAnyProduction:
    """Lower one player's production by exactly so much."""

    resource: Resource
    amount: int


@frozen
class ProductionFromBonus:
    """Raise a production that the area just covered shows as its bonus."""

    among: tuple[Resource, ...]
    amount: int


@frozen
class RemoveResource:
    """Optionally take up to so much from one player."""

    resource: Resource
    up_to: int


@frozen
class StealResource:
    """Optionally take up to so much from one player, and keep it."""

    resource: Resource
    up_to: int


@frozen
class RemoveFromTileOwner:
    """Optionally take up to so much from one owner of a tile next to the last one."""

    resource: Resource
    up_to: int


@frozen
class Raise:
    """Raise temperature or oxygen step by step."""

    parameter: Parameter
    steps: int


@frozen
class PlaceTile:
    """Place tiles, one after the other."""

    tile: TileKind
    count: int
    placement: Placement


@frozen
class ClaimArea:
    """Keep an empty area for oneself."""

    placement: Placement


@frozen
class Rating:
    """Change the own terraform rating."""

    amount: Amount


@frozen
class DrawCards:
    """Draw cards into the hand."""

    amount: int


@frozen
class Look:
    """Look at cards; keep so many, or buy any of them."""

    amount: int
    keep: int | None = None


@frozen
class Reveal:
    """Turn up the top card; if it has the tag, do more."""

    tag: Tag
    then: tuple["CardEffect", ...]


@frozen
class DiscardCards:
    """Discard cards from the hand."""

    amount: Amount


@frozen
class AddCardResource:
    """Put resources on one own card; `resource` None stands for what the card holds."""

    resource: CardResource | None
    amount: int
    to: To
    target_least: int = 0


@frozen
class RemoveCardResource:
    """Take resources from a card: exactly `amount`, or optionally up to `up_to`."""

    resource: CardResource
    source: From
    amount: int | None = None
    up_to: int | None = None


@frozen
class Choose:
    """Carry out one of several lists."""

    options: tuple[tuple["CardEffect", ...], ...]


@frozen
class ChooseNumber:
    """Fix a number for the rest of the list."""

    least: int
    most: Counter


@frozen
class If:
    """Carry out one list or the other."""

    condition: Requirement
    then: tuple["CardEffect", ...]
    otherwise: tuple["CardEffect", ...]


@frozen
class CopyProductionBox:
    """Redo the production changes of an own card with the tag."""

    tag: Tag


@frozen
class NextCard:
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
