"""5 Setting up: buildings, tokens, land tiles, and who begins."""

from collections import Counter
from typing import Any

import pytest

from boardkit.core import FaultError, Match, Player, Seat, legal
from boardkit.core.faults import OptionsDoNotFit
from boardkit.core.records.record import start
from boardkit.games.life_in_reterra import GAME
from boardkit.games.life_in_reterra.box import CARDS, SETS, SIZES, size_of
from boardkit.games.life_in_reterra.box.powers import Active, Choose, Junk, Relics
from boardkit.games.life_in_reterra.box.things import HIDDEN, BuildingSet, Side
from boardkit.games.life_in_reterra.rules.dealing import NobodySitsThere, NotInStack, SecretDealt
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.moves import BeginWith, Draw
from boardkit.games.life_in_reterra.rules.options import Large, Medium, Options, Small
from boardkit.games.life_in_reterra.rules.questions import DrawFirst
from boardkit.games.life_in_reterra.rules.setup import WrongMix, chosen, setup
from tests.every import with_each
from tests.games.life_in_reterra.table import refused


def opening(seats: int, **options: Any) -> Match[State]:
    return start(GAME, Options(**options), [Player(f"P{seat}", seat) for seat in range(seats)], seed=5)


def test_4_the_first_game_is_category_1_with_purple_faces() -> None:
    assert {(CARDS[card].category, side) for card, side in chosen(Options())} == {(1, Side.PURPLE)}


def test_4_the_first_game_uses_junk_and_no_relic_tokens() -> None:
    powers = [power for card, side in chosen(Options()) for power in CARDS[card].faces[side].powers]
    deeds = {type(power.deed) for power in powers if isinstance(power, Active)}
    assert Junk in deeds
    assert deeds.isdisjoint({Relics, Choose})


@with_each("which", [which for which in BuildingSet if which is not BuildingSet.OWN_MIX])
def test_5_2_a_set_lays_out_its_five_cards(which: BuildingSet) -> None:
    market = setup(Options(buildings=which), 4).state.market
    assert tuple((stall.card, stall.side) for stall in market) == SETS[which]


@with_each(
    "seats, copies", [(1, (4, 4, 3, 3, 2)), (2, (4, 4, 3, 3, 2)), (3, (6, 6, 5, 5, 2)), (4, (8, 8, 6, 6, 3))]
)
def test_5_3_fewer_players_have_fewer_copies(seats: int, copies: tuple[int, ...]) -> None:
    market = opening(seats).state.market
    sizes = tuple(size_of(stall.card) for stall in market)
    assert sizes == SIZES
    assert tuple(stall.left for stall in market) == copies


@with_each("seats", [1, 2, 3, 4])
def test_5_5_everybody_has_a_start_tile_and_three_secret_tiles(seats: int) -> None:
    state = opening(seats).state
    assert [len(land.tiles) for land in state.communities] == [1] * seats
    assert {land.tiles[0].tile[0] for land in state.communities} == {"S"}
    assert [len(own) for own in state.secrets] == [3] * seats
    assert (len(state.row), len(state.starts), len(state.stack)) == (5, 4 - seats, 95 - 3 * seats)


def test_5_5_start_tiles_and_other_tiles_come_from_their_own_stacks() -> None:
    state = setup(Options(), 2).state
    assert refused(state, "draw L01") == NotInStack("L01")
    state = GAME.apply(GAME.apply(state, Draw("S1")).state, Draw("S2")).state
    assert refused(state, "draw S3") == NotInStack("S3")
    assert refused(state, "draw nonsense") == NotInStack("nonsense")
    assert GAME.refusal(state, Draw("E12")) is None


def test_5_5_nobody_else_hears_what_a_secret_tile_is() -> None:
    dealt = SecretDealt(Seat(1), "L01")
    assert dealt.covered(Seat(1)) == dealt
    assert dealt.covered(Seat(0)) == dealt.covered(None) == SecretDealt(Seat(1), HIDDEN)


def test_5_5_the_first_seat_begins() -> None:
    assert opening(4).state.to_move == Seat(0)


def test_5_5_chance_may_say_who_begins() -> None:
    state = setup(Options(first_by_chance=True), 3).state
    assert isinstance(state.question, DrawFirst)
    assert legal(GAME, state) == (BeginWith(Seat(0)), BeginWith(Seat(1)), BeginWith(Seat(2)))
    assert refused(state, "first 3") == NobodySitsThere(Seat(3))
    assert refused(state, "first -1") == NobodySitsThere(Seat(-1))
    match = Match.start(GAME, Options(first_by_chance=True), [Player("A", 0)] * 3, 0, by_hand=True)
    match = match.answer(BeginWith(Seat(2))).let_chance_answer()
    assert match.state.everyone == (2, 0, 1)
    assert match.state.to_move == Seat(2)


def own_mix(**cards: Any) -> Options:
    return Options(buildings=BuildingSet.OWN_MIX, **cards)


def test_7_3_an_own_mix_has_a_face_for_each_card() -> None:
    options = own_mix(small=Small["PLANT_NURSERY_ORANGE"], medium=Medium["FLEA_MARKET_PURPLE"])
    assert chosen(options)[0] == ("plant_nursery", Side.ORANGE)
    assert chosen(options)[2] == ("flea_market", Side.PURPLE)
    assert (
        opening(2, buildings=BuildingSet.OWN_MIX, large=Large["FAIRGROUND_ORANGE"]).state.market[4]
        == (setup(own_mix(large=Large["FAIRGROUND_ORANGE"]), 2).state.market[4])
    )


@with_each(
    "options",
    [
        own_mix(small=Small["LIBRARY_ORANGE"]),
        own_mix(other_small=Small["SCHOOL_PURPLE"]),
        own_mix(medium=Medium["SPORTS_FIELD_ORANGE"]),
    ],
)
def test_7_3_an_own_mix_has_no_building_twice(options: Options) -> None:
    with pytest.raises(FaultError) as caught:
        start(GAME, options, [Player("A", 0), Player("B", 1)], 1)
    assert caught.value.fault == OptionsDoNotFit(WrongMix())


def test_7_3_the_cards_of_an_own_mix_do_not_matter_for_other_sets() -> None:
    assert GAME.fault(Options(small=Small["LIBRARY_ORANGE"]), 2) is None


def test_7_3_every_face_of_every_card_can_be_chosen() -> None:
    names = [face.value for kind in (Small, Medium, Large) for face in kind]
    assert Counter(names) == Counter(f"{card}_{side}" for card in CARDS for side in Side)
    sizes = {
        kind: {size_of(card) for card in CARDS if f"{card}_purple" in list(kind)}
        for kind in (Small, Medium, Large)
    }
    assert sizes == {Small: {2}, Medium: {3}, Large: {4}}
