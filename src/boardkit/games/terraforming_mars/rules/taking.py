"""IX.E Effects framed in red: taking from any player, and lowering any production."""

from collections.abc import Iterable, Iterator

from boardkit.core import Condition, Event, Refusal, Seat, Step, emit, must
from boardkit.games.terraforming_mars.box.effects import (
    DecreaseAnyProduction,
    RemoveFromTileOwner,
    RemoveResource,
    StealResource,
)
from boardkit.games.terraforming_mars.box.things import CardResource, Resource
from boardkit.games.terraforming_mars.rules import jobs
from boardkit.games.terraforming_mars.rules.changes import floor, gain, produce, stocked
from boardkit.games.terraforming_mars.rules.land import around
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.moves import LowerProduction, TakeFrom, TakeFromNeutral
from boardkit.games.terraforming_mars.rules.questions import Job, WhichLoss, WhichProduction

Taking = RemoveResource | StealResource | RemoveFromTileOwner


def is_safe(state: State, seat: Seat, of: Seat, resource: Resource | CardResource) -> bool:
    """Return whether a card of `of` guards such resources against `seat`; nobody is safe from oneself."""
    return seat != of and resource in state.companies[of].works.protected


def victims(state: State, job: Job, effect: Taking) -> list[Seat]:
    """IX.E List whom the effect can take from: to steal from oneself changes nothing."""
    resource = effect.resource
    found = (of for of in state.in_order if state.companies[of].stock[resource] > 0)
    exposed = [of for of in found if not is_safe(state, job.owner, of, resource)]
    match effect:
        case StealResource():
            return [of for of in exposed if of != job.owner]
        case RemoveFromTileOwner():
            return [of for of in exposed if of in _tile_owners(state)]
    return exposed


def _tile_owners(state: State) -> set[Seat | None]:
    """IX.E Return who owns a tile next to the last one."""
    assert state.latest is not None
    return {tile.owner for tile in around(state.planet, state.latest)}


def neutral_can_lose(state: State, effect: Taking) -> bool:
    """VII.B The neutral opponent of a solo game can be robbed."""
    return state.solo and isinstance(effect, StealResource)


def can_take(state: State, job: Job, effect: Taking) -> bool:
    """IX.E Tell whether anybody has what the effect takes."""
    return bool(victims(state, job, effect)) or neutral_can_lose(state, effect)


def once_there(state: State, job: Job, effect: Taking) -> jobs.Urgency:
    """V.A.2 What nobody has yet is taken later."""
    return jobs.Urgency.OPEN if can_take(state, job, effect) else jobs.Urgency.LATE


def do_take(state: State, job: Job, effect: Taking) -> Step[State]:
    """IX.E Resources may be taken from one player, all or a part of them, or none."""
    if not can_take(state, job, effect):
        return jobs.fizzle(state, job)
    return jobs.asked(state, job, WhichLoss(job.owner, effect.resource, effect.up_to, job.card))


def _taking(state: State) -> tuple[Job, Taking]:
    job = jobs.job_below(state)
    effect = job.effects[0]
    assert isinstance(effect, Taking)
    return job, effect


def losses(state: State) -> Iterator[TakeFrom]:
    """IX.E List from whom how much may be taken, the most first."""
    job, effect = _taking(state)
    for of in victims(state, job, effect):
        most = min(effect.up_to, state.companies[of].stock[effect.resource])
        yield from (TakeFrom(of, amount) for amount in range(most, 0, -1))


class CannotTake(Refusal, word="cannot-take", rule="V.A.2.4"):
    """So much cannot be taken there, but at most `most`."""

    most: int


def may_take(state: State, move: TakeFrom) -> Iterator[Condition]:
    """IX.E So much can be taken from the seat."""
    found = [loss.amount for loss in losses(state) if loss.of == move.of]
    yield must(move.amount in found, CannotTake(max(found, default=0)))


def neutral_losses(state: State) -> Iterable[TakeFromNeutral]:
    """VII.B List how much may be taken from the neutral opponent, the most first."""
    _, effect = _taking(state)
    return map(TakeFromNeutral, range(effect.up_to, 0, -1)) if neutral_can_lose(state, effect) else ()


def may_rob_neutral(state: State, move: TakeFromNeutral) -> Iterator[Condition]:
    """VII.B So much can be taken from the neutral opponent."""
    found = [loss.amount for loss in neutral_losses(state)]
    yield must(move.amount in found, CannotTake(max(found, default=0)))


class ResourceTaken(Event, rule="V.A.2.4"):
    """A seat took resources from another's stock."""

    touches = ("companies[of].stock[resource]",)

    seat: Seat
    of: Seat
    resource: Resource
    amount: int


def take(state: State, move: TakeFrom) -> Step[State]:
    """IX.E Resources are taken; a thief keeps them."""
    job, effect = _taking(state)
    state = stocked(jobs.onward(state), move.of, effect.resource, -move.amount)
    step = emit(state, ResourceTaken(job.owner, move.of, effect.resource, move.amount))
    if isinstance(effect, StealResource):
        return step.then(gain, job.owner, effect.resource, move.amount)
    return step


class NeutralRobbed(Event, rule="VII.B.4"):
    """A seat took resources from the neutral opponent."""

    seat: Seat
    resource: Resource
    amount: int


def rob_neutral(state: State, move: TakeFromNeutral) -> Step[State]:
    """VII.B The neutral opponent is robbed; it has enough of everything."""
    job, effect = jobs.job_of(state, StealResource)
    step = emit(jobs.onward(state), NeutralRobbed(job.owner, effect.resource, move.amount))
    return step.then(gain, job.owner, effect.resource, move.amount)


def decline(state: State) -> Step[State]:
    """IX.E Taking is optional."""
    return Step(jobs.onward(state))


def lowerable(state: State, resource: Resource, amount: int, seat: Seat, more: int = 0) -> list[Seat]:
    """IX.E List whose production can go down by so much; `seat` will have `more` by then."""
    least = floor(resource) + amount
    return [
        of
        for of in state.in_order
        if state.companies[of].production[resource] + (more if of == seat else 0) >= least
    ]


class NobodyToLower(Refusal, word="nobody-to-lower", rule="V.A.2.3"):
    """Nobody's production can go down by so much."""

    resource: Resource
    amount: int


def somebody_can_lower(attempt: jobs.Attempt, effect: DecreaseAnyProduction) -> Condition:
    """V.A.1 Somebody's production can go down, the seat's own after what the same card raises."""
    resource, amount = effect.resource, effect.amount
    raised = sum(change for change in attempt.changes(resource) if change > 0)
    own = attempt.production.get(resource, 0) + raised
    state = attempt.state
    can = state.solo or bool(lowerable(state, resource, amount, attempt.seat, own))
    return must(can, NobodyToLower(resource, amount))


def do_decrease(state: State, job: Job, effect: DecreaseAnyProduction) -> Step[State]:
    """IX.E Somebody's production must go down, one's own if nobody else's can."""
    can = lowerable(state, effect.resource, effect.amount, job.owner)
    if state.solo or len(can) > 1:
        return jobs.asked(state, job, WhichProduction(job.owner, effect.resource, effect.amount, job.card))
    if not can:
        return jobs.fizzle(state, job)
    return produce(jobs.after(state, job), can[0], effect.resource, -effect.amount)


def productions(state: State) -> Iterable[LowerProduction]:
    """IX.E List whose production may go down."""
    job, effect = jobs.job_of(state, DecreaseAnyProduction)
    return map(LowerProduction, lowerable(state, effect.resource, effect.amount, job.owner))


class CannotLower(Refusal, word="cannot-lower", rule="V.A.2.3"):
    """The production there cannot go down by so much."""


def may_lower(state: State, move: LowerProduction) -> Iterator[Condition]:
    """IX.E The production there can go down in full."""
    yield must(move in productions(state), CannotLower())


def lower(state: State, move: LowerProduction) -> Step[State]:
    """IX.E A production goes down."""
    _, effect = jobs.job_of(state, DecreaseAnyProduction)
    return produce(jobs.onward(state), move.of, effect.resource, -effect.amount)


def may_lower_neutral(state: State) -> Iterator[Condition]:
    """VII.B Only in a game for one there is a neutral opponent."""
    yield must(state.solo, CannotLower())


class NeutralLowered(Event, rule="VII.B.4"):
    """The production of the neutral opponent went down."""

    seat: Seat
    resource: Resource
    amount: int


def lower_neutral(state: State) -> Step[State]:
    """VII.B The neutral opponent produces enough of everything."""
    job, effect = jobs.job_of(state, DecreaseAnyProduction)
    return emit(jobs.onward(state), NeutralLowered(job.owner, effect.resource, effect.amount))
