"""Verdicts as plain data: what a review has found so far is kept, and goes on there."""

from typing import Any

from boardkit.core import FaultError, Match
from boardkit.core.notation.data import structure, unstructure
from boardkit.core.notation.moves import read, write
from boardkit.core.values import Value
from boardkit.players.verdict import Opinion, Verdict
from boardkit.players.worth import Worth


class Kept(Value):
    """An opinion: the move in notation, its worth term by term, and how many tables were seen."""

    move: str
    terms: list[tuple[str, float]]
    samples: int


def plain(verdict: Verdict) -> Any:
    """Write the opinions of a verdict."""
    return unstructure(
        [Kept(write(one.move), list(one.worth.terms.items()), one.samples) for one in verdict.opinions]
    )


def verdict_from(match: Match[Any], at: int, data: Any) -> Verdict | None:
    """Read the verdict about the decision that led to a moment; None where it does not fit that."""
    try:
        opinions = tuple(_opinion(match, one) for one in structure(data, list[Kept]))
    except FaultError:
        return None
    made = match.moments[at].move
    fits = any(opinion.move == made for opinion in opinions)
    return Verdict(opinions[0].move, opinions) if fits else None


def _opinion(match: Match[Any], kept: Kept) -> Opinion:
    return Opinion(read(kept.move, match.game.moves), Worth(dict(kept.terms)), kept.samples)
