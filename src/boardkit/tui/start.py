"""What the screens are begun with; whoever only begins them imports nothing else of theirs."""

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from boardkit.core import Match
from boardkit.core.values import Value

if TYPE_CHECKING:
    from boardkit.library.sharing import Course
    from boardkit.tui.desk.wishes import Host, Practice

Beside = Callable[[], AbstractAsyncContextManager[Sequence[str]]]
"""What goes on while the screens are shown, and tells them what to say of it."""


class Start(Value, kw_only=True):
    """How to begin: with the menu, with a match of the library, or with a new match.

    Attributes:
        data: the library's folder, or None for the player's own.
        language: the language asked for on the command line.
        resume: the number of a match to resume.
        new: a match to begin.
        coached: whether rules are told in it when they are first needed.
        watch: the number of a match to follow that is played elsewhere.
        large: whether it is shown as large as the window, for a projector.
        shared: whether many look at one and the same screen, so that nobody's keys arrive.
        tour: whether to lead round somebody whose library is new.
        lesson: the key of a game and the number of one of its lessons, from 0.
        course: the collection from elsewhere whose lesson it is; None for the game's own.
        practice: the way to practice.
        advised: completes the command lines that a sentence advises by what was asked for.
        host: makes what serves hands to devices; None where nothing can.
        hands: whether it does so from the start.
        confined: whether files that are named here lie in the library's folder, as for somebody in a browser.
    """

    data: Path | None = None
    language: str | None = None
    resume: int | None = None
    new: Match[Any] | None = None
    coached: bool = False
    lesson: tuple[str, int] | None = None
    course: "Course | None" = None
    practice: "Practice | None" = None
    watch: int | None = None
    large: bool = False
    shared: bool = False
    tour: bool = False
    host: "Callable[[], Host] | None" = None
    hands: bool = False
    confined: bool = False
    advised: Callable[[str], str] = str

    @property
    def with_menu(self) -> bool:
        """Whether the menu is what it begins with; whoever begins with more comes there later."""
        return (self.resume, self.new, self.lesson, self.practice, self.watch) == (None,) * 5
