"""The lessons of a game, with how far the reader has come in each."""

from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Key
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from boardkit.core import FaultError, Game
from boardkit.core.teaching.lesson import Lesson as LessonTold
from boardkit.core.teaching.lesson import said
from boardkit.core.teaching.manuscript import manuscript_of
from boardkit.draw.blocks import wrapped
from boardkit.library.lessons import LESSONS_FOLDER, Found, lessons_of, progress
from boardkit.text import Words
from boardkit.text.names import visible
from boardkit.text.reasons import fault_said
from boardkit.tui.desk.author.work import new_lesson
from boardkit.tui.desk.presenting import lesson_presented
from boardkit.tui.desk.teach.lessons import practice_of
from boardkit.tui.desk.wishes import Author, Learners, Lesson
from boardkit.tui.screens.dialogs import ConfirmScreen, confirm
from boardkit.tui.screens.granting import hand_out_lesson, make_lesson
from boardkit.tui.screens.page import BACK, Page, PageKeys

MORE: Final = {"practise": "lessons-practise", "learners": "lessons-learners"}
"""What stands behind the lessons of a list, with the messages that name it."""
AROUND: Final = 7  # columns beside what a lesson is about: those of the list, and those before it


class LessonsScreen(Page[None]):
    """Lists the lessons of a game and opens one."""

    AUTO_FOCUS = "#lessons"
    BINDINGS: ClassVar[list[BindingType]] = [
        ("p,P", "present"),
        ("e", "handout"),
        ("n,N", "make"),
        ("c", "change"),
        ("x", "practise"),
    ]

    def __init__(self, game: Game[Any], begin_with: int | None = None) -> None:
        super().__init__()
        self._game = game
        self._begin_with = begin_with
        self._found: tuple[Found, ...] = ()
        self._digits = ""
        self.practice = practice_of(game, [""])

    @property
    def words(self) -> Words:
        """The words of the game."""
        return self.program.words_of(self._game.key)

    @property
    def heading(self) -> Text:
        """The name of the game."""
        return Text(self.words("lessons-heading", title=self.words("title")))

    @property
    def keys(self) -> PageKeys:
        """The keys that open, present, change and make lessons."""
        lesson = (
            ("present", "p", "key-present"),
            ("handout", "e", "lessons-handout"),
            ("change", "c", "lessons-change"),
            ("make", "n", "lessons-make"),
            ("practise", "x", "rules-practise"),
        )
        return (("take", "enter", "lessons-start"), *lesson, BACK)

    def content(self) -> ComposeResult:
        """List the lessons, or say where they would lie."""
        self._found = lessons_of(self._game, self.program.library.folder)
        if not self._found:
            yield Static(self.words("lessons-none", folder=str(self.program.library.folder / LESSONS_FOLDER)))
        yield OptionList(*self._options(), id="lessons", markup=False)

    def on_mount(self) -> None:
        """Mark the lesson that was asked for, or the first, and open it at once if it was asked for."""
        super().on_mount()
        self.query_one(OptionList).highlighted = self._begin_with or 0
        if self._begin_with is not None:
            self.begin(self._begin_with)

    def on_key(self, event: Key) -> None:
        """Mark the lesson whose number is typed; a digit that leads to none begins a number again."""
        if not event.key.isdecimal():
            return
        event.stop()
        listed = self.query_one(OptionList)
        marked = "" if listed.highlighted is None else str(listed.highlighted + 1)
        before = self._digits if self._digits == marked else ""
        for digits in (before + event.key, event.key):
            if 1 <= int(digits) <= len(self._found):
                self._digits, listed.highlighted = digits, int(digits) - 1
                return

    def _options(self) -> list[Option]:
        done = progress(self.program.library)
        rows = ((n, self._row(n + 1, one, done.get(one.id, 0))) for n, one in enumerate(self._found))
        more = (Option(Text(f"{' ' * 4}{self.words(one)}"), id=name) for name, one in MORE.items())
        return [*(Option(row, id=str(number)) for number, row in rows), *more]

    def _row(self, number: int, found: Found, done: int) -> Text:
        """Write a lesson: in a line its title and how far it is done, and below what it is about."""
        words, lesson = self.words, found.lesson
        if lesson is None:
            fault = visible(fault_said(found.fault, words)) if found.fault else ""
            damaged = words("lessons-damaged", fault=fault)
            return Text.assemble((f"{number}  {visible(found.name)}", "bold"), "\n   ", (damaged, "dim"))
        mark = "✓" if done >= lesson.steps else " "
        title = visible(said(lesson.title, words.language))
        summary = visible(said(lesson.summary, words.language))
        state = state_said(lesson.steps, done, words)
        own = f"  {words('lessons-own')}" if found.own else ""
        head = f"{number} {mark} {title}", "bold"
        about = wrapped(Text(summary, "dim"), self.app.size.width - AROUND)
        return Text("\n    ").join([Text.assemble(head, f"   {state}{own}"), *about])

    async def on_screen_resume(self) -> None:
        """List them anew: one may have been read."""
        await super().on_screen_resume()
        listed = self.query_one("#lessons", OptionList)
        before = listed.highlighted
        listed.clear_options()
        listed.add_options(self._options())
        listed.highlighted = before

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open the lesson that was chosen, or what stands behind them."""
        if event.option_index < len(self._found):
            self.begin(event.option_index)
        elif event.option.id == "learners":
            self.program.open(Learners())
        else:
            self.action_practise()

    def begin(self, number: int) -> None:
        """Open a lesson where its reader stopped; one that is done is begun again, or looked through."""
        found = self._found[number]
        done = progress(self.program.library).get(found.id, 0)
        begin = partial(Lesson, self._game, self._found, number)
        if found.lesson is None or done < found.lesson.steps:
            self.program.open(begin(done))
            return

        def answered(anew: bool | None) -> None:
            if anew is not None:
                self.program.open(begin(0 if anew else done))

        words = self.words
        ways = words("lesson-done-anew"), words("lesson-done-look")
        self.program.show(ConfirmScreen(words("lesson-done-ask"), *ways), answered)

    def action_take(self) -> None:
        """Open the lesson under the cursor."""
        self.query_one(OptionList).action_select()

    @property
    def _chosen(self) -> Found | None:
        """The lesson under the cursor, if it can be used."""
        at = self.query_one(OptionList).highlighted
        found = self._found[at] if at is not None and at < len(self._found) else None
        if found is not None and found.fault is not None:
            self.program.say(found.fault)
        return found

    def action_present(self) -> None:
        """Present the lesson under the cursor."""
        found = self._chosen
        if found is not None and found.lesson is not None:
            self._warn_and_present(found.lesson)

    def _warn_and_present(self, lesson: LessonTold) -> None:
        """Present a lesson, after a warning that it tells the answers."""

        def present() -> None:
            try:
                self.program.open(lesson_presented(lesson))
            except FaultError as error:
                self.program.say(error.fault)

        words = self.program.words_of(lesson.game, lesson.start.players)
        question = words("present-teacher-ask")
        confirm(self.program, question, words("present-yes"), words("present-no"), present)

    def action_make(self) -> None:
        """Make a lesson of a match that begins now."""
        self._make(lambda: new_lesson(self._game, self.words))

    def action_change(self) -> None:
        """Take the lesson under the cursor in hand again; one of those in the box is saved as another."""
        found = self._chosen
        if found is not None and found.lesson is not None:
            lesson, name = found.lesson, found.name if found.own else ""
            self._make(lambda: Author(manuscript_of(self._game, lesson), name, kept=True))

    def _make(self, door: Callable[[], Author]) -> None:
        try:
            make_lesson(self.program, door(), self.words)
        except FaultError as error:
            self.program.say(error.fault, self.words)

    def action_handout(self) -> None:
        """Hand out the lesson under the cursor."""
        found = self._chosen
        if found is not None and found.lesson is not None:
            hand_out_lesson(self.program, found.lesson, found.name)


def state_said(steps: int, done: int, words: Words) -> str:
    """Say how far a lesson is done."""
    if done >= steps:
        return words("lessons-done")
    return words("lessons-begun", at=done + 1, steps=steps) if done else words("lessons-new", steps=steps)
