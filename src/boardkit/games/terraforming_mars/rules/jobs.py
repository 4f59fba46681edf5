"""V.A, VI Ongoing effects of cards in play, and jobs: effects that follow each other, below what they ask."""

from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum
from functools import lru_cache
from typing import Final, TypeVar

from boardkit.core import Question, Refusal, Seat, Step, Value, emit
from boardkit.games.terraforming_mars.box import CARDS, FACTS, facts, things
from boardkit.games.terraforming_mars.box import effects as fx
from boardkit.games.terraforming_mars.rules.model import CardEvent, Company, State, Tile, of_kind
from boardkit.games.terraforming_mars.rules.questions import Job, Pool

M = TypeVar("M", bound=fx.Modifier)


def cost_of(company: Company, card: facts.ProjectCard) -> int:
    """V.A What a card costs after discounts, never below 0."""
    discounts = (*company.works.discounts, *waiting(company, fx.Discount))
    if not discounts:
        return card.cost
    off = [each for each in discounts if each.project is None and (not each.tag or each.tag in card.tags)]
    return max(0, card.cost - sum(each.amount for each in off))


def leniency(company: Company) -> int:
    """V.A By how many steps global requirements may be missed."""
    return company.works.leniency + sum(each.steps for each in waiting(company, fx.Leniency))


def waiting(company: Company, kind: type[M]) -> list[M]:
    """Return the modifiers of a kind that cards played give to the next one."""
    if not company.next_card:
        return []
    effects = (effect for card in company.next_card for effect in CARDS[card].effects)
    return of_kind(kind, [effect.modifier for effect in effects if isinstance(effect, fx.NextCard)])


@lru_cache
def is_kept(card: things.Card, resource: things.CardResource) -> bool:
    """Return whether nobody may take such resources from the card."""
    return any(resource in guard.resources for guard in of_kind(fx.ProtectCard, FACTS[card].modifiers))


def add(state: State, jobs: Sequence[Job]) -> Step[State]:
    """VI Put jobs into the pool whose order the active seat chooses; open one if there is none."""
    if not jobs:
        return Step(state)
    for index in range(len(state.pile) - 1, -1, -1):
        pool = state.pile[index]
        if isinstance(pool, Pool):
            joined = Pool(pool.active, (*pool.jobs, *jobs))
            return Step(state.but(pile=(*state.pile[:index], joined, *state.pile[index + 1 :])))
    return Step(state.ask(Pool(state.active, tuple(jobs))))


def by_card(state: State, seat: Seat, card: facts.ProjectCard) -> Iterator[Job]:
    """V.A List what a card sets off when it is played: each tag counts, those of events, too."""
    for other in state.in_order:
        yield from by_tags(state, seat, other, card)
    for source, reaction in state.companies[seat].works.on_card:
        if reaction.type is card.type and (reaction.tag is None or reaction.tag in card.tags):
            yield Job(seat, source, reaction.effects, lasting=True)


def by_tags(state: State, seat: Seat, owner: Seat, card: facts.ProjectCard) -> Iterator[Job]:
    """V.A List what the tags of a card played by `seat` set off for `owner`, once for each tag."""
    for source, reaction in state.companies[owner].works.on_tag:
        if reaction.by is fx.Whose.YOU and owner != seat:
            continue
        if source == card.id and not reaction.including_this:
            continue
        for tag in card.tags:
            if tag in reaction.tags:
                yield Job(owner, source, reaction.effects, 0, card.id, reaction.optional, lasting=True)


def by_tile(state: State, seat: Seat, tile: Tile, at: things.Area, card: things.Card) -> list[Job]:
    """III.B List what a tile sets off; `card` is what placed it."""
    kind = things.TileKind.CITY if tile.kind in things.CITIES else tile.kind
    return [
        Job(owner, source, reaction.effects, lasting=True)
        for owner in state.in_order
        for source, reaction in state.companies[owner].works.on_tile
        if reaction.tile is kind
        and (reaction.by is fx.Whose.ANY or owner == seat)
        and (at.on_mars or not reaction.on_mars)
        and (reaction.including_this or source != card)
    ]


def by_bonus(state: State, seat: Seat, bonus: Sequence[things.Resource]) -> list[Job]:
    """III.A List what covering such a bonus sets off, once for the area."""
    return [
        Job(seat, source, reaction.effects, lasting=True)
        for source, reaction in state.companies[seat].works.on_bonus
        if any(resource in reaction.bonus for resource in bonus)
    ]


def by_payment(state: State, seat: Seat, cost: int, project: things.Project | None = None) -> list[Job]:
    """V.A, V.B List what paying sets off; `cost` is the printed one."""
    paid = facts.Paid.PROJECT_CARD if project is None else facts.Paid.STANDARD_PROJECT
    return [
        Job(seat, source, reaction.effects, lasting=True)
        for source, reaction in state.companies[seat].works.on_payment
        if paid in reaction.paid_for and cost >= reaction.min_base_cost and project not in reaction.excluded
    ]


E = TypeVar("E", bound=Value)

NOTHING: Final[Mapping[things.Resource, int]] = {}


class Urgency(IntEnum):
    """V.A.2 When a job comes that waits beside others; the first two come without a question."""

    WELCOME = 0  # it only adds, so that nobody would put it off
    AUTOMATIC = 1  # it can be done now, and leaves nothing to decide or to learn
    OPEN = 2  # it leaves something to decide
    LATE = 3  # it would fail now: it costs too much, or there is nothing to take yet


class Attempt(Value):
    """V.A.1 Effects that a seat would carry out, in whatever order."""

    state: State  # the table
    seat: Seat  # for whom they are carried out
    card: things.Card  # where they are written
    effects: fx.Effects  # the effects
    production: Mapping[things.Resource, int] = NOTHING  # production that other effects will have raised
    stock: Mapping[things.Resource, int] = NOTHING  # resources that other effects will have brought

    @property
    def company(self) -> Company:
        """Company of the seat."""
        return self.state.companies[self.seat]

    def changes(self, resource: things.Resource) -> list[int]:
        """List by how much the effects change the seat's production of a resource."""
        own = (one for one in self.effects if isinstance(one, fx.Production) and one.resource is resource)
        return [effect.amount for effect in own if isinstance(effect.amount, int)]


def after(state: State, job: Job, first: fx.Effects = (), number: int | None = None) -> State:
    """Put on the pile what follows the job's first effect, with other effects before it."""
    rest = (*first, *job.effects[1:])
    if not rest:
        return state
    chosen = job.number if number is None else number
    return state.ask(job.__replace__(effects=rest, number=chosen, optional=False))


def asked(state: State, job: Job, question: Question) -> Step[State]:
    """Ask what the job's first effect needs to know."""
    return Step(state.ask(question, job))


class EffectLost(CardEvent, rule="V.A.1", wasted=True):
    """An effect of a card comes to nothing."""

    lost: str  # the word of the effect


def lose(state: State, job: Job) -> Step[State]:
    """V.A.1 The effect of a job comes to nothing."""
    return emit(state, EffectLost(job.owner, job.card, type(job.effects[0]).word))


def fizzle(state: State, job: Job) -> Step[State]:
    """V.A.1 An effect that finds nothing comes to nothing; what follows it goes on."""
    return lose(after(state, job), job)


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


def onward(state: State, first: fx.Effects = (), number: int | None = None) -> State:
    """Take the question and its job off the pile, and put on it what follows."""
    return after(pop_job(state), job_below(state), first, number)
