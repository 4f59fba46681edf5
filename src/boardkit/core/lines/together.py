"""Questions that seats answer openly, one after the other: who is asked, and what each may answer."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from boardkit.core.lines.match import Match, Standing, people_of
from boardkit.core.rules.game import legal
from boardkit.core.rules.step import Move
from boardkit.core.rules.table import CHANCE, Question, Seat
from boardkit.core.values import Value

MOST_IN_A_ROW: Final = 100  # how many answers of one seat are looked through to find who is asked next


class Line(Value, eq=False):
    """A seat that is asked."""

    seat: Seat  # who is asked
    state: Any  # the table at which it is asked, as far as the answers before it are known
    offered: tuple[Move, ...]  # the answers that stand on the form; none where all of them need the table
    answer: Move | None = None  # what it has answered; None for nothing yet
    fixed: bool = False  # whether the answer is in the record, and changes no more


class Round(Value, eq=False):
    """A question that goes round."""

    match: Match[Any]  # where the first answer is given that may still change
    kind: type[Question]  # the question
    moves: tuple[type[Move], ...]  # the kinds of answers that stand on the form
    fixed: tuple[Line, ...]  # the answers before that: of computers, and of whoever has answered at the table
    given: Mapping[Seat, Move]  # the answers since then, those that were taken back included, by seat

    @classmethod
    def of(cls, match: Match[Any], moves: tuple[type[Move], ...]) -> "Round":
        """Find out where the question that is asked now began to go round."""
        kind, moments, people = type(match.state.question), match.moments, people_of(match.players)

        def asked(at: int) -> bool:
            return type(moments[at - 1].step.state.question) is kind and moments[at].seat != CHANCE

        def on_form(at: int) -> bool:
            return asked(at) and moments[at].seat in people and isinstance(moments[at].move, moves)

        first = match.at
        while first and asked(first):
            first -= 1
        free = match.at
        while free > first and on_form(free):
            free -= 1
        last = free
        while last + 1 < len(moments) and on_form(last + 1):
            last += 1
        before = [moments[at] for at in range(first + 1, free + 1)]
        fixed = (Line(one.seat, one.step.state, (), one.move, fixed=True) for one in before)
        given = {one.seat: one.move for one in moments[free + 1 : last + 1] if one.move is not None}
        return cls(match.jump(free), kind, moves, tuple({one.seat: one for one in fixed}.values()), given)

    def lines(self, answers: Mapping[Seat, Move]) -> Iterator[Line]:
        """List everybody who is asked, in the order of the rules; an answer that is not legal is none."""
        match, people = self.match, people_of(self.match.players)
        here = Standing.of(match)
        asked = [seat for seat in [here.state.to_move] if self.asks(here.state)]
        yield from (line for line in self.fixed if line.seat not in asked)
        while self.asks(here.state) and here.state.to_move in people:
            seat = here.state.to_move
            line = Line(seat, here.state, self.offered(here.state))
            answer = answers.get(seat)
            yield line.__replace__(answer=answer if answer in line.offered else None)
            here = self._beyond(here, answer)

    def asks(self, state: Any) -> bool:
        """Return whether the question is asked at a table."""
        return type(state.question) is self.kind

    def offered(self, state: Any) -> tuple[Move, ...]:
        """List the answers at a table that stand on the form."""
        return tuple(move for move in legal(self.match.game, state) if isinstance(move, self.moves))

    def answered(self, answers: Mapping[Seat, Move]) -> Match[Any]:
        """Give the answers, each as a decision of its seat, up to the first seat that has none."""
        match = self.match
        while self.asks(state := match.state) and (move := answers.get(state.to_move)) in self.offered(state):
            assert move is not None
            match = match.play(move)
        return match

    def _beyond(self, here: Standing[Any], answer: Move | None) -> Standing[Any]:
        """Go on to whoever is asked next, where nothing is answered by the first answer that there is."""
        seat = here.state.to_move
        for _ in range(MOST_IN_A_ROW):
            moves = (*self.offered(here.state), *legal(here.game, here.state))
            here = here.play(answer if answer in moves and answer is not None else moves[0])
            if not self.asks(here.state) or here.state.to_move != seat:
                break
        return here
