"""The signs of the game."""

from typing import Final

from boardkit.games.terristories.box.things import Terrain

FILLS: Final = {
    Terrain.MOUNTAIN: "terrain.mountain",
    Terrain.PLAIN: "terrain.plain",
    Terrain.MARSH: "terrain.marsh",
}
"""The colour of each terrain."""

LETTERS: Final = "ABCD"
PERSON, ZONE, CUBE, LABEL = "☺", "⌂", "■", "✿"
FILLED, FREE, FLAG = "■", "·", "⚑"
GOAL, MET = "◇", "◆"
"""The marker of the mission, before the index is there and from then on."""

ZERO: Final = "▣"
"""Zero of a track, once it is reached; before, it is a figure."""

GAINED, LOST = "□", "x"
LIGHTNING, HOURGLASS, STOCK = "ϟ", "↻", "≡"
STANDING: Final = "+"
ASKED: Final = "▶"
