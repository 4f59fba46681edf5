"""A match looked at again: what each decision was worth, what luck gave, and what mattered most."""

import os
from asyncio import Future, as_completed, to_thread, wrap_future
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import BrokenExecutor
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, ClassVar, Final

from rich.console import Group
from rich.padding import Padding
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import OptionList, ProgressBar, Static
from textual.widgets.option_list import Option

from boardkit.core import Match, Seat, Study
from boardkit.core.lines.course import decision_number
from boardkit.core.lines.match import seats_of
from boardkit.core.teaching.coverage import cited
from boardkit.core.values import Value
from boardkit.draw.blocks import columns, name_in
from boardkit.draw.drawings import words_before
from boardkit.draw.numbers import Curve, figure
from boardkit.draw.palette import Palette
from boardkit.draw.seats import chip
from boardkit.handout.making import of_review
from boardkit.library.kept_files import Findings
from boardkit.players import review as reviewing
from boardkit.players.pool import Thinker
from boardkit.players.review import Judged, Mark, Review, Some
from boardkit.text import Words
from boardkit.text.advice import signed
from boardkit.text.reviews import better_said, measures_said, result_lines
from boardkit.tui.desk.intents import Intent, ShowReview
from boardkit.tui.desk.teach.lessons import practice_of
from boardkit.tui.pages.pictures import Board, board_at
from boardkit.tui.screens.granting import hand_out
from boardkit.tui.screens.page import BACK, Page, PageKeys
from boardkit.tui.widgets.controls import CurveChart

BATCH: Final = 2  # how many decisions a process looks at before it tells: people look on
HANDS: Final = min(4, os.cpu_count() or 2)  # how many processes look


class ReviewProgress(Value, eq=False):
    """How far a review is."""

    review: Review
    # How many decisions have been looked at, of `count`; both are 0 until they have been counted.
    done: int = 0
    count: int = 0
    anew: bool = False  # whether they had been looked at before, and judged by another measure
    minutes: int | None = None  # about how long the rest will take, where that is told

    @property
    def whole(self) -> bool:
        """Whether nothing is left to be found."""
        return self.done == self.count and bool(self.review.outlooks)


async def look_again(
    match: Match[Any], folder: Path, thinker: Thinker, known: Review, *, deep: bool = False
) -> AsyncIterator[ReviewProgress]:
    """Have a thinker judge what was not looked at before, and keep it; FaultError if it cannot be kept.

    What is known of luck and of the outlook stays. A deep review looks at a few decisions first, to tell how
    long it will take. BrokenExecutor says that a process has died.
    """
    data = await to_thread(reviewing.written, match)
    wanted = await wrap_future(thinker.submit(reviewing.decisions_in, data))
    findings = await to_thread(Findings.about, match, folder)
    found = {at: verdict for at, verdict in (await to_thread(findings.kept, match)).items() if at in wanted}
    background = None if known.outlooks else thinker.submit(reviewing.background_in, data)
    progress = ReviewProgress(known, count=len(wanted), anew=findings.outdated)

    def look(numbers: Sequence[int]) -> Future[Some]:
        return wrap_future(thinker.submit(reviewing.look_at_some, data, numbers, deep=deep))

    def keep(some: Some) -> None:
        findings.keep(some)
        found.update(some)

    def seen(progress: ReviewProgress) -> ReviewProgress:
        judged = tuple(reviewing.judge(match, at, found[at]) for at in wanted if at in found)
        done = len(wanted) - len(reviewing.missing_in(found, wanted, deep=deep))
        return progress.__replace__(review=progress.review.__replace__(decisions=judged), done=done)

    yield seen(progress)
    missing, begun = reviewing.missing_in(found, wanted, deep=deep), monotonic()
    if deep and missing:
        first = await look(reviewing.tried_first(missing, BATCH))
        keep(first)
        missing = reviewing.missing_in(found, wanted, deep=True)
        minutes = reviewing.minutes_left(monotonic() - begun, len(first), len(missing), HANDS)
        progress = progress.__replace__(minutes=minutes)
        yield seen(progress)
    for some in as_completed([look(missing[at : at + BATCH]) for at in range(0, len(missing), BATCH)]):
        keep(await some)
        yield seen(progress)
    if background is not None:
        told = await wrap_future(background)
        review = known.__replace__(luck=told.luck, outlooks=told.outlooks)
        yield seen(progress.__replace__(review=review))


NAME: Final = 12  # columns of a name
MARKS: Final = (Mark.GOOD, Mark.DUBIOUS, Mark.MISTAKE, Mark.BLUNDER)  # the marks that are counted, best first


def seats_said(match: Match[Any], review: Review, words: Words, palette: Palette) -> Text:
    """Write a table: how many decisions of each seat were sound, what it lost, luck and marks; the result."""
    heads = [words(f"review-{part}-head") for part in ("seat", "sound", "unclear", "lost", "luck")]
    rows = [[Text(said, "dim") for said in (*heads, *(mark.value for mark in MARKS))]]
    for seat in seats_of(match.players):
        letter = chip(seat, palette).append(" ")
        name = letter.append_text(name_in(NAME - letter.cell_len, Text(words.seat(seat))))
        sound, unclear, count = review.sound_of(seat)
        lost = signed(-review.lost_by(seat), words)
        luck = signed(review.luck[seat], words) if review.luck else "…"
        mine = [one.mark for one in review.decisions if one.seat == seat]
        marks = (str(mine.count(mark)) for mark in MARKS)
        rows.append([name, *map(Text, (f"{sound}/{count}", str(unclear), lost, luck, *marks))])
    return Text("\n").join([*columns(rows), *map(Text, result_lines(match, review, words))])


def round_said(review: Review, at: int, words: Words, palette: Palette) -> Text:
    """Say which points each seat was to expect at the end of a round, and its chance to win."""
    outlook = review.outlooks[at]
    text = Text(f" {words('review-after', round=outlook.round)}  ", no_wrap=True, overflow="ellipsis")
    for seat, (points, chance) in enumerate(zip(outlook.points, outlook.chances, strict=True)):
        said = f" {figure(round(points))} ({words('percent', share=round(100 * chance))})  "
        text.append_text(chip(Seat(seat), palette)).append(said)
    return text


def moment_said(one: Judged, number: int, words: Words, palette: Palette) -> Group:
    """Write a moment that mattered: which decision, who did what, how much worse it was, what was better."""
    head = Text.assemble(
        (f"{number}  ", "dim"),
        chip(one.seat, palette),
        (f" {one.mark.value} ", "reverse bold"),
        (f" {signed(-one.lost, words)}  ", "bold"),
        words.say(one.move),
    )
    better = [] if one.better is None else [Padding(Text(better_said(one, words)), (0, 0, 0, 3))]
    return Group(head, *better)


class ReviewScreen(Page[Intent | None]):
    """Shows a review as far as it has come; its answer is a walk with the review at hand."""

    AUTO_FOCUS = "#review-moments"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide"), (160, "-vast")]  # noqa: RUF012 - Textual's
    VERTICAL_BREAKPOINTS = [(0, "-short"), (44, "-high")]  # noqa: RUF012 - the same
    BINDINGS: ClassVar[list[BindingType]] = [
        ("t,w", "walk"),
        ("e", "hand_out"),
        ("p", "practise"),
        ("d", "deep"),
        ("tab", "app.focus_next"),
        ("shift+tab", "app.focus_previous"),
    ]

    def __init__(self, match: Match[Any]) -> None:
        super().__init__()
        self._match = self.about = match
        self._seen = ReviewProgress(Review((), ()))
        self._thinker = Thinker(HANDS)
        self._at = 0

    @property
    def heading(self) -> Text:
        """The name of the game, and whether every decision was looked at deeply."""
        kind = "deep" if self._seen.whole and self._seen.review.deep else "usual"
        return Text(self.words("review-heading", title=self.words("title"), kind=kind))

    @property
    def keys(self) -> PageKeys:
        """The keys of what can be done with what was found; a click on a moment walks there, too."""
        moment = (("moment", "enter", "review-walk"),) if self._seen.review.moments else ()
        practise = (("practise", "p", "review-practise"),) if moment else ()
        walk, page = ("walk", "t", "review-walk-all"), ("hand_out", "e", "review-handout")
        deep = () if self._seen.review.deep else (("deep", "d", "review-deep"),)
        return (*practise, *((walk, page, *deep) if self._seen.whole else ()), *moment, BACK)

    def content(self) -> ComposeResult:
        """Lay out how far it is, the seats, the curve and the moments."""
        words = self.words
        with Horizontal(id="review-progress"):
            yield Static(Text(words("review-reading")), id="review-told")
            yield ProgressBar(id="review-bar", show_eta=False)
        with Horizontal(id="review"):
            with VerticalScroll(id="review-worth"):
                yield Static(id="review-seats")
                yield Static(Text(words("review-curve-title")), classes="panel-title")
                yield CurveChart(id="review-curve")
                yield Static(id="review-round")
                yield Static(Text(measures_said(self._match.game.key, words)), id="review-words")
            with Vertical(id="review-mattered"):
                yield Static(Text(words("review-moments-title")), classes="panel-title")
                yield OptionList(id="review-moments", markup=False)
                yield Board(id="review-board")

    def on_mount(self) -> None:
        """Begin to look."""
        self.run_worker(self._look(), exclusive=True)

    async def _look(self, *, deep: bool = False) -> None:
        """Look at one decision after the other, and show what was found so far."""
        folder, known = self.program.library.folder, self._seen.review
        try:
            with self.program.saying(self.words):
                async for seen in look_again(self._match, folder, self._thinker, known, deep=deep):
                    self._seen = seen
                    self._at = len(seen.review.outlooks) - 1
                    self.fill()
        except BrokenExecutor:
            self.program.tell(self.words("review-died"), wrong=True)

    def on_unmount(self) -> None:
        """Let nobody look any more."""
        self._thinker.close()

    def fill(self) -> None:
        """Show how far the review is, and what was found."""
        seen, match, words = self._seen, self._match, self.words
        palette = self.program.palette_of(match)
        self.query_one(".page-head", Static).update(self.heading)
        self.query_one("#review-progress").display = not seen.whole
        if seen.count:
            looking = "review-looking-anew" if seen.anew else "review-looking"
            told = words(looking, done=seen.done, count=seen.count)
            if seen.minutes is not None:
                time = words("review-minutes", minutes=seen.minutes)
                told = words("review-looking-deep", looking=told, time=time)
            self.query_one("#review-told", Static).update(told)
            self.query_one(ProgressBar).update(total=seen.count, progress=seen.done)
        self.query_one("#review-seats", Static).update(seats_said(match, seen.review, words, palette))
        listed, moments = self.query_one("#review-moments", OptionList), seen.review.moments
        at = ((one, decision_number(match, one.at), words_before(match, words, one.at)) for one in moments)
        before = listed.highlighted or 0
        listed.clear_options()
        listed.add_options(Option(moment_said(one, number, told, palette)) for one, number, told in at)
        if moments:
            listed.highlighted = min(before, len(moments) - 1)
        elif seen.whole:
            listed.add_option(Option(Text(words("review-no-moments"), "dim"), disabled=True))
        self._draw()
        self.show_keys()

    def _draw(self) -> None:
        review, palette = self._seen.review, self.program.palette_of(self._match)
        if review.outlooks:
            plain = not self.program.tier.has_blocks
            # The points in the end that each seat was to expect, round by round.
            points = [tuple(map(round, outlook.points)) for outlook in review.outlooks]
            rounds = tuple(outlook.round for outlook in review.outlooks)
            self.query_one(CurveChart).curve = Curve(points, rounds, palette, self._at, plain)
            self.query_one("#review-round", Static).update(round_said(review, self._at, self.words, palette))

    @on(OptionList.OptionHighlighted, "#review-moments")
    def show_board(self) -> None:
        """Show the board after the moment under the cursor, where there is room; know what to practise."""
        if (one := self._chosen) is None:
            return
        sections = [*filter(None, cited(self._match, one.at))]
        self.practice = practice_of(self._match.game, sections)
        if self.has_class("-vast", "-high"):
            picture, marks = board_at(self._match, one.at)
            palette, tier = self.program.palette_of(self._match), self.program.tier
            self.query_one(Board).picture(picture, palette, tier, marks)

    @property
    def _chosen(self) -> Judged | None:
        """The moment under the cursor."""
        at, moments = self.query_one("#review-moments", OptionList).highlighted, self._seen.review.moments
        return moments[at] if at is not None and at < len(moments) else None

    def on_resize(self) -> None:
        """Show the board in a window that has become large."""
        self.call_after_refresh(self.show_board)

    @on(CurveChart.Pointed)
    def point(self, event: CurveChart.Pointed) -> None:
        """Point at the end of a round."""
        self._at = event.at
        self._draw()

    @on(OptionList.OptionSelected, "#review-moments")
    def action_moment(self) -> None:
        """Walk to the moment under the cursor."""
        if (one := self._chosen) is not None:
            self.dismiss(ShowReview(self._match, self._seen.review, one.at))

    def action_deep(self) -> None:
        """Look at every decision deeply."""
        if self._seen.whole and not self._seen.review.deep:
            self.run_worker(self._look(deep=True), exclusive=True)

    def action_walk(self) -> None:
        """Walk through the match with all marks at hand."""
        if self._seen.whole:
            self.dismiss(ShowReview(self._match, self._seen.review))

    def action_hand_out(self) -> None:
        """Write a page of what was found."""
        if self._seen.whole:
            make = partial(of_review, Study(self._match), self._seen.review, self.words)
            name = "-".join([self._match.game.key, *(one.name for one in self._match.players), "review"])
            hand_out(self.program, self.words, {"handout-review": make}, lambda _: name)
