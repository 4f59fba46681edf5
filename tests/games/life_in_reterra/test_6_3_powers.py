"""6.3 The powers of buildings: when they act, on what, and against whom."""

from itertools import permutations
from typing import Any

import pytest

from boardkit.core import CHANCE, Seat
from boardkit.core.values import evolve
from boardkit.games.life_in_reterra.box.things import Card
from boardkit.games.life_in_reterra.rules import powers
from boardkit.games.life_in_reterra.rules.building import BuildingPlaced, NoLand, NotOnThisTile, SpaceTaken
from boardkit.games.life_in_reterra.rules.community import Community
from boardkit.games.life_in_reterra.rules.model import NoInhabitantsLeft, Placed, State, neighbours_of
from boardkit.games.life_in_reterra.rules.options import Options
from boardkit.games.life_in_reterra.rules.questions import BeginPowers, Build, FillRow, UsePowers
from boardkit.maps.squares import Square
from tests.every import with_each
from tests.games.life_in_reterra.table import (
    act,
    at,
    building,
    built,
    events,
    land,
    now,
    places,
    refused,
    table,
    tiled,
    verbs,
)

FIELD = "G G G G \n G G G G"
RIVAL = land("Gb G Fk F \n G G F Fz")
SPORTS = building("sports_field", "e1s0", "e1s1", "e2s1")
TWO_FIELDS = (
    building("sports_field", "e0s0", "e0s1", "e1s1"),
    building("sports_field", "e2s0", "e2s1", "e3s1"),
)


def with_powers(*lands: Community, standing: int = 9, cards: str = "", **changes: Any) -> State:
    """Begin the third step of seat 0's turn; nothing comes after it."""
    turn = now(standing=standing, **{key: changes.pop(key) for key in ("placed", "secret") if key in changes})
    state = table(*lands, cards=cards, now=turn)
    return powers.begin_powers(evolve(state, **changes), BeginPowers(Seat(0))).state


def with_thing(community: Community, what: str, where: str) -> Community:
    """Put one thing on a space: one of the `inhabitants`, `relics` or `junk`."""
    changes: dict[str, Any] = {what: (at(where),)}
    return evolve(community, **changes)


def sports(diagram: str = FIELD, **changes: Any) -> State:
    return with_powers(land(diagram, buildings=(SPORTS,)), tiled("e0s0"), cards="sports_field", **changes)


def test_6_3_a_sports_field_places_a_relic_next_to_it() -> None:
    state = sports()
    assert state.question == UsePowers(Seat(0))
    assert places(state, "relic") == {"e2s0", "e0s0", "e0s1", "e3s1"}
    step = act(state, "relic e1s0 e2s0")
    assert events(step) == [powers.RelicPlaced(Seat(0), Card("sports_field"), at("e2s0"))]
    assert (step.state.communities[0].relics, step.state.question) == ((at("e2s0"),), None)


def test_6_3_two_sports_fields_place_two_relics_each_turn() -> None:
    state = with_powers(land(FIELD, buildings=TWO_FIELDS), tiled("e0s0"), cards="sports_field")
    once = act(state, "relic e2s0 e3s0").state
    assert refused(once, "relic e2s0 e1s0") == powers.NoSuchPower(at("e2s0"))
    done = act(once, "relic e0s0 e1s0").state
    assert (len(done.communities[0].relics), done.question) == (2, None)


def test_6_3_powers_act_in_the_order_the_player_likes() -> None:
    state = with_powers(land(FIELD, buildings=TWO_FIELDS), tiled("e0s0"), cards="sports_field")
    for first in ("relic e0s0 e1s0", "relic e2s0 e3s0"):
        assert act(state, first).state.communities[0].relics


def test_6_3_a_power_acts_from_the_turn_after_its_building_was_placed() -> None:
    quiet = built(land("G* G* G G \n G* G G G"), tiled("e0s0"), cards="sports_field")
    assert not isinstance(act(quiet, "build sports_field e0s0 r90").state.question, UsePowers)
    assert sports(standing=0).question is None
    assert isinstance(sports(standing=1).question, UsePowers)


def test_6_3_a_power_must_be_used_if_it_can_be() -> None:
    assert refused(sports(), "pass") == powers.MustUsePower()
    assert verbs(sports()) == {"relic"}


def test_6_3_a_power_without_room_is_lost() -> None:
    state = with_powers(
        land("G G \n G G", buildings=(building("town_hall", "e0s0", "e1s0", "e0s1", "e1s1"),))
    )
    assert (state.question, state.claims) == (None, ())


def test_6_3_a_power_that_must_be_used_and_cannot_says_so() -> None:
    hall = building("town_hall", "e0s0", "e1s0", "e0s1", "e1s1")
    state = table(land("G G \n G G", buildings=(hall,)), now=now(standing=9))
    assert events(powers.begin_powers(state, BeginPowers(Seat(0)))) == [
        powers.PowerIdle(Seat(0), Card("town_hall"))
    ]


@with_each(
    "move, why",
    [
        ("relic e1s0 e3s0", powers.NotNextToIt(at("e3s0"))),
        ("relic e1s0 e1s0", powers.NotNextToIt(at("e1s0"))),
        ("relic e1s0 e1n1", NoLand(at("e1n1"))),
        ("relic e0s0 e2s0", powers.NoSuchPower(at("e0s0"))),
        ("welcome e1s0 e2s0", powers.NoSuchPower(at("e1s0"))),
        ("junk e1s0 1 e0s0", powers.NoSuchPower(at("e1s0"))),
        ("change e1s0 L01", powers.NoSuchPower(at("e1s0"))),
    ],
)
def test_6_3_a_power_does_what_its_card_says(move: str, why: object) -> None:
    assert refused(sports(), move) == why


@with_each("what", ["inhabitants", "relics", "junk"])
def test_11_a_space_with_something_on_it_is_not_empty(what: str) -> None:
    taken = with_thing(land(FIELD, buildings=(SPORTS,)), what, "e2s0")
    state = with_powers(taken, tiled("e0s0"), cards="sports_field")
    assert refused(state, "relic e1s0 e2s0") == SpaceTaken(at("e2s0"))
    assert "e2s0" not in places(state, "relic")


def test_11_gears_relics_and_energy_sources_are_empty_spaces() -> None:
    state = sports("G* G W G \n Gb G G W")
    assert places(state, "relic") == {"e0s0", "e0s1", "e2s0", "e3s1"}
    after = act(state, "relic e1s0 e0s1").state.communities[0]
    assert dict(after.visible_relics) == {at("e0s1"): "ball"}
    assert act(state, "relic e1s0 e0s0").state.communities[0].gears == {}


def test_6_2_a_school_places_its_inhabitant_in_step_3_of_the_turn_it_is_placed() -> None:
    state = built(land("G* G* G G \n G G G G"), tiled("e0s0"), cards="school")
    asked = act(state, "build school e0s0 r0").state
    assert isinstance(asked.question, UsePowers)
    assert places(asked, "welcome") == {"e2s0", "e0s1", "e1s1"}
    step = act(asked, "welcome e0s0 e1s1")
    assert events(step)[0] == powers.InhabitantWelcomed(Seat(0), Card("school"), at("e1s1"))
    assert step.state.communities[0].inhabitants == (at("e1s1"),)


def test_6_3_in_the_turn_it_is_placed_a_cafe_reaches_any_free_gear() -> None:
    state = built(land("G* G* F F* \n G G A* F"), tiled("e0s0"), cards="cafe")
    asked = act(state, "build cafe e0s0 r0").state
    assert places(asked, "welcome") == {"e3s0", "e2s1"}
    assert refused(asked, "welcome e0s0 e0s0") == SpaceTaken(at("e0s0"))


def test_6_3_up_to_four_relics_may_be_fewer() -> None:
    square = "G* G* G G \n G* G* G G \n G G G G"
    state = built(land(square), tiled("e0s0"), cards="trading_post:orange")
    asked = act(state, "build trading_post e0s0 r0").state
    assert verbs(asked) == {"relic", "pass"}
    two = act(asked, "relic e0s0 e2s0", "relic e0s0 e2s1").state
    assert len(two.claims) == 2
    assert events(act(two, "pass"))[0] == powers.PowersLeft(Seat(0))
    four = act(two, "relic e0s0 e0s2", "relic e0s0 e1s2").state
    assert len(four.communities[0].relics) == 4
    assert not isinstance(four.question, UsePowers)


def test_6_3_the_powers_of_a_new_building_act_in_any_order_with_the_others() -> None:
    """6.2 Placing inhabitants elsewhere is a step of its own: the older building may come first."""
    field = building("sports_field", "e2s0", "e2s1", "e3s1")
    own = land("G* G* G G \n G G G G \n G G G G", buildings=(field,))
    state = built(own, tiled("e0s0"), cards="sports_field school", now=now(standing=1))
    placed = act(state, "build school e0s0 r0")
    assert [type(event) for event in events(placed)] == [BuildingPlaced]
    assert verbs(placed.state) == {"relic", "welcome"}
    for first, then in permutations(("relic e2s0 e3s0", "welcome e0s0 e0s1")):
        after = act(placed.state, first, then).state
        assert (len(after.communities[0].relics), len(after.communities[0].inhabitants)) == (1, 1)
        assert not isinstance(after.question, UsePowers)


def test_6_3_a_new_building_does_once_what_it_does_in_the_turn_it_is_placed() -> None:
    own = land(FIELD, buildings=(building("school", "e1s0", "e2s0"),))
    assert isinstance(with_powers(own, tiled("e0s0"), cards="school", standing=0).question, UsePowers)
    assert with_powers(own, tiled("e0s0"), cards="school", standing=1).question is None


YARD = building("salvage_yard", "e0s0", "e1s0")


@with_each("placed, acts", [(Placed.NOTHING, True), (Placed.BUILDING, False), (Placed.INHABITANT, False)])
def test_6_3_some_powers_act_only_when_nothing_was_placed(placed: Placed, acts: bool) -> None:
    own = land(FIELD, buildings=(YARD,))
    state = with_powers(own, RIVAL, cards="salvage_yard:orange", placed=placed)
    assert isinstance(state.question, UsePowers) is acts


@with_each("placed, acts", [(Placed.NOTHING, False), (Placed.BUILDING, False), (Placed.INHABITANT, True)])
def test_6_3_the_theatre_acts_when_an_inhabitant_was_placed(placed: Placed, acts: bool) -> None:
    own = land(FIELD, buildings=(building("theatre", "e0s0", "e1s0", "e2s0"),))
    state = with_powers(own, tiled("e0s0"), cards="theatre", placed=placed)
    assert isinstance(state.question, UsePowers) is acts


@pytest.mark.parametrize("secret", [True, False])
def test_6_3_the_flea_market_acts_when_a_secret_tile_was_laid(secret: bool) -> None:
    own = land(FIELD, buildings=(building("flea_market", "e0s0", "e1s0", "e2s0"),))
    state = with_powers(own, RIVAL, cards="flea_market", secret=secret)
    assert isinstance(state.question, UsePowers) is secret


def test_6_3_of_two_things_one_is_done() -> None:
    hall = building("fairground", "e0s0", "e1s0", "e0s1", "e1s1")
    state = with_powers(land(FIELD, buildings=(hall,)), tiled("e0s0"), cards="fairground")
    assert verbs(state) == {"relic", "welcome"}
    assert act(state, "relic e0s0 e2s0").state.question is None
    assert act(state, "welcome e0s0 e2s1").state.question is None


def test_6_3_the_market_reaches_gears_of_this_tile_only() -> None:
    stands = building("market", "e2s0", "e2s1", "e3s1")
    own = land("G* G G G* \n G G* G G", buildings=(stands,))
    state = with_powers(own, tiled("e0s0"), cards="market:orange")
    assert places(state, "welcome") == {"e0s0", "e1s1"}
    assert refused(state, "welcome e2s0 e3s0") == NotOnThisTile()
    assert places(state, "relic") == {"e3s0", "e1s0", "e1s1"}


def test_6_3_a_tile_of_the_row_may_be_exchanged() -> None:
    own = land(FIELD, buildings=(building("pump_house", "e0s0", "e1s0", "e2s0"),))
    state = with_powers(own, tiled("e0s0"), cards="pump_house:orange", row=("L01", "L02", "L03", "L04"))
    assert verbs(state) == {"change", "pass"}
    assert refused(state, "change e0s0 L05") == powers.NotInRow("L05")
    step = act(state, "change e0s0 L02")
    assert events(step) == [powers.TileChanged(Seat(0), Card("pump_house"), "L02")]
    assert step.state.question == FillRow(CHANCE)
    done = act(step.state, "draw L60").state
    assert (done.row, done.beneath, done.question) == (("L01", "L03", "L04", "L60"), ("L02",), None)


@with_each("seats, neighbours", [(1, ()), (2, (1,)), (3, (1, 2)), (4, (1, 3))])
def test_6_3_neighbours_sit_directly_to_the_left_and_right(seats: int, neighbours: tuple[int, ...]) -> None:
    assert neighbours_of(table(*[tiled("e0s0")] * seats), Seat(0)) == neighbours


def test_9_3_junk_covers_an_open_relic_of_a_neighbour() -> None:
    state = with_powers(land(FIELD, buildings=(YARD,)), RIVAL, cards="salvage_yard:orange")
    assert places(state, "junk") == {"e0s0", "e2s0", "e3s1"}
    step = act(state, "junk e0s0 1 e2s0")
    assert events(step) == [powers.JunkPlaced(Seat(0), Seat(1), Card("salvage_yard"), at("e2s0"))]
    assert step.state.communities[1].junk == (at("e2s0"),)
    assert at("e2s0") not in step.state.communities[1].visible_relics


def test_9_3_junk_may_cover_a_relic_token() -> None:
    rival = land("G G \n G G").__replace__(relics=(at("e1s1"),))
    state = with_powers(land(FIELD, buildings=(YARD,)), rival, cards="salvage_yard:orange")
    after = act(state, "junk e0s0 1 e1s1").state.communities[1]
    assert (after.relics, after.junk, dict(after.visible_relics)) == ((at("e1s1"),), (at("e1s1"),), {})


@with_each("where, what", [("e0s0", "junk"), ("e0s0", "inhabitants"), ("e1s0", ""), ("e0s0", "relics")])
def test_9_3_junk_covers_nothing_else(where: str, what: str) -> None:
    rival = with_thing(RIVAL, what, where) if what else RIVAL
    state = with_powers(land(FIELD, buildings=(YARD,)), rival, cards="salvage_yard:orange")
    if what == "relics":
        assert where in places(state, "junk")
    else:
        assert refused(state, f"junk e0s0 1 {where}") == powers.NoRelicThere(at(where))


def test_6_3_a_neighbour_of_ones_choice() -> None:
    lands = [land(FIELD, buildings=(YARD,)), RIVAL, RIVAL, RIVAL]
    state = with_powers(*lands, cards="salvage_yard:orange")
    assert refused(state, "junk e0s0 2 e0s0") == powers.BeyondReach(Seat(2))
    assert refused(state, "junk e0s0 0 e0s0") == powers.BeyondReach(Seat(0))
    for seat in (1, 3):
        assert act(state, f"junk e0s0 {seat} e0s0").state.question is None


def test_6_3_each_neighbour_once() -> None:
    state = built(land("G* G* G G \n G G G G"), RIVAL, RIVAL, RIVAL, cards="salvage_yard")
    asked = act(state, "build salvage_yard e0s0 r0").state
    assert refused(asked, "junk e0s0 2 e0s0") == powers.BeyondReach(Seat(2))
    once = act(asked, "junk e0s0 1 e0s0").state
    assert refused(once, "junk e0s0 1 e2s0") == powers.BeyondReach(Seat(1))
    done = act(once, "junk e0s0 3 e2s0").state
    assert not isinstance(done.question, UsePowers)
    assert [len(each.junk) for each in done.communities] == [0, 1, 0, 1]


def test_7_2_a_library_protects_the_relics_next_to_it() -> None:
    guarded = RIVAL.__replace__(buildings=(building("library", "e1s1", "e2s1"),))
    state = with_powers(land(FIELD, buildings=(YARD,)), guarded, cards="salvage_yard:orange library:orange")
    assert places(state, "junk") == {"e0s0"}
    assert refused(state, "junk e0s0 1 e2s0") == powers.RelicProtected(at("e2s0"))
    purple = with_powers(land(FIELD, buildings=(YARD,)), guarded, cards="salvage_yard:orange library")
    assert places(purple, "junk") == {"e0s0", "e2s0", "e3s1"}


@pytest.mark.parametrize("elsewhere", [29, 30])
def test_5_4_relics_and_junk_share_30_tokens(elsewhere: int) -> None:
    half = tuple(Square(x, 9) for x in range(15))
    far = land("Gb").__replace__(relics=half, junk=tuple(Square(x, 19) for x in range(elsewhere - 15)))
    field = with_powers(land(FIELD, buildings=(SPORTS,)), far, cards="sports_field")
    yard = with_powers(land(FIELD, buildings=(YARD,)), far, cards="salvage_yard:orange")
    for state in (field, yard):
        assert isinstance(state.question, UsePowers) is (elsewhere == 29)


def test_5_4_a_power_says_when_tokens_or_inhabitants_have_run_out() -> None:
    tokens = tuple(Square(x, 9) for x in range(30))
    hall = building("fairground", "e0s0", "e1s0", "e0s1", "e1s1")
    own = land(FIELD, buildings=(hall,))
    state = with_powers(own, land("G").__replace__(relics=tokens), cards="fairground")
    assert (verbs(state), refused(state, "relic e0s0 e2s0")) == ({"welcome"}, powers.NoTokensLeft())
    crowd = tuple(Square(x, 9) for x in range(32))
    state = with_powers(own, land("G").__replace__(inhabitants=crowd), cards="fairground")
    assert (verbs(state), refused(state, "welcome e0s0 e2s0")) == ({"relic"}, NoInhabitantsLeft())


def test_5_4_without_the_relic_side_powers_place_no_relics() -> None:
    junk_only = Options(relic_side=False)
    assert sports(options=junk_only).question is None
    hall = building("fairground", "e0s0", "e1s0", "e0s1", "e1s1")
    own = land(FIELD, buildings=(hall,))
    state = with_powers(own, tiled("e0s0"), cards="fairground", options=junk_only)
    assert verbs(state) == {"welcome"}
    assert refused(state, "relic e0s0 e2s0") == powers.RelicSideUnused()


def test_6_3_powers_come_after_building_and_before_the_row() -> None:
    own = land("G* G G G \n G G G G \n G G G G", buildings=(SPORTS,))
    steps = (Build(Seat(0)), BeginPowers(Seat(0)), FillRow(CHANCE))
    state = table(own, tiled("e0s0"), asks=steps, cards="sports_field", now=now(standing=1))
    after = act(state, "inhabitant e0s0").state
    assert after.question == UsePowers(Seat(0))
    assert act(after, "relic e1s0 e2s0").state.question == FillRow(CHANCE)
