"""Section VI: when the game ends, the final count, and ties."""

from boardkit.core import GameIsOver
from boardkit.games.terraforming_mars import GAME
from boardkit.games.terraforming_mars.rules.model import Phase
from boardkit.games.terraforming_mars.rules.questions import TakeAction
from boardkit.games.terraforming_mars.rules.scoring import MoreMegacredits
from tests.every import with_each
from tests.games.terraforming_mars.tables import (
    KIM,
    STANLEY,
    after,
    company,
    money,
    points,
    refused,
    rich,
    table,
)

OCEANS = "ocean@A2 ocean@A4 ocean@A5 ocean@B6 ocean@D8 ocean@E4 ocean@E5 ocean@E6"


def test_VI_the_generation_is_finished_first() -> None:
    state = table(rich(), rich(), placed=OCEANS, temperature=8, oxygen=14)
    state = after(state, "project aquifer", "place F6")
    assert state.question == TakeAction(KIM, 1)
    assert after(state, "end", "pass", "pass").phase is Phase.ENDING


@with_each(
    "placed, temperature, oxygen",
    [(OCEANS, 8, 14), (f"{OCEANS} ocean@F6", 6, 14), (f"{OCEANS} ocean@F6", 8, 13)],
)
def test_VI_all_three_parameters_must_be_at_their_goals(placed: str, temperature: int, oxygen: int) -> None:
    state = table(company(), company(), placed=placed, temperature=temperature, oxygen=oxygen)
    assert after(state, "pass", "pass").phase is Phase.RESEARCH


def test_VI_nothing_can_be_done_when_all_is_over() -> None:
    state = table(company(), company(), placed=f"{OCEANS} ocean@F6", temperature=8, oxygen=14)
    state = after(state, "pass", "pass")
    assert state.question is None
    assert refused(state, "pass") == GameIsOver("VI")


def test_VI_C_ties_go_to_whoever_has_more_megacredits() -> None:
    sheet = GAME.score(table(company(stock=money(3)), company(stock=money(4))))
    assert sheet.totals == (20, 20)
    assert sheet.winners == (STANLEY,)
    assert sheet.deciding == MoreMegacredits((3, 4))


def test_VI_B_4_a_city_counts_greeneries_of_all_and_each_greenery_is_a_point() -> None:
    state = table(company(), company(), placed="city@C3=0 greenery@C2=0 greenery@C4=1 city@C5=1")
    assert (points(state, KIM, "greeneries"), points(state, KIM, "cities")) == (1, 2)
    assert (points(state, STANLEY, "greeneries"), points(state, STANLEY, "cities")) == (1, 1)


@with_each(
    "tableau, cubes, worth",
    [
        ("ants", {"ants": 5}, 2),
        ("physics-complex", {"physics-complex": 3}, 6),
        ("tardigrades", {"tardigrades": 7}, 1),
        ("io-mining-industries asteroid-mining", {}, 2 + 2),
        ("corporate-stronghold", {}, -2),
    ],
)
def test_VI_B_5_points_on_cards(tableau: str, cubes: dict[str, int], worth: int) -> None:
    assert points(table(company(tableau=tableau, cubes=cubes), company()), KIM, "cards") == worth


def test_VI_B_5_a_capital_without_a_place_scores_no_ocean() -> None:
    assert points(table(company(tableau="capital"), company(), placed="ocean@A2"), KIM, "cards") == 0
