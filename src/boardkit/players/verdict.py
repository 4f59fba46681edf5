"""Verdicts of players: the move, the other moves, the terms between them; also as plain data."""

from typing import Any, Final, Self

from boardkit.core import FaultError, Match, Move
from boardkit.core.notation.data import structure, unstructure
from boardkit.core.notation.moves import read, write
from boardkit.core.values import Value
from boardkit.players.mind import Worth, mean

TOLD: Final = 3  # how many reasons, and how many moves, are told


ALIKE: Final = 0.05  # how many points differ so little that they are told as none


MOST: Final = 5  # how many reasons are told at most where fewer would say the contrary
Gaps = tuple[tuple[str, float], ...]  # terms, and by how much they differ, the largest first


def weightiest(gaps: Gaps) -> Gaps:
    """Take the largest terms, and a few more where those alone would add up to the contrary of them all."""
    whole = sum(gap for _, gap in gaps)
    heads = (gaps[:count] for count in range(TOLD, MOST + 1))
    return next((some for some in heads if sum(gap for _, gap in some) * whole > 0), gaps[:TOLD])


class Things(Value):
    """What is taken one by one, and what is left; `led` is whether another answer led to that."""

    taken: tuple[Move, ...]
    left: tuple[Move, ...]
    led: bool = False


class Opinion(Value):
    """Opinion of a player on a move: the mean worth of tables it may lead to, and of how many."""

    move: Move
    worth: Worth
    samples: int
    rest: tuple[Move, ...] = ()  # the answers that follow, where several were tried in a row
    things: Things | None = None  # what is taken by all of them, where things are taken one by one

    def is_like(self, other: Self) -> bool:
        """Return whether another move comes to the same, term by term."""
        return all(abs(gap) < ALIKE for _, gap in self.worth.over(other.worth))


class Verdict(Value):
    """A decision: the move, every move that was looked at, the best first, and how many tables that took.

    The best is not the one taken where the level slips.
    """

    move: Move
    opinions: tuple[Opinion, ...]
    tables: int = 0

    @property
    def best(self) -> tuple[Opinion, ...]:
        """The opinions worth telling, the best first: of moves that come to the same, the first alone.

        What a few lucky tables put above one that was looked at more closely is left out, too.
        """
        told = [self.opinions[0]]
        for one in self.opinions[1:]:
            no_more = one.worth.total <= told[-1].worth.total
            if no_more and len(told) < TOLD and not any(map(one.is_like, told)):
                told.append(one)
        return tuple(told)

    @property
    def as_good(self) -> tuple[Opinion, ...]:
        """The other moves that come to the same as the best."""
        return tuple(filter(self.opinions[0].is_like, self.opinions[1:]))

    @property
    def merits(self) -> tuple[tuple[str, float], ...]:
        """The terms by which the best move stands above the mean of all looked at, the largest first."""
        return self.opinions[0].worth.over(mean([opinion.worth for opinion in self.opinions]))

    @property
    def nothing(self) -> Opinion | None:
        """The opinion of taking nothing, where it is best to take some of several things."""
        if not self.opinions[0].things or not self.opinions[0].things.taken:
            return None
        return next((one for one in self.opinions if one.things and not one.things.taken), None)

    def opinion_of(self, move: Move) -> Opinion | None:
        """Return what it thinks of a move, or None where it did not look at it."""
        return next((opinion for opinion in self.opinions if opinion.move == move), None)

    def reasons(self, move: Move) -> tuple[tuple[str, float], ...]:
        """Return the terms by which a move differs from the best other one, the largest first."""
        mine = self.opinion_of(move)
        return () if mine is None else self.reasons_of(mine)

    def reasons_of(self, one: Opinion) -> tuple[tuple[str, float], ...]:
        """Return the same for one of the opinions.

        The best is set beside the next worth telling: those that come to the same tell nothing of it. Things
        that are taken are set beside nothing at all.
        """
        best = self.best
        if one == best[0] and self.nothing is not None:
            return weightiest(one.worth.over(self.nothing.worth))
        if one != best[0]:
            return weightiest(one.worth.over(best[0].worth))
        return () if len(best) < 2 else weightiest(best[0].worth.over(best[1].worth))


class Kept(Value):
    """An opinion: the move in notation, its worth term by term, and how many tables were seen."""

    move: str
    terms: list[tuple[str, float]]
    samples: int


def plain(verdict: Verdict) -> Any:
    """Write the opinions of a verdict."""
    kept = [Kept(write(one.move), list(one.worth.terms.items()), one.samples) for one in verdict.opinions]
    return unstructure(kept)


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
