"""The computer players of TerriStories."""

from collections.abc import Mapping
from typing import Final

from boardkit.core.lines.players import Sitter
from boardkit.games.terristories.players.judgement import worth
from boardkit.games.terristories.players.pruning import prune
from boardkit.games.terristories.players.script import glance
from boardkit.games.terristories.players.weights import Weights
from boardkit.games.terristories.rules.model import State
from boardkit.players.ladder import Level
from boardkit.players.mind import Mind

TO_THE_END: Final = 2000
"""More answers than a match has, from any table on, if all play at a glance."""

LEVELS: Final[Mapping[str, Level]] = {
    Sitter.NEWCOMER: Level(width=6, slip=2.0, tables=50),
    Sitter.CASUAL: Level(width=8, playout=TO_THE_END, rounds=1, slip=0.7, tables=600, doubt=0.5),
    Sitter.STRONG: Level(width=8, deals=4, playout=TO_THE_END, rounds=1, samples=3, tables=1500, doubt=1.5),
    Sitter.COACH: Level(width=12, deals=8, playout=TO_THE_END, rounds=2, samples=6, tables=6000, doubt=1.5),
}

MIND: Final[Mind[State, Weights]] = Mind(
    weights=Weights(), worth=worth, prune=prune, policy=glance, winning=10.0, levels=LEVELS
)
