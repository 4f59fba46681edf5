"""Saying why a computer decided so, term by term."""

from collections.abc import Iterator, Sequence

from boardkit.core import Move
from boardkit.players.verdict import Verdict
from boardkit.text.players import reasons_said, signed, told
from boardkit.text.words import Words


def because_said(verdict: Verdict, move: Move, words: Words) -> Iterator[str]:
    """Say what a computer weighed: what it looked at, what its move is worth beside others, and the others.

    Args:
        verdict: what it thought.
        move: what was done.
        words: the language.
    """
    yield words("because-looked", moves=len(verdict.opinions), tables=verdict.tables)
    if verdict.move != move:
        yield words("because-other", move=words.say(verdict.move))
    elif len(verdict.opinions) == 1:
        yield words("because-only")
    else:
        yield from _weighed(verdict, move, words)


def _weighed(verdict: Verdict, move: Move, words: Words) -> Iterator[str]:
    best, mine = verdict.opinions[0], verdict.opinion_of(move)
    assert mine is not None
    reasons = verdict.reasons(move)
    why = reasons_said(reasons, words, better=mine == best) if told(reasons) else words("hint-no-reason")
    yield words("because-best" if mine == best else "because-slip", why=why)
    others = [one for one in verdict.best if one != mine]
    if others:
        yield from ("", words("because-others"))
    for one in others:
        less = signed(one.worth.total - mine.worth.total, words)
        yield words("because-one", move=words.say(one.move), less=less)


def seen_said(gains: Sequence[tuple[str, float]], words: Words) -> Iterator[str]:
    """Say what everybody can see of a decision while players have secrets."""
    yield from changed_said(gains, words)
    yield words("because-hidden")


def changed_said(gains: Sequence[tuple[str, float]], words: Words) -> Iterator[str]:
    """Say what a decision has changed, as far as it is seen."""
    plain = told(gains)
    yield words("because-seen", why=reasons_said(plain, words)) if plain else words("because-unseen")
