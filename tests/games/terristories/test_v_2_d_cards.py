"""V.2.d What cards do, where no other chapter has it, and that every effect has its words."""

from typing import Any

from boardkit.core import Step, settle
from boardkit.games.terristories.box import ALEAS, POWERS, PROJECTS
from boardkit.games.terristories.box.effects import CardEffect, Measured
from boardkit.games.terristories.box.things import ProjectCard
from boardkit.games.terristories.rules import ANSWERS
from boardkit.games.terristories.rules.applying import CardApplied
from boardkit.games.terristories.rules.cubes import CubesGained, CubesStolen
from boardkit.games.terristories.rules.land import IndividualGained, ZoneAsleep
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.questions import (
    ApplyCards,
    Block,
    Develop,
    OfferStock,
    PlaceIndividual,
    Present,
    StealFrom,
    UseStock,
)
from boardkit.games.terristories.rules.reach import NotAmongThem
from boardkit.games.terristories.show.printed import effect_said
from boardkit.text import words_for
from tests.every import every_language, with_each
from tests.games.terristories.board import A, B, C, act, card, cubes, events, place, refused, table, there

EFFECTS = tuple(
    dict.fromkeys(
        effect
        for effects in (
            *(project.effects for project in PROJECTS.values()),
            *(alea.effects for alea in ALEAS.values()),
            *(power.effects for power in POWERS.values()),
        )
        for effect in effects
    )
)


def applied(name: str, phase: int, diagram: str = "P7Aa1 P7Bb1", **changes: Any) -> Step[State]:
    """Let a project of seat B act in its phase."""
    cards = ((), (card(name, since=2),))
    return settle(
        Step(table(diagram, ApplyCards(phase), phase=phase, cards=cards, **changes)), ANSWERS.resolve
    )


def from_stock(name: str, phase: int, diagram: str = "P7Aa1 P7Bb1", **changes: Any) -> State:
    """Activate a project of seat A's stock."""
    cards = ((card(name, stocked=True),),)
    state = settle(
        Step(table(diagram, OfferStock(), phase=phase, cards=cards, **changes)), ANSWERS.resolve
    ).state
    assert state.question == UseStock(A)
    return act(state, f"activate {name}").state


def test_everybody_gains() -> None:
    assert cubes(applied("governor_11", 2).state) == [7, 7, 7]


def test_all_others_gain() -> None:
    step = applied("entrepreneur_15", 2)
    assert events(step)[0] == CardApplied(B, ProjectCard("entrepreneur_15"))
    assert cubes(step.state) == [7, 6, 7]


def test_a_player_of_ones_choice_gains() -> None:
    state = applied("ecologist_13", 2).state
    assert state.question == Present(B, 1)
    assert refused(state, "player 3") == NotAmongThem()
    assert events(act(state, "player 1"))[0] == CubesGained(B, 1)


def test_smuggling_takes_two_cubes_from_another() -> None:
    state = from_stock("ecologist_01", 3, cubes=(6, 1, 6))
    assert state.question == StealFrom(A, 2)
    assert refused(state, "player 0") == NotAmongThem()
    assert events(act(state, "player 1"))[0] == CubesStolen(A, B, 1)


def test_a_threat_keeps_others_away_and_brings_a_cube() -> None:
    state = from_stock("entrepreneur_02", 3)
    assert state.question == Block(A)
    step = act(state, "territory b1")
    assert step.state.season.blocked == ((place("b1"), A),)
    assert cubes(step.state)[A] == 7


def test_a_housing_plan_brings_an_individual() -> None:
    cards = ((card("governor_10", stocked=True),),)
    step = act(table("P7Aa1 M9", Develop(A), cards=cards), "activate governor_10")
    assert IndividualGained(A, place("a1")) in events(step)
    many = table("P7Aa1 M9A", Develop(A), cards=cards)
    assert act(many, "activate governor_10").state.question == PlaceIndividual(A)
    crowd = table("P7Aa5", Develop(A), cards=cards)
    assert there(act(crowd, "activate governor_10").state, "a1").individuals[A] == 5


def test_v_3_a_free_individual_arrives_on_fertile_land_only() -> None:
    cards = ((card("governor_10", stocked=True),),)
    step = act(table("P0Aa1 M9A", Develop(A), cards=cards), "activate governor_10")
    assert IndividualGained(A, place("b1")) in events(step)
    several = act(table("P0Aa1 M9A P7A", Develop(A), cards=cards), "activate governor_10").state
    assert refused(several, "individual a1") == ZoneAsleep(place("a1"))
    nowhere = act(table("P0Aa1", Develop(A), cards=cards), "activate governor_10").state
    assert (nowhere.question, there(nowhere, "a1").individuals[A]) == (Develop(A), 1)


def test_v_3_the_temporary_crop_brings_nothing_for_zones_on_sterile_land() -> None:
    cards = ((card("farmer_01", since=2),),)
    state = table("P7A M9A P0A W0A", ApplyCards(2), phase=2, cards=cards)
    assert CubesGained(A, 2) in events(settle(Step(state), ANSWERS.resolve))


def test_restored_land_holds_no_more_than_its_terrain() -> None:
    cards = ((card("entrepreneur_17", stocked=True),),)
    state = act(table("W0A", Develop(A), cards=cards), "activate entrepreneur_17", "territory a1").state
    assert there(state, "a1").cubes == 4


def test_where_nothing_is_sterile_nothing_is_restored() -> None:
    cards = ((card("farmer_17", stocked=True),),)
    state = act(table("P7Aa1", Develop(A), cards=cards), "activate farmer_17").state
    assert state.question == Develop(A)


def test_an_hourglass_that_acts_all_the_time_says_nothing_in_its_phase() -> None:
    assert events(applied("governor_06", 4)) == []
    assert events(applied("governor_02", 1)) == []


def test_ecotourism_pays_in_every_harvest() -> None:
    step = settle(
        Step(table("P7Cc1", ApplyCards(3), phase=3, cards=((), (), (card("ecologist_12"),)))), ANSWERS.resolve
    )
    assert cubes(step.state)[C] == 7
    assert step.state.tableaux[C].cards == (card("ecologist_12"),)


@every_language
@with_each("effect", EFFECTS)
def test_every_effect_is_said_with_its_numbers(effect: CardEffect, language: str) -> None:
    said = effect_said(effect, words_for(language, "terristories"))
    assert said.endswith(".")
    if isinstance(effect, Measured) and effect.amount > 1:
        assert str(effect.amount) in said


@every_language
def test_different_effects_have_different_sentences(language: str) -> None:
    words = words_for(language, "terristories")
    said = {effect_said(effect, words): effect for effect in EFFECTS}
    assert len(said) == len(EFFECTS)
