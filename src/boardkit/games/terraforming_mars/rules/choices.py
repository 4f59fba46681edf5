"""V.A.2 Effects that branch: one of several, a number, a condition, another card's production."""

from collections.abc import Iterable, Iterator

from boardkit.core import Condition, Step, must
from boardkit.games.terraforming_mars.box.effects import (
    AddCardResource,
    Choose,
    ChooseNumber,
    CopyProductionBox,
    Effects,
    If,
    RemoveCardResource,
    RemoveResource,
    StealResource,
)
from boardkit.games.terraforming_mars.box.things import Card
from boardkit.games.terraforming_mars.rules import triggers
from boardkit.games.terraforming_mars.rules.counters import value
from boardkit.games.terraforming_mars.rules.effects import Job
from boardkit.games.terraforming_mars.rules.jobs import after, asked, fizzle, job_of, pop_job
from boardkit.games.terraforming_mars.rules.kinds import kind_of
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.moves import ChooseCard, ChooseOption
from boardkit.games.terraforming_mars.rules.moves import ChooseNumber as NumberMove
from boardkit.games.terraforming_mars.rules.possible import copyable, impossible, production_box
from boardkit.games.terraforming_mars.rules.questions import WhichCopy, WhichNumber, WhichOption
from boardkit.games.terraforming_mars.rules.refusals import NoSuchChoice, NotBetween, WrongCard
from boardkit.games.terraforming_mars.rules.requirements import unmet
from boardkit.games.terraforming_mars.rules.taking import neutral_can_lose, victims
from boardkit.games.terraforming_mars.rules.targets import givers, takers


def open_options(state: State, job: Job, effect: Choose) -> list[int]:
    """V.A.2 List the ways that can be taken, counted from 1, without those that would come to nothing."""
    able = [
        number
        for number, option in enumerate(effect.options, 1)
        if impossible(state, job.owner, option, job.card) is None
    ]
    useful = [number for number in able if _is_useful(state, job, effect.options[number - 1])]
    return useful or able[:1]


def _is_useful(state: State, job: Job, option: Effects) -> bool:
    first = option[0]
    match first:
        case AddCardResource():
            return bool(takers(state, job, first))
        case RemoveResource() | StealResource():
            return bool(victims(state, job, first)) or neutral_can_lose(state, first)
        case RemoveCardResource():
            return any(True for _ in givers(state, job.owner, job.card, first))
    return True


def do_choose(state: State, job: Job, effect: Choose) -> Step[State]:
    """V.A.2 One of several lists is carried out."""
    numbers = open_options(state, job, effect)
    if len(numbers) > 1:
        return asked(state, job, WhichOption(job.owner, job.card))
    return Step(after(state, job, effect.options[numbers[0] - 1])) if numbers else fizzle(state, job)


def options(state: State) -> list[ChooseOption]:
    """V.A.2 List the ways that may be taken."""
    job, effect = job_of(state)
    assert isinstance(effect, Choose)
    numbers = open_options(state, job, effect)
    return [ChooseOption(number, kind_of(effect.options[number - 1][0])) for number in numbers]


def may_choose(state: State, move: ChooseOption) -> Iterator[Condition]:
    """V.A.2 The way can be taken."""
    yield must(move in options(state), NoSuchChoice())


def choose(state: State, move: ChooseOption) -> Step[State]:
    """V.A.2 The seat chose a way."""
    job, effect = job_of(state)
    assert isinstance(effect, Choose)
    return Step(after(pop_job(state), job, effect.options[move.option - 1]))


def do_choose_number(state: State, job: Job, effect: ChooseNumber) -> Step[State]:
    """V.A.2 A number is fixed for what follows."""
    most = value(state, job.owner, effect.most, job.card)
    if most > effect.least:
        return asked(state, job, WhichNumber(job.owner, job.card, effect.least, most))
    return Step(after(state, job, number=effect.least))


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
    job, _ = job_of(state)
    return Step(after(pop_job(state), job, number=move.number))


def do_if(state: State, job: Job, effect: If) -> Step[State]:
    """V.A.2 A condition decides what is carried out."""
    holds = unmet(state, job.owner, effect.condition) is None
    effects = effect.then if holds else effect.otherwise
    return Step(after(state, job, effects)) if effects else fizzle(state, job)


def do_copy(state: State, job: Job, effect: CopyProductionBox) -> Step[State]:
    """V.A.2 The production changes of an own card are made once more."""
    cards = copyable(state, job.owner, effect)
    if len(cards) > 1:
        return asked(state, job, WhichCopy(job.owner, job.card))
    return _repeat(after(state, job), job, cards[0]) if cards else fizzle(state, job)


def copies(state: State) -> Iterable[ChooseCard]:
    """V.A.2 List the cards whose production may be repeated."""
    job, effect = job_of(state)
    assert isinstance(effect, CopyProductionBox)
    return map(ChooseCard, copyable(state, job.owner, effect))


def may_copy(state: State, move: ChooseCard) -> Iterator[Condition]:
    """V.A.2 The card's production can be repeated."""
    yield must(move in copies(state), WrongCard(move.card))


def copy(state: State, move: ChooseCard) -> Step[State]:
    """V.A.2 The seat chose whose production is repeated."""
    job, _ = job_of(state)
    return _repeat(after(pop_job(state), job), job, move.card)


def _repeat(state: State, job: Job, card: Card) -> Step[State]:
    box = production_box(state, job.owner, card)
    return triggers.add(state, [Job(job.owner, card, (effect,)) for effect in box])
