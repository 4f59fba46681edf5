"""The computer players of Life in Reterra."""

from typing import Final

from boardkit.games.life_in_reterra.players.ground import WEIGHTS, Weights
from boardkit.games.life_in_reterra.players.judgement import TERMS, UNITS, counts, indifferent, worth_of
from boardkit.games.life_in_reterra.players.pruning import policy, prune
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.moves import Pass
from boardkit.players.mind import Level, Mind, ladder

LEVELS: Final = ladder(
    newcomer=Level(width=24, slip=4.0, tables=50),
    casual=Level(width=12, ahead=4, breadth=4, slip=0.6, tables=300),
    strong=Level(width=40, ahead=8, breadth=8, tables=4000),
    coach=Level(width=80, ahead=14, breadth=16, tables=16_000),
    careful={"growing-land": 1.3, "free-gears": 1.7, "secret-tiles": 2.0},
    hungry={"inhabitants": 1.5},
    spiteful={"junk-of-rivals": 4.0},
)

MIND: Final[Mind[State, Weights]] = Mind(
    weights=WEIGHTS,
    terms=TERMS,
    worth=worth_of,
    prune=prune,
    policy=policy,
    indifferent=indifferent,
    # Tell one turn from the next of the same seat, as alone.
    turn=lambda state: state.now and state.now.number,
    winning=10.0,
    levels=LEVELS,
    counts=counts,
    units=UNITS,
    idle=(Pass,),
    whose=lambda state: state.now and state.now.seat,
)
