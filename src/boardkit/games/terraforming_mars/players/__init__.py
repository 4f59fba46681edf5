"""How computer players judge Terraforming Mars."""

from typing import Final

from boardkit.games.terraforming_mars.players import judgement
from boardkit.games.terraforming_mars.players.pruning import pointless, policy, prune
from boardkit.games.terraforming_mars.players.weights import Weights
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.moves import BuyCard, EndTurn, KeepCard, Pass, SellCard
from boardkit.players.mind import Level, Mind, ladder

LEVELS: Final = ladder(
    newcomer=Level(width=8, ahead=2, breadth=3, tables=80, slip=2.5),
    casual=Level(width=10, ahead=2, breadth=3, tables=120, slip=0.5),
    strong=Level(width=16, ahead=6, breadth=5, tables=1200),
    coach=Level(width=30, deals=2, ahead=6, breadth=6, samples=2, tables=2400),
    hungry={"hand": 1.3, "engine": 1.4},
    spiteful={"rivals": 3.0},
)

MIND: Final[Mind[State, Weights]] = Mind(
    weights=Weights(),
    terms=judgement.TERMS,
    worth=judgement.worth,
    final=judgement.final,
    dealt=judgement.dealt,
    # Nobody looks ahead into the next generation, at cards that are not dealt yet.
    turn=lambda state: state.generation,
    rows=(BuyCard, KeepCard, SellCard),
    prune=prune,
    pointless=pointless,
    policy=policy,
    winning=0.0,
    levels=LEVELS,
    counts=judgement.counts,
    units=judgement.UNITS,
    whose=lambda state: state.active,
    idle=(Pass, EndTurn),
)
"""The mind of the game."""
