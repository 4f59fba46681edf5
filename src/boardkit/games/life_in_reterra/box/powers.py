"""The powers of building cards, in the vocabulary of the data."""

from enum import StrEnum
from typing import TypeAlias

from boardkit.core import Worded
from boardkit.core.values import Value
from boardkit.games.life_in_reterra.box.things import Terrain


class Timing(StrEnum):
    """When a power acts: in the turn its building is placed, or in each later turn (6.3)."""

    PLACED = "placed"
    TURN = "turn"


class Where(StrEnum):
    """Where a power places something: next to its building, or on free gears."""

    ADJACENT = "adjacent"
    OWN_GEAR = "own_gear_any"
    THIS_TILE_GEAR = "this_tile_gear"


class Whom(StrEnum):
    """Whom junk is for: a neighbour of one's choice, or each."""

    ONE = "neighbor_one"
    EACH = "neighbor_each"


class Condition(StrEnum):
    """In which turns only a power acts."""

    PLACED_NOTHING = "placed_nothing"
    PLACED_INHABITANT = "placed_inhabitant"
    OWN_TILE = "tile_secret"


class Counted(StrEnum):
    """Things that a power counts at the end of the game."""

    ADJACENT_INHABITANT = "adjacent_inhabitant"
    ADJACENT_RELIC = "adjacent_relic"
    ADJACENT_TERRAIN = "adjacent_terrain_type"
    BUILDING_ON_BORDER = "building_on_border"
    DISTINCT_BUILDING = "distinct_building"
    NEIGHBOUR_SAME_BUILDING = "neighbor_same_building"
    ON_TERRAIN = "on_terrain"
    OWN_SEGMENT_PER_4 = "own_segment_per_4"
    SCORING_ENERGY = "scoring_energy"
    SEGMENT_TOUCHED = "segment7_touched"
    THREE_RELIC_ICONS = "three_relic_icons"
    TOUCHES_TERRAIN = "touches_terrain"
    TWO_INHABITANTS = "two_inhabitants"


class Rivalry(StrEnum):
    """Things of which a seat may have the most."""

    SELF_TYPE = "self_type"
    INHABITANTS = "inhabitants"


class Relics(Value, Worded, word="relics"):
    """Place relic tokens, up to `count`."""

    where: Where
    count: int


class Inhabitants(Value, Worded, word="inhabitants"):
    """Place inhabitants, up to `count`."""

    where: Where
    count: int


class Junk(Value, Worded, word="junk"):
    """Place junk on `count` relics of one neighbour, or of each."""

    whom: Whom
    count: int


class RowChange(Value, Worded, word="row-change"):
    """Put up to `count` tiles of the row under the stack and replace them."""

    count: int


class Choose(Value, Worded, word="choose"):
    """Do one of two things."""

    options: tuple[Relics | Inhabitants, ...]


Deed: TypeAlias = Relics | Inhabitants | Junk | RowChange | Choose


class Active(Value, Worded, word="active"):
    """A power that does something."""

    timing: Timing
    deed: Deed
    condition: Condition | None = None


class Scoring(Value, Worded, word="scoring"):
    """A power that counts something at the end, for at most `most` points a building."""

    counted: Counted
    points: int
    most: int
    terrain: Terrain | None = None


class Majority(Value, Worded, word="majority"):
    """A power that pays whoever has more than each neighbour."""

    rivalry: Rivalry
    points: int
    tie: int = 0  # points for who shares the lead
    once: bool = False  # whether it pays once, however many buildings of the kind there are


class Protect(Value, Worded, word="protect"):
    """A power that keeps junk off the relics next to its building."""


Power: TypeAlias = Active | Scoring | Majority | Protect
