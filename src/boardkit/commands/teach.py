"""`boardkit teach` and `lesson`: lessons at the table, and the making of their files."""

from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

from boardkit.commands import STREAM, WRONG, faults, plain
from boardkit.commands.desk import Desk
from boardkit.commands.parser import flag, operand, option, takes
from boardkit.commands.parser import number as numbered
from boardkit.commands.reading import game_named, known_game, read_file, sections, study_from, write_file
from boardkit.commands.screens import open_screens, why_in_lines
from boardkit.core import Fault, FaultError, Game, evolve
from boardkit.core.catalogue import GAMES
from boardkit.core.notation.plain import written
from boardkit.core.records.record import read_json
from boardkit.core.teaching.checking import faults_in
from boardkit.core.teaching.lesson import Lesson, from_json, misfits_in, said, to_json, too_long
from boardkit.core.teaching.manuscript import recorded
from boardkit.core.teaching.schema import explained, schema
from boardkit.core.teaching.stages import stages
from boardkit.handout.lessons import Learners
from boardkit.library import learning
from boardkit.library.files import write_text
from boardkit.library.lessons import LESSONS_FOLDER, SUFFIX, Found, lessons_of
from boardkit.library.sharing import MOST_FILES, TITLE_PAGE, ZIP, Course, in_zip, is_zip, open_shared, packed
from boardkit.library.storage_faults import BadEntry
from boardkit.practice.sessions import patterns_in
from boardkit.text.names import visible
from boardkit.text.reasons import fault_said
from boardkit.text.rulebooks import book_of
from boardkit.tui.desk.teach.lessons import due_now
from boardkit.tui.desk.wishes import Practice
from boardkit.tui.preferences import SETTING, Switch
from boardkit.tui.start import Start

MOST: Final = 50  # how many faults are told one by one


@takes(
    operand("game", "game"),
    operand("lesson", "lesson", optional=True),
    option("learner", "name"),
    flag("plain"),
)
def run_teach(desk: Desk, given: Namespace) -> int:
    """Open a lesson, or list those of the game."""
    shared = _shared(desk, given)
    _name(desk, given)
    game = game_named(desk, given.game if shared is None else shared.found[0].game)
    found = lessons_of(game, desk.library.folder) if shared is None else shared.found
    if given.lesson is None and (shared is None or len(found) > 1):
        if shared is not None:
            print(visible(said(shared.title, desk.words.language)))
        for line in _lines(desk, given.game, found):
            print(visible(line))
        return 0
    number = lesson_number(found, given.lesson or "1")
    if (fault := found[number].fault) is not None:
        raise FaultError(fault)
    game = GAMES[found[number].game]
    why = why_in_lines(desk, asked=given.plain)
    if why is None:
        return open_screens(desk, Start(lesson=(game.key, number), course=shared))
    plain.read(desk, plain.conversation(), game, found, number, why)
    return 0


def _file_of(desk: Desk, name: str) -> str:
    """Return the file that is named, or else that of the lesson of one's own which is called so."""
    called = name.removeprefix("own/").removesuffix(SUFFIX)
    own = desk.library.folder / LESSONS_FOLDER / f"{called}{SUFFIX}"
    # What is too long for a name of a file is none.
    with suppress(OSError):
        if Path(called).name == called and not Path(name).exists() and own.is_file():
            return str(own)
    return name


def _shared(desk: Desk, given: Namespace) -> Course | None:
    """Open the lesson or collection of a file or folder; None for a game, or for a lesson of one's own."""
    name: str = given.game
    if name.replace("-", "_").lower() in GAMES:
        return None
    if (own := _file_of(desk, name)) != name and given.lesson is None:
        given.game, given.lesson = open_shared(Path(own)).found[0].game, f"own/{Path(own).stem}"
        return None
    path = Path(name)
    # What is too long for a name of a file is one of no game either.
    with suppress(OSError):
        if path.suffix in (SUFFIX, ZIP) or path.name != name or path.exists():
            return open_shared(path)
    return None


def lesson_number(found: Sequence[Found], text: str) -> int:
    """Return the place, from 0, of a lesson by its number or name, or raise FaultError: `NoSuchLesson`."""
    for number, one in enumerate(found):
        if text in (one.called, str(number + 1)):
            return number
    raise FaultError(faults.NoSuchLesson(text, tuple(one.called for one in found)))


def _lines(desk: Desk, source: str, found: Sequence[Found]) -> Iterator[str]:
    words = desk.words
    if not found:
        yield words("cli-teach-none", folder=str(desk.library.folder / LESSONS_FOLDER))
        return
    done = learning.progress(desk.library)
    for number, one in enumerate(found, start=1):
        yield from _lesson(desk, number, one, done.get(one.id, 0))
    yield desk.advised(words("cli-teach-hint", game=source))


def _lesson(desk: Desk, number: int, found: Found, done: int) -> Iterator[str]:
    words, lesson = desk.words, found.lesson
    if lesson is None:
        fault = fault_said(found.fault, words) if found.fault else ""
        yield words("cli-teach-damaged", number=number, name=found.called, fault=fault)
        return
    state = "done" if done >= lesson.steps else "begun" if done else "new"
    title = said(lesson.title, words.language)
    place = {"at": done + 1, "steps": lesson.steps}
    yield words("cli-teach-line", number=number, name=found.called, title=title, state=state, **place)
    yield words("cli-teach-summary", summary=said(lesson.summary, words.language))


@takes(
    operand("game", "game", optional=True),
    operand("section", "section", optional=True),
    flag("due"),
    option("learner", "name"),
    numbered("seed"),
    flag("plain"),
)
def run_practise(desk: Desk, given: Namespace) -> int:
    """Practise the rules of a game, a section of them, or what is due, at tables made for it."""
    _name(desk, given)
    if given.due:
        door = _due(desk, given)
    elif given.game is None:
        raise FaultError(faults.OperandMissing(desk.words("value-game"), "boardkit practise"))
    else:
        game = game_named(desk, given.game)
        section = sections(book_of(game, desk.words), given.section)[0].number if given.section else ""
        door = Practice(game, patterns_in(game, [section]), given.seed)
    if door is None:
        print(desk.words("due-none"))
        return 0
    why = why_in_lines(desk, asked=given.plain)
    if why is None and door.patterns:
        return open_screens(desk, Start(practice=door))
    plain.practise(desk, plain.conversation(), door, why)
    return 0


def _name(desk: Desk, given: Namespace) -> None:
    """Remember who learns at this keyboard, if that is said."""
    if given.learner is not None:
        learning.named(desk.library, given.learner, datetime.now(UTC).date())


def _due(desk: Desk, given: Namespace) -> Practice | None:
    """Return the way to what is due; whoever asks for it has what is missed come again from now on."""
    if given.section is not None:
        raise FaultError(faults.UnknownArgument(given.section, "boardkit practise"))
    if desk.preferences().due is not Switch.ON:
        desk.library.set_setting(SETTING, evolve(desk.preferences(), due=Switch.ON).plain())
        print(desk.words("due-begun"))
    return due_now(desk.library, given.game and game_named(desk, given.game).key)


@takes(operand("file", "file", optional=True), flag("force"), flag("delete"), flag("stay"))
def run_learners(desk: Desk, given: Namespace) -> int:
    """Tell what is kept of learners, write it as a table, delete it, or have it stay."""
    library, today = desk.library, datetime.now(UTC).date()
    if given.stay and given.delete:
        desk.complain(faults.OptionIdle("stay", "delete"))
    elif given.stay:
        learning.stayed(library, today)
    told = Learners.of(library, desk.words, today)
    if given.file is not None:
        write_file(given.file, told.table(), force=given.force)
        if given.file != STREAM:
            print(desk.words("class-saved", path=given.file))
    if given.delete:
        learning.forgotten(library)
        print(desk.words("learners-deleted"))
    elif given.file is None:
        for line in told.lines(today):
            print(line)
    return 0


@takes(
    operand("what", "check"),
    operand("source", "source", optional=True),
    operand("file", "file", several=True),
    option("title", "title"),
    flag("force"),
)
def run_lesson(desk: Desk, given: Namespace) -> int:
    """Check, record or pack lessons, or tell the form of their file."""
    if given.what not in DEEDS:
        raise FaultError(faults.UnknownWord(given.what, "boardkit lesson", tuple(DEEDS)))
    deed, most = DEEDS[given.what]
    words = [word for word in (given.source, *given.file) if word is not None]
    if len(words) > most:
        raise FaultError(faults.UnknownArgument(words[most], "boardkit lesson"))
    if given.title is not None and deed is not pack:
        raise FaultError(faults.UnknownArgument("--title", f"boardkit lesson {given.what}"))
    return deed(desk, given)


def check(desk: Desk, given: Namespace) -> int:
    """Play a lesson or a collection by the rules and say what there is in it, or all that does not fit."""
    name = _file_of(desk, _source(desk, given))
    if name != STREAM and (Path(name).is_dir() or Path(name).name == TITLE_PAGE):
        return _check_all(desk, open_shared(Path(name)))
    data = read_file(name)
    if is_zip(data):
        return _check_all(desk, in_zip(Path(name).name, data))
    wrong = tuple(explained(read_json(data), fault) for fault in misfits_in(data))
    if not wrong:
        lesson = from_json(data)
        game = _game_of(desk, lesson)
        wrong = (*too_long(lesson), *faults_in(game, lesson))
        if not wrong:
            print(_verdict(desk, game, lesson))
            return 0
    return _complain_of(desk, wrong)


def _check_all(desk: Desk, course: Course) -> int:
    if wrong := _misfits(desk, [course]):
        return _complain_of(desk, wrong)
    title, count = said(course.title, desk.words.language), len(course.found)
    print(visible(desk.words("cli-lesson-course", title=title, count=count)))
    for lesson in (one.lesson for one in course.found if one.lesson is not None):
        print(_verdict(desk, _game_of(desk, lesson), lesson))
    return 0


def _misfits(desk: Desk, courses: Sequence[Course]) -> Sequence[Fault]:
    """List what does not fit the rules in collections, with the file it is in."""
    found = [(one.name, one.lesson) for course in courses for one in course.found if one.lesson is not None]
    misfits = ((name, faults_in(_game_of(desk, lesson), lesson)) for name, lesson in found)
    return [BadEntry(f"{name}{SUFFIX}", fault) for name, some in misfits for fault in some]


def _complain_of(desk: Desk, wrong: Sequence[Fault]) -> int:
    for fault in wrong[:MOST]:
        desk.complain(fault)
    if wrong[MOST:]:
        desk.complain(faults.MoreFaults(len(wrong[MOST:])))
    return WRONG


def pack(desk: Desk, given: Namespace) -> int:
    """Pack lessons and collections into one file to hand on, after a look by the rules at each."""
    words: list[str] = [_source(desk, given), *given.file]
    names, out = words[:-1], words[-1]
    if not (names and out.endswith(ZIP)):
        raise FaultError(faults.OperandMissing(f"{desk.words('value-file')}{ZIP}", "boardkit lesson pack"))
    sources = [open_shared(Path(_file_of(desk, name))) for name in names]
    if wrong := _misfits(desk, sources):
        return _complain_of(desk, wrong)
    language = desk.words.language
    title = {language: given.title or Path(out).stem} if given.title or len(sources) > 1 else {}
    write_text(Path(out), packed(sources, title), replace=given.force)
    print(desk.words("cli-lesson-packed", file=out, count=sum(len(one.found) for one in sources)))
    return 0


def tell_schema(_desk: Desk, _given: Namespace) -> int:
    """Print the form of a lesson's file as JSON Schema."""
    print(written(schema()), end="")
    return 0


def _source(desk: Desk, given: Namespace) -> str:
    """Return what is to be worked on."""
    if given.source is None:
        raise FaultError(faults.OperandMissing(desk.words("value-source"), f"boardkit lesson {given.what}"))
    return str(given.source)


def record(desk: Desk, given: Namespace) -> int:
    """Make a lesson of a match and its remarks."""
    match = study_from(desk, _source(desk, given)).main
    words = desk.words
    title = words("lesson-recorded", players=words.listed(words.names))
    lesson = recorded(match, words.language, title, words("summary"))
    name = given.file[0] if given.file else STREAM
    write_file(name, to_json(lesson), force=given.force)
    if name != STREAM:
        print(words("cli-lesson-recorded", file=name, folder=str(desk.library.folder / LESSONS_FOLDER)))
    return 0


DEEDS: Final[dict[str, tuple[Callable[[Desk, Namespace], int], int]]] = {
    "check": (check, 1),
    "record": (record, 2),
    "pack": (pack, MOST_FILES + 1),
    "schema": (tell_schema, 0),
}
"""What each word does, and how many words may come behind it."""


def _game_of(desk: Desk, lesson: Lesson) -> Game[Any]:
    game = known_game(lesson.game)
    desk.speak(game.key, lesson.start.players)
    return game


def _verdict(desk: Desk, game: Game[Any], lesson: Lesson) -> str:
    found = stages(game, lesson)
    return desk.words(
        "cli-lesson-fits",
        title=said(lesson.title, desk.words.language),
        chapters=len(lesson.chapters),
        steps=len(found),
        moves=sum(stage.move is not None for stage in found),
        questions=sum(stage.quiz is not None for stage in found),
    )
