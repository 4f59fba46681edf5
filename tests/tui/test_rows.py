"""Rows are painted in one go as Textual would paint them step by step."""

from random import Random
from typing import ClassVar

import pytest
from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from boardkit.text.spots import standing_for
from boardkit.tui.widgets.texts import Lines, Rows, ScrollText, SheetView, nothing_at
from tests.tui.hands import Rested

STYLES = (
    "bold",
    "dim",
    "red on blue",
    "reverse",
    "#102030 on #a0b0c0",
    "underline green",
    standing_for("x", 1),
)

WORDS = ("Ada", "béla", "地図", "a b", "⬢⬡", "")

TIMES = 15


class Shown(Rested):
    """Rows that can be marked by the mouse, others, and some with something round them."""

    CSS: ClassVar[str] = """
    #framed { border: round red; padding: 1 2; }
    #padded { padding: 0 2 0 1; }
    #barred { border-left: thick green; }
    #low { background: $panel; color: $warning; }
    """

    def compose(self) -> ComposeResult:
        """Lay them out."""
        for name in ("marked", "framed", "padded"):
            yield Lines(id=name)
        for name in ("low", "barred"):
            yield Rows(id=name)


def row(random: Random) -> Text:
    """Make up a row."""
    text = Text(" ".join(random.choices(WORDS, k=random.randrange(8))), random.choice(("", *STYLES)))
    for _ in range(random.randrange(5)):
        start, end = sorted(random.choices(range(len(text) + 1), k=2))
        text.stylize(random.choice(STYLES), start, end)
    return text


def cells(strips: list[Strip]) -> list[list[tuple[object, ...]]]:
    """Take lines apart, so that it doesn't matter how letters of one style are put together."""
    return [
        [
            (letter, str(style), sorted((style.meta if style else {}).items(), key=str))
            for letter, style, _ in (
                (letter, segment.style, at) for segment in strip for at, letter in enumerate(segment.text)
            )
        ]
        for strip in strips
    ]


@pytest.mark.sample(2)
@pytest.mark.parametrize("colours", [True, False])
async def test_rows_are_painted_as_textual_paints_them(
    monkeypatch: pytest.MonkeyPatch, *, colours: bool
) -> None:
    if not colours:
        monkeypatch.setenv("NO_COLOR", "1")
    random = Random(5)
    app = Shown()
    async with app.run_test(size=(40, 24)):
        for number in range(TIMES):
            for rows in app.query(Rows):
                rows.write([row(random) for _ in range(random.randrange(6))])
                if number % 7 == 3:
                    rows.styles.background = random.choice(("black", "green", "#405060"))
                whole = rows.region.size.region
                part = Region(random.randrange(9), random.randrange(3), 20, 2)
                for crop in (whole, part.intersection(whole)):
                    painted = cells(rows.render_lines(crop))
                    rows._styles_cache.clear()
                    assert painted == cells(Widget.render_lines(rows, crop))


class Styled(Rested):
    """What shows texts that are compared with those before."""

    CSS: ClassVar[str] = "ScrollText, SheetView { height: 3; }"

    def compose(self) -> ComposeResult:
        """Lay it out."""
        yield from (Lines(), ScrollText(), SheetView())


class Scrolled(Rested):
    """A text that scrolls."""

    CSS: ClassVar[str] = "ScrollText { overflow: hidden scroll; scrollbar-size: 1 1; height: 9; }"

    def compose(self) -> ComposeResult:
        """Lay it out."""
        yield ScrollText()


async def test_a_scrolled_text_is_painted_as_textual_paints_it() -> None:
    random = Random(6)
    app = Scrolled()
    async with app.run_test(size=(40, 24)):
        text = app.query_one(ScrollText)
        for _ in range(TIMES):
            text.tell(Text("\n").join(row(random) for _ in range(random.randrange(40))))
            text.scroll_to(y=random.randrange(30), animate=False, immediate=True)
            whole = text.region.size.region
            painted = cells(text.render_lines(whole))
            text._styles_cache.clear()
            assert painted == cells(Widget.render_lines(text, whole))


async def test_a_text_has_the_style_of_its_whole_and_is_painted_again_where_only_that_is_another() -> None:
    app = Styled()
    async with app.run_test(size=(40, 24)) as pilot:
        lines, scrolled = app.query_one(Lines), app.query_one(ScrollText)
        sheet = app.query_one(SheetView)
        seen: dict[str, list[Style]] = {}
        for style in ("", "bold", "red", "dim"):
            lines.show(Text("Ada"), Text("Béla", style))
            scrolled.tell(Text("Ada", style))
            sheet.show(Text("Ada", style), nothing_at)
            await pilot.pause()
            rows = [
                one.render_lines(Region(0, y, 4, 1))[0] for one, y in ((lines, 1), (scrolled, 0), (sheet, 0))
            ]
            seen[style] = [next(iter(row)).style or Style() for row in rows]
        assert [one.bold for one in seen["bold"]] == [True] * 3
        for style in ("red", "dim"):
            assert all(one.color != plain.color for one, plain in zip(seen[style], seen[""], strict=True))
