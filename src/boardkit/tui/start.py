"""What the screens are begun with; whoever only begins them imports nothing else of theirs."""

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from boardkit.core import Match
from boardkit.core.values import Value

if TYPE_CHECKING:
    from rich.text import Text

    from boardkit.library.sharing import Course
    from boardkit.tui.desk.wishes import Host, Practice
    from boardkit.tui.preferences import Theme

Beside = Callable[[], AbstractAsyncContextManager[Sequence["Text"]]]
"""What goes on while the screens are shown, and tells them what to say of it."""


class Start(Value, kw_only=True):
    """How to begin: with the menu, with a match of the library, or with a new match."""

    data: Path | None = None  # the library's folder, or None for the player's own
    language: str | None = None  # the language asked for on the command line
    theme: "Theme | None" = None  # the colours asked for in place of those of the settings
    resume: int | None = None  # the number of a match to resume
    new: Match[Any] | None = None  # a match to begin
    coached: bool = False  # whether rules are told in it when they are first needed
    lesson: tuple[str, int] | None = None  # the key of a game and the number of one of its lessons, from 0
    course: "Course | None" = None  # the collection from elsewhere whose lesson it is
    practice: "Practice | None" = None  # the way to practice
    watch: int | None = None  # the number of a match to follow that is played elsewhere
    large: bool = False  # whether it is shown as large as the window, for a projector
    clean: bool = False  # whether its board and one sentence are then all that is shown, as for a camera
    shared: bool = False  # whether many look at one and the same screen, so that nobody's keys arrive
    tour: bool = False  # whether to lead round somebody whose library is new
    host: "Callable[[], Host] | None" = None  # makes what serves hands to devices; None where nothing can
    hands: bool = False  # whether it does so from the start
    # Whether files that are named here lie in the library's folder, as for somebody in a browser.
    confined: bool = False
    # Completes the command lines that a sentence advises by what was asked for.
    advised: Callable[[str], str] = str

    @property
    def with_menu(self) -> bool:
        """Whether the menu is what it begins with; whoever begins with more comes there later."""
        return (self.resume, self.new, self.lesson, self.practice, self.watch) == (None,) * 5
