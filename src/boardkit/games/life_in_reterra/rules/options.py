"""7.3 Which buildings are played with, and what else the table agrees on."""

from enum import StrEnum

from attrs import frozen

from boardkit.games.life_in_reterra.box.things import BuildingSet


class Small(StrEnum):
    """The faces of the cards whose buildings have two spaces."""

    SCHOOL_PURPLE = "school_purple"
    SCHOOL_ORANGE = "school_orange"
    SALVAGE_YARD_PURPLE = "salvage_yard_purple"
    SALVAGE_YARD_ORANGE = "salvage_yard_orange"
    FARM_PURPLE = "farm_purple"
    FARM_ORANGE = "farm_orange"
    PLANT_NURSERY_PURPLE = "plant_nursery_purple"
    PLANT_NURSERY_ORANGE = "plant_nursery_orange"
    LIBRARY_PURPLE = "library_purple"
    LIBRARY_ORANGE = "library_orange"
    CAFE_PURPLE = "cafe_purple"
    CAFE_ORANGE = "cafe_orange"


class Medium(StrEnum):
    """The faces of the cards whose buildings have three spaces."""

    OBSERVATORY_PURPLE = "observatory_purple"
    OBSERVATORY_ORANGE = "observatory_orange"
    PUMP_HOUSE_PURPLE = "pump_house_purple"
    PUMP_HOUSE_ORANGE = "pump_house_orange"
    MARKET_PURPLE = "market_purple"
    MARKET_ORANGE = "market_orange"
    FLEA_MARKET_PURPLE = "flea_market_purple"
    FLEA_MARKET_ORANGE = "flea_market_orange"
    SPORTS_FIELD_PURPLE = "sports_field_purple"
    SPORTS_FIELD_ORANGE = "sports_field_orange"
    THEATRE_PURPLE = "theatre_purple"
    THEATRE_ORANGE = "theatre_orange"


class Large(StrEnum):
    """The faces of the cards whose buildings have four spaces."""

    TOWN_HALL_PURPLE = "town_hall_purple"
    TOWN_HALL_ORANGE = "town_hall_orange"
    TRADING_POST_PURPLE = "trading_post_purple"
    TRADING_POST_ORANGE = "trading_post_orange"
    FAIRGROUND_PURPLE = "fairground_purple"
    FAIRGROUND_ORANGE = "fairground_orange"


@frozen
class Options:
    """Variants and table options.

    Attributes:
        buildings: the set of buildings; the first game is played with the infrastructure.
        small: the first card of an own mix, as all below; other sets do not look at them.
        relic_side: whether tokens may lie relic side up; without, powers place no relics (5.4).
        segments_under_buildings: whether land under buildings counts for segments (8.1).
        first_by_chance: whether chance says who begins, instead of the first seat (5.5).
        official_rulings: whether the publisher's answers are played where they differ from the book (13).
    """

    buildings: BuildingSet = BuildingSet.INFRASTRUCTURE
    small: Small = Small.SCHOOL_PURPLE
    other_small: Small = Small.LIBRARY_PURPLE
    medium: Medium = Medium.OBSERVATORY_PURPLE
    other_medium: Medium = Medium.SPORTS_FIELD_PURPLE
    large: Large = Large.TOWN_HALL_PURPLE
    relic_side: bool = True
    segments_under_buildings: bool = True
    first_by_chance: bool = False
    official_rulings: bool = False

    @property
    def mix(self) -> tuple[Small | Medium | Large, ...]:
        """The faces of an own mix, the smallest first."""
        return self.small, self.other_small, self.medium, self.other_medium, self.large
