"""What treatment plants are worth: there must be something to treat, and thunes that buy nothing better."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from boardkit.core import Seat
from boardkit.games.water_sharing.box import BLUEPRINTS, COURSE, NEAR, OUTFALL, RIVERS
from boardkit.games.water_sharing.box.spots import Spot
from boardkit.games.water_sharing.box.things import Building, Stage
from boardkit.games.water_sharing.players.economy import coming, thune
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.objectives import without_pollution

TREATED: Final = 3
"""How many cubes a treatment plant may treat in a round, for two thunes each."""

CUBE: Final = 1.2
"""What a treated cube brings in points: one, and less pollution."""

RUNNING: Final = 0.8
"""What part of the buildings that pollute works in a round."""


def _above() -> Mapping[Spot, Mapping[Spot, int]]:
    """List for each river hex those from which water flows there, with how many steps that takes."""
    above: dict[Spot, dict[Spot, int]] = {at: {at: 0} for at in RIVERS}
    for at in RIVERS:
        for steps, below in enumerate((one for one in COURSE[at] if one != at), start=1):
            if below in above:
                above[below][at] = steps
    return above


SOON: Final = (1.0, 1.0, 1.0, 0.7, 0.3)
"""What part of that counts by how many rounds are to come: a plant can be built later, too."""

ABOVE: Final = _above()


def plants_of(state: State, seat: Seat) -> list[Spot]:
    """List the treatment plants of a seat."""
    return [at for at, building in state.land.of(seat) if building is Building.TREATMENT]


def cleaning(state: State, plants: Iterable[Spot]) -> float:
    """Return what treatment plants bring until the end, in points: most once thunes buy nothing else."""
    own, rounds = tuple(plants), coming(state)
    if not own or not 0 < rounds < len(SOON) or without_pollution(state.options):
        return 0.0
    found = min(float(TREATED * len(own)), _found(state, {near for at in own for near in NEAR[at]}, rounds))
    return SOON[rounds] * found * sum(max(0.0, CUBE - 2 * thune(left)) for left in range(rounds))


def _found(state: State, near: set[Spot], rounds: int) -> float:
    """Guess how many cubes can be treated in a round: those that fall there, and those that flow by."""
    here, tiles = near & COURSE.keys(), state.land.tiles.items()
    falling = Counter(OUTFALL[at] for at, tile in tiles if BLUEPRINTS[tile.building].pollution)
    # In a round that goes on nothing has flowed yet; what falls higher up comes only after it.
    flows = not Stage.OPENING < state.clock.stage < Stage.EARN
    flowing = float(sum(state.pollution.get(at, 0) for at in _within(here, flows, rounds + flows)))
    flowing += RUNNING * sum(falling[at] for at in _within(here, 1, rounds) - here)
    return RUNNING * sum(falling[at] for at in here) + min(len(here), flowing)


def _within(here: set[Spot], least: int, end: int) -> set[Spot]:
    """List the river hexes from which cubes come to some others in so many steps, `end` left out."""
    return {one for at in here for one, steps in ABOVE[at].items() if least <= steps < end}
