"""Plays what others have done on a table: once to whoever looks, until somebody types or clicks."""

from collections.abc import Sequence
from typing import Final

from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.intents import Intent
from boardkit.tui.desk.motion import Shown, Still, motion, seconds, shown_all, shown_now, unseen
from boardkit.tui.preferences import PAUSES
from boardkit.tui.screens.base import MovingScreen
from boardkit.tui.screens.desked import DeskScreen
from boardkit.tui.table.painting import ink_of, move, paint

LONGEST: Final = 2.0
"""The most seconds for which the map plays what others have done."""

STEPS: Final = 5
"""In how many steps numbers count up while a picture stays."""


class PlayingScreen(MovingScreen[Intent], DeskScreen):
    """A table whose map plays what others have done.

    Attributes:
        stills: the pictures that are played, while some are.
    """

    stills: Sequence[Still] = ()
    _played: Desk | None = None
    _shown = Shown("")

    def play(self) -> None:
        """Play what others have done, once to whoever looks; what others have to wait for has their pause."""
        desk, before = self.desk, self._played
        if desk is before:
            self.move()
            return
        self._played, self.stills = desk, ()
        self.be_still()
        if before is None or not self.stays:
            self._shown = shown_all(desk)
            return
        most = PAUSES[self.program.preferences.pace] if desk.mode.resting else LONGEST
        told = unseen(desk, self._shown)
        if told and not most:
            return
        self._shown = shown_now(self._shown, desk)
        if told and not self.has_class("-sheet"):
            self._begin(motion(desk, ink_of(self, desk), told), most)

    def _begin(self, stills: Sequence[Still], most: float) -> None:
        if stills:
            self.stills = stills
            self.rewind()
            self.begin_to_move(seconds(stills, self.stays, most), len(stills) * STEPS)

    def move(self) -> None:
        """Show the pictures as far as they have come, or at their end the desk."""
        if self.stills and self.part < 1:
            move(self, self.desk, self.stills, self.part)
        elif self.stills:
            self.stills = ()
            paint(self, self.desk)
