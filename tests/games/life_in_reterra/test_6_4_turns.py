"""6, 6.4 The order of the turn, the row, and the end of the game."""

from itertools import pairwise
from random import Random

import pytest

from boardkit.core import CHANCE, Match, Player, Seat, legal
from boardkit.games.life_in_reterra import GAME
from boardkit.games.life_in_reterra.box.things import BuildingSet
from boardkit.games.life_in_reterra.rules.building import BuildingPlaced, InhabitantPlaced, NothingPlaced
from boardkit.games.life_in_reterra.rules.dealing import RowFilled
from boardkit.games.life_in_reterra.rules.laying import TileLaid
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.options import Options
from boardkit.games.life_in_reterra.rules.questions import BeginTurn, FillRow, LayTile, RefillRow
from boardkit.games.life_in_reterra.rules.turns import EnergyCounted, GameEnded, SegmentCounted, TurnBegun
from tests.games.life_in_reterra.table import act, now, table, tiled


def played(seats: int, seed: int, *, first_by_chance: bool = False) -> Match[State]:
    """Play a whole match at random."""
    random = Random(seed)
    options = Options(buildings=BuildingSet.POPULARITY, first_by_chance=first_by_chance)
    match = Match.start(GAME, options, [Player(f"P{seat}", seat) for seat in range(seats)], seed)
    while not match.over:
        match = match.play(random.choice(legal(GAME, match.state)))
    return match


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_6_everybody_has_fifteen_turns_in_order(seats: int) -> None:
    begun = [frame.event for _, frame in played(seats, 3).frames() if isinstance(frame.event, TurnBegun)]
    assert [(event.number, event.seat) for event in begun] == [
        (number, seat) for number in range(1, 16) for seat in range(seats)
    ]


@pytest.mark.parametrize("seats", [2, 4])
def test_6_every_community_is_a_square_of_four_by_four(seats: int) -> None:
    for land in played(seats, 4).state.communities:
        assert len(land.tiles) == 16
        assert (len(land.spaces), land.spots) == (64, ())


def test_6_play_goes_round_from_whoever_begins() -> None:
    match = played(3, 8, first_by_chance=True)
    first = match.state.first
    begun = [frame.event.seat for _, frame in match.frames() if isinstance(frame.event, TurnBegun)]
    assert begun[:4] == [first, (first + 1) % 3, (first + 2) % 3, first]


def test_6_the_steps_of_a_turn_come_in_order() -> None:
    kinds = (TurnBegun, TileLaid, BuildingPlaced, InhabitantPlaced, NothingPlaced)
    happened = [frame.event for _, frame in played(2, 5).frames() if isinstance(frame.event, kinds)]
    for before, after in pairwise(happened):
        assert isinstance(after, TileLaid) == isinstance(before, TurnBegun)
        if isinstance(after, BuildingPlaced | InhabitantPlaced | NothingPlaced):
            assert isinstance(before, TileLaid)


@pytest.mark.parametrize(("row", "missing"), [(5, 0), (4, 1)])
def test_6_4_the_row_is_filled_up_to_five(row: int, missing: int) -> None:
    tiles = ("L01", "L02", "L03", "L04", "L05")[:row]
    asks = [LayTile(Seat(0)), RefillRow()]
    state = table(
        tiled("e0s0"), tiled("e0s0"), asks=asks, now=now(at=None), row=tiles, secrets=(("L30",), ())
    )
    assert act(state, "place L30 e2s0 r0").state.pile == (FillRow(CHANCE),) * missing


def test_6_4_a_tile_taken_from_the_row_is_replaced() -> None:
    state = table(tiled("e0s0"), asks=[LayTile(Seat(0)), RefillRow()], now=now(at=None))
    step = act(state, "place L03 e2s0 r0", "draw L50")
    assert step.state.row == ("L01", "L02", "L04", "L05", "L50")
    assert step.frames[-1].event == RowFilled("L50")


def test_10_at_the_end_segments_and_energy_sources_are_counted() -> None:
    match = played(2, 9)
    ended = [frame.event for _, frame in match.frames()]
    after = ended[ended.index(GameEnded()) + 1 :]
    lines = [type(line).__name__ for line in GAME.score(match.state).lines]
    assert sum(isinstance(event, SegmentCounted) for event in after) == lines.count("SegmentHeld")
    assert {type(event) for event in after} <= {SegmentCounted, EnergyCounted}


def test_10_the_game_ends_after_the_last_turn_of_the_last_seat() -> None:
    lands = tiled("e0s0", "e2s0"), tiled("e0s0")
    state = table(*lands, asks=[LayTile(Seat(1)), BeginTurn()], now=now(15, seat=Seat(1), at=None))
    after = act(state, "place L01 e2s0 r0").state
    assert (after.question, after.now) == (None, None)
    sooner = table(*lands, asks=[LayTile(Seat(0)), BeginTurn()], now=now(15, at=None))
    assert act(sooner, "place L01 e4s0 r0").state.question == LayTile(Seat(1))
