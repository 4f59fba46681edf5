"""Where the making of a lesson leads."""

from typing import TYPE_CHECKING

from boardkit.core.rules.values import frozen
from boardkit.tui.desk.doors import Door

# The menu knows these doors, and no lesson.
if TYPE_CHECKING:
    from boardkit.core.teaching.lesson import Lesson
    from boardkit.core.teaching.manuscript import Manuscript


@frozen(eq=False)
class Trial(Door):
    """A lesson in the making, played as its readers do, after the steps that are done."""

    lesson: "Lesson"
    done: int = 0


@frozen(eq=False)
class Author(Door):
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
