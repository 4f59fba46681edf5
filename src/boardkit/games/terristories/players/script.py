"""What a sensible player answers at a glance, question by question: the policy of playouts."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from boardkit.core import Move, Seat
from boardkit.core.lines.choosing import PLACE
from boardkit.games.terristories.box.things import INDICES, Role
from boardkit.games.terristories.players.growing import develop, dismissed, harvest, purchase, saved, settle
from boardkit.games.terristories.players.lending import agreed
from boardkit.games.terristories.players.projects import discard, finance, gain, gaps, propose
from boardkit.games.terristories.players.purse import givers, wages
from boardkit.games.terristories.rules import moves as mv
from boardkit.games.terristories.rules import questions as qs
from boardkit.games.terristories.rules.model import State

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


def _first(state: State, seat: Seat, listed: Sequence[Move]) -> Move:
    del state, seat
    return listed[0]


def _buy(state: State, seat: Seat, listed: Sequence[Move]) -> Move:
    return purchase(state, seat, listed) or mv.Pass()


def _settle(state: State, seat: Seat, listed: Sequence[Move]) -> Move:
    del seat
    places = {getattr(move, PLACE): move for move in listed if hasattr(move, PLACE)}
    return places[settle(state, [*places])]


def _people(state: State, seat: Seat, listed: Sequence[Move]) -> Move:
    """Spread individuals over the zones, where most is left for each."""
    del seat
    places = {move.at: move for move in listed if isinstance(move, mv.PutIndividual)}
    return places[
        max(places, key=lambda at: (state.land[at].cubes - 2 * sum(state.land[at].individuals), at))
    ]


def _activate(state: State, seat: Seat, listed: Sequence[Move]) -> Move:
    del state, seat
    return next((move for move in listed if isinstance(move, mv.Activate)), mv.Pass())


def _pay(state: State, seat: Seat, listed: Sequence[Move]) -> Move:
    """Pay; without the cubes ask whoever can do without some, each once; else send somebody away."""
    if mv.Pay() in listed:
        return mv.Pay()
    if mv.Negotiate() in listed and state.season.deals[seat] < len([*givers(state, seat)]):
        return mv.Negotiate()
    return dismissed(state, seat, listed)


def _talk(state: State, seat: Seat, listed: Sequence[Move]) -> Move:
    """Ask the richest who was not asked for what the wages lack."""
    del listed
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
    amount = agreed(state, seat, question)
    giving = mv.Agree(amount)
    return giving if amount and giving in listed else mv.Decline()


def _request(state: State, seat: Seat, listed: Sequence[Move]) -> Move:
    """Ask others as well, as long as those who are asked cannot give enough."""
    question = state.question
    assert isinstance(question, qs.PutRequest)
    others = [mv.AskAlso(other) for other, _ in givers(state, seat) if other not in question.of]
    enough = question.amount * len(question.of) >= _lacks(state, seat)
    return next((move for move in others if move in listed and not enough), mv.Request())


def _vote(state: State, seat: Seat, listed: Sequence[Move]) -> Move:
    """Vote for what lacks most; among equals, for what is proposed."""
    lacks, question = gaps(state, seat), state.question
    proposed = question.proposed if isinstance(question, qs.Vote) else None
    votes = [move for move in listed if isinstance(move, mv.VoteFor)]
    return max(votes, key=lambda move: (lacks[INDICES.index(move.index)], move.index is proposed))


def _pledge(state: State, seat: Seat, listed: Sequence[Move]) -> Move:
    """Pay as much as one can do without."""
    able = saved(state, seat)
    pledges = [move for move in listed if isinstance(move, mv.Pledge) and move.amount <= able]
    return max(pledges, key=lambda move: move.amount, default=listed[0])


def _token(state: State, seat: Seat, listed: Sequence[Move]) -> Move:
    del seat
    return max(listed, key=lambda move: state.land[move.at].cubes if isinstance(move, mv.SetToken) else -1)


def _territory(state: State, seat: Seat, listed: Sequence[Move]) -> Move:
    """Choose land of one's own, the emptiest first."""

    def worth(move: Move) -> tuple[int, int]:
        if not isinstance(move, mv.ChooseTerritory):
            return (-1, 0)
        land = state.land[move.at]
        return (land.zones[seat] + land.individuals[seat], -land.cubes)

    return max(listed, key=worth)


def _poorest(state: State, seat: Seat, listed: Sequence[Move]) -> Move:
    del seat
    players = [move for move in listed if isinstance(move, mv.ChooseSeat)]
    return min(players, key=lambda move: state.tableaux[move.seat].cubes - wages(state, move.seat))


def _richest(state: State, seat: Seat, listed: Sequence[Move]) -> Move:
    del seat
    players = [move for move in listed if isinstance(move, mv.ChooseSeat)]
    return max(players, key=lambda move: state.tableaux[move.seat].cubes)


def _discard_one(state: State, seat: Seat, listed: Sequence[Move]) -> Move:
    buried = [move for move in listed if isinstance(move, mv.Bury)]
    return min(buried, key=lambda move: (gain(state, seat, move.card), move.card))


def _claim(state: State, seat: Seat, listed: Sequence[Move]) -> Move:
    del state, seat
    return mv.ClaimVictory() if mv.ClaimVictory() in listed else mv.StaySilent()


ROLES: Final = (Role.ENTREPRENEUR, Role.ECOLOGIST, Role.GOVERNOR, Role.FARMER)
"""Which roles are taken first, so that all indices can rise."""


def _role(state: State, seat: Seat, listed: Sequence[Move]) -> Move:
    del state, seat
    taken = {move.role: move for move in listed if isinstance(move, mv.TakeRole)}
    return next(taken[role] for role in ROLES if role in taken)


ANSWERS: Final[Mapping[type[Any], Answer]] = {
    qs.ChooseRole: _role,
    qs.PlaceFirstZone: _settle,
    qs.PlaceIndividual: _people,
    qs.Develop: develop,
    qs.BuySecond: _buy,
    qs.Vote: _vote,
    qs.BreakTie: _vote,
    qs.PledgeCubes: _pledge,
    qs.UseStock: _activate,
    qs.SelectProject: _own(propose),
    qs.Finance: _own(finance),
    qs.Talk: _talk,
    qs.PutRequest: _request,
    qs.AnswerRequest: _answer,
    qs.PlaceToken: _token,
    qs.DiscardProjects: _own(discard),
    qs.DiscardOne: _discard_one,
    qs.Harvest: _own(harvest),
    qs.Fertilise: _territory,
    qs.Restore: _territory,
    qs.Block: _territory,
    qs.Present: _poorest,
    qs.StealFrom: _richest,
    qs.ChooseFewest: _first,
    qs.PayWages: _pay,
    qs.ClaimObjective: _claim,
}
