"""10 The score sheet, line by line, and what the powers of buildings count."""

import pytest

from boardkit.core import Seat
from boardkit.core.values import evolve
from boardkit.games.life_in_reterra import GAME
from boardkit.games.life_in_reterra.box.powers import Counted
from boardkit.games.life_in_reterra.box.things import Card, Terrain
from boardkit.games.life_in_reterra.rules import scoring
from boardkit.games.life_in_reterra.rules.community import Community
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.options import Options
from tests.every import with_each
from tests.games.life_in_reterra.table import at, building, land, table, tiled

MIDDLE = ("e2s2", "e4s2", "e2s4", "e4s4")
BORDER = (
    *("e0s0", "e2s0", "e4s0", "e6s0", "e0s2", "e6s2"),
    *("e0s4", "e6s4", "e0s6", "e2s6", "e4s6", "e6s6"),
)


def points(state: State, kind: str, seat: int = 0) -> int:
    """Add up a seat's points in one row of the pad."""
    return scoring.score(state).by_kind(Seat(seat)).get(kind, 0)


def powers(community: Community, cards: str, *others: Community) -> int:
    """Add up what the powers of the buildings of seat 0 count."""
    return points(table(community, *(others or [tiled("e0s0")]), cards=cards), "powers")


@with_each("size, worth", [(6, 0), (7, 3), (14, 3)])
def test_10_a_segment_of_7_and_one_of_14_are_worth_3_each(size: int, worth: int) -> None:
    row = " ".join(["F"] * size)
    assert points(table(land(f"{row} \n A D A D")), "segments") == worth


def test_10_several_segments_of_one_terrain_count() -> None:
    rows = "F F F F F F F A F F F F F F F"
    lines = scoring.score(table(land(rows))).lines
    assert lines == (
        scoring.SegmentHeld(Seat(0), 3, Terrain.FOREST, at("e0s0"), 7),
        scoring.SegmentHeld(Seat(0), 3, Terrain.FOREST, at("e8s0"), 7),
    )


def test_8_1_segments_are_connected_side_by_side() -> None:
    corner = "F F F F A A \n A A A A F F \n D D D D D F"
    assert points(table(land(corner)), "segments") == 0


def test_8_1_land_under_buildings_counts_unless_the_table_agrees_otherwise() -> None:
    own = land("F F F F F F F", buildings=(building("library", "e3s0", "e4s0"),))
    assert points(table(own), "segments") == 3
    assert points(table(own, options=Options(segments_under_buildings=False)), "segments") == 0


def test_8_1_land_under_inhabitants_and_tokens_always_counts() -> None:
    own = land("F F F F F F F").__replace__(inhabitants=(at("e0s0"),), relics=(at("e1s0"),))
    assert points(table(own, options=Options(segments_under_buildings=False)), "segments") == 3


def test_10_an_energy_source_in_the_middle_is_worth_8_and_at_the_border_0() -> None:
    middle = table(tiled(*BORDER, *MIDDLE[1:], energy=MIDDLE[:1]))
    assert points(middle, "energy") == 8
    border = table(tiled(*BORDER[1:], *MIDDLE, energy=BORDER[:1]))
    assert scoring.EnergyOnBorder(Seat(0), 0, 1) in scoring.score(border).lines
    assert points(border, "energy") == 0


def test_8_4_other_energy_sources_are_land_too() -> None:
    state = table(tiled(*BORDER, energy=MIDDLE))
    assert scoring.EnergySurrounded(Seat(0), 32, 4) in scoring.score(state).lines


def test_8_4_the_four_tiles_in_the_middle_are_surrounded_and_no_others() -> None:
    for corner in (*BORDER, *MIDDLE):
        others = [other for other in (*BORDER, *MIDDLE) if other != corner]
        state = table(tiled(*others, energy=(corner,)))
        assert points(state, "energy") == (8 if corner in MIDDLE else 0)


def test_8_4_water_of_energy_sources_belongs_to_segments() -> None:
    assert points(table(tiled("e9s9", energy=("e0s0", "e2s0"))), "segments") == 3


def test_10_a_relic_is_worth_1_and_under_junk_0_and_minus_1() -> None:
    relic = land("Gb")
    assert scoring.score(table(relic)).lines == (scoring.RelicsOpen(Seat(0), 1, 1),)
    junked = relic.__replace__(junk=(at("e0s0"),))
    assert scoring.score(table(junked)).lines == (
        scoring.RelicsJunked(Seat(0), 0, 1),
        scoring.JunkSuffered(Seat(0), -1, 1),
    )


def test_8_3_a_relic_below_an_inhabitant_no_longer_counts() -> None:
    covered = land("Gb").__replace__(inhabitants=(at("e0s0"),))
    assert scoring.score(table(covered)).lines == (scoring.InhabitantsHoused(Seat(0), 1, 1),)


def test_9_2_relic_tokens_are_worth_as_much_as_printed_relics() -> None:
    both = land("Gb G").__replace__(relics=(at("e1s0"),))
    assert points(table(both), "relics") == 2
    assert points(table(both.__replace__(junk=(at("e1s0"),))), "relics") == 1


def test_10_every_copy_of_a_building_counts() -> None:
    halls = tuple(building("town_hall", f"e{x}s0", f"e{x + 1}s0", f"e{x}s1", f"e{x + 1}s1") for x in (0, 2))
    state = table(land("G G A A \n G G A A", buildings=halls))
    assert scoring.score(state).lines == (scoring.BuildingsOwned(Seat(0), 14, Card("town_hall"), 2),)


FINAL = """
    Gb  G*  G   G   W  W  A* A
    G   G*  G   G*  W  W  A  Ak
    F   Fz  W   W   D  D  A  A
    F   F   W   W   D* D  Dt A
    D   Fb  Gz  F   F* F  F  F
    D   D   G   F   F  F  Wk W
    A*  A   Db  D   G  G  G  G
    A   A   D   D   Gz G  G  W
"""
"""One prepared community: four segments of 7 or 8 spaces, and many that are smaller."""


def test_10_the_final_table_line_by_line() -> None:
    energy = "e2s2"
    corners = [f"e{x}s{y}" for y in range(0, 8, 2) for x in range(0, 8, 2)]
    tiles = tiled(*[corner for corner in corners if corner != energy], energy=(energy,)).tiles
    own = land(
        FINAL,
        tiles=tiles,
        buildings=(building("school", "e1s0", "e1s1"),),
        inhabitants=(at("e3s1"), at("e6s0")),
        relics=(at("e0s1"), at("e2s0")),
        junk=(at("e1s2"), at("e2s0")),
    )
    seat = Seat(0)
    assert scoring.score(table(own, tiled("e0s0"), cards="school:orange observatory")).of(seat) == [
        scoring.SegmentHeld(seat, 3, Terrain.GRASS, at("e0s0"), 8),
        scoring.SegmentHeld(seat, 3, Terrain.ASPHALT, at("e6s0"), 7),
        scoring.SegmentHeld(seat, 3, Terrain.FOREST, at("e3s4"), 8),
        scoring.SegmentHeld(seat, 3, Terrain.GRASS, at("e4s6"), 7),
        scoring.EnergySurrounded(seat, 8, 1),
        scoring.RelicsOpen(seat, 9, 9),
        scoring.RelicsJunked(seat, 0, 2),
        scoring.InhabitantsHoused(seat, 2, 2),
        scoring.BuildingsOwned(seat, 0, Card("school"), 1),
        scoring.JunkSuffered(seat, -2, 2),
    ]
    assert scoring.score(table(own, tiled("e0s0"), cards="school:orange")).totals[0] == 29


def test_10_the_pad_has_its_rows_in_order() -> None:
    assert scoring.KINDS == ("segments", "energy", "relics", "inhabitants", "buildings", "powers", "junk")


def test_10_of_equal_points_more_inhabitants_win_then_more_buildings() -> None:
    relics, people = land("Gb Gk"), land("G G").__replace__(inhabitants=(at("e0s0"), at("e1s0")))
    sheet = scoring.score(table(relics, people))
    assert (sheet.totals, sheet.winners) == ((2, 2), (Seat(1),))
    nothing = land("G G", buildings=(building("school", "e0s0", "e1s0"),))
    sheet = scoring.score(table(land("Gb"), evolve(nothing), cards="school"))
    assert (sheet.totals, sheet.winners) == ((1, 1), (Seat(1),))


def test_10_after_that_the_victory_is_shared() -> None:
    sheet = scoring.score(table(land("Gb"), land("Gk")))
    assert (sheet.winners, sheet.deciding) == ((0, 1), None)


def test_7_2_everything_a_power_may_count_is_counted() -> None:
    assert set(scoring.COUNTS) == set(Counted)


HOUSE = ("e1s1", "e2s1")
AROUND = "G G W G \n G A A G \n G F D G"


def house(card: str, diagram: str = AROUND, **things: tuple[str, ...]) -> Community:
    """Stand a building of two spaces at e1s1 and e2s1, with things on other spaces."""
    own = {name: tuple(map(at, places)) for name, places in things.items()}
    changes: dict[str, object] = dict(own)
    return land(diagram, buildings=(building(card, *HOUSE),), **changes)


@with_each("people, worth", [((), 0), (("e1s0",), 1), (("e0s0",), 0)])
def test_7_2_adjacent_inhabitants(people: tuple[str, ...], worth: int) -> None:
    assert powers(house("school", inhabitants=people), "school:orange") == worth


def test_7_2_a_power_counts_no_more_than_it_says() -> None:
    people = ("e1s0", "e2s0", "e0s1", "e3s1")
    assert powers(house("school", inhabitants=people), "school:orange") == 3


@pytest.mark.parametrize("card", ["school", "farm"])
def test_7_2_each_copy_counts_by_itself(card: str) -> None:
    two = land(
        "G G G G \n W W W W",
        buildings=(building(card, "e0s0", "e1s0"), building(card, "e2s0", "e3s0")),
        inhabitants=(at("e0s1"), at("e2s1")),
    )
    assert powers(two, "school:orange farm") == {"school": 2, "farm": 4}[card]


def test_7_2_buildings_on_the_border() -> None:
    full = table(tiled(*BORDER, *MIDDLE)).communities[0]
    edge, inner = building("school", "e1s0", "e1s1"), building("school", "e1s1", "e2s1")
    assert (scoring.on_border(full, edge), scoring.on_border(full, inner)) == (True, False)
    corner = building("observatory", "e0s6", "e0s7", "e1s7")
    assert powers(full.__replace__(buildings=(edge, inner, corner)), "observatory school") == 2


def test_7_2_scoring_energy_sources() -> None:
    full = tiled(*BORDER[1:], energy=(*MIDDLE, BORDER[0]))
    own = full.__replace__(buildings=(building("observatory", "e0s6", "e0s7", "e1s7"),))
    assert powers(own, "observatory:orange") == 4


@pytest.mark.parametrize(("long", "worth"), [(7, 1), (6, 0)])
def test_7_2_segments_of_7_touched(long: int, worth: int) -> None:
    rows = " ".join(["W"] * long)
    own = land(f"G G G \n {rows}", buildings=(building("pump_house", "e0s0", "e1s0", "e2s0"),))
    assert powers(own, "pump_house") == worth


def test_7_2_different_kinds_of_buildings() -> None:
    three = (
        building("town_hall", "e0s0", "e1s0", "e0s1", "e1s1"),
        building("school", "e2s0", "e3s0"),
        building("school", "e2s1", "e3s1"),
    )
    assert powers(land("G G G G \n G G G G", buildings=three), "town_hall:orange school") == 2


@with_each("ground, beside, worth", [("G", "W", 2), ("G", "F", 1), ("A", "W", 1), ("A", "F", 0)])
def test_7_2_a_farm_likes_grass_and_water(ground: str, beside: str, worth: int) -> None:
    own = land(f"{ground} {ground} {beside}", buildings=(building("farm", "e0s0", "e1s0"),))
    assert powers(own, "farm") == worth


@with_each("size, worth", [(3, 0), (4, 1), (7, 1), (8, 2), (20, 4)])
def test_7_2_the_segment_below_by_fours(size: int, worth: int) -> None:
    own = land(" ".join(["D"] * size), buildings=(building("plant_nursery", "e0s0", "e1s0"),))
    assert powers(own, "plant_nursery") == worth
    state = table(own, cards="plant_nursery", options=Options(segments_under_buildings=False))
    assert points(state, "powers") == worth


def test_7_2_adjacent_relics() -> None:
    relics = "Gb Gk W G \n G A A Gz \n G F D G"
    own = house("flea_market", relics, relics=("e0s1",), junk=("e3s1",))
    assert powers(own, "flea_market:orange") == 2


def test_7_2_adjacent_kinds_of_terrain() -> None:
    assert powers(house("trading_post"), "trading_post") == 4


@pytest.mark.parametrize(("card", "worth"), [("trading_post", 4), ("farm", 1)])
def test_11_land_counts_around_a_building_even_with_something_on_it(card: str, worth: int) -> None:
    covered = house(card, inhabitants=("e2s0",), relics=("e1s2", "e2s2"), junk=("e2s2",))
    assert powers(covered, card) == worth


@with_each("theirs, worth", [((0, 0), 0), ((1, 0), 1), ((2, 2), 3)])
def test_7_2_the_same_building_of_neighbours(theirs: tuple[int, int], worth: int) -> None:
    own = house("sports_field")
    rivals = [
        land("G G \n" * 4, buildings=tuple(building("sports_field", f"e0s{y}") for y in range(count)))
        for count in theirs
    ]
    assert powers(own, "sports_field:orange", *rivals) == worth


@with_each("diagram, worth", [("Gb Gk G", 0), ("Gb Gk Gz", 2), ("Gb Gb Gb", 0)])
def test_7_2_three_different_relics(diagram: str, worth: int) -> None:
    own = land(f"{diagram} \n G G G", buildings=(building("library", "e0s1", "e1s1"),))
    assert powers(own, "library") == worth


def test_7_2_a_relic_token_shows_a_ball() -> None:
    own = land("Gb Gk G \n G G G", buildings=(building("library", "e0s1", "e1s1"),), relics=(at("e2s0"),))
    assert powers(own, "library") == 2


@with_each("people, worth", [(1, 0), (2, 1), (5, 2), (12, 4)])
def test_7_2_inhabitants_by_twos(people: int, worth: int) -> None:
    row = " ".join(["G"] * 12)
    crowd = tuple(at(f"e{x}s1") for x in range(people))
    own = land(f"{row} \n {row}", buildings=(building("theatre", "e0s0", "e1s0", "e2s0"),), inhabitants=crowd)
    assert powers(own, "theatre:orange") == worth


def markets(count: int) -> Community:
    """Own so many markets."""
    return land("G G \n" * 6, buildings=tuple(building("market", f"e0s{y}") for y in range(count)))


@with_each("own, theirs, worth", [(2, (1, 1), 3), (2, (2, 0), 0), (1, (0, 3), 0), (1, (0, 0), 3)])
def test_7_2_most_markets_are_paid_once(own: int, theirs: tuple[int, int], worth: int) -> None:
    assert powers(markets(own), "market", *map(markets, theirs)) == worth


def test_7_2_a_player_who_is_no_neighbour_does_not_matter() -> None:
    assert powers(markets(1), "market", markets(0), markets(5), markets(0)) == 3


@with_each("own, theirs, worth", [(2, 1, 2), (1, 1, 1), (0, 1, 0)])
def test_7_2_most_inhabitants_pay_every_cafe(own: int, theirs: int, worth: int) -> None:
    def crowd(count: int) -> tuple[str, ...]:
        return tuple(f"e{x}s0" for x in range(count))

    rival = land("G G G").__replace__(inhabitants=tuple(map(at, crowd(theirs))))
    assert powers(house("cafe", inhabitants=crowd(own)), "cafe:orange", rival) == worth
    both = house("cafe", AROUND + "\n G G G G", inhabitants=crowd(own))
    both = both.__replace__(buildings=(*both.buildings, building("cafe", "e0s3", "e1s3")))
    assert powers(both, "cafe:orange", rival) == 2 * worth


def test_7_2_what_a_power_counts_is_a_line_for_each_building() -> None:
    state = table(house("farm", "G G W G \n G G G G"), cards="farm")
    assert scoring.score(state).lines[-1] == scoring.PowerCounted(Seat(0), 2, Card("farm"), at("e1s1"))


def test_12_alone_nobody_is_ahead_of_nobody() -> None:
    state = table(markets(2), cards="market")
    assert points(state, "powers") == 0
    assert GAME.score(state).winners == (Seat(0),)
