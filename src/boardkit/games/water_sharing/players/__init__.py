"""The computer players of Sharing the Water."""

from typing import Final

from boardkit.games.water_sharing.players import bargaining, pruning
from boardkit.games.water_sharing.players.judgement import TERMS, UNITS, Weights, counts, worth
from boardkit.games.water_sharing.rules import model, moves
from boardkit.players.mind import Level, Mind, ladder

TO_THE_END: Final = 2000  # more answers than a match has, from any table on, if all play at a glance

LEVELS: Final = ladder(
    newcomer=Level(width=6, slip=4.0, tables=50, doubt=1.3),
    casual=Level(width=5, slip=1.9, doubt=4.3, tables=50),
    strong=Level(width=6, deals=4, playout=TO_THE_END, rounds=1, samples=2, tables=800, doubt=2.0),
    coach=Level(width=10, deals=8, playout=TO_THE_END, rounds=1, samples=4, tables=3200, doubt=2.0),
)

MIND: Final[Mind[model.State, Weights]] = Mind(
    weights=Weights(),
    terms=TERMS,
    worth=worth,
    prune=pruning.prune,
    pointless=bargaining.pointless,
    policy=pruning.glance,
    winning=12.0,
    levels=LEVELS,
    counts=counts,
    units=UNITS,
    idle=(moves.Pass, moves.KeepCards),
)
