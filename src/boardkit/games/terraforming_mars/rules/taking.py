"""IX.E Effects framed in red: taking from any player, and lowering any production."""

from collections.abc import Iterable, Iterator

from boardkit.core import Condition, Seat, Step, emit, must, put
from boardkit.games.terraforming_mars.box.effects import (
    DecreaseAnyProduction,
    RemoveFromTileOwner,
    RemoveResource,
    StealResource,
)
from boardkit.games.terraforming_mars.rules.changes import gain, produce
from boardkit.games.terraforming_mars.rules.effects import Job
from boardkit.games.terraforming_mars.rules.events import NeutralLowered, NeutralRobbed, ResourceTaken
from boardkit.games.terraforming_mars.rules.jobs import after, asked, fizzle, job_of, pop_job
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.moves import (
    LowerProduction,
    TakeFrom,
    TakeFromNeutral,
)
from boardkit.games.terraforming_mars.rules.questions import WhichLoss, WhichProduction
from boardkit.games.terraforming_mars.rules.refusals import CannotLower, CannotTake
from boardkit.games.terraforming_mars.rules.targets import losers, lowerable, tile_owners

Taking = RemoveResource | StealResource | RemoveFromTileOwner


def victims(state: State, job: Job, effect: Taking) -> list[Seat]:
    """IX.E List whom the effect can take from; to steal from oneself changes nothing."""
    if isinstance(effect, RemoveFromTileOwner):
        return tile_owners(state, job.owner, effect.resource)
    found = losers(state, job.owner, effect.resource)
    return [of for of in found if of != job.owner] if isinstance(effect, StealResource) else found


def neutral_can_lose(state: State, effect: Taking) -> bool:
    """VII.B The neutral opponent of a solo game can be robbed."""
    return state.solo and isinstance(effect, StealResource)


def do_take(state: State, job: Job, effect: Taking) -> Step[State]:
    """IX.E Resources may be taken from one player, all or a part of them, or none."""
    if not victims(state, job, effect) and not neutral_can_lose(state, effect):
        return fizzle(state, job)
    return asked(state, job, WhichLoss(job.owner, effect.resource, effect.up_to, job.card))


def losses(state: State) -> Iterator[TakeFrom]:
    """IX.E List from whom how much may be taken, the most first."""
    job, effect = job_of(state)
    assert isinstance(effect, Taking)
    for of in victims(state, job, effect):
        most = min(effect.up_to, state.companies[of].stock[effect.resource])
        yield from (TakeFrom(of, amount) for amount in range(most, 0, -1))


def may_take(state: State, move: TakeFrom) -> Iterator[Condition]:
    """IX.E So much can be taken from the seat."""
    found = [loss.amount for loss in losses(state) if loss.of == move.of]
    yield must(move.amount in found, CannotTake(max(found, default=0)))


def neutral_losses(state: State) -> Iterable[TakeFromNeutral]:
    """VII.B List how much may be taken from the neutral opponent, the most first."""
    _, effect = job_of(state)
    assert isinstance(effect, Taking)
    return map(TakeFromNeutral, range(effect.up_to, 0, -1)) if neutral_can_lose(state, effect) else ()


def may_rob_neutral(state: State, move: TakeFromNeutral) -> Iterator[Condition]:
    """VII.B So much can be taken from the neutral opponent."""
    found = [loss.amount for loss in neutral_losses(state)]
    yield must(move.amount in found, CannotTake(max(found, default=0)))


def take(state: State, move: TakeFrom) -> Step[State]:
    """IX.E Resources are taken; a thief keeps them."""
    job, effect = job_of(state)
    assert isinstance(effect, Taking)
    stock = state.companies[move.of].stock
    state = after(pop_job(state), job)
    left = stock[effect.resource] - move.amount
    state = state.give(move.of, stock=put(stock, effect.resource, left))
    step = emit(state, ResourceTaken(job.owner, move.of, effect.resource, move.amount))
    return step.then(gain, job.owner, effect.resource, move.amount) if _steals(effect) else step


def _steals(effect: Taking) -> bool:
    return isinstance(effect, StealResource)


def rob_neutral(state: State, move: TakeFromNeutral) -> Step[State]:
    """VII.B The neutral opponent is robbed; it has enough of everything."""
    job, effect = job_of(state)
    assert isinstance(effect, StealResource)
    state = after(pop_job(state), job)
    step = emit(state, NeutralRobbed(job.owner, effect.resource, move.amount))
    return step.then(gain, job.owner, effect.resource, move.amount)


def decline(state: State) -> Step[State]:
    """IX.E Taking is optional."""
    job, _ = job_of(state)
    return Step(after(pop_job(state), job))


def do_decrease(state: State, job: Job, effect: DecreaseAnyProduction) -> Step[State]:
    """IX.E Somebody's production must go down, one's own if nobody else's can."""
    can = lowerable(state, effect.resource, effect.amount, job.owner)
    if state.solo or len(can) > 1:
        return asked(state, job, WhichProduction(job.owner, effect.resource, effect.amount, job.card))
    if not can:
        return fizzle(state, job)
    return produce(after(state, job), can[0], effect.resource, -effect.amount)


def productions(state: State) -> Iterable[LowerProduction]:
    """IX.E List whose production may go down."""
    job, effect = job_of(state)
    assert isinstance(effect, DecreaseAnyProduction)
    return map(LowerProduction, lowerable(state, effect.resource, effect.amount, job.owner))


def may_lower(state: State, move: LowerProduction) -> Iterator[Condition]:
    """IX.E The production there can go down in full."""
    yield must(move in productions(state), CannotLower())


def lower(state: State, move: LowerProduction) -> Step[State]:
    """IX.E A production goes down."""
    job, effect = job_of(state)
    assert isinstance(effect, DecreaseAnyProduction)
    return produce(after(pop_job(state), job), move.of, effect.resource, -effect.amount)


def may_lower_neutral(state: State) -> Iterator[Condition]:
    """VII.B Only in a game for one there is a neutral opponent."""
    yield must(state.solo, CannotLower())


def lower_neutral(state: State) -> Step[State]:
    """VII.B The neutral opponent produces enough of everything."""
    job, effect = job_of(state)
    assert isinstance(effect, DecreaseAnyProduction)
    state = after(pop_job(state), job)
    return emit(state, NeutralLowered(job.owner, effect.resource, effect.amount))
