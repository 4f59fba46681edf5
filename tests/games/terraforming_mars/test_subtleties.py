"""Points 1 to 36 where an implementation goes wrong easily: turns, parameters, tags, tiles, attacks."""

import pytest

from boardkit.games.terraforming_mars.box import FACTS, GROUNDS
from boardkit.games.terraforming_mars.box.effects import Gain
from boardkit.games.terraforming_mars.box.things import (
    Area,
    Card,
    CardResource,
    Corporation,
    Parameter,
    Resource,
    Tag,
)
from boardkit.games.terraforming_mars.rules import requirements
from boardkit.games.terraforming_mars.rules.actions import ActionUsedUp
from boardkit.games.terraforming_mars.rules.card_effects import NothingToCopy
from boardkit.games.terraforming_mars.rules.changes import ProductionTooLow, TooExpensive, TooFewResources
from boardkit.games.terraforming_mars.rules.land import AreaClaimedBy, WrongGround, WrongNeighbours
from boardkit.games.terraforming_mars.rules.model import Options, Phase
from boardkit.games.terraforming_mars.rules.phases import FirstActionDue, MustActOrPass, TooLateToPass
from boardkit.games.terraforming_mars.rules.questions import LastGreenery, TakeAction
from boardkit.games.terraforming_mars.rules.taking import CannotTake, NobodyToLower, TooFewCubes
from tests.every import with_each
from tests.games.terraforming_mars.tables import (
    KIM,
    ROBINSON,
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


def test_subtlety_01_energy_becomes_heat_before_production() -> None:
    kim = company(stock={"energy": 4, "heat": 1}, production={"energy": 2, "heat": 3, "megacredits": -5})
    state = after(table(kim, company()), "pass", "pass")
    assert (has(state, KIM, "energy"), has(state, KIM, "heat")) == (2, 8)
    assert has(state, KIM, "megacredits") == 20 - 5


def test_subtlety_01_the_production_of_megacredits_has_a_floor_of_minus_five() -> None:
    kim = company(hand="nuclear-power", stock=money(20), production={"megacredits": -4})
    assert refused(table(kim, company()), "play nuclear-power") == ProductionTooLow(
        Resource.MEGACREDITS, -3, -4
    )
    state = after(
        table(company(hand="nuclear-power", stock=money(20), production={"megacredits": -3})),
        "play nuclear-power",
    )
    assert makes(state, KIM, "megacredits") == -5


def test_subtlety_02_a_turn_ends_only_after_an_action() -> None:
    state = table(rich(), rich())
    assert refused(state, "end") == MustActOrPass()
    state = after(state, "project power_plant")
    assert refused(state, "pass") == TooLateToPass()
    assert after(state, "end").question == TakeAction(STANLEY, 0)


def test_subtlety_02_the_last_player_has_as_many_turns_as_wanted() -> None:
    state = after(table(rich(), rich()), "pass")
    for _ in range(3):
        state = after(state, "project power_plant")
    assert state.question == TakeAction(STANLEY, 1)
    assert after(state, "end", "pass").phase is Phase.RESEARCH


def test_subtlety_03_a_first_action_comes_first_or_the_seat_passes() -> None:
    state = table(rich("tharsis-republic", opening=True), rich())
    assert choices(state) == ["first", "pass"]
    assert refused(state, "project power_plant") == FirstActionDue(Corporation("tharsis-republic"))
    state = after(state, "first", "place C3")
    assert state.question == TakeAction(KIM, 1)
    assert state.companies[KIM].opening is False


def test_subtlety_03_inventrix_draws_three_cards_as_one_action() -> None:
    state = after(
        table(rich("inventrix", opening=True), rich()), "first", "draw fish", "draw birds", "draw ants"
    )
    assert state.companies[KIM].hand == ("ants", "birds", "fish")
    assert state.question == TakeAction(KIM, 1)


def test_subtlety_04_cards_not_kept_are_discarded() -> None:
    state = table(rich(tableau="business-network"), rich())
    state = after(state, "use business-network 1", "draw fish", "done")
    assert state.discards[KIM] == ("fish",)
    assert "fish" not in state.deck


def test_subtlety_05_the_last_greeneries_come_after_the_last_production() -> None:
    kim = company(stock={"plants": 8}, production={"plants": 8})
    full = "ocean@A2 ocean@A4 ocean@A5 ocean@B6 ocean@D8 ocean@E4 ocean@E5 ocean@E6 ocean@F6 city@C2=0"
    state = table(kim, company(stock={"plants": 9}), placed=full, temperature=8, oxygen=14)
    state = after(state, "pass", "pass")
    assert state.question == LastGreenery(KIM)
    rating = state.companies[KIM].rating
    state = after(state, "plants", "place D2", "plants", "place D3")
    assert state.companies[KIM].rating == rating
    assert state.question == LastGreenery(STANLEY)
    assert has(state, KIM, "plants") == 16 - 16 + 2


def test_subtlety_05_a_bonus_may_pay_for_another_last_greenery() -> None:
    full = "ocean@A2 ocean@A4 ocean@A5 ocean@B6 ocean@D8 ocean@E4 ocean@E5 ocean@E6 ocean@F6 city@D5=0"
    kim = company(stock={"plants": 14})
    state = after(table(kim, company(), placed=full, temperature=8, oxygen=14), "pass", "pass")
    assert state.question == LastGreenery(KIM)
    state = after(state, "plants", "place D4")
    assert has(state, KIM, "megacredits") == 20 + 4
    assert state.question is None
    state = after(
        table(company(stock={"plants": 15}), company(), placed=full, temperature=8, oxygen=14),
        "pass",
        "pass",
        "plants",
        "place D4",
    )
    assert state.question == LastGreenery(KIM)


def test_subtlety_06_credicor_looks_at_the_printed_cost() -> None:
    kim = company("credicor", hand="comet", tableau="space-station", stock=money(19))
    state = after(table(kim, company()), "play comet", "place A2")
    assert has(state, KIM, "megacredits") == 19 - 19 + 4


@with_each("project, left", [("greenery", 11), ("city", 9), ("aquifer", 12), ("asteroid", 16)])
def test_subtlety_06_credicor_counts_dear_standard_projects(project: str, left: int) -> None:
    state = after(table(company("credicor", stock=money(30)), company()), f"project {project}")
    assert has(state, KIM, "megacredits") == left


def test_subtlety_07_standard_technology_pays_back_afterwards() -> None:
    state = table(company(tableau="standard-technology", hand="fish", stock=money(10)), company())
    assert refused(state, "project power_plant") == TooExpensive(11, 10)
    assert has(after(state, "project sell_patents", "sell fish"), KIM, "megacredits") == 11
    rich_one = table(company(tableau="standard-technology", stock=money(11)), company())
    assert has(after(rich_one, "project power_plant"), KIM, "megacredits") == 3


def test_subtlety_07_thorgate_pays_eight_for_the_power_plant() -> None:
    state = after(table(company("thorgate", stock=money(8)), company()), "project power_plant")
    assert has(state, KIM, "megacredits") == 0


def test_subtlety_08_helions_heat_pays_like_money() -> None:
    helion = company("helion", tableau="space-mirrors", stock={"heat": 60})
    assert has(after(table(helion, company()), "use space-mirrors 1"), KIM, "heat") == 53
    state = after(table(company("helion", stock={"heat": 8}), company()), "fund miner")
    assert has(state, KIM, "heat") == 0


def test_subtlety_08_what_an_effect_takes_in_heat_must_be_left() -> None:
    poor = company("helion", hand="local-heat-trapping", stock={"heat": 5})
    assert refused(table(poor, company()), "play local-heat-trapping") == TooExpensive(1, 0)
    able = company("helion", hand="local-heat-trapping", stock={"heat": 6})
    state = after(table(able, company()), "play local-heat-trapping")
    assert (has(state, KIM, "heat"), has(state, KIM, "plants")) == (0, 4)
    other = company("teractor", hand="local-heat-trapping", stock={"heat": 4, "megacredits": 9})
    assert refused(table(other, company()), "play local-heat-trapping") == TooFewResources(
        Resource.HEAT, 5, 4
    )


def test_subtlety_09_steel_pumps_and_titanium_imports_water() -> None:
    kim = company(tableau="aquifer-pumping water-import-from-europa", stock={"steel": 4, "titanium": 4})
    state = after(table(kim, company()), "use aquifer-pumping 1", "place A2")
    assert has(state, KIM, "steel") == 2
    assert has(after(state, "use water-import-from-europa 1", "place A4"), KIM, "titanium") == 0


def test_subtlety_09_metals_may_be_worth_more_twice() -> None:
    kim = company("phobolog", hand="soletta", tableau="advanced-alloys", stock={"titanium": 7})
    assert has(after(table(kim, company()), "play soletta"), KIM, "titanium") == 0


def test_subtlety_10_the_next_card_is_helped_across_turns_until_it_is_played_or_the_seat_passes() -> None:
    kim = company(hand="special-design arctic-algae indentured-workers fish", stock=money(40))
    state = table(kim, rich(), temperature=-8)
    assert refused(state, "play arctic-algae") is not None
    state = after(state, "play special-design", "end", "project power_plant", "end")
    assert refused(state, "play arctic-algae") is None
    assert refused(after(state, "play indentured-workers"), "play arctic-algae") is not None
    assert state.companies[KIM].next_card == (Card("special-design"),)
    assert after(state, "pass").companies[KIM].next_card == ()


def test_subtlety_10_indentured_workers_make_the_next_card_cheaper() -> None:
    kim = company(hand="indentured-workers asteroid asteroid-mining", stock=money(6))
    state = after(table(kim, company()), "play indentured-workers", "play asteroid")
    assert has(state, KIM, "megacredits") == 0


def test_subtlety_11_unmi_needs_a_rating_that_rose_in_this_generation() -> None:
    unmi = company("united-nations-mars-initiative", stock=money(9, heat=8))
    state = table(unmi, company())
    assert refused(state, "use united-nations-mars-initiative 1") == requirements.RatingNotRaised()
    state = after(state, "heat", "use united-nations-mars-initiative 1")
    assert state.companies[KIM].rating == 22
    state = after(state, "pass")
    assert refused(state, "use united-nations-mars-initiative 1") == ActionUsedUp(
        Card("united-nations-mars-initiative")
    )


def test_three_seats_take_turns_clockwise() -> None:
    state = table(rich(), rich(), rich())
    state = after(state, "project power_plant", "end", "project power_plant", "end")
    assert state.question == TakeAction(ROBINSON, 0)


def test_V_E_the_order_of_what_an_action_brings_never_matters() -> None:
    """V.A.2 leaves the order free; where all but the last effect are gains, nobody has to be asked."""
    actions = [action for facts in FACTS.values() for action in facts.actions]
    several = [action.effects for action in actions if len(action.effects) > 1]
    assert len(several) == 3
    assert all(isinstance(effect, Gain) for effects in several for effect in effects[:-1])


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
    state = after(table(rich(), company(), temperature=-2, oxygen=7), "plants", "place C3", "place A2")
    assert (state.oxygen, state.temperature, state.planet.oceans) == (8, 0, 1)
    assert state.companies[KIM].rating == 23


def test_subtlety_12_no_ocean_is_left_for_the_bonus_at_zero_degrees() -> None:
    state = table(rich(), company(), placed=f"{OCEANS} ocean@F6", temperature=-2)
    assert after(state, "heat").companies[KIM].rating == 21


def test_subtlety_13_leniencies_add_up_both_ways() -> None:
    kim = company(
        "inventrix", tableau="adaptation-technology", hand="special-design algae dust-seals", stock=money(40)
    )
    assert refused(table(kim, company(), placed="ocean@A2"), "play algae") is None
    bare = table(company("inventrix", hand="algae", stock=money(40)), company(), placed="ocean@A2")
    assert refused(bare, "play algae") == requirements.ParameterTooLow(Parameter.OCEANS, 5, 1)
    many = table(company("inventrix", hand="dust-seals", stock=money(9)), company(), placed=OCEANS)
    assert refused(many, "play dust-seals") == requirements.ParameterTooHigh(Parameter.OCEANS, 3, 8)


@with_each("temperature, met", [(-12, True), (-10, True), (-8, True), (-6, False)])
def test_subtlety_13_two_steps_are_four_degrees(temperature: int, met: bool) -> None:
    kim = company("inventrix", hand="arctic-algae", stock=money(40))
    assert (refused(table(kim, company(), temperature=temperature), "play arctic-algae") is None) is met


def test_subtlety_13_tags_are_never_let_off() -> None:
    kim = company("inventrix", hand="gene-repair", stock=money(40))
    assert refused(table(kim, company()), "play gene-repair") == requirements.TagsMissing(Tag.SCIENCE, 3, 1)


@pytest.mark.parametrize("card", ["fusion-power", "power-supply-consortium"])
def test_subtlety_14_a_cards_own_tags_do_not_meet_its_requirement(card: str) -> None:
    one = rich(hand=card, tableau="power-plant")
    assert refused(table(one, company()), f"play {card}") == requirements.TagsMissing(Tag.POWER, 2, 1)
    two = rich(hand=card, tableau="power-plant geothermal-power")
    assert refused(table(two, company()), f"play {card}") is None


@with_each(
    "card, resource, raised",
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
    state = after(table(kim, company()), "play asteroid", "pay 14 0 0 0", "decline")
    assert has(state, KIM, "megacredits") == 50 - 14 + 3 + 3
    assert has(state, KIM, "heat") == 53
    assert makes(after(state, "play satellites", "pay 10 0 0 0"), KIM, "megacredits") == 3 + 2


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
    assert on(after(state, "play ecological-zone", "place C4"), "ecological-zone") == 2


def test_subtlety_17_viral_enhancers_adds_to_the_card_just_played_or_gives_a_plant() -> None:
    kim = rich(tableau="viral-enhancers decomposers", hand="tardigrades adapted-lichen")
    state = after(table(kim, company()), "play adapted-lichen")
    assert has(state, KIM, "plants") == 51
    state = after(state, "play tardigrades")
    assert sorted(choices(state)) == ["option 1 gain", "option 2 add_card_resource"]
    assert on(after(state, "option 2 add_card_resource"), "tardigrades") == 1


def test_subtlety_18_olympus_conference_without_science_adds_one_unasked() -> None:
    state = table(rich(hand="olympus-conference"), company())
    assert on(after(state, "play olympus-conference", "pay 7 0 0 0"), "olympus-conference") == 1


def test_subtlety_18_mars_university_sets_itself_off_unless_the_hand_is_empty() -> None:
    state = after(table(rich(hand="mars-university"), company()), "play mars-university", "pay 8 0 0 0")
    assert state.companies[KIM].hand == ()
    state = table(rich(hand="mars-university fish"), company())
    state = after(state, "play mars-university", "pay 8 0 0 0")
    assert choices(state) == ["discard fish", "decline"]
    assert after(state, "discard fish", "draw birds").companies[KIM].hand == ("birds",)


def test_subtlety_19_saturn_systems_starts_with_its_own_tag_and_hears_every_other() -> None:
    state = table(rich(hand="miranda-resort"), company("saturn-systems"))
    assert makes(after(state, "play miranda-resort", "pay 12 0 0 0"), STANLEY, "megacredits") == 1


NOCTIS = Area.parse("E3")


@pytest.mark.parametrize("move", ["project city", "project greenery"])
def test_subtlety_20_noctis_is_always_reserved(move: str) -> None:
    assert refused(after(table(rich(), company()), move), "place E3") == WrongGround(NOCTIS)


def test_subtlety_20_noctis_is_closed_to_claims_and_lakes_too() -> None:
    state = after(table(rich(hand="land-claim"), company()), "play land-claim")
    assert refused(state, "place E3") == WrongGround(NOCTIS)
    state = table(rich(hand="artificial-lake"), company(), temperature=0)
    state = after(state, "play artificial-lake", "pay 15 0 0 0")
    assert refused(state, "place E3") == WrongGround(NOCTIS)


def test_subtlety_20_noctis_city_ignores_its_neighbours() -> None:
    state = table(rich(hand="noctis-city"), company(), placed="city@D3=1")
    assert NOCTIS in after(state, "play noctis-city", "pay 18 0 0 0").planet.tiles


def test_subtlety_21_research_outpost_touches_no_tile_at_all() -> None:
    state = table(rich(hand="research-outpost"), company(), placed="ocean@E5")
    state = after(state, "play research-outpost", "pay 18 0 0 0")
    assert refused(state, "place D5") == WrongNeighbours(Area.parse("D5"))
    assert refused(state, "place C3") is None


def test_subtlety_21_urbanized_area_touches_two_cities() -> None:
    state = table(rich(hand="urbanized-area"), company(), placed="city@C2=1 city@C4=1")
    assert Area.parse("C3") in after(state, "play urbanized-area", "pay 10 0 0 0").planet.tiles


def test_subtlety_21_ecological_zone_lies_next_to_anybodys_greenery() -> None:
    state = table(rich(hand="ecological-zone"), company(), placed="greenery@I2=0 greenery@C3=1")
    assert refused(after(state, "play ecological-zone"), "place C4") is None


def test_subtlety_22_the_capital_is_a_city_for_every_purpose() -> None:
    kim = rich(hand="capital", tableau="rover-construction")
    state = table(kim, rich(), placed="ocean@A2 ocean@A4 ocean@A5 ocean@E5 greenery@C5=1")
    state = after(state, "play capital", "pay 26 0 0 0", "place D5")
    assert has(state, KIM, "megacredits") == 50 - 26 + 2 + 2
    assert points(state, KIM, "cities") == 1
    assert points(state, KIM, "cards") == 1 + 1
    assert refused(after(state, "end", "project city"), "place D4") == WrongNeighbours(Area.parse("D4"))


def test_subtlety_22_commercial_district_counts_anybodys_cities() -> None:
    kim = rich(tableau="commercial-district")
    state = table(kim, rich(), placed="commercial_district@D5=0 city@D4=1 capital@D6=1")
    assert points(state, KIM, "cards") == 2


def test_subtlety_23_a_greenery_goes_next_to_any_own_tile() -> None:
    state = after(table(rich(), rich(), placed="nuclear_zone@C3=0 ocean@E5"), "plants")
    assert choices(state) == [f"place {at}" for at in ("B2", "B3", "C2", "C4", "D3", "D4")]
    assert refused(state, "place D5") == WrongNeighbours(Area.parse("D5"))


def test_subtlety_23_without_a_place_beside_own_tiles_any_land_will_do() -> None:
    assert len(choices(after(table(rich(), rich(), placed="ocean@E5"), "plants"))) == 61 - 12 - 1


@with_each("card, cost", [("mangrove", 12), ("protected-valley", 23), ("mohole-area", 20)])
def test_subtlety_23_some_tiles_go_to_ocean_places(card: str, cost: int) -> None:
    state = after(table(rich(hand=card), rich(), placed="city@C3=0", temperature=8), f"play {card}")
    if f"pay {cost} 0 0 0" in choices(state):
        state = after(state, f"pay {cost} 0 0 0")
    assert len(choices(state)) == 12
    assert refused(state, "place E5") is None


def test_subtlety_24_an_ocean_gets_bonuses_too() -> None:
    state = after(table(rich(), rich(), placed="ocean@E5"), "project aquifer", "place E4")
    assert has(state, KIM, "plants") == 52
    assert has(state, KIM, "megacredits") == 50 - 18 + 2


def test_subtlety_25_mining_guild_raises_steel_once_for_a_place() -> None:
    state = after(table(rich("mining-guild"), rich()), "project aquifer", "place A2")
    assert (has(state, KIM, "steel"), makes(state, KIM, "steel")) == (52, 4)


def test_subtlety_26_cities_off_mars_count_except_on_mars() -> None:
    kim = rich(
        "tharsis-republic",
        hand="ganymede-colony",
        tableau="rover-construction martian-rails pets immigrant-city",
    )
    state = table(kim, rich(hand="zeppelins greenhouses"), oxygen=5)
    state = after(state, "play ganymede-colony", "pay 20 0 0 0")
    assert has(state, KIM, "megacredits") == 50 - 20 + 3 + 2
    assert makes(state, KIM, "megacredits") == 3 + 1
    assert on(state, "pets") == 1
    state = after(state, "use martian-rails 1")
    assert has(state, KIM, "megacredits") == 50 - 20 + 3 + 2
    state = after(state, "play zeppelins", "play greenhouses", "pay 6 0 0 0")
    assert makes(state, STANLEY, "megacredits") == 3
    assert has(state, STANLEY, "plants") == 51


def test_subtlety_26_a_city_off_mars_helps_a_mayor_and_a_landlord() -> None:
    state = table(rich(), rich(), placed="city@ganymede=0 city@phobos=0 city@C3=0 city@I2=1")
    assert refused(state, "claim mayor") is None
    assert points(after(state, "fund landlord"), KIM, "awards") == 5


def test_subtlety_27_immigrant_city_can_be_played_at_minus_four() -> None:
    kim = company(
        hand="immigrant-city", stock={"megacredits": 20}, production={"megacredits": -4, "energy": 1}
    )
    state = after(table(kim, company()), "play immigrant-city", "place C3")
    assert makes(state, KIM, "megacredits") == -5


def test_subtlety_27_who_hears_which_tile() -> None:
    kim = rich(tableau="rover-construction pets immigrant-city herbivores arctic-algae")
    state = after(table(kim, rich()), "pass", "project city", "place C3")
    assert has(state, KIM, "megacredits") == 52
    assert on(state, "pets") == 1
    assert makes(state, KIM, "megacredits") == 4
    assert on(after(state, "project greenery", "place C4"), "herbivores") == 0
    assert has(after(table(rich(), kim), "project aquifer", "place A2"), STANLEY, "plants") == 52


def test_subtlety_27_herbivores_hear_own_greeneries() -> None:
    assert on(after(table(rich(tableau="herbivores"), rich()), "plants", "place C3"), "herbivores") == 1


def test_subtlety_28_lava_flows_on_volcanoes_only() -> None:
    state = after(table(rich(hand="lava-flows"), rich()), "play lava-flows")
    assert choices(state) == ["place B2", "place C1", "place D1", "place E1"]


def test_subtlety_28_a_claim_is_no_tile_and_keeps_others_out() -> None:
    state = after(table(rich(hand="land-claim"), rich()), "play land-claim", "place C3")
    assert len(state.planet.tiles) == 0
    state = after(state, "end", "project city")
    assert refused(state, "place C3") == AreaClaimedBy(Area.parse("C3"), KIM)
    assert after(state, "place F3", "end", "project city", "place C3").planet.claims == {}


def test_subtlety_28_a_claim_comes_to_nothing_where_no_area_is_left_to_claim() -> None:
    kim = rich(hand="land-claim")
    last, *others = [
        at for at, ground in GROUNDS.items() if not (ground.ocean_reserved or ground.reserved_for)
    ]
    state = table(kim, rich(), placed=" ".join(f"nuclear_zone@{at}=1" for at in others))
    state = after(state.but(planet=state.planet.claim(last, KIM)), "play land-claim")
    assert state.question == TakeAction(KIM, 1)
    assert state.planet.claims == {last: KIM}


def test_subtlety_29_a_decrease_needs_somebody_who_can_take_all_of_it() -> None:
    kim = company(hand="birds", stock=money(20))
    low = company(production={"plants": 1})
    assert refused(table(kim, low, oxygen=13), "play birds") == NobodyToLower(Resource.PLANTS, 2)
    high = company(production={"plants": 2})
    assert makes(after(table(kim, high, oxygen=13), "play birds"), STANLEY, "plants") == 0


def test_subtlety_29_it_may_be_oneself_and_must_be_if_nobody_else_can() -> None:
    own = company(hand="fish", stock=money(20), production={"plants": 1})
    assert makes(after(table(own, company(), temperature=2), "play fish"), KIM, "plants") == 0
    state = after(table(own, company(production={"plants": 1}), temperature=2), "play fish")
    assert choices(state) == ["lower 0", "lower 1"]


@pytest.mark.parametrize("card", ["energy-tapping", "power-supply-consortium"])
def test_subtlety_29_the_own_gain_may_come_first(card: str) -> None:
    kim = company(hand=card, tableau="power-grid energy-saving", stock=money(20))
    assert makes(after(table(kim, company()), f"play {card}"), KIM, "energy") == 0


def test_subtlety_30_to_take_is_never_a_duty() -> None:
    state = after(table(rich(hand="sabotage"), rich()), "play sabotage", "option 2 remove_resource")
    assert choices(state) == [f"take {of} {n}" for of in (0, 1) for n in (4, 3, 2, 1)] + ["decline"]
    assert has(after(state, "take 1 2"), STANLEY, "steel") == 48
    assert has(after(state, "decline"), STANLEY, "steel") == 50


def test_subtlety_30_a_thief_keeps_what_is_stolen() -> None:
    state = after(table(rich(hand="hired-raiders"), rich()), "play hired-raiders")
    state = after(state, "option 1 steal_resource", "take 1 2")
    assert (has(state, KIM, "steel"), has(state, STANLEY, "steel")) == (52, 48)


def test_subtlety_31_protected_habitats_stop_opponents_only() -> None:
    guarded = rich(tableau="protected-habitats tardigrades", cubes={"tardigrades": 3})
    state = table(rich(tableau="ants", hand="virus", cubes={"ants": 1}), guarded)
    assert choices(after(state, "use ants 1")) == ["cubes ants 1"]
    assert refused(after(state, "play virus"), "take 1 1") == CannotTake(most=0)
    own = table(rich(tableau="protected-habitats", hand="virus"), company())
    assert "take 0 5" in choices(after(own, "play virus"))


def test_subtlety_31_animals_never_leave_pets() -> None:
    state = table(rich(tableau="predators pets", cubes={"pets": 5}), rich())
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
    assert makes(after(state, "play robotic-workforce", "target mining-rights"), KIM, "titanium") == 5
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


@with_each("card, found", [("virus", 1), ("tardigrades", 1), ("fish", 0)])
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
