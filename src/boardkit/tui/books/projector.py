"""The projector: a match that is played elsewhere, as large as the window."""

from typing import Any

from boardkit.core import Study
from boardkit.library.watching import Onlooker
from boardkit.tui.books.presenter import PresentScreen
from boardkit.tui.desk.modes.projecting import Projecting
from boardkit.tui.desk.presented import match_presented
from boardkit.tui.screens.following import follow


class ProjectorScreen(PresentScreen):
    """Presents the last happening of a match, and each that follows."""

    MODE = Projecting

    def __init__(self, study: Study[Any], onlooker: Onlooker) -> None:
        """Present a match as it is now."""
        match = study.match
        last = sum(1 for _, frame in match.frames() if not frame.event.minor)
        super().__init__(match, match_presented(match, public=True).telling, last)
        self._onlooker = onlooker

    def on_mount(self) -> None:
        """Follow the match; Textual lets the presenter show its slide, too."""
        self.run_worker(follow(self, self._onlooker), group="following", exclusive=True)

    def on_unmount(self) -> None:
        """Look no more."""
        self._onlooker.close()
