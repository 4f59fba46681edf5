"""What a seat hides is shown while that seat has the keyboard: curtains and votes."""

from collections.abc import Callable
from typing import Any

from boardkit.core import CHANCE, Match, Seat
from boardkit.text.telling import told
from boardkit.tui.desk.doors import Door
from boardkit.tui.desk.sight import Sight, secret_from_all
from boardkit.tui.table.agreeing import AgreeScreen
from boardkit.tui.table.curtain import CurtainScreen
from boardkit.tui.table.typing import TypingScreen


class HidingScreen(TypingScreen):
    """Draws a curtain before any picture that shows what a seat hides.

    A curtain that was opened stays open until the keyboard goes to anybody else. A seat whose curtain is not
    open sees the table as everybody does, and what has happened, too.

    Attributes:
        seated: whose curtain is open; CHANCE if nobody's.
    """

    seated: Seat = CHANCE

    def look(self, viewer: Seat) -> None:
        """Show the match through a seat; behind the curtain first, if it hides something."""
        match = self.match
        if match.open_table or viewer != self.seated:
            self.seated = CHANCE
        if viewer != self.seated and not match.open_table and secret_from_all(match, viewer):
            self.draw_curtain(viewer)
        else:
            super().look(viewer)

    def sight_of(self, viewer: Seat) -> Sight:
        """Look through a seat; the past is told to all while no curtain is open."""
        match = self.match
        alone = len(match.players) == 1
        own = alone or match.open_table or viewer == self.seated
        return Sight(match, viewer, self.drawing, past=viewer if own else CHANCE)

    def cover(self) -> None:
        """Show only what everybody may see, and leave nothing of what the seat did at the keyboard."""
        self.seated = CHANCE
        self.cursor = None
        self.walk = None
        self.stop_playing()
        self.stop_typing()
        self.app.clear_notifications()
        self.look(CHANCE)

    def draw_curtain(self, seat: Seat) -> None:
        """Hide everything until the seat says it is at the keyboard."""
        self.cover()

        def opened(_: None) -> None:
            self.seated = seat
            self.look(seat)
            self.board.change_hands()

        palette, news = self.board.palette_of(self.match), self._told_to_all(seat)
        curtain = CurtainScreen(seat, self.words, palette, news)
        self.board.show(curtain, opened)
        self.board.change_hands()

    def _told_to_all(self, seat: Seat) -> list[str]:
        """Tell what everybody may know of what happened since a seat's last decision."""
        match = self.match
        until_now = enumerate(match.moments[: match.at + 1])
        since = max((at for at, moment in until_now if moment.seat == seat), default=0)
        return [line.text for line in told(match, CHANCE, self.words, since + 1)]

    def show_anew(self) -> None:
        """Let the curtain say its text anew, too."""
        super().show_anew()
        for screen in self.app.screen_stack:
            if isinstance(screen, CurtainScreen):
                news = self._told_to_all(screen.seat)
                screen.say_anew(self.words, self.board.palette_of(self.match), news)

    def action_curtain(self) -> None:
        """Hide the table at once."""
        if self.viewer != CHANCE:
            self.draw_curtain(self.viewer)

    def come_back(self) -> None:
        """Show the match to whoever is asked, after everybody has looked at the screen."""
        asked = self.match.state.to_move
        self.look(CHANCE if asked is None else asked)

    def show_all(self, door: Door) -> None:
        """Open a screen that everybody looks at; what a seat hides comes back behind its curtain."""
        if self.seated == CHANCE:
            self.board.open(door)
        else:
            self.cover()
            self.board.open(door, lambda _: self.come_back())

    def vote(self, question: str, deed: Callable[[], Match[Any]]) -> None:
        """Let everybody agree to a deed, with nothing on the screen that not everybody may see."""
        names = [self.words.seat(Seat(seat)) for seat in range(len(self.match.players))]
        self.cover()

        def answered(agreed: bool | None) -> None:
            before = self.match
            if agreed:
                self.change(deed)
            if self.match is before:
                self.come_back()

        self.board.show(AgreeScreen(question, names, self.words), answered)
