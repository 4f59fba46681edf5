"""Section V.A: requirements, payment, effects in any order, where cards go."""

from boardkit.core.records.position import drafted_position, position_code
from boardkit.games.terraforming_mars import GAME
from boardkit.games.terraforming_mars.box.things import Card, Parameter, Resource
from boardkit.games.terraforming_mars.rules.changes import ProductionTooLow, TooExpensive
from boardkit.games.terraforming_mars.rules.deck import NotInHand
from boardkit.games.terraforming_mars.rules.jobs import EffectLost
from boardkit.games.terraforming_mars.rules.land import NowhereToPlace
from boardkit.games.terraforming_mars.rules.payment import WrongPayment
from boardkit.games.terraforming_mars.rules.requirements import ParameterTooHigh, ParameterTooLow
from tests.every import with_each
from tests.games.terraforming_mars.tables import (
    KIM,
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
    told,
)


def test_V_A_a_card_must_be_in_hand() -> None:
    assert refused(table(rich(), rich()), "play comet") == NotInHand(Card("comet"))


@with_each(
    "card, temperature, oxygen, refusal",
    [
        ("livestock", -30, 8, ParameterTooLow(Parameter.OXYGEN, 9, 8)),
        ("livestock", -30, 9, None),
        ("cupola-city", -30, 9, None),
        ("cupola-city", -30, 10, ParameterTooHigh(Parameter.OXYGEN, 9, 10)),
        ("lake-marineris", -2, 0, ParameterTooLow(Parameter.TEMPERATURE, 0, -2)),
        ("lake-marineris", 0, 0, None),
    ],
)
def test_V_A_1_requirements(card: str, temperature: int, oxygen: int, refusal: object) -> None:
    state = table(rich(hand=card), rich(), temperature=temperature, oxygen=oxygen)
    assert refused(state, f"play {card}") == refusal


def test_V_A_1_requirements_are_checked_before_the_price() -> None:
    state = table(company(hand="livestock", stock=money(0)), rich(), oxygen=8)
    assert refused(state, "play livestock") == ParameterTooLow(Parameter.OXYGEN, 9, 8)


def test_V_A_1_a_production_that_is_lowered_must_be_there() -> None:
    kim = company(hand="magnetic-field-generators", stock=money(20), production={"energy": 3})
    assert refused(table(kim, rich()), "play magnetic-field-generators") == ProductionTooLow(
        Resource.ENERGY, 4, 3
    )


def test_V_A_1_a_card_is_playable_though_its_tile_has_no_place() -> None:
    state = after(table(rich(hand="urbanized-area"), rich()), "play urbanized-area")
    events = told(state, "pay 10 0 0 0")
    assert any(isinstance(event, NowhereToPlace) for event in events)
    assert makes(after(state, "pay 10 0 0 0"), KIM, "megacredits") == 5


def test_V_A_1_a_card_is_playable_though_a_parameter_is_at_its_goal() -> None:
    state = table(rich(hand="asteroid"), company(), temperature=8)
    state = after(state, "play asteroid", "pay 14 0 0 0", "decline")
    assert (has(state, KIM, "titanium"), state.companies[KIM].rating) == (52, 20)


def test_V_A_2_1_a_cost_is_never_below_zero() -> None:
    kim = company(hand="earth-office", stock=money(0))
    assert has(after(table(kim, rich()), "play earth-office"), KIM, "megacredits") == 0


@with_each(
    "tableau, cost",
    [("", 9), ("earth-catapult", 7), ("earth-catapult research-outpost", 6), ("space-station", 7)],
)
def test_V_A_2_1_discounts_add_up(tableau: str, cost: int) -> None:
    kim = company("credicor", hand="lagrange-observatory", tableau=tableau, stock=money(cost))
    assert refused(table(kim, rich()), "play lagrange-observatory") is None
    poor = company("credicor", hand="lagrange-observatory", tableau=tableau, stock=money(cost - 1))
    assert refused(table(poor, rich()), "play lagrange-observatory") == TooExpensive(cost, cost - 1)


@with_each(
    "card, stock, refusal",
    [
        ("mine", money(3, titanium=9), TooExpensive(4, 3)),
        ("mine", money(3, steel=1), None),
        ("comet", money(20, steel=9), TooExpensive(21, 20)),
        ("comet", money(20, titanium=1), None),
        ("fish", money(8, steel=9, titanium=9), TooExpensive(9, 8)),
    ],
)
def test_V_A_2_2_steel_is_for_buildings_and_titanium_for_space(
    card: str, stock: dict[str, int], refusal: object
) -> None:
    kim = company(hand=card, stock=stock)
    assert refused(table(kim, rich(), temperature=8), f"play {card}") == refusal


def test_V_A_2_2_no_unit_may_be_left_out() -> None:
    kim = company(hand="space-elevator", stock=money(27, steel=2, titanium=2))
    state = after(table(kim, rich()), "play space-elevator")
    assert choices(state) == [
        f"pay {27 - 2 * steel - 3 * titanium} {steel} {titanium} 0"
        for steel in range(3)
        for titanium in range(3)
    ]
    for bad in ("pay 26 0 0 0", "pay 28 0 0 0", "pay 27 1 0 0", "pay 0 0 9 0", "pay 27 0 0 1"):
        assert refused(state, bad) == WrongPayment(27)


def test_V_A_2_2_too_much_steel_gives_no_change() -> None:
    kim = company(hand="mine", stock=money(1, steel=2), tableau="advanced-alloys")
    state = after(table(kim, rich()), "play mine")
    assert choices(state) == ["pay 1 1 0 0", "pay 0 2 0 0"]
    assert has(after(state, "pay 0 2 0 0"), KIM, "steel") == 0


def test_V_A_2_the_seat_chooses_what_comes_first() -> None:
    state = table(rich(hand="convoy-from-europa"), rich())
    state = after(state, "play convoy-from-europa", "pay 15 0 0 0")
    assert choices(state) == ["do 1 convoy-from-europa place_tile", "do 2 convoy-from-europa draw"]
    state = after(state, "do 2 convoy-from-europa draw", "draw fish", "place A2")
    assert state.companies[KIM].hand == ("fish",)
    assert state.planet.oceans == 1


def test_V_A_2_4_all_is_taken_from_one_player() -> None:
    state = table(rich(hand="asteroid"), company(stock={"plants": 2}), company(stock={"plants": 9}))
    state = after(state, "play asteroid", "pay 14 0 0 0")
    assert "take 1 3" not in choices(state)
    assert has(after(state, "take 1 2"), STANLEY, "plants") == 0


def test_V_A_2_5_resources_without_a_card_are_lost() -> None:
    state = table(rich(hand="eos-chasma-national-park"), rich(), temperature=-12)
    state = after(state, "play eos-chasma-national-park")
    assert any(isinstance(event, EffectLost) for event in told(state, "pay 16 0 0 0"))


def test_V_A_3_cards_go_where_they_belong() -> None:
    state = table(rich(hand="mine flooding satellites"), rich())
    state = after(state, "play mine", "pay 4 0 0 0", "play satellites", "pay 10 0 0 0")
    state = after(state, "pass", "play flooding", "place A2")
    assert state.companies[KIM].tableau[1:] == ("mine", "satellites")
    assert state.companies[KIM].events == ("flooding",)
    assert state.companies[KIM].hand == ()


def test_insulation_turns_any_amount_of_heat_production_to_money() -> None:
    state = after(table(rich(hand="insulation"), rich()), "play insulation")
    assert choices(state) == ["number 0", "number 1", "number 2", "number 3"]
    assert drafted_position(GAME, position_code(GAME, state)) == state
    state = after(state, "number 2")
    assert (makes(state, KIM, "heat"), makes(state, KIM, "megacredits")) == (1, 5)


def test_business_contacts_keep_two_of_four() -> None:
    state = after(table(rich(hand="business-contacts"), rich()), "play business-contacts")
    state = after(state, "draw ants", "draw fish", "draw mine", "draw moss", "keep fish", "keep moss")
    assert state.companies[KIM].hand == ("fish", "moss")
    assert state.discards[KIM] == ("ants", "mine")


def test_an_empty_deck_is_made_of_the_discards() -> None:
    state = table(rich(hand="technology-demonstration fish"), rich(), deck=(Card("mine"),))
    state = after(state, "project sell_patents", "sell fish", "done")
    state = after(state, "play technology-demonstration", "pay 5 0 0 0", "draw mine", "draw fish")
    assert state.companies[KIM].hand == ("fish", "mine")
    assert state.deck == ()
