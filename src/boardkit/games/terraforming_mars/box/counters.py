"""Amounts: whole numbers, counters read off the table, and numbers chosen."""

from enum import StrEnum
from typing import TypeAlias

from boardkit.core import Worded
from boardkit.core.values import Value
from boardkit.games.terraforming_mars.box.things import Resource, Tag, TileKind


class Count(StrEnum):
    """What a counter counts."""

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
    tag: Tag | None = None
    resource: Resource | None = None
    tile: TileKind | None = None
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
