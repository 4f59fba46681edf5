"""A table where much lies open before every seat: a key tells all of it in words."""

from abc import abstractmethod
from collections.abc import Sequence

from boardkit.core import Seat
from boardkit.tui.screens.dialogs import NoticeScreen
from boardkit.tui.screens.picking import PickScreen
from boardkit.tui.table.play import PlayScreen


class TableauxScreen(PlayScreen):
    """Asks whose tableau to look at, and tells it; its game says `key-overlay` and `overlay-whose`."""

    @abstractmethod
    def laid_open(self, seat: Seat) -> Sequence[str]:
        """Say all that lies open before a seat, a line each."""

    def action_overlay(self) -> None:
        """Ask whose tableau to look at; alone, show it at once."""
        seats = [(str(seat), self.words.seat(Seat(seat))) for seat in range(len(self.match.players))]
        if len(seats) == 1:
            self._tell("0")
        else:
            self.board.show(PickScreen(self.words("overlay-whose"), seats, self.words), self._tell)

    def _tell(self, chosen: str | None) -> None:
        if chosen is not None:
            seat = Seat(int(chosen))
            self.board.show(NoticeScreen(self.words.seat(seat), self.laid_open(seat), self.words))
