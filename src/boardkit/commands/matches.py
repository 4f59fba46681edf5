"""`boardkit list`, `export`, `import` and `replay`: the saved matches, and their files."""

import json
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final

from boardkit import __version__
from boardkit.commands import STREAM
from boardkit.commands.desk import Desk
from boardkit.commands.faults import Keepsake, KeptMisfit, OperandMissing, UnknownArgument
from boardkit.commands.parser import flag, operand, takes
from boardkit.commands.reading import match_number, read_file, study_from, study_in, write_file
from boardkit.core import Fault, FaultError, Match, records
from boardkit.core.catalogue import GAMES
from boardkit.core.lines.course import last_number
from boardkit.core.records.position import editable_position, game_of_code
from boardkit.core.teaching.checking import faults_in
from boardkit.library import Summary, kept_files
from boardkit.library.lessons import lessons_of
from boardkit.text.log import titled
from boardkit.text.scores import winner_sentence

WRONG: Final = 2  # the exit code where something that is kept does not fit
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
    over = "yes" if study.main.over else "no"
    told = desk.words("cli-import-done", match=str(number), game=desk.words("title"), over=over)
    print(desk.advised(told))
    return 0


@takes(operand("source", "source", optional=True), flag("library"))
def run_replay(desk: Desk, given: Namespace) -> int:
    """Check every move of a match, or all that is kept; the exit code is 2 where something does not fit."""
    if given.library:
        if given.source is not None:
            raise FaultError(UnknownArgument(given.source, "boardkit replay --library"))
        return _replay_library(desk)
    if given.source is None:
        raise FaultError(OperandMissing(desk.words("value-source"), "boardkit replay"))
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


def _replay_library(desk: Desk) -> int:
    """Play all that is kept by today's rules, and say what no longer fits."""
    found = {
        Keepsake.MATCH: _matches(desk),
        Keepsake.POSITION: _positions(desk),
        Keepsake.LESSON: _lessons(desk),
    }
    kept, misfits = dict.fromkeys(found, 0), 0
    for keepsake, all_ in found.items():
        for name, faults in all_:
            kept[keepsake] += 1
            misfits += bool(faults)
            for fault in faults:
                desk.complain(KeptMisfit(keepsake, name, fault))
    matches, positions, lessons = kept.values()
    counts = {"matches": matches, "positions": positions, "lessons": lessons}
    print(desk.words("cli-replay-kept", misfits=misfits, **counts))
    return WRONG if misfits else 0


def _matches(desk: Desk) -> Iterator[tuple[str, Sequence[Fault]]]:
    for one in sorted(desk.library.matches(), key=lambda summary: summary.match):
        if one.game in GAMES:
            desk.speak(one.game, _names(one))
        yield str(one.match), _faults(partial(desk.library.load, one.match, GAMES))


def _positions(desk: Desk) -> Iterator[tuple[str, Sequence[Fault]]]:
    for one in kept_files.kept(desk.library.folder):
        yield one.name, [one.fault] if one.fault else _faults(partial(_position, one.code))


def _position(code: str) -> None:
    editable_position(game_of_code(code, GAMES), code)


def _lessons(desk: Desk) -> Iterator[tuple[str, Sequence[Fault]]]:
    """Check the player's own lessons; one that cannot be read is found with every game."""
    known = set[str]()
    for game in GAMES.values():
        desk.speak(game.key)
        for one in lessons_of(game, desk.library.folder):
            if one.own and one.name not in known:
                known.add(one.name)
                faults = () if one.lesson is None else faults_in(game, one.lesson)
                yield one.name, faults if one.fault is None else (one.fault,)


def _faults(read: Callable[[], object]) -> Sequence[Fault]:
    """Return what is wrong with something that is read, or nothing."""
    try:
        read()
    except FaultError as error:
        return [error.fault]
    return []
