"""What a question of TerriStories shows besides what may be done, and what is at stake in its answers."""

from typing import Any

from boardkit.core import choice_of
from boardkit.draw.drawings import match_palette
from boardkit.draw.palette import Depth
from boardkit.draw.show import card_of
from boardkit.games.terristories.box.things import Character, ProjectCard, Role
from boardkit.games.terristories.rules import moves
from boardkit.games.terristories.rules.model import Offer, State
from boardkit.games.terristories.rules.questions import (
    ChooseRole,
    ClaimObjective,
    Develop,
    Finance,
    Harvest,
    PayWages,
)
from boardkit.games.terristories.show import SHOW
from boardkit.text import words_for
from tests.games.terristories.board import A, B, C, place, table

WORDS = words_for("en", "terristories", ("Ada", "Bela", "Chen"))
PALETTE = match_palette("terristories", (0, 1, 2), Depth.FULL)
TURBINE = ProjectCard("entrepreneur_01")


def named(state: State, move: Any) -> str:
    """Read what the card of a move is called."""
    made = card_of(SHOW, state, choice_of(move), WORDS, PALETTE)
    assert made is not None
    return made.name


def test_roles_that_are_taken_keep_their_place() -> None:
    assert SHOW.offers(table("P7", ChooseRole(B))) == tuple(map(moves.TakeRole, Role))


def test_a_project_that_is_paid_in_full_keeps_its_place_and_what_is_taken_back_says_so() -> None:
    state = table("P7", Finance(A), phase=2, offers=(None, None, Offer(TURBINE, (2, 0, 0))))
    assert SHOW.offers(state) == (moves.Contribute(TURBINE, 1),)
    assert named(state, moves.Withdraw(TURBINE)) == "Take back: Wind turbine"


def test_a_kept_card_that_is_activated_has_no_price_and_no_impacts_any_more() -> None:
    made = card_of(SHOW, table("P7", Develop(A)), choice_of(moves.Activate(TURBINE)), WORDS, PALETTE)
    assert made is not None
    assert (made.name, made.price, made.tags) == ("Activate: Wind turbine", "", None)


def test_a_move_says_from_where() -> None:
    state = table("P7a1 P7a1", Develop(A))
    assert [named(state, moves.MoveIndividual(place(at), place("a1"))) for at in ("a1", "b1")] == [
        "Move an individual from a1",
        "Move an individual from b1",
    ]


def test_what_cannot_be_bought_is_shown_where_most_of_what_it_takes_is_there() -> None:
    state = table("M9 P7Aa1 M9AB", Develop(A))
    assert [move for move in SHOW.offers(state) if isinstance(move, moves.BuyIndividual | moves.BuyZone)] == [
        moves.BuyIndividual(place("b1")),
        moves.BuyZone(place("b1")),
    ]


def test_the_ways_to_harvest_keep_their_places_where_one_is_not_possible() -> None:
    state = table("P1Aa1", Harvest(A))
    assert SHOW.offers(state) == (moves.Reap(place("a1"), 1), moves.ReapMost(1), moves.ReapMost(0))


def test_nobody_is_asked_to_think_again_about_leaving_a_last_cube() -> None:
    assert SHOW.given_up(table("P1Aa1", Harvest(A)), WORDS) == ()
    assert SHOW.given_up(table("P3Aa2", Harvest(A)), WORDS) == (WORDS("pass-harvest", count=2),)


def test_what_is_left_on_the_land_is_what_could_be_harvested_in_all() -> None:
    """Sterile land takes nothing away, and what a card allows beyond is there once, not on each territory."""
    assert SHOW.given_up(table("P7Aa1 P0Aa1", Harvest(A)), WORDS) == (WORDS("pass-harvest", count=2),)
    state = table("P7Aa1 P7Aa1", Harvest(A)).with_season(harvest=(3, 0, 0))
    assert SHOW.given_up(state, WORDS) == (WORDS("pass-harvest", count=2 + 2 + 3),)


def test_what_a_card_allows_beyond_empties_one_territory_not_each() -> None:
    state = table("P3Aa1 P3Aa1", Harvest(A)).with_season(harvest=(1, 0, 0))
    made = card_of(SHOW, state, choice_of(moves.ReapMost(0)), WORDS, PALETTE)
    assert made is not None
    assert any("One territory loses its last cube" in text for text in made.text)


def test_taking_a_last_cube_an_individual_or_the_victory_for_oneself_is_hostile_to_the_others() -> None:
    land = table("P2Aa1 M9", Harvest(A))
    assert SHOW.struck(land, moves.ReapMost(0)) == (B, C)
    assert SHOW.struck(land, moves.Reap(place("a1"), 2)) == (B, C)
    assert SHOW.struck(land, moves.ReapMost(1)) == ()
    assert SHOW.struck(land, moves.Reap(place("a1"), 1)) == ()
    assert SHOW.struck(table("P2Aa1", PayWages(A, 1)), moves.Dismiss(place("a1"))) == (B, C)
    assert SHOW.struck(table("P2", ClaimObjective(A)), moves.ClaimVictory()) == (B, C)
    assert SHOW.struck(table("P2", ClaimObjective(A), indices=(10, 10, 10)), moves.ClaimVictory()) == ()


def test_passing_gives_up_a_harvest_or_all_that_could_be_bought() -> None:
    state = table("P7Aa2", Develop(A))
    kept = ("You buy nothing in this round, and keep your 6 cubes.",)
    assert SHOW.given_up(state, WORDS) == kept
    assert SHOW.given_up(state.__replace__(turn=state.turn.__replace__(bought=1)), WORDS) == ()
    assert SHOW.given_up(state.with_tableau(A, cubes=0), WORDS) == ()
    assert SHOW.given_up(table("P7Aa2", Harvest(A)), WORDS) == (
        "4 cubes that you could harvest stay on the land.",
    )


def test_who_claims_nothing_reads_that_the_game_goes_on_and_how_near_the_objective_is() -> None:
    state = table("P7Aa2", ClaimObjective(A)).with_tableau(A, character=Character("smallholder"))
    made = card_of(SHOW, state, choice_of(moves.StaySilent()), WORDS, PALETTE)
    assert made is not None
    assert made.name == "Say nothing, play on"
    assert made.text[1] == "Now: Environment 0 of 8; zones on fertile territories: 1 of 3."


def test_whoever_has_met_their_objective_is_told_so() -> None:
    state = table("P7Aa2 P7A M9A", ClaimObjective(A), indices=(0, 0, 8))
    state = state.with_tableau(A, character=Character("smallholder"))
    made = card_of(SHOW, state, choice_of(moves.StaySilent()), WORDS, PALETTE)
    assert made is not None
    assert made.text[1].endswith("3 of 3. ✓ This objective is met.")


def test_where_no_last_cube_can_be_taken_there_is_one_way_to_harvest_all() -> None:
    assert SHOW.alike(table("P7Aa1", Harvest(A))) == (moves.ReapMost(0),)
    assert SHOW.alike(table("P2Aa1", Harvest(A))) == ()
    assert SHOW.alike(table("P2Aa1", Develop(A))) == ()
