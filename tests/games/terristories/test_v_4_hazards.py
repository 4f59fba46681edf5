from typing import Any

from boardkit.core import CHANCE, Step, settle
from boardkit.games.terristories.box import ALEAS, PROJECTS
from boardkit.games.terristories.box.effects import Label
from boardkit.games.terristories.box.things import HIDDEN_ALEA, AleaCard, ProjectCard, Role
from boardkit.games.terristories.rules import ANSWERS, hazards, questions
from boardkit.games.terristories.rules.cubes import CubesPaid, NotSterile, TerritoryDrained, TerritoryFed
from boardkit.games.terristories.rules.ledger import TurnedSterile
from boardkit.games.terristories.rules.model import Card, Shift, State
from boardkit.games.terristories.rules.reach import NotAmongThem, SeatProtected, TerritoriesProtected
from tests.every import with_each
from tests.games.terristories.board import A, B, C, act, card, cubes, events, place, refused, table, there

LABELS = tuple(name for name, project in PROJECTS.items() if isinstance(project.effects[0], Label))


def labelled(count: int) -> tuple[Card, ...]:
    """Lay so many projects with a label."""
    return tuple(card(name) for name in LABELS[:count])


def struck(name: str, diagram: str = "P7Aa2 P7Bb2 M9Cc2", **changes: Any) -> Step[State]:
    """Let a hazard come about."""
    state = table(diagram, questions.ApplyAlea(), phase=4, alea=AleaCard(name), **changes)
    return settle(Step(state), ANSWERS.resolve)


def test_v_3_a_reactor_failure_takes_nothing_for_zones_on_sterile_land() -> None:
    step = struck("breakdown", "P7AAA P0BBB M9BB")
    assert [event for event in events(step) if isinstance(event, CubesPaid)] == [
        CubesPaid(A, 2),
        CubesPaid(B, 1),
    ]


def test_v_4_space_tax_takes_two_cubes_and_two_labels_stop_it() -> None:
    step = struck("space_tax", cards=(labelled(2), labelled(1)), cubes=(6, 6, 1))
    assert events(step) == [
        hazards.AleaImpacts(Shift(0), Shift(-1), Shift(0)),
        SeatProtected(A),
        CubesPaid(B, 2),
        CubesPaid(C, 1),
    ]
    assert (cubes(step.state), step.state.indices) == ([6, 4, 0], (0, -1, 0))


def test_v_4_labels_of_two_settlers_protect_their_plain_from_the_hurricane() -> None:
    step = struck("hurricane", "P7AB P7A M9Cc1 W1", cards=(labelled(1), labelled(1)))
    assert TerritoriesProtected((place("a1"),)) in events(step)
    assert [there(step.state, at).cubes for at in ("a1", "b1", "c1", "d1")] == [7, 6, 8, 0]
    assert TurnedSterile(place("d1")) in events(step)
    assert step.state.indices == (-1, -1, -2)


def test_v_4_individuals_alone_protect_nothing() -> None:
    assert there(struck("hurricane", "P7a1b1", cards=(labelled(2), labelled(2))).state, "a1").cubes == 6


def test_v_4_labels_are_never_used_up() -> None:
    assert struck("space_tax", cards=(labelled(2),)).state.tableaux[A].cards == labelled(2)


def test_v_4_a_hedge_protects_the_territory_of_its_token() -> None:
    step = struck("drought", "P7Aa1 P7", cards=((card("farmer_08", "a1"),),))
    assert [there(step.state, at).cubes for at in ("a1", "b1")] == [7, 6]


def test_v_2_d_an_emergency_shelter_saves_all_resources_but_no_index() -> None:
    shelter = card("governor_12", stocked=True)
    state = table(
        "P7Aa1",
        questions.OfferStock(),
        questions.ApplyAlea(),
        phase=4,
        alea=AleaCard("hurricane"),
        cards=((), (shelter,)),
    )
    state = settle(Step(state), ANSWERS.resolve).state
    assert state.question == questions.UseStock(B)
    step = act(state, "activate governor_12")
    assert (there(step.state, "a1").cubes, step.state.indices) == (7, (0, 0, -1))


def test_v_4_landslide_takes_two_cubes_of_mountains_only() -> None:
    step = struck("landslide", "P7 M9 M1")
    assert [there(step.state, at).cubes for at in ("a1", "b1", "c1")] == [7, 7, 0]
    assert TerritoryDrained(place("c1"), 1) in events(step)


def test_v_4_pests_strike_fields_only() -> None:
    step = struck("pests", "P7A P7B M9AB")
    assert [there(step.state, at).cubes for at in ("a1", "b1", "c1")] == [6, 7, 8]


@with_each("diagram, paid", [("P7A", 0), ("P7AAB", 1), ("P7AAA M9AA", 3)])
def test_v_4_a_reactor_failure_costs_a_cube_per_zone_beyond_the_first(diagram: str, paid: int) -> None:
    assert cubes(struck("breakdown", diagram).state)[A] == 6 - paid


@with_each("people, paid", [(0, 0), (1, 1), (4, 2)])
def test_v_4_an_epidemic_costs_at_most_two_cubes(people: int, paid: int) -> None:
    diagram = f"P7Aa{people}" if people else "P7A"
    assert cubes(struck("epidemic", diagram).state)[A] == 6 - paid


def test_v_4_a_riot_cannot_be_stopped() -> None:
    assert struck("riot", cards=(labelled(3),) * 1).state.indices == (-2, 0, 0)


def test_v_4_acid_rain_spares_land_whose_settlers_have_a_label() -> None:
    assert struck("acid_rain", "P6A P6", cards=(labelled(1),)).state.season.rain == {place("b1"): -1}


def test_v_4_in_a_solar_storm_hands_lose_a_card_and_draw_one() -> None:
    step = struck("solar_storm", cards=(labelled(1),), hands=([], ["governor_09"], ["entrepreneur_01"]))
    assert SeatProtected(A) in events(step)
    assert step.state.question == questions.DiscardOne(B)
    assert act(step.state, "bury governor_09").state.question == questions.DrawProject(CHANCE, B)


def test_v_4_good_hazards_feed_the_land() -> None:
    assert events(struck("meteorites", "M7 M0 P3"))[1:] == [TerritoryFed(place("a1"), 1)]
    assert events(struck("early_spring", "P7 P3"))[1:] == [TerritoryFed(place("b1"), 1)]
    assert events(struck("migration", "W3 P3"))[1:] == [TerritoryFed(place("a1"), 1)]
    assert cubes(struck("relief").state) == [7, 7, 7]
    assert struck("truce").state.season.relief == (1, 1, 1)
    assert struck("discovery").state.indices == (0, 1, 1)


def test_v_4_new_settlers_join_who_has_fewest() -> None:
    assert there(struck("settlers", "P7Aa2 P7Bb1 M9Cc2").state, "b1").individuals[B] == 2
    tied = struck("settlers", "P7Aa1 P7Bb1 P7B M9Cc2", ambassador=C).state
    assert tied.question == questions.ChooseFewest(C, (A, B))
    assert refused(tied, "player 2") == NotAmongThem()
    assert act(tied, "player 1").state.question == questions.PlaceIndividual(B)


def test_v_4_the_ambassador_chooses_where_a_hot_spring_is() -> None:
    state = struck("hot_spring", "P0 M3 W0", ambassador=B).state
    assert state.question == questions.Restore(B, 2)
    assert refused(state, "territory b1") == NotSterile(place("b1"))
    assert there(act(state, "territory c1").state, "c1").cubes == 2


def test_v_4_drawn_hazards_stay_out() -> None:
    state = settle(Step(table("P7Aa1", questions.RevealAlea(), phase=4)), ANSWERS.resolve).state
    assert state.question == questions.DrawAlea(CHANCE)
    step = act(state, "hazard riot")
    assert events(step) == [hazards.AleaDrawn(AleaCard("riot"))]
    assert AleaCard("riot") not in step.state.aleas
    later = settle(Step(step.state.ask(questions.BeginRound())), ANSWERS.resolve).state
    assert later.aleas_out == (AleaCard("riot"),)
    assert refused(state, "hazard nonsense") == hazards.NotOnPile()


def test_v_2_d_a_weather_station_shows_the_next_hazard_to_its_owner() -> None:
    station = (card("ecologist_03", "a1"),)
    state = settle(
        Step(table("P7Aa1", questions.ApplyCards(4), questions.RevealAlea(), phase=4, cards=(station,))),
        ANSWERS.resolve,
    ).state
    assert state.question == questions.LookAhead(CHANCE, A)
    step = act(state, "hazard riot")
    assert events(step)[0] == hazards.AleaSeen(A, AleaCard("riot"))
    assert events(step)[0].covered(B) == hazards.AleaSeen(A, HIDDEN_ALEA)
    assert events(step)[1] == hazards.AleaDrawn(AleaCard("riot"))
    assert step.state.foreseen is None


def test_v_2_d_a_whistle_blower_has_another_hazard_drawn() -> None:
    blower = (card("ecologist_15", stocked=True),)
    state = settle(Step(table("P7Aa1", questions.BeginPhase(4), cards=(blower,))), ANSWERS.resolve).state
    state = act(state, "hazard riot").state
    assert state.question == questions.UseStock(A)
    step = act(state, "activate ecologist_15")
    assert hazards.AleaReplaced(AleaCard("riot")) in events(step)
    assert step.state.question == questions.DrawAlea(CHANCE)
    state = act(step.state, "hazard relief").state
    assert state.indices == (0, 0, 0)
    assert state.aleas_under == (AleaCard("riot"),)
    assert state.tableaux[A].under[-1].card == ProjectCard("ecologist_15")


def test_v_4_who_kept_a_shelter_for_the_first_hazard_is_asked_again_for_the_second() -> None:
    cards = ((card("governor_12", stocked=True),), (card("ecologist_15", stocked=True),))
    roles = (Role.GOVERNOR, Role.ECOLOGIST, Role.FARMER)
    diagram = "P7Aa1 P7Bb1 M9Cc2"
    state = settle(
        Step(table(diagram, questions.BeginPhase(4), cards=cards, roles=roles)), ANSWERS.resolve
    ).state
    state = act(state, "hazard relief", "pass", "activate ecologist_15", "hazard hurricane").state
    assert state.question == questions.UseStock(A)
    assert there(act(state, "activate governor_12").state, "a1").cubes == 7
    assert there(act(state, "pass").state, "a1").cubes == 6
    first = settle(
        Step(table(diagram, questions.BeginPhase(4), cards=cards, roles=roles, ambassador=B)), ANSWERS.resolve
    ).state
    first = act(first, "hazard relief", "activate ecologist_15", "hazard hurricane").state
    assert first.question == questions.UseStock(A)
    assert act(first, "pass").state.question != questions.UseStock(A)


def test_v_4_nobody_chooses_among_players_who_all_have_five_individuals() -> None:
    assert struck("settlers", "P7Aa5 P7Bb5 M9Cc5").state.question is None


def test_v_4_when_the_pile_is_used_up_what_lies_under_it_comes() -> None:
    state = table("P7Aa1", questions.RevealAlea(), aleas=(), aleas_under=tuple(ALEAS)[:2])
    step = settle(Step(state), ANSWERS.resolve)
    assert step.state.alea == next(iter(ALEAS))
    assert step.state.aleas_under == tuple(ALEAS)[1:2]
