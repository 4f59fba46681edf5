"""What action cards do, a class for each effect."""

from enum import StrEnum
from typing import ClassVar, Final, TypeAlias

from attrs import field, frozen
from attrs.validators import ge, in_, le

from boardkit.core import Worded
from boardkit.games.water_sharing.box.things import TRADED, Building, Good

MOST: Final = 99
AMOUNT: Final = [ge(0), le(MOST)]
SOME: Final = [ge(1), le(MOST)]


class When(StrEnum):
    """The step in which an action card may be played."""

    COLLECT = "collect"
    GENERATE = "generate"
    INCOME = "income"
    POLLUTE = "pollute"
    BUILD = "build"
    CONFLICT = "conflict"
    ANY = "any"


class Target(StrEnum):
    """Whom an effect meets."""

    SELF = "self"
    OPPONENT = "opponent"
    OPPONENTS = "opponents"


class Timed(Worded, word_key="op"):
    """What an action card does; `times` are the steps in which it means something."""

    __slots__ = ()
    times: ClassVar[tuple[When, ...]] = tuple(when for when in When if when is not When.CONFLICT)


@frozen(kw_only=True)
class Boon(Timed):
    """An effect for whoever plays the card."""

    target: Target = field(default=Target.SELF, validator=in_((Target.SELF,)))


@frozen(kw_only=True)
class Blow(Timed):
    """An effect that strikes an opponent, or all of them."""

    target: Target = field(validator=in_((Target.OPPONENT, Target.OPPONENTS)))


@frozen(kw_only=True)
class AddWater(Boon, word="add_water"):
    """Bring so much water to each of so many river hexes."""

    times = (When.COLLECT,)

    n: int = field(validator=SOME)
    hexes: int = field(default=1, validator=SOME)


@frozen(kw_only=True)
class AddWaterSources(Boon, word="add_water_sources"):
    """Bring so much water to every source."""

    times = (When.COLLECT,)

    n: int = field(validator=SOME)


@frozen(kw_only=True)
class LoseWater(Blow, word="lose_water"):
    """Take water that was collected."""

    times = (When.COLLECT,)

    n: int = field(validator=SOME)


@frozen(kw_only=True)
class TakeWaterAnywhere(Boon, word="take_water_anywhere"):
    """Take water from river hexes that the seat does not touch."""

    times = (When.COLLECT,)

    n: int = field(validator=SOME)


@frozen(kw_only=True)
class KeepWater(Boon, word="keep_water"):
    """Keep so much water for the next round."""

    times = (When.COLLECT,)

    n: int = field(validator=SOME)


@frozen(kw_only=True)
class Gain(Boon, word="gain"):
    """Gain thunes, victory points and cubes."""

    thunes: int = field(default=0, validator=AMOUNT)
    vp: int = field(default=0, validator=AMOUNT)
    energy: int = field(default=0, validator=AMOUNT)
    food: int = field(default=0, validator=AMOUNT)

    def __attrs_post_init__(self) -> None:
        """Refuse a gain of nothing."""
        _must_name_some(self.thunes, self.vp, self.energy, self.food)

    @property
    def cubes(self) -> tuple[tuple[Good, int], ...]:
        """The cubes of each good."""
        return tuple(zip(TRADED, (self.energy, self.food), strict=True))


@frozen(kw_only=True)
class Lose(Blow, word="lose"):
    """Lose thunes and cubes; who cannot pay the thunes loses `else_vp` victory points."""

    thunes: int = field(default=0, validator=AMOUNT)
    energy: int = field(default=0, validator=AMOUNT)
    food: int = field(default=0, validator=AMOUNT)
    else_vp: int = field(default=0, validator=AMOUNT)

    def __attrs_post_init__(self) -> None:
        """Refuse a loss of nothing."""
        _must_name_some(self.thunes, self.energy, self.food)

    @property
    def cubes(self) -> tuple[tuple[Good, int], ...]:
        """The cubes of each good."""
        return tuple(zip(TRADED, (self.energy, self.food), strict=True))


@frozen(kw_only=True)
class Boost(Boon, word="boost"):
    """Let each building of a kind make more energy, `max` of them at most; 0 for all."""

    times = (When.GENERATE,)

    building: Building
    energy: int = field(validator=SOME)
    max: int = field(default=0, validator=AMOUNT)


@frozen(kw_only=True)
class SetPrice(Boon, word="set_price"):
    """Set what a cube costs on the world market; 0 leaves it as it is."""

    times = (When.GENERATE,)

    energy: int = field(default=0, validator=AMOUNT)
    food: int = field(default=0, validator=AMOUNT)

    def __attrs_post_init__(self) -> None:
        """Refuse a price of nothing."""
        _must_name_some(self.energy, self.food)


@frozen(kw_only=True)
class PriceDelta(Blow, word="price_delta"):
    """Let a cube cost so much more on the world market."""

    times = (When.GENERATE,)

    n: int = field(validator=SOME)


@frozen(kw_only=True)
class RemovePollution(Boon, word="remove_pollution"):
    """Take so many cubes of pollution from river hexes."""

    times = (When.POLLUTE,)

    n: int = field(validator=SOME)


@frozen(kw_only=True)
class AddPollution(Blow, word="add_pollution"):
    """Drop so many cubes of pollution below a building that pollutes."""

    times = (When.POLLUTE,)

    n: int = field(validator=SOME)


@frozen(kw_only=True)
class NoPollution(Boon, word="no_pollution"):
    """Keep the seat's buildings from polluting in this round."""

    times = (When.POLLUTE,)


@frozen(kw_only=True)
class CancelConflict(Boon, word="cancel_conflict"):
    """Call off a conflict before the bids are shown."""

    times = (When.CONFLICT,)


@frozen(kw_only=True)
class ConflictBonus(Boon, word="conflict_bonus"):
    """Add so much to the seat's score in a conflict."""

    times = (When.CONFLICT,)

    n: int = field(validator=SOME)


@frozen(kw_only=True)
class RemoveCrisis(Boon, word="remove_crisis"):
    """Take red cubes from so many of the seat's buildings."""

    times = (When.INCOME,)

    n: int = field(validator=SOME)


@frozen(kw_only=True)
class Discount(Boon, word="discount"):
    """Let the seat's next construction of this round cost so much less."""

    times = (When.BUILD,)

    n: int = field(validator=SOME)


CardEffect: TypeAlias = (
    AddWater
    | AddWaterSources
    | LoseWater
    | TakeWaterAnywhere
    | KeepWater
    | Gain
    | Lose
    | Boost
    | SetPrice
    | PriceDelta
    | RemovePollution
    | AddPollution
    | NoPollution
    | CancelConflict
    | ConflictBonus
    | RemoveCrisis
    | Discount
)


def _must_name_some(*amounts: int) -> None:
    """Refuse an effect that has none of the amounts it may have.

    Raises:
        ValueError: all of them are 0.
    """
    if not any(amounts):
        raise ValueError("the effect does nothing")
