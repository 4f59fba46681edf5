"""The effects of cards; files call each by its word, under `op`."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, TypeAlias, get_args

from boardkit.core import Worded, by_word
from boardkit.core.values import Value
from boardkit.games.terristories.box.things import Role, Terrain


class Target(StrEnum):
    """Whom an effect is about."""

    SELF = "self"
    EACH = "each"
    OTHERS = "others"
    CHOSEN = "chosen"
    FEWEST = "fewest"


class Where(StrEnum):
    """Which territories an effect is about."""

    CHOSEN = "chosen"
    OWN = "own"
    ALL = "all"
    HERE = "token"
    TERRAIN = "terrain"
    ZONE = "zone"


class Per(StrEnum):
    """Unit by which an amount is counted."""

    OWN_TERRITORY = "own_territory"
    OWN_INDIVIDUAL = "own_individual"
    EXTRA_ZONE = "extra_zone"


class Goods(StrEnum):
    """Things that a discount makes cheaper."""

    INDIVIDUAL = "individual"
    ZONE = "zone"
    PROJECT = "project"
    INDEX = "index"


class Printed(Value, Worded, word_key="op"):
    """A printed card."""


class Measured(Printed):
    """An effect of so much."""

    amount: int


class Aimed(Measured):
    """An effect of so much for some of the players."""

    target: Target = Target.SELF


class Counted(Aimed):
    """An effect of so much for each of something; `most` is the most that it may come to."""

    per: Per | None = None
    most: int = 99


class OnLand(Measured):
    """An effect of so much on territories; `terrain` or `zone` says on which, where need be."""

    where: Where
    terrain: Terrain | None = None
    zone: Role | None = None


class Gain(Counted, word="gain"):
    """Receive cubes from the bank."""


class Pay(Counted, word="pay"):
    """Pay cubes to the bank."""


class Steal(Aimed, word="steal"):
    """Take cubes of others."""


class Harvest(Measured, word="harvest"):
    """Harvest more in this round; `one` says that all of it comes from one territory."""

    one: bool = False


class HarvestBank(Measured, word="harvest_bank"):
    """Receive cubes where an individual stands by the token, if need be only on a terrain."""

    terrain: Terrain | None = None


class BlockHarvest(Printed, word="block_harvest"):
    """Keep the others from harvesting on a territory in this round."""

    where: Where


class Regenerate(OnLand, word="regen"):
    """Add cubes to fertile territories; to `count` of them where they are chosen."""

    count: int = 1


class Drain(OnLand, word="drain"):
    """Take cubes off fertile territories."""


class Restore(Measured, word="restore"):
    """Turn `count` sterile territories fertile, with so many cubes each."""

    count: int


class Capacity(Measured, word="capacity"):
    """Let a territory hold more cubes."""

    where: Where


class Rain(OnLand, word="rain"):
    """Let the rain of this round bring more, or less."""


class AddIndividual(Aimed, word="add_individual"):
    """Receive an individual."""


class Discount(Measured, word="discount"):
    """Buy something for less."""

    goods: Goods
    target: Target = Target.SELF


class ExtraPurchase(Aimed, word="extra_purchase"):
    """Make a second purchase in this round, which is `cheaper` by so much."""

    cheaper: int = 0


class Move(Aimed, word="move"):
    """Move individuals further."""


class Wage(Aimed, word="wage"):
    """Pay less wages in this round."""


class Label(Measured, word="label"):
    """Take labels (labels DD)."""


class Shield(Printed, word="shield"):
    """Protect territories from hazards: that of the token, or all of them in this round."""

    where: Where


class Peek(Measured, word="peek"):
    """Look at the next hazard."""


class Redraw(Printed, word="redraw"):
    """Draw another hazard."""


class Discard(Aimed, word="discard"):
    """Put a card of the hand under the pile, and draw another."""


class Nothing(Printed, word="none"):
    """Do nothing beside what the impacts do."""


OnCubes: TypeAlias = Gain | Pay | Steal | Harvest | HarvestBank | BlockHarvest | Regenerate | Drain | Restore
OnSeats: TypeAlias = Capacity | Rain | AddIndividual | Discount | ExtraPurchase | Move | Wage
CardEffect: TypeAlias = OnCubes | OnSeats | Label | Shield | Peek | Redraw | Discard | Nothing

EFFECTS: Final[Mapping[str, type[CardEffect]]] = by_word(get_args(CardEffect))  # every effect by its word
STANDING: Final = frozenset({Capacity, Discount, Move, Label, Shield, HarvestBank, Nothing})  # act always
