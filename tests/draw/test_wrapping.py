"""Lines that fit are not broken, and all others as Rich breaks them."""

import pytest
from rich.text import Span, Text

from boardkit.draw.blocks import MEASURE, hanging, wrapped
from tests.every import with_each

TEXTS = (
    "a",
    "a b",
    "Erde und Feuer",
    "a  ",
    "  a",
    "one\ntwo",
    "one\n",
    "a\tb",
    "ÇÀÉ — 漢字 ✓",
    "averyverylongword and more of it",
)


@pytest.mark.parametrize("space", ["\u00a0", "\u202f"])
def test_no_line_is_broken_at_a_space_that_holds_words_together(space: str) -> None:
    whole = Text(f"one two hand{space}10 and more")
    whole.stylize("red", 8, 15)
    lines = wrapped(whole, 14)
    assert [line.plain.rstrip() for line in lines] == ["one two", f"hand{space}10 and", "more"]
    assert lines[1].spans == [Span(0, 7, "red")]


@with_each("text", TEXTS)
def test_a_text_is_broken_as_rich_breaks_it(text: str) -> None:
    whole = Text(text, "bold")
    whole.stylize("red", 0, 1)
    for width in range(1, 40):
        lines, others = wrapped(whole, width), list(whole.wrap(MEASURE, width))
        assert [(line.plain, line.style, line.spans) for line in lines] == [
            (line.plain, line.style, line.spans) for line in others
        ]
    assert whole.plain == text
    assert all(line is not whole for line in wrapped(whole, 99))


def test_of_no_text_no_line_is_made() -> None:
    assert wrapped(Text(), 10) == []


def test_a_line_that_hangs_is_indented_from_its_second_line_on_and_keeps_its_colours() -> None:
    line = Text("Salvage yard, 8 left, 1 point, 2 in line")
    line.stylize("red", 22, 29)
    first, second, third = hanging(line, 21)
    assert first.plain.rstrip() == "Salvage yard, 8 left,"
    assert second.plain.rstrip() == "    1 point, 2 in"
    assert third.plain == "    line"
    assert [second.plain[span.start : span.end] for span in second.spans] == ["1 point"]
