import pytest

from boardkit.core import CHANCE, Match, Player, Refusal, legal
from boardkit.games.terristories import GAME
from boardkit.games.terristories.box import MISSIONS, PLANETS
from boardkit.games.terristories.box.things import Mission, Planet, Role, Terrain
from boardkit.games.terristories.rules import questions, starting
from boardkit.games.terristories.rules.ledger import individuals, zones
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.moves import GoTo, SetOut, TakeCharacter
from boardkit.games.terristories.rules.options import (
    NeedsObjectives,
    NoHazards,
    NoSuchSeat,
    Oldest,
    Options,
    fault,
)
from boardkit.games.terristories.rules.piles import NotInPile
from boardkit.games.terristories.rules.setup import setup
from tests.every import with_each
from tests.games.terristories.board import A, B, C, act, cubes, refused, there

ROLES = ("role farmer", "role governor", "role entrepreneur", "role ecologist")
COMPETITIVE = {"farmer_02", "governor_01", "ecologist_01", "entrepreneur_02"}


def with_roles(seats: int, options: Options | None = None) -> State:
    return act(setup(options or Options(), seats).state, *ROLES[:seats]).state


def dealt(seats: int, options: Options | None = None) -> State:
    """Answer for chance by its first legal answer, until a zone is to be laid."""
    state = with_roles(seats, options)
    while state.to_move == CHANCE:
        state = GAME.apply(state, legal(GAME, state)[0]).state
    return state


def test_iv_2_a_a_planet_of_so_many_stars_is_drawn() -> None:
    state = setup(Options(planet=Planet.TWO_STARS), 3).state
    assert state.question == questions.DrawPlanet(CHANCE)
    drawn = {move.planet for move in legal(GAME, state) if isinstance(move, GoTo)}
    assert drawn == {Planet.ERDE, Planet.OCRE, Planet.BRUMAIRE, Planet.PALINDRA}
    assert refused(state, "planet tuto") == starting.WrongPlanet()
    assert act(state, "planet ocre").state.planet is Planet.OCRE


def test_iv_2_b_territories_lie_as_the_planet_says() -> None:
    state = setup(Options(planet=Planet.CLAIRVAL), 2).state
    assert len(state.land) == 9
    assert (there(state, "b1").terrain, there(state, "b1").cubes) == (Terrain.PLAIN, 7)
    assert there(state, "b3").sterile


def test_iv_2_c_fertile_territories_begin_full() -> None:
    state = setup(Options(), 2).state
    assert [there(state, at).cubes for at in ("a1", "b1", "a2")] == [7, 9, 4]


def test_iv_2_d_tuto_begins_at_0_and_leads_to_7() -> None:
    assert setup(Options(), 3).state.indices == (0, 0, 0)
    assert MISSIONS[Mission.TUTO].target == (7, 7, 7)


def test_iv_2_d_a_mission_of_so_many_stars_is_drawn() -> None:
    state = setup(Options(mission=Mission.THREE_STARS), 3).state
    assert state.question == questions.DrawMission(CHANCE)
    assert len([move for move in legal(GAME, state) if isinstance(move, SetOut)]) == 4
    assert refused(state, "mission tuto") == starting.WrongMission()
    assert act(state, "mission krach").state.indices == (0, -3, 1)


def test_iv_2_h_no_two_seats_have_the_same_role() -> None:
    state = act(setup(Options(), 3).state, "role governor").state
    assert state.question == questions.ChooseRole(B)
    assert refused(state, "role governor") == starting.RoleNotFree(Role.GOVERNOR)


def test_iv_2_h_one_of_three_characters_of_the_role_is_drawn() -> None:
    state = with_roles(3)
    assert state.question == questions.DrawCharacter(CHANCE, A)
    drawn = {move.character for move in legal(GAME, state) if isinstance(move, TakeCharacter)}
    assert drawn == {"commercial_farmer", "smallholder", "co_op_leader"}
    assert refused(state, "character manager") == starting.WrongCharacter()


@pytest.mark.parametrize("options", [Options(cooperative=True), Options(basic=True)])
def test_iii_2_without_personal_objectives_no_character_is_drawn(options: Options) -> None:
    assert with_roles(3, options).question == questions.DrawProject(CHANCE, A)


def test_iv_2_k_everybody_gets_six_cubes_and_a_pile_of_17() -> None:
    state = with_roles(4)
    assert cubes(state) == [6] * 4
    assert [len(starting.pile(state, seat)) for seat in state.everyone] == [17] * 4


def test_iii_1_two_players_begin_a_point_higher_and_leave_four_projects_out() -> None:
    state = with_roles(2)
    assert state.indices == (1, 1, 1)
    assert state.question == questions.DrawProject(CHANCE, A)
    assert [len(tableau.bag) for tableau in state.tableaux] == [16, 16]
    assert not COMPETITIVE & {card for tableau in state.tableaux for card in tableau.bag}


def test_iv_2_l_everybody_draws_three_projects() -> None:
    assert [len(tableau.hand) for tableau in dealt(3).tableaux] == [3, 3, 3]
    assert refused(with_roles(2), "draw governor_02") == NotInPile()


def test_iv_2_o_the_oldest_begins() -> None:
    state = setup(Options(oldest=Oldest.SEAT_3), 4).state
    assert (state.ambassador, state.question) == (C, questions.ChooseRole(C))
    assert state.order == (2, 3, 0, 1)


def test_iv_2_p_zones_are_laid_clockwise_and_two_individuals_follow() -> None:
    state = dealt(3)
    assert state.question == questions.PlaceFirstZone(A)
    state = act(state, "settle a2").state
    assert refused(state, "settle a2").rule == "V.1.d"
    assert refused(state, "settle d9").rule == "IV.2.c"
    state = act(state, "settle b2", "settle b2").state
    assert state.question == questions.Develop(A)
    assert (there(state, "b2").zones, there(state, "b2").individuals) == ((0, 1, 1), (0, 2, 2))
    assert (state.round, state.phase) == (1, 1)


def test_vii_in_the_last_chance_everybody_has_two_zones_and_five_individuals() -> None:
    state = act(dealt(2, Options(last_chance=True)), "settle a1", "settle b1", "settle b2", "settle b2").state
    assert state.question == questions.PlaceIndividual(A)
    assert refused(state, "individual b2").rule == "V.1.d"
    state = act(state, *["individual a1"] * 3, *["individual b1"] * 2).state
    assert (there(state, "a1").individuals, there(state, "b1").individuals) == ((3, 0), (2, 0))
    assert there(state, "b2").individuals == (0, 5)
    assert cubes(state) == [6, 6]


def test_vii_ex_nihilo_begins_at_the_bottom() -> None:
    assert setup(Options(ex_nihilo=True), 3).state.indices == (-3, -3, -3)
    assert setup(Options(ex_nihilo=True), 2).state.indices == (-2, -2, -2)


def test_vii_one_sided_variants_leave_hazards_in_the_box() -> None:
    assert len(setup(Options(), 2).state.aleas) == 18
    assert len(setup(Options(hostile=True), 2).state.aleas) == 10
    assert len(setup(Options(utopian=True), 2).state.aleas) == 8


def test_vii_variants_add_up() -> None:
    options = Options(
        hostile=True, ex_nihilo=True, conquest=True, ad_vitam=True, last_chance=True, planet=Planet.HAVRE
    )
    match = Match.start(GAME, options, [Player(str(seat), seat) for seat in range(4)], 3)
    while not match.state.round:
        match = match.play(legal(GAME, match.state)[0])
    state = match.state
    assert (state.indices, starting.targets(state)) == ((-3, -3, -3), (10, 10, 10))
    assert [zones(state, seat) for seat in state.everyone] == [2] * 4
    assert [individuals(state, seat) for seat in state.everyone] == [5] * 4
    assert len(state.aleas) == 10
    assert all(tableau.character and len(tableau.bag) == 14 for tableau in state.tableaux)


@with_each(
    "options, seats, expected",
    [
        (Options(), 2, None),
        (Options(hostile=True, utopian=True), 3, NoHazards()),
        (Options(conquest=True), 2, NeedsObjectives()),
        (Options(conquest=True, cooperative=True), 4, NeedsObjectives()),
        (Options(conquest=True, basic=True), 3, NeedsObjectives()),
        (Options(conquest=True), 3, None),
        (Options(oldest=Oldest.SEAT_4), 3, NoSuchSeat(3)),
        (Options(ex_nihilo=True, ad_vitam=True, last_chance=True, hostile=True), 4, None),
    ],
)
def test_vii_impossible_combinations_are_refused(
    options: Options, seats: int, expected: Refusal | None
) -> None:
    assert fault(options, seats) == expected


def test_every_planet_has_room_for_the_zones_of_the_last_chance() -> None:
    most = {Terrain.MOUNTAIN: 2, Terrain.PLAIN: 3, Terrain.MARSH: 1}
    for layout in PLANETS.values():
        assert sum(most[terrain] for terrain in layout.territories.values()) >= 8
