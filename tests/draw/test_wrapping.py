"""Lines that fit are not broken, and all others as Rich breaks them."""

import pytest
from rich.text import Text

from boardkit.draw.blocks import MEASURE, wrapped

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


@pytest.mark.parametrize("text", TEXTS)
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
