"""What a question shows besides what may be done, and what is at stake in its answers."""

from collections.abc import Iterator, Sequence
from typing import Final

from boardkit.core import Move, Seat
from boardkit.games.terristories.box import TERRAINS
from boardkit.games.terristories.box.things import INDICES, Role
from boardkit.games.terristories.rules.development import still
from boardkit.games.terristories.rules.ending import common_met
from boardkit.games.terristories.rules.financing import proposals
from boardkit.games.terristories.rules.harvest import gathered, reap_most
from boardkit.games.terristories.rules.ledger import peopled
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.moves import (
    BuyIndividual,
    BuyZone,
    CallCouncil,
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

STEADY: Final = (Develop,)
"""The questions whose list keeps its numbers throughout a turn."""


def offers(view: State) -> Sequence[Move]:
    """Show what a question is mostly about, even while the rules refuse it, so that all keeps its place."""
    match view.question:
        case ChooseRole():
            return tuple(map(TakeRole, Role))
        case Develop(seat):
            council = () if view.options.basic else (UsePower(), *map(CallCouncil, INDICES))
            return (*_settling(view, seat), *council)
        case Harvest(seat):
            return (Reap(next(iter(peopled(view, seat))), 1), ReapMost(1), ReapMost(0))
        case Finance():
            return tuple(Contribute(offer.project, 1) for _, offer in proposals(view))
        case PayWages():
            return (Pay(),)
        case ClaimObjective():
            return (ClaimVictory(),)
    return ()


def _settling(view: State, seat: Seat) -> Iterator[Move]:
    """Show moving and buying, where the seat has most of what that takes: so is told what is missing."""
    settled = peopled(view, seat)
    unmoved = [origin for origin in settled if still(view, seat, origin)]
    yield from (MoveIndividual(origin, origin) for origin in unmoved or settled)
    first = next(iter(view.land))
    yield BuyIndividual(
        next((at for at, one in view.land.items() if one.zones[seat] and not one.sterile), first)
    )
    roomy = (at for at in settled if sum(view.land[at].zones) < TERRAINS[view.land[at].terrain].zones)
    yield BuyZone(next(roomy, next(iter(settled), first)))


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
    if not isinstance(view.question, Harvest):
        return ()
    after = reap_most(view, view.question, ReapMost(0)).state
    return [at for at in peopled(view, seat) if after.land[at].sterile and not view.land[at].sterile]


def given_up(view: State, words: Words) -> Sequence[str]:
    """Say what is given up by passing now: cubes that could be harvested, but for each last one."""
    return tuple(_given_up(view, words))


def _given_up(view: State, words: Words) -> Iterator[str]:
    if isinstance(view.question, Harvest):
        left = gathered(view, view.question, spared=1)
        if left:
            yield words("pass-harvest", count=left)
