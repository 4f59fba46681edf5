"""`boardkit list`, `export`, `import` and `replay`: the saved matches, and their files."""

import json
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from boardkit import __version__
from boardkit.commands import STREAM, WRONG
from boardkit.commands.desk import Desk
from boardkit.commands.faults import Keepsake, KeptMisfit, OperandMissing, UnknownArgument
from boardkit.commands.parser import flag, operand, takes
from boardkit.commands.reading import match_number, read_file, study_from, study_in, write_file
from boardkit.core import Fault, FaultError, records
from boardkit.core.catalogue import GAMES
from boardkit.core.lines.course import last_number
from boardkit.core.records.position import editable_position, game_of_code
from boardkit.core.teaching.checking import faults_in
from boardkit.library import Summary, kept_files
from boardkit.library.lessons import lessons_of
from boardkit.text.log import titled
from boardkit.text.scores import winner_sentence

UNKNOWN: Final = -1  # stands for a number of decisions that cannot be told


@takes(flag("json"))
def run_list(desk: Desk, given: Namespace) -> int:
    """Print a line for each match, or all as JSON."""
    matches = desk.library.matches()
    if given.json:
        print(json.dumps([_plain(summary) for summary in matches], indent=1))
        return 0
    if not matches:
        print(desk.advised(desk.words("cli-list-empty")))
    for summary in matches:
        print(_sentence(desk, summary))
    return 0


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
    match, words = study_from(desk, given.source, whole=True).main, desk.words
    told = {"game": titled(match, words), "players": words.listed(words.names)}
    state = "over" if match.over else "open"
    print(words("cli-replay-fits", moves=last_number(match), state=state, **told))
    if match.over:
        print(winner_sentence(match.game.score(match.state), words))
    return 0


def _replay_library(desk: Desk) -> int:
    """Play all that is kept by today's rules, and say what no longer fits."""
    kept, misfits = Counter[Keepsake](), 0
    for keepsake, name, faults in _all_kept(desk):
        kept[keepsake] += 1
        misfits += bool(faults)
        for fault in faults:
            desk.complain(KeptMisfit(keepsake, name, fault))
    matches, positions, lessons = (kept[keepsake] for keepsake in Keepsake)
    counts = {"matches": matches, "positions": positions, "lessons": lessons}
    print(desk.words("cli-replay-kept", misfits=misfits, **counts))
    return WRONG if misfits else 0


def _all_kept(desk: Desk) -> Iterator[tuple[Keepsake, str, Sequence[Fault]]]:
    """Check matches, positions and the player's own lessons; one that cannot be read is with every game."""
    library = desk.library
    for match in sorted(library.matches(), key=lambda summary: summary.match):
        if match.game in GAMES:
            desk.speak(match.game, _names(match))
        yield Keepsake.MATCH, str(match.match), _faults(library.load, match.match, GAMES)
    for one in kept_files.kept(library.folder):
        faults = _faults(lambda code: editable_position(game_of_code(code, GAMES), code), one.code)
        yield Keepsake.POSITION, one.name, [one.fault] if one.fault else faults
    known = set[str]()
    for game in GAMES.values():
        desk.speak(game.key)
        for found in lessons_of(game, library.folder):
            if found.own and found.name not in known:
                known.add(found.name)
                misfits = () if found.lesson is None else faults_in(game, found.lesson)
                yield Keepsake.LESSON, found.name, misfits if found.fault is None else (found.fault,)


def _faults(read: Callable[..., object], *what: object) -> Sequence[Fault]:
    """Return what is wrong with something that is read, or nothing."""
    try:
        read(*what)
    except FaultError as error:
        return [error.fault]
    return []
