"""The signs of the game with their meanings, and what can be done at a turn with its letters."""

from typing import Final

from boardkit.draw.extras import Sign, Verb
from boardkit.draw.glyphs import glyph
from boardkit.games.life_in_reterra.rules import moves as mv
from boardkit.games.life_in_reterra.show.seats import ASKED
from boardkit.games.life_in_reterra.show.signs import COPIES, POINT, SECRET

LEGEND: Final[tuple[Sign, ...]] = (
    Sign(glyph("terrain.forest"), "sign-forest", "terrain.forest"),
    Sign(glyph("terrain.grass"), "sign-grass", "terrain.grass"),
    Sign(glyph("terrain.desert"), "sign-desert", "terrain.desert"),
    Sign(glyph("terrain.asphalt"), "sign-asphalt", "terrain.asphalt"),
    Sign(glyph("terrain.water"), "sign-water", "terrain.water"),
    Sign(glyph("bolt"), "sign-energy", "terrain.water"),
    Sign(glyph("gear"), "sign-gear"),
    Sign(glyph("inhabitant"), "sign-inhabitant"),
    Sign(glyph("relic.box"), "sign-box"),
    Sign(glyph("relic.book"), "sign-book"),
    Sign(glyph("relic.gizmo"), "sign-gizmo"),
    Sign(glyph("relic.tube"), "sign-tube"),
    Sign(glyph("relic.ball"), "sign-ball"),
    Sign(glyph("cross"), "sign-junk", "token.junk"),
    Sign(POINT, "sign-point"),
    Sign(COPIES, "sign-copies"),
    Sign(SECRET, "sign-secret"),
    Sign(ASKED, "sign-asked"),
)

VERBS: Final[tuple[Verb, ...]] = (
    Verb("t", "verb-bar-tile", (mv.PlaceTile,)),
    Verb("b", "verb-bar-build", (mv.PlaceBuilding,)),
    Verb("h", "verb-bar-inhabitant", (mv.PlaceInhabitant,)),
    Verb("o", "verb-bar-powers", (mv.WelcomeInhabitant, mv.PlaceRelic, mv.PlaceJunk, mv.ChangeTile)),
    Verb("x", "verb-bar-exchange", (mv.RefreshEnergy,)),
    Verb("p", "verb-bar-pass", (mv.Pass,)),
)

THINGS: Final = (mv.PlaceTile, mv.PlaceBuilding)
"""The moves whose cards are told of in the log: what lies on the table, by a move about it."""
