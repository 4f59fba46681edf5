"""What projects are worth, and which are proposed, paid and put away."""

from typing import Final

from boardkit.core import Move, Seat
from boardkit.games.terristories.box import PROJECTS
from boardkit.games.terristories.box import effects as fx
from boardkit.games.terristories.box.things import INDICES, ProjectCard
from boardkit.games.terristories.players.purse import left, pool, spare
from boardkit.games.terristories.rules import moves as mv
from boardkit.games.terristories.rules.ending import profile_of, wanted
from boardkit.games.terristories.rules.financing import missing, price, proposals
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.starting import targets

CUBE: Final = 0.5
"""What a cube is worth, in points of an index."""

DULL: Final = 0.4
"""A project that is worth less than this, less its price, is put away for another."""

BEYOND: Final = 0.15
"""What a point beyond the marker is worth, against hazards."""

LASTING: Final = {
    fx.HarvestBank: 1.0,
    fx.Gain: 1.0,
    fx.Wage: 1.0,
    fx.Harvest: 0.7,
    fx.Regenerate: 0.6,
    fx.Rain: 0.5,
    fx.Label: 0.25,
    fx.Discount: 0.4,
    fx.Restore: 0.5,
    fx.AddIndividual: 2.0,
}
"""How many cubes an effect brings for each that it counts, in a round or once."""


def gaps(state: State, seat: Seat) -> tuple[int, ...]:
    """Count what every index lacks, for all and for the seat's own objective."""
    marks, profile = list(targets(state)), profile_of(state, seat)
    if profile is not None and not state.options.cooperative:
        own = INDICES.index(profile.index)
        marks[own] = max(marks[own], wanted(state, profile))
    return tuple(mark - value for mark, value in zip(marks, state.indices, strict=True))


def points(state: State, seat: Seat, card: ProjectCard) -> float:
    """Return what a project moves the indices by, as far as that is of use."""
    worth = 0.0
    for lack, change in zip(gaps(state, seat), PROJECTS[card].impacts, strict=True):
        reached = lack - change
        worth += max(0, lack) - max(0, reached)
        worth += BEYOND * (max(0, -reached) - max(0, -lack))
    return worth


def value(state: State, seat: Seat, card: ProjectCard) -> float:
    """Guess what a project is worth, in points of an index."""
    project = PROJECTS[card]
    brings = 0.0
    for effect in project.effects:
        amount = effect.amount if isinstance(effect, fx.Measured) else 1
        brings += LASTING.get(type(effect), 0.0) * amount
    times = left(state) if project.lasts else min(1, left(state))
    return points(state, seat, card) + CUBE * brings * times


def gain(state: State, seat: Seat, card: ProjectCard) -> float:
    """Return what a project is worth, less its price."""
    return value(state, seat, card) - CUBE * price(state, seat, card)


def propose(state: State, seat: Seat) -> Move:
    """Propose the best project of the hand; one that is not paid makes room for another."""
    hand = state.tableaux[seat].hand
    best = max(hand, key=lambda card: (gain(state, seat, card), card))
    return mv.Propose(best) if gain(state, seat, best) > 0 else mv.Pass()


def finance(state: State, seat: Seat) -> Move:
    """Pay for the project that brings most for its price, as long as all together can."""
    offers = [(owner, offer) for owner, offer in proposals(state) if missing(state, owner, offer) > 0]
    worth = {offer.project: gain(state, owner, offer.project) for owner, offer in offers}
    able, mine = pool(state), spare(state, seat)
    for owner, offer in sorted(offers, key=lambda pair: (-worth[pair[1].project], pair[1].project)):
        lacks = missing(state, owner, offer)
        if worth[offer.project] > 0 and lacks <= able:
            if mine and offer.project not in state.turn.touched:
                return mv.Contribute(offer.project, min(lacks, mine))
            able -= lacks
    return mv.Pass()


def discard(state: State, seat: Seat) -> Move:
    """Put away the worst card, if another is likely to be better."""
    hand = state.tableaux[seat].hand
    worst = min(hand, key=lambda card: (gain(state, seat, card), card))
    return mv.Bury(worst) if gain(state, seat, worst) < DULL else mv.Pass()
