"""4 The score sheet: the regions each seat holds, and the tie-break."""

from boardkit.core import ScoreLine, ScoreSheet, TieBreak
from boardkit.games.tectonic_tribes.box import TRIBE
from boardkit.games.tectonic_tribes.box.things import Terrain
from boardkit.games.tectonic_tribes.rules.model import State
from boardkit.maps.squares import Square


class RegionHeld(ScoreLine, rule="4"):
    """A region whose seat has most tents around it: (squares + plus), doubled `doubles` times."""

    terrain: Terrain
    at: Square
    squares: int
    plus: int
    doubles: int

    @property
    def kind(self) -> str:
        """Points are charted by terrain."""
        return self.terrain.value


class FewerTribeCards(TieBreak, rule="4"):
    """Equal points: whoever has laid fewer tribe cards wins."""


def score(state: State) -> ScoreSheet:
    """4 Count every region for the seat that holds it, as the continent lies now."""
    lines = tuple(
        RegionHeld(who, one.points, one.terrain, one.at, len(one.squares), one.plus, one.doubles)
        for one in state.continent.regions
        if (who := one.holder) is not None
    )
    fewer = FewerTribeCards(tuple(len(left) - len(TRIBE) for left in state.tribes))
    return ScoreSheet(state.seats, lines, (fewer,))
