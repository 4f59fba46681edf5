"""What the buildings of a community need, make and truly lack."""

from collections.abc import Iterator, Mapping
from typing import Final

from boardkit.core import Seat
from boardkit.core.values import Value
from boardkit.games.water_sharing.box import BLUEPRINTS
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import TRADED, Building, Good, Stage
from boardkit.games.water_sharing.rules.generating import NO_BONUS, made
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.show.outside import from_outside, trade_of, water_kept

WORKING: Final = (Stage.INITIATIVE, Stage.REVEAL, Stage.COLLECT, Stage.GENERATE)
"""The steps before the harvest, in which buildings that worked need nothing more."""

Goods = Mapping[Good, int]


class Sums(Value):
    """The goods that a community has, that its buildings need and make, and that must come from outside."""

    has: Goods
    needs: Goods
    makes: Goods
    lacks: Goods

    def missing(self, good: Good) -> int:
        """Count what is lacking after own production; thunes come too late to be spent."""
        return self.lacks[good]

    @property
    def all_missing(self) -> Goods:
        """The goods of which something is lacking, thunes for what buildings cost to run included."""
        return {good: count for good, count in self.lacks.items() if count}

    @property
    def late(self) -> bool:
        """Whether some of what is made comes too late for the building that makes it."""
        return any(
            self.lacks[good] + self.has[good] + self.makes[good] > self.needs[good]
            for good in TRADED
            if self.lacks[good]
        )


def this_round(view: State) -> bool:
    """Tell whether buildings can still work in this round; if not, sums are about the next one."""
    return view.clock.stage in WORKING


def sums(view: State, seat: Seat) -> Sums:
    """Add up what a community has and what its buildings that do not work yet need and make."""
    here = this_round(view)
    needs, makes = dict.fromkeys(Good, 0), dict.fromkeys(Good, 0)
    for at, building in waiting(view, seat, here=here):
        for good in Good:
            needs[good] += BLUEPRINTS[building].needs.get(good, 0)
            makes[good] += makes_at(at, building)[good]
    has = {good: view.communities[seat].total(good) for good in Good}
    has[Good.WATER] = sum(water_kept(view, seat, part, here=here) for part in view.land.holding(seat).thirst)
    return Sums(has, needs, makes, _lacks(view, seat, here=here))


def _lacks(view: State, seat: Seat, *, here: bool) -> Goods:
    """Count what the parts of a community lack to let everything work; no part can use what another has."""
    lacks = dict.fromkeys(Good, 0)
    for part in view.land.holding(seat).thirst:
        for good, count in part_lacks(view, seat, part, here=here).items():
            lacks[good] += count
    fees = sum(BLUEPRINTS[one].needs.get(Good.THUNES, 0) for at, one in waiting(view, seat, here=here))
    return {**lacks, Good.THUNES: max(0, fees - view.communities[seat].thunes)}


def part_lacks(view: State, seat: Seat, part: Spot, *, here: bool) -> Goods:
    """Count the cubes that a part of a community lacks to let everything in it work."""
    of_part = view.land.holding(seat).part
    there = [(at, one) for at, one in waiting(view, seat, here=here) if of_part[at] == part]
    thirst = sum(BLUEPRINTS[one].needs.get(Good.WATER, 0) for _, one in there)
    store = view.communities[seat].stock(part)
    energy, food = from_outside((store.energy, store.food), [trade_of(at, one) for at, one in there])
    water = max(0, thirst - water_kept(view, seat, part, here=here))
    return {Good.WATER: water, Good.ENERGY: energy, Good.FOOD: food}


def waiting(view: State, seat: Seat, *, here: bool) -> list[tuple[Spot, Building]]:
    """List what will still work: in this round what does not yet, in the next one everything."""
    return [(at, one) for at, one in standing(view, seat) if not (here and at in view.worked)]


def standing(view: State, seat: Seat) -> list[tuple[Spot, Building]]:
    """List what a community has built, its dams last."""
    dams = [(dam.at, Building.DAM) for dam in view.land.dams_of(seat)]
    return [*view.land.of(seat), *dams]


def makes_at(at: Spot, building: Building) -> Goods:
    """Say what a building makes on a hex, bonus included."""
    if building in NO_BONUS:
        return dict.fromkeys(Good, 0)
    return {good: made(at, building, good) for good in Good}


def idle(view: State, seat: Seat) -> Iterator[tuple[Spot, Building]]:
    """List the buildings that need something and do not work yet."""
    for at, building in view.land.of(seat):
        if BLUEPRINTS[building].needs and at not in view.worked:
            yield at, building


def lacking(view: State, seat: Seat, at: Spot, building: Building) -> Goods:
    """Say what its part of the community lacks for a building to run."""
    community, part = view.communities[seat], view.land.holding(seat).part[at]
    needs = BLUEPRINTS[building].needs
    return {
        good: count - community.held(part, good)
        for good, count in needs.items()
        if community.held(part, good) < count
    }
