"""V.A.2 Effects that change one's own board: stock, production, rating, parameters."""

from boardkit.core import Condition, Step, emit, must
from boardkit.games.terraforming_mars.box import effects as fx
from boardkit.games.terraforming_mars.box.things import Resource
from boardkit.games.terraforming_mars.rules import changes, jobs, land, moves, payment, requirements
from boardkit.games.terraforming_mars.rules.model import CardEvent, State
from boardkit.games.terraforming_mars.rules.questions import EffectBill, Job, WhichBonus


def _amount(state: State, job: Job, effect: fx.Gain | fx.Pay | fx.Production | fx.Rating) -> int:
    return requirements.value(state, job.owner, effect.amount, job.card, job.number)


def do_gain(state: State, job: Job, effect: fx.Gain) -> Step[State]:
    """V.A.2 Resources are gained at once."""
    amount, by = _amount(state, job, effect), job.card if job.lasting else None
    if not amount:
        return jobs.fizzle(state, job)
    return changes.gain(jobs.after(state, job), job.owner, effect.resource, amount, by)


def enough_to_pay(attempt: jobs.Attempt, effect: fx.Pay) -> Condition | None:
    """V.A.1 What an effect costs can be paid."""
    if not isinstance(effect.amount, int):
        return None
    company, resource, amount = attempt.company, effect.resource, effect.amount
    if resource is Resource.MEGACREDITS:
        metals = effect.also_with
        has = payment.worth(company, steel=Resource.STEEL in metals, titanium=Resource.TITANIUM in metals)
        return changes.affordable(has, amount)
    has, coming = company.stock[resource], attempt.stock.get(resource, 0)
    return must(has + coming >= amount, changes.TooFewResources(resource, amount, has))


def once_payable(state: State, job: Job, effect: fx.Pay) -> jobs.Urgency:
    """V.A.2 A cost is paid as soon as it can be."""
    can = state.companies[job.owner].stock[effect.resource] >= _amount(state, job, effect)
    return jobs.Urgency.AUTOMATIC if can else jobs.Urgency.LATE


def do_pay(state: State, job: Job, effect: fx.Pay) -> Step[State]:
    """V.A.2 Resources are given up; megacredits may be replaced as the effect says."""
    amount = _amount(state, job, effect)
    state = jobs.after(state, job)
    if effect.resource is not Resource.MEGACREDITS:
        return changes.gain(state, job.owner, effect.resource, -amount)
    metals = effect.also_with
    bill = EffectBill(job.owner, amount, Resource.STEEL in metals, Resource.TITANIUM in metals)
    return Step(state.ask(bill))


def room_to_lower(attempt: jobs.Attempt, effect: fx.Production) -> Condition | None:
    """V.A.1 A decrease must be possible, after what the same card raises."""
    if not isinstance(effect.amount, int) or effect.amount >= 0:
        return None
    resource, least = effect.resource, changes.floor(effect.resource)
    now = attempt.company.production[resource]
    change = attempt.production.get(resource, 0) + sum(attempt.changes(resource))
    return must(now + change >= least, changes.ProductionTooLow(resource, least - change, now))


def once_lowerable(state: State, job: Job, effect: fx.Production) -> jobs.Urgency:
    """V.A.2 What raises is welcome; what lowers is done as soon as it can be."""
    change = _amount(state, job, effect)
    if change >= 0:
        return jobs.Urgency.WELCOME
    can = state.companies[job.owner].production[effect.resource] + change >= changes.floor(effect.resource)
    return jobs.Urgency.AUTOMATIC if can else jobs.Urgency.LATE


def do_production(state: State, job: Job, effect: fx.Production) -> Step[State]:
    """V.A.2 The seat's production changes; every such change must be made."""
    amount, by = _amount(state, job, effect), job.card if job.lasting else None
    if not amount:
        return jobs.fizzle(state, job)
    return changes.produce(jobs.after(state, job), job.owner, effect.resource, amount, by)


def if_rising(state: State, job: Job, effect: fx.Rating) -> jobs.Urgency:
    """V.A.2 A rating that rises is welcome."""
    return jobs.Urgency.WELCOME if _amount(state, job, effect) >= 0 else jobs.Urgency.OPEN


def do_rating(state: State, job: Job, effect: fx.Rating) -> Step[State]:
    """II.A The seat's terraform rating changes."""
    amount = _amount(state, job, effect)
    if not amount:
        return jobs.fizzle(state, job)
    return Step(jobs.after(state, job)).then(changes.rate, job.owner, amount)


def unless_ocean(state: State, _job: Job, effect: fx.Raise) -> jobs.Urgency:
    """V.A.2 A parameter that brings no ocean goes up without a question."""
    brings = changes.brings_ocean(state, effect.parameter, effect.steps)
    return jobs.Urgency.OPEN if brings else jobs.Urgency.AUTOMATIC


def do_raise(state: State, job: Job, effect: fx.Raise) -> Step[State]:
    """II.B A global parameter goes up."""
    return Step(jobs.after(state, job)).then(changes.raise_steps, job.owner, effect.parameter, effect.steps)


class EffectWaits(CardEvent, rule="V.A.2.7", touches=("companies[seat].next_card",)):
    """An effect waits for the next card that the seat plays."""


def do_next_card(state: State, job: Job, _effect: fx.NextCard) -> Step[State]:
    """V.A The modifier waits for the next card that the seat plays."""
    waiting = (*state.companies[job.owner].next_card, job.card)
    state = jobs.after(state, job).give(job.owner, next_card=waiting)
    return emit(state, EffectWaits(job.owner, job.card))


def bonuses(state: State, effect: fx.ProductionFromBonus) -> list[Resource]:
    """V.A List the productions that the area covered last may raise."""
    assert state.latest is not None
    return [resource for resource in effect.among if resource in land.ground(state.latest).bonus]


def do_production_from_bonus(state: State, job: Job, effect: fx.ProductionFromBonus) -> Step[State]:
    """V.A The production goes up that the covered area shows."""
    shown = bonuses(state, effect)
    if len(shown) > 1:
        return jobs.asked(state, job, WhichBonus(job.owner, job.card))
    return _mine(jobs.after(state, job), job, effect, shown[0])


def shown(state: State) -> list[moves.RaiseProduction]:
    """V.A List the productions that may go up."""
    _, effect = jobs.job_of(state, fx.ProductionFromBonus)
    return [moves.RaiseProduction(resource) for resource in bonuses(state, effect)]


def choose_bonus(state: State, move: moves.RaiseProduction) -> Step[State]:
    """V.A The seat chose which production goes up."""
    job, effect = jobs.job_of(state, fx.ProductionFromBonus)
    return _mine(jobs.onward(state), job, effect, move.resource)


def _mine(state: State, job: Job, effect: fx.ProductionFromBonus, resource: Resource) -> Step[State]:
    mined = {**state.companies[job.owner].mined, job.card: resource}
    return changes.produce(state.give(job.owner, mined=mined), job.owner, resource, effect.amount)
