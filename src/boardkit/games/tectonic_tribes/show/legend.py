"""The signs of the game with what they stand for, and what can be done at a turn with its letter."""

from typing import Final

from boardkit.draw.extras import Sign, Verb
from boardkit.games.tectonic_tribes.box.things import Bonus
from boardkit.games.tectonic_tribes.rules import moves as mv
from boardkit.games.tectonic_tribes.show.paintings import GLYPHS, MARKS
from boardkit.games.tectonic_tribes.show.spoken import TENT
from boardkit.games.tectonic_tribes.show.tribes import LEFT

LEGEND: Final = (
    *(Sign(sign, f"sign-{terrain}", f"terrain.{terrain}") for terrain, sign in GLYPHS.items()),
    Sign(TENT, "sign-tent"),
    Sign(LEFT, "sign-left"),
    Sign("▴", "sign-height"),
    Sign(MARKS[Bonus.PLUS_ONE], "sign-plus"),
    Sign(MARKS[Bonus.DOUBLE], "sign-double"),
    Sign("★", "sign-points"),
    Sign("▶", "sign-asked"),
    Sign("▸", "sign-step"),
    Sign("✓", "sign-done"),
    Sign("→", "sign-order"),
    Sign("–", "sign-nobody"),
)
"""The signs that the map, the cards and the tables draw with."""

VERBS: Final = (
    Verb("d", "verb-bar-discard", (mv.Discard,)),
    Verb("c", "verb-bar-choose", (mv.Play,)),
    Verb("l", "verb-bar-lay", (mv.PlaceTerrain,)),
    Verb("t", "verb-bar-tribe", (mv.PlaceTribe,)),
    Verb("x", "verb-bar-lost", (mv.DiscardTerrain,)),
    Verb("p", "verb-bar-pass", (mv.Pass,)),
)
"""What can be done in a round."""

THINGS: Final = (mv.Play, mv.PlaceTribe)
"""The moves whose cards are told of in the log: what lies on the table, by a move about it."""
