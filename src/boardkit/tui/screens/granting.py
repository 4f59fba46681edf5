"""Wishes of a desk that not all screens grant: handouts, positions, lessons, classes, other matches."""

from asyncio import sleep
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from tempfile import TemporaryFile
from typing import IO, ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.widgets import Static

from boardkit.core import FaultError
from boardkit.core.teaching.lesson import Lesson
from boardkit.handout.making import PARTS, USUAL, of_lesson, watched
from boardkit.handout.pictures import pictures
from boardkit.handout.slides import Handout
from boardkit.library import lessons
from boardkit.library.files import write_text
from boardkit.library.kept_files import SUFFIX, keep, kept
from boardkit.library.session import rematch
from boardkit.library.storage_faults import FileTrouble, NoTextFile, Trouble
from boardkit.text import Words
from boardkit.text.names import visible
from boardkit.text.teaching import own_text
from boardkit.tui.desk import wishes
from boardkit.tui.desk.author.work import KeepDraft, KeepLesson, MakeLesson
from boardkit.tui.desk.intents import Do, Intent, KeepAs, Kept, Lay
from boardkit.tui.desk.teach.lessons import keep_learnt
from boardkit.tui.preferences import Switch
from boardkit.tui.screens import dialogs, files
from boardkit.tui.screens.base import Program
from boardkit.tui.screens.palette import begin_with_code, show_code

Making = Callable[[], Handout]

MANY: Final = 100  # from this many pages on it is asked whether they are wanted, and told how far they are


def hand_out_lesson(program: Program, lesson: Lesson, name: str) -> None:
    """Ask for whom to hand out a lesson and in which form, and write it."""
    words = program.words_of(lesson.game, lesson.start.players)
    suffixes = {"handout-with-answers": "teacher", "handout-without-answers": "learners"}
    ways: dict[str, Making] = {
        way: partial(of_lesson, lesson, words, answers=suffix == "teacher")
        for way, suffix in suffixes.items()
    }
    hand_out(program, words, ways, lambda way: files.plain_name(f"{lesson.game}-{name}-{suffixes[way]}"))


def hand_out(program: Program, words: Words, ways: dict[str, Making], name: Callable[[str], str]) -> None:
    """Ask what to hand out and in which form, and write it."""
    both = [(way, form) for way in ways for form in USUAL]
    entries = [(one, words("handout-entry", what=words(one[0]), form=one[1])) for one in both]

    def chosen(entry: tuple[str, str]) -> None:
        way, form = entry
        with program.saying():
            write_handout(program, words, ways[way], form, name(way))

    program.show(dialogs.PickScreen(words("handout-ask"), entries, words), chosen)


def write_handout(program: Program, words: Words, make: Making, form: str, name: str) -> None:
    """Write a handout, a long one page by page if wished, and say where; FaultError if it cannot be."""
    handout = make()

    def save(parts: Mapping[str, str | Iterator[str]]) -> None:
        paths = [files.save_handout(program.library, one, form, text) for one, text in parts.items()]
        lines = [words("handout-written"), "", *(visible(str(path)) for path in paths)]
        program.show(dialogs.NoticeScreen(words("key-handout"), lines, words))

    def written(kept: IO[str]) -> None:
        with kept, program.saying(words):
            save({name: iter(kept)})

    def write() -> None:
        program.show(WritingScreen(handout, form, words), written)

    if form == "svg":
        drawn = pictures(handout)
        save({f"{name}-{number}" if len(drawn) > 1 else name: one for number, one in enumerate(drawn, 1)})
    elif len(handout.slides) < MANY:
        save({name: PARTS[form](handout)})
    else:
        asked = words("handout-pages-ask", count=len(handout.slides))
        dialogs.confirm(program, asked, words("handout-pages-yes"), words("handout-pages-no"), write)


class WritingScreen(dialogs.DialogScreen[IO[str]]):
    """Writes a long handout beside, says how far it is, and gives what was written; esc stops it."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "stop")]

    def __init__(self, handout: Handout, form: str, words: Words) -> None:
        super().__init__()
        self._handout, self._form, self._words = handout, form, words
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

    def action_put_away(self) -> None:
        """Go on writing."""

    def action_stop(self) -> None:
        """Write no more, and keep nothing."""
        self.dismiss(None)


OF_A_FILE: Final = "@"  # the sign before the name of a file in which a position is to be kept


def _keep(
    program: Program, save: Callable[[], str], name: str, question: str, words: Words, then: dialogs.Then
) -> None:
    """Save by a name, and hand on what `save` returns; if another has it, ask first; else FaultError."""
    try:
        kept = save()
    except FaultError as error:
        if not isinstance(error.fault, FileTrouble) or error.fault.trouble is not Trouble.EXISTS:
            raise
        asked, over = words(question, name=visible(name)), KeepAs(name, over=True)
        wish = wishes.Confirm(asked, words("edit-over-yes"), words("edit-over-no"), over, True)
        dialogs.ask(program, wish, words, then)
    else:
        then(Kept(kept))


def write_position(program: Program, name: str, code: str, *, over: bool) -> str:
    """Keep a position by a name, or in a file behind `@`; FaultError if either will not do."""
    if not name.startswith(OF_A_FILE):
        return keep(program.library.folder, name, code, replace=over)
    path = files.named_path(program, name.removeprefix(OF_A_FILE))
    # The folder that a browser reaches has other files, which are the program's own.
    if program.confined and path.suffix != SUFFIX:
        raise FaultError(NoTextFile(str(path), SUFFIX))
    write_text(path, f"{code}\n", replace=over)
    return str(path)


def make_lesson(program: Program, door: wishes.Author, words: Words) -> None:
    """Make a lesson; where one of the game was begun and not saved, ask whether to go on with that."""
    try:
        kept = lessons.draft_of(program.library.folder, door.text.line.game)
    except FaultError as error:
        program.open(door)
        program.say(error.fault, words)
        return
    if kept is None:
        program.open(door)
        return
    text, name = kept
    said = words("author-go-on", title=own_text(text.title, words), steps=len(text.steps))
    ways = ((wishes.Author(text, name), said), (door, words("author-begin")))
    program.show(dialogs.PickScreen(words("author-go-on-ask"), ways, words), program.open)


def _save_lesson(program: Program, wish: KeepLesson) -> str:
    """Save a lesson, which is no draft any more, and return the name that it has now."""
    name = lessons.keep_lesson(program.library.folder, wish.name, wish.lesson, replace=wish.over)
    lessons.forget_draft(program.library.folder, wish.lesson.game)
    return name


def grant(program: Program, wish: wishes.Wish, words: Words, then: dialogs.Then) -> None:
    """Do what a table, an author or an editor wishes, or say why that cannot be."""
    with program.saying(words):
        _granted(program, wish, words, then)


def _granted(program: Program, wish: wishes.Wish, words: Words, then: dialogs.Then) -> None:
    match wish:
        case wishes.Write(name, form, make):
            write_handout(program, words, make, form, files.plain_name(name))
        case wishes.WriteLesson(match):
            path = files.save_lesson(program.library, match, words)
            program.tell(words("lesson-saved", path=str(path)))
        case wishes.KeepProgress() | wishes.KeepTried() | wishes.KeepAnswers():
            keep_learnt(program.library, wish, again=program.preferences.due is Switch.ON)
        case wishes.Begin(code, players, by_hand):
            begin_with_code(program, code, players, by_hand=by_hand)
        case wishes.PlayAgain(match, coached):
            program.begin(rematch(match), coached=coached)
        case wishes.WriteTable(name, text):
            path = files.save_table(program.library, name, text)
            program.tell(words("class-saved", path=visible(str(path))))
        case wishes.Hush():
            program.hush()
        case MakeLesson(text, at):
            make_lesson(program, wishes.Author(text, "", at), words)
        case KeepDraft(text, name):
            lessons.keep_draft(program.library.folder, text, name)
        case KeepLesson(name):
            _keep(program, partial(_save_lesson, program, wish), name, "author-over-ask", words, then)
        case _:
            _of_position(program, wish, words, then)


def _of_position(program: Program, wish: wishes.Wish, words: Words, then: dialogs.Then) -> None:
    match wish:
        case wishes.Copy(code):
            show_code(program, code, words)
        case wishes.KeepPosition(name, code, over):
            save = partial(write_position, program, name, code, over=over)
            _keep(program, save, name, "edit-over-ask", words, then)
        case wishes.ChoosePosition(game):
            found = [(one.name, Lay(one.code)) for one in kept(program.library.folder, game)]
            more = ((words("edit-file"), Do.FILE), (words("code-paste-ask"), Do.PASTE))
            entries: list[tuple[str, Intent]] = [*found, *more]
            dialogs.ask(program, wishes.Pick(words("edit-kept-title"), tuple(entries)), words, then)
        case wishes.ReadPosition(name):
            then(Lay(files.read_text(program, name)))
