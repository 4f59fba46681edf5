"""The computer players of Sharing the Water."""

from collections.abc import Mapping
from typing import Final

from boardkit.core.lines.players import Sitter
from boardkit.games.water_sharing.players.judgement import TERMS, worth
from boardkit.games.water_sharing.players.pruning import prune
from boardkit.games.water_sharing.players.script import glance
from boardkit.games.water_sharing.players.weights import Weights
from boardkit.games.water_sharing.rules.model import State
from boardkit.players.ladder import Level
from boardkit.players.mind import Mind

TO_THE_END: Final = 2000
"""More answers than a match has, from any table on, if all play at a glance."""

LEVELS: Final[Mapping[str, Level]] = {
    Sitter.NEWCOMER: Level(width=6, slip=4.5, tables=50),
    Sitter.CASUAL: Level(width=5, slip=1.4, doubt=4.6, tables=50),
    Sitter.STRONG: Level(width=6, deals=4, playout=TO_THE_END, rounds=1, samples=2, tables=800, doubt=8.0),
    Sitter.COACH: Level(width=10, deals=8, playout=TO_THE_END, rounds=1, samples=4, tables=3200, doubt=8.0),
}

MIND: Final[Mind[State, Weights]] = Mind(
    weights=Weights(), terms=TERMS, worth=worth, prune=prune, policy=glance, winning=12.0, levels=LEVELS
)
