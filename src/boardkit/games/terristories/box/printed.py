"""What is printed on cards, as values."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cached_property
from typing import Final

from attrs import frozen

from boardkit.games.terristories.box.things import (
    AleaCard,
    Character,
    Index,
    Mission,
    Planet,
    ProjectCard,
    Role,
    Terrain,
    Triple,
)
from boardkit.maps.octagons import Octagon

BY_LETTER: Final = {"M": Terrain.MOUNTAIN, "P": Terrain.PLAIN, "W": Terrain.MARSH}
"""How the map of a planet writes its terrains."""


class Op(StrEnum):
    """What an effect does."""

    GAIN = "gain"
    PAY = "pay"
    STEAL = "steal"
    HARVEST = "harvest"
    HARVEST_BANK = "harvest_bank"
    REGEN = "regen"
    DRAIN = "drain"
    RESTORE = "restore"
    CAPACITY = "capacity"
    RAIN = "rain"
    ADD_INDIVIDUAL = "add_individual"
    DISCOUNT = "discount"
    EXTRA_PURCHASE = "extra_purchase"
    MOVE = "move"
    WAGE = "wage"
    LABEL = "label"
    SHIELD = "shield"
    PEEK = "peek"
    REDRAW = "redraw"
    BLOCK_HARVEST = "block_harvest"
    DISCARD = "discard"
    NONE = "none"


STANDING: Final = frozenset(
    {Op.CAPACITY, Op.DISCOUNT, Op.MOVE, Op.LABEL, Op.SHIELD, Op.HARVEST_BANK, Op.NONE}
)
"""What an hourglass project does all the time, instead of at a moment."""


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
    """What an amount is counted by."""

    OWN_TERRITORY = "own_territory"
    OWN_INDIVIDUAL = "own_individual"
    EXTRA_ZONE = "extra_zone"


class Goods(StrEnum):
    """What a discount is about."""

    INDIVIDUAL = "individual"
    ZONE = "zone"
    PROJECT = "project"
    INDEX = "index"


class Duration(StrEnum):
    """How long a project acts (éclair, sablier)."""

    LIGHTNING = "eclair"
    HOURGLASS = "sablier"


class Sign(StrEnum):
    """Whether a hazard is good or bad."""

    POSITIVE = "positive"
    NEGATIVE = "negative"


class Protects(StrEnum):
    """What labels protect from a hazard."""

    PLAYER = "player"
    TERRITORY = "territory"


class Condition(StrEnum):
    """What a personal objective asks for beside an index."""

    OWN_RESOURCES = "own_resources"
    OWN_ZONE_TERRITORIES = "own_zone_territories"
    ALL_INDIVIDUALS = "all_individuals"
    SABLIER_IN_PLAY = "sablier_in_play"
    OWN_ZONES = "own_zones"
    LABELS_IN_PLAY = "labels_in_play"
    OWN_TOKENS = "own_tokens"
    OWN_LABELS = "own_labels"
    OWN_ZONE_FULL = "own_zone_full"
    TERRITORIES_AT_LEAST_HALF = "territories_at_least_half"


@frozen(cache_hash=True)
class CardEffect:
    """One thing that a card does; the fields that do not belong to its kind are empty.

    Attributes:
        most: the most that `amount` times what it is counted by may come to.
        count: how many territories.
        where: which territories; `terrain` or `zone` says which of them.
        one: whether all comes from one territory.
        cheaper: by how much an extra purchase costs less.
    """

    op: Op
    amount: int = 0
    target: Target = Target.SELF
    per: Per | None = None
    most: int = 99
    count: int = 0
    where: Where | None = None
    terrain: Terrain | None = None
    zone: Role | None = None
    goods: Goods | None = None
    one: bool = False
    cheaper: int = 0


@frozen
class Project:
    """A project card (carte Projet)."""

    id: ProjectCard
    role: Role
    duration: Duration
    stock: bool
    phases: tuple[int, ...]
    cost: int
    impacts: Triple
    effects: tuple[CardEffect, ...]
    token: str | None
    competitive: bool
    source: str

    @property
    def phase(self) -> int:
        """The phase in which it acts: the lowest of those printed."""
        return min(self.phases)

    @property
    def lasts(self) -> bool:
        """Whether it acts in every round (sablier)."""
        return self.duration is Duration.HOURGLASS

    @property
    def happens(self) -> bool:
        """Whether it does something at a moment."""
        return not self.lasts or any(effect.op not in STANDING for effect in self.effects)

    def total(self, op: Op) -> int:
        """Sum up the amounts of its effects of one kind."""
        return sum(effect.amount for effect in self.effects if effect.op is op)


@frozen
class Alea:
    """A hazard card (carte Aléa); `labels` protect from its effects, where they can."""

    id: AleaCard
    sign: Sign
    impacts: Triple
    effects: tuple[CardEffect, ...]
    source: str
    labels: int | None = None
    protects: Protects | None = None


@frozen
class Power:
    """The power of a role (pouvoir): what it costs in index points, and what it does."""

    role: Role
    cost: Triple
    effects: tuple[CardEffect, ...]
    source: str


@frozen
class Profile:
    """The back of a character card: how far an index must stand above the mission's, and what else counts."""

    id: Character
    role: Role
    index: Index
    above: int
    condition: Condition
    with_four: int
    with_three: int
    source: str

    def amount(self, seats: int) -> int:
        """Return how much is asked for; with three players the number in brackets counts."""
        return self.with_three if seats == 3 else self.with_four


@frozen
class Layout:
    """A planet card.

    Attributes:
        map: its rows: `M` a mountain, `P` a plain, `W` a marsh, small where it begins sterile, `.` a gap.
    """

    id: Planet
    stars: int
    map: tuple[str, ...]
    source: str

    @cached_property
    def territories(self) -> Mapping[Octagon, Terrain]:
        """The territories in reading order."""
        return {at: BY_LETTER[letter.upper()] for at, letter in self._letters}

    @cached_property
    def sterile(self) -> frozenset[Octagon]:
        """The territories that begin sterile."""
        return frozenset(at for at, letter in self._letters if letter.islower())

    @property
    def _letters(self) -> Iterator[tuple[Octagon, str]]:
        for row, line in enumerate(self.map):
            yield from ((Octagon(column, row), letter) for column, letter in enumerate(line) if letter != ".")


@frozen
class Goal:
    """A mission card: where the indices begin, and where they are to go."""

    id: Mission
    stars: int
    start: Triple
    target: Triple
    source: str


@frozen
class TerrainRow:
    """How many tiles of a terrain there are, and what one holds at most."""

    terrain: Terrain
    tiles: int
    cubes: int
    zones: int


@frozen
class IndexRow:
    """What a track adds to wages, rain or cubes where it stands at one of its ends."""

    index: Index
    bonus: Mapping[int, int]
