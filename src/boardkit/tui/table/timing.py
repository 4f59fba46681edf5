"""Tells how much time the seats have used, and rings when the hand is due to somebody else: where wished."""

import time
from functools import partial

from boardkit.tui.desk.clock import Clock, clock_said, due
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.ink import Ink
from boardkit.tui.screens.desked import Desked
from boardkit.tui.table.layout import clock_in
from boardkit.tui.themes.preferences import Switch


def keep_time(screen: Desked, desk: Desk, ink: Ink) -> None:
    """Let the time of whoever is due run; ring if that is somebody else than before."""
    wished, before = screen.board.preferences, screen.clock
    clock = before or Clock((0.0,) * len(desk.match.players))
    seat = due(desk)
    screen.clock = clock.passed_to(seat, time.monotonic()) if seat != clock.due else clock
    if wished.bell is Switch.ON and before is not None and seat not in (None, before.due):
        screen.board.bell()
    shown = wished.turn_clock is Switch.ON and not desk.modes[0].teaches
    said = partial(clock_said, screen.clock, words=desk.words, palette=ink.palette)
    for line in clock_in(screen.query_one("#side"), wanted=shown):
        line.tell(said if shown else None)
