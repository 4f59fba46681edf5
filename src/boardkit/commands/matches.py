"""`boardkit list`, `export`, `import` and `replay`: the saved matches, and their files."""

import json
from argparse import Namespace
from collections.abc import Sequence
from typing import Any, Final

from boardkit import __version__
from boardkit.commands import STREAM
from boardkit.commands.desk import Desk
from boardkit.commands.parser import flag, operand, takes
from boardkit.commands.reading import match_number, read_file, study_from, study_in, write_file
from boardkit.core import Match, records
from boardkit.core.catalogue import GAMES
from boardkit.core.lines.course import last_number
from boardkit.library import Summary
from boardkit.text.log import titled
from boardkit.text.scores import winner_sentence

UNKNOWN: Final = -1  # stands for a number of decisions that cannot be told


@takes(flag("json"))
def run_list(desk: Desk, given: Namespace) -> int:
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


@takes(operand("match", "match"), operand("file", "file", optional=True), flag("force"))
def run_export(desk: Desk, given: Namespace) -> int:
    """Write a match into a file, or to the standard output."""
    study = desk.library.load(match_number(given.match), GAMES)
    name = given.file or STREAM
    write_file(name, records.to_json(records.record(study, __version__)), force=given.force)
    if name != STREAM:
        print(desk.words("cli-export-done", match=given.match, file=name))
    return 0


@takes(operand("file", "file"))
def run_import(desk: Desk, given: Namespace) -> int:
    """Check the match of a file and keep it."""
    study = study_in(desk, read_file(given.file), whole=True, outside=True)
    number = desk.library.create(study)
    print(desk.advised(desk.words("cli-import-done", match=str(number), game=desk.words("title"))))
    return 0


@takes(operand("source", "source"))
def run_replay(desk: Desk, given: Namespace) -> int:
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
