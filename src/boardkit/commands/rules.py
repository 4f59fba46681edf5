"""`boardkit rules`: the rules of a game, or a section of them."""

import sys
from argparse import Namespace

from boardkit.commands.desk import Desk
from boardkit.commands.parser import Parser
from boardkit.commands.reading import game_named, sections
from boardkit.core.rulebook import Section
from boardkit.text.markdown import without_marks
from boardkit.text.rulebooks import rulebook_of


def declare(parser: Parser) -> None:
    """Take a game and a section."""
    parser.operand("game", "game")
    parser.operand("section", "section", optional=True)


def run(desk: Desk, given: Namespace) -> int:
    """Print rules: laid out on a terminal, as plain lines anywhere else."""
    game = game_named(desk, given.game)
    book = rulebook_of(game, desk.words.language)
    parts = book.sections.values() if given.section is None else sections(book, given.section)
    opening = [f"# {book.title}", book.preface] if given.section is None else []
    markdown = "\n\n".join([*opening, *map(_markdown, parts)])
    if sys.stdout.isatty():
        _print_laid_out(markdown)
    else:
        print(without_marks(markdown))
    return 0


def _markdown(section: Section) -> str:
    return f"{'#' * section.level} {section.number} {section.title}\n\n{section.text}"


def _print_laid_out(markdown: str) -> None:
    # Rich takes long to import, and pipes do without it.
    from rich.console import Console
    from rich.markdown import Markdown

    Console().print(Markdown(markdown, hyperlinks=False))
