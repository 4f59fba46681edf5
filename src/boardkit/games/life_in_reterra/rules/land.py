"""6.2 The spaces of a community on which something may stand."""

from boardkit.core import Condition, Refusal, must
from boardkit.games.life_in_reterra.rules.community import Community, spread
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.maps.squares import Square


def this_tile(state: State) -> tuple[Square, ...]:
    """6.2 Name the spaces of the tile laid in this turn; none before."""
    at = state.now.at if state.now else None
    return () if at is None else spread(at)


def fresh_gears(state: State, community: Community) -> tuple[Square, ...]:
    """6.2 List the free gears on the tile laid in this turn."""
    return community.gears_among(this_tile(state))


class NoLand(Refusal, word="no-land", rule="6.2"):
    """There is no land yet."""

    at: Square


class SpaceTaken(Refusal, word="space-taken", rule="6.2"):
    """Something stands there already."""

    at: Square


class NoGear(Refusal, word="no-gear", rule="8.2"):
    """There is no gear on the space."""

    at: Square


def free_gear(community: Community, at: Square) -> Condition:
    """6.2, 8.2 Say whether a space is a free gear, and if not, why."""
    if at not in community.spaces:
        return must(False, NoLand(at))
    if at in community.taken:
        return must(False, SpaceTaken(at))
    return must(community.is_gear(at), NoGear(at))


class NotOnThisTile(Refusal, word="not-on-this-tile", rule="6.2"):
    """None of the gears is on the tile laid in this turn."""
