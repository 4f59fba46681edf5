"""What the making of a lesson wishes of the world."""

from typing import TYPE_CHECKING

from boardkit.core.rules.values import frozen
from boardkit.tui.desk.wishes import Wish

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
