"""What a whole table pays together, as the moves of everybody whom the rules ask."""

from collections.abc import Iterator
from typing import Any

from boardkit.core import Match, Seat
from boardkit.core.lines.match import people_of
from boardkit.draw.forms import Pool, Shares
from boardkit.text import Words


def paid_by_all(pool: Pool, shares: Shares, match: Match[Any]) -> Match[Any]:
    """Let everybody pay their shares, as far as people are asked."""
    *_, done = _paying(pool, shares, match)
    return done


def payers_said(shares: Shares, words: Words) -> str:
    """Say who pays how much by enter."""
    payers = [
        words("pool-share", seat=words.seat(Seat(seat)), amount=amount)
        for seat, amount in enumerate(map(sum, zip(*shares, strict=True)))
        if amount
    ]
    return words("pool-enter", payers=words.listed(payers)) if payers else words("pool-enter-none")


def _paying(pool: Pool, shares: Shares, match: Match[Any]) -> Iterator[Match[Any]]:
    """Play the moves of everybody who is asked, one after the other, until somebody else is."""
    people = people_of(match.players)
    if shares != pool.paid(match.state):
        match = _from_before(pool, match)
    yield match
    while type(match.state.question) is pool.question and match.state.to_move in people:
        match = match.play(pool.step(match.state, shares))
        yield match


def _from_before(pool: Pool, match: Match[Any]) -> Match[Any]:
    """Take back what people have answered just now, so that all have their turns once more."""
    before = match.undo()
    while before.at == match.at - 1 and type(before.state.question) is pool.question:
        match, before = before, before.undo()
    return match


def comes_true(pool: Pool, shares: Shares, match: Match[Any]) -> bool:
    """Tell whether the rules still ask everybody who would have to be asked."""
    asked = [one for one in _paying(pool, shares, match) if type(one.state.question) is pool.question]
    return pool.paid(asked[-1].state) == shares


def unasked_said(pool: Pool, shares: Shares, match: Match[Any], seat: Seat, words: Words) -> str:
    """Say that the rules ask a seat for a share no more, or not before a computer has answered."""
    *_, last = _paying(pool, shares, match)
    first = last.state.to_move
    if type(last.state.question) is not pool.question or first is None or first in people_of(match.players):
        return words("pool-too-late", seat=words.seat(seat))
    return words("pool-too-early", seat=words.seat(seat), first=words.seat(first))
