"""V.A.2 Effects that hang on something: a number, a condition, another card's production."""

from collections.abc import Iterable, Iterator

from boardkit.core import Condition, Refusal, Seat, Step, must
from boardkit.games.terraforming_mars.box import CARDS, CORPORATIONS, FACTS, effects
from boardkit.games.terraforming_mars.box.things import Card, Resource, Tag
from boardkit.games.terraforming_mars.rules import jobs, ongoing
from boardkit.games.terraforming_mars.rules.changes import TooFewResources
from boardkit.games.terraforming_mars.rules.counters import value
from boardkit.games.terraforming_mars.rules.cubes import WrongCard
from boardkit.games.terraforming_mars.rules.gains import room_to_lower
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.moves import ChooseCard
from boardkit.games.terraforming_mars.rules.moves import ChooseNumber as NumberMove
from boardkit.games.terraforming_mars.rules.questions import Job, WhichCopy, WhichNumber
from boardkit.games.terraforming_mars.rules.requirements import unmet
from boardkit.games.terraforming_mars.rules.taking import somebody_can_lower


class NotBetween(Refusal, word="not-between", rule="V.A.2"):
    """The number is not within the bounds."""

    least: int
    most: int


def least_of(state: State, effect: effects.ChooseNumber) -> int:
    """V.A.2, XI.C Return the least number that may be chosen: by the official rulings 0 is none."""
    return max(effect.least, 1) if state.options.official_rulings else effect.least


class NoProductionToChange(Refusal, word="no-production-to-change", rule="XI.C"):
    """There is no production to be changed into another, and the table plays by the official rulings."""

    resource: Resource


def enough_to_choose(attempt: jobs.Attempt, effect: effects.ChooseNumber) -> Condition:
    """V.E, XI.C There is enough for the least number."""
    least, most = least_of(attempt.state, effect), effect.most
    has = value(attempt.state, attempt.seat, most, attempt.card)
    if most.count is effects.Count.OWN_PRODUCTION and most.resource is not None and least:
        return must(has >= least, NoProductionToChange(most.resource))
    if most.count is effects.Count.OWN_STOCK and most.resource is not None:
        return must(has >= least, TooFewResources(most.resource, least, has))
    return must(has >= least, NotBetween(least, has))


def do_choose_number(state: State, job: Job, effect: effects.ChooseNumber) -> Step[State]:
    """V.A.2 A number is fixed for what follows."""
    least, most = least_of(state, effect), value(state, job.owner, effect.most, job.card)
    if most > least:
        return jobs.asked(state, job, WhichNumber(job.owner, job.card, least, most))
    return Step(jobs.after(state, job, number=least))


def numbers(state: State, question: WhichNumber) -> Iterable[NumberMove]:
    """V.A.2 List the numbers within the bounds."""
    del state
    return map(NumberMove, range(question.least, question.most + 1))


def may_choose_number(state: State, question: WhichNumber, move: NumberMove) -> Iterator[Condition]:
    """V.A.2 The number lies within its bounds."""
    del state
    fits = question.least <= move.number <= question.most
    yield must(fits, NotBetween(question.least, question.most))


def choose_number(state: State, move: NumberMove) -> Step[State]:
    """V.A.2 The seat chose a number."""
    return Step(jobs.onward(state, number=move.number))


def do_if(state: State, job: Job, effect: effects.If) -> Step[State]:
    """V.A.2 A condition decides what is carried out."""
    holds = unmet(state, job.owner, effect.condition) is None
    effects = effect.then if holds else effect.otherwise
    return Step(jobs.after(state, job, effects)) if effects else jobs.fizzle(state, job)


def copyable(state: State, seat: Seat, effect: effects.CopyProductionBox) -> list[Card]:
    """V.A List the seat's cards whose production can be repeated now."""
    return [
        card
        for card in state.companies[seat].tableau
        if effect.tag in FACTS[card].tags
        and (box := production_box(state, seat, card))
        and _can_repeat(jobs.Attempt(state, seat, card, box))
    ]


def _can_repeat(attempt: jobs.Attempt) -> bool:
    """V.A.1 Tell whether all changes of a production can be made."""
    asked = (_demand(attempt, effect) for effect in attempt.effects)
    return all(condition is None or condition.refusal is None for condition in asked)


def _demand(attempt: jobs.Attempt, effect: effects.CardEffect) -> Condition | None:
    match effect:
        case effects.Production():
            return room_to_lower(attempt, effect)
        case effects.DecreaseAnyProduction():
            return somebody_can_lower(attempt, effect)
    return None


def production_box(state: State, seat: Seat, card: Card) -> effects.Effects:
    """V.A Return what a card does to productions; a tile's bonus counts as it was chosen."""
    if card not in CARDS:
        return _corporation_box(state, card)
    mined = state.companies[seat].mined.get(card)
    box: list[effects.CardEffect] = []
    for effect in FACTS[card].effects:
        if isinstance(effect, (effects.Production, effects.DecreaseAnyProduction)):
            box.append(effect)
        elif isinstance(effect, effects.ProductionFromBonus) and mined is not None:
            box.append(effects.Production(mined, effect.amount))
    return tuple(box)


def _corporation_box(state: State, card: Card) -> effects.Effects:
    if not state.options.copy_corporations:
        return ()
    start = next(corporation.start for corporation in CORPORATIONS.values() if corporation.card.id == card)
    return tuple(effects.Production(resource, amount) for resource, amount in start.production.items())


class NothingToCopy(Refusal, word="nothing-to-copy", rule="V.A.2.7"):
    """No card in play has a production that could be repeated."""

    tag: Tag


def something_to_copy(attempt: jobs.Attempt, effect: effects.CopyProductionBox) -> Condition:
    """V.A.1 There is a card whose production can be repeated."""
    return must(copyable(attempt.state, attempt.seat, effect), NothingToCopy(effect.tag))


def do_copy(state: State, job: Job, effect: effects.CopyProductionBox) -> Step[State]:
    """V.A.2 The production changes of an own card are made once more."""
    cards = copyable(state, job.owner, effect)
    if len(cards) > 1:
        return jobs.asked(state, job, WhichCopy(job.owner, job.card))
    return _repeat(jobs.after(state, job), job, cards[0]) if cards else jobs.fizzle(state, job)


def copies(state: State) -> Iterable[ChooseCard]:
    """V.A.2 List the cards whose production may be repeated."""
    job, effect = jobs.job_of(state, effects.CopyProductionBox)
    return map(ChooseCard, copyable(state, job.owner, effect))


def may_copy(state: State, move: ChooseCard) -> Iterator[Condition]:
    """V.A.2 The card's production can be repeated."""
    yield must(move in copies(state), WrongCard(move.card))


def copy(state: State, move: ChooseCard) -> Step[State]:
    """V.A.2 The seat chose whose production is repeated."""
    return _repeat(jobs.onward(state), jobs.job_below(state), move.card)


def _repeat(state: State, job: Job, card: Card) -> Step[State]:
    box = production_box(state, job.owner, card)
    return ongoing.add(state, [Job(job.owner, card, (effect,)) for effect in box])
