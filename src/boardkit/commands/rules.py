"""`boardkit rules`: the rules of a game, a section of them, or which of them applied."""

import sys
from argparse import Namespace

from boardkit.commands.covering import coverage_lines, covered_by
from boardkit.commands.desk import Desk
from boardkit.commands.faults import OptionIdle
from boardkit.commands.parser import Parser
from boardkit.commands.reading import game_named, sections
from boardkit.commands.screens import why_in_lines
from boardkit.core.teaching.rulebook import Rulebook, Section
from boardkit.text.markdown import without_marks
from boardkit.text.minds import book_of


def declare(parser: Parser) -> None:
    """Take a game and a section, or that in which the rules applied."""
    parser.operand("game", "game")
    parser.operand("section", "section", optional=True)
    parser.option("coverage", "covered")
    parser.flag("whole")


def run(desk: Desk, given: Namespace) -> int:
    """Print rules, or which of them applied."""
    game = game_named(desk, given.game)
    book = book_of(game, desk.words)
    if given.coverage is None:
        if given.whole:
            desk.complain(OptionIdle("whole", "no-coverage"))
        _print_rules(book, given, laid_out=why_in_lines(desk, asked=False) is None)
        return 0
    covered = covered_by(desk, game, given.coverage, whole=given.whole)
    for line in coverage_lines(_part(book, given.section), covered, desk.words):
        print(line)
    return 0


def _part(book: Rulebook, number: str | None) -> Rulebook:
    """Return a section of a rulebook and those below it as a rulebook of its own; None stands for all."""
    if number is None:
        return book
    return book.__replace__(sections={section.number: section for section in sections(book, number)})


def _print_rules(book: Rulebook, given: Namespace, *, laid_out: bool) -> None:
    """Print rules: laid out on a terminal if so wished, as plain lines anywhere else."""
    parts = book.sections.values() if given.section is None else sections(book, given.section)
    opening = [f"# {book.title}", book.preface] if given.section is None else []
    markdown = "\n\n".join([*opening, *map(_markdown, parts)])
    if laid_out and sys.stdout.isatty():
        _print_laid_out(markdown)
    else:
        print(without_marks(markdown))


def _markdown(section: Section) -> str:
    return f"{'#' * section.level} {section.heading}\n\n{section.text}"


def _print_laid_out(markdown: str) -> None:
    # Rich takes long to import, and pipes do without it.
    from rich.console import Console
    from rich.markdown import Markdown

    Console().print(Markdown(markdown, hyperlinks=False))
