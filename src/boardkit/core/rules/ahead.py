"""Looking ahead: moves made on tables alone, and what a seat may know beforehand of what a move causes."""

from collections.abc import Callable, Sequence
from itertools import takewhile
from random import Random
from typing import Final, Generic, TypeAlias

from boardkit.core.rules.chance import answer
from boardkit.core.rules.game import Game, legal
from boardkit.core.rules.step import MOST_IN_A_ROW, EndlessError, Event, Move, Step
from boardkit.core.rules.table import CHANCE, Question, S, Seat
from boardkit.core.values import Value


class Ahead(Value, Generic[S], eq=False):
    """Where a line of moves has led: a table, and what may be answered there; nothing once all is over."""

    state: S
    moves: tuple[Move, ...]


def after(game: Game[S], state: S, move: Move) -> S:
    """Return the table after a legal move; what happened on the way is not kept."""
    return game.answers.after(state, move)


def settled(game: Game[S], state: S, random: Random) -> S:
    """Let chance answer by `random` until a seat is asked or all is over; EndlessError if never."""
    return settled_by(game, state, lambda _: random)


def settled_by(game: Game[S], state: S, source: Callable[[S], Random]) -> S:
    """Do the same, drawing from the source for the table at which chance is asked."""
    for _ in range(MOST_IN_A_ROW):
        if state.to_move != CHANCE:
            return state
        state = after(game, state, answer(game, state, source(state)))
    raise EndlessError("answers of chance", state.pile[-1])


def onward(game: Game[S], state: S, move: Move, random: Random) -> Ahead[S]:
    """Make a legal move, and give every answer that leaves no choice; EndlessError if they never end."""
    return unforced(game, after(game, state, move), random)


def unforced(game: Game[S], state: S, random: Random) -> Ahead[S]:
    """Go on to where a seat has a choice, or all is over, or stay; EndlessError if there is no such table."""
    for _ in range(MOST_IN_A_ROW):
        state = settled(game, state, random)
        moves = legal(game, state)
        if len(moves) != 1:
            return Ahead(state, moves)
        state = after(game, state, moves[0])
    raise EndlessError("answers without a choice", state.pile[-1])


Proposing: TypeAlias = Callable[[S], Move | None]  # says how a question is answered, such as how to pay
SAME_GUESS: Final = 0  # seeds the guess that a preview rests on: what it tells is the same for every guess


class Preview(Value, Generic[S], eq=False):
    """The consequences of a legal move, up to what nobody can know yet."""

    events: Sequence[Event]  # what would happen, oldest first, as the seat may know it
    state: S  # the table after the last of them, as the seat may see it
    unknown: bool  # whether something follows that chance decides or that is hidden now
    question: Question | None = None  # what the seat is asked then, if it is


def guessed(game: Game[S], state: S, seat: Seat) -> S:
    """Return a full table that the seat cannot tell from the real one: rules need all of it."""
    return game.guess(state, seat, Random(SAME_GUESS))


def preview(
    game: Game[S], table: S, seat: Seat, move: Move, proposing: Proposing[S] = lambda _: None
) -> Preview[S]:
    """Work out what a legal move would cause, with the answers that `proposing` gives after it.

    The table is one that the seat cannot tell from the real one, such as `guessed` returns.
    """
    step = _foreseen(game, Step(table), seat, move, proposing)
    known = list(takewhile(lambda frame: not frame.event.is_news(seat), step.frames))
    events = [frame.event.covered(seat) for frame in known]
    if len(known) < len(step.frames):
        return Preview(events, game.view(known[-1].state if known else table, seat), unknown=True)
    asked = step.state.question if step.state.to_move == seat else None
    return Preview(events, game.view(step.state, seat), step.state.to_move == CHANCE, asked)


def _foreseen(game: Game[S], step: Step[S], seat: Seat, move: Move, proposing: Proposing[S]) -> Step[S]:
    """Go on with a move, and with the answers proposed after it."""
    step = step.then(game.apply, move)
    onward = proposing(step.state) if step.state.to_move == seat else None
    return step if onward is None else _foreseen(game, step, seat, onward, proposing)
