"""The sheet of a score: each seat's sum, and below it every reason with its points and its rule."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from boardkit.core import ScoreLine, ScoreSheet
from boardkit.draw.counting import figure
from boardkit.draw.palette import Palette
from boardkit.draw.seats import chip
from boardkit.text import Words
from boardkit.text.scores import SeatScore, seat_scores

INDENTED: Final = (0, 0, 0, 2)
"""A reason stands below its seat, with all its lines."""


class Sheet(OptionList):
    """Lists a score, the first place first; knows which line and which rule is under the cursor."""

    def __init__(self, sheet: ScoreSheet, words: Words, palette: Palette) -> None:
        scores = seat_scores(sheet, words)
        self._reasons: list[ScoreLine | None] = [
            line for score in scores for line in (None, *sheet.of(score.seat))
        ]
        super().__init__(*_options(scores, words, palette), id="score-sheet", markup=False)

    @property
    def line(self) -> ScoreLine | None:
        """The line under the cursor; None on a seat's sum."""
        return None if self.highlighted is None else self._reasons[self.highlighted]

    @property
    def rule(self) -> str:
        """The section behind the line under the cursor; empty where there is none."""
        return "" if self.line is None else self.line.rule


def _options(scores: Sequence[SeatScore], words: Words, palette: Palette) -> Iterator[Option]:
    for score in scores:
        parts = f"{score.place}. ", chip(score.seat, palette), f" {words.seat(score.seat)}"
        name = Text.assemble(*parts, no_wrap=True, overflow="ellipsis")
        yield Option(_row(name, figure(score.total), "", style="bold"))
        for reason in score.reasons:
            said = Padding(Text(reason.text), INDENTED)
            yield Option(_row(said, figure(reason.points), f"§{reason.rule}"))


def _row(text: RenderableType, points: str, rule: str, style: str = "") -> Table:
    """Write a line of the sheet: what for, how many points, by which rule."""
    row = Table.grid(expand=True, padding=(0, 1, 0, 0))
    row.add_column(ratio=1)
    row.add_column(justify="right", width=4)
    row.add_column(width=len("§VII.B.5"))
    row.add_row(text, points, rule, style=style)
    return row
