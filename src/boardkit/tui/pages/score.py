"""The score of a match: who wins and why, every line with its rule, bars by kind, and what comes after."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cached_property, partial
from typing import Any, ClassVar, Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Container, Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Button, OptionList, Static
from textual.widgets.option_list import Option

from boardkit.core import CHANCE, FaultError, Match, ScoreLine, ScoreSheet, Seat
from boardkit.core.lines.course import Course
from boardkit.core.rules.kinds import kebab
from boardkit.core.values import Value
from boardkit.draw.blocks import shortened
from boardkit.draw.numbers import figure
from boardkit.draw.palette import Palette
from boardkit.draw.seats import chip
from boardkit.text import Words
from boardkit.text.log import titled
from boardkit.text.scores import SeatScore, hints_sentence, seat_scores, tie_breaks_sentence, winner_sentence
from boardkit.tui.desk.intents import Do, Intent, Want
from boardkit.tui.desk.wishes import History, Review, Rules
from boardkit.tui.pages.story import BoardView, EndBoard, Story, places_in
from boardkit.tui.screens.base import MovingScreen, Program
from boardkit.tui.screens.page import BACK, Page, PageKeys
from boardkit.tui.terminal.messages import WhileRunning
from boardkit.tui.widgets.controls import KeyBar
from boardkit.tui.widgets.map import MapView


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
        more = tie_breaks_sentence(self.sheet, self.words)
        if not more and len(self.match.players) == 1:
            more = self.words("score-best-alone", points=max([*alone, *self.sheet.totals]))
        hints = hints_sentence(self.match, self.words)
        return said.append("".join(f"\n{line}" for line in (more, hints) if line))


def counted_up(sheet: ScoreSheet, part: float) -> ScoreSheet:
    """Return a sheet of which the points have been counted in part, kind by kind; a part is from 0 to 1."""
    kinds = list(dict.fromkeys(line.kind for line in sheet.lines))
    shares = {kind: min(max(part * len(kinds) - number, 0.0), 1.0) for number, kind in enumerate(kinds)}
    lines = (line.__replace__(points=round(line.points * shares[line.kind])) for line in sheet.lines)
    return sheet.__replace__(lines=tuple(lines))


LEAST, MOST = 16, 60  # columns of a chart
ABREAST: Final = 22  # columns of a chart that has others beside it, with the blank that parts them
CHIP: Final = 3  # columns of a seat's letter
NUMBER = 4  # columns of the number behind a bar


class Bars(Value, eq=False):
    """A chart of a score sheet, as wide as there is room."""

    sheet: ScoreSheet
    words: Words
    palette: Palette
    lines: int = 0  # in how many lines it has room; with 0, as many kinds stand side by side as can
    counted: ScoreSheet | None = None  # what has been counted of the points, if not all

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        abreast = self._abreast(max(options.max_width // ABREAST, 1))
        width = min(options.max_width // abreast - (abreast > 1), MOST)
        widths = self._widths(abreast, width)
        charts = list(self._charts(widths, "#" if options.ascii_only else "█"))
        grid = Table.grid(padding=(0, 1, 0, 0))
        for wide in widths:
            grid.add_column(width=wide, no_wrap=True)
        for start in range(0, len(charts), abreast):
            grid.add_row(*charts[start : start + abreast])
        yield grid

    def __rich_measure__(self, _console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(LEAST, options.max_width)

    def _abreast(self, most: int) -> int:
        """Return how many charts stand side by side: as few as fit one below the other, for long bars."""
        high = [1 + len(row) for row in self._rows.values()]
        needed = (sum(max(high[at : at + few]) for at in range(0, len(high), few)) for few in range(1, most))
        return next((few for few, lines in enumerate(needed, 1) if lines <= self.lines), most)

    @property
    def _rows(self) -> Mapping[str, Sequence[tuple[int, Sequence[Seat]]]]:
        """The kinds of points, each with a number for each seat, or where all have the same, once for all."""
        seats = [Seat(seat) for seat in range(self.sheet.seats)]
        points = [self.sheet.by_kind(seat) for seat in seats]
        rows = dict[str, Sequence[tuple[int, Sequence[Seat]]]]()
        for kind in self._names:
            own = [one[kind] for one in points]
            if len(seats) > 1 and own[0] and len({*own}) == 1:
                rows[kind] = [(own[0], seats)]
            else:
                rows[kind] = [(one, [seat]) for one, seat in zip(own, seats, strict=True)]
        return rows

    @property
    def _names(self) -> Mapping[str, str]:
        """The kinds of points, each with its name."""
        kinds = self.sheet.by_kind(Seat(0)) if self.sheet.seats else ()
        return {kind: self.words(f"kind-{kebab(kind)}") for kind in kinds}

    def _widths(self, abreast: int, width: int) -> Sequence[int]:
        """Return how wide each column is: as the others, but where a name wants what another can spare."""
        names = [len(name) for name in self._names.values()]
        wanted = [max(LEAST, *names[at::abreast], 0) for at in range(abreast)]
        widths = [width] * abreast
        for at in range(abreast):
            spare = [max(has - want, 0) for has, want in zip(widths, wanted, strict=True)]
            lacking = max(wanted[at] - widths[at], 0)
            giver = spare.index(max(spare))
            given = min(lacking, spare[giver])
            widths[at] += given
            widths[giver] -= given
        return widths

    def _charts(self, widths: Sequence[int], block: str) -> Iterator[Text]:
        """Draw a chart for each kind of points: its name, and a bar for each seat."""
        rows = self._rows
        longest = max((abs(number) for row in rows.values() for number, _ in row), default=0)
        most = max((len(seats) for row in rows.values() for _, seats in row), default=1)
        room = min(widths) - CHIP * most - NUMBER - 1
        for number, (kind, row) in enumerate(rows.items()):
            lines = [shortened(Text(self._names[kind], "bold"), widths[number % len(widths)])]
            for _, seats in row:
                points = (self.counted or self.sheet).by_kind(seats[0])[kind]
                bar = block * length(points, longest, room)
                colour = self.palette[f"owner.{seats[0]}"] if len(seats) == 1 else ""
                chips = Text().join(chip(seat, self.palette) for seat in seats)
                lines.append(Text.assemble(chips, " ", (bar, colour), f" {figure(points)}"))
            yield Text("\n").join(lines)


def length(points: int, longest: int, room: int) -> int:
    """Return how many cells a bar has: in proportion, but any points show; loss is as long as gain."""
    return max(round(abs(points) * room / longest), 1) if points else 0


class BarChart(WhileRunning, VerticalScroll):
    """Shows bars as long as its columns and lines allow."""

    def __init__(self, bars: Bars) -> None:
        super().__init__(id="bars", can_focus=False)
        self._bars = bars

    def compose(self) -> ComposeResult:
        """Lay out the bars."""
        yield Static(self._bars, id="chart")

    def on_resize(self) -> None:
        """Draw the bars for as many lines as there are now."""
        self._bars = self._bars.__replace__(lines=self.size.height)
        self.query_one("#chart", Static).update(self._bars)

    def count(self, counted: ScoreSheet) -> None:
        """Draw the bars as far as the points have been counted."""
        self._bars = self._bars.__replace__(counted=counted)
        self.query_one("#chart", Static).update(self._bars, layout=False)


INDENTED: Final = (0, 0, 0, 2)  # a reason stands below its seat, with all its lines


class ScoreList(OptionList):
    """Lists a score, the first place first; knows which line and which rule is under the cursor."""

    def __init__(self, sheet: ScoreSheet, words: Words, palette: Palette) -> None:
        scores = seat_scores(sheet, words)
        reasons = [line for score in scores for line in (None, *sheet.of(score.seat))]
        self._reasons: list[ScoreLine | None] = reasons
        self._said = partial(_said, scores, words, palette)
        super().__init__(*map(Option, self._said(sheet)), id="score-sheet", markup=False)

    def count(self, counted: ScoreSheet) -> None:
        """Write the points as far as they have been counted."""
        for number, row in enumerate(self._said(counted)):
            self.replace_option_prompt_at_index(number, row)

    @property
    def line(self) -> ScoreLine | None:
        """The line under the cursor; None on a seat's sum."""
        return None if self.highlighted is None else self._reasons[self.highlighted]


def _said(scores: Sequence[SeatScore], words: Words, palette: Palette, now: ScoreSheet) -> Iterator[Table]:
    """Write each seat's sum, and below it what for, with the points that have been counted."""
    for score in scores:
        parts = f"{score.place}. ", chip(score.seat, palette), f" {words.seat(score.seat)}"
        name = Text.assemble(*parts, no_wrap=True, overflow="ellipsis")
        yield _row(name, figure(now.totals[score.seat]), "", style="bold")
        for reason, line in zip(score.reasons, now.of(score.seat), strict=True):
            yield _row(Padding(Text(reason.text), INDENTED), figure(line.points), f"§{reason.rule}")


def _row(text: RenderableType, points: str, rule: str, style: str = "") -> Table:
    """Write a line of the sheet: what for, how many points, by which rule."""
    row = Table.grid(expand=True, padding=(0, 1, 0, 0))
    row.add_column(ratio=1)
    row.add_column(justify="right", width=4)
    row.add_column(width=len("§VII.B.5"))
    row.add_row(text, points, rule, style=style)
    return row


STOPS: Final = {"score-sheet": "score", "course": "story", "moments": "story", "end-map": "board"}
"""The widgets that the tab key stops at, and the part that each lies in."""


class Finale(WhileRunning, Vertical):
    """Shows all parts in a large window; in a small one that in which the focus is."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("tab", "stop(1)"),
        ("shift+tab", "stop(-1)"),
        *((str(number), f"part({number - 1})") for number in (1, 2, 3)),
        ("v", "turn"),
        ("plus,equals_sign", "scale(1)"),
        ("minus", "scale(-1)"),
        ("0", "scale(0)"),
    ]

    def __init__(self, program: Program, ending: Ending) -> None:
        super().__init__(id="finale")
        self._program, self._ending = program, ending
        self._parts = ("score", "story", "board") if ending.match.over else ("score", "board")

    def compose(self) -> ComposeResult:
        """Lay out the names of the parts, and the parts."""
        ending, words = self._ending, self._ending.words
        yield KeyBar(id="parts-bar")
        with Container(id="end", classes="" if ending.match.over else "-so-far"):
            yield EndBoard(self._program, ending.match, words, next(iter(ending.sheet.winners), Seat(0)))
            if ending.match.over:
                plain = not self._program.tier.has_blocks
                yield Story(Course(ending.match), words, ending.palette, plain=plain)
            with Horizontal(id="score", classes="panel"):
                yield ScoreList(ending.sheet, words, ending.palette)
                yield BarChart(Bars(ending.sheet, words, ending.palette))

    def on_mount(self) -> None:
        """Show the sheet, and the board as it is."""
        self._show("score")
        self._look()

    @on(OptionList.OptionHighlighted, "#score-sheet")
    def _look(self) -> None:
        """Show the board as it is, and on it what the line of the sheet under the cursor counts."""
        told = self._ending.words("end-board" if self._ending.match.over else "end-board-now")
        line = self.query_one(ScoreList).line
        seat, places = (None, ()) if line is None else (line.seat, places_in(line))
        self.query_one(EndBoard).look(BoardView(self._ending.state, told, seat, places))

    @on(Story.LookedAt)
    def look_back(self, event: Story.LookedAt) -> None:
        """Show the board of a round or a moment."""
        self.query_one(EndBoard).look(event.view)

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Show the part in which the focus is."""
        part = STOPS.get(event.widget.id or "")
        if part is not None:
            self._show(part)
        if event.widget.id == "score-sheet":
            self._look()

    def _show(self, now: str) -> None:
        """Show a part, where not all fit, and mark its name."""
        for panel in self.query(".panel"):
            panel.set_class(panel.id == now, "-on")
        entries = list[tuple[str, str, str]]()
        for number, part in enumerate(self._parts):
            name = f"{'▸ ' if part == now else ''}{self._ending.words(f'end-part-{part}')}"
            entries.append((f"part({number})", str(number + 1), name))
        self.query_one("#parts-bar", KeyBar).show(entries)

    @on(KeyBar.Pressed)
    async def press(self, event: KeyBar.Pressed) -> None:
        """Go to the part whose name was clicked."""
        event.stop()
        await self.run_action(event.action)

    def action_part(self, number: int) -> None:
        """Go to a part."""
        if number < len(self._parts):
            self._stop_at(next(stop for stop, part in STOPS.items() if part == self._parts[number]))

    def action_stop(self, way: int) -> None:
        """Go to the next list, curve or board."""
        stops = [stop for stop, part in STOPS.items() if part in self._parts]
        now = self.screen.focused
        at = stops.index(now.id) if now is not None and now.id in stops else -way
        self._stop_at(stops[(at + way) % len(stops)])

    def _stop_at(self, stop: str) -> None:
        self._show(STOPS[stop])
        self.query_one(f"#{stop}").focus()

    def action_turn(self) -> None:
        """Show the map of the next seat, where each has its own."""
        self.query_one(EndBoard).turn()

    def action_scale(self, step: int) -> None:
        """Draw the map larger or smaller, or as large as fits."""
        self.query_one(MapView).scale(step)


WISHES: Final[Mapping[str, Intent]] = {
    "rematch": Want.REMATCH,
    "others": Want.CHANGE_PLAYERS,
    "walk": Do.WALK,
    "menu": Do.LEAVE,
}
"""The intents that may be wished for after a match, as the screen's answer."""


class ScoreScreen(MovingScreen[Intent | None], Page[Intent | None]):
    """Shows the score of a match, or in the middle of it what everybody may know of the score."""

    AUTO_FOCUS = "#score-sheet"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]  # noqa: RUF012 - Textual declares it so
    VERTICAL_BREAKPOINTS = [(0, "-low"), (36, "-high")]  # noqa: RUF012 - the same
    BINDINGS: ClassVar[list[BindingType]] = [
        ("r", "wish('rematch')"),
        ("o", "wish('others')"),
        ("w,t", "wish('walk')"),
        ("m", "wish('menu')"),
        ("n", "replay"),
        ("h", "history"),
        ("a", "review"),
        ("g,f2", "rule"),
        ("right", "app.focus_next"),
        ("left", "app.focus_previous"),
    ]

    def __init__(self, match: Match[Any]) -> None:
        super().__init__()
        self._match = self.about = match

    @property
    def heading(self) -> Text:
        """The players, and whether the score is final."""
        message = "score-heading" if self._match.over else "score-heading-so-far"
        return Text(self.words(message, title=titled(self._match, self.words)))

    @property
    def keys(self) -> PageKeys:
        """The keys of what may be wished for."""
        wishes = [(f"wish('{wish}')", wish[0], f"score-key-{wish}") for wish in self._wishes]
        part, history = ("part", "tab", "score-part"), ("history", "h", "score-key-history")
        review = (("review", "a", "score-key-review"),) if self._match.has_no_secrets else ()
        return (("rule", "enter", "score-rule"), part, *review, *wishes, history, BACK)

    @property
    def _wishes(self) -> Mapping[str, Intent]:
        return WISHES if self._match.over else {}

    def content(self) -> ComposeResult:
        """Lay out the verdict, the parts of the page and the buttons."""
        self._ending = ending = Ending(self._match, self.words, self.program.palette_of(self._match))
        alone: list[int] = []
        with suppress(FaultError):  # it is told without the scores of before, too
            results = self.program.library.results(self._match.game.key)
            alone = [result.totals[0] for result in results if len(result.totals) == 1]
        yield Static(ending.verdict(alone), id="verdict")
        yield Finale(self.program, ending)
        with Horizontal(classes="page-buttons"):
            review = ("review",) if self._match.has_no_secrets else ()
            for wish in (*review, *self._wishes, "history", "back"):
                yield Button(Content(self.words(f"score-{wish}")), id=f"wish-{wish}")

    def on_mount(self) -> None:
        """Count the points up kind by kind, where anything moves, and say at the end who wins."""
        kinds = len({line.kind for line in self._ending.sheet.lines})
        if self._match.over and self.stays and kinds:
            self.part = 0.0
            self.call_after_refresh(self.begin_to_move, kinds)

    def watch_part(self) -> None:
        """Show the points as far as they have been counted."""
        counted = counted_up(self._ending.sheet, self.part)
        self.query_one(ScoreList).count(counted)
        self.query_one(BarChart).count(counted)
        self.query_one("#verdict").visible = self.part == 1

    @on(OptionList.OptionSelected, "#score-sheet")
    def action_rule(self) -> None:
        """Open the rulebook at the rule of the line under the cursor."""
        line = self.query_one(ScoreList).line
        self.program.open(Rules(self._match.game, "" if line is None else line.rule))

    def action_part(self) -> None:
        """Go to the next part of the page."""
        self.query_one(Finale).action_stop(1)

    @on(Story.Chosen)
    def action_replay(self) -> None:
        """Close the page, and walk to the moment that is pointed at, or to the start."""
        if self._match.over:
            self.dismiss(self.query_one(Story).moment or Do.WALK)

    def action_review(self) -> None:
        """Look at the match again; whoever wants to walk there leaves this page for the table."""

        def looked(wanted: Intent | None) -> None:
            if wanted is not None:
                self.dismiss(wanted)

        if self._match.has_no_secrets:
            self.program.open(Review(self._match), looked)

    def action_history(self) -> None:
        """Show how earlier matches of the game ended."""
        self.program.open(History(self._match.game.key))

    @on(Button.Pressed)
    def press_button(self, event: Button.Pressed) -> None:
        """Wish by mouse."""
        wish = (event.button.id or "").removeprefix("wish-")
        if wish == "history":
            self.action_history()
        elif wish == "review":
            self.action_review()
        else:
            self.dismiss(WISHES.get(wish))

    def action_wish(self, wish: str) -> None:
        """Close the sheet with a wish, if it can be wished for."""
        if wish in self._wishes:
            self.dismiss(WISHES[wish])
