"""Reads arguments: files, games, matches, seats, options of a game; writes files."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from boardkit.commands import STREAM, faults
from boardkit.commands.desk import Desk
from boardkit.commands.parser import read_number
from boardkit.core import CHANCE, Fault, FaultError, Game, Match, Seat, Study
from boardkit.core.catalogue import GAMES, KEYS
from boardkit.core.faults import NoSuchMoment, TooLarge, UnknownGame
from boardkit.core.lines.course import last_number, stretch_of
from boardkit.core.lines.match import Sitter
from boardkit.core.lines.study import MAIN
from boardkit.core.notation.moves import parser
from boardkit.core.notation.shapes import Basic, Member, Number, Shape, fields_of
from boardkit.core.records.older import looked_at, restored
from boardkit.core.records.record import LIMIT, check_notes, from_json, read_json
from boardkit.core.teaching.lesson import Lesson
from boardkit.core.teaching.lesson import from_json as lesson_from_json
from boardkit.core.teaching.rulebook import Rulebook, Section
from boardkit.library import MatchId, files
from boardkit.library.files import as_text
from boardkit.library.kept_files import code_of
from boardkit.library.session import Onlooker, look_into
from boardkit.library.storage_faults import FileTrouble, Trouble
from boardkit.text.loading import unread_words
from boardkit.text.names import told_apart

SWITCHES: Final = {"true": "yes", "on": "yes", "1": "yes", "false": "no", "off": "no", "0": "no"}
"""Words as good as yes and no on the command line."""

OF_A_FILE: Final = "@"  # stands before the name of a file whose text is meant
IN_A_CODE: Final = "."  # a part of every position code, and of no name of a position
MOST_SEATS: Final = 99  # more than any game has; how many a game has is the game's to say
COMPUTERS: Final = tuple(sitter.value for sitter in Sitter if sitter is not Sitter.PERSON)
LEVELS: Final = tuple(sitter for sitter in COMPUTERS if not Sitter(sitter).character)
MOST_MATCHES: Final = 999_999_999  # the highest number that a match may have on the command line


def read_file(name: str) -> bytes:
    """Read a file, `-` being the standard input; FaultError if it cannot be read, or is too large."""
    if name != STREAM:
        return files.read_bytes(Path(name))
    with files.told(name):
        data = sys.stdin.buffer.read(LIMIT + 1)
    if len(data) > LIMIT:
        raise FaultError(TooLarge(len(data), LIMIT))
    return data


def read_typed(name: str) -> bytes:
    """Read a file named in a form, `~` being the home; FaultError if it cannot be read or is too large."""
    return files.read_bytes(path_typed(name))


def path_typed(name: str) -> Path:
    """Return the path of a file named in a form, `~` being the home; FaultError if there can be none."""
    with files.told(name):
        try:
            return Path(name.strip()).expanduser()
        except RuntimeError as error:
            # Nobody of that name has a home.
            raise FaultError(FileTrouble(name, Trouble.MISSING)) from error


def write_file(name: str, text: str | Iterator[str], *, force: bool = False) -> None:
    """Write a text, whole or in parts, into a file or to `-`, the standard output; errors as `write_text`."""
    if name == STREAM:
        sys.stdout.writelines([text] if isinstance(text, str) else text)
    else:
        files.write_text(Path(name), text, replace=force)


def game_named(desk: Desk, key: str) -> Game[Any]:
    """Return a game and speak of it, hyphens for underscores; FaultError if it is unknown or unreadable."""
    game = known_game(key, key.replace("-", "_").lower())
    for fault in unread_words(game.key) if game.key not in KEYS else ():
        raise FaultError(fault)
    desk.speak(game.key)
    return game


def known_game(name: str, key: str = "") -> Game[Any]:
    """Return the game of a key, by default of its name; FaultError if there is none."""
    game = GAMES.get(key or name)
    if game is None:
        raise FaultError(UnknownGame(name, tuple(GAMES)))
    return game


def match_number(text: str) -> MatchId:
    """Read the number of a saved match; raise FaultError if it is none."""
    return MatchId(read_number("MATCH", 1, MOST_MATCHES, text))


def latest(desk: Desk) -> MatchId:
    """Return the unfinished match that was played last; raise FaultError if there is none."""
    for summary in desk.library.matches():
        if not summary.finished and not summary.damaged:
            return summary.match
    raise FaultError(faults.NothingToResume())


def study_from(desk: Desk, text: str, *, whole: bool = False) -> Study[Any]:
    """Return the saved match of a number, or else the match in a file, and speak of it from now on.

    It brings its branches along, but stands on none of them. A match of older rules is returned as far as it
    fits those of today, and what does not fit is told, unless the `whole` match is wanted.

    Raises:
        FaultError: there is no such match or file, or what it holds is no match, or not the whole of it fits.
    """
    if not text.isdigit():
        return study_in(desk, read_file(text), whole=whole)
    number = match_number(text)
    study, fault = (desk.library.load(number, GAMES), None) if whole else desk.library.look_at(number, GAMES)
    return _spoken_of(desk, study, fault)


def study_in(desk: Desk, data: bytes, *, whole: bool = False, outside: bool = False) -> Study[Any]:
    """Return the match in a record, and speak of it; FaultError if it is none, or does not fit the rules.

    What is left out is told, unless only the `whole` will do. From `outside` it has no endless notes.
    """
    plain = from_json(data)
    if outside:
        check_notes(plain)
    game = known_game(plain.game)
    desk.speak(game.key, [player.name for player in plain.players])
    study, fault = (restored(game, plain), None) if whole else looked_at(game, plain)
    spoken = _spoken_of(desk, study, fault)
    # What is kept stands on the branch on which it was played last.
    return study if outside else spoken


def lesson_in(data: bytes) -> Lesson | None:
    """Return the lesson in a file, or None if it is none; raise FaultError if it cannot be read."""
    plain = read_json(data)
    return lesson_from_json(data) if isinstance(plain, dict) and "lesson" in plain else None


def _spoken_of(desk: Desk, study: Study[Any], fault: Fault | None) -> Study[Any]:
    desk.speak(study.main.game.key, [player.name for player in study.main.players])
    if fault is not None:
        desk.complain(fault)
    return study.switch(MAIN)


def moment(match: Match[Any], number: int | None) -> Match[Any]:
    """Stand at the last moment of a number; None stays; FaultError if there is no such moment."""
    try:
        return match if number is None else match.jump(stretch_of(match, number)[1])
    except IndexError as error:
        raise FaultError(NoSuchMoment(number or 0, last_number(match))) from error


def seat_named(match: Match[Any], text: str | None) -> Seat:
    """Return the seat of a name, or number from 1; CHANCE for None; FaultError if not exactly one."""
    if text is None:
        return CHANCE
    names = [player.name for player in match.players]
    apart = told_apart(names)
    both = enumerate(zip(names, apart, strict=True))
    called = [Seat(seat) for seat, known in both if text.casefold() in map(str.casefold, known)]
    found = called or [Seat(seat) for seat in range(len(names)) if text == str(seat + 1)]
    if len(found) != 1:
        raise FaultError(faults.NoSuchSeat(text, apart))
    return found[0]


def options_from(game: Game[Any], pairs: Iterable[str]) -> Any:
    """Build a game's options from pairs such as `advanced=yes`; what is not named has its default.

    An option that is a text takes that of a file: `own_cards=@cards.json`.

    Raises:
        FaultError: a pair is no pair, or names no option, or no value of it, or an option that another has
            named; or a file cannot be read.
    """
    chosen: dict[str, object] = {}
    for pair in pairs:
        name, value = _option(game, pair)
        if name in chosen:
            raise FaultError(faults.OptionTwice(name))
        chosen[name] = value
    return game.options(**chosen)


def option_names(game: Game[Any]) -> tuple[str, ...]:
    """Return the names of a game's options."""
    return tuple(fields_of(game.options))


def allowed(whole: Shape) -> tuple[str, ...]:
    """List the values that an option of some shape takes, as they are written."""
    match whole:
        case Basic.FLAG:
            return "yes", "no"
        case Member(kind):
            return tuple(map(str, kind))
        case Number():
            return ("0, 1, 2, …",)
    return ("…",)


def _option(game: Game[Any], pair: str) -> tuple[str, object]:
    name, equals, value = pair.partition("=")
    if not equals:
        raise FaultError(faults.NotAPair(pair))
    whole = fields_of(game.options).get(name := name.replace("-", "_"))
    if whole is None:
        raise FaultError(faults.UnknownGameOption(name, option_names(game)))
    if whole is Basic.TEXT:
        return name, text_of(value)
    try:
        return name, parser(whole)(SWITCHES.get(value.lower(), value) if whole is Basic.FLAG else value)
    except (ValueError, KeyError) as error:
        raise FaultError(faults.BadGameOption(name, value, allowed(whole))) from error


def text_of(value: str) -> str:
    """Return a text, or that of the file it names behind an `@`."""
    return as_text(read_file(value.removeprefix(OF_A_FILE))) if value.startswith(OF_A_FILE) else value


def position_code(desk: Desk, text: str) -> str:
    """Return the code of a kept position, a text or a file; FaultError if it is none of these."""
    named = not text.startswith(OF_A_FILE) and IN_A_CODE not in text
    return code_of(desk.library.folder, text) if named else text_of(text)


def sections(book: Rulebook, number: str) -> Sequence[Section]:
    """Return a section of a rulebook and those below it; raise FaultError if there is no such section."""
    number = number.removeprefix("§")
    if number not in book.sections:
        raise FaultError(faults.NoSuchSection(number, tuple(book.sections)))
    return [section for key, section in book.sections.items() if f"{key}.".startswith(f"{number}.")]


def check_seen(desk: Desk, number: MatchId) -> None:
    """See that a match can be followed; raise FaultError if it cannot be seen."""
    with look_into(desk.data) as library:
        onlooker = Onlooker(library.folder, number, GAMES)
    with closing(onlooker):
        onlooker.look()
