"""V.A Jobs: the effects of a card that follow each other. A job lies below the question that it asks."""

from collections.abc import Mapping
from enum import IntEnum
from typing import Final, TypeVar

from boardkit.core import Event, Question, Refusal, Seat, Step, Value, emit
from boardkit.games.terraforming_mars.box.effects import CardEffect, Effects, Production
from boardkit.games.terraforming_mars.box.things import Card, Resource
from boardkit.games.terraforming_mars.rules.model import Company, State
from boardkit.games.terraforming_mars.rules.questions import Job

E = TypeVar("E", bound=CardEffect)

NOTHING: Final[Mapping[Resource, int]] = {}


class Urgency(IntEnum):
    """V.A.2 When a job comes that waits beside others; the first two come without a question."""

    WELCOME = 0
    """It only adds, so that nobody would put it off."""
    AUTOMATIC = 1
    """It can be done now, and leaves nothing to decide or to learn."""
    OPEN = 2
    """It leaves something to decide."""
    LATE = 3
    """It would fail now: it costs too much, or there is nothing to take yet."""


class Attempt(Value):
    """V.A.1 Effects that a seat would carry out, in whatever order.

    Attributes:
        state: the table.
        seat: for whom they are carried out.
        card: where they are written.
        effects: the effects.
        production: production that other effects will have raised.
        stock: resources that other effects will have brought.
    """

    state: State
    seat: Seat
    card: Card
    effects: Effects
    production: Mapping[Resource, int] = NOTHING
    stock: Mapping[Resource, int] = NOTHING

    @property
    def company(self) -> Company:
        """Company of the seat."""
        return self.state.companies[self.seat]

    def changes(self, resource: Resource) -> list[int]:
        """List by how much the effects change the seat's production of a resource."""
        return [
            effect.amount
            for effect in self.effects
            if isinstance(effect, Production)
            and effect.resource is resource
            and isinstance(effect.amount, int)
        ]


def after(state: State, job: Job, first: Effects = (), number: int | None = None) -> State:
    """Put on the pile what follows the job's first effect, with other effects before it."""
    rest = (*first, *job.effects[1:])
    if not rest:
        return state
    chosen = job.number if number is None else number
    return state.ask(job.__replace__(effects=rest, number=chosen, optional=False))


def asked(state: State, job: Job, question: Question) -> Step[State]:
    """Ask what the job's first effect needs to know."""
    return Step(state.ask(question, job))


class EffectLost(Event, rule="V.A.1", wasted=True):
    """An effect of a card comes to nothing."""

    seat: Seat
    card: Card


def fizzle(state: State, job: Job) -> Step[State]:
    """V.A.1 An effect that finds nothing comes to nothing; what follows it goes on."""
    return emit(after(state, job), EffectLost(job.owner, job.card))


class NoSuchChoice(Refusal, word="no-such-choice", rule="V.A.2"):
    """There is no such choice."""


def job_below(state: State) -> Job:
    """Return the job that the question on top is about."""
    job = state.pile[-2]
    assert isinstance(job, Job)
    return job


def job_of(state: State, kind: type[E]) -> tuple[Job, E]:
    """Return the job that the question on top is about, and the effect that asks."""
    job = job_below(state)
    effect = job.effects[0]
    assert isinstance(effect, kind)
    return job, effect


def pop_job(state: State) -> State:
    """Take the question and its job off the pile."""
    return state.but(pile=state.pile[:-2])


def onward(state: State, first: Effects = (), number: int | None = None) -> State:
    """Take the question and its job off the pile, and put on it what follows."""
    return after(pop_job(state), job_below(state), first, number)
