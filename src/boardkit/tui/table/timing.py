"""Tells how much time the seats have used, and rings when the hand is due to somebody else: where wished."""

from functools import partial

from boardkit.tui.desk.clock import Clock, clock_said, due
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.ink import Ink
from boardkit.tui.screens.desked import Desked
from boardkit.tui.themes.preferences import Switch
from boardkit.tui.widgets.ticking import Ticking


class TurnClock(Ticking):
    """The line of the clock, which knows what each seat has used at this sitting."""

    clock: Clock | None = None

    def show(self, screen: Desked, desk: Desk, ink: Ink) -> None:
        """Let the time of whoever is due run; ring if that is somebody else than before."""
        wished, before = screen.board.preferences, self.clock
        clock = before or Clock((0.0,) * len(desk.match.players))
        seat = due(desk)
        self.clock = clock.passed_to(seat, self.now) if seat != clock.due else clock
        if wished.bell is Switch.ON and before is not None and seat not in (None, before.due):
            screen.board.bell()
        shown = wished.turn_clock is Switch.ON and not desk.modes[0].teaches
        said = partial(clock_said, self.clock, words=desk.words, palette=ink.palette)
        self.tell(said if shown else None)
