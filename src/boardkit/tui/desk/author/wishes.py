"""What the making of a lesson wishes of the world."""

from typing import TYPE_CHECKING

from boardkit.tui.desk.wishes import Wish

if TYPE_CHECKING:
    from boardkit.core.teaching.lesson import Lesson
    from boardkit.core.teaching.manuscript import Manuscript


class MakeLesson(Wish, eq=False):
    """Make a lesson, beginning at a moment, or go on with the one that was begun and not saved."""

    text: "Manuscript"
    at: int


class KeepDraft(Wish, eq=False):
    """Keep a lesson in the making; of each game, one is kept. `name` is what it was saved by."""

    text: "Manuscript"
    name: str = ""


class KeepLesson(Wish, eq=False):
    """Save a lesson by a name among the player's own; `over` says that it may take the place of another."""

    name: str
    lesson: "Lesson"
    over: bool = False
