"""Presenting a match that is played elsewhere: the last happening, until somebody goes back to look."""

from boardkit.core import Fault
from boardkit.text import Words
from boardkit.text.faults import fault_said
from boardkit.tui.desk.deeds import given
from boardkit.tui.desk.desk import Deeds, Desk, Outcome
from boardkit.tui.desk.intents import Happened, Lost
from boardkit.tui.desk.modes.presenting import Presenting
from boardkit.tui.desk.presented import match_presented


class Projecting(Presenting, eq=False):
    """Slides of a match, of which there are more and more.

    Attributes:
        trouble: why nothing more can be seen of it, while that is so.
        news: what is said until the next decision, if anything.
    """

    trouble: Fault | None = None
    news: str = ""

    def notice(self, words: Words) -> str:
        """Say why nothing more can be seen, or what is new."""
        return self.news if self.trouble is None else fault_said(self.trouble, words)

    @property
    def deeds(self) -> Deeds:
        """What leads on and back, and what comes by itself."""
        return {**super().deeds, **dict((given(Happened, self._happened), given(Lost, self._lost)))}

    def _happened(self, desk: Desk, news: Happened) -> Outcome:
        """Show the last happening, unless an earlier one is looked at."""
        telling = match_presented(news.study.match, public=True).telling
        slides = telling(desk.words)
        last = len(slides) - 1
        at = last if self.at >= len(self.slides) - 1 else min(self.at, last)
        mode = self.__replace__(telling=telling, slides=slides, at=at, trouble=None, news="")
        return Outcome(desk.turning(mode).__replace__(study=news.study))

    def _lost(self, desk: Desk, lost: Lost) -> Outcome:
        return Outcome(desk.turning(self.__replace__(trouble=lost.fault)))
