"""V.A.2, IX.C Effects that put resources on cards or take them away."""

from collections.abc import Iterable, Iterator

from boardkit.core import Condition, Ruling, Step, emit, evolve, must
from boardkit.games.terraforming_mars.box.effects import AddCardResource, From, RemoveCardResource
from boardkit.games.terraforming_mars.rules.changes import put_cubes
from boardkit.games.terraforming_mars.rules.effects import Job
from boardkit.games.terraforming_mars.rules.events import NeutralCubesTaken
from boardkit.games.terraforming_mars.rules.jobs import after, asked, fizzle, job_of, pop_job
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.moves import ChooseCard, TakeCubes
from boardkit.games.terraforming_mars.rules.questions import WhichCard, WhichCubes
from boardkit.games.terraforming_mars.rules.refusals import CannotTake, WrongCard
from boardkit.games.terraforming_mars.rules.targets import givers, takers


def do_add(state: State, job: Job, effect: AddCardResource) -> Step[State]:
    """V.A.2 Resources come onto one own card; without a card for them they are lost."""
    cards = takers(state, job, effect)
    if len(cards) > 1:
        return asked(state, job, WhichCard(job.owner, effect.amount))
    if not cards:
        return fizzle(state, job)
    return put_cubes(after(state, job), job.owner, cards[0], effect.amount)


def targets(state: State) -> Iterable[ChooseCard]:
    """V.A.2 List the cards that may take the resources."""
    job, effect = job_of(state)
    assert isinstance(effect, AddCardResource)
    return map(ChooseCard, takers(state, job, effect))


def may_add(state: State, move: ChooseCard) -> Iterator[Condition]:
    """V.A.2 The card can take the resources."""
    yield must(move in targets(state), WrongCard(move.card))


def add(state: State, move: ChooseCard) -> Step[State]:
    """V.A.2 The seat chose the card."""
    job, effect = job_of(state)
    assert isinstance(effect, AddCardResource)
    return put_cubes(after(pop_job(state), job), job.owner, move.card, effect.amount)


def do_remove(state: State, job: Job, effect: RemoveCardResource) -> Step[State]:
    """IX.E Resources leave a card: the own one for a cost, or one of any player."""
    if effect.source is From.THIS:
        assert effect.amount is not None
        return put_cubes(after(state, job), job.owner, job.card, -effect.amount)
    if not _neutral_gives(state, effect) and not any(True for _ in _takings(state, job, effect)):
        return fizzle(state, job)
    most = effect.amount or effect.up_to or 1
    return asked(state, job, WhichCubes(job.owner, effect.resource, most, job.card))


def takings(state: State) -> Iterator[TakeCubes]:
    """IX.E List from which cards how much may be taken."""
    job, effect = job_of(state)
    assert isinstance(effect, RemoveCardResource)
    return _takings(state, job, effect)


def _takings(state: State, job: Job, effect: RemoveCardResource) -> Iterator[TakeCubes]:
    for of, card in givers(state, job.owner, job.card, effect):
        if job.victim not in (None, of):
            continue
        most = effect.amount or min(effect.up_to or 0, state.companies[of].cubes[card])
        least = effect.amount or 1
        yield from (TakeCubes(card, amount) for amount in range(most, least - 1, -1))


def may_remove(state: State, move: TakeCubes) -> Iterator[Condition]:
    """IX.E So much can be taken from that card."""
    found = [taking.amount for taking in takings(state) if taking.card == move.card]
    yield must(move.amount in found, CannotTake(max(found, default=0)))


def _neutral_gives(state: State, effect: RemoveCardResource) -> bool:
    """VII.B The neutral opponent can lose what must be taken from somebody."""
    return state.solo and bool(effect.amount)


def may_remove_from_neutral(state: State) -> Iterator[Condition]:
    """VII.B The neutral opponent can lose what must be taken from somebody."""
    _, effect = job_of(state)
    assert isinstance(effect, RemoveCardResource)
    yield must(_neutral_gives(state, effect), CannotTake((effect.amount or 0) if state.solo else 0))


def may_decline(state: State) -> Ruling:
    """IX.E Only what may be less than all may be nothing."""
    _, effect = job_of(state)
    assert isinstance(effect, RemoveCardResource)
    return None if effect.up_to else CannotTake(0)


def remove(state: State, move: TakeCubes) -> Step[State]:
    """IX.E Resources leave a card."""
    job, effect = job_of(state)
    assert isinstance(effect, RemoveCardResource)
    of = next(seat for seat in state.in_order if move.card in state.companies[seat].cubes)
    state = after(pop_job(state), job)
    left = (effect.up_to or 0) - move.amount
    if left > 0:
        more = evolve(effect, up_to=left)
        state = state.ask(Job(job.owner, job.card, (more,), victim=of))
    return put_cubes(state, of, move.card, -move.amount)


def remove_from_neutral(state: State) -> Step[State]:
    """VII.B The neutral opponent can lose anything."""
    job, effect = job_of(state)
    assert isinstance(effect, RemoveCardResource)
    return emit(after(pop_job(state), job), NeutralCubesTaken(job.owner, effect.resource))
