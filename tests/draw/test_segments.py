"""Rows as they are told to a terminal: fewer parts, and nothing looks different."""

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from boardkit.draw.canvas import Cell, Pen, join, segments_of, style

COLOURS = st.sampled_from([None, "#101010", "#f0f0f0"])
PENS = st.builds(Pen, COLOURS, COLOURS, st.booleans(), st.booleans(), st.booleans())
CELLS = st.lists(st.builds(Cell, st.sampled_from([" ", " ", "x", "▀"]), PENS))


@given(CELLS)
def test_blanks_keep_their_ground_and_all_else_its_pen(cells: Sequence[Cell]) -> None:
    segments = segments_of(join(cells))
    told = [(sign, segment.style) for segment in segments for sign in segment.text]
    assert [sign for sign, _ in told] == [cell.text for cell in cells]
    for (sign, seen), cell in zip(told, cells, strict=True):
        own = style(cell.pen)
        assert seen is not None
        assert seen == own or (
            sign == " " and seen.bgcolor == own.bgcolor and not (seen.reverse or own.reverse)
        )


def test_blanks_beside_a_sign_are_told_with_it() -> None:
    ground, sign = Pen(None, "#101010"), Pen("#f0f0f0", "#101010")
    row = join([Cell(" ", ground), Cell("x", sign), Cell(" ", ground), Cell(" ", Pen(None, "#f0f0f0"))])
    assert [segment.text for segment in segments_of(row)] == [" x ", " "]


def test_without_colours_what_is_bold_stays_bold() -> None:
    row = join([Cell("x", Pen(bold=True)), Cell(" ", Pen()), Cell("y", Pen(dim=True))])
    assert [(one.text, one.style) for one in segments_of(row)] == [
        ("x ", style(Pen(bold=True))),
        ("y", style(Pen(dim=True))),
    ]
