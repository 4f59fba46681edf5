"""How computer players judge Terraforming Mars."""

from typing import Final

from boardkit.games.terraforming_mars.players import judgement, pruning, weights
from boardkit.games.terraforming_mars.rules import model, moves
from boardkit.players.mind import Level, Mind, ladder

LEVELS: Final = ladder(
    newcomer=Level(width=8, ahead=2, breadth=3, tables=80, slip=2.5),
    casual=Level(width=10, ahead=2, breadth=3, tables=120, slip=0.5),
    strong=Level(width=16, ahead=6, breadth=5, tables=1200),
    coach=Level(width=30, deals=2, ahead=6, breadth=6, samples=2, tables=2400),
    hungry={"hand": 1.3, "engine": 1.4},
)

MIND: Final[Mind[model.State, weights.Weights]] = Mind(
    weights=weights.Weights(),
    terms=judgement.TERMS,
    worth=judgement.worth,
    final=judgement.final,
    dealt=judgement.dealt,
    # Nobody looks ahead into the next generation, at cards that are not dealt yet.
    turn=lambda state: state.generation,
    rows=(moves.BuyCard, moves.KeepCard, moves.SellCard),
    prune=pruning.prune,
    pointless=pruning.pointless,
    policy=pruning.policy,
    winning=0.0,
    levels=LEVELS,
    counts=judgement.counts,
    units=judgement.UNITS,
    whose=lambda state: state.active,
    idle=(moves.Pass, moves.EndTurn),
)
"""The mind of the game."""
