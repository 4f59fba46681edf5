"""`boardkit rules`: the rules of a game, a section of them, or which of them applied."""

import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import Console
from rich.markdown import Markdown

from boardkit.commands.desk import Desk
from boardkit.commands.faults import OptionIdle
from boardkit.commands.parser import flag, operand, option, takes
from boardkit.commands.reading import game_named, lesson_in, read_file, sections, study_from, study_in
from boardkit.commands.screens import why_in_lines
from boardkit.core import FaultError, Game, Match
from boardkit.core.faults import UnknownGame
from boardkit.core.teaching.coverage import Applied, applied, applied_in_lesson, never
from boardkit.core.teaching.lesson import Lesson
from boardkit.core.teaching.rulebook import Rulebook
from boardkit.core.teaching.stages import stages
from boardkit.library.learning import progress
from boardkit.library.lessons import Found, lessons_of
from boardkit.text.markdown import without_marks
from boardkit.text.rulebooks import book_of, named
from boardkit.text.words import Words

ALL_LESSONS: Final = "lessons"  # the word for all lessons of a game together


@takes(
    operand("game", "game"),
    operand("section", "section", optional=True),
    option("coverage", "covered"),
    flag("whole"),
)
def run_rules(desk: Desk, given: Namespace) -> int:
    """Print rules, or which of them applied."""
    game = game_named(desk, given.game)
    book = book_of(game, desk.words)
    if given.coverage is None:
        if given.whole:
            desk.complain(OptionIdle("whole", "no-coverage"))
        parts = book.sections.values() if given.section is None else sections(book, given.section)
        told = [f"# {book.title}", book.preface] if given.section is None else []
        markdown = "\n\n".join([*told, *(f"{'#' * one.level} {one.heading}\n\n{one.text}" for one in parts)])
        # They are laid out on a terminal if so wished, and plain lines anywhere else.
        if why_in_lines(desk, asked=False) is None and sys.stdout.isatty():
            Console().print(Markdown(markdown, hyperlinks=False))
        else:
            print(without_marks(markdown))
        return 0
    covered = covered_by(desk, game, given.coverage, whole=given.whole)
    if given.section is not None:
        book = book.__replace__(sections={one.number: one for one in sections(book, given.section)})
    for line in coverage_lines(book, covered, desk.words):
        print(line)
    return 0


def covered_by(desk: Desk, game: Game[Any], source: str, *, whole: bool) -> Applied:
    """Work out which rules applied in what a word stands for: a match, a lesson, all lessons, or a file.

    A lesson of the list counts as far as it has been read, unless the whole is asked for: its answers are
    nobody's business before they are given.

    Raises:
        FaultError: there is no such match or file, or it is of another game.
    """
    lessons = lessons_of(game, desk.library.folder)
    if source == ALL_LESSONS:
        # Those that cannot be opened are left out.
        together: dict[str, Sequence[int]] = {}
        for covered in (applied_in_lesson(stages(game, one.lesson)) for one in lessons if one.lesson):
            together |= {rule: (*together.get(rule, ()), *moments) for rule, moments in covered.items()}
        return together
    found = next((one for one in lessons if one.called == source), None)
    if found is not None:
        return _read_so_far(desk, game, found, whole=whole)
    if source.isdigit():
        return applied(_of(game, study_from(desk, source).main))
    data = read_file(source)
    if (lesson := lesson_in(data)) is not None:
        return applied_in_lesson(stages(game, lesson))
    return applied(_of(game, study_in(desk, data).main))


def _of(game: Game[Any], match: Match[Any]) -> Match[Any]:
    if match.game is not game:
        raise FaultError(UnknownGame(match.game.key, (game.key,)))
    return match


def _read_so_far(desk: Desk, game: Game[Any], found: Found, *, whole: bool) -> Applied:
    if found.lesson is None:
        assert found.fault is not None
        raise FaultError(found.fault)
    lesson: Lesson = found.lesson
    done = lesson.steps if whole else min(progress(desk.library).get(found.id, 0), lesson.steps)
    if done < lesson.steps:
        print(desk.words("cli-rules-so-far", done=done, steps=lesson.steps))
    return applied_in_lesson(stages(game, lesson)[:done])


def coverage_lines(book: Rulebook, covered: Applied, words: Words) -> Iterator[str]:
    """Say how many sections applied, each that did with how often, and those that never did."""
    unused = never(book, covered)
    count = len(book.rules)
    yield words("rules-covered", used=count - len(unused), count=count)
    for section in book.rules:
        if times := len(covered.get(section.number, ())):
            yield f"{times:>6}×  {named(section)}"
    if unused:
        yield words("cli-rules-never")
        yield from (f"{'':>9}{named(section)}" for section in unused)
