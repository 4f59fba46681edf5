"""Where the making of a lesson leads."""

from typing import TYPE_CHECKING

from boardkit.tui.desk.doors import Door

# The menu knows these doors, and no lesson.
if TYPE_CHECKING:
    from boardkit.core.teaching.lesson import Lesson
    from boardkit.core.teaching.manuscript import Manuscript


class Trial(Door, eq=False):
    """A lesson in the making, played as its readers do, after the steps that are done."""

    lesson: "Lesson"
    done: int = 0


class Author(Door, eq=False):
    """The table at which a lesson is made.

    Attributes:
        name: the name it was saved by; empty before that.
        at: the moment of its line that is shown first; that of its last step with None.
        kept: whether it is as it was saved by that name.
    """

    text: "Manuscript"
    name: str = ""
    at: int | None = None
    kept: bool = False
