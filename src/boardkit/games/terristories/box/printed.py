"""Printed cards, as values."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cached_property
from typing import Final

from boardkit.core.values import Value
from boardkit.games.terristories.box import things
from boardkit.games.terristories.box.effects import STANDING, CardEffect, Measured
from boardkit.maps.octagons import Octagon

BY_LETTER: Final = {"M": things.Terrain.MOUNTAIN, "P": things.Terrain.PLAIN, "W": things.Terrain.MARSH}
"""How the map of a planet writes its terrains."""


class Duration(StrEnum):
    """How long a project acts (éclair, sablier)."""

    LIGHTNING = "eclair"
    HOURGLASS = "sablier"


class Sign(StrEnum):
    """Whether a hazard is good or bad."""

    POSITIVE = "positive"
    NEGATIVE = "negative"


class Protects(StrEnum):
    """Protection by labels from a hazard."""

    PLAYER = "player"
    TERRITORY = "territory"


class Condition(StrEnum):
    """Achievement that a personal objective asks for beside an index."""

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


class Project(Value):
    """A project card (carte Projet)."""

    id: things.ProjectCard
    role: things.Role
    duration: Duration
    stock: bool
    phases: tuple[int, ...]
    cost: int
    impacts: things.Triple
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
        return not self.lasts or any(type(effect) not in STANDING for effect in self.effects)

    def total(self, kind: type[Measured]) -> int:
        """Sum up the amounts of its effects of one kind."""
        return sum(effect.amount for effect in self.effects if isinstance(effect, kind))


class Alea(Value):
    """A hazard card (carte Aléa); `labels` protect from its effects, where they can."""

    id: things.AleaCard
    sign: Sign
    impacts: things.Triple
    effects: tuple[CardEffect, ...]
    source: str
    labels: int | None = None
    protects: Protects | None = None


class Power(Value):
    """The power of a role (pouvoir): what it costs in index points, and what it does."""

    role: things.Role
    cost: things.Triple
    effects: tuple[CardEffect, ...]
    source: str


class Profile(Value):
    """The back of a character card: how far an index must stand above the mission's, and what else counts."""

    id: things.Character
    role: things.Role
    index: things.Index
    above: int
    condition: Condition
    with_four: int
    with_three: int
    source: str

    def amount(self, seats: int) -> int:
        """Return how much is asked for; with three players the number in brackets counts."""
        return self.with_three if seats == 3 else self.with_four


class Layout(Value, dict=True):
    """A planet card."""

    id: things.Planet
    stars: int
    map: tuple[str, ...]  # its rows: `M` mountain, `P` plain, `W` marsh, small where it begins sterile
    source: str

    @cached_property
    def territories(self) -> Mapping[Octagon, things.Terrain]:
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


class Goal(Value):
    """A mission card: where the indices begin, and where they are to go."""

    id: things.Mission
    stars: int
    start: things.Triple
    target: things.Triple
    source: str


class TerrainRow(Value):
    """How many tiles of a terrain there are, and what one holds at most."""

    terrain: things.Terrain
    tiles: int
    cubes: int
    zones: int


class IndexRow(Value):
    """Bonus of a track on wages, rain or cubes where it stands at one of its ends."""

    index: things.Index
    bonus: Mapping[int, int]
