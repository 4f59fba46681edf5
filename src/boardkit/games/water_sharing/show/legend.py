"""The signs of the game with what they stand for, and what can be done at a turn with its letter."""

from typing import Final

from boardkit.draw.extras import Sign, Verb
from boardkit.games.water_sharing.box import BOARD
from boardkit.games.water_sharing.box.things import Terrain
from boardkit.games.water_sharing.rules import moves as mv
from boardkit.games.water_sharing.rules import questions as qs
from boardkit.games.water_sharing.show.signs import (
    BUILDINGS,
    CRISIS,
    FILLS,
    GOODS,
    POINTS,
    POLLUTION,
    TERRAINS,
    arrow,
)

FLOWS: Final = dict.fromkeys(
    arrow(at, field.downstream) for at, field in BOARD.items() if field.downstream is not None
)
"""The arrows that rivers of this board wear."""

LEGEND: Final = (
    *(Sign(sign, f"sign-{good}", f"good.{good}") for good, sign in GOODS.items()),
    Sign(POINTS, "sign-points"),
    Sign(POLLUTION, "sign-pollution", "terrain.murky"),
    Sign(CRISIS, "sign-crisis", "terrain.lava"),
    *(Sign(sign, f"building-{building.replace('_', '-')}") for building, sign in BUILDINGS.items()),
    Sign(TERRAINS[Terrain.MEADOW], "terrain-meadow", FILLS[Terrain.MEADOW]),
    Sign(TERRAINS[Terrain.MOUNTAIN], "terrain-mountain", FILLS[Terrain.MOUNTAIN]),
    *(Sign(sign, "sign-flow", "terrain.lake") for sign in FLOWS),
    Sign("→", "sign-makes"),
    Sign("▶", "sign-asked"),
    Sign("▸", "sign-step"),
    Sign("✓", "sign-done"),
    Sign("–", "sign-nothing"),
)
"""The signs that the map, the cards and the tables draw with."""

VERBS: Final = (
    Verb("a", "verb-bar-water", (mv.TakeWater, mv.FillDam)),
    Verb("t", "verb-bar-treat", (mv.Treat,)),
    Verb("r", "verb-bar-run", (mv.Run,)),
    Verb("y", "verb-bar-buy", (mv.Buy,)),
    Verb("s", "verb-bar-sell", (mv.Sell,)),
    Verb("d", "verb-bar-deal", (mv.Offer, mv.Request, mv.Swap)),
    Verb("b", "verb-bar-build", (mv.Build, mv.BuildDam)),
    Verb("x", "verb-bar-destroy", (mv.Destroy,)),
    Verb("f", "verb-bar-fight", (mv.Contest, mv.Bid)),
    Verb("c", "verb-bar-cards", (mv.PlayAction, mv.KeepCards)),
    Verb("p", "verb-bar-enough", (mv.Pass,)),
)
"""What can be done in the steps of a round."""

WINDOWS: Final = {
    kind: mv.Pass() for kind in (qs.AnyCard, qs.ContestWater, qs.ContestSite, qs.Reinforce, qs.AfterPollution)
}
"""6, 9.3 What most communities pass: cards where a step closes, hostility, cards after dice, cleaning."""

THINGS: Final = (mv.Build, mv.PlayAction, mv.DrawObjective)
"""The moves whose cards are told of in the log: what lies on the table, by a move about it."""
