"""What a hand could set wrongly on a table: each fault is told, and a sound table has none."""

from typing import Any

import pytest

from boardkit.core import CHANCE, Fault, Seat
from boardkit.core.editing.editing import Editing
from boardkit.core.editing.faults import (
    AskedAstray,
    Entry,
    Missing,
    NoSuchPiece,
    NotAskedNow,
    NotForChance,
    OtherNumber,
    OutOfRange,
    Piece,
    TooMany,
    TooManyThere,
    Way,
)
from boardkit.core.editing.parts import walk
from boardkit.core.editing.sound import counted, faults_of, recompute_derived
from boardkit.core.notation.data import structure, unstructure
from boardkit.core.notation.plain import MOST
from boardkit.games.terraforming_mars import GAME
from boardkit.games.terraforming_mars.box.things import (
    Area,
    Award,
    Card,
    Corporation,
    Milestone,
    Resource,
    TileKind,
)
from boardkit.games.terraforming_mars.rules import faults, questions
from boardkit.games.terraforming_mars.rules.model import Options, Phase, State, Tile
from boardkit.games.terraforming_mars.rules.setup import corporations, deck
from tests.every import with_each
from tests.games.terraforming_mars.tables import KIM, STANLEY, after, choices, company, table


def sound(*companies: Any, **more: Any) -> State:
    """Set a table with all that is in the box on it."""
    boards = companies or (company("helion"), company("ecoline"))
    state = table(*boards, **more)
    taken = {each.corporation for each in state.companies}
    left = tuple(each for each in corporations(extended=True) if each not in taken)
    return state.but(corporations=left)


def found(state: State) -> set[Fault]:
    """Name all faults of a table."""
    return set(faults_of(GAME, state))


def given(state: State, **changes: Any) -> set[Fault]:
    """Name the faults of a table on which the first seat's board is changed."""
    return found(state.give(KIM, **changes))


def in_pile(number: int, field: str) -> Way:
    """Name the way to a number of a question."""
    return Way(("pile", Entry("pile", number + 1), field))


def test_a_sound_table_has_no_faults_and_holds_the_whole_box() -> None:
    state = sound()
    assert found(state) == set()
    assert list(counted(GAME.box(state), GAME.pieces(state))) == []
    assert sum(GAME.pieces(state)["card"].values()) == 208


def test_V_C_a_milestone_is_claimed_once_and_three_of_five_are() -> None:
    state = sound()
    mayor = (Milestone.MAYOR, KIM)
    assert found(state.but(milestones=(mayor, (Milestone.MAYOR, STANLEY)))) == {
        TooMany(Piece("milestone", Milestone.MAYOR), 1)
    }
    all_five = tuple((milestone, KIM) for milestone in Milestone)
    assert found(state.but(milestones=all_five)) == {TooManyThere(Way(("milestones",)), 5, 3)}
    assert found(state.but(milestones=all_five[:3])) == set()


def test_V_D_an_award_is_funded_once_and_three_of_five_are() -> None:
    state = sound()
    miner = (Award.MINER, KIM)
    assert found(state.but(awards=(miner, miner))) == {TooMany(Piece("award", Award.MINER), 1)}
    all_five = tuple((award, KIM) for award in Award)
    assert found(state.but(awards=all_five)) == {TooManyThere(Way(("awards",)), 5, 3)}


def test_VII_B_3_alone_there_are_no_prizes_and_fourteen_generations() -> None:
    alone = sound(company("helion"))
    assert found(alone.but(milestones=((Milestone.MAYOR, KIM),))) == {faults.PrizesAlone()}
    assert found(alone.but(generation=15)) == {OutOfRange(Way(("generation",)), 15, 1, 14)}
    assert found(alone.but(generation=14)) == set()


@pytest.mark.parametrize("generation", [0, -3])
def test_III_A_2_generations_are_counted_from_one(generation: int) -> None:
    fault = OutOfRange(Way(("generation",)), generation, 1, MOST)
    assert found(sound().but(generation=generation)) == {fault}


def test_III_A_1_a_rating_is_not_negative() -> None:
    way = Way(("companies", Entry("companies", 1, KIM), "rating"))
    assert given(sound(), rating=-1) == {OutOfRange(way, -1, 0, MOST)}
    assert given(sound(), rating=0) == set()


def test_V_A_3_events_lie_face_down_and_nothing_else_does() -> None:
    state = sound(company("helion", tableau="asteroid"), company("ecoline", events="mine"))
    assert found(state) == {
        faults.EventInPlay(KIM, Card("asteroid")),
        faults.NoEventPlayed(STANLEY, Card("mine")),
    }


@with_each(
    "placed, misplaced",
    [
        ("greenery@ganymede=0", "greenery ganymede"),
        ("ocean@phobos", "ocean phobos"),
        ("ocean@C3", "ocean C3"),
        ("city@A2=0", "city A2"),
        ("greenery@E3=0", "greenery E3"),
        ("city@ganymede=0", "city ganymede"),
        ("mohole_area@C3=0", "mohole_area C3"),
        ("lava_flows@E2=0", "lava_flows E2"),
    ],
)
def test_III_B_tiles_lie_where_they_may(placed: str, misplaced: str) -> None:
    kind, at = misplaced.split()
    assert found(sound(placed=placed)) == {faults.TileMisplaced(TileKind(kind), Area.parse(at))}


def test_III_B_a_card_played_allows_one_tile_elsewhere_to_its_owner() -> None:
    lake = sound(company("helion", tableau="artificial-lake"), company("ecoline"), placed="ocean@C3")
    assert found(lake) == set()
    swamp = sound(
        company("helion", tableau="mangrove"), company("ecoline"), placed="greenery@A2=0 greenery@A4=0"
    )
    assert found(swamp) == {faults.TileMisplaced(TileKind.GREENERY, Area.parse("A4"))}
    other = sound(company("helion", tableau="mangrove"), company("ecoline"), placed="greenery@A2=1")
    assert found(other) == {faults.TileMisplaced(TileKind.GREENERY, Area.parse("A2"))}


def test_III_B_2_oceans_belong_to_nobody_and_all_else_to_somebody() -> None:
    state = sound(placed="ocean@A2=1 city@C3")
    assert found(state) == {
        faults.OceanOwned(Area.parse("A2"), STANLEY),
        faults.TileUnowned(TileKind.CITY, Area.parse("C3")),
    }


def test_VII_B_1_alone_cities_and_greeneries_may_be_neutral() -> None:
    assert found(sound(company("helion"), placed="city@C3 greenery@C4")) == set()


def test_V_A_2_6_only_land_is_claimed() -> None:
    state = sound()
    ocean = state.but(planet=state.planet.claim(Area.parse("A2"), KIM))
    assert found(ocean) == {faults.ClaimMisplaced(Area.parse("A2"))}


def test_the_last_tile_lies_somewhere() -> None:
    assert found(sound().but(latest=Area.parse("C3"))) == {faults.NoTileThere(Area.parse("C3"))}


def test_V_E_only_an_action_in_play_has_been_used() -> None:
    state = sound(company("helion", tableau="regolith-eaters mine"), company("ecoline"))
    assert given(state, used=(Card("regolith-eaters"),)) == set()
    assert given(state, used=(Card("mine"),)) == {faults.UsedAstray(KIM, Card("mine"))}
    assert given(state, used=(Card("ants"),)) == {faults.UsedAstray(KIM, Card("ants"))}
    assert given(state, used=(Card("regolith-eaters"),) * 2) == {
        faults.UsedAstray(KIM, Card("regolith-eaters"))
    }


def test_V_A_2_2_only_a_card_that_helps_the_next_one_waits_for_it() -> None:
    state = sound(company("helion", events="special-design comet"), company("ecoline"))
    assert given(state, next_card=(Card("special-design"),)) == set()
    assert given(state, next_card=(Card("comet"),)) == {faults.WaitingAstray(KIM, Card("comet"))}


def test_V_A_2_6_only_mines_have_mined() -> None:
    state = sound(company("helion", tableau="mining-area mine"), company("ecoline"))
    assert given(state, mined={Card("mining-area"): Resource.STEEL}) == set()
    assert given(state, mined={Card("mining-area"): Resource.HEAT}) == {
        faults.MinedAstray(KIM, Card("mining-area"))
    }
    assert given(state, mined={Card("mine"): Resource.STEEL}) == {faults.MinedAstray(KIM, Card("mine"))}


def test_V_3_3_a_first_action_is_due_only_where_there_is_one() -> None:
    assert given(sound(), opening=True) == {faults.NoFirstActionThere(KIM)}
    assert given(sound(company("inventrix"), company("ecoline")), opening=True) == set()


def test_IV_7_everybody_has_a_corporation_once_they_are_revealed() -> None:
    state = sound()
    nobody = state.give(KIM, corporation=None).but(corporations=(*state.corporations, Corporation("helion")))
    assert found(nobody) == {faults.CorporationMissing(KIM)}


def test_IV_7_corporation_and_cards_in_play_cannot_disagree() -> None:
    state = sound(company("helion", tableau="mine"), company("ecoline"))
    names = {path[-1] for path in (part.path for part in walk(Editing(GAME, state).whole)) if path}
    assert "tableau" not in names
    other = Editing(GAME, state).put(("companies", 0, "corporation"), Corporation("teractor"))
    assert other.faults == ()
    assert other.state.companies[KIM].tableau == ("teractor", "mine")
    assert Corporation("helion") in other.state.corporations


def test_a_board_of_an_older_code_is_read_its_corporation_lay_among_the_cards() -> None:
    state = sound(company("helion", tableau="mine"), company("ecoline"))
    plain = unstructure(state, GAME.business)
    for board in plain["companies"]:
        board["tableau"] = [board["corporation"], *board.pop("played")]
    assert structure(plain, State, tagged=GAME.business) == state


def test_IV_corporations_and_project_cards_do_not_mix() -> None:
    state = sound()
    mixed = state.but(
        corporations=(*state.corporations[1:], Corporation("mine")),
        deck=(*(card for card in state.deck if card != "mine"), Card(state.corporations[0])),
    )
    other = state.corporations[0]
    assert found(mixed) == {NoSuchPiece(Piece("corporation", "mine"))}
    assert found(state.but(deck=(*state.deck, Card(other)), corporations=state.corporations[1:])) == {
        NoSuchPiece(Piece("card", other)),
        Missing(Piece("corporation", other), 1),
    }


def test_IV_5_a_beginner_has_the_corporation_of_the_seat() -> None:
    options = Options(corporate_era=True, beginner_1=True)
    right = sound(company("beginner-corporation-1"), company("ecoline"), options=options)
    assert found(right) == set()
    wrong = sound(company("ecoline"), company("beginner-corporation-1"), options=options)
    assert found(wrong) == {faults.BeginnerAstray(Corporation("beginner-corporation-1"))}


def test_V_3_2_nobody_who_has_passed_is_asked() -> None:
    assert given(sound(), passed=True) == {faults.PassedSeatAsked(KIM)}


@pytest.mark.parametrize("taken", [-1, 2, 7])
def test_V_3_1_one_action_at_most_was_taken_before(taken: int) -> None:
    state = sound()
    assert found(state.but(pile=(questions.TakeAction(KIM, taken),))) == {
        OutOfRange(in_pile(0, "taken"), taken, 0, 1)
    }


def test_V_2_cards_are_bought_for_their_price_and_dealt_by_chance() -> None:
    state = sound()
    action = state.question
    assert action is not None
    assert found(state.answered().ask(questions.BuyCards(KIM, 2), action)) == {
        OtherNumber(in_pile(1, "price"), 2, 3)
    }
    assert found(state.answered().ask(questions.DealOffer(KIM, KIM, 2), action)) == {AskedAstray()}
    assert found(state.answered().ask(questions.DealOffer(CHANCE, KIM, 0), action)) == {
        OutOfRange(in_pile(1, "count"), 0, 1, 10)
    }
    assert found(state.answered().ask(questions.WhichPatent(CHANCE, 1), action)) == {AskedAstray()}


def test_V_2_cards_are_offered_only_where_somebody_asks_for_them() -> None:
    state = sound()
    offered = state.give(KIM, offer=state.deck[:1]).but(deck=state.deck[1:])
    assert found(offered) == {faults.OfferAstray(KIM)}


def test_a_question_is_what_the_rules_would_ask_on_the_table() -> None:
    state = after(sound(company("helion", stock={"megacredits": 30}), company("ecoline")), "project aquifer")
    assert found(state) == set()
    *below, question = state.pile
    wrong = Editing(GAME, state).put(("pile", len(below), "tile"), TileKind.CITY)
    assert set(wrong.faults) == {NotAskedNow(KIM)}
    assert question is not None


def test_phase_and_turn_follow_from_what_is_asked() -> None:
    state = sound()
    assert recompute_derived(GAME, state.but(phase=Phase.SETUP, active=STANLEY)) == state
    other = Editing(GAME, state).put(("pile", 0, "seat"), STANLEY)
    assert (other.state.active, other.faults) == (STANLEY, ())


def test_VI_A_a_greenery_is_offered_only_to_whom_it_is_possible() -> None:
    state = sound(company("helion", stock={"plants": 7}), company("ecoline"))
    assert choices(state.answered().ask(questions.LastGreenery(Seat(0)))) == ["done"]


def test_the_seats_of_pieces_are_players() -> None:
    state = sound(placed="city@C3=0")
    chance = {**state.planet.tiles, Area.parse("C3"): Tile(TileKind.CITY, CHANCE)}
    assert found(state.but(planet=type(state.planet)(chance))) == {NotForChance()}


def test_all_cards_of_the_deck_are_counted() -> None:
    assert len(deck(extended=True)) == 208
    state = sound()
    assert found(state.but(deck=state.deck[1:])) == {Missing(Piece("card", state.deck[0]), 1)}
