"""V.A.2, V.E, III.E.3 Whatever a card does is told, and so is that it does nothing."""

from typing import Any

from boardkit.core import Step, settle
from boardkit.games.terraforming_mars.box import FACTS
from boardkit.games.terraforming_mars.box.effects import Effects
from boardkit.games.terraforming_mars.box.things import Card, Parameter
from boardkit.games.terraforming_mars.rules import ANSWERS
from boardkit.games.terraforming_mars.rules.card_effects import rule_of
from boardkit.games.terraforming_mars.rules.changes import ParameterAtGoal
from boardkit.games.terraforming_mars.rules.jobs import EffectLost
from boardkit.games.terraforming_mars.rules.model import State
from boardkit.games.terraforming_mars.rules.playing import parts
from boardkit.games.terraforming_mars.rules.questions import Job, Pool
from boardkit.text import LANGUAGES, words_for
from tests.every import with_each
from tests.games.terraforming_mars.tables import KIM, company, rich, table, told

TABLES: dict[str, dict[str, Any]] = {"begun": {}, "at goal": {"temperature": 8, "oxygen": 14}}

AT_WORK: tuple[tuple[Card, Effects, bool], ...] = tuple(
    (card, each, lasting)
    for card, facts in FACTS.items()
    for several, lasting in (
        (parts(facts.effects), False),
        ([(*action.cost, *action.effects) for action in facts.actions], False),
        ([reaction.effects for reaction in facts.reactions], True),
    )
    for each in several
)


def run(state: State, card: Card, effects: Effects, *, lasting: bool) -> Step[State]:
    job = Job(KIM, card, effects, lasting=lasting)
    return settle(Step(state.answered().ask(Pool(KIM, (job,)))), ANSWERS.resolve)


@with_each("name", TABLES)
@with_each("card", dict.fromkeys(card for card, *_ in AT_WORK))
def test_v_a_2_every_effect_is_told_or_asks(card: Card, name: str) -> None:
    cubes = {card: 3} if FACTS[card].stores else {}
    state = table(rich(tableau=card, cubes=cubes), company(), **TABLES[name])
    for effects, lasting in ((effects, lasting) for other, effects, lasting in AT_WORK if other == card):
        is_told_or_asks(run(state, card, effects, lasting=lasting))


def is_told_or_asks(step: Step[State]) -> None:
    assert step.frames or step.state.question is not None
    if step.state.question is not None and isinstance(job := step.state.pile[-2], Job):
        assert type(step.state.question) is rule_of(job.effects[0]).asks
    for language in LANGUAGES:
        words = words_for(language, "terraforming_mars", ["Kim", "Stanley"])
        assert all(words.say(frame.event) for frame in step.frames)


def test_ii_b_what_is_raised_at_its_goal_says_so() -> None:
    state = table(rich(), company(), temperature=8)
    assert ParameterAtGoal(KIM, Parameter.TEMPERATURE) in told(state, "heat")


def test_v_a_1_an_effect_that_counts_nothing_says_so() -> None:
    state = table(company(hand="greenhouses", stock={"megacredits": 9}), company(), oxygen=9)
    assert EffectLost(KIM, Card("greenhouses"), "gain") in told(state, "play greenhouses")
