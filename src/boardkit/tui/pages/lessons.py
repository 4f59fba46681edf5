"""The lessons of a game or a collection, with how far the reader has come in each."""

from functools import partial
from typing import Any, ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Key
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from boardkit.core import Game
from boardkit.core.teaching.lesson import Lesson as LessonTold
from boardkit.core.teaching.lesson import said
from boardkit.core.teaching.manuscript import manuscript_of
from boardkit.draw.blocks import wrapped
from boardkit.games import GAMES
from boardkit.library import lessons
from boardkit.library.files import LONGEST_NAME
from boardkit.library.learning import progress
from boardkit.library.lessons import Found
from boardkit.library.sharing import Course, open_shared
from boardkit.text import Words
from boardkit.text.names import visible
from boardkit.text.reasons import fault_said
from boardkit.tui.desk.author.work import new_lesson
from boardkit.tui.desk.presenting import lesson_presented
from boardkit.tui.desk.teach.lessons import practice_of
from boardkit.tui.desk.wishes import Author, Learners, Lesson, Lessons
from boardkit.tui.screens.dialogs import ConfirmScreen, NoticeScreen, PickScreen, confirm
from boardkit.tui.screens.files import export_lesson, named_path
from boardkit.tui.screens.granting import hand_out_lesson, make_lesson
from boardkit.tui.screens.page import BACK, Page, PageKeys
from boardkit.tui.widgets.controls import relist

MORE: Final = {"practise": "lessons-practise", "learners": "lessons-learners", "make": "lessons-making"}
"""What stands behind the lessons of a list, with the messages that name it."""
AROUND: Final = 7  # columns beside what a lesson is about: those of the list, and those before it


LONGEST_PATH: Final = 4096  # the most characters of the name of a file
FILING: Final = (
    ("rename", "r", "saved-rename"),
    ("copy", "k", "lessons-copy"),
    ("export", "w", "saved-export"),
    ("delete", "d", "saved-delete"),
    ("bring_in", "i", "lessons-open"),
)
"""What is done with the files of lessons besides, its key, and the message that names it."""


def do_with_file(page: Page[None], deed: str, found: Found) -> None:
    """Do something with the file of a lesson; of a damaged one say what is wrong, unless it is to go."""
    program, words, library = page.program, page.words, page.program.library
    longest = LONGEST_NAME
    question = words("lessons-name-ask", limit=longest)
    if not found.own and deed in ("rename", "delete"):
        program.tell(words("lessons-not-own"))
    elif found.fault is not None and deed != "delete":
        program.say(found.fault)
    elif deed == "rename":
        page.ask_name(question, partial(lessons.rename_lesson, library, found), found.name, longest)
    elif deed == "copy":
        name = found.name.rpartition("/")[2]
        copy = partial(lessons.copy_lesson, library.folder, found)
        page.ask_name(question, copy, f"{name} 2" if found.own else name, longest)
    elif deed == "export":
        with program.saying():
            path = visible(str(export_lesson(library, found)))
            lines = [words("lessons-exported"), "", path, "", words("lessons-exported-open")]
            program.show(NoticeScreen(words("saved-export"), lines, words))
    elif deed == "delete":
        sure = words("lessons-delete-ask", name=visible(found.name))
        page.make_sure(sure, partial(lessons.delete_lesson, library, found))


class LessonsScreen(Page[None]):
    """Lists the lessons of a game or a collection, and opens one."""

    HEADING = "lessons-heading"
    AUTO_FOCUS = "#lessons"
    BINDINGS: ClassVar[list[BindingType]] = [
        ("p,P", "present"),
        ("e", "handout"),
        ("n,N", "make"),
        ("c", "change"),
        ("x", "practise"),
        ("m", "more"),
        ("delete", "file('delete')"),
        *((key, f"file('{deed}')") for deed, key, _ in FILING),
    ]

    def __init__(self, game: Game[Any], begin_with: int | None = None, course: Course | None = None) -> None:
        super().__init__()
        self._game = self.about = game
        self._begin_with, self._course = begin_with, course
        self._found: tuple[Found, ...] = ()
        self._digits = ""
        self.practice = practice_of(game, [""])

    @property
    def heading(self) -> Text:
        """The name of the game, or of the collection."""
        if self._course is not None:
            return Text(visible(said(self._course.title, self.words.language)))
        return super().heading

    @property
    def keys(self) -> PageKeys:
        """The keys that open, present, change and make lessons."""
        lesson = (
            ("more", "m", "lessons-more"),
            ("present", "p", "key-present"),
            ("handout", "e", "lessons-handout"),
            ("change", "c", "lessons-change"),
            ("make", "n", "lessons-make"),
            ("practise", "x", "rules-practise"),
        )
        files = ((f"file('{deed}')", key, name) for deed, key, name in FILING)
        return (("take", "enter", "lessons-start"), *lesson, *files, BACK)

    def content(self) -> ComposeResult:
        """List the lessons, or say where they would lie."""
        folder = visible(str(self.program.library.folder / lessons.LESSONS_FOLDER))
        yield Static(Text(self.words("lessons-none", folder=folder)), id="none")
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
        """Look for the lessons, and write a row for each."""
        folder, course = self.program.library.folder, self._course
        self._found = lessons.lessons_of(self._game, folder) if course is None else tuple(course.found)
        done, width = progress(self.program.library), self.app.size.width
        rows = (
            _row(n, one, done.get(one.id, 0), self.words, width) for n, one in enumerate(self._found, start=1)
        )
        more = (Option(Text(f"{' ' * 4}{self.words(one)}"), id=name) for name, one in MORE.items())
        return [*map(Option, rows), *more]

    def fill(self) -> None:
        """List them anew: one may have been read, made or renamed."""
        relist(self.query_one("#lessons", OptionList), self._options())
        self.query_one("#none").display = not self._found

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open the lesson that was chosen, or what stands behind them."""
        if event.option_index < len(self._found):
            self.begin(event.option_index)
        elif event.option.id == "learners":
            self.program.open(Learners())
        elif event.option.id == "make":
            self.action_make()
        else:
            self.action_practise()

    def begin(self, number: int) -> None:
        """Open a lesson where its reader stopped; one that is done is begun again, or looked through."""
        found = self._found[number]
        done = progress(self.program.library).get(found.id, 0)
        begin = partial(Lesson, GAMES.get(found.game, self._game), self._found, number)
        if found.lesson is None or done < found.lesson.steps:
            self.program.open(begin(done))
            return
        said = (self.words(f"lesson-done-{said}") for said in ("ask", "anew", "look"))
        asked = ConfirmScreen(*said, no_acts=True)
        self.program.show(asked, lambda anew: self.program.open(begin(0 if anew else done)))

    @property
    def _chosen(self) -> Found | None:
        """The lesson under the cursor, which may be damaged; None on what stands behind the lessons."""
        at = self.query_one(OptionList).highlighted
        return self._found[at] if at is not None and at < len(self._found) else None

    @property
    def _usable(self) -> tuple[Found, LessonTold] | None:
        """The lesson under the cursor; of a damaged one it is said what is wrong."""
        found = self._chosen
        if found is not None and found.fault is not None:
            self.program.say(found.fault)
        return None if found is None or found.lesson is None else (found, found.lesson)

    def action_file(self, deed: str) -> None:
        """Do something with the file of the lesson under the cursor, or open one from elsewhere."""
        if deed == "bring_in":
            program, words = self.program, self.words
            inside = words("lessons-open-inside", folder=visible(str(program.library.folder)))
            asked = inside if program.confined else words("lessons-open-ask")
            self.ask_name(asked, self._bring_in, longest=LONGEST_PATH)
        elif self._chosen is not None:
            do_with_file(self, deed, self._chosen)

    def _bring_in(self, name: str) -> None:
        """Open a lesson or a collection."""
        course = open_shared(named_path(self.program, name))
        alone = 0 if len(course.found) == 1 else None
        self.program.open(Lessons(GAMES[course.found[0].game], alone, course))

    def action_more(self) -> None:
        """List what is done with files, for who has no key for it at hand."""
        entries = [(deed, self.words(name)) for deed, _, name in FILING]
        asked = PickScreen(self.words("lessons-more-ask"), entries, self.words)
        self.program.show(asked, self.action_file)

    def action_present(self) -> None:
        """Present the lesson under the cursor, after a warning that it tells the answers."""
        if (usable := self._usable) is None:
            return
        lesson = usable[1]

        def present() -> None:
            with self.program.saying():
                self.program.open(lesson_presented(lesson))

        words = self.program.words_of(lesson.game, lesson.start.players)
        yes, no = words("present-yes"), words("present-no")
        confirm(self.program, words("present-teacher-ask"), yes, no, present)

    def action_make(self) -> None:
        """Make a lesson of a match that begins now."""
        with self.program.saying(self.words):
            make_lesson(self.program, new_lesson(self._game, self.words), self.words)

    def action_change(self) -> None:
        """Take the lesson under the cursor in hand again; one of those in the box is saved as another."""
        if (usable := self._usable) is not None:
            found, lesson = usable
            name, game = found.name if found.own else "", GAMES.get(found.game, self._game)
            with self.program.saying(self.words):
                door = Author(manuscript_of(game, lesson), name, kept=True)
                make_lesson(self.program, door, self.words)

    def action_handout(self) -> None:
        """Hand out the lesson under the cursor."""
        if (usable := self._usable) is not None:
            hand_out_lesson(self.program, usable[1], usable[0].name)


def _row(number: int, found: Found, done: int, words: Words, width: int) -> Text:
    """Write a lesson: in a line its title and how far it is done, and below what it is about."""
    lesson = found.lesson
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
    about = wrapped(Text(summary, "dim"), width - AROUND)
    return Text("\n    ").join([Text.assemble(head, f"   {state}{own}"), *about])


def state_said(steps: int, done: int, words: Words) -> str:
    """Say how far a lesson is done."""
    if done >= steps:
        return words("lessons-done")
    return words("lessons-begun", at=done + 1, steps=steps) if done else words("lessons-new", steps=steps)
