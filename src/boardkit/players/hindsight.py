"""How a match would have ended by another decision, while all others go on as they did."""

from collections.abc import Mapping
from itertools import groupby
from random import Random
from typing import Any, Final

from boardkit.core import CHANCE, Match, Move, Seat, legal
from boardkit.core.rules.ahead import after
from boardkit.core.rules.chance import answer
from boardkit.players.finding import mind_of
from boardkit.players.ladder import Level
from boardkit.players.player import Seen
from boardkit.players.search import decide
from boardkit.players.verdict import Opinion, Verdict

QUICK: Final = Level(tables=60)
"""How a seat finds an answer where what it did in the match may not be done any more."""

BEYOND: Final = 60
"""How many answers more than in the match the round may take."""


def by_the_end(match: Match[Any], at: int, other: Move) -> Verdict | None:
    """Judge a decision by the end to which it led, beside that to which another would have.

    It is one of the last round, or one where the seat did the other thing soon after, too. Nothing is told of
    others: the further a match still goes, the less its end hangs on one decision.

    Args:
        match: one that may be over.
        at: the moment to which the decision led.
        other: what might have been done instead.
    """
    made = match.moments[at].move
    assert made is not None
    near = match.over and (_is_in_last_round(match, at) or _was_made_up_for(match, at, other))
    if not near or (end := _played_on(match, at, other)) is None:
        return None
    game, mind, seat = match.game, mind_of(match.game.key), match.moments[at].seat
    came, would = (
        Opinion(move, mind.ended(game, state, seat), 1) for move, state in ((made, match.state), (other, end))
    )
    first, second = (came, would) if came.worth.total >= would.worth.total else (would, came)
    return Verdict(first.move, (first, second))


def _is_in_last_round(match: Match[Any], at: int) -> bool:
    tables = (match.moments[number].step.state for number in (at - 1, match.at - 1))
    here, last = map(match.game.round, tables)
    return here is not None and here == last


def _was_made_up_for(match: Match[Any], at: int, other: Move) -> bool:
    """Tell whether a seat did the other thing later in its turn, or in its next one."""
    seat, later = match.moments[at].seat, match.moments[at + 1 : match.at + 1]
    decided = [moment for moment in later if moment.seat != CHANCE]
    turns = [[one.move for one in turn] for by, turn in groupby(decided, lambda one: one.seat) if by == seat]
    return any(other in turn for turn in turns[:2])


def _played_on(match: Match[Any], at: int, other: Move) -> Any:
    """Return the table in the end; None where that does not come."""
    game, left = match.game, _still_to_do(match, at)
    state = after(game, match.moments[at - 1].step.state, other)
    for _ in range(match.at - at + BEYOND):
        if state.question is None:
            return state
        state = after(game, state, _as_it_was(match, state, left))
    return None


def _still_to_do(match: Match[Any], at: int) -> Mapping[Seat, list[Move]]:
    """List by seat what was done from a decision on, that decision included: it may be made up for."""
    left: dict[Seat, list[Move]] = {}
    for moment in match.moments[at : match.at + 1]:
        if moment.move is not None:
            left.setdefault(moment.seat, []).append(moment.move)
    return left


def _as_it_was(match: Match[Any], state: Any, left: Mapping[Seat, list[Move]]) -> Move:
    """Answer by the next thing that was done in the match and may be done here; it is done once."""
    game, seat, random = match.game, Seat(state.to_move), Random(match.seed)
    moves, script = legal(game, state), left.get(seat, [])
    known = next((move for move in script if move in moves), None)
    if known is not None:
        script.remove(known)
        return known
    if seat == CHANCE:
        return answer(game, state, random)
    return decide(Seen.of(game, state, seat), mind_of(game.key), QUICK, match.seed).move
