"""Handing out: a file that is written and told, and a lesson from the list of lessons."""

from asyncio import sleep
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Static

from boardkit.core import FaultError
from boardkit.core.teaching.lesson import Lesson
from boardkit.handout.forms import FORMS, PARTS
from boardkit.handout.making import of_lesson, watched
from boardkit.handout.pictures import pictures
from boardkit.handout.slides import Handout
from boardkit.text import Words
from boardkit.text.outside import visible
from boardkit.tui.screens.board import Board
from boardkit.tui.screens.dialogs import ConfirmScreen, Dialog, NoticeScreen
from boardkit.tui.screens.exchange import save_handout
from boardkit.tui.screens.picking import PickScreen
from boardkit.tui.screens.writing import plain_name

Making = Callable[[], Handout]

MANY: Final = 100
"""From so many pages on it is asked whether they are wanted, and told how far they are."""


def hand_out_lesson(board: Board, lesson: Lesson, name: str) -> None:
    """Ask for whom to hand out a lesson and in which form, and write it."""
    words = board.words_of(lesson.game, lesson.start.players)
    ways: dict[str, Making] = {
        "handout-with-answers": lambda: of_lesson(lesson, words, answers=True),
        "handout-without-answers": lambda: of_lesson(lesson, words, answers=False),
    }
    suffixes = {"handout-with-answers": "teacher", "handout-without-answers": "learners"}
    hand_out(board, words, ways, lambda way: plain_name(f"{lesson.game}-{name}-{suffixes[way]}"))


def hand_out(board: Board, words: Words, ways: dict[str, Making], name: Callable[[str], str]) -> None:
    """Ask what to hand out and in which form, and write it."""
    entries = [
        (f"{way} {form}", words("handout-entry", what=words(way), form=form))
        for way in ways
        for form in FORMS
    ]

    def chosen(entry: str | None) -> None:
        if entry is not None:
            way, form = entry.split()
            try:
                write_handout(board, words, ways[way], form, name(way))
            except FaultError as error:
                board.say(error.fault)

    board.show(PickScreen(words("handout-ask"), entries, words), chosen)


def write_handout(board: Board, words: Words, make: Making, form: str, name: str) -> None:
    """Write a handout, and say where; a long one is written page by page, if that is wished.

    Raises:
        FaultError: it cannot be written.
    """
    handout, library = make(), board.library
    if form == "svg":
        drawn = pictures(handout)
        several = [(f"{name}-{number}", text) for number, text in enumerate(drawn, start=1)]
        named = several if len(drawn) > 1 else [(name, text) for text in drawn]
        _say(board, words, [save_handout(library, one, form, text) for one, text in named])
    elif len(handout.slides) < MANY:
        _say(board, words, [save_handout(library, name, form, PARTS[form](handout))])
    else:
        _ask_whether_so_many(board, words, handout, form, name)


def _ask_whether_so_many(board: Board, words: Words, handout: Handout, form: str, name: str) -> None:
    """Say how many pages it will be, and write them if that is wished."""

    def written(kept: IO[str] | None) -> None:
        if kept is not None:
            with kept:
                _say(board, words, [save_handout(board.library, name, form, iter(kept))])

    def answered(sure: bool | None) -> None:
        if sure:
            board.show(WritingScreen(handout, form, words), written)

    asked = words("handout-pages-ask", count=len(handout.slides))
    board.show(ConfirmScreen(asked, words("handout-pages-yes"), words("handout-pages-no")), answered)


def _say(board: Board, words: Words, paths: Sequence[Path]) -> None:
    """Say which files were written."""
    lines = [words("handout-written"), "", *(visible(str(path)) for path in paths)]
    board.show(NoticeScreen(words("key-handout"), lines, words))


class WritingScreen(Dialog[IO[str]]):
    """Writes a long handout beside, says how far it is, and gives what was written; esc stops it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "stop", show=False)]

    def __init__(self, handout: Handout, form: str, words: Words) -> None:
        super().__init__()
        self._handout = handout
        self._form = form
        self._words = words
        self._written = 0

    def compose(self) -> ComposeResult:
        """Lay out how far it is, and how to stop."""
        with Vertical(classes="dialog"):
            yield Static(id="handout-far", classes="dialog-text")
            yield Static(Text(self._words("handout-stop"), "dim"))

    def on_mount(self) -> None:
        """Begin to write."""
        self._tell()
        self.run_worker(self._write(), exclusive=True)

    async def _write(self) -> None:
        # The screen hears keys between two parts; what is written lies on the disk, not in memory.
        kept = TemporaryFile("w+", encoding="utf-8", newline="\n")  # noqa: SIM115 - it is given away
        try:
            for part in PARTS[self._form](watched(self._handout, self._count)):
                kept.write(part)
                self._tell()
                await sleep(0)
        except BaseException:
            kept.close()
            raise
        kept.seek(0)
        self.dismiss(kept)

    def _count(self, more: int) -> None:
        self._written += more

    def _tell(self) -> None:
        far = self._words("handout-far", at=self._written, count=len(self._handout.slides))
        self.query_one("#handout-far", Static).update(Text(far))

    def action_stop(self) -> None:
        """Write no more, and keep nothing."""
        self.dismiss(None)
