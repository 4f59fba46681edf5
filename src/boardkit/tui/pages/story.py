"""How it came: the curve of everybody's points, round by round, and the moments that mattered."""

from collections.abc import Iterator
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option
from textual.worker import Worker, WorkerState

from boardkit.core import Seat
from boardkit.core.lines.course import Course, RoundEnd, Turning
from boardkit.draw.boards import where
from boardkit.draw.counting import figure
from boardkit.draw.curves import Curve
from boardkit.draw.drawings import drawing_of
from boardkit.draw.palette import Palette
from boardkit.draw.seats import chip
from boardkit.text import Words
from boardkit.text.recap import is_about
from boardkit.text.scores import gains_sentence, kinds_sentence, turning_sentences
from boardkit.tui.desk.intents import ShowMoment
from boardkit.tui.pages.endboard import View
from boardkit.tui.widgets.chart import Chart
from boardkit.tui.widgets.flow import Flow
from boardkit.tui.widgets.later import WhileRunning


class Story(WhileRunning, Vertical):
    """Tells the course of a match that is over.

    Attributes:
        at: the end of a round that is pointed at.
    """

    class LookedAt(Message):
        """A round or a moment was pointed at."""

        def __init__(self, view: View) -> None:
            super().__init__()
            self.view = view

    class Chosen(Message):
        """The moment under the cursor was chosen."""

    def __init__(self, course: Course[Any], words: Words, palette: Palette, *, plain: bool) -> None:
        super().__init__(id="story", classes="panel")
        self._course, self._words, self._palette, self._plain = course, words, palette, plain
        self._drawing = drawing_of(course.match.game.key)
        self._turnings: tuple[Turning, ...] = ()
        self.at = len(course.ends) - 1

    def compose(self) -> ComposeResult:
        """Lay out the curve with what is told of a round, and the moments."""
        yield Static(Text(self._words("end-curve")), classes="panel-title")
        yield Chart(id="course")
        yield Static(id="course-told")
        yield Static(Text(self._words("end-moments")), id="moments-title", classes="panel-title")
        yield OptionList(id="moments", markup=False)

    def on_mount(self) -> None:
        """Draw the curve, and look for the moments: in a long match that takes a while."""
        self._draw()
        self.run_worker(lambda: self._course.turnings, thread=True)

    def on_worker_state_changed(self, event: Worker.StateChanged) -> None:
        """List the moments once they are found."""
        if event.state is WorkerState.SUCCESS:
            self._turnings = self._course.turnings
            listed = self.query_one("#moments", OptionList)
            listed.add_options(Option(line) for line in self._moments())
            listed.highlighted = 0 if self._turnings else None
            if not self._turnings:
                listed.add_option(Option(Text(self._words("end-no-moments"), "dim"), disabled=True))

    def _draw(self) -> None:
        ends = self._course.ends
        points, numbers = [end.totals for end in ends], [end.number for end in ends]
        self.query_one(Chart).show(Curve(points, numbers, self._palette, self.at, self._plain))
        self.query_one("#course-told", Static).update(self._round())

    def _round(self) -> Flow:
        """Say where the game was at the end of a round, and what everybody had then."""
        end = self._course.ends[self.at]
        heading = Text(f" {self._drawing.heading(end.state, self._words)}  ")
        points = enumerate(end.totals)
        return Flow(
            (heading, *(chip(Seat(seat), self._palette).append(f" {figure(has)}  ") for seat, has in points))
        )

    def _moments(self) -> Iterator[Table]:
        for number, turning in enumerate(self._turnings, 1):
            head = self._words("end-moment", round=turning.round)
            gains = gains_sentence(turning.gains, self._words)
            said = turning_sentences(turning, self._words)
            own = any(is_about(event, turning.seat) for event in turning.events[:1])
            who = chip(turning.seat, self._palette).append(" ") if own else Text()
            kinds = kinds_sentence(turning, self._words)
            told = Text.assemble(
                (f"{head} ", "bold"), who, (gains, "bold"), (f" · {kinds}" if kinds else "", "dim")
            )
            row = Table.grid(padding=(0, 1, 0, 0))
            row.add_row(Text(f"{number}.", "bold"), Group(told, Text(said)))
            yield row

    @on(Chart.Pointed)
    def point(self, event: Chart.Pointed) -> None:
        """Point at the end of a round."""
        self.at = event.at
        self._draw()
        self._look()

    def on_descendant_focus(self) -> None:
        """Show the board at what is pointed at now."""
        self._look()

    @on(OptionList.OptionHighlighted, "#moments")
    def _look(self) -> None:
        turning = self._turning
        if self.query_one(Chart).has_focus:
            self.post_message(self.LookedAt(self._round_view(self._course.ends[self.at])))
        elif self.query_one("#moments").has_focus and turning is not None:
            self.post_message(self.LookedAt(self._moment_view(turning)))

    def _round_view(self, end: RoundEnd[Any]) -> View:
        last = self.at == len(self._course.ends) - 1
        told = "end-board" if last else "end-board-after" if end.number else "end-board-before"
        return View(end.state, self._words(told, round=end.number))

    def _moment_view(self, turning: Turning) -> View:
        state: Any = self._course.match.moments[turning.cause].step.state
        seat, places = where(self._drawing, turning.events)
        return View(state, self._words("end-board-in", round=turning.round), seat, places)

    @on(OptionList.OptionSelected, "#moments")
    def choose(self) -> None:
        """Go to the moment under the cursor."""
        self.post_message(self.Chosen())

    @property
    def moment(self) -> ShowMoment | None:
        """The moment under the cursor; None while there is none."""
        turning = self._turning
        return None if turning is None else ShowMoment(turning.section, turning.cause)

    @property
    def _turning(self) -> Turning | None:
        at = self.query_one("#moments", OptionList).highlighted
        return None if at is None or at >= len(self._turnings) else self._turnings[at]
