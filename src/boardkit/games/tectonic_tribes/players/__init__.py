"""The computer players of Tectonic Tribes."""

from typing import Final

from boardkit.games.tectonic_tribes.players import judgement
from boardkit.games.tectonic_tribes.players.pruning import pointless, policy, prune
from boardkit.games.tectonic_tribes.rules.model import State
from boardkit.games.tectonic_tribes.rules.moves import Pass
from boardkit.players.mind import Level, Mind, ladder


def turn(state: State) -> object:
    """Tell how far one looks ahead: to the end of the round, what the others reply included."""
    return state.hand, state.round


LEVELS: Final = ladder(
    newcomer=Level(width=30, slip=9.0, tables=50),
    casual=Level(width=12, ahead=2, breadth=4, slip=2.0, tables=200),
    strong=Level(width=10, deals=2, ahead=2, breadth=4, playout=24, samples=2, tables=400),
    coach=Level(width=16, deals=4, ahead=2, breadth=6, playout=24, samples=4, tables=2000),
)

MIND: Final[Mind[State, judgement.Weights]] = Mind(
    weights=judgement.WEIGHTS,
    terms=judgement.TERMS,
    worth=judgement.worth,
    final=judgement.final,
    prune=prune,
    pointless=pointless,
    policy=policy,
    turn=turn,
    winning=judgement.WINNING,
    levels=LEVELS,
    counts=judgement.counts,
    units=judgement.UNITS,
    idle=(Pass,),
)
