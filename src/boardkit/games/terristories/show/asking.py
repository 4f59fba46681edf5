"""What a question shows besides what may be done, and what is at stake in its answers."""

from collections.abc import Iterator, Sequence

from boardkit.core import Move, Seat
from boardkit.games.terristories.box.things import Role
from boardkit.games.terristories.rules.ending import common_met
from boardkit.games.terristories.rules.financing import proposals
from boardkit.games.terristories.rules.harvest import most
from boardkit.games.terristories.rules.ledger import peopled
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.moves import (
    BuyIndividual,
    BuyZone,
    ClaimVictory,
    Contribute,
    Dismiss,
    MoveIndividual,
    Pay,
    Reap,
    ReapMost,
    TakeRole,
    UsePower,
)
from boardkit.games.terristories.rules.questions import (
    ChooseRole,
    ClaimObjective,
    Develop,
    Finance,
    Harvest,
    PayWages,
)
from boardkit.maps.octagons import Octagon
from boardkit.text import Words


def offers(view: State) -> Sequence[Move]:
    """Show what a question is mostly about, even while the rules refuse it, so that all keeps its place."""
    match view.question:
        case ChooseRole():
            return tuple(map(TakeRole, Role))
        case Develop(seat):
            at = next(iter(view.land))
            moves = [MoveIndividual(origin, origin) for origin in peopled(view, seat)]
            power = () if view.options.basic else (UsePower(),)
            return (*moves, BuyIndividual(at), BuyZone(at), *power)
        case Finance():
            return tuple(Contribute(offer.project, 1) for _, offer in proposals(view))
        case PayWages():
            return (Pay(),)
        case ClaimObjective():
            return (ClaimVictory(),)
    return ()


def struck(view: State, move: Move) -> Sequence[Seat]:
    """Say whom a move hurts beyond numbers: all, by barren land, an individual lost, or a lone victory."""
    seat = view.to_move
    if seat is None or not _harms(view, seat, move):
        return ()
    return tuple(other for other in view.everyone if other != seat)


def _harms(view: State, seat: Seat, move: Move) -> bool:
    match move:
        case Reap(at, amount):
            return amount >= view.land[at].cubes
        case ReapMost(0):
            return bool(emptied(view, seat))
        case ClaimVictory():
            return not common_met(view)
    return isinstance(move, Dismiss)


def emptied(view: State, seat: Seat) -> Sequence[Octagon]:
    """Name the territories whose last cube a seat would take if it harvested all that it may."""
    return [at for at in peopled(view, seat) if 0 < view.land[at].cubes <= most(view, seat, at)]


def given_up(view: State, words: Words) -> Sequence[str]:
    """Say what is given up by passing now: cubes that could be harvested; all else comes back, or is kept."""
    return tuple(_given_up(view, words))


def _given_up(view: State, words: Words) -> Iterator[str]:
    if isinstance(view.question, Harvest):
        seat = view.question.seat
        left = sum(most(view, seat, at) for at in peopled(view, seat))
        if left:
            yield words("pass-harvest", count=left)
