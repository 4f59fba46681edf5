"""7.3 Which buildings are played with, and what else the table agrees on."""

from enum import StrEnum

from attrs import frozen

from boardkit.games.life_in_reterra.box.things import BuildingSet

Small = StrEnum(
    "Small",
    "SCHOOL_PURPLE SCHOOL_ORANGE SALVAGE_YARD_PURPLE SALVAGE_YARD_ORANGE FARM_PURPLE FARM_ORANGE "
    "PLANT_NURSERY_PURPLE PLANT_NURSERY_ORANGE LIBRARY_PURPLE LIBRARY_ORANGE CAFE_PURPLE CAFE_ORANGE",
)
"""The faces of the cards whose buildings have two spaces."""

Medium = StrEnum(
    "Medium",
    "OBSERVATORY_PURPLE OBSERVATORY_ORANGE PUMP_HOUSE_PURPLE PUMP_HOUSE_ORANGE MARKET_PURPLE "
    "MARKET_ORANGE FLEA_MARKET_PURPLE FLEA_MARKET_ORANGE SPORTS_FIELD_PURPLE SPORTS_FIELD_ORANGE "
    "THEATRE_PURPLE THEATRE_ORANGE",
)
"""The faces of the cards whose buildings have three spaces."""

Large = StrEnum(
    "Large",
    "TOWN_HALL_PURPLE TOWN_HALL_ORANGE TRADING_POST_PURPLE TRADING_POST_ORANGE FAIRGROUND_PURPLE "
    "FAIRGROUND_ORANGE",
)
"""The faces of the cards whose buildings have four spaces."""


@frozen
class Options:
    """Variants and table options."""

    # the set of buildings; the first game is played with the infrastructure
    buildings: BuildingSet = BuildingSet.INFRASTRUCTURE
    # the first card of an own mix, as all below; other sets do not look at them
    small: Small = Small.SCHOOL_PURPLE
    other_small: Small = Small.LIBRARY_PURPLE
    medium: Medium = Medium.OBSERVATORY_PURPLE
    other_medium: Medium = Medium.SPORTS_FIELD_PURPLE
    large: Large = Large.TOWN_HALL_PURPLE
    relic_side: bool = True  # whether tokens may lie relic side up; without, powers place no relics (5.4)
    segments_under_buildings: bool = True  # whether land under buildings counts for segments (8.1)
    first_by_chance: bool = False  # whether chance says who begins, instead of the first seat (5.5)
    # whether the publisher's answers are played where they differ from the book (13)
    official_rulings: bool = False

    @property
    def mix(self) -> tuple[Small | Medium | Large, ...]:
        """The faces of an own mix, the smallest first."""
        return self.small, self.other_small, self.medium, self.other_medium, self.large
