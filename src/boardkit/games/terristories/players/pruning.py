"""Which answers deserve a look, and what a sensible player answers at a glance."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final, TypeVar

from boardkit.core import Move, Seat
from boardkit.core.lines.choosing import PLACE
from boardkit.games.terristories.box.things import INDICES, ProjectCard, Role
from boardkit.games.terristories.players import growing, projects
from boardkit.games.terristories.players.purse import SPARED, free, givers, spare, wages
from boardkit.games.terristories.rules import moves as mv
from boardkit.games.terristories.rules import questions as qs
from boardkit.games.terristories.rules.model import State
from boardkit.maps.octagons import Octagon
from boardkit.players.mind import thought_of

M = TypeVar("M", bound=Move)
Answer = Callable[[State, Seat, Sequence[Move]], Move]


def glance(state: State, moves: Sequence[Move], random: Random) -> Move:
    """Answer as a sensible player would, without a look ahead."""
    question = state.question
    assert question is not None
    answer = ANSWERS.get(type(question))
    if answer is not None:
        return answer(state, question.seat, moves)
    return random.choice([move for move in moves if not isinstance(move, mv.Negotiate)])


def _own(answer: Callable[[State, Seat], Move]) -> Answer:
    return lambda state, seat, _: answer(state, seat)


def _settle(state: State, _seat: Seat, listed: Sequence[Move]) -> Move:
    places = {getattr(move, PLACE): move for move in listed if hasattr(move, PLACE)}
    return places[growing.settle(state, [*places])]


def _pay(state: State, seat: Seat, listed: Sequence[Move]) -> Move:
    """Pay; without the cubes ask whoever can do without some, each once; else send somebody away."""
    if mv.Pay() in listed:
        return mv.Pay()
    if mv.Negotiate() in listed and state.season.deals[seat] < len([*givers(state, seat)]):
        return mv.Negotiate()
    return growing.dismissed(state, seat, listed)


def _talk(state: State, seat: Seat, _listed: Sequence[Move]) -> Move:
    """Ask the richest who was not asked for what the wages lack."""
    lacks, able = _lacks(state, seat), [*givers(state, seat)]
    asked = state.season.deals[seat] - 1
    if lacks <= 0 or not 0 <= asked < len(able):
        return mv.Pass()
    giver, most = able[asked]
    return mv.Ask(giver, min(lacks, most))


def _lacks(state: State, seat: Seat) -> int:
    """Count the cubes that wages lack: the pile tells, below what is asked on top."""
    due = next((asked.due for asked in state.pile[::-1] if isinstance(asked, qs.PayWages)), 0)
    return due - state.tableaux[seat].cubes


def _answer(state: State, seat: Seat, listed: Sequence[Move]) -> Move:
    """Give what one can do without to whoever works with us, and more where that pays."""
    question = state.question
    assert isinstance(question, qs.AnswerRequest)
    amount = projects.agreed(state, seat, question)
    giving = mv.Agree(amount)
    return giving if amount and giving in listed else mv.Decline()


def _request(state: State, seat: Seat, listed: Sequence[Move]) -> Move:
    """Ask others as well, as long as those who are asked cannot give enough."""
    question = state.question
    assert isinstance(question, qs.PutRequest)
    others = [mv.AskAlso(other) for other, _ in givers(state, seat) if other not in question.of]
    enough = question.amount * len(question.of) >= _lacks(state, seat)
    return next((move for move in others if move in listed and not enough), mv.Request())


def _best(kind: type[M], worth: Callable[[State, Seat, M], Any]) -> Answer:
    """Answer with the move of a kind that is worth most, the first of equals."""

    def answer(state: State, seat: Seat, listed: Sequence[Move]) -> Move:
        moves = [move for move in listed if isinstance(move, kind)]
        return max(moves, key=lambda move: worth(state, seat, move))

    return answer


def _left_for_each(state: State, _seat: Seat, move: mv.PutIndividual) -> tuple[int, Octagon]:
    land = state.land[move.at]
    return land.cubes - 2 * sum(land.individuals), move.at


def _lacking(state: State, seat: Seat, move: mv.VoteFor) -> tuple[int, bool]:
    """Weigh what lacks most; among equals, what is proposed."""
    proposed = isinstance(state.question, qs.Vote) and move.index is state.question.proposed
    return projects.gaps(state, seat)[INDICES.index(move.index)], proposed


def _own_and_empty(state: State, seat: Seat, move: mv.ChooseTerritory) -> tuple[int, int]:
    land = state.land[move.at]
    return land.zones[seat] + land.individuals[seat], -land.cubes


def _pledge(state: State, seat: Seat, listed: Sequence[Move]) -> Move:
    able = growing.saved(state, seat)
    pledges = [move for move in listed if isinstance(move, mv.Pledge) and move.amount <= able]
    return max(pledges, key=lambda move: move.amount, default=listed[0])


def _discard_one(state: State, seat: Seat, listed: Sequence[Move]) -> Move:
    buried = [move for move in listed if isinstance(move, mv.Bury)]
    return min(buried, key=lambda move: (projects.gain(state, seat, move.card), move.card))


ROLES: Final = (Role.ENTREPRENEUR, Role.ECOLOGIST, Role.GOVERNOR, Role.FARMER)  # so all indices can rise

ANSWERS: Final[Mapping[type[Any], Answer]] = {
    qs.ChooseRole: _best(mv.TakeRole, lambda _, __, move: -ROLES.index(move.role)),
    qs.PlaceFirstZone: _settle,
    qs.PlaceIndividual: _best(mv.PutIndividual, _left_for_each),
    qs.Develop: growing.develop,
    qs.BuySecond: lambda state, seat, listed: growing.purchase(state, seat, listed) or mv.Pass(),
    **dict.fromkeys((qs.Vote, qs.BreakTie), _best(mv.VoteFor, _lacking)),
    qs.PledgeCubes: _pledge,
    qs.UseStock: lambda _, __, listed: next(
        (one for one in listed if isinstance(one, mv.Activate)), mv.Pass()
    ),
    qs.SelectProject: _own(projects.propose),
    qs.Finance: _own(projects.finance),
    qs.Talk: _talk,
    qs.PutRequest: _request,
    qs.AnswerRequest: _answer,
    qs.PlaceToken: _best(mv.SetToken, lambda state, _, move: state.land[move.at].cubes),
    qs.DiscardProjects: _own(projects.discard),
    qs.DiscardOne: _discard_one,
    qs.Harvest: _own(growing.harvest),
    **dict.fromkeys((qs.Fertilise, qs.Restore, qs.Block), _best(mv.ChooseTerritory, _own_and_empty)),
    qs.Present: _best(
        mv.ChooseSeat, lambda state, _, move: wages(state, move.seat) - state.tableaux[move.seat].cubes
    ),
    qs.StealFrom: _best(mv.ChooseSeat, lambda state, _, move: state.tableaux[move.seat].cubes),
    qs.ChooseFewest: lambda _, __, listed: listed[0],
    qs.PayWages: _pay,
    qs.ClaimObjective: lambda _, __, listed: next(
        (one for one in listed if isinstance(one, mv.ClaimVictory)), mv.StaySilent()
    ),
}

MOST: Final = 12  # how many answers deserve a look at most
TALK: Final = mv.Negotiate | mv.ShowProfile | mv.Give | mv.Promise | mv.PromiseBack  # given for nothing
Ideas = Callable[[State, Any, Sequence[Move]], Iterable[Move]]


def prune(state: State, moves: Sequence[Move]) -> Sequence[Move]:
    """List what a player would think of: its first idea, and what else there is to weigh."""
    question = state.question
    assert question is not None
    first = glance(state, moves, Random(0))
    think = IDEAS.get(type(question))
    ideas = think(state, question, moves) if think else (one for one in moves if not pointless(state, one))
    return thought_of(moves, (first, *ideas), MOST)


def pointless(state: State, move: Move) -> bool:
    """Return whether an answer changes places, talks without need, or proposes what will hardly be paid."""
    match state.question:
        case qs.PayWages(seat, due) if state.tableaux[seat].cubes < due:
            return False
        case qs.Develop() if isinstance(move, mv.MoveIndividual):
            return move.origin in state.turn.moved
        case qs.SelectProject(seat) if isinstance(move, mv.Propose):
            return not projects.is_likely_paid(state, seat, move.card)
    return isinstance(move, TALK)


def _develop(state: State, question: Any, moves: Sequence[Move]) -> Iterator[Move]:
    """Weigh to do nothing, the best walk, power, purchases and index, then other walks that bring some."""
    seat = question.seat
    walking = [move for move in moves if isinstance(move, mv.MoveIndividual)]
    gains = {move: growing.walk_gain(state, seat, move) for move in walking}
    walks = sorted((move for move in gains if gains[move] > 0), key=lambda move: -gains[move])
    yield mv.Pass()
    yield from walks[:1]
    yield mv.UsePower()
    yield from _purchases(state, question, moves)
    yield growing.call_for(state, seat)
    yield from walks[1:]


def _purchases(state: State, question: Any, moves: Sequence[Move]) -> Iterator[Move]:
    """Weigh the best individual and the best zone, if they pay, and to buy nothing."""
    for kind in (mv.BuyIndividual, mv.BuyZone):
        worth = {move: growing.profit(state, question.seat, move) for move in moves if isinstance(move, kind)}
        yield from sorted((move for move in worth if worth[move] > 0), key=lambda move: -worth[move])[:1]
    yield mv.Pass()


def _projects(state: State, question: Any, moves: Sequence[Move]) -> Iterator[Move]:
    cards = [move for move in moves if isinstance(move, mv.Propose | mv.Bury)]
    yield from sorted(cards, key=lambda move: -projects.gain(state, question.seat, move.card))
    yield mv.Pass()


def _finance(state: State, question: Any, moves: Sequence[Move]) -> Iterator[Move]:
    """Weigh to pay all that a project lacks, or all that wages leave, even what an objective would keep."""
    able, most = free(state, question.seat), dict[ProjectCard, Move]()
    for move in moves:
        if isinstance(move, mv.Contribute) and move.amount <= able:
            most[move.card] = move
    yield from most.values()
    yield mv.Pass()


def _harvest(state: State, _question: Any, moves: Sequence[Move]) -> Iterator[Move]:
    """Weigh to take much or little from each territory, but not its last cubes."""
    for move in moves:
        if isinstance(move, mv.Reap) and move.amount <= max(1, state.land[move.at].cubes - SPARED):
            yield move


def _some_answers(state: State, question: Any, moves: Sequence[Move]) -> Iterator[Move]:
    """Weigh to give all that was asked for, as far as wages leave it, and nothing."""
    able = free(state, question.seat)
    yield from [move for move in moves if isinstance(move, mv.Agree) and move.amount <= able][:1]
    yield mv.Decline()


def _some_pledges(state: State, question: Any, moves: Sequence[Move]) -> Iterator[Move]:
    able = spare(state, question.seat)
    return (move for move in moves if isinstance(move, mv.Pledge) and move.amount in (0, able))


IDEAS: Final[Mapping[type[Any], Ideas]] = {
    qs.Develop: _develop,
    qs.BuySecond: _purchases,
    **dict.fromkeys((qs.SelectProject, qs.DiscardProjects, qs.DiscardOne), _projects),
    qs.Finance: _finance,
    qs.Harvest: _harvest,
    qs.PledgeCubes: _some_pledges,
    qs.AnswerRequest: _some_answers,
    **dict.fromkeys((qs.Talk, qs.PutRequest, qs.PayWages, qs.ClaimObjective), lambda *_: ()),
}
