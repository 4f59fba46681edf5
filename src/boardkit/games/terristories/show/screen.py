"""The screen of TerriStories: the planet in the middle, the space base and the seats beside it."""

from collections.abc import Sequence
from typing import Final

from boardkit.core import Seat
from boardkit.games.terristories.show.spoken import tableau_said
from boardkit.tui.table.tableaux import TableauxScreen


class TerriStoriesScreen(TableauxScreen):
    """Gives the space base as many lines as it needs; `v` tells all that lies open before a seat."""

    CSS = """
    TerriStoriesScreen.-narrow #side { width: 31; }
    TerriStoriesScreen #gauges { max-height: 70%; }
    TerriStoriesScreen.-short #gauges { max-height: 9; }
    """

    def laid_open(self, seat: Seat) -> Sequence[str]:
        """Tell a seat's role, power, profile where it is known, and projects."""
        return tableau_said(self.state, seat, self.words)


SCREEN: Final = TerriStoriesScreen
