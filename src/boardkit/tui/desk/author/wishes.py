"""What the making of a lesson wishes of the world, and where it leads."""

from typing import TYPE_CHECKING

from boardkit.core.rules.values import frozen
from boardkit.tui.desk.doors import Door
from boardkit.tui.desk.wishes import Wish

# The menu knows these doors, and no lesson.
if TYPE_CHECKING:
    from boardkit.core.teaching.lesson import Lesson
    from boardkit.core.teaching.manuscript import Manuscript


@frozen(eq=False)
class MakeLesson(Wish):
    """Make a lesson, beginning at a moment, or go on with the one that was begun and not saved."""

    text: "Manuscript"
    at: int


@frozen(eq=False)
class KeepDraft(Wish):
    """Keep a lesson in the making; of each game, one is kept. `name` is what it was saved by."""

    text: "Manuscript"
    name: str = ""


@frozen(eq=False)
class KeepLesson(Wish):
    """Save a lesson by a name among the player's own; `over` says that it may take the place of another."""

    name: str
    lesson: "Lesson"
    over: bool = False


@frozen(eq=False, repr=False, slots=False)
class Trial(Door):
    """A lesson in the making, played as its readers do, after the steps that are done."""

    lesson: "Lesson"
    done: int = 0


@frozen(eq=False, repr=False, slots=False)
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
