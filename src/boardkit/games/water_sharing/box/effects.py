"""The effects of action cards, a class for each."""

from enum import StrEnum
from typing import ClassVar, Final, TypeAlias

from attrs import field, frozen

from boardkit.core import Worded, mark
from boardkit.core.rules.game import between
from boardkit.games.water_sharing.box.things import TRADED, Building, Good

MOST: Final = 99
AMOUNT: Final = between(0, MOST)
SOME: Final = between(1, MOST)


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


@frozen(kw_only=True)
class ActionEffect(Worded, word_key="op"):
    """Effect of an action card.

    `step` is the one in which it means something; None stands for all steps in which no conflict is fought.
    `harms` tells whether it strikes opponents; if not, it is for whoever plays the card.
    """

    step: ClassVar[When | None] = None
    harms: ClassVar[bool] = False
    some_of: ClassVar[tuple[str, ...]] = ()  # fields that must not all be 0

    target: Target = Target.SELF

    def __init_subclass__(
        cls, *, word: str | None = None, step: When | None = None, harms: bool | None = None
    ) -> None:
        super().__init_subclass__(word=word)
        mark(cls, step=step, harms=harms)

    def __attrs_post_init__(self) -> None:
        """Refuse an effect that does nothing, or meets the wrong side."""
        nothing = self.some_of and not any(getattr(self, name) for name in self.some_of)
        if nothing or (self.target is not Target.SELF) != self.harms:
            raise ValueError(f"no card does {self}")

    def fits(self, when: When) -> bool:
        """Return whether a card may do it then."""
        return when is not When.CONFLICT if self.step is None else when is self.step


@frozen(kw_only=True)
class Counted(ActionEffect):
    """An effect with a number."""

    n: int = field(validator=SOME)


@frozen(kw_only=True)
class Supplied(ActionEffect):
    """An effect with a number for each good."""

    some_of: ClassVar[tuple[str, ...]] = ("energy", "food")

    energy: int = field(default=0, validator=AMOUNT)
    food: int = field(default=0, validator=AMOUNT)

    @property
    def goods(self) -> tuple[tuple[Good, int], ...]:
        """Each good with its number."""
        return tuple(zip(TRADED, (self.energy, self.food), strict=True))


@frozen(kw_only=True)
class AddWater(Counted, word="add_water", step=When.COLLECT):
    """Bring so much water to each of so many river hexes."""

    hexes: int = field(default=1, validator=SOME)


@frozen(kw_only=True)
class AddWaterSources(Counted, word="add_water_sources", step=When.COLLECT):
    """Bring so much water to every source."""


@frozen(kw_only=True)
class LoseWater(Counted, word="lose_water", step=When.COLLECT, harms=True):
    """Take water that was collected."""


@frozen(kw_only=True)
class TakeWaterAnywhere(Counted, word="take_water_anywhere", step=When.COLLECT):
    """Take water from river hexes that the seat does not touch."""


@frozen(kw_only=True)
class KeepWater(Counted, word="keep_water", step=When.COLLECT):
    """Keep so much water for the next round."""


@frozen(kw_only=True)
class Gain(Supplied, word="gain"):
    """Gain thunes, victory points and cubes."""

    some_of = ("thunes", "vp", "energy", "food")

    thunes: int = field(default=0, validator=AMOUNT)
    vp: int = field(default=0, validator=AMOUNT)


@frozen(kw_only=True)
class Lose(Supplied, word="lose", harms=True):
    """Lose thunes and cubes; who cannot pay the thunes loses `else_vp` victory points."""

    some_of = ("thunes", "energy", "food")

    thunes: int = field(default=0, validator=AMOUNT)
    else_vp: int = field(default=0, validator=AMOUNT)


@frozen(kw_only=True)
class Boost(ActionEffect, word="boost", step=When.GENERATE):
    """Let each building of a kind make more energy, `max` of them at most; 0 for all."""

    building: Building
    energy: int = field(validator=SOME)
    max: int = field(default=0, validator=AMOUNT)


@frozen(kw_only=True)
class SetPrice(Supplied, word="set_price", step=When.GENERATE):
    """Set what a cube costs on the world market; 0 leaves it as it is."""


@frozen(kw_only=True)
class PriceDelta(Counted, word="price_delta", step=When.GENERATE, harms=True):
    """Let a cube cost so much more on the world market."""


@frozen(kw_only=True)
class RemovePollution(Counted, word="remove_pollution", step=When.POLLUTE):
    """Take so many cubes of pollution from river hexes."""


@frozen(kw_only=True)
class AddPollution(Counted, word="add_pollution", step=When.POLLUTE, harms=True):
    """Drop so many cubes of pollution below a building that pollutes."""


@frozen(kw_only=True)
class NoPollution(ActionEffect, word="no_pollution", step=When.POLLUTE):
    """Keep the seat's buildings from polluting in this round."""


@frozen(kw_only=True)
class CancelConflict(ActionEffect, word="cancel_conflict", step=When.CONFLICT):
    """Call off a conflict before the bids are shown."""


@frozen(kw_only=True)
class ConflictBonus(Counted, word="conflict_bonus", step=When.CONFLICT):
    """Add so much to the seat's score in a conflict."""


@frozen(kw_only=True)
class RemoveCrisis(Counted, word="remove_crisis", step=When.INCOME):
    """Take red cubes from so many of the seat's buildings."""


@frozen(kw_only=True)
class Discount(Counted, word="discount", step=When.BUILD):
    """Let the seat's next construction of this round cost so much less."""


OfWater: TypeAlias = AddWater | AddWaterSources | LoseWater | TakeWaterAnywhere | KeepWater
OfGoods: TypeAlias = Gain | Lose | Boost | SetPrice | PriceDelta | Discount
OfPlaces: TypeAlias = RemovePollution | AddPollution | NoPollution | RemoveCrisis
CardEffect: TypeAlias = OfWater | OfGoods | OfPlaces | CancelConflict | ConflictBonus
