"""What computer players say: terms, reasons, good moves."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from boardkit.core import Move
from boardkit.players.verdict import Verdict
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
    return words.listed([f"{signed(by, words)} {term_said(word, words)}" for word, by in told(reasons)])


def told(reasons: Iterable[tuple[str, float]]) -> Sequence[tuple[str, float]]:
    """Leave out what is too slight to be told."""
    return [(word, by) for word, by in reasons if abs(by) >= SLIGHT]


def signed(number: float, words: Words) -> str:
    """Write a number with its sign, to a tenth; what rounds to nothing has a plus."""
    tenths = round(number, 1)
    return f"{'−' if tenths < 0 else '+'}{abs(tenths):.1f}".replace(".", words("decimal-mark"))


def nudge(verdict: Verdict, words: Words) -> str:
    """Say what to think of: the term by which the best move is above all others, on average."""
    better = [word for word, by in told(verdict.merits) if by > 0]
    return nudge_said(better[0], words) if better else words("hint-all-alike")


def advice(verdict: Verdict, words: Words) -> Iterator[tuple[Move, str]]:
    """Say which moves are good, each with how much less it is worth than the best, and why."""
    best = verdict.best
    for number, one in enumerate(best):
        reasons = verdict.reasons(one.move)
        why = reasons_said(reasons, words) if told(reasons) else words("hint-no-reason")
        less = signed(one.worth.total - best[0].worth.total, words)
        message = "hint-other" if number else "hint-best" if len(best) > 1 else "hint-only"
        yield one.move, words(message, move=words.say(one.move), less=less, why=why)


def hint_lines(verdict: Verdict, words: Words) -> Iterator[str]:
    """Say a whole hint, line by line."""
    yield nudge(verdict, words)
    for number, (_, line) in enumerate(advice(verdict, words), 1):
        yield f"{number}. {line}"
