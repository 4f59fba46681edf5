"""Points 29 to 36 where an implementation goes wrong easily: attacks and resources."""

import pytest

from boardkit.games.terraforming_mars.box.things import Card, CardResource, Resource, Tag
from boardkit.games.terraforming_mars.rules.card_effects import NothingToCopy
from boardkit.games.terraforming_mars.rules.changes import TooFewResources
from boardkit.games.terraforming_mars.rules.model import Options
from boardkit.games.terraforming_mars.rules.taking import CannotTake, NobodyToLower, TooFewCubes
from tests.games.terraforming_mars.tables import (
    KIM,
    STANLEY,
    after,
    choices,
    company,
    has,
    makes,
    money,
    on,
    points,
    refused,
    rich,
    table,
)


def test_subtlety_29_a_decrease_needs_somebody_who_can_take_all_of_it() -> None:
    kim = company(hand="birds", stock=money(20))
    low = company(production={"plants": 1})
    assert refused(table(kim, low, oxygen=13), "play birds") == NobodyToLower(Resource.PLANTS, 2)
    high = company(production={"plants": 2})
    assert makes(after(table(kim, high, oxygen=13), "play birds"), STANLEY, "plants") == 0


def test_subtlety_29_it_may_be_oneself_and_must_be_if_nobody_else_can() -> None:
    own = company(hand="fish", stock=money(20), production={"plants": 1})
    state = after(table(own, company(), temperature=2), "play fish")
    assert makes(state, KIM, "plants") == 0
    state = after(table(own, company(production={"plants": 1}), temperature=2), "play fish")
    assert choices(state) == ["lower 0", "lower 1"]


@pytest.mark.parametrize("card", ["energy-tapping", "power-supply-consortium"])
def test_subtlety_29_the_own_gain_may_come_first(card: str) -> None:
    kim = company(hand=card, tableau="power-grid energy-saving", stock=money(20))
    state = after(table(kim, company()), f"play {card}")
    assert makes(state, KIM, "energy") == 0


def test_subtlety_30_to_take_is_never_a_duty() -> None:
    state = after(table(rich(hand="sabotage"), rich()), "play sabotage")
    state = after(state, "option 2 remove_resource")
    assert choices(state) == [f"take {of} {n}" for of in (0, 1) for n in (4, 3, 2, 1)] + ["decline"]
    assert has(after(state, "take 1 2"), STANLEY, "steel") == 48
    assert has(after(state, "decline"), STANLEY, "steel") == 50


def test_subtlety_30_a_thief_keeps_what_is_stolen() -> None:
    state = after(table(rich(hand="hired-raiders"), rich()), "play hired-raiders")
    state = after(state, "option 1 steal_resource", "take 1 2")
    assert (has(state, KIM, "steel"), has(state, STANLEY, "steel")) == (52, 48)


def test_subtlety_31_protected_habitats_stop_opponents_only() -> None:
    guarded = rich(tableau="protected-habitats tardigrades", cubes={"tardigrades": 3})
    kim = rich(tableau="ants", hand="virus", cubes={"ants": 1})
    state = table(kim, guarded)
    assert choices(after(state, "use ants 1")) == ["cubes ants 1"]
    state = after(state, "play virus")
    assert refused(state, "take 1 1") == CannotTake(most=0)
    own = table(rich(tableau="protected-habitats", hand="virus"), company())
    assert "take 0 5" in choices(after(own, "play virus"))


def test_subtlety_31_animals_never_leave_pets() -> None:
    kim = rich(tableau="predators pets", cubes={"pets": 5})
    state = table(kim, rich())
    assert refused(state, "use predators 1") == TooFewCubes(CardResource.ANIMAL, 1, 0)


def test_subtlety_32_ants_and_predators_take_from_oneself() -> None:
    kim = rich(tableau="predators birds", cubes={"birds": 1})
    state = after(table(kim, rich()), "use predators 1", "cubes birds 1")
    assert (on(state, "predators"), on(state, "birds")) == (1, 0)


def test_subtlety_33_the_favorite_project_holds_a_resource_already() -> None:
    kim = rich(tableau="tardigrades birds fish", hand="ceos-favorite-project", cubes={"birds": 1, "fish": 2})
    state = after(table(kim, rich()), "play ceos-favorite-project")
    assert choices(state) == ["target birds", "target fish"]


def test_subtlety_33_the_favorite_project_may_be_played_without_such_a_card() -> None:
    kim = rich(tableau="tardigrades", hand="ceos-favorite-project")
    state = after(table(kim, rich()), "play ceos-favorite-project")
    assert state.companies[KIM].events == ("ceos-favorite-project",)
    assert state.companies[KIM].cubes == {}


@pytest.mark.parametrize("card", ["imported-nitrogen", "aerobraked-ammonia-asteroid"])
def test_subtlety_33_without_a_card_for_them_resources_are_lost(card: str) -> None:
    state = after(table(rich(hand=card), rich()), f"play {card}")
    state = after(state, choices(state)[0])
    assert state.companies[KIM].events == (card,)
    assert state.companies[KIM].cubes == {}


@pytest.mark.parametrize(("card", "plants"), [("moss", 1), ("nitrophilic-moss", 2)])
def test_subtlety_34_moss_needs_plants_and_viral_enhancers_can_bring_one(card: str, plants: int) -> None:
    oceans = "ocean@A2 ocean@A4 ocean@A5"

    def seat(tableau: str) -> object:
        kim = company(hand=card, tableau=tableau, stock=money(20, plants=plants - 1))
        state = table(kim, company(), placed=oceans)
        refusal = refused(state, f"play {card}")
        return refusal or makes(after(state, f"play {card}"), KIM, "plants")

    assert seat("") == TooFewResources(Resource.PLANTS, plants, plants - 1)
    assert seat("viral-enhancers") == plants


def test_subtlety_35_robotic_workforce_repeats_productions_only() -> None:
    kim = rich(hand="robotic-workforce", tableau="strip-mine")
    state = after(table(kim, rich()), "play robotic-workforce")
    assert (makes(state, KIM, "steel"), makes(state, KIM, "titanium"), makes(state, KIM, "energy")) == (
        5,
        4,
        1,
    )
    assert state.oxygen == 0


def test_subtlety_35_it_counts_anew_and_remembers_what_was_mined() -> None:
    kim = rich(
        hand="robotic-workforce mining-rights",
        tableau="medical-lab power-plant mine",
        production={"energy": 0},
    )
    state = after(table(kim, rich()), "play mining-rights", "pay 9 0 0 0", "place H6")
    assert makes(state, KIM, "titanium") == 4
    state = after(state, "play robotic-workforce", "target mining-rights")
    assert makes(state, KIM, "titanium") == 5
    state = after(table(kim, rich()), "play robotic-workforce", "target medical-lab")
    assert makes(state, KIM, "megacredits") == 3 + 1


def test_subtlety_35_what_it_repeats_must_be_possible() -> None:
    kim = company(hand="robotic-workforce", tableau="strip-mine", events="lava-flows", stock=money(20))
    assert refused(table(kim, company()), "play robotic-workforce") == NothingToCopy(Tag.BUILDING)


@pytest.mark.parametrize(("allowed", "steel"), [(True, 1), (False, None)])
def test_subtlety_35_a_corporation_may_be_repeated_if_the_table_likes(
    allowed: bool, steel: int | None
) -> None:
    kim = company("mining-guild", hand="robotic-workforce", stock=money(20))
    options = Options(corporate_era=True, copy_corporations=allowed)
    state = table(kim, company(), options=options)
    if steel is None:
        assert refused(state, "play robotic-workforce") == NothingToCopy(Tag.BUILDING)
    else:
        assert makes(after(state, "play robotic-workforce"), KIM, "steel") == steel


def test_subtlety_36_search_for_life_is_worth_three_points_once() -> None:
    for cubes in (1, 2, 5):
        state = table(rich(tableau="search-for-life", cubes={"search-for-life": cubes}), rich())
        assert points(state, KIM, "cards") == 3
    assert points(table(rich(tableau="search-for-life"), rich()), KIM, "cards") == 0


@pytest.mark.parametrize(("card", "found"), [("virus", 1), ("tardigrades", 1), ("fish", 0)])
def test_subtlety_36_a_microbe_tag_counts_even_on_an_event(card: str, found: int) -> None:
    state = after(table(rich(tableau="search-for-life"), rich()), "use search-for-life 1", f"draw {card}")
    assert on(state, "search-for-life") == found
    assert state.face_up == (Card(card),)


def test_virus_takes_two_animals_from_cards_of_one_player() -> None:
    victim = rich(tableau="birds fish", cubes={"birds": 1, "fish": 1})
    other = rich(tableau="livestock", cubes={"livestock": 2})
    state = after(table(rich(hand="virus"), victim, other), "play virus", "option 1 remove_card_resource")
    state = after(state, "cubes birds 1")
    assert choices(state) == ["cubes fish 1", "decline"]
    assert on(after(state, "cubes fish 1"), "fish") == 0
