"""Which moves deserve a look, and what one plays at a glance."""

from collections.abc import Sequence
from random import Random
from typing import Final

from boardkit.core import Move
from boardkit.games.life_in_reterra.box import TILES, Kind, size_of
from boardkit.games.life_in_reterra.players.ground import WEIGHTS, Standing, grown, sources_inside
from boardkit.games.life_in_reterra.players.judgement import energy, growing, room
from boardkit.games.life_in_reterra.rules import moves
from boardkit.games.life_in_reterra.rules.community import LaidTile
from boardkit.games.life_in_reterra.rules.model import State, face_of
from boardkit.games.life_in_reterra.rules.scoring import SEGMENT_POINTS
from boardkit.players.mind import a_few

GLANCES: Final = 12  # how many moves a player looks at who does not think


def prune(state: State, moves: Sequence[Move]) -> Sequence[Move]:
    """Put the moves in order that promise most at a glance; what only wastes something is left out."""
    glance = Glance(state)
    sensible = [move for move in moves if not glance.wasteful(move)]
    return sorted(sensible or moves, key=glance.promise, reverse=True)


def policy(state: State, moves: Sequence[Move], random: Random) -> Move:
    """Play the most promising of a few moves."""
    return max(a_few(moves, GLANCES, random), key=Glance(state).promise)


class Glance:
    """Promise of the moves of one table, worked out without making them."""

    def __init__(self, state: State) -> None:
        seat = state.to_move
        assert seat is not None
        self.state = state
        self.here = Standing.of(state, seat, WEIGHTS)

    def promise(self, move: Move) -> float:
        """Return about how many points a move promises, beside other moves of the same question."""
        match move:
            case moves.PlaceTile():
                return self._tile(move)
            case moves.PlaceBuilding(card):
                return face_of(self.state, card).points + size_of(card)
            case moves.PlaceInhabitant() | moves.PlaceJunk():
                return 1.0
            case moves.PlaceRelic() | moves.WelcomeInhabitant():
                return self._space(move)
            case _:
                return 0.0

    def wasteful(self, move: Move) -> bool:
        """Return whether a move covers a relic, lays a source at a border, or leaves the last gears empty."""
        match move:
            case moves.PlaceTile(tile):
                return TILES[tile].kind is Kind.ENERGY and self._vain(move)
            case moves.PlaceRelic() | moves.WelcomeInhabitant():
                return bool(self.here.ground.bit(move.at) & self.here.ground.relics)
            case moves.Pass():
                return not self.here.ground.left
        return False

    def _vain(self, move: moves.PlaceTile) -> bool:
        """Return whether a source would never count, and its water makes no segment large."""
        before = self.here.ground
        ground = grown(before, LaidTile(move.tile, move.at, move.turn))
        more = sources_inside(ground)[1] > sources_inside(before)[1]
        return not more and len(ground.large) == len(before.large)

    def _tile(self, move: moves.PlaceTile) -> float:
        ground = grown(self.here.ground, LaidTile(move.tile, move.at, move.turn))
        found = SEGMENT_POINTS * len(ground.large) + growing(ground, ground.all_segments, WEIGHTS)
        found += energy(ground, WEIGHTS)
        found += room(ground, self.here.taken, WEIGHTS) + ground.relics.bit_count()
        kept = ground.left >= len(self.state.secrets[self.here.seat])
        return found - WEIGHTS.secret * (kept and move.tile not in self.state.row)

    def _space(self, move: moves.PlaceRelic | moves.WelcomeInhabitant) -> float:
        """Rather take a space that is good for nothing else."""
        at = self.here.ground.bit(move.at)
        gear = any(at & gears for gears in self.here.ground.gears)
        return 1.0 - bool(at & self.here.ground.relics) - WEIGHTS.gear * gear
