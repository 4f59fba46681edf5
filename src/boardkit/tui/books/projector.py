"""The projector: a match that is played elsewhere, as large as the window."""

from typing import Any

from boardkit.core import Study
from boardkit.library.watching import Onlooker
from boardkit.text import Words
from boardkit.tui.books.presenter import PresentScreen
from boardkit.tui.desk.modes.projecting import Projecting
from boardkit.tui.desk.presented import match_presented
from boardkit.tui.screens.following import follow


class ProjectorScreen(PresentScreen):
    """Presents the last happening of a match, and each that follows."""

    def __init__(self, study: Study[Any], onlooker: Onlooker, news: str) -> None:
        """Present a match as it is now, with what is new about it."""
        match = study.match
        last = sum(1 for _, frame in match.frames() if not frame.event.minor)
        super().__init__(match, match_presented(match, public=True).telling, last)
        self._onlooker = onlooker
        self._news = news

    def on_mount(self) -> None:
        """Follow the match; Textual lets the presenter show its slide, too."""
        self.run_worker(follow(self, self._onlooker), group="following", exclusive=True)

    def _begun(self, words: Words) -> Projecting:
        return Projecting.begun(self._telling, words, self._first).__replace__(news=self._news)

    def on_unmount(self) -> None:
        """Look no more."""
        self._onlooker.close()
