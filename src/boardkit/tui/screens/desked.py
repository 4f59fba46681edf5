"""Screens that hold a desk: intents go in, its wishes are granted, it is drawn; following a match."""

from asyncio import TimerHandle, sleep
from collections.abc import Iterable
from typing import Any, ClassVar, Final

from textual.binding import Binding

from boardkit.core import Fault, FaultError, Study
from boardkit.core.teaching.quiz import Poll
from boardkit.draw.blocks import Room
from boardkit.library.lessons import keep_class
from boardkit.library.session import Onlooker, is_another
from boardkit.tui.desk import wishes
from boardkit.tui.desk.desk import Desk, Tones, update
from boardkit.tui.desk.intents import Answered, Click, Happened, Intent, Lost, PupilsAnswered, Voted
from boardkit.tui.desk.keys import Bound
from boardkit.tui.desk.panels import Clock
from boardkit.tui.desk.teach.classroom import question_sheet
from boardkit.tui.desk.update import clicked
from boardkit.tui.screens.base import BaseScreen, Program, ask_for_room
from boardkit.tui.screens.dialogs import BesideScreen, ask
from boardkit.tui.terminal.messages import later
from boardkit.tui.widgets.map import MapView

FROM_DEVICES: Final = (Answered, PupilsAnswered, Voted)  # what comes from elsewhere than the keyboard


def bindings(keys: Iterable[Bound]) -> list[Binding]:
    """Make Textual's bindings from a table of keys."""
    return [Binding(key.keys, key.action, show=False) for key in keys]


class DeskScreen(BaseScreen[Intent]):
    """Holds a desk, on a screen that can be drawn from it."""

    BOUND: ClassVar[tuple[Bound, ...]] = ()  # the keys, and what is wanted by them
    desk: Desk  # the desk as it is now
    alarm: TimerHandle | None = None  # what wakes the desk; another one takes its place
    draws_soon = False  # whether it will be drawn once what has changed is laid out
    clock: Clock | None = None  # how much time the seats have used since it was opened

    def handle(self, intent: Intent) -> None:
        """Do what is wanted; if the match or a class cannot be kept, say so and leave the desk as it was."""
        outcome = clicked(self.desk, intent) if isinstance(intent, Click) else update(self.desk, intent)
        try:
            for wish in outcome.wishes:
                match wish:
                    case wishes.Keep(study):
                        self.keep(study)
                    case wishes.KeepClass(room):
                        keep_class(self.program.library, room)
        except FaultError as error:
            # Devices go on answering while it is read, and are told on their own pages.
            if self.is_active or not isinstance(intent, FROM_DEVICES):
                self.program.say(error.fault)
            return
        before, self.desk = self.desk, outcome.desk
        changed = self.desk.match is not before.match or self.desk.draft is not before.draft
        if changed or any(isinstance(wish, wishes.Ask) for wish in outcome.wishes):
            # It was said of what was asked or taken before; a dialog would show it again, over the table.
            self.program.hush()
        if outcome.desk is not before:
            self.draw()
        for wish in outcome.wishes:
            self.grant(wish)

    def keep(self, study: Study[Any]) -> None:
        """Keep a match; where nothing is said, it leaves no trace. Raise FaultError if it cannot be kept."""

    def draw(self) -> None:
        """Show the desk."""
        raise NotImplementedError

    def draw_soon(self) -> None:
        """Show the desk once what has changed is laid out, however often that is asked for until then."""
        if not self.draws_soon:
            self.draws_soon = self.call_after_refresh(self._draw_laid_out)

    def _draw_laid_out(self) -> None:
        self.draws_soon = False
        self.draw()

    def grant(self, wish: wishes.Wish) -> bool:
        """Do what the desk wishes of the world, and return whether all screens with a desk grant that."""
        match wish:
            case wishes.Keep() | wishes.KeepClass():
                pass  # it has been kept
            case wishes.Open():
                self._open(wish)
            case wishes.Ask(dialog):
                ask(self.program, dialog, self.desk.words, self.handle)
            case wishes.Tell(sentence, wrong):
                self.program.tell(sentence, wrong=wrong)
            case wishes.Complain(fault):
                self.program.say(fault, self.desk.words)
            case wishes.Wake():
                if self.alarm is not None:
                    self.alarm.cancel()
                self.alarm = later(self, wish.seconds, self.wake, wish.intent)
            case wishes.Scale(step):
                self.query_one(MapView).scale(step)
            case wishes.Ring():
                self.program.app.bell()
            case wishes.ChangeHands():
                self.program.change_hands()
            case wishes.Leave(answer):
                self.leave(answer)
            case _:
                return False
        return True

    def leave(self, answer: Intent | None) -> None:
        """Close the screen, with an answer for whoever opened it."""
        self.dismiss(answer)

    def _open(self, wish: wishes.Open) -> None:
        """Go where a door leads; what comes back is done once the screen is laid out again."""

        def answered(answer: object) -> None:
            intent = answer if isinstance(answer, Intent) else wish.then
            if intent is not None:
                self.call_after_refresh(self.handle, intent)

        self.program.open(wish.door, answered)

    def wake(self, intent: Intent) -> None:
        """Do what was to be done after a while, unless something lies over the screen now."""
        if self.is_active:
            self.handle(intent)

    def action_want(self, name: str) -> None:
        """Do what a key wants."""
        self.handle(next(key.intent for key in self.BOUND if key.name == name))


PAUSE: Final = 0.1  # seconds between two looks
ROOM: Final = Room(74, 20)  # the room for what a class has answered, on the smallest screen


async def follow(screen: DeskScreen, onlooker: Onlooker) -> None:
    """Tell a screen what becomes of a match, and once what keeps it from being seen.

    Where another match has taken its place, the screen is left, with that as its answer.
    """
    told: Fault | None = None
    shown: Poll | None = None
    while True:
        await sleep(PAUSE)
        try:
            study, answered = onlooker.look(), onlooker.answered()
        except FaultError as error:
            if error.fault != told:
                told = error.fault
                screen.handle(Lost(told))
        else:
            if answered != shown:
                shown = answered
                _show_answers(screen, shown)
            if study is None:
                continue
            told = None
            if is_another(study.main, screen.desk.study.main):
                _uncover(screen)
                screen.leave(Happened(study))
                return
            screen.handle(Happened(study))


def _show_answers(screen: DeskScreen, poll: Poll | None) -> None:
    """Lay what a class has answered over a screen, and nothing else; with None, take it away."""
    _uncover(screen)
    if poll is not None:
        how = {"counting": False, "revealed": True}
        sheet = question_sheet(poll, ROOM, screen.desk.words, tones_of(screen.program), **how)
        screen.program.show(BesideScreen(sheet.lines))
    ask_for_room(screen.app, screen.app.size)


def _uncover(screen: DeskScreen) -> None:
    while screen.app.screen is not screen:
        screen.app.pop_screen()


def tones_of(program: Program) -> Tones:
    """Return the colours in which a theme writes what is good, bad, or to be heeded."""
    return Tones(*map(program.look.tone, ("success", "error", "warning")))
