"""V.2.d, V.4 Whatever a card, a power or a hazard does is told, and so is that it does nothing."""

from boardkit.core import CHANCE, Step, settle
from boardkit.games.terristories.box import ALEAS, POWERS, PROJECTS
from boardkit.games.terristories.box.effects import EFFECTS as BY_WORD
from boardkit.games.terristories.box.effects import STANDING, CardEffect, Shield
from boardkit.games.terristories.box.things import AleaCard, ProjectCard
from boardkit.games.terristories.rules import ANSWERS
from boardkit.games.terristories.rules.cards import EFFECT_HANDLERS
from boardkit.games.terristories.rules.cubes import CubesPaid, NothingToPay
from boardkit.games.terristories.rules.model import Shift, State
from boardkit.games.terristories.rules.questions import ApplyAlea, RunEffect, TossRain
from boardkit.games.terristories.rules.regeneration import NothingGrew, RainAdjusted, RainChanged, Regenerated
from boardkit.games.terristories.rules.wages import NoWagesDue, WagesRelieved
from boardkit.text import words_for
from tests.every import every_language, with_each
from tests.games.terristories.board import A, B, C, act, events, place, table

EFFECTS: tuple[tuple[str, CardEffect, AleaCard | None], ...] = (
    *((name, effect, name) for name, alea in ALEAS.items() for effect in alea.effects),
    *((name, effect, None) for name, project in PROJECTS.items() for effect in project.effects),
    *((role, effect, None) for role, power in POWERS.items() for effect in power.effects),
)
ACTING = tuple(each for each in EFFECTS if type(each[1]) not in STANDING or isinstance(each[1], Shield))

LANDS = {
    "rich": ("P5Aa2 P5Bb2 M6Cc2 W2", (6, 6, 6)),
    "full": ("P7Aa5 P7Bb5 M9Cc5 W4", (0, 0, 0)),
    "sterile": ("P0A P0B M0C W0", (0, 0, 0)),
}


def run(state: State, effect: CardEffect, alea: AleaCard | None) -> Step[State]:
    return settle(Step(state.ask(RunEffect(A, effect, place("a1"), alea))), ANSWERS.resolve)


def test_every_effect_comes_about_at_a_moment_or_acts_all_the_time() -> None:
    assert {*EFFECT_HANDLERS, *STANDING} == {*BY_WORD.values()}


@with_each("land", LANDS)
@with_each("name, effect, alea", ACTING)
def test_v_2_d_every_effect_is_told_or_asks(
    name: str, effect: CardEffect, alea: AleaCard | None, land: str
) -> None:
    if isinstance(effect, Shield) and name == "farmer_08":
        assert not PROJECTS[ProjectCard(name)].happens
        return
    diagram, cubes = LANDS[land]
    step = run(table(diagram, phase=4, alea=alea or AleaCard("riot"), cubes=cubes), effect, alea)
    assert step.frames or step.state.question is not None
    words = words_for("en", "terristories", ["Ada", "Bela", "Cleo"])
    assert all(words.say(frame.event) for frame in step.frames)


def test_v_4_acid_rain_names_the_land_and_by_how_much_less_it_rains_there() -> None:
    state = table("P5A P7B M6C W0", ApplyAlea(), TossRain(CHANCE), phase=4, alea=AleaCard("acid_rain"))
    step = settle(Step(state), ANSWERS.resolve)
    assert events(step)[-1] == RainChanged((place("a1"), place("b1"), place("c1")), Shift(-1))
    assert NothingGrew() in events(act(step.state, "rain 1"))


def test_v_6_regeneration_names_the_land_that_grows_and_by_how_much() -> None:
    state = table("P5A P6B M6C W0", TossRain(CHANCE), indices=(0, 0, 8), phase=6)
    grown = [
        event for event in events(act(state, "rain 2")) if isinstance(event, (RainAdjusted, Regenerated))
    ]
    assert grown[0] == RainAdjusted(Shift(1))
    assert grown[1:] == [
        Regenerated((place("c1"),), 3),
        Regenerated((place("a1"),), 2),
        Regenerated((place("b1"),), 1),
    ]


def test_v_4_who_has_nothing_pays_nothing_and_that_is_told() -> None:
    step = run(table(cubes=(1, 0, 3)), ALEAS[AleaCard("space_tax")].effects[0], AleaCard("space_tax"))
    assert events(step) == [CubesPaid(A, 1), NothingToPay(B), CubesPaid(C, 2)]


def test_v_5_a_the_hospital_says_whether_it_lowers_wages() -> None:
    (hospital,) = PROJECTS[ProjectCard("governor_03")].effects
    assert events(run(table("P7Aa2 P7B"), hospital, None)) == [WagesRelieved(A, 1)]
    assert events(run(table("P7A P7Bb2"), hospital, None)) == [NoWagesDue(A)]


@every_language
def test_v_4_what_is_told_of_the_rain_holds_its_amount(language: str) -> None:
    words = words_for(language, "terristories", ["Ada"])
    assert "b2" in words.say(RainChanged((place("b2"),), Shift(-1)))
    assert "2" in words.say(Regenerated((place("b2"),), 2))
