"""`boardkit list`: the saved matches, the one played last first."""

import json
from argparse import Namespace
from collections.abc import Sequence
from typing import Any, Final

from boardkit.commands.desk import Desk
from boardkit.commands.parser import Parser
from boardkit.games import GAMES
from boardkit.library import Summary

UNKNOWN: Final = -1
"""Stands for a number of decisions that cannot be told."""


def declare(parser: Parser) -> None:
    """Take how to print."""
    parser.flag("json")


def run(desk: Desk, given: Namespace) -> int:
    """Print a line for each match, or all as JSON."""
    matches = desk.library.matches()
    if given.json:
        print(json.dumps([_plain(summary) for summary in matches], indent=1))
    else:
        _print_sentences(desk, matches)
    return 0


def _print_sentences(desk: Desk, matches: Sequence[Summary]) -> None:
    if not matches:
        print(desk.advised(desk.words("cli-list-empty")))
    for summary in matches:
        print(_sentence(desk, summary))


def _sentence(desk: Desk, summary: Summary) -> str:
    words = desk.speak(summary.game, _names(summary)) if summary.game in GAMES else desk.words
    title = words("title") if summary.game in GAMES else summary.game
    if summary.damaged:
        return words("cli-list-damaged", match=str(summary.match), game=title)
    return words(
        "cli-list-finished" if summary.finished else "cli-list-open",
        match=str(summary.match),
        game=title,
        players=words.listed(words.names),
        winners=words.listed([words.seat(seat) for seat in summary.winners]),
        decisions=UNKNOWN if summary.decisions is None else summary.decisions,
        when=f"{summary.updated.astimezone():%Y-%m-%d %H:%M}",
    )


def _names(summary: Summary) -> list[str]:
    return [player.name for player in summary.players]


def _plain(summary: Summary) -> dict[str, Any]:
    return {
        "match": summary.match,
        "game": summary.game,
        "name": summary.name,
        "players": _names(summary),
        "started": summary.started.isoformat(),
        "updated": summary.updated.isoformat(),
        "decisions": summary.decisions,
        "finished": summary.finished,
        "winners": list(summary.winners),
        "damaged": summary.damaged,
    }
