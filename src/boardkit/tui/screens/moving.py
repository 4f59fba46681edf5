"""Screens on which something moves by itself for a while, until somebody types or clicks."""

from typing import TypeVar

from boardkit.tui.preferences import STAYS
from boardkit.tui.screens.base import BaseScreen

T = TypeVar("T")


class MovingScreen(BaseScreen[T]):
    """A screen on which something may move; Textual counts which part of its time has passed."""

    _part = 1.0
    _pictures = 0

    @property
    def stays(self) -> float:
        """How many seconds a picture stays; 0 where nothing is to move."""
        moves = self.app.animation_level == "full" and not self.app.no_color
        return STAYS[self.program.preferences.motion] if moves else 0.0

    @property
    def part(self) -> float:
        """The part of the time that has passed, from 0 to 1."""
        return self._part

    @part.setter
    def part(self, part: float) -> None:
        before, self._part = self._part, part
        if part == 1 or int(part * self._pictures) != int(before * self._pictures):
            self.move()

    def move(self) -> None:
        """Show what there is to see after the part of the time that has passed."""
        raise NotImplementedError

    def rewind(self) -> None:
        """Show the first picture of what is to move."""
        self._part = 0.0
        self.move()

    def begin_to_move(self, seconds: float, pictures: int) -> None:
        """Move for some seconds in so many pictures; the first has been shown."""
        self._pictures = pictures
        self.app.animator.animate(self, "part", 1.0, duration=seconds, easing="linear")

    def be_still(self) -> None:
        """Show what moves as it will be at the end."""
        self.app.animator.force_stop_animation(self, "part")
        if self.part < 1:
            self.part = 1.0
