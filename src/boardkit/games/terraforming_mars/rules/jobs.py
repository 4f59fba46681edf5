"""V.A A job: the effects of a card that follow each other; it lies below the question it asks."""

from boardkit.core import Question, Step, emit, evolve
from boardkit.games.terraforming_mars.box.effects import CardEffect, Effects
from boardkit.games.terraforming_mars.rules.effects import Job
from boardkit.games.terraforming_mars.rules.events import EffectLost
from boardkit.games.terraforming_mars.rules.model import State


def after(state: State, job: Job, first: Effects = (), number: int | None = None) -> State:
    """Put on the pile what follows the job's first effect, with other effects before it."""
    rest = (*first, *job.effects[1:])
    if not rest:
        return state
    chosen = job.number if number is None else number
    return state.ask(evolve(job, effects=rest, number=chosen, optional=False))


def asked(state: State, job: Job, question: Question) -> Step[State]:
    """Ask what the job's first effect needs to know."""
    return Step(state.ask(question, job))


def fizzle(state: State, job: Job) -> Step[State]:
    """V.A.1 An effect that finds nothing comes to nothing; what follows it goes on."""
    return emit(after(state, job), EffectLost(job.owner, job.card))


def job_of(state: State) -> tuple[Job, CardEffect]:
    """Return the job that the question on top is about, and the effect that asks."""
    job = state.pile[-2]
    assert isinstance(job, Job)
    return job, job.effects[0]


def pop_job(state: State) -> State:
    """Take the question and its job off the pile."""
    return state.but(pile=state.pile[:-2])
