"""Points 12 to 19 where an implementation goes wrong easily: parameters, tags, triggers."""

import pytest

from boardkit.games.terraforming_mars.box.things import Parameter, Tag
from boardkit.games.terraforming_mars.rules.requirements import ParameterTooHigh, ParameterTooLow, TagsMissing
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

OCEANS = "ocean@A2 ocean@A4 ocean@A5 ocean@B6 ocean@D8 ocean@E4 ocean@E5 ocean@E6"


def test_subtlety_12_steps_beyond_the_goal_are_lost() -> None:
    state = after(
        table(rich(hand="deimos-down"), company(), temperature=4), "play deimos-down", "pay 31 0 0 0"
    )
    assert (state.temperature, state.companies[KIM].rating) == (8, 22)


def test_subtlety_12_one_jump_crosses_both_heat_bonuses() -> None:
    state = after(
        table(rich(hand="deimos-down"), company(), temperature=-26), "play deimos-down", "pay 31 0 0 0"
    )
    assert makes(state, KIM, "heat") == 3 + 2


def test_subtlety_12_a_greenery_may_lead_to_an_ocean() -> None:
    state = table(rich(), company(), temperature=-2, oxygen=7)
    state = after(state, "plants", "place C3", "place A2")
    assert (state.oxygen, state.temperature, state.planet.oceans) == (8, 0, 1)
    assert state.companies[KIM].rating == 23


def test_subtlety_12_no_ocean_is_left_for_the_bonus_at_zero_degrees() -> None:
    state = table(rich(), company(), placed=f"{OCEANS} ocean@F6", temperature=-2)
    assert after(state, "heat").companies[KIM].rating == 21


def test_subtlety_13_leniencies_add_up_both_ways() -> None:
    kim = company(
        "inventrix",
        tableau="adaptation-technology",
        hand="special-design algae dust-seals",
        stock=money(40),
    )
    state = table(kim, company(), placed="ocean@A2")
    assert refused(state, "play algae") is None
    bare = table(company("inventrix", hand="algae", stock=money(40)), company(), placed="ocean@A2")
    assert refused(bare, "play algae") == ParameterTooLow(Parameter.OCEANS, 5, 1)
    many = table(company("inventrix", hand="dust-seals", stock=money(9)), company(), placed=OCEANS)
    assert refused(many, "play dust-seals") == ParameterTooHigh(Parameter.OCEANS, 3, 8)


@pytest.mark.parametrize(("temperature", "met"), [(-12, True), (-10, True), (-8, True), (-6, False)])
def test_subtlety_13_two_steps_are_four_degrees(temperature: int, met: bool) -> None:
    kim = company("inventrix", hand="arctic-algae", stock=money(40))
    state = table(kim, company(), temperature=temperature)
    assert (refused(state, "play arctic-algae") is None) is met


def test_subtlety_13_tags_are_never_let_off() -> None:
    kim = company("inventrix", hand="gene-repair", stock=money(40))
    assert refused(table(kim, company()), "play gene-repair") == TagsMissing(Tag.SCIENCE, 3, 1)


@pytest.mark.parametrize("card", ["fusion-power", "power-supply-consortium"])
def test_subtlety_14_a_cards_own_tags_do_not_meet_its_requirement(card: str) -> None:
    one = rich(hand=card, tableau="power-plant")
    assert refused(table(one, company()), f"play {card}") == TagsMissing(Tag.POWER, 2, 1)
    two = rich(hand=card, tableau="power-plant geothermal-power")
    assert refused(table(two, company()), f"play {card}") is None


@pytest.mark.parametrize(
    ("card", "resource", "raised"),
    [
        ("power-grid", "energy", 1),
        ("cartel", "megacredits", 2),
        ("satellites", "megacredits", 1),
        ("worms", "plants", 0),
        ("medical-lab", "megacredits", 0),
    ],
)
def test_subtlety_14_a_cards_own_tags_count_for_its_effects(card: str, resource: str, raised: int) -> None:
    state = after(table(rich(hand=card), company(), oxygen=4), f"play {card}")
    if choices(state)[0].startswith("pay"):
        state = after(state, choices(state)[0])
    assert makes(state, KIM, resource) == 3 + raised


def test_subtlety_14_terraforming_ganymede_counts_its_own_tag() -> None:
    state = after(table(rich(hand="terraforming-ganymede"), company()), "play terraforming-ganymede")
    assert after(state, choices(state)[0]).companies[KIM].rating == 21


def test_subtlety_15_events_tags_set_off_but_do_not_stay() -> None:
    kim = rich(tableau="optimal-aerobraking media-group", hand="asteroid satellites")
    state = after(table(kim, company()), "play asteroid", "pay 14 0 0 0")
    state = after(state, "decline")
    assert has(state, KIM, "megacredits") == 50 - 14 + 3 + 3
    assert has(state, KIM, "heat") == 53
    state = after(state, "play satellites", "pay 10 0 0 0")
    assert makes(state, KIM, "megacredits") == 3 + 2


def test_subtlety_15_corporation_tags_count_and_events_give_their_points() -> None:
    kim = company("mining-guild", hand="medical-lab", stock=money(20), events="large-convoy bribed-committee")
    state = table(kim, company())
    assert points(state, KIM, "cards") == 2 - 2
    assert makes(after(state, "play medical-lab"), KIM, "megacredits") == 1


def test_subtlety_16_triggers_count_each_tag() -> None:
    kim = rich(tableau="olympus-conference decomposers viral-enhancers", hand="research advanced-ecosystems")
    state = after(table(kim, company()), "play research")
    assert on(state, "olympus-conference") == 1
    assert choices(state) == ["do 1 olympus-conference choose", "do 2 research draw"]
    state = after(state, "do 1 olympus-conference choose", "option 1 add_card_resource")
    assert on(state, "olympus-conference") == 2


def test_subtlety_16_advanced_ecosystems_has_three_tags() -> None:
    kim = rich(
        tableau="decomposers ecological-zone viral-enhancers tardigrades adapted-lichen pets",
        hand="advanced-ecosystems",
    )
    state = after(table(kim, company()), "play advanced-ecosystems")
    assert (on(state, "decomposers"), on(state, "ecological-zone")) == (3, 2)
    assert has(state, KIM, "plants") == 50 + 3


def test_subtlety_16_ecological_zone_gets_two_from_itself() -> None:
    state = table(rich(hand="ecological-zone"), company(), placed="greenery@C3=0")
    state = after(state, "play ecological-zone", "place C4")
    assert on(state, "ecological-zone") == 2


def test_subtlety_17_viral_enhancers_adds_to_the_card_just_played_or_gives_a_plant() -> None:
    kim = rich(tableau="viral-enhancers decomposers", hand="tardigrades adapted-lichen")
    state = after(table(kim, company()), "play adapted-lichen")
    assert has(state, KIM, "plants") == 51
    state = after(state, "play tardigrades")
    assert sorted(choices(state)) == ["option 1 gain", "option 2 add_card_resource"]
    assert on(after(state, "option 2 add_card_resource"), "tardigrades") == 1


def test_subtlety_18_olympus_conference_without_science_adds_one_unasked() -> None:
    state = table(rich(hand="olympus-conference"), company())
    state = after(state, "play olympus-conference", "pay 7 0 0 0")
    assert on(state, "olympus-conference") == 1


def test_subtlety_18_mars_university_sets_itself_off_unless_the_hand_is_empty() -> None:
    state = after(table(rich(hand="mars-university"), company()), "play mars-university", "pay 8 0 0 0")
    assert state.companies[KIM].hand == ()
    state = table(rich(hand="mars-university fish"), company())
    state = after(state, "play mars-university", "pay 8 0 0 0")
    assert choices(state) == ["discard fish", "decline"]
    state = after(state, "discard fish", "draw birds")
    assert state.companies[KIM].hand == ("birds",)


def test_subtlety_19_saturn_systems_starts_with_its_own_tag_and_hears_every_other() -> None:
    state = table(rich(hand="miranda-resort"), company("saturn-systems"))
    state = after(state, "play miranda-resort", "pay 12 0 0 0")
    assert makes(state, STANLEY, "megacredits") == 1
