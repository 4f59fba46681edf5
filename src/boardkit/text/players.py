"""What computer players say: terms, reasons, good moves."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from boardkit.core import Move
from boardkit.text.names import spaced
from boardkit.text.words import Words

SLIGHT: Final = 0.05
"""Differences below this are not told: they would read as nothing."""


def term_said(word: str, words: Words) -> str:
    """Name a term of a judgement; a game without words for it has the term's own."""
    message = f"term-{word}"
    return words(message) if words.knows(message) else spaced(word).lower()


def nudge_said(word: str, words: Words) -> str:
    """Say what to think of, where a term makes the difference."""
    nudge = words.explanation(f"term-{word}", "nudge")
    return nudge or words("hint-think-of", term=term_said(word, words))


def reasons_said(reasons: Iterable[tuple[str, float]], words: Words) -> str:
    """Say by which terms one move is better or worse than another: `+2.1 points now, −0.4 danger`."""
    return words.listed([f"{signed(by)} {term_said(word, words)}" for word, by in told(reasons)])


def told(reasons: Iterable[tuple[str, float]]) -> Sequence[tuple[str, float]]:
    """Leave out what is too slight to be told."""
    return [(word, by) for word, by in reasons if abs(by) >= SLIGHT]


def signed(number: float) -> str:
    """Write a number with its sign, to a tenth."""
    return f"{'−' if number < 0 else '+'}{abs(number):.1f}"


def advice_said(
    moves: Sequence[tuple[Move, float, Sequence[tuple[str, float]]]], words: Words
) -> Iterator[str]:
    """Say which moves are good, each with how much less it is worth than the first, and why.

    Args:
        moves: each with its worth beside the first one's, and the terms in which it differs from it.
        words: the language.
    """
    for number, (move, less, reasons) in enumerate(moves):
        why = reasons_said(reasons, words) if told(reasons) else words("hint-no-reason")
        yield words(
            "hint-best" if number == 0 else "hint-other", move=words.say(move), less=signed(less), why=why
        )
