"""Opens a lesson at the table of its game."""

from collections.abc import Sequence
from typing import Any

from boardkit.core import FaultError, Game, Seat
from boardkit.core.teaching.stages import stages
from boardkit.library.lessons import Found
from boardkit.tui.desk.reading import Reading
from boardkit.tui.table.lesson import LessonScreen, lesson_screen
from boardkit.tui.table.screens import screen_of


def lesson_at_table(game: Game[Any], found: Sequence[Found], number: int, done: int) -> LessonScreen:
    """Make the screen of a lesson, opened where its reader stopped.

    Raises:
        FaultError: the lesson does not fit its game, or its file is damaged.
    """
    one = found[number]
    if one.fault is not None:
        raise FaultError(one.fault)
    assert one.lesson is not None
    steps = stages(game, one.lesson)
    reading = Reading.resumed(steps, Seat(one.lesson.start.seat), done)
    return lesson_screen(screen_of(game))(one, (number + 1, len(found)), reading)
