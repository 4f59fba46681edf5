"""Points 20 to 28 where an implementation goes wrong easily: tiles."""

import pytest

from boardkit.games.terraforming_mars.box import GROUNDS
from boardkit.games.terraforming_mars.box.things import Area
from boardkit.games.terraforming_mars.rules.land import AreaClaimedBy, WrongGround, WrongNeighbours
from boardkit.games.terraforming_mars.rules.questions import TakeAction
from tests.games.terraforming_mars.tables import (
    KIM,
    STANLEY,
    after,
    choices,
    company,
    has,
    makes,
    on,
    points,
    refused,
    rich,
    table,
)

NOCTIS = Area.parse("E3")


@pytest.mark.parametrize("move", ["project city", "project greenery"])
def test_subtlety_20_noctis_is_always_reserved(move: str) -> None:
    state = after(table(rich(), company()), move)
    assert refused(state, "place E3") == WrongGround(NOCTIS)


def test_subtlety_20_noctis_is_closed_to_claims_and_lakes_too() -> None:
    state = after(table(rich(hand="land-claim"), company()), "play land-claim")
    assert refused(state, "place E3") == WrongGround(NOCTIS)
    state = table(rich(hand="artificial-lake"), company(), temperature=0)
    state = after(state, "play artificial-lake", "pay 15 0 0 0")
    assert refused(state, "place E3") == WrongGround(NOCTIS)


def test_subtlety_20_noctis_city_ignores_its_neighbours() -> None:
    state = table(rich(hand="noctis-city"), company(), placed="city@D3=1")
    state = after(state, "play noctis-city", "pay 18 0 0 0")
    assert NOCTIS in state.planet.tiles


def test_subtlety_21_research_outpost_touches_no_tile_at_all() -> None:
    state = table(rich(hand="research-outpost"), company(), placed="ocean@E5")
    state = after(state, "play research-outpost", "pay 18 0 0 0")
    assert refused(state, "place D5") == WrongNeighbours(Area.parse("D5"))
    assert refused(state, "place C3") is None


def test_subtlety_21_urbanized_area_touches_two_cities() -> None:
    state = table(rich(hand="urbanized-area"), company(), placed="city@C2=1 city@C4=1")
    state = after(state, "play urbanized-area", "pay 10 0 0 0")
    assert Area.parse("C3") in state.planet.tiles


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
    state = after(state, "end", "project city")
    assert refused(state, "place D4") == WrongNeighbours(Area.parse("D4"))


def test_subtlety_22_commercial_district_counts_anybodys_cities() -> None:
    kim = rich(tableau="commercial-district")
    state = table(kim, rich(), placed="commercial_district@D5=0 city@D4=1 capital@D6=1")
    assert points(state, KIM, "cards") == 2


def test_subtlety_23_a_greenery_goes_next_to_any_own_tile() -> None:
    state = table(rich(), rich(), placed="nuclear_zone@C3=0 ocean@E5")
    state = after(state, "plants")
    assert choices(state) == [f"place {at}" for at in ("B2", "B3", "C2", "C4", "D3", "D4")]
    assert refused(state, "place D5") == WrongNeighbours(Area.parse("D5"))


def test_subtlety_23_without_a_place_beside_own_tiles_any_land_will_do() -> None:
    state = after(table(rich(), rich(), placed="ocean@E5"), "plants")
    assert len(choices(state)) == 61 - 12 - 1


@pytest.mark.parametrize(("card", "cost"), [("mangrove", 12), ("protected-valley", 23), ("mohole-area", 20)])
def test_subtlety_23_some_tiles_go_to_ocean_places(card: str, cost: int) -> None:
    state = table(rich(hand=card), rich(), placed="city@C3=0", temperature=8)
    state = after(state, f"play {card}")
    if f"pay {cost} 0 0 0" in choices(state):
        state = after(state, f"pay {cost} 0 0 0")
    assert len(choices(state)) == 12
    assert refused(state, "place E5") is None


def test_subtlety_24_an_ocean_gets_bonuses_too() -> None:
    state = table(rich(), rich(), placed="ocean@E5")
    state = after(state, "project aquifer", "place E4")
    assert has(state, KIM, "plants") == 52
    assert has(state, KIM, "megacredits") == 50 - 18 + 2


def test_subtlety_25_mining_guild_raises_steel_once_for_a_place() -> None:
    state = table(rich("mining-guild"), rich())
    state = after(state, "project aquifer", "place A2")
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
    kim = rich()
    state = table(kim, rich(), placed="city@ganymede=0 city@phobos=0 city@C3=0 city@I2=1")
    assert refused(state, "claim mayor") is None
    state = after(state, "fund landlord")
    assert points(state, KIM, "awards") == 5


def test_subtlety_27_immigrant_city_can_be_played_at_minus_four() -> None:
    kim = company(
        hand="immigrant-city",
        stock={"megacredits": 20},
        production={"megacredits": -4, "energy": 1},
    )
    state = after(table(kim, company()), "play immigrant-city", "place C3")
    assert makes(state, KIM, "megacredits") == -5


def test_subtlety_27_who_hears_which_tile() -> None:
    kim = rich(tableau="rover-construction pets immigrant-city herbivores arctic-algae")
    state = after(table(kim, rich()), "pass", "project city", "place C3")
    assert has(state, KIM, "megacredits") == 52
    assert on(state, "pets") == 1
    assert makes(state, KIM, "megacredits") == 4
    state = after(state, "project greenery", "place C4")
    assert on(state, "herbivores") == 0
    state = table(rich(), kim)
    state = after(state, "project aquifer", "place A2")
    assert has(state, STANLEY, "plants") == 52


def test_subtlety_27_herbivores_hear_own_greeneries() -> None:
    state = after(table(rich(tableau="herbivores"), rich()), "plants", "place C3")
    assert on(state, "herbivores") == 1


def test_subtlety_28_lava_flows_on_volcanoes_only() -> None:
    state = after(table(rich(hand="lava-flows"), rich()), "play lava-flows")
    assert choices(state) == ["place B2", "place C1", "place D1", "place E1"]


def test_subtlety_28_a_claim_is_no_tile_and_keeps_others_out() -> None:
    state = after(table(rich(hand="land-claim"), rich()), "play land-claim", "place C3")
    assert len(state.planet.tiles) == 0
    state = after(state, "end", "project city")
    assert refused(state, "place C3") == AreaClaimedBy(Area.parse("C3"), KIM)
    state = after(state, "place F3", "end", "project city", "place C3")
    assert state.planet.claims == {}


def test_subtlety_28_a_claim_comes_to_nothing_where_no_area_is_left_to_claim() -> None:
    kim = rich(hand="land-claim")
    last, *others = [
        at for at, ground in GROUNDS.items() if not (ground.ocean_reserved or ground.reserved_for)
    ]
    state = table(kim, rich(), placed=" ".join(f"nuclear_zone@{at}=1" for at in others))
    state = state.but(planet=state.planet.claim(last, KIM))
    state = after(state, "play land-claim")
    assert state.question == TakeAction(KIM, 1)
    assert state.planet.claims == {last: KIM}
