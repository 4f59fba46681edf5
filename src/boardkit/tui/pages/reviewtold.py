"""A review as it is drawn: a row a seat, the curve of worth, and a few lines for each moment."""

from typing import Any, Final

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from boardkit.core import Match, Seat
from boardkit.core.lines.match import seats_of
from boardkit.draw.blocks import columns, name_in
from boardkit.draw.counting import figure
from boardkit.draw.curves import Curve
from boardkit.draw.palette import Palette
from boardkit.draw.seats import chip
from boardkit.players.review import Judged, Mark, Review
from boardkit.text import Words
from boardkit.text.players import signed
from boardkit.text.reviews import better_said, result_lines

NAME: Final = 16
"""Columns of a name."""

MARKS: Final = (Mark.GOOD, Mark.DUBIOUS, Mark.MISTAKE, Mark.BLUNDER)
"""The marks that are counted, the best first."""


def seats_said(match: Match[Any], review: Review, words: Words, palette: Palette) -> Text:
    """Write a table: how many decisions of each seat were sound, what it lost, luck and marks; the result."""
    heads = ("review-seat-head", "review-sound-head", "review-lost-head", "review-luck-head")
    head = [Text(said, "dim") for said in (*map(words, heads), *(mark.value for mark in MARKS))]
    seats = seats_of(match.players)
    rows = [[*_worth(review, seat, words, palette), *_marks(review, seat)] for seat in seats]
    table = Text("\n").join(columns([head, *rows], gap=2))
    return Text("\n").join([table, *map(Text, result_lines(match, review, words))])


def _worth(review: Review, seat: Seat, words: Words, palette: Palette) -> list[Text]:
    letter = chip(seat, palette).append(" ")
    name = letter.append_text(name_in(NAME - letter.cell_len, Text(words.seat(seat))))
    luck = signed(review.luck[seat], words) if review.luck else "…"
    sound, count = review.sound_of(seat)
    return [name, Text(f"{sound}/{count}"), Text(signed(-review.lost_by(seat), words)), Text(luck)]


def _marks(review: Review, seat: Seat) -> list[Text]:
    mine = [one.mark for one in review.decisions if one.seat == seat]
    return [Text(str(mine.count(mark))) for mark in MARKS]


def curve_of(review: Review, palette: Palette, at: int, *, plain: bool) -> Curve:
    """Draw the points that each seat had in sight, round by round."""
    points = [tuple(round(worth) for worth in worths) for worths in review.curves]
    return Curve(points, review.rounds, palette, at, plain)


def round_said(review: Review, at: int, words: Words, palette: Palette) -> Text:
    """Say which points each seat had in sight at the end of a round."""
    text = Text(f" {words('review-after', round=review.rounds[at])}  ", no_wrap=True, overflow="ellipsis")
    for seat, worth in enumerate(review.curves[at]):
        text.append_text(chip(Seat(seat), palette)).append(f" {figure(round(worth))}  ")
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
