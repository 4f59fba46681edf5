"""How much time each seat has used; what time it is, whoever asks says: the desk has no clock of its own."""

from typing import Self

from rich.text import Text

from boardkit.core import CHANCE, Seat
from boardkit.core.values import Value
from boardkit.draw.palette import Palette
from boardkit.draw.seats import chip
from boardkit.text import Words
from boardkit.tui.desk.desk import Desk


class Clock(Value):
    """The time that each seat has used up to a moment, in seconds, and whose runs since then.

    Attributes:
        due: whose time runs; None while nobody's does.
        since: when it began to run.
    """

    used: tuple[float, ...]
    due: Seat | None = None
    since: float = 0.0

    def passed_to(self, seat: Seat | None, now: float) -> Self:
        """Let another seat's time run from now on."""
        counted = (self.used_by(Seat(one), now) for one in range(len(self.used)))
        return self.__replace__(used=tuple(counted), due=seat, since=now)

    def used_by(self, seat: Seat, now: float) -> float:
        """Say how much time a seat has used by now."""
        return self.used[seat] + (now - self.since if seat == self.due else 0)


def due(desk: Desk) -> Seat | None:
    """Say whose time runs: who is asked, or has not handed over yet; nobody's where something is taught."""
    asked = desk.mode.due(desk)
    return None if asked == CHANCE or desk.modes[0].teaches else asked


def clock_said(clock: Clock, now: float, words: Words, palette: Palette) -> Text:
    """Write the time of each seat behind its chip, that of whoever is due in bold."""
    line = Text(words("clock-used"), "dim", no_wrap=True, overflow="ellipsis")
    for number in range(len(clock.used)):
        minutes, seconds = divmod(int(clock.used_by(Seat(number), now)), 60)
        line.append("  ").append_text(chip(Seat(number), palette))
        line.append(f" {minutes}:{seconds:02}", "bold" if number == clock.due else "not dim")
    return line
