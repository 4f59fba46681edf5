"""What the signs on the screen stand for: the game's own, and those of every map."""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from boardkit.core.teaching.glossary import glossary_of
from boardkit.draw.drawing import Drawing
from boardkit.draw.extras import legend_of
from boardkit.text import Words
from boardkit.tui.desk.desk import Desk, Outcome
from boardkit.tui.desk.dialogs import Notice
from boardkit.tui.desk.intents import Do
from boardkit.tui.desk.wishes import Ask

KIT: Final = (
    ("▸", "legend-taken"),
    ("✓", "legend-allowed"),
    ("✗", "legend-barred"),
    ("§", "legend-rule"),
    ("→", "legend-becomes"),
)
"""The signs of every table, with the messages that say what they stand for."""


def legend(drawing: Drawing, words: Words) -> Iterator[tuple[str, str]]:
    """List every sign with what it stands for, the game's own first."""
    for one in legend_of(drawing):
        yield one.sign, words(one.message)
    for sign, message in KIT:
        yield sign, words(message)


def legend_lines(drawing: Drawing, words: Words, width: int) -> list[Text]:
    """Write the legend, as many signs in a line as there is room for."""
    lines = [Text()]
    for sign, word in legend(drawing, words):
        entry = Text.assemble((sign, "bold"), f" {word}  ")
        if lines[-1].cell_len + entry.cell_len > width + 2:
            lines.append(Text())
        lines[-1].append_text(entry)
    return lines


def show_legend(desk: Desk) -> Outcome:
    """Tell what every sign stands for."""
    words = desk.words
    lines = (*(line.plain for line in legend_lines(desk.drawing, words, 64)), "", words("legend-mouse"))
    more = (words("glossary-open"), Do.GLOSSARY) if glossary_of(desk.game, words.language) else None
    return desk.wishing(Ask(Notice(words("legend-title"), lines, more)))
