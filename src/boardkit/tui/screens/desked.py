"""What screens share that hold a desk: intents go in, what the desk wishes is granted, and it is drawn."""

from collections.abc import Callable
from typing import Any, Protocol

from textual.timer import Timer

from boardkit.core import FaultError, Study
from boardkit.tui.desk.desk import Desk, update
from boardkit.tui.desk.intents import Intent
from boardkit.tui.desk.wishes import (
    Ask,
    ChangeHands,
    Complain,
    Keep,
    Leave,
    Open,
    Ring,
    Scale,
    Tell,
    Wake,
    Wish,
)
from boardkit.tui.screens.asking import ask
from boardkit.tui.screens.board import Board
from boardkit.tui.widgets.mapview import MapView


class Holder(Protocol):
    """What a screen is that holds a desk."""

    desk: Desk
    alarm: Timer | None

    @property
    def board(self) -> Board:
        """The running program."""
        ...

    @property
    def is_active(self) -> bool:
        """Whether the screen is on top."""
        ...

    def draw(self) -> None:
        """Show the desk."""
        ...

    def keep(self, study: Study[Any]) -> None:
        """Keep a match."""
        ...

    def handle(self, intent: Intent) -> None:
        """Do what is wanted."""
        ...

    def wake(self, intent: Intent) -> None:
        """Do what was to be done after a while."""
        ...

    def grant(self, wish: Wish) -> None:
        """Do what the desk wishes."""
        ...

    def query_one(self, kind: type[MapView]) -> MapView:
        """Find the map."""
        ...

    def set_timer(self, delay: float, callback: Callable[[], None]) -> Timer:
        """Call something after so many seconds."""
        ...

    def call_after_refresh(self, callback: Callable[[Intent], None], intent: Intent) -> bool:
        """Call something once the screen is laid out."""
        ...

    def dismiss(self, result: Any = None) -> object:
        """Close the screen."""
        ...


class Desked:
    """Holds a desk, on a screen that can be drawn from it.

    Attributes:
        alarm: what wakes the desk; another one takes its place.
    """

    desk: Desk
    alarm: Timer | None = None

    def handle(self: Holder, intent: Intent) -> None:
        """Do what is wanted; if the match cannot be kept, say so and leave the desk as it was."""
        outcome = update(self.desk, intent)
        try:
            for wish in outcome.wishes:
                if isinstance(wish, Keep):
                    self.keep(wish.study)
        except FaultError as error:
            self.board.say(error.fault)
            return
        before, self.desk = self.desk, outcome.desk
        if outcome.desk is not before:
            self.draw()
        for wish in outcome.wishes:
            self.grant(wish)

    def keep(self, study: Study[Any]) -> None:
        """Keep a match; where nothing is said, it leaves no trace.

        Raises:
            FaultError: it cannot be kept.
        """

    def wake(self: Holder, intent: Intent) -> None:
        """Do what was to be done after a while, unless something lies over the screen now."""
        if self.is_active:
            self.handle(intent)

    def grant(self: Holder, wish: Wish) -> None:
        """Do what the desk wishes of the world; what had to be kept has been."""
        match wish:
            case Open():
                _open(self, wish)
            case Ask(dialog):
                ask(self.board, dialog, self.desk.words, self.handle)
            case Tell(sentence, wrong):
                self.board.tell(sentence, wrong=wrong)
            case Complain(fault):
                self.board.say(fault, self.desk.words)
            case Wake():
                _set_alarm(self, wish)
            case Scale(step):
                self.query_one(MapView).scale(step)
            case Ring():
                self.board.bell()
            case ChangeHands():
                self.board.change_hands()
            case Leave(answer):
                self.dismiss(answer)


def _open(screen: Holder, wish: Open) -> None:
    """Go where a door leads; what comes back is done once the screen is laid out again."""

    def answered(answer: object) -> None:
        intent = answer if isinstance(answer, Intent) else wish.then
        if intent is not None:
            screen.call_after_refresh(screen.handle, intent)

    screen.board.open(wish.door, answered)


def _set_alarm(screen: Holder, wish: Wake) -> None:
    if screen.alarm is not None:
        screen.alarm.stop()
    screen.alarm = screen.set_timer(wish.seconds, lambda: screen.wake(wish.intent))
