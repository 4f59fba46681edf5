"""A lesson may begin with a position: played by the rules, recorded, and refused where it does not fit."""

from typing import Any

from attrs import evolve

from boardkit.core import Match, Note, NoteKind, Player, Seat, legal
from boardkit.core.faults import WrongSeats
from boardkit.core.notation.moves import write
from boardkit.core.records.position import OtherOptions, PositionDamaged, position_code
from boardkit.core.records.record import start, start_at
from boardkit.core.teaching.checking import faults_in
from boardkit.core.teaching.faults import LessonDoesNotFit
from boardkit.core.teaching.lesson import Chapter, Lesson, Start, Step, Task, from_json, to_json
from boardkit.core.teaching.manuscript import recorded
from boardkit.core.teaching.stages import stages
from boardkit.games import GAMES

GAME = GAMES["tectonic_tribes"]
NAMES = ("Ada", "Béla")


def midway() -> Match[Any]:
    match = start(GAME, GAME.options(), [Player(name, seat) for seat, name in enumerate(NAMES)], 4)
    for _ in range(7):
        match = match.play(legal(GAME, match.state)[0])
    return match


def lesson(**begin: Any) -> Lesson:
    state = midway().state
    said = {"en": "A move from here"}
    move = write(legal(GAME, state)[0])
    position = position_code(GAME, state)
    step = Step(note=said, task=Task(play=move))
    first = Start(**{"players": list(NAMES), "position": position, **begin})
    chapters = [Chapter(title=said, steps=[step])]
    return Lesson(lesson=1, game=GAME.key, title=said, summary=said, start=first, chapters=chapters)


def test_a_lesson_begins_with_its_position() -> None:
    (stage,) = stages(GAME, from_json(to_json(lesson()).encode()))
    assert stage.match.state == midway().state
    assert stage.done.state != stage.match.state


def test_what_does_not_fit_its_position_is_told() -> None:
    assert faults_in(GAME, lesson()) == ()
    damaged = lesson(position=lesson().start.position[:-2])
    assert faults_in(GAME, damaged)[:1] == (LessonDoesNotFit(0, 0, PositionDamaged()),)
    assert faults_in(GAME, lesson(players=["A", "B", "C"]))[:1] == (
        LessonDoesNotFit(0, 0, WrongSeats(3, 2, 2)),
    )
    optional = lesson(options={"advanced": True, "after_rival_discard": "placed"})
    assert faults_in(GAME, optional)[:1] == (LessonDoesNotFit(0, 0, OtherOptions()),)


def test_a_match_from_a_position_is_recorded_as_a_lesson_from_it() -> None:
    match = start_at(GAME, position_code(GAME, midway().state), midway().players, 4)
    noted = match.noted(Note(0, NoteKind.REMARK, Seat(0), "Look."))
    made = recorded(noted.play(legal(GAME, noted.state)[0]), "en", "From here", "A lesson")
    assert made.start.position == match.position
    assert faults_in(GAME, made) == ()
    assert faults_in(GAME, evolve(made, start=evolve(made.start, position="")))
