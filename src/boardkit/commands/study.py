"""`boardkit study`: what the games of a file tell, on the terminal or as one page."""

from argparse import Namespace
from collections.abc import Sequence
from typing import Final

from boardkit.commands.desk import Desk
from boardkit.commands.faults import OptionIdle
from boardkit.commands.figures import page, show
from boardkit.commands.files import STREAM, write_file
from boardkit.commands.parser import Parser
from boardkit.games import GAMES
from boardkit.many.figures import Tally
from boardkit.many.report import Panel, about, by_setting, details
from boardkit.many.store import read_from
from boardkit.text import Words

MOST_LINES: Final = 10_000
TOP: Final = 10
"""The lines of a long table that are printed."""


def declare(parser: Parser) -> None:
    """Take a file of games, and the name of a page to write."""
    parser.operand("file", "file")
    parser.number("top", 1, MOST_LINES)
    parser.option("html", "file")
    parser.flag("force")


def run(desk: Desk, given: Namespace) -> int:
    """Print what the games tell, or write it into a page."""
    with read_from(given.file) as store:
        header = store.header
        whole, *tallies = (Tally(header.seats) for _ in ("whole", *header.settings))
        for outcome in store.outcomes():
            whole.add(outcome)
            tallies[outcome.setting].add(outcome)
        leftover = store.leftover
    words = desk.speak(header.game)
    report = (
        *about(whole, header, words),
        *([words("many-leftover", file=str(leftover), path=given.file)] if leftover else []),
        "",
        *by_setting(tallies, header, words),
        *details(whole, GAMES[header.game], words),
        words("many-legend"),
        words("many-legend-deeds"),
    )
    if given.html is None:
        show(report, words, TOP if given.top is None else given.top)
    else:
        if given.top is not None:
            desk.complain(OptionIdle("top", "html"))
        _write(report, words, given.html, force=given.force)
    return 0


def _write(report: Sequence[str | Panel], words: Words, name: str, *, force: bool) -> None:
    write_file(name, page(report, words), force=force)
    if name != STREAM:
        print(words("cli-study-done", file=name))
