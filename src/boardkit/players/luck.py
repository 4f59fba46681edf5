"""Luck in a match: by how much chance's answers were better for each seat than was to be expected."""

from collections.abc import Sequence
from random import Random
from statistics import mean
from typing import Any, Final

from boardkit.core import CHANCE, Game, Match, Seat, Table
from boardkit.core.lines.match import Sitter, seats_of
from boardkit.core.rules.ahead import after, settled
from boardkit.players.lookup import mind_of
from boardkit.players.mind import Mind, Seen
from boardkit.players.review import settled_at, worth_to
from boardkit.players.search import Listed, Search, Streams

DRAWS: Final = 6
"""How often chance is let answer again, to say what was to be expected of it."""

MOST: Final = 400
"""How many answers a round is given to end."""


def luck_of(match: Match[Any]) -> tuple[float, ...]:
    """Sum up by seat what chance gave in a match."""
    gains = [gain_at(match, at) for at in chances_of(match)]
    return tuple(sum(by_seat) for by_seat in zip(*gains, strict=True)) or (0.0,) * len(match.players)


def chances_of(match: Match[Any]) -> list[int]:
    """List the moments at which chance began to answer after a decision."""
    moments = match.moments[: match.at + 1]
    return [
        at for at in range(1, len(moments)) if moments[at].seat == CHANCE and moments[at - 1].seat != CHANCE
    ]


def gain_at(match: Match[Any], at: int) -> Sequence[float]:
    """Say by seat how much better chance answered from a moment on than was to be expected of it.

    Each time it is let answer again, what came and what might have come are judged by the same further luck.
    """
    before, came = match.moments[at - 1].step.state, settled_at(match, at)
    gains: list[tuple[float, ...]] = []
    for number in range(DRAWS):
        other = settled(match.game, before, Random(f"{match.seed}:{number}"))
        now, then = (_outlook(match, state, number) for state in (came, other))
        gains.append(tuple(mine - yours for mine, yours in zip(now, then, strict=True)))
    return [mean(by_seat) for by_seat in zip(*gains, strict=True)]


def _outlook(match: Match[Any], state: Any, number: int) -> tuple[float, ...]:
    """Say what a table will soon be worth to each seat: where chance shows what it has dealt.

    A game whose players let all play on before they judge is judged like that; in any other, whoever is asked
    makes the best of it at once.
    """
    mind, random = mind_of(match.game.key), Random(number)
    if mind.dealt is not None or state.question is None:
        return _worths(match, state)
    level = mind.levels[Sitter.STRONG]
    if level.playout:
        return _worths(match, _round_on(match.game, mind, state, random))
    search = Search(Seen(match.game, state, Seat(state.to_move)), mind, level, [state], number)
    best = search.best_next(state, Streams(number))
    return tuple(
        worth_to(match.game, mind, best if seat == state.to_move else state, seat)
        for seat in seats_of(match.players)
    )


def _round_on(game: Game[Any], mind: Mind[Any, Any], state: Any, random: Random) -> Any:
    """Let all go on at a glance to the end of the round."""
    number = game.round(state)
    for _ in range(MOST):
        if state.question is None or game.round(state) != number:
            break
        move = mind.policy(state, Listed(game, state), random)
        state = settled(game, after(game, state, move), random)
    return state


def _worths(match: Match[Any], state: Table) -> tuple[float, ...]:
    """Say what a table is worth to each seat, with what was just dealt to it."""
    mind, game = mind_of(match.game.key), match.game
    if state.question is None:
        return tuple(worth_to(game, mind, state, seat) for seat in seats_of(match.players))
    judge = mind.dealt or mind.worth
    return tuple(judge(state, seat, mind.weights).total for seat in seats_of(match.players))
