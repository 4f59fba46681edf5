"""Why a move may be made or not, and what it would do, in words."""

from collections.abc import Iterator

from boardkit.core.step import Move
from boardkit.draw.counting import change_said
from boardkit.text import Words
from boardkit.text.reasons import conditions_said, effects_said
from boardkit.tui.showing import Sight


def why(sight: Sight, move: Move, words: Words) -> Iterator[str]:
    """Say whether a move is allowed, what it takes, and, if it is legal, what it would cause."""
    refusal = sight.refusal(move)
    yield words.say(move)
    yield words("why-allowed" if refusal is None else "why-refused")
    yield from _part(conditions_said(sight.game.conditions(sight.view, move), words))
    if refusal is None:
        yield from _part(effects_said(sight.preview(move), words))
        yield from _part(_numbers(sight, move, words))


def _part(lines: Iterator[str]) -> Iterator[str]:
    """Set lines apart, if there are any."""
    for number, line in enumerate(lines):
        if number == 0:
            yield ""
        yield line


def _numbers(sight: Sight, move: Move, words: Words) -> Iterator[str]:
    """Say which numbers a legal move would change."""
    if changes := sight.changes(move):
        yield words("why-numbers")
        yield from (change_said(change, words) for change in changes)
