"""V.A.1, V.A.2 The effects of cards: choices, a row for each that says what it does, which comes first."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, Generic, TypeVar

from boardkit.core import Condition, Question, Refusal, Seat, Step, Value, must
from boardkit.games.terraforming_mars.box import CARDS, CORPORATIONS, FACTS, things
from boardkit.games.terraforming_mars.box import effects as fx
from boardkit.games.terraforming_mars.rules import changes, deck, gains, jobs, land, moves, offers, taking
from boardkit.games.terraforming_mars.rules import questions as qs
from boardkit.games.terraforming_mars.rules.jobs import NoSuchChoice, Urgency
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.questions import Job, Pool, WhichCopy, WhichFirst, WhichNumber
from boardkit.games.terraforming_mars.rules.requirements import unmet, value


class NotBetween(Refusal, word="not-between", rule="V.A.2"):
    """The number is not within the bounds."""

    least: int
    most: int


def least_of(state: State, effect: fx.ChooseNumber) -> int:
    """V.A.2, XI.C Return the least number that may be chosen: by the official rulings 0 is none."""
    return max(effect.least, 1) if state.options.official_rulings else effect.least


class NoProductionToChange(Refusal, word="no-production-to-change", rule="XI.C"):
    """There is no production to be changed into another, and the table plays by the official rulings."""

    resource: things.Resource


def enough_to_choose(attempt: jobs.Attempt, effect: fx.ChooseNumber) -> Condition:
    """V.E, XI.C There is enough for the least number."""
    least, most = least_of(attempt.state, effect), effect.most
    has = value(attempt.state, attempt.seat, most, attempt.card)
    if most.count is fx.Count.OWN_PRODUCTION and most.resource is not None and least:
        return must(has >= least, NoProductionToChange(most.resource))
    if most.count is fx.Count.OWN_STOCK and most.resource is not None:
        return must(has >= least, changes.TooFewResources(most.resource, least, has))
    return must(has >= least, NotBetween(least, has))


def do_choose_number(state: State, job: Job, effect: fx.ChooseNumber) -> Step[State]:
    """V.A.2 A number is fixed for what follows."""
    least, most = least_of(state, effect), value(state, job.owner, effect.most, job.card)
    if most > least:
        return jobs.asked(state, job, WhichNumber(job.owner, job.card, least, most))
    return Step(jobs.after(state, job, number=least))


def numbers(_state: State, question: WhichNumber) -> Iterable[moves.ChooseNumber]:
    """V.A.2 List the numbers within the bounds."""
    return map(moves.ChooseNumber, range(question.least, question.most + 1))


def may_fix(_state: State, question: WhichNumber, move: moves.ChooseNumber) -> Iterator[Condition]:
    """V.A.2 The number lies within its bounds."""
    yield must(question.least <= move.number <= question.most, NotBetween(question.least, question.most))


def fix(state: State, move: moves.ChooseNumber) -> Step[State]:
    """V.A.2 The seat chose a number."""
    return Step(jobs.onward(state, number=move.number))


def do_if(state: State, job: Job, effect: fx.If) -> Step[State]:
    """V.A.2 A condition decides what is carried out."""
    effects = effect.then if unmet(state, job.owner, effect.condition) is None else effect.otherwise
    return Step(jobs.after(state, job, effects)) if effects else jobs.fizzle(state, job)


def copyable(state: State, seat: Seat, effect: fx.CopyProductionBox) -> list[things.Card]:
    """V.A List the seat's cards whose production can be repeated now."""
    return [
        card
        for card in state.companies[seat].tableau
        if effect.tag in FACTS[card].tags
        and (box := production_box(state, seat, card))
        and not hindered(jobs.Attempt(state, seat, card, box))
    ]


def production_box(state: State, seat: Seat, card: things.Card) -> fx.Effects:
    """V.A Return what a card does to productions; a tile's bonus counts as it was chosen."""
    if card not in CARDS:
        if not state.options.copy_corporations:
            return ()
        start = next(one.start for one in CORPORATIONS.values() if one.card.id == card)
        return tuple(fx.Production(resource, amount) for resource, amount in start.production.items())
    mined = state.companies[seat].mined.get(card)
    box: list[fx.CardEffect] = []
    for effect in FACTS[card].effects:
        if isinstance(effect, (fx.Production, fx.DecreaseAnyProduction)):
            box.append(effect)
        elif isinstance(effect, fx.ProductionFromBonus) and mined is not None:
            box.append(fx.Production(mined, effect.amount))
    return tuple(box)


class NothingToCopy(Refusal, word="nothing-to-copy", rule="V.A.2.7"):
    """No card in play has a production that could be repeated."""

    tag: things.Tag


def something_to_copy(attempt: jobs.Attempt, effect: fx.CopyProductionBox) -> Condition:
    """V.A.1 There is a card whose production can be repeated."""
    return must(copyable(attempt.state, attempt.seat, effect), NothingToCopy(effect.tag))


def do_copy(state: State, job: Job, effect: fx.CopyProductionBox) -> Step[State]:
    """V.A.2 The production changes of an own card are made once more."""
    cards = copyable(state, job.owner, effect)
    if len(cards) > 1:
        return jobs.asked(state, job, WhichCopy(job.owner, job.card))
    return _repeat(jobs.after(state, job), job, cards[0]) if cards else jobs.fizzle(state, job)


def copies(state: State) -> Iterable[moves.ChooseCard]:
    """V.A.2 List the cards whose production may be repeated."""
    job, effect = jobs.job_of(state, fx.CopyProductionBox)
    return map(moves.ChooseCard, copyable(state, job.owner, effect))


def copy(state: State, move: moves.ChooseCard) -> Step[State]:
    """V.A.2 The seat chose whose production is repeated."""
    return _repeat(jobs.onward(state), jobs.job_below(state), move.card)


def _repeat(state: State, job: Job, card: things.Card) -> Step[State]:
    box = production_box(state, job.owner, card)
    return jobs.add(state, [Job(job.owner, card, (effect,)) for effect in box])


E = TypeVar("E", bound=fx.CardEffect)


class CardEffectRule(Value, Generic[E], eq=False):
    """One row: an effect that stands on cards."""

    kind: type[E]  # its class
    do: Callable[[State, Job, E], Step[State]]  # what it does; `job` is what it belongs to
    asks: type[Question] | None = None  # the question that it may leave, with its job below
    # what must be there before a card is played or an action used
    demand: Callable[[jobs.Attempt, E], Condition | None] = lambda _attempt, _effect: None
    # whether it would do anything, where there is something else to choose
    useful: Callable[[State, Job, E], object] = lambda _state, _job, _effect: True
    # when its turn comes among others that wait
    urgency: Urgency | Callable[[State, Job, E], Urgency] = Urgency.OPEN
    follows: bool = False  # whether it hangs on the effect before it


def rule_of(effect: fx.CardEffect) -> CardEffectRule[Any]:
    """Return the row of an effect."""
    return CARD_EFFECTS[type(effect)]


def carry_out(state: State, job: Job) -> Step[State]:
    """V.A.2 The first of a job's effects is carried out; what follows it goes back on the pile."""
    effect = job.effects[0]
    return rule_of(effect).do(state, job, effect)


def urgency(state: State, job: Job) -> Urgency:
    """V.A.2 Tell when a job's turn comes among others that wait."""
    effect = job.effects[0]
    found = rule_of(effect).urgency
    return found if isinstance(found, Urgency) else found(state, job, effect)


def demands(attempt: jobs.Attempt) -> Iterator[Condition]:
    """V.A.1 Tell one by one what it takes to carry effects out."""
    asked = (rule_of(effect).demand(attempt, effect) for effect in attempt.effects)
    return (condition for condition in asked if condition is not None)


def hindered(attempt: jobs.Attempt) -> bool:
    """V.A.1 Tell whether something is in the way of carrying effects out; `demands` say what."""
    for effect in attempt.effects:
        condition = CARD_EFFECTS[type(effect)].demand(attempt, effect)
        if condition is not None and condition.refusal is not None:
            return True
    return False


def open_options(state: State, job: Job, effect: fx.Choose) -> list[int]:
    """V.A.2 List the ways that can be taken, counted from 1, without those that would come to nothing."""
    attempts = (jobs.Attempt(state, job.owner, job.card, option) for option in effect.options)
    able = [number for number, attempt in enumerate(attempts, 1) if not hindered(attempt)]
    firsts = {number: effect.options[number - 1][0] for number in able}
    useful = [number for number, first in firsts.items() if rule_of(first).useful(state, job, first)]
    return useful or able[:1]


def some_way(attempt: jobs.Attempt, effect: fx.Choose) -> Condition:
    """V.A.1 One of the ways can be taken."""
    ways = (jobs.Attempt(attempt.state, attempt.seat, attempt.card, option) for option in effect.options)
    return must(not all(map(hindered, ways)), NoSuchChoice())


def unless_several(state: State, job: Job, effect: fx.Choose) -> Urgency:
    """V.A.2 There is nothing to decide where only one way is open."""
    return Urgency.OPEN if len(open_options(state, job, effect)) > 1 else Urgency.AUTOMATIC


def do_choose(state: State, job: Job, effect: fx.Choose) -> Step[State]:
    """V.A.2 One of several lists is carried out."""
    numbers = open_options(state, job, effect)
    if len(numbers) > 1:
        return jobs.asked(state, job, qs.WhichOption(job.owner, job.card))
    if not numbers:
        return jobs.fizzle(state, job)
    return Step(jobs.after(state, job, effect.options[numbers[0] - 1]))


def options(state: State) -> list[moves.ChooseOption]:
    """V.A.2 List the ways that may be taken."""
    job, effect = jobs.job_of(state, fx.Choose)
    firsts = ((number, effect.options[number - 1][0]) for number in open_options(state, job, effect))
    return [moves.ChooseOption(number, fx.EFFECT_NAMES[type(first)]) for number, first in firsts]


def choose(state: State, move: moves.ChooseOption) -> Step[State]:
    """V.A.2 The seat chose a way."""
    _, effect = jobs.job_of(state, fx.Choose)
    return Step(jobs.onward(state, effect.options[move.option - 1]))


CARD_EFFECTS: Final[Mapping[type[fx.CardEffect], CardEffectRule[Any]]] = {
    row.kind: row
    for row in (
        CardEffectRule(fx.Gain, gains.do_gain, urgency=Urgency.WELCOME),
        CardEffectRule(fx.Pay, gains.do_pay, demand=gains.enough_to_pay, urgency=gains.once_payable),
        CardEffectRule(
            fx.Production, gains.do_production, demand=gains.room_to_lower, urgency=gains.once_lowerable
        ),
        CardEffectRule(
            fx.DecreaseAnyProduction, taking.do_decrease, qs.WhichProduction, demand=taking.somebody_can_lower
        ),
        CardEffectRule(fx.ProductionFromBonus, gains.do_production_from_bonus, qs.WhichBonus, follows=True),
        CardEffectRule(
            fx.RemoveResource, taking.do_take, qs.WhichLoss, useful=taking.can_take, urgency=taking.once_there
        ),
        CardEffectRule(
            fx.StealResource, taking.do_take, qs.WhichLoss, useful=taking.can_take, urgency=taking.once_there
        ),
        CardEffectRule(fx.RemoveFromTileOwner, taking.do_take, qs.WhichLoss, follows=True),
        CardEffectRule(fx.Raise, gains.do_raise, urgency=gains.unless_ocean),
        CardEffectRule(fx.PlaceTile, land.do_place, qs.WherePlace, demand=land.room_for_tile),
        CardEffectRule(fx.ClaimArea, land.do_claim, qs.WhereClaim),
        CardEffectRule(fx.Rating, gains.do_rating, urgency=gains.if_rising),
        CardEffectRule(fx.DrawCards, deck.do_draw),
        CardEffectRule(fx.Look, offers.do_look),
        CardEffectRule(fx.Reveal, deck.do_reveal, qs.RevealCard),
        CardEffectRule(fx.DiscardCards, deck.do_discard, qs.WhichDiscard, demand=deck.enough_to_discard),
        CardEffectRule(
            fx.AddCardResource,
            taking.do_add,
            qs.WhichCard,
            useful=taking.takers,
            urgency=taking.unless_several,
        ),
        CardEffectRule(
            fx.RemoveCardResource,
            taking.do_remove,
            qs.WhichCubes,
            demand=taking.somebody_gives,
            useful=taking.can_remove,
        ),
        CardEffectRule(fx.Choose, do_choose, qs.WhichOption, demand=some_way, urgency=unless_several),
        CardEffectRule(fx.ChooseNumber, do_choose_number, qs.WhichNumber, demand=enough_to_choose),
        CardEffectRule(fx.If, do_if, urgency=Urgency.WELCOME),
        CardEffectRule(fx.CopyProductionBox, do_copy, qs.WhichCopy, demand=something_to_copy),
        CardEffectRule(fx.NextCard, gains.do_next_card, urgency=Urgency.WELCOME),
    )
}
"""Every effect by its class."""


def resolve_pool(state: State, pool: Pool) -> Step[State]:
    """V.A.2 Take the next job out of the pool, gains before what costs, or ask which one that is."""
    if len(pool.jobs) < 2:
        return Step(_taken(state, pool, 0) if pool.jobs else state)
    urgencies = [urgency(state, job) for job in pool.jobs]
    first = min(urgencies)
    ready = [urgencies.index(first)] if first <= Urgency.AUTOMATIC else _ready(pool, urgencies)
    if len(ready) > 1:
        return Step(state.ask(WhichFirst(pool.active), pool))
    return Step(_taken(state, pool, ready[0]))


def _taken(state: State, pool: Pool, index: int) -> State:
    """Leave the pool below the job, even an empty one: what the job sets off joins it."""
    rest = pool.jobs[:index] + pool.jobs[index + 1 :]
    return state.ask(pool.jobs[index], Pool(pool.active, rest))


def _ready(pool: Pool, urgencies: list[Urgency]) -> list[int]:
    """List the different jobs that can be done now; those that cannot wait, unless none can."""
    stuck = min(urgencies) is Urgency.LATE
    able = (index for index, urgent in enumerate(urgencies) if stuck or urgent is not Urgency.LATE)
    return [index for index in able if pool.jobs[index] not in pool.jobs[:index]]


def firsts(state: State) -> list[moves.DoFirst]:
    """V.A.2 List the effects that may come first."""
    pool = _pool_of(state)
    ready = [(index, pool.jobs[index]) for index in _ready(pool, [urgency(state, job) for job in pool.jobs])]
    return [moves.DoFirst(index + 1, job.card, fx.EFFECT_NAMES[type(job.effects[0])]) for index, job in ready]


def _pool_of(state: State) -> Pool:
    pool = state.pile[-2]
    assert isinstance(pool, Pool)
    return pool


def do_first(state: State, move: moves.DoFirst) -> Step[State]:
    """V.A.2 The active seat chose what comes first."""
    return Step(_taken(state.but(pile=state.pile[:-2]), _pool_of(state), move.number - 1))
