"""What has been begun and is not done yet: bills, cards and projects that come next, effects that wait."""

from boardkit.core.rules.table import Pending
from boardkit.games.terraforming_mars.box import PROJECTS
from boardkit.games.terraforming_mars.players.chairs import Chair
from boardkit.games.terraforming_mars.players.effects import worth_of
from boardkit.games.terraforming_mars.players.plan import card_worth
from boardkit.games.terraforming_mars.rules.effects import NO_CARD, Bill, DoneProject, Job, Pool, PutCard


def pending(chair: Chair) -> float:
    """Return what waits for the seat will bring: who judges in the middle of a move counts its end."""
    return sum(_coming(chair, business) for business in chair.state.pile)


def _coming(chair: Chair, business: Pending) -> float:
    match business:
        case Pool(_, jobs):
            return sum(_coming(chair, job) for job in jobs)
        case Job(owner, card, effects) if owner == chair.seat:
            return worth_of(chair, card, effects)
        case Bill(seat, cost) if seat == chair.seat:
            return -cost * chair.prices.kept
        case PutCard(seat, card) if seat == chair.seat:
            return card_worth(chair, card)
        case DoneProject(seat, project) if seat == chair.seat:
            return worth_of(chair, NO_CARD, PROJECTS[project].effects)
        case _:
            return 0.0
