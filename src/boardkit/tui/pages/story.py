"""How a score came: the curve of points, the moments that mattered, and the board at each of them."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.table import Table
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.message import Message
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option
from textual.worker import Worker, WorkerState

from boardkit.core import Match, ScoreLine, Seat
from boardkit.core.lines.course import Course, Turning
from boardkit.core.values import Value, values_in
from boardkit.draw.cropping import cropped
from boardkit.draw.drawings import drawing_of
from boardkit.draw.looks import Look, Mark, Marks, Ring
from boardkit.draw.numbers import Curve, figure
from boardkit.draw.palette import Palette
from boardkit.draw.seats import chip
from boardkit.draw.show import board, boards_of, where
from boardkit.text import Words
from boardkit.text.log import is_about
from boardkit.text.scores import gains_sentence, kinds_sentence, turning_sentences
from boardkit.tui.desk.intents import ShowMoment
from boardkit.tui.screens.base import Program
from boardkit.tui.terminal.messages import WhileRunning
from boardkit.tui.widgets.controls import CurveChart
from boardkit.tui.widgets.map import MapView

PAN = 6  # columns that the map moves by an arrow; half as many lines


class BoardView(Value, eq=False):
    """A table to be looked at."""

    state: Any  # the table
    told: str  # what it is, in a few words
    seat: Seat | None = None  # on whose map, where each seat has one; the same as before with None
    places: Collection[Any] = ()  # what is ringed; what is no place of the map counts for nothing


class EndBoard(WhileRunning, Vertical):
    """Shows the map of a table, and above it what it is."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("up", "pan(0, -1)"),
        ("down", "pan(0, 1)"),
        ("left", "pan(-1, 0)"),
        ("right", "pan(1, 0)"),
    ]

    def __init__(self, program: Program, match: Match[Any], words: Words, seat: Seat) -> None:
        super().__init__(id="board", classes="panel")
        self._program, self._match, self._words = program, match, words
        self._drawing = drawing_of(match.game.key)
        self._boards = boards_of(self._drawing, len(match.players))
        self._seat = seat if len(self._boards) > 1 else self._boards[0]
        self._view: BoardView | None = None

    def compose(self) -> ComposeResult:
        """Lay out what it is, and the map."""
        yield Static(id="board-told", classes="panel-title")
        yield MapView(id="end-map")

    def look(self, view: BoardView) -> None:
        """Show a table."""
        self._view = view
        if view.seat is not None and view.seat in self._boards:
            self._seat = view.seat
        self._draw(view)

    def turn(self) -> None:
        """Show the map of the next seat, where each has its own."""
        self._seat = self._boards[(self._boards.index(self._seat) + 1) % len(self._boards)]
        if self._view is not None:
            self._draw(self._view)

    def _draw(self, view: BoardView) -> None:
        bare = board(self._drawing, view.state, self._seat)
        picture = cropped(self._drawing.in_words(view.state, bare, self._words))
        places = frozenset(place for place in view.places if place in picture.looks)
        rings = (Ring(places, Mark.PICKED),) if places else ()
        marks = Marks(rings=rings, edges=self._drawing.edges)
        palette, tier = self._program.palette_of(self._match), self._program.tier
        focus = places or [place for place, look in picture.looks.items() if look.fill != Look().fill]
        self.query_one(MapView).show(picture.board, picture.looks, marks, palette, tier, focus)
        told = view.told
        if self._seat is not None:
            told = self._words("end-board-of", told=told, seat=self._words.seat(self._seat))
        self.query_one("#board-told", Static).update(Text(told, no_wrap=True, overflow="ellipsis"))

    def action_pan(self, columns: int, lines: int) -> None:
        """Move over the map."""
        step = PAN * columns, PAN // 2 * lines
        self.query_one(MapView).scroll_relative(*step, animate=False, force=True, immediate=True)


def places_in(line: ScoreLine) -> list[Any]:
    """Return what a line of the sheet counts that may be a place."""
    return [value for value in values_in(line).values() if type(value).__hash__ is not None]


class Flow(Value, eq=False):
    """Pieces that are laid into lines once it is known how wide these may be."""

    pieces: tuple[Text, ...]

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text(" ")
        for piece in self.pieces:
            if len(line) > 1 and line.cell_len + len(piece.plain.rstrip()) > options.max_width:
                yield line
                line = Text(" ")
            line.append_text(piece)
        yield line


class Story(WhileRunning, Vertical):
    """Tells the course of a match that is over."""

    @dataclass
    class LookedAt(Message):
        """A round or a moment was pointed at."""

        view: BoardView

    class Chosen(Message):
        """The moment under the cursor was chosen."""

    def __init__(self, course: Course[Any], words: Words, palette: Palette, *, plain: bool) -> None:
        super().__init__(id="story", classes="panel")
        self._course, self._words, self._palette, self._plain = course, words, palette, plain
        self._drawing = drawing_of(course.match.game.key)
        self._turnings: tuple[Turning, ...] = ()
        self.at = len(course.ends) - 1  # the end of a round that is pointed at

    def compose(self) -> ComposeResult:
        """Lay out the curve with what is told of a round, and the moments."""
        yield Static(Text(self._words("end-curve")), classes="panel-title")
        yield CurveChart(id="course")
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
        self.query_one(CurveChart).curve = Curve(points, numbers, self._palette, self.at, self._plain)
        # Where the game was at the end of the round, and what everybody had then.
        end = ends[self.at]
        heading = Text(f"{self._drawing.heading(end.state, self._words)}  ")
        seats = ((chip(Seat(seat), self._palette), has) for seat, has in enumerate(end.totals))
        sums = (letter.append(f" {figure(has)}  ") for letter, has in seats)
        self.query_one("#course-told", Static).update(Flow((heading, *sums)))

    def _moments(self) -> Iterator[Table]:
        for number, turning in enumerate(self._turnings, 1):
            head = self._words("end-moment", round=turning.round)
            gains = gains_sentence(turning.gains, self._words)
            said = turning_sentences(turning, self._words)
            own = any(is_about(event, turning.seat) for event in turning.events[:1])
            who = chip(turning.seat, self._palette).append(" ") if own else ""
            kinds = kinds_sentence(turning, self._words)
            told = Text.assemble(
                (f"{head} ", "bold"), who, (gains, "bold"), (f" · {kinds}" if kinds else "", "dim")
            )
            row = Table.grid(padding=(0, 1, 0, 0))
            row.add_row(Text(f"{number}.", "bold"), Group(told, Text(said)))
            yield row

    @on(CurveChart.Pointed)
    def point(self, event: CurveChart.Pointed) -> None:
        """Point at the end of a round."""
        self.at = event.at
        self._draw()
        self._look()

    def on_descendant_focus(self) -> None:
        """Show the board at what is pointed at now."""
        self._look()

    @on(OptionList.OptionHighlighted, "#moments")
    def _look(self) -> None:
        turning, words = self._turning, self._words
        if self.query_one(CurveChart).has_focus:
            end, last = self._course.ends[self.at], self.at == len(self._course.ends) - 1
            told = "end-board" if last else "end-board-after" if end.number else "end-board-before"
            self.post_message(self.LookedAt(BoardView(end.state, words(told, round=end.number))))
        elif self.query_one("#moments").has_focus and turning is not None:
            state: Any = self._course.match.moments[turning.cause].step.state
            seat, places = where(self._drawing, turning.events)
            view = BoardView(state, words("end-board-in", round=turning.round), seat, places)
            self.post_message(self.LookedAt(view))

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
