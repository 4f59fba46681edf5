"""What the faces of building cards can do, in the vocabulary of the data."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, TypeAlias, TypeVar

from attrs import frozen

from boardkit.games.life_in_reterra.box.things import Terrain

E = TypeVar("E", bound=StrEnum)


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
    """What a power counts at the end of the game."""

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
    """What a majority is about."""

    SELF_TYPE = "self_type"
    INHABITANTS = "inhabitants"


@frozen
class Relics:
    """Place relic tokens, up to `count`."""

    where: Where
    count: int


@frozen
class Inhabitants:
    """Place inhabitants, up to `count`."""

    where: Where
    count: int


@frozen
class Junk:
    """Place junk on `count` relics of one neighbour, or of each."""

    whom: Whom
    count: int


@frozen
class RowChange:
    """Put up to `count` tiles of the row under the stack and replace them."""

    count: int


@frozen
class Choose:
    """Do one of two things."""

    options: tuple[Relics | Inhabitants, ...]


Deed: TypeAlias = Relics | Inhabitants | Junk | RowChange | Choose


@frozen
class Active:
    """A power that does something."""

    timing: Timing
    deed: Deed
    condition: Condition | None = None


@frozen
class Scoring:
    """A power that counts something at the end, for at most `most` points a building."""

    counted: Counted
    points: int
    most: int
    terrain: Terrain | None = None


@frozen
class Majority:
    """A power that pays whoever has more than each neighbour.

    Attributes:
        tie: points for who shares the lead.
        once: whether it pays once, however many buildings of the kind there are.
    """

    rivalry: Rivalry
    points: int
    tie: int
    once: bool


@frozen
class Protect:
    """A power that keeps junk off the relics next to its building."""


Power: TypeAlias = Active | Scoring | Majority | Protect


def read_power(record: Mapping[str, Any]) -> Power:
    """Read one power.

    Raises:
        ValueError: the record says something that is not in the vocabulary.
    """
    match record["op"]:
        case "score":
            terrain = _maybe(Terrain, record.get("terrain"))
            return Scoring(Counted(record["per"]), record["points"], record["max"], terrain)
        case "majority":
            once, tie = record.get("once", False), record.get("tie", 0)
            return Majority(Rivalry(record["of"]), record["points"], tie, once)
        case "protect":
            return Protect()
    return Active(Timing(record["timing"]), _deed(record), _maybe(Condition, record.get("cond")))


def _deed(record: Mapping[str, Any]) -> Deed:
    match record["op"]:
        case "junk":
            return Junk(Whom(record["on"]), record["n"])
        case "row_refresh":
            return RowChange(record["n"])
        case "choice":
            return Choose(tuple(map(_placing, record["options"])))
    return _placing(record)


def _placing(record: Mapping[str, Any]) -> Relics | Inhabitants:
    match record["op"]:
        case "place_relic":
            return Relics(Where(record["where"]), record["n"])
        case "place_inhabitant":
            return Inhabitants(Where(record["where"]), record["n"])
    raise ValueError(f"no power does {record['op']!r}")


def _maybe(kind: type[E], word: str | None) -> E | None:
    return None if word is None else kind(word)
