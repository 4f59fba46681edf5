"""V.A.1, V.A.2 The effects of cards, row by row: what each does, what it takes, and when its turn comes."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, Generic, TypeVar

from boardkit.core import Condition, Question, Step, Value, must
from boardkit.games.terraforming_mars.box import effects as fx
from boardkit.games.terraforming_mars.box.effects import EFFECT_NAMES, CardEffect
from boardkit.games.terraforming_mars.box.things import EffectKind
from boardkit.games.terraforming_mars.rules import choices, cubes, drawing, gains, jobs, offers, taking, tiles
from boardkit.games.terraforming_mars.rules import questions as qs
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.moves import ChooseOption
from boardkit.games.terraforming_mars.rules.questions import Job

E = TypeVar("E", bound=CardEffect)


def nothing_asked(attempt: jobs.Attempt, effect: object) -> None:
    """V.A.1 Ask for nothing: what only gives is always possible."""
    del attempt, effect


def whatever_happens(state: State, job: Job, effect: object) -> bool:
    """Take it that an effect is of use."""
    del state, job, effect
    return True


class CardEffectRule(Value, Generic[E], eq=False):
    """One row: an effect that stands on cards.

    Attributes:
        kind: its class.
        do: what it does; `job` is what it belongs to.
        asks: the question that it may leave, with its job below.
        demand: what must be there before a card is played or an action used.
        useful: whether it would do anything, where there is something else to choose.
        urgency: when its turn comes among others that wait.
        follows: whether it hangs on the effect before it.
    """

    kind: type[E]
    do: Callable[[State, Job, E], Step[State]]
    asks: type[Question] | None = None
    demand: Callable[[jobs.Attempt, E], Condition | None] = nothing_asked
    useful: Callable[[State, Job, E], bool] = whatever_happens
    urgency: jobs.Urgency | Callable[[State, Job, E], jobs.Urgency] = jobs.Urgency.OPEN
    follows: bool = False

    @property
    def word(self) -> EffectKind:
        """Its name in questions and answers."""
        return EFFECT_NAMES[self.kind]


def rule_of(effect: CardEffect) -> CardEffectRule[Any]:
    """Return the row of an effect."""
    return CARD_EFFECTS[type(effect)]


def carry_out(state: State, job: Job) -> Step[State]:
    """V.A.2 The first of a job's effects is carried out; what follows it goes back on the pile."""
    effect = job.effects[0]
    return rule_of(effect).do(state, job, effect)


def urgency(state: State, job: Job) -> jobs.Urgency:
    """V.A.2 Tell when a job's turn comes among others that wait."""
    effect = job.effects[0]
    found = rule_of(effect).urgency
    return found if isinstance(found, jobs.Urgency) else found(state, job, effect)


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
    able = [
        number
        for number, option in enumerate(effect.options, 1)
        if not hindered(jobs.Attempt(state, job.owner, job.card, option))
    ]
    useful = [number for number in able if _is_useful(state, job, effect.options[number - 1][0])]
    return useful or able[:1]


def _is_useful(state: State, job: Job, effect: CardEffect) -> bool:
    return rule_of(effect).useful(state, job, effect)


def some_way(attempt: jobs.Attempt, effect: fx.Choose) -> Condition:
    """V.A.1 One of the ways can be taken."""
    ways = (jobs.Attempt(attempt.state, attempt.seat, attempt.card, option) for option in effect.options)
    return must(not all(map(hindered, ways)), jobs.NoSuchChoice())


def unless_several(state: State, job: Job, effect: fx.Choose) -> jobs.Urgency:
    """V.A.2 There is nothing to decide where only one way is open."""
    return jobs.Urgency.OPEN if len(open_options(state, job, effect)) > 1 else jobs.Urgency.AUTOMATIC


def do_choose(state: State, job: Job, effect: fx.Choose) -> Step[State]:
    """V.A.2 One of several lists is carried out."""
    numbers = open_options(state, job, effect)
    if len(numbers) > 1:
        return jobs.asked(state, job, qs.WhichOption(job.owner, job.card))
    return (
        Step(jobs.after(state, job, effect.options[numbers[0] - 1])) if numbers else jobs.fizzle(state, job)
    )


def options(state: State) -> list[ChooseOption]:
    """V.A.2 List the ways that may be taken."""
    job, effect = jobs.job_of(state, fx.Choose)
    numbers = open_options(state, job, effect)
    return [ChooseOption(number, rule_of(effect.options[number - 1][0]).word) for number in numbers]


def may_choose(state: State, move: ChooseOption) -> Iterator[Condition]:
    """V.A.2 The way can be taken."""
    yield must(move in options(state), jobs.NoSuchChoice())


def choose(state: State, move: ChooseOption) -> Step[State]:
    """V.A.2 The seat chose a way."""
    _, effect = jobs.job_of(state, fx.Choose)
    return Step(jobs.onward(state, effect.options[move.option - 1]))


_ROWS: Final[tuple[CardEffectRule[Any], ...]] = (
    CardEffectRule(fx.Gain, gains.do_gain, urgency=jobs.Urgency.WELCOME),
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
    CardEffectRule(fx.PlaceTile, tiles.do_place, qs.WherePlace, demand=tiles.room_for_tile),
    CardEffectRule(fx.ClaimArea, tiles.do_claim, qs.WhereClaim),
    CardEffectRule(fx.Rating, gains.do_rating, urgency=gains.if_rising),
    CardEffectRule(fx.DrawCards, drawing.do_draw),
    CardEffectRule(fx.Look, offers.do_look),
    CardEffectRule(fx.Reveal, drawing.do_reveal, qs.RevealCard),
    CardEffectRule(fx.DiscardCards, drawing.do_discard, qs.WhichDiscard, demand=drawing.enough_to_discard),
    CardEffectRule(
        fx.AddCardResource, cubes.do_add, qs.WhichCard, useful=cubes.can_add, urgency=cubes.unless_several
    ),
    CardEffectRule(
        fx.RemoveCardResource,
        cubes.do_remove,
        qs.WhichCubes,
        demand=cubes.somebody_gives,
        useful=cubes.can_remove,
    ),
    CardEffectRule(fx.Choose, do_choose, qs.WhichOption, demand=some_way, urgency=unless_several),
    CardEffectRule(
        fx.ChooseNumber, choices.do_choose_number, qs.WhichNumber, demand=choices.enough_to_choose
    ),
    CardEffectRule(fx.If, choices.do_if, urgency=jobs.Urgency.WELCOME),
    CardEffectRule(fx.CopyProductionBox, choices.do_copy, qs.WhichCopy, demand=choices.something_to_copy),
    CardEffectRule(fx.NextCard, gains.do_next_card, urgency=jobs.Urgency.WELCOME),
)

CARD_EFFECTS: Final[Mapping[type[CardEffect], CardEffectRule[Any]]] = {row.kind: row for row in _ROWS}
"""Every effect by its class."""
