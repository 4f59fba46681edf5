"""The printed example of Kim, Stanley and Robinson, which runs through the rulebook."""

import pytest

from boardkit.core import Seat
from boardkit.games.terraforming_mars import GAME
from boardkit.games.terraforming_mars.box.things import Award, Milestone
from boardkit.games.terraforming_mars.rules.model import Options, State
from boardkit.games.terraforming_mars.rules.projects import MilestoneTaken
from boardkit.games.terraforming_mars.rules.scoring import CardScored
from boardkit.games.terraforming_mars.rules.setup import deck
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
    points,
    refused,
    rich,
    table,
)

CORPORATIONS = (("phobolog", "helion"), ("thorgate", "ecoline"), ("tharsis-republic", "credicor"))
KEPT = (5, 10, 4)


@pytest.fixture(name="begun")
def begin() -> State:
    """Deal and choose as the example does, in turn order Kim, Stanley, Robinson."""
    state = GAME.setup(Options(), 3).state
    cards = list(deck(extended=False))
    for pair in CORPORATIONS:
        state = after(state, *(f"corporation {name}" for name in pair))
    for _ in range(30):
        state = after(state, f"draw {cards.pop()}")
    for seat, (corporation, _) in enumerate(CORPORATIONS):
        state = after(state, f"choose {corporation}")
        for _ in range(KEPT[seat]):
            state = after(state, choices(state)[0])
        if KEPT[seat] < 10:
            state = after(state, "done")
    return state


def test_IV_7_kim_keeps_five_cards_for_fifteen(begun: State) -> None:
    assert (has(begun, KIM, "megacredits"), has(begun, KIM, "titanium")) == (23 - 15, 10)
    assert len(begun.companies[KIM].hand) == 5
    assert len(begun.discards[KIM]) == 5
    assert begun.boxed[KIM] == ("helion",)


def test_IV_7_stanley_keeps_ten_cards_for_thirty(begun: State) -> None:
    assert has(begun, STANLEY, "megacredits") == 48 - 30
    assert makes(begun, STANLEY, "energy") == 1 + 1
    assert len(begun.companies[STANLEY].hand) == 10


def test_IV_7_robinson_has_twenty_eight_left(begun: State) -> None:
    assert has(begun, ROBINSON, "megacredits") == 40 - 12
    assert begun.companies[ROBINSON].opening


def test_IV_8_kim_is_the_first_to_act(begun: State) -> None:
    assert begun.to_move == KIM
    assert begun.generation == 1


def test_IV_7_robinsons_first_city_pays_and_produces(begun: State) -> None:
    state = after(begun, "pass", "pass", "first", "place C3")
    assert has(state, ROBINSON, "megacredits") == 28 + 3
    assert makes(state, ROBINSON, "megacredits") == 1 + 1


def test_V_2_stanley_buys_three_cards_for_nine() -> None:
    state = after(table(rich(), company(stock=money(0))), "pass", "pass")
    for card in ("fish", "birds", "ants", "algae", "moss", "trees", "grass", "heather"):
        state = after(state, f"draw {card}")
    assert state.first == STANLEY
    before = has(state, STANLEY, "megacredits")
    state = after(state, "buy fish", "buy birds", "buy ants", "done")
    assert has(state, STANLEY, "megacredits") == before - 9
    assert state.companies[STANLEY].hand == ("ants", "birds", "fish")
    assert state.discards[STANLEY] == ("algae",)


def test_V_3_stanley_sells_a_patent_and_waits() -> None:
    state = table(company("thorgate", hand="fish birds", stock=money(0)), rich())
    state = after(state, "project sell_patents", "sell fish", "done", "end")
    assert has(state, KIM, "megacredits") == 1
    assert state.discards[KIM] == ("fish",)
    assert state.to_move == STANLEY


def test_V_3_robinson_builds_a_city_as_a_standard_project() -> None:
    state = table(company("tharsis-republic", stock=money(25)), rich())
    state = after(state, "project city", "place C3")
    assert has(state, KIM, "megacredits") == 3
    assert makes(state, KIM, "megacredits") == 2


def test_V_3_kim_pays_asteroid_mining_with_eight_titanium() -> None:
    kim = company("phobolog", hand="asteroid-mining", stock=money(4, titanium=10))
    state = after(table(kim, rich()), "play asteroid-mining")
    assert choices(state) == ["pay 2 0 7 0", "pay 0 0 8 0"]
    state = after(state, "pay 0 0 8 0")
    assert (has(state, KIM, "titanium"), has(state, KIM, "megacredits")) == (2, 4)
    assert makes(state, KIM, "titanium") == 2


def test_V_3_stanley_pays_eight_for_geothermal_power() -> None:
    state = table(company("thorgate", hand="geothermal-power", stock=money(8)), rich())
    assert has(after(state, "play geothermal-power"), KIM, "megacredits") == 0


def test_V_4_kim_produces() -> None:
    start = dict.fromkeys(("megacredits", "steel", "plants", "energy", "heat"), 1)
    kim = company("phobolog", production={**start, "titanium": 3})
    assert after(table(kim, rich()), "pass", "pass").companies[KIM].stock == (21, 1, 3, 1, 1, 1)


def test_V_C_robinson_is_mayor_after_his_third_city() -> None:
    robinson = company("tharsis-republic", stock=money(33))
    state = table(robinson, rich(), placed="city@A1=0 city@I2=0")
    state = after(state, "project city", "place C3", "claim mayor")
    assert has(state, KIM, "megacredits") == 33 - 25 + 3 - 8
    assert state.milestones == ((Milestone.MAYOR, KIM),)
    third = table(
        rich(), rich(), placed="city@A1=0 city@C3=0 city@I2=0", milestones=((Milestone.MAYOR, KIM),)
    )
    assert refused(third, "claim mayor") == MilestoneTaken(Milestone.MAYOR)


def test_V_D_kim_and_stanley_tie_for_thermalist() -> None:
    heat = [company(stock={"heat": amount}) for amount in (12, 12, 5)]
    state = table(*heat, awards=((Award.THERMALIST, STANLEY),))
    assert [points(state, Seat(seat), "awards") for seat in range(3)] == [5, 5, 0]


def test_V_F_robinsons_greenery_brings_two_plants() -> None:
    state = table(company(stock={"plants": 8}), rich(), placed="city@D4=0 city@E7=0")
    state = after(state, "plants", "place D5")
    assert has(state, KIM, "plants") == 2
    assert (state.oxygen, state.companies[KIM].rating) == (1, 21)


def test_VI_B_stanley_has_sixty_four_points() -> None:
    placed = "city@D4=1 greenery@D3=1 greenery@C3=1 greenery@C4=1 greenery@D5=2 greenery@E4=2"
    stanley = company(
        "thorgate",
        rating=38,
        stock={"heat": 12},
        tableau="livestock asteroid-mining breathing-filters solar-power research",
        events="flooding",
        cubes={"livestock": 3},
    )
    kim, robinson = company("phobolog", stock={"heat": 12}), company("tharsis-republic", stock={"heat": 5})
    state = table(
        kim,
        stanley,
        robinson,
        placed=placed,
        awards=((Award.THERMALIST, STANLEY),),
        milestones=((Milestone.PLANNER, STANLEY),),
    )
    sheet = GAME.score(state)
    kinds = {"rating": 38, "awards": 5, "milestones": 5, "greeneries": 3, "cities": 5, "cards": 8}
    assert sheet.by_kind(STANLEY) == kinds
    cards = [line.points for line in sheet.of(STANLEY) if isinstance(line, CardScored)]
    assert (cards[0], sum(cards[1:-1]), cards[-1]) == (3, 6, -1)
    assert sheet.totals[STANLEY] == 56 + 8 == 64
