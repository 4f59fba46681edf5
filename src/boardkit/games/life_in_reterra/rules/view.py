"""The table as a seat may see it, and a full one that it cannot tell from the real one."""

from random import Random
from typing import Final

from boardkit.core import Seat
from boardkit.core.rules.chance import covered, filled, shuffled
from boardkit.games.life_in_reterra.box import TILES, Kind
from boardkit.games.life_in_reterra.box.things import HIDDEN, LandTile
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.questions import LayTile

DRAWN: Final = tuple(tile for tile, facts in TILES.items() if facts.kind is not Kind.START)  # 5.3 the stack


def view(state: State, seat: Seat) -> State:
    """5.5 Cover the stack and the secret tiles of all others; of all, where there is no such seat."""
    secrets = covered(state.secrets, seat, lambda own: (HIDDEN,) * len(own))
    return state.__replace__(stack=(HIDDEN,) * len(state.stack), secrets=secrets)


def guess(state: State, seat: Seat, random: Random) -> State:
    """Fill what the seat does not see with tiles it has not seen, at random."""
    seen = view(state, seat)
    laid = (tile.tile for land in seen.communities for tile in land.tiles)
    known = {*seen.row, *seen.beneath, *laid}.union(*seen.secrets)
    unseen = shuffled((tile for tile in DRAWN if tile not in known), random)

    def fill(tiles: tuple[LandTile, ...]) -> tuple[LandTile, ...]:
        return filled(tiles, HIDDEN, unseen)

    return seen.__replace__(secrets=tuple(map(fill, seen.secrets)), stack=fill(seen.stack))


def telltale(state: State) -> bool:
    """6.1 A secret tile that may be laid has places that nobody else can count."""
    question = state.question
    return isinstance(question, LayTile) and bool(state.secrets[question.seat])
