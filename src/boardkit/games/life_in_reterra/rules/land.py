"""6.2 The spaces of a community on which something may stand."""

from boardkit.core import Condition, must
from boardkit.games.life_in_reterra.rules.community import Community, spread
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.refusals import NoGear, NoLand, SpaceTaken
from boardkit.maps.squares import Square


def this_tile(state: State) -> tuple[Square, ...]:
    """6.2 Name the spaces of the tile laid in this turn; none before."""
    at = state.now.at if state.now else None
    return () if at is None else spread(at)


def fresh_gears(state: State, community: Community) -> tuple[Square, ...]:
    """6.2 List the free gears on the tile laid in this turn."""
    return tuple(space for space in this_tile(state) if space in community.gears)


def free_gear(community: Community, at: Square) -> Condition:
    """6.2, 8.2 Say whether a space is a free gear, and if not, why."""
    if at not in community.spaces:
        return must(False, NoLand(at))
    if at in community.taken:
        return must(False, SpaceTaken(at))
    return must(at in community.gears, NoGear(at))
