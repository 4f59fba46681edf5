"""Verdicts as plain data: what a review has found so far is kept, and goes on there."""

from collections.abc import Iterator
from typing import Any

from boardkit.core import FaultError, Match
from boardkit.core.notation.moves import read, write
from boardkit.players.verdict import Opinion, Verdict
from boardkit.players.worth import Worth


def plain(verdict: Verdict) -> list[list[Any]]:
    """Write the opinions of a verdict: each move in notation, its terms, and how many tables were seen."""
    return [[write(one.move), dict(one.worth.terms), one.samples] for one in verdict.opinions]


def verdict_from(match: Match[Any], at: int, data: Any) -> Verdict | None:
    """Read the verdict about the decision that led to a moment; None where it does not fit that."""
    try:
        opinions = tuple(_opinions(match, data))
    except (FaultError, TypeError, ValueError):
        return None
    made = match.moments[at].move
    fits = opinions and any(opinion.move == made for opinion in opinions)
    return Verdict(opinions[0].move, opinions) if fits else None


def _opinions(match: Match[Any], data: Any) -> Iterator[Opinion]:
    for text, terms, samples in data:
        amounts = {str(word): float(amount) for word, amount in dict(terms).items()}
        yield Opinion(read(str(text), match.game.moves), Worth(amounts), int(samples))
