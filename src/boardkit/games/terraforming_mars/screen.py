"""The screen of Terraforming Mars: the planet, and on demand everybody's cards in play."""

from typing import Final

from boardkit.core.table import Seat
from boardkit.games.terraforming_mars.explained import card_said
from boardkit.games.terraforming_mars.model import State
from boardkit.games.terraforming_mars.spoken import seat_said
from boardkit.tui.dialogs import NoticeScreen
from boardkit.tui.picking import PickScreen
from boardkit.tui.play import PlayScreen


class TerraformingMarsScreen(PlayScreen):
    """Shows Mars; `v` tells all that lies open before a seat."""

    def action_overlay(self) -> None:
        """Ask whose cards to look at; alone, show them at once."""
        state: State = self.state
        if state.solo:
            self._tell("0")
            return
        seats = [(str(seat), self.words.seat(Seat(seat))) for seat in range(state.seats)]
        self.board.push_screen(PickScreen(self.words("overlay-whose"), seats, self.words), self._tell)

    def _tell(self, chosen: str | None) -> None:
        if chosen is None:
            return
        seat, state, words = Seat(int(chosen)), self.state, self.words
        lines = [*seat_said(state, seat, words)]
        for card in reversed(state.companies[seat].tableau):
            lines += ["", *card_said(state, seat, card, words)]
        self.board.push_screen(NoticeScreen(words.seat(seat), lines, words))


SCREEN: Final = TerraformingMarsScreen
"""Terraforming Mars: raise temperature, oxygen and oceans, and earn more than the others."""
