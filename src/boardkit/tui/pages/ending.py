"""What is told of a score: the table as far as everybody may know it, the sheet, and who wins and why."""

from collections.abc import Iterable
from functools import cached_property
from typing import Any

from rich.text import Text

from boardkit.core import CHANCE, Match, ScoreSheet
from boardkit.core.values import Value
from boardkit.draw.palette import Palette
from boardkit.draw.seats import chip
from boardkit.text import Words
from boardkit.text.scores import hints_sentence, tie_breaks_sentence, winner_sentence


class Ending(Value, eq=False, dict=True):
    """A match whose points are told, at its end or in the middle of it."""

    match: Match[Any]
    words: Words
    palette: Palette

    @cached_property
    def state(self) -> Any:
        """The table; before the end, as far as everybody may know it."""
        match = self.match
        return match.state if match.over else match.game.view(match.state, CHANCE)

    @cached_property
    def sheet(self) -> ScoreSheet:
        """The sheet; before the end, as far as everybody may know."""
        return self.match.game.score(self.state)

    def verdict(self, alone: Iterable[int]) -> Text:
        """Say who wins and why; of who played alone, the best among all such scores, too."""
        if not self.match.over:
            return Text(self.words("score-so-far"))
        said = Text("★ " if self.sheet.winners else "")
        for seat in self.sheet.winners:
            said.append_text(chip(seat, self.palette)).append(" ")
        said.append(winner_sentence(self.sheet, self.words), "bold")
        more = tie_breaks_sentence(self.sheet, self.words) or self._best(alone)
        hints = hints_sentence(self.match, self.words)
        return said.append("".join(f"\n{line}" for line in (more, hints) if line))

    def _best(self, alone: Iterable[int]) -> str:
        if len(self.match.players) > 1:
            return ""
        return self.words("score-best-alone", points=max([*alone, *self.sheet.totals]))
