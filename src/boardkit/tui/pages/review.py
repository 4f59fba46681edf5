"""A match looked at again: what each decision was worth, what luck gave, and what mattered most."""

from concurrent.futures import BrokenExecutor
from functools import partial
from typing import Any, ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import OptionList, ProgressBar, Static
from textual.widgets.option_list import Option

from boardkit.core import FaultError, Match, Study
from boardkit.core.lines.course import decision_number
from boardkit.draw.drawings import words_before
from boardkit.handout.reviews import of_review
from boardkit.players.review import Judged, Review
from boardkit.players.thinking import Thinker
from boardkit.text import Words
from boardkit.tui.desk.intents import Intent, ShowReview
from boardkit.tui.pages.reviewing import HANDS, Seen, look_again
from boardkit.tui.pages.reviewtold import curve_of, moment_said, round_said, seats_said
from boardkit.tui.screens.board import words_at
from boardkit.tui.screens.handing import hand_out
from boardkit.tui.screens.page import BACK, Page, PageKeys
from boardkit.tui.widgets.chart import Chart


class ReviewScreen(Page[Intent | None]):
    """Shows a review as far as it has come; its answer is a walk with the review at hand."""

    AUTO_FOCUS = "#review-moments"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012 - Textual declares it so
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t,w", "walk", show=False),
        Binding("e", "hand_out", show=False),
        Binding("tab", "app.focus_next", show=False),
        Binding("shift+tab", "app.focus_previous", show=False),
    ]

    def __init__(self, match: Match[Any]) -> None:
        super().__init__()
        self._match = match
        self._seen = Seen(Review((), ()))
        self._thinker = Thinker(HANDS)
        self._at = 0

    @property
    def words(self) -> Words:
        """The words of the game, with the players' names."""
        return words_at(self.board, self._match)

    @property
    def heading(self) -> Text:
        """Name the game."""
        return Text(self.words("review-heading", title=self.words("title")))

    @property
    def keys(self) -> PageKeys:
        """Tell what can be done with what was found."""
        moment = (("moment", "enter", "review-walk"),) if self._seen.review.moments else ()
        walk, page = ("walk", "t", "review-walk-all"), ("hand_out", "e", "review-handout")
        return (*moment, *((walk, page) if self._seen.whole else ()), BACK)

    def content(self) -> ComposeResult:
        """Lay out how far it is, the seats, the curve and the moments."""
        words = self.words
        with Horizontal(id="review-progress"):
            yield Static(Text(words("review-reading")), id="review-told")
            yield ProgressBar(id="review-bar", show_eta=False)
        with Horizontal(id="review"):
            with Vertical(id="review-worth"):
                yield Static(id="review-seats")
                yield Static(Text(words("review-curve-title")), classes="panel-title")
                yield Chart(id="review-curve")
                yield Static(id="review-round")
            with Vertical(id="review-mattered"):
                yield Static(Text(words("review-moments-title")), classes="panel-title")
                yield OptionList(id="review-moments", markup=False)

    def on_mount(self) -> None:
        """Begin to look."""
        super().on_mount()
        self._show()
        self.run_worker(self._look(), exclusive=True)

    async def lay_out_anew(self) -> None:
        """Tell everything in the language that is spoken now."""
        await super().lay_out_anew()
        self._show()

    async def _look(self) -> None:
        """Look at one decision after the other, and show what was found so far."""
        try:
            async for seen in look_again(self._match, self.board.library.folder, self._thinker):
                self._seen = seen
                self._at = len(seen.review.curves) - 1
                self._show()
        except FaultError as error:
            self.board.say(error.fault, self.words)
        except BrokenExecutor:
            self.board.tell(self.words("review-died"), wrong=True)

    def on_unmount(self) -> None:
        """Let nobody look any more."""
        self._thinker.close()

    def _show(self) -> None:
        seen, words, palette = self._seen, self.words, self.board.palette_of(self._match)
        self.query_one("#review-progress").display = not seen.whole
        if seen.count:
            looking = "review-looking-anew" if seen.anew else "review-looking"
            told = words(looking, done=seen.done, count=seen.count)
            self.query_one("#review-told", Static).update(told)
            self.query_one(ProgressBar).update(total=seen.count, progress=seen.done)
        self.query_one("#review-seats", Static).update(seats_said(self._match, seen.review, words, palette))
        self._list()
        self._draw()
        self.show_keys()

    def _list(self) -> None:
        match, words = self._match, self.words
        listed, palette = self.query_one("#review-moments", OptionList), self.board.palette_of(match)
        moments = self._seen.review.moments
        before = listed.highlighted
        listed.clear_options()
        listed.add_options(
            Option(
                moment_said(one, decision_number(match, one.at), words_before(match, words, one.at), palette)
            )
            for one in moments
        )
        if moments:
            listed.highlighted = min(before or 0, len(moments) - 1)
        elif self._seen.whole:
            listed.add_option(Option(Text(words("review-no-moments"), "dim"), disabled=True))

    def _draw(self) -> None:
        review, palette = self._seen.review, self.board.palette_of(self._match)
        if review.curves:
            plain = not self.board.tier.has_blocks
            self.query_one(Chart).show(curve_of(review, palette, self._at, plain=plain))
            self.query_one("#review-round", Static).update(round_said(review, self._at, self.words, palette))

    @on(Chart.Pointed)
    def point(self, event: Chart.Pointed) -> None:
        """Point at the end of a round."""
        self._at = event.at
        self._draw()

    @on(OptionList.OptionSelected, "#review-moments")
    def action_moment(self) -> None:
        """Walk to the moment under the cursor."""
        at = self.query_one("#review-moments", OptionList).highlighted
        moments: tuple[Judged, ...] = self._seen.review.moments
        if at is not None and at < len(moments):
            self.dismiss(ShowReview(self._match, self._seen.review, moments[at].at))

    def action_walk(self) -> None:
        """Walk through the match with all marks at hand."""
        if self._seen.whole:
            self.dismiss(ShowReview(self._match, self._seen.review))

    def action_hand_out(self) -> None:
        """Write a page of what was found."""
        if self._seen.whole:
            make = partial(of_review, Study(self._match), self._seen.review, self.words)
            name = "-".join(
                [self._match.game.key, *(player.name for player in self._match.players), "review"]
            )
            hand_out(self.board, self.words, {"handout-review": make}, lambda _: name)
