"""`boardkit handout`: writes steps of a match or a lesson as a page, a picture, text or a recording."""

import sys
from argparse import Namespace
from pathlib import PurePath
from typing import Any, Final

from boardkit.commands import STREAM, faults, reading
from boardkit.commands.desk import Desk
from boardkit.commands.figures import progress
from boardkit.commands.parser import choice, flag, number, operand, option, takes
from boardkit.commands.teach import lesson_number
from boardkit.core import FaultError, Match, Study
from boardkit.core.catalogue import GAMES
from boardkit.core.lines.course import last_number, number_of, stretch_of
from boardkit.core.lines.study import MAIN
from boardkit.core.teaching.lesson import Lesson
from boardkit.handout import anki, cutting, making
from boardkit.handout.matches import By, turn
from boardkit.handout.pictures import pictures
from boardkit.handout.slides import Handout, open_eyes
from boardkit.library.lessons import lessons_of
from boardkit.text.log import line_said

FORMATS: Final = ("html", "svg", "text", "cast", "cast-v2")
PAPERS: Final = ("a4", "letter")
KINDS: Final = ("happening", "decision")
TOO_LONG: Final = 5  # the digits that the number of a line never has
MANY: Final = 100  # from so many pages on it is told how many there will be, and how far they are
OF_MATCHES: Final = ("at", "step", "by", "seat", "branch")  # the options that make no sense for a lesson
IDLE: Final = {
    "cut_out": ("format", *OF_MATCHES, "from", "to", "without_answers", "answers", "anki"),
    "anki": ("format", "without_answers", "answers", "paper"),
}
"""The options that change nothing together with another."""
SHEETS: Final = (".html", ".htm")  # how the file of a sheet to be cut out may end
NOTES: Final = (".txt", ".tsv")  # how a file of notes may end
OF_LESSONS: Final = ("without-answers", "answers", "anki")  # the options that make no sense for a match


@takes(
    operand("source", "handout"),
    operand("file", "file", optional=True),
    choice("format", "format", FORMATS),
    number("at"),
    number("step"),
    number("from"),
    number("to"),
    choice("by", "by", KINDS),
    option("seat", "seat"),
    option("branch", "branch"),
    flag("without-answers"),
    option("answers", "file"),
    flag("anki"),
    flag("cut-out"),
    choice("paper", "paper", PAPERS),
    flag("force"),
)
def run_handout(desk: Desk, given: Namespace) -> int:
    """Write the handout into a file, or to the standard output."""
    asked = vars(given)
    for because in (name for name in IDLE if asked[name]):
        for idle in (name for name in IDLE[because] if asked[name] not in (None, False)):
            desk.complain(faults.OptionIdle(idle.replace("_", "-"), because.replace("_", "-")))
    if given.cut_out:
        return _write_cut_out(desk, given)
    for name in (None if given.anki else given.file, given.answers):
        form_for(name, given.format)
    found = _source(desk, given.source)
    handout = _of_lesson(desk, found, asked) if isinstance(found, Lesson) else _of_match(desk, found, asked)
    handout = handout.__replace__(paper=given.paper or "")
    if given.anki:
        return _write_notes(desk, given, handout)
    if given.answers is not None:
        write_handout(desk, given.answers, given.format, making.answers_alone(handout), force=given.force)
        handout = making.without_answers(handout)
    write_handout(desk, given.file or STREAM, given.format, handout, force=given.force)
    return 0


def _write_cut_out(desk: Desk, given: Namespace) -> int:
    """Write the cards and tokens of a game to be cut out."""
    game, name = reading.game_named(desk, given.source), given.file or STREAM
    _check_ending(name, SHEETS)
    reading.write_file(name, cutting.cut_out(game, desk.words, given.paper or ""), force=given.force)
    if name != STREAM:
        print(desk.words("cli-handout-done", file=name))
    return 0


def form_for(name: str | None, form: str | None = None) -> str:
    """Return the form asked for, else that of the file's ending, else a page; FaultError: `NoSuchForm`."""
    if form is None:
        _check_ending(name or STREAM, tuple(making.ENDINGS))
    return form or making.form_of(name or STREAM) or FORMATS[0]


def _check_ending(name: str, endings: tuple[str, ...]) -> None:
    if PurePath(name).suffix.lower() not in ("", *endings):
        raise FaultError(faults.NoSuchForm(name, endings))


def write_handout(desk: Desk, name: str, form: str | None, handout: Handout, *, force: bool) -> None:
    """Write a handout into a file, in the form that is asked for, or that its name asks for, and tell where.

    Long ones tell how many pages they will have, and how far they are; pictures may become several files.
    """
    form = form_for(name, form)
    if form == "svg" and name != STREAM:
        _write_pictures(desk, PurePath(name), handout, force=force)
        return
    pages = len(handout.slides)
    if pages < MANY or form == "svg":
        reading.write_file(name, making.PARTS[form](handout), force=force)
    else:
        print(desk.words("handout-pages", count=pages), file=sys.stderr, flush=True)
        told = {"name": "handout-progress", "rate": "handout-rate"}
        with progress(desk.words, 0, pages, **told) as more:
            reading.write_file(name, making.PARTS[form](making.watched(handout, more)), force=force)
    if name != STREAM:
        print(desk.words("cli-handout-done", file=name))


def _write_pictures(desk: Desk, name: PurePath, handout: Handout, *, force: bool) -> None:
    """Write a picture, or several with numbers behind their names."""
    drawn = pictures(handout)
    numbered = [str(name.with_stem(f"{name.stem}-{number}")) for number in range(1, len(drawn) + 1)]
    names = [str(name)] if len(drawn) == 1 else numbered
    for one, text in zip(names, drawn, strict=True):
        reading.write_file(one, text, force=force)
    if len(drawn) == 1:
        print(desk.words("cli-handout-done", file=str(name)))
    else:
        print(desk.words("handout-pictures", count=len(drawn), first=names[0], last=names[-1]))


def _write_notes(desk: Desk, given: Namespace, handout: Handout) -> int:
    """Write the questions of a lesson for Anki, and a numbered picture beside for each."""
    if given.file in (None, STREAM):
        raise FaultError(faults.OperandMissing(desk.words("value-file"), "boardkit handout --anki"))
    _check_ending(given.file, NOTES)
    name = PurePath(given.file)
    found = [(note, f"{name.stem}-{number}.svg") for number, note in enumerate(anki.notes(handout), start=1)]
    for note, picture in found:
        reading.write_file(str(name.with_name(picture)), note.picture, force=given.force)
    reading.write_file(str(name), anki.text(handout, found), force=given.force)
    print(desk.words("handout-notes", count=len(found), file=str(name)))
    return 0


def _source(desk: Desk, text: str) -> Study[Any] | Lesson:
    """Find what is meant: a saved match, a lesson of a game, or what lies in a file."""
    if text.isdigit():
        return reading.study_from(desk, text)
    key, _, name = text.partition("/")
    if key.replace("-", "_").lower() in GAMES:
        found = lessons_of(reading.game_named(desk, key), desk.library.folder)
        one = found[lesson_number(found, name or key)]
        if one.fault is not None:
            raise FaultError(one.fault)
        assert one.lesson is not None
        return one.lesson
    data = reading.read_file(text)
    lesson = reading.lesson_in(data)
    if lesson is None:
        return reading.study_in(desk, data)
    desk.speak(reading.known_game(lesson.game).key)
    return lesson


def _of_lesson(desk: Desk, lesson: Lesson, asked: dict[str, Any]) -> Handout:
    for name in OF_MATCHES:
        if asked[name] is not None:
            raise FaultError(faults.ForMatchesOnly(name))
    first, last = asked["from"] or 1, asked["to"] or lesson.steps
    if not 1 <= first <= last <= lesson.steps:
        raise FaultError(faults.NothingToHandOut(1, lesson.steps))
    told = not (asked["without_answers"] or asked["anki"] or asked["answers"] is not None)
    return making.of_lesson(lesson, desk.words, answers=told, first=first, last=last)


def _of_match(desk: Desk, study: Study[Any], asked: dict[str, Any]) -> Handout:
    for name in OF_LESSONS:
        if asked[name.replace("-", "_")]:
            raise FaultError(faults.ForLessonsOnly(name))
    chosen = next((name for name in ("step", "at") if asked[name] is not None), None)
    for name in ("at", "from", "to"):
        if chosen is not None and name != chosen and asked[name] is not None:
            desk.complain(faults.OptionIdle(name, chosen))
    study = study.switch(_line_named(desk, study, asked["branch"] or MAIN))
    match = study.match
    seat = open_eyes(match) if asked["seat"] is None else reading.seat_named(match, asked["seat"])
    by = asked["by"] or (By.DECISION if asked["at"] is None else By.HAPPENING)
    if asked["step"] is not None:
        made = making.of_step(study, desk.words, seat, asked["step"])
    elif asked["at"] is not None:
        moments = turn(match, reading.moment(match, asked["at"]).at)
        made = making.of_match(study, desk.words, seat, By(by), *moments)
    else:
        first, last = _between(match, asked["from"] or 0, asked["to"])
        made = making.of_match(study, desk.words, seat, By(by), first, last)
    if not made.slides:
        raise FaultError(faults.NothingToHandOut(0, number_of(match, match.at)))
    return made


def _line_named(desk: Desk, study: Study[Any], text: str) -> str:
    """Return the name of a line of a match by name or number; FaultError if closed or unknown."""
    if text in study.names or not study.main.has_no_secrets:
        return text
    number = int(text) if text.isascii() and text.isdigit() and len(text) < TOO_LONG else 0
    if 1 <= number <= len(study.listed):
        return study.listed[number - 1]
    said = (line_said(study, name, desk.words) for name in study.listed)
    raise FaultError(faults.NoSuchLine(text, tuple(f"{at}. {line}" for at, line in enumerate(said, start=1))))


def _between(match: Match[Any], first: int, last: int | None) -> tuple[int, int | None]:
    """Return the moments of two numbers; a match may end before either."""
    most = last_number(match)
    begin = stretch_of(match, first)[0] if first <= most else len(match.moments)
    return begin, None if last is None or last > most else stretch_of(match, last)[1]
