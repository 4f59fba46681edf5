"""The computer players of TerriStories."""

from typing import Final

from boardkit.games.terristories.players import judgement
from boardkit.games.terristories.players.pruning import glance, pointless, prune
from boardkit.games.terristories.players.purse import in_mind
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.moves import Bury, Pass, StaySilent
from boardkit.players.mind import Level, Mind, ladder

TO_THE_END: Final = 2000  # more answers than a match has, from any table on, if all play at a glance

LEVELS: Final = ladder(
    newcomer=Level(width=4, slip=0.7, doubt=1.0, tables=50, foresight=0.0),
    casual=Level(width=4, slip=0.7, doubt=1.5, tables=50, foresight=4.0),
    strong=Level(width=6, deals=2, playout=TO_THE_END, rounds=1, samples=2, tables=400, doubt=3.0),
    coach=Level(width=10, deals=4, playout=TO_THE_END, rounds=1, samples=4, tables=1600, doubt=3.0),
)

MIND: Final[Mind[State, judgement.Weights]] = Mind(
    weights=judgement.Weights(),
    terms=judgement.TERMS,
    worth=judgement.worth,
    prune=prune,
    pointless=pointless,
    rows=(Bury,),
    policy=glance,
    final=judgement.final,
    in_mind=in_mind,
    winning=judgement.WINNING,
    decisive=10.0,
    levels=LEVELS,
    counts=judgement.counts,
    units=judgement.UNITS,
    idle=(Pass, StaySilent),
)
