"""Opening a lesson where its reader stopped."""

from collections.abc import Sequence
from typing import Any

from boardkit.core import FaultError, Game, Seat
from boardkit.core.teaching.stages import stages
from boardkit.library.lessons import Found
from boardkit.tui.desk.modes.lecturing import Lecture
from boardkit.tui.desk.reading import Reading


def opened_lesson(game: Game[Any], found: Sequence[Found], number: int, done: int) -> tuple[Reading, Lecture]:
    """Open one of the lessons that were found, after so many steps that are done.

    Raises:
        FaultError: the lesson does not fit its game, or its file is damaged.
    """
    one = found[number]
    if one.fault is not None:
        raise FaultError(one.fault)
    assert one.lesson is not None
    reading = Reading.resumed(stages(game, one.lesson), Seat(one.lesson.start.seat), done)
    following = found[number + 1].lesson if number + 1 < len(found) else None
    title = {} if following is None else following.title
    return reading, Lecture(one.id, one.lesson, (number + 1, len(found)), title)
