"""The end of a lesson: what it was about, how it went, what comes next."""

from collections import Counter
from collections.abc import Iterator

from rich.style import Style
from rich.text import Text

from boardkit.core.teaching.rulebook import Rulebook
from boardkit.text import Words
from boardkit.text.spots import standing_for
from boardkit.tui.desk.reading import Mark, Reading
from boardkit.tui.desk.spotted import ONWARD


def end_of(reading: Reading, following: str, words: Words, book: Rulebook) -> Text:
    """Write what a reader has behind them, and what they may do now.

    Args:
        reading: where they stand: at the end.
        following: the title of the lesson that comes next; empty after the last.
        words: the language.
        book: the rules.
    """
    parts = [Text(words("lesson-end-title"), "bold"), *_went(reading, words)]
    next_ = words("lesson-end-next", title=following) if following else words("lesson-end-last")
    parts.append(Text(next_))
    if may_play_on(reading):
        parts.append(
            Text(f" {words('lesson-end-play')} ", standing_for(ONWARD, "") + Style(reverse=True, bold=True))
        )
    return Text("\n\n").join([*parts, *_learnt(reading, words, book)])


def may_play_on(reading: Reading) -> bool:
    """Tell whether a match can be played from the last table of a lesson."""
    return reading.finished and reading.own[-1].done.state.question is not None


def _learnt(reading: Reading, words: Words, book: Rulebook) -> Iterator[Text]:
    """List the sections that the steps are about, in their order."""
    numbers = dict.fromkeys(stage.step.rule for stage in reading.own)
    found = [book.sections[number] for number in numbers if number in book.sections]
    lines = [f"§{section.number} {section.title}" for section in found]
    if lines:
        yield Text("\n".join([words("lesson-end-learnt"), *lines]))


def _went(reading: Reading, words: Words) -> Iterator[Text]:
    """Count how the steps went that were done now."""
    went = Counter(reading.marks.values())
    if reading.marks:
        numbers = {mark.name.lower(): went[mark] for mark in Mark}
        yield Text(words("lesson-end-went", count=len(reading.marks), **numbers))
