"""Points 1 to 11 where an implementation goes wrong easily: turns, money, the end."""

import pytest

from boardkit.games.terraforming_mars.box import FACTS
from boardkit.games.terraforming_mars.box.effects import Gain
from boardkit.games.terraforming_mars.box.things import Card, Corporation, Resource
from boardkit.games.terraforming_mars.rules.actions import ActionUsedUp
from boardkit.games.terraforming_mars.rules.changes import ProductionTooLow, TooExpensive, TooFewResources
from boardkit.games.terraforming_mars.rules.model import Phase
from boardkit.games.terraforming_mars.rules.phases import FirstActionDue, MustActOrPass, TooLateToPass
from boardkit.games.terraforming_mars.rules.questions import LastGreenery, TakeAction
from boardkit.games.terraforming_mars.rules.requirements import RatingNotRaised
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


@pytest.mark.parametrize(
    ("project", "left"), [("greenery", 11), ("city", 9), ("aquifer", 12), ("asteroid", 16)]
)
def test_subtlety_06_credicor_counts_dear_standard_projects(project: str, left: int) -> None:
    state = after(table(company("credicor", stock=money(30)), company()), f"project {project}")
    assert has(state, KIM, "megacredits") == left


def test_subtlety_07_standard_technology_pays_back_afterwards() -> None:
    kim = company(tableau="standard-technology", hand="fish", stock=money(10))
    state = table(kim, company())
    assert refused(state, "project power_plant") == TooExpensive(11, 10)
    assert has(after(state, "project sell_patents", "sell fish"), KIM, "megacredits") == 11
    rich_one = table(company(tableau="standard-technology", stock=money(11)), company())
    assert has(after(rich_one, "project power_plant"), KIM, "megacredits") == 3


def test_subtlety_07_thorgate_pays_eight_for_the_power_plant() -> None:
    state = after(table(company("thorgate", stock=money(8)), company()), "project power_plant")
    assert has(state, KIM, "megacredits") == 0


def test_subtlety_08_helions_heat_pays_like_money() -> None:
    helion = company("helion", tableau="space-mirrors", stock={"heat": 60})
    state = after(table(helion, company()), "use space-mirrors 1")
    assert has(state, KIM, "heat") == 53
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
    state = after(state, "use water-import-from-europa 1", "place A4")
    assert has(state, KIM, "titanium") == 0


def test_subtlety_09_metals_may_be_worth_more_twice() -> None:
    kim = company("phobolog", hand="soletta", tableau="advanced-alloys", stock={"titanium": 7})
    state = after(table(kim, company()), "play soletta")
    assert has(state, KIM, "titanium") == 0


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
    assert refused(state, "use united-nations-mars-initiative 1") == RatingNotRaised()
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
