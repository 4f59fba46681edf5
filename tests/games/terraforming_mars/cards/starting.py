"""Setting a game up in which a seat has a certain corporation and buys no card."""

from boardkit.core import Seat, legal, play
from boardkit.games.terraforming_mars import GAME
from boardkit.games.terraforming_mars.box import CORPORATIONS
from boardkit.games.terraforming_mars.box.things import Corporation
from boardkit.games.terraforming_mars.rules.model import Options, Phase, State
from boardkit.games.terraforming_mars.rules.moves import ChooseCorporation, Done, GiveCorporation


def seat_of(corporation: str) -> Seat:
    """Return the seat that starts: beginner corporations belong to a seat each, other ones to the first."""
    return Seat(int(corporation[-1]) - 1 if _is_plain(corporation) else 0)


def started(corporation: str) -> tuple[State, State]:
    """Return the table before anything is dealt, and when the first seat is to act."""
    seat = seat_of(corporation)
    beginner = {f"beginner_{seat + 1}": _is_plain(corporation)}
    before = state = GAME.setup(Options(corporate_era=True, **beginner), max(2, seat + 1)).state
    while state.phase is not Phase.ACTIONS:
        state = _step(state, Corporation(corporation))
    return before, state


def _is_plain(corporation: str) -> bool:
    return CORPORATIONS[Corporation(corporation)].set == "beginner"


def _step(state: State, corporation: Corporation) -> State:
    """Answer the question on top: the corporation is dealt first and chosen, and nothing is bought."""
    moves = legal(GAME, state)
    wanted = (GiveCorporation(corporation), ChooseCorporation(corporation), Done())
    return play(GAME, state, next((move for move in wanted if move in moves), moves[0])).state
