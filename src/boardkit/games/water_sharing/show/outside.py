"""What must come from outside to let everything work, where buildings work one after the other."""

from collections.abc import Iterator, Sequence
from itertools import count

from boardkit.core import Seat
from boardkit.core.values import Value
from boardkit.games.water_sharing.box import BLUEPRINTS
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import TRADED, Building, Good
from boardkit.games.water_sharing.rules.generating import NO_BONUS, made
from boardkit.games.water_sharing.rules.model import State


class Trade(Value, order=True):
    """What a building takes and makes of energy and food."""

    takes: tuple[int, int]
    makes: tuple[int, int]

    @property
    def gains(self) -> bool:
        """Whether it makes as much of both as it takes, so that it may always work first."""
        return all(make >= take for take, make in zip(self.takes, self.makes, strict=True))

    def after(self, stock: tuple[int, int]) -> tuple[int, int] | None:
        """Return what is in stock once it works; None where it lacks something."""
        left = (stock[0] - self.takes[0], stock[1] - self.takes[1])
        return None if min(left) < 0 else (left[0] + self.makes[0], left[1] + self.makes[1])


def trade_of(at: Spot, building: Building) -> Trade:
    """Say what a building takes and makes of energy and food on a hex, bonus included."""
    needs = BLUEPRINTS[building].needs
    energy, food = (0 if building in NO_BONUS else made(at, building, good) for good in TRADED)
    return Trade((needs.get(Good.ENERGY, 0), needs.get(Good.FOOD, 0)), (energy, food))


def from_outside(stock: tuple[int, int], trades: Sequence[Trade]) -> tuple[int, int]:
    """Return the fewest cubes of energy and food with which all can work, one after the other.

    What is made comes only once its building works, so that none can live on its own product.
    """
    takes, makes = (
        [sum(column) for column in zip((0, 0), *rows, strict=True)]
        for rows in ([trade.takes for trade in trades], [trade.makes for trade in trades])
    )
    least = [max(0, takes[good] - makes[good] - stock[good]) for good in (0, 1)]
    return next(
        bought
        for more in count()
        for bought in _shares(least, more)
        if _all_work((stock[0] + bought[0], stock[1] + bought[1]), tuple(sorted(trades)), {})
    )


def _shares(least: Sequence[int], more: int) -> Iterator[tuple[int, int]]:
    """List the ways in which some cubes more can be of the two goods."""
    return ((least[0] + energy, least[1] + more - energy) for energy in range(more + 1))


def _all_work(
    stock: tuple[int, int], trades: tuple[Trade, ...], known: dict[tuple[Trade, ...], list[tuple[int, int]]]
) -> bool:
    """Tell whether there is an order in which all can work; `known` has what was tried in vain."""
    if stock in known.get(trades, ()):
        return False
    able = [trade for trade in dict.fromkeys(trades) if trade.after(stock) is not None]
    for trade in [trade for trade in able if trade.gains][:1] or able:
        after, place = trade.after(stock), trades.index(trade)
        if after is not None and _all_work(after, (*trades[:place], *trades[place + 1 :]), known):
            return True
    known.setdefault(trades, []).append(stock)
    return not trades


def water_kept(view: State, seat: Seat, part: Spot, *, here: bool) -> int:
    """Count the water of a part that is still there: in the next round, what a cistern keeps."""
    community = view.communities[seat]
    left = community.favours.cistern
    for one in view.land.holding(seat).thirst:
        water = community.stock(one).water
        if one == part:
            return water if here else min(left, water)
        left -= min(left, water)
    return 0
