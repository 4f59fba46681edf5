"""The walk at the table: keys that go back and forth through what happened, and a play that goes on alone."""

from typing import Final

from textual.timer import Timer

from boardkit.draw.moving import Way
from boardkit.tui.desk.keys import STROLL
from boardkit.tui.desk.walk import Stride, Walk
from boardkit.tui.table.choosing import ChoosingScreen

SECONDS: Final = (4.0, 2.0, 1.0, 0.5)
"""How long the play stays at a happening, by speed; players choose, and none has to keep up."""

WAYS: Final = {
    Way.LEFT: "go_left",
    Way.RIGHT: "go_right",
    Way.UP: "go_up",
    Way.DOWN: "go_down",
    Way.UP_LEFT: "go_up_left",
    Way.UP_RIGHT: "go_up_right",
    Way.DOWN_LEFT: "go_down_left",
    Way.DOWN_RIGHT: "go_down_right",
}


class StrollingScreen(ChoosingScreen):
    """Walks through the match.

    Attributes:
        speed: which of the speeds the play has.
    """

    speed: int = 1
    _timer: Timer | None = None

    @property
    def playing(self) -> bool:
        """Whether the walk goes on by itself."""
        return self._timer is not None and self.walk is not None

    @property
    def pace(self) -> str:
        """The message of the speed, while the walk goes on by itself."""
        return f"walk-speed-{self.speed + 1}" if self.playing else ""

    def new_walk(self) -> Walk:
        """Begin a walk through what the seat at the keyboard may know."""
        return Walk.through(self.match, self.sight.past)

    def action_walk(self) -> None:
        """Begin to walk through what happened, or end the walk."""
        self.stop_playing()
        self.walk = None if self.walk else self.new_walk()
        self.redraw()

    def stand(self, walk: Walk) -> None:
        """Show where a walk stands."""
        self.walk = walk
        self.redraw()

    def _by(self, stride: Stride, way: int) -> None:
        """Take a step; whoever steps by hand has stopped the play."""
        self.stop_playing()
        self.stand((self.walk or self.new_walk()).by(stride, way))

    def action_step_on(self) -> None:
        """Go on by one happening."""
        self._by(Stride.HAPPENING, 1)

    def action_step_back(self) -> None:
        """Go back by one happening."""
        self._by(Stride.HAPPENING, -1)

    def action_decision_on(self) -> None:
        """Go on to where the next decision begins."""
        self._by(Stride.DECISION, 1)

    def action_decision_back(self) -> None:
        """Go back to where this decision began, or the one before."""
        self._by(Stride.DECISION, -1)

    def action_turn_on(self) -> None:
        """Go on to where the next turn begins."""
        self._by(Stride.TURN, 1)

    def action_turn_back(self) -> None:
        """Go back to where this turn began, or the one before."""
        self._by(Stride.TURN, -1)

    def action_round_on(self) -> None:
        """Go on to where the next round begins."""
        self._by(Stride.ROUND, 1)

    def action_round_back(self) -> None:
        """Go back to where this round began, or the one before."""
        self._by(Stride.ROUND, -1)

    def action_walk_to_start(self) -> None:
        """Go back to before the first move."""
        self.stop_playing()
        self.stand((self.walk or self.new_walk()).to(0))

    def action_walk_to_end(self) -> None:
        """Go on to the end."""
        self.stop_playing()
        walk = self.walk or self.new_walk()
        self.stand(walk.to(len(walk.halts) - 1))

    def _go(self, way: Way) -> None:
        """Let the arrows walk while there is a walk."""
        if self.walk is None:
            super()._go(way)
        else:
            getattr(self, f"action_{STROLL[WAYS[way]]}")()

    def action_auto_play(self) -> None:
        """Let the walk go on by itself, from the start if it stands at the end; or stop it."""
        if self.playing:
            self.stop_playing()
            self.redraw()
            return
        walk = self.walk or self.new_walk()
        self._wait()
        self.stand(walk.to(0) if walk.over else walk)

    def action_speed(self) -> None:
        """Take the next speed, and after the fastest the slowest."""
        self.speed = (self.speed + 1) % len(SECONDS)
        if self.playing:
            self._wait()
        self.redraw()

    def stop_playing(self) -> None:
        """Let the walk stand still."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def _wait(self) -> None:
        self.stop_playing()
        self._timer = self.set_timer(SECONDS[self.speed], self._played_on)

    def _played_on(self) -> None:
        """Go on by a happening; a note, the end, and whatever lies over the table stop the play."""
        self._timer = None
        if self.walk is None or not self.is_current:
            return
        walk = self.walk.on(1)
        if not walk.over and walk.halt.note is None:
            self._wait()
        self.stand(walk)

    def action_back(self) -> None:
        """Stop the play first; then back out of the walk, or of what is being chosen."""
        if self.playing:
            self.stop_playing()
            self.redraw()
        else:
            super().action_back()

    def key_said(self, action: str) -> str:
        """Name a key of the footer; the key that plays can also stop."""
        return (
            self.words("key-auto_stop")
            if action == "auto_play" and self.playing
            else super().key_said(action)
        )
