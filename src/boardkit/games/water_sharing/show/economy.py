"""What the buildings of a community need, make and truly lack."""

from collections.abc import Iterator, Mapping
from typing import Final

from boardkit.core import Seat
from boardkit.core.rules.values import frozen
from boardkit.games.water_sharing.box import BLUEPRINTS
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import Building, Good, Stage
from boardkit.games.water_sharing.rules.generating import NO_BONUS, made
from boardkit.games.water_sharing.rules.model import State

WORKING: Final = (Stage.INITIATIVE, Stage.REVEAL, Stage.COLLECT, Stage.GENERATE)
"""The steps before the harvest, in which buildings that worked need nothing more."""

Goods = Mapping[Good, int]


@frozen
class Sums:
    """The goods that a community has, and that its buildings need and will make."""

    has: Goods
    needs: Goods
    makes: Goods

    def missing(self, good: Good) -> int:
        """Count what is lacking after own production; thunes come too late to be spent."""
        comes = 0 if good is Good.THUNES else self.makes[good]
        return max(0, self.needs[good] - self.has[good] - comes)


def this_round(view: State) -> bool:
    """Tell whether buildings can still work in this round; if not, sums are about the next one."""
    return view.clock.stage in WORKING


def sums(view: State, seat: Seat) -> Sums:
    """Add up what a community has and what its buildings that do not work yet need and make."""
    here = this_round(view)
    needs, makes = dict.fromkeys(Good, 0), dict.fromkeys(Good, 0)
    for at, building in standing(view, seat):
        if not (here and at in view.worked):
            for good in Good:
                needs[good] += BLUEPRINTS[building].needs.get(good, 0)
                makes[good] += makes_at(at, building)[good]
    has = {good: view.communities[seat].total(good) for good in Good}
    return Sums(has if here else {**has, Good.WATER: 0}, needs, makes)


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
