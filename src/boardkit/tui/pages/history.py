"""The history: how matches ended, by player and by game, with the points in time as lines of blocks."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Static

from boardkit.core import FaultError
from boardkit.core.values import Value
from boardkit.draw.blocks import columns, name_in
from boardkit.draw.numbers import extent, spark
from boardkit.games import GAMES
from boardkit.library.match_rows import LONG_AGO, Record, Result, of, records
from boardkit.text import Words, words_for
from boardkit.text.names import told_apart, visible
from boardkit.tui.pages.pictures import Board, board_at
from boardkit.tui.pages.summaries import summary_row, when_said
from boardkit.tui.screens.page import BACK, Page, PageKeys

LATEST: Final = 12  # how many matches are drawn and listed: the latest ones
NAME: Final = 20  # columns of a name


class Histories(Value, eq=False):
    """The results of all games."""

    results: Mapping[str, Sequence[Result]]  # by the key of the game, the first match first
    words: Words  # of the kit
    titles: Mapping[str, str]  # of the games, by key
    plain: bool = False  # whether characters beyond ASCII cannot be written

    def of_all(self) -> Text:
        """Tell of all games: who has won how often, and what became of each game."""
        everything = [result for results in self.results.values() for result in results]
        by_player = [self._heads("player", "matches", "wins"), *map(self._winner, records(everything))]
        by_game = [self._heads("game", "matches", "best", "last")]
        for key, results in self.results.items():
            best = max((played for result in results for played in of(result)), key=lambda one: one.points)
            said = _name(best.name).append(f" {best.points}")
            count, when = Text(str(len(results))), Text(self._when(results[-1]))
            by_game.append([Text(self.titles[key]), count, said, when])
        return self._said([("by-player", by_player), ("by-game", by_game)])

    def of_game(self, key: str) -> Text:
        """Tell of a game: what each player has got out of it, and its latest matches."""
        results = self.results[key]
        kept = records(results)
        low, high = extent([record.points for record in kept])
        hints = ("hints",) if any(record.hints for record in kept) else ()
        heads = self._heads("player", "matches", "wins", "best", "average", *hints, "course")
        by_player = [heads, *(self._record(record, low, high, hints=bool(hints)) for record in kept)]
        latest = [self._match(result) for result in reversed(results[-LATEST:])]
        return self._said([("by-player", by_player), ("latest", latest)])

    def _said(self, tables: Sequence[tuple[str, Sequence[Sequence[Text]]]]) -> Text:
        blocks = [
            Text("\n").join([Text(self.words(f"history-{name}"), "bold italic"), *columns(rows, gap=2)])
            for name, rows in tables
        ]
        return Text("\n\n").join(blocks)

    def _heads(self, *names: str) -> list[Text]:
        return [Text(self.words(f"history-{name}"), "dim") for name in names]

    def _winner(self, record: Record) -> list[Text]:
        return [_name(record.name), Text(str(record.matches)), Text(str(record.wins))]

    def _record(self, record: Record, low: int, high: int, *, hints: bool) -> list[Text]:
        course = spark(record.points[-LATEST:], low, high, plain=self.plain)
        given = [str(record.hints)] if hints else []
        sign, tenths = "-" if record.tenths < 0 else "", abs(record.tenths)
        average = self.words("history-tenths", whole=f"{sign}{tenths // 10}", tenth=str(tenths % 10))
        return [*self._winner(record), *map(Text, (str(record.best), average, *given, course))]

    def _match(self, result: Result) -> list[Text]:
        """Write a match: when it was, and who had how many points, the winners bold."""
        who, names = Text(), told_apart(result.players)
        for name, played in sorted(zip(names, of(result), strict=False), key=lambda one: -one[1].points):
            mark = "★ " if played.won else ""
            said = _name(name).append(f" {played.points}")
            who.append("   " if who else "").append(mark).append_text(said)
            if played.hints:
                who.append(f" {self.words('history-hinted', hints=played.hints)}", "dim")
        return [Text.assemble((f"{self._when(result)}   ", "dim"), who)]

    def _when(self, result: Result) -> str:
        try:
            moment = datetime.fromisoformat(result.finished)
        except ValueError:
            moment = LONG_AGO
        return when_said(moment if moment.tzinfo else LONG_AGO, datetime.now(UTC), self.words)


def _name(name: str) -> Text:
    return name_in(NAME, Text(visible(name)))


class HistoryScreen(Page[None]):
    """Shows the results of all games together, or of one game after the other."""

    AUTO_FOCUS = "#results"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (160, "-vast")]  # noqa: RUF012 - Textual declares it so
    VERTICAL_BREAKPOINTS = [(0, "-short"), (44, "-high")]  # noqa: RUF012 - the same
    BINDINGS: ClassVar[list[BindingType]] = [
        ("right,tab,l", "turn(1)"),
        ("left,shift+tab,h", "turn(-1)"),
        ("j", "scroll(1)"),
        ("k", "scroll(-1)"),
    ]

    def __init__(self, game: str = "") -> None:
        super().__init__()
        self._game = game
        self._histories: Histories | None = None

    @property
    def heading(self) -> Text:
        """The name of the page, and of the game that is told of."""
        words = self.words
        if self._histories is None or not self._game:
            return Text(words("history-heading"))
        return Text(words("history-heading-game", game=self._histories.titles[self._game]))

    @property
    def keys(self) -> PageKeys:
        """The keys that go from game to game."""
        turn = (("turn(-1)", "left", "page-last"), ("turn(1)", "right", "page-next"))
        return (*(turn if len(self._views) > 1 else ()), BACK)

    @property
    def _views(self) -> tuple[str, ...]:
        """The views: of all games together, then of each that has been played."""
        return ("", *(self._histories.results if self._histories else ()))

    def content(self) -> ComposeResult:
        """Lay out what is told."""
        with Horizontal():
            with VerticalScroll(id="results"):
                yield Static(id="results-told")
            with Vertical(id="results-side"):
                yield Board()
                yield Static(id="results-last")

    def on_mount(self) -> None:
        """Read the results."""
        self._read()
        super().on_mount()

    async def lay_out_anew(self) -> None:
        """Tell everything in the language that is spoken now."""
        await super().lay_out_anew()
        self._read()

    def _read(self) -> None:
        program = self.program
        found: dict[str, Sequence[Result]] = {}
        with program.saying():
            found = {key: program.library.results(key) for key in GAMES}
        played = {key: results for key, results in found.items() if any(result.totals for result in results)}
        titles = {key: words_for(program.language, key)("title") for key in played}
        self._histories = Histories(played, self.words, titles, not program.tier.has_blocks)
        self._game = self._game if self._game in played else ""
        self._show(self._histories)

    def _show(self, histories: Histories) -> None:
        told = histories.of_game(self._game) if self._game else histories.of_all()
        none = Text(self.words("history-none"))
        self.query_one("#results-told", Static).update(told if histories.results else none)
        self.query_one(".page-head", Static).update(self.heading)
        self.query_one("#results", VerticalScroll).scroll_home(animate=False)
        self.call_after_refresh(self._draw)

    def on_resize(self) -> None:
        """Show the board in a window that has become large."""
        self.call_after_refresh(self._draw)

    def _draw(self) -> None:
        """Show how the latest match ended that is still kept, of the game that is told of or of any.

        Where each seat has a map, it is the winner's.
        """
        side, library = self.query_one("#results-side"), self.program.library
        side.visible = False
        if not self.has_class("-vast", "-high"):
            return
        try:
            kept = (one for one in library.matches() if one.finished and one.game in GAMES)
            last = next(one for one in kept if self._game in ("", one.game))
            match = library.load(last.match, GAMES).main
        except (FaultError, StopIteration):
            return
        side.visible = True
        picture, _ = board_at(match, match.at, next(iter(match.game.score(match.state).winners), None))
        self.query_one(Board).picture(picture, self.program.palette_of(match), self.program.tier)
        self.query_one("#results-last", Static).update(summary_row(last, datetime.now(UTC), self.words))

    def action_turn(self, way: int) -> None:
        """Show the next game's results."""
        views = self._views
        self._game = views[(views.index(self._game) + way) % len(views)]
        if self._histories is not None:
            self._show(self._histories)

    def action_scroll(self, way: int) -> None:
        """Scroll what is told."""
        self.query_one("#results", VerticalScroll).scroll_relative(y=3 * way, animate=False)
