"""What the signs on the screen stand for: the game's own, and those of every map."""

from collections.abc import Iterator
from itertools import groupby
from operator import itemgetter
from typing import Final

from rich.text import Text

from boardkit.core.teaching.rulebook import glossary_of
from boardkit.depth import Repertoire
from boardkit.draw.drawing import Drawing
from boardkit.draw.extras import legend_of
from boardkit.draw.glyphs import written
from boardkit.draw.outlines import ASCII_SIGNS, SIGNS
from boardkit.draw.paint import Tier
from boardkit.text import Words
from boardkit.tui.desk.desk import Desk, Outcome
from boardkit.tui.desk.dialogs import Notice
from boardkit.tui.desk.intents import Do
from boardkit.tui.desk.jumping import letters_on
from boardkit.tui.desk.wishes import Ask

KIT: Final = (
    ("▸", "legend-taken"),
    ("✓", "legend-allowed"),
    ("✗", "legend-barred"),
    ("§", "legend-rule"),
    ("→", "legend-becomes"),
    ("+", "legend-more"),
    ("−", "legend-less"),
)
"""The signs of every table, with the messages that say what they stand for."""


SPELLED: Final = {Tier.CONSOLE: Repertoire.CONSOLE, Tier.ASCII: Repertoire.SEVEN_BIT}
"""By which signs all is spelled where maps are of a tier; elsewhere by all."""

MARKED: Final = {Tier.OUTLINE: SIGNS, Tier.CONSOLE: ASCII_SIGNS, Tier.ASCII: ASCII_SIGNS}
"""The signs round what is marked on a map, where no colour tells it."""


def legend(drawing: Drawing, words: Words, tier: Tier) -> Iterator[tuple[str, str]]:
    """List every sign with what it stands for, the game's own first, which may be one of every table."""
    own = legend_of(drawing)
    for one in own:
        yield _spelled(one.read(words), tier), words(one.message)
    for sign, message in KIT:
        if sign not in {one.sign for one in own}:
            yield _spelled(sign, tier), words(message)
    for mark, pair in MARKED.get(tier, {}).items():
        yield pair, words(f"legend-mark-{mark}")


def _spelled(sign: str, tier: Tier) -> str:
    """Write a sign as it stands on maps and in lines of a tier."""
    return written(sign, SPELLED.get(tier, Repertoire.ALL))


def legend_lines(drawing: Drawing, words: Words, tier: Tier, width: int) -> list[Text]:
    """Write the legend, as many signs in a line as there is room for; those that mean the same together."""
    lines = [Text()]
    for word, alike in groupby(legend(drawing, words, tier), itemgetter(1)):
        entry = Text.assemble((" ".join(sign for sign, _ in alike), "bold"), f" {word}  ")
        if lines[-1].cell_len + entry.cell_len > width + 2:
            lines.append(Text())
        lines[-1].append_text(entry)
    return lines


def _several_letters(desk: Desk) -> bool:
    return any(len(letters) > 1 for letters in letters_on(desk).values())


def show_legend(desk: Desk) -> Outcome:
    """Tell what every sign stands for."""
    words = desk.words
    lines = (
        *(line.plain for line in legend_lines(desk.drawing, words, desk.tier, 64)),
        "",
        *([words("legend-underlined")] if _several_letters(desk) else ()),
        words("legend-mouse"),
    )
    more = (words("glossary-open"), Do.GLOSSARY) if glossary_of(desk.game, words.language) else None
    return desk.wishing(Ask(Notice(words("legend-title"), lines, more)))
