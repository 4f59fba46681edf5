"""`boardkit replay`: plays a match again by the rules, and says which move does not fit."""

from argparse import Namespace
from typing import Any

from boardkit.commands.desk import Desk
from boardkit.commands.parser import Parser
from boardkit.commands.reading import study_from
from boardkit.core import Match
from boardkit.core.lines.course import last_number
from boardkit.text.log import titled
from boardkit.text.scores import winner_sentence


def declare(parser: Parser) -> None:
    """Take a match."""
    parser.operand("source", "source")


def run(desk: Desk, given: Namespace) -> int:
    """Check every move of a match."""
    match = study_from(desk, given.source, whole=True).main
    print(_verdict(desk, match))
    if match.over:
        print(winner_sentence(match.game.score(match.state), desk.words))
    return 0


def _verdict(desk: Desk, match: Match[Any]) -> str:
    return desk.words(
        "cli-replay-fits",
        moves=last_number(match),
        game=titled(match, desk.words),
        players=desk.words.listed(desk.words.names),
        state="over" if match.over else "open",
    )
