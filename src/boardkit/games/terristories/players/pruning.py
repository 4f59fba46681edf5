"""Which answers deserve a look, the most promising first."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

from boardkit.core import Move
from boardkit.games.terristories.box.things import ProjectCard
from boardkit.games.terristories.players.growing import call_for, profit, walk_gain
from boardkit.games.terristories.players.projects import gain
from boardkit.games.terristories.players.purse import SPARED, free, spare
from boardkit.games.terristories.players.script import glance
from boardkit.games.terristories.rules import moves as mv
from boardkit.games.terristories.rules import questions as qs
from boardkit.games.terristories.rules.model import State
from boardkit.players.glancing import thought_of

MOST: Final = 12
"""How many answers deserve a look at most."""

TALK: Final = mv.Negotiate | mv.ShowProfile | mv.Give | mv.Promise | mv.PromiseBack
"""What gives something away, or tells it, for nothing in return; whoever lacks wages may have to."""

Ideas = Callable[[State, Any, Sequence[Move]], Iterable[Move]]


def prune(state: State, moves: Sequence[Move]) -> Sequence[Move]:
    """List what a player would think of: its first idea, and what else there is to weigh."""
    question = state.question
    assert question is not None
    first = glance(state, moves, Random(0))
    ideas = IDEAS.get(type(question), _quiet)(state, question, moves)
    return thought_of(moves, (first, *ideas), MOST)


def pointless(state: State, move: Move) -> bool:
    """Tell whether an answer only changes places, or is talk of somebody who does not lack wages."""
    match state.question:
        case qs.PayWages(seat, due) if state.tableaux[seat].cubes < due:
            return False
        case qs.Develop() if isinstance(move, mv.MoveIndividual):
            return move.origin in state.turn.moved
    return isinstance(move, TALK)


def _quiet(state: State, question: Any, moves: Sequence[Move]) -> Iterable[Move]:
    """Weigh everything but talk."""
    del question
    return (move for move in moves if not pointless(state, move))


def _develop(state: State, question: Any, moves: Sequence[Move]) -> Iterator[Move]:
    """Weigh to do nothing, the best walk, power, purchases and index, then other walks that bring some."""
    seat = question.seat
    gains = {move: walk_gain(state, seat, move) for move in moves if isinstance(move, mv.MoveIndividual)}
    walks = sorted((move for move in gains if gains[move] > 0), key=lambda move: -gains[move])
    yield mv.Pass()
    yield from walks[:1]
    yield mv.UsePower()
    yield from _purchases(state, question, moves)
    yield call_for(state, seat)
    yield from walks[1:]


def _purchases(state: State, question: Any, moves: Sequence[Move]) -> Iterator[Move]:
    """Weigh the best individual and the best zone, if they pay, and to buy nothing."""
    for kind in (mv.BuyIndividual, mv.BuyZone):
        worth = {move: profit(state, question.seat, move) for move in moves if isinstance(move, kind)}
        yield from sorted((move for move in worth if worth[move] > 0), key=lambda move: -worth[move])[:1]
    yield mv.Pass()


def _projects(state: State, question: Any, moves: Sequence[Move]) -> Iterator[Move]:
    """Weigh the projects of the hand, and to do nothing."""

    def worth(card: ProjectCard) -> float:
        return gain(state, question.seat, card)

    cards = [move for move in moves if isinstance(move, mv.Propose | mv.Bury)]
    yield from sorted(cards, key=lambda move: -worth(move.card))
    yield mv.Pass()


def _finance(state: State, question: Any, moves: Sequence[Move]) -> Iterator[Move]:
    """Weigh to pay all that a project lacks, or all that wages leave, even what an objective would keep."""
    able, most = free(state, question.seat), dict[ProjectCard, Move]()
    for move in moves:
        if isinstance(move, mv.Contribute) and move.amount <= able:
            most[move.card] = move
    yield from most.values()
    yield mv.Pass()


def _harvest(state: State, question: Any, moves: Sequence[Move]) -> Iterator[Move]:
    """Weigh to take much or little from each territory, but not its last cubes."""
    del question
    for move in moves:
        if isinstance(move, mv.Reap) and move.amount <= max(1, state.land[move.at].cubes - SPARED):
            yield move


def _request(state: State, question: Any, moves: Sequence[Move]) -> Iterator[Move]:
    """Weigh to give all that was asked for, as far as wages leave it, and nothing."""
    able = free(state, question.seat)
    yield from [move for move in moves if isinstance(move, mv.Agree) and move.amount <= able][:1]
    yield mv.Decline()


def _first_only(state: State, question: Any, moves: Sequence[Move]) -> Iterable[Move]:
    del state, question, moves
    return ()


def _pledge(state: State, question: Any, moves: Sequence[Move]) -> Iterator[Move]:
    able = spare(state, question.seat)
    return (move for move in moves if isinstance(move, mv.Pledge) and move.amount in (0, able))


IDEAS: Final[Mapping[type[Any], Ideas]] = {
    qs.Develop: _develop,
    qs.BuySecond: _purchases,
    qs.SelectProject: _projects,
    qs.DiscardProjects: _projects,
    qs.DiscardOne: _projects,
    qs.Finance: _finance,
    qs.Harvest: _harvest,
    qs.PledgeCubes: _pledge,
    qs.Talk: _first_only,
    qs.PutRequest: _first_only,
    qs.AnswerRequest: _request,
    qs.PayWages: _first_only,
    qs.ClaimObjective: _first_only,
}
