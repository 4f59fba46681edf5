"""Computer players: a judgement for each game, one search for all, honest by what they are given to see."""

from boardkit.players.glancing import a_few, thought_of
from boardkit.players.ladder import LEVELS, Level, ladder
from boardkit.players.mind import POINTS, WON, Mind, NoWeights, win
from boardkit.players.worth import Worth

__all__ = [
    "LEVELS",
    "POINTS",
    "WON",
    "Level",
    "Mind",
    "NoWeights",
    "Worth",
    "a_few",
    "ladder",
    "thought_of",
    "win",
]
