"""The screen of Terraforming Mars: the planet, and on demand everybody's cards in play."""

from collections.abc import Sequence
from typing import Final

from boardkit.core import Seat
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.show.explained import card_said
from boardkit.games.terraforming_mars.show.spoken import seat_said
from boardkit.tui.table.tableaux import TableauxScreen


class TerraformingMarsScreen(TableauxScreen):
    """Shows Mars; `v` tells all that lies open before a seat."""

    def laid_open(self, seat: Seat) -> Sequence[str]:
        """Tell a company, and its cards in play, the newest first."""
        state: State = self.state
        lines = [*seat_said(state, seat, self.words)]
        for card in reversed(state.companies[seat].tableau):
            lines += ["", *card_said(state, seat, card, self.words)]
        return lines


SCREEN: Final = TerraformingMarsScreen
