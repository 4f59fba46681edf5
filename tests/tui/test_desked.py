"""Screens that hold a desk: intents go in, wishes are granted, answers come back as intents."""

from pathlib import Path
from typing import Any

from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import Static

from boardkit.core import FaultError, Study
from boardkit.core.values import Value
from boardkit.library.storage_faults import LibraryBusy
from boardkit.text import words_for
from boardkit.tui.app import BoardkitApp
from boardkit.tui.desk.desk import Deeds, Desk, Mode, Outcome
from boardkit.tui.desk.intents import Do, Intent, Say, ShowMoment, Take
from boardkit.tui.desk.wishes import (
    About,
    Ask,
    Confirm,
    Dialog,
    Entry,
    Keep,
    Leave,
    Notice,
    Open,
    Pick,
    Rules,
    Wake,
    Wish,
)
from boardkit.tui.pages.settings import AboutScreen
from boardkit.tui.screens.desked import DeskScreen
from boardkit.tui.screens.dialogs import NoticeScreen
from tests.tui.tools import new_match, press, running, shown

MATCH = new_match()


class Wishing(Value, Mode, eq=False):
    """Wishes for one thing whenever it is to act, and remembers what came of it."""

    wish: Wish
    heard: tuple[str, ...] = ()

    @property
    def deeds(self) -> Deeds:
        return {
            Do.ACT: lambda desk: self.hearing(desk, "act").wishing(self.wish),
            Do.WALK: lambda desk: self.hearing(desk, "walk"),
            Do.BACK: lambda desk: desk.wishing(Leave(Do.WALK)),
            Say: lambda desk, said: self.hearing(desk, said.line),
            Take: lambda desk, taken: self.hearing(desk, str(taken.number)),
            ShowMoment: lambda desk, moment: self.hearing(desk, f"{moment.section} {moment.at}"),
        }

    def hearing(self, desk: Desk, line: str) -> Outcome:
        return Outcome(desk.turning(Wishing(self.wish, (*self.heard, line))))


class Trial(DeskScreen, Screen[Intent]):
    """Shows what its desk has heard; the disk may be full."""

    def __init__(self, wish: Wish, *, full: bool = False) -> None:
        super().__init__()
        self.full = full
        self.kept = 0
        self.begin(wish)

    def begin(self, wish: Wish) -> None:
        """Hear of nothing yet, and wish for something else."""
        self.desk = Desk.of(Study(MATCH), words_for("en", MATCH.game.key), Wishing(wish))

    @property
    def heard(self) -> tuple[str, ...]:
        assert isinstance(self.desk.mode, Wishing)
        return self.desk.mode.heard

    def compose(self) -> ComposeResult:
        yield Static()

    def draw(self) -> None:
        self.query_one(Static).update(" ".join(self.heard))

    def keep(self, study: Study[Any]) -> None:
        if self.full:
            raise FaultError(LibraryBusy("here"))
        self.kept += 1


async def on_trial(app: BoardkitApp, wish: Wish, *, full: bool = False) -> Trial:
    trial = Trial(wish, full=full)
    await app.push_screen(trial)
    return trial


ANSWERED: tuple[tuple[Dialog, tuple[str, ...], tuple[str, ...]], ...] = (
    (Pick("Which?", (("One", Take(1)), ("Two", Take(2)))), ("down", "enter"), ("2",)),
    (Pick("Which?", (("One", Take(1)),)), ("escape",), ()),
    (Entry("What?", Say, "a"), ("end", "b", "enter"), ("ab",)),
    (Entry("What?", Say), ("escape",), ()),
    (Entry("What?", Say, "a\nb", tall=True), ("c", "enter", "question_mark", "ctrl+s"), ("a\nbc\n?",)),
    (Entry("What?", Say, tall=True), ("a", "tab", "enter"), ("a",)),
    (Entry("What?", Say, "a", tall=True), ("escape",), ()),
    (Confirm("Sure?", "Yes", "No", Do.WALK), ("y",), ("walk",)),
    (Confirm("Sure?", "Yes", "No", Do.WALK), ("n",), ()),
    *(
        (Confirm("Sure?", "Yes", "No", Do.WALK, careful=True, otherwise=Say("no")), (key,), ("no",))
        for key in ("n", "enter", "escape")
    ),
    (Notice("So", ("it is",), ("More", Do.WALK)), ("g",), ("walk",)),
    (Notice("So", ("it is",), ("More", Do.WALK)), ("escape",), ()),
    (Notice("So", ("it is",)), ("g", "escape"), ()),
)
"""A dialog, the keys that answer it, and what the desk hears of that."""


async def test_what_is_answered_is_done(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        trial = await on_trial(app, Leave())
        for dialog, keys, heard in ANSWERED:
            trial.begin(Ask(dialog))
            trial.handle(Do.ACT)
            await pilot.pause()
            assert app.screen is not trial, (dialog, keys)
            await press(pilot, *keys)
            assert app.screen is trial, (dialog, keys)
            assert trial.heard == ("act", *heard), (dialog, keys)
            text = shown(app)
            assert all(line in text for line in " ".join(trial.heard).splitlines())


async def test_what_comes_back_through_a_door_is_done_or_else_what_was_wished(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        trial = await on_trial(app, Open(Rules(MATCH.game, "3.1", {"3.1": [2]}, (2,)), Take(7)))
        for key in ("t", "escape"):
            trial.handle(Do.ACT)
            await pilot.pause()
            await press(pilot, key)
        assert trial.heard == ("act", "3.1 2", "act", "7")


async def test_a_match_that_cannot_be_kept_leaves_the_desk_as_it_was(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        for full in (False, True):
            trial = await on_trial(app, Keep(Study(MATCH)), full=full)
            trial.handle(Do.ACT)
            await pilot.pause()
            assert (trial.kept, trial.heard) == ((0, ()) if full else (1, ("act",)))
            assert isinstance(app.screen, NoticeScreen) == full


async def test_what_wakes_the_desk_is_dropped_while_something_lies_over_it(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        trial = await on_trial(app, Wake(0.02, Do.WALK))
        for covered, heard in ((False, ("act", "walk")), (True, ("act", "walk", "act"))):
            trial.handle(Do.ACT)
            if covered:
                app.program.open(About())
            await pilot.pause(0.1)
            assert isinstance(app.screen, AboutScreen) == covered
            assert trial.heard == heard


async def test_an_intent_that_is_unknown_changes_nothing_and_leaving_answers(tmp_path: Path) -> None:
    answers: list[Intent | None] = []
    async with running(tmp_path) as (app, pilot):
        trial = Trial(Leave())
        await app.push_screen(trial, answers.append)
        before = trial.desk
        trial.handle(Do.UNDO)
        assert trial.desk is before
        trial.handle(Do.BACK)
        await pilot.pause()
        assert answers == [Do.WALK]
