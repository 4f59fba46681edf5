"""7.3 Which buildings are played with, and what else the table agrees on."""

from collections.abc import Iterator
from enum import StrEnum

from attrs import frozen

from boardkit.games.life_in_reterra.box import CARDS, size_of
from boardkit.games.life_in_reterra.box.things import BuildingSet, Side


def _faces(size: int) -> Iterator[tuple[str, str]]:
    """List the faces of the cards whose buildings have so many spaces, as members of an enum."""
    faces = (f"{card}_{side}" for card in CARDS if size_of(card) == size for side in Side)
    return ((face.upper(), face) for face in faces)


class Small(StrEnum):
    """The faces of the cards whose buildings have two spaces."""

    vars().update(_faces(2))


class Medium(StrEnum):
    """The faces of the cards whose buildings have three spaces."""

    vars().update(_faces(3))


class Large(StrEnum):
    """The faces of the cards whose buildings have four spaces."""

    vars().update(_faces(4))


@frozen
class Options:
    """Variants and table options."""

    buildings: BuildingSet = BuildingSet.INFRASTRUCTURE  # the first game has infrastructure
    small: Small = Small["SCHOOL_PURPLE"]  # the first of an own mix, as all below
    other_small: Small = Small["LIBRARY_PURPLE"]
    medium: Medium = Medium["OBSERVATORY_PURPLE"]
    other_medium: Medium = Medium["SPORTS_FIELD_PURPLE"]
    large: Large = Large["TOWN_HALL_PURPLE"]
    relic_side: bool = True  # whether tokens may lie relic side up; without, powers place no relics (5.4)
    segments_under_buildings: bool = True  # whether land under buildings counts for segments (8.1)
    first_by_chance: bool = False  # whether chance says who begins, instead of the first seat (5.5)
    official_rulings: bool = False  # whether the publisher is followed where it differs (13)

    @property
    def mix(self) -> tuple[Small | Medium | Large, ...]:
        """The faces of an own mix, the smallest first."""
        return self.small, self.other_small, self.medium, self.other_medium, self.large
