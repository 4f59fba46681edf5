"""The screen of Life in Reterra: one community at a time, by turns that of everybody."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from boardkit.core import Seat, evolve
from boardkit.draw.drawing import Picture
from boardkit.draw.looks import Marks
from boardkit.draw.moving import Way
from boardkit.draw.shapes import Place
from boardkit.games.life_in_reterra.box.things import WIDTH
from boardkit.games.life_in_reterra.rules.moves import PlaceJunk, PlaceTile
from boardkit.games.life_in_reterra.show.drawing import community_of, picture_of, seat_of
from boardkit.games.life_in_reterra.show.spoken import inspect_in
from boardkit.maps.squares import Square
from boardkit.tui.table.play import PlayScreen


class LifeInReterraScreen(PlayScreen):
    """Shows the community of whoever plays; `v` shows the others by turns. Tiles move by whole tiles."""

    CSS = """
    LifeInReterraScreen.-narrow #side { width: 28; }
    LifeInReterraScreen #gauges { max-height: 70%; }
    LifeInReterraScreen.-short #gauges { max-height: 9; }
    """

    shown: Seat | None = None

    def look(self, viewer: Seat) -> None:
        """Show another table, and on it the community of whoever plays."""
        self.shown = None
        super().look(viewer)

    @property
    def home(self) -> Seat:
        """The seat whose community the move in the making, or the step of the walk, is about."""
        if self.walk is not None:
            event = self.walk.halt.event
            seat = None if event is None else seat_of(event)
            return community_of(self.state, None) if seat is None else seat
        choice = self.draft.choice
        if choice is not None and choice.kind is PlaceJunk:
            rival: Seat = dict(choice.values)["seat"]
            return rival
        return community_of(self.state, None)

    @property
    def away(self) -> bool:
        """Whether another community is looked at than the one that the move is about."""
        return self.shown not in (None, self.home)

    def action_overlay(self) -> None:
        """Show the next seat's community, and after the last that of the move again."""
        following = Seat(((self.home if self.shown is None else self.shown) + 1) % len(self.match.players))
        self.shown = None if following == self.home else following
        self.redraw()

    def picture(self) -> Picture:
        """Draw the community that is looked at."""
        ghost = None if self.walk or self.away else self.draft.move
        return picture_of(self.state, self.home if self.shown is None else self.shown, ghost)

    def marks(self) -> Marks:
        """Mark what belongs to the community that is looked at."""
        seat = self.home if self.shown is None else self.shown
        frames = self.match.moments[self.match.at].step.frames
        events = (frame.event for frame in frames if seat_of(frame.event) == seat)
        last = frozenset() if self.walk else frozenset(place for event in events for place in event.places)
        return Marks(cursor=self.cursor, last=last) if self.away else evolve(super().marks(), last=last)

    def inspected(self, place: Place) -> Sequence[str]:
        """Say what is in the community that is looked at."""
        return inspect_in(self.state, self.home if self.shown is None else self.shown, place, self.words)

    def hint(self) -> Text:
        """Say first whose community it is, if it is not the one of the move."""
        if not self.away or self.shown is None:
            return super().hint()
        return Text(self.words("side-shown", seat=self.words.seat(self.shown)))

    def action_pick(self) -> None:
        """Come back from another community before anything is decided."""
        if self.away:
            self.shown = None
            super().redraft(self.draft.at)
        else:
            super().action_pick()

    def toward(self, way: Way) -> Place | None:
        """Move a land tile by its own width."""
        at, (across, down) = self.cursor, way.value
        if self._holds_tile and isinstance(at, Square):
            there = Square(at.x + WIDTH * across, at.y + WIDTH * down)
            return there if there in self.picture().looks else at
        return super().toward(way)

    def redraft(self, at: Place | None) -> None:
        """Let a land tile snap into the frame; in another community, only look."""
        if self.away:
            self.cursor = at
            self.redraw()
        elif self._holds_tile and isinstance(at, Square):
            super().redraft(Square(at.x - at.x % WIDTH, at.y - at.y % WIDTH))
        else:
            super().redraft(at)

    @property
    def _holds_tile(self) -> bool:
        return self.draft.choice is not None and self.draft.choice.kind is PlaceTile


SCREEN: Final = LifeInReterraScreen
