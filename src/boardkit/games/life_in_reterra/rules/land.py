"""6.2 The spaces of a community on which something may stand."""

from boardkit.core.step import Refusal
from boardkit.games.life_in_reterra.community import Community, spread
from boardkit.games.life_in_reterra.model import State
from boardkit.games.life_in_reterra.rules.refusals import NoGear, NoLand, SpaceTaken
from boardkit.maps.squares import Square


def this_tile(state: State) -> tuple[Square, ...]:
    """6.2 Name the spaces of the tile laid in this turn; none before."""
    at = state.now.at if state.now else None
    return () if at is None else spread(at)


def fresh_gears(state: State, community: Community) -> tuple[Square, ...]:
    """6.2 List the free gears on the tile laid in this turn."""
    return tuple(space for space in this_tile(state) if space in community.gears)


def no_free_gear(community: Community, at: Square) -> Refusal | None:
    """6.2, 8.2 Why a space is no free gear, or None."""
    if at not in community.spaces:
        return NoLand(at)
    if at in community.taken:
        return SpaceTaken(at)
    return None if at in community.gears else NoGear(at)
