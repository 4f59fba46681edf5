"""6.1 Laying a land tile, and energy sources in the row."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardkit.core import CHANCE, NotAsked, Seat, legal
from boardkit.core.notation.moves import write
from boardkit.games.life_in_reterra import GAME
from boardkit.games.life_in_reterra.rules.community import Community, LaidTile, spread, turns_of
from boardkit.games.life_in_reterra.rules.laying import (
    EnergyRefreshed,
    FewEnergySources,
    LiesTheSame,
    NoEnergySource,
    NotEdgeToEdge,
    NotInOrder,
    OutOfFrame,
    RefreshedAlready,
    TileInTheWay,
    TileLaid,
    TileOutOfReach,
    misfit,
)
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.moves import PlaceTile
from boardkit.games.life_in_reterra.rules.questions import FillRow, LayTile
from boardkit.maps.squares import Square, Turn, box
from tests.every import with_each
from tests.games.life_in_reterra.table import act, at, events, now, refused, table, tiled, verbs

TWO_ENERGY = ("E01", "L01", "E02", "L02", "E03")


def laying(land: Community, **changes: Any) -> State:
    """Ask seat 0 of two to lay a tile, and nothing after that."""
    asks = [LayTile(Seat(0), refreshed=bool(changes.pop("refreshed", False)))]
    return table(land, tiled("e0s0"), asks=asks, **{"now": now(at=None), **changes})


@with_each("where", ["e2s0", "w2s0", "e0s2", "e0n2"])
def test_6_1_a_tile_touches_another_along_a_whole_edge(where: str) -> None:
    state = act(laying(tiled("e0s0")), f"place L01 {where} r90").state
    assert state.communities[0].tiles[-1] == LaidTile("L01", at(where), Turn.R90)
    assert len(state.communities[0].spaces) == 8


@with_each("where", ["e2s2", "e4s0", "e2s1", "e3s0", "w1n2", "e9s9", "w2n2"])
def test_6_1_a_tile_may_not_lie_elsewhere(where: str) -> None:
    assert refused(laying(tiled("e0s0")), f"place L01 {where} r0") == NotEdgeToEdge(at(where))


def test_6_1_a_tile_may_not_lie_on_another() -> None:
    assert refused(laying(tiled("e0s0", "e2s0")), "place L01 e2s0 r0") == TileInTheWay(at("e2s0"))


def test_6_1_a_tile_comes_from_the_row_or_from_the_own_secret_tiles() -> None:
    state = laying(tiled("e0s0"), secrets=(("L30",), ("L31",)))
    assert refused(state, "place L31 e2s0 r0") == TileOutOfReach("L31")
    assert refused(state, "place L40 e2s0 r0") == TileOutOfReach("L40")
    after = act(state, "place L30 e2s0 r0").state
    assert (after.secrets, after.row) == (((), ("L31",)), state.row)
    after = act(state, "place L02 e2s0 r0").state
    assert (after.secrets, after.row) == (state.secrets, ("L01", "L03", "L04", "L05"))


def test_6_1_laying_tells_whether_the_tile_was_secret() -> None:
    state = laying(tiled("e0s0"), secrets=(("L30",), ()))
    squares = spread(at("e2s0"))
    for tile, secret in (("L30", True), ("L01", False)):
        step = act(state, f"place {tile} e2s0 r0")
        assert events(step) == [TileLaid(Seat(0), tile, secret, at("e2s0"), Turn.R0, squares)]
        assert step.state.now == now(at=at("e2s0"), secret=secret)


def test_6_1_a_tile_may_be_turned_unless_it_looks_the_same() -> None:
    state = laying(tiled("e0s0"), row=("E01", "L01", "L02", "L03", "L04"))
    assert turns_of("E01") == (Turn.R0,)
    assert refused(state, "place E01 e2s0 r90") == LiesTheSame(Turn.R90)
    turns = {move.turn for move in legal(GAME, state) if isinstance(move, PlaceTile) and move.tile == "L01"}
    assert turns == set(Turn)


def test_6_the_frame_is_four_tiles_wide_wherever_it_lies() -> None:
    state = laying(tiled("e0s0", "e2s0", "w2s0", "e4s0"))
    for where in ("e6s0", "w4s0"):
        assert refused(state, f"place L01 {where} r0") == OutOfFrame(at(where))
    assert act(laying(tiled("e0s0", "e2s0", "e4s0")), "place L01 w2s0 r0").state.communities[0].spots


def test_6_the_frame_is_four_tiles_high() -> None:
    state = laying(tiled("e0s0", "e0s2", "e0s4", "e0s6"))
    assert refused(state, "place L01 e0s8 r0") == OutOfFrame(at("e0s8"))
    assert refused(state, "place L01 e0n2 r0") == OutOfFrame(at("e0n2"))


@settings(deadline=None, max_examples=40)
@given(st.lists(st.integers(0, 11), max_size=14))
def test_6_1_the_list_of_spots_is_what_trying_one_by_one_finds(choices: list[int]) -> None:
    land = tiled("e0s0")
    for choice in choices:
        spot = land.spots[choice % len(land.spots)] if land.spots else None
        if spot is not None:
            land = land.lay(
                LaidTile("L10", spot, Turn.R0), dict.fromkeys(spread(spot), land.spaces[at("e0s0")])
            )
    slow = {where for where in box(Square(-9, -9), 20, 20) if misfit(land, where) is None}
    assert set(land.spots) == slow


def test_6_1_two_energy_sources_of_the_row_may_be_exchanged() -> None:
    state = laying(tiled("e0s0"), row=TWO_ENERGY)
    step = act(state, "refresh E01 E02")
    assert events(step) == [EnergyRefreshed(Seat(0), "E01", "E02")]
    assert (step.state.row, step.state.beneath) == (("L01", "L02", "E03"), ("E01", "E02"))
    after = act(state, "refresh E01 E02", "draw L20", "draw E04").state
    assert (after.row, after.question) == (
        ("L01", "L02", "E03", "L20", "E04"),
        LayTile(Seat(0), refreshed=True),
    )


def test_6_1_of_three_energy_sources_two_are_chosen() -> None:
    state = laying(tiled("e0s0"), row=TWO_ENERGY)
    pairs = [move for move in map(write, legal(GAME, state)) if move.startswith("refresh")]
    assert pairs == ["refresh E01 E02", "refresh E01 E03", "refresh E02 E03"]
    assert act(state, "refresh E02 E03").state.row == ("E01", "L01", "L02")
    for pair in ("E02 E01", "E01 E01"):
        assert refused(state, f"refresh {pair}") == NotInOrder()
    for pair, wrong in (("E01 E04", "E04"), ("L01 E02", "L01")):
        assert refused(state, f"refresh {pair}") == NoEnergySource(wrong)


def test_6_1_energy_sources_are_exchanged_once_in_a_turn() -> None:
    state = laying(tiled("e0s0"), row=TWO_ENERGY, refreshed=True)
    assert refused(state, "refresh E01 E02") == RefreshedAlready()
    assert "refresh" not in verbs(state)


@pytest.mark.parametrize(("row", "count"), [(("E01", "L01", "L02"), 1), (("L01", "L02"), 0)])
def test_6_1_one_energy_source_is_not_enough(row: tuple[str, ...], count: int) -> None:
    state = laying(tiled("e0s0"), row=row)
    assert refused(state, "refresh E01 E02") == FewEnergySources(count)
    assert "refresh" not in verbs(state)


def test_6_1_energy_sources_are_exchanged_before_a_tile_is_taken() -> None:
    state = table(tiled("e0s0"), tiled("e0s0"), asks=[FillRow(CHANCE)], row=TWO_ENERGY)
    assert refused(state, "refresh E01 E02") == NotAsked("6.4")


def test_6_1_what_was_put_under_the_stack_comes_up_last_and_in_order() -> None:
    state = table(tiled("e0s0"), asks=[FillRow(CHANCE)] * 3, stack=("L20",), beneath=("E01", "E02"))
    assert {move.tile for move in legal(GAME, state) if hasattr(move, "tile")} == {"L20"}
    state = act(state, "draw L20").state
    assert [getattr(move, "tile", "") for move in legal(GAME, state)] == ["E01"]
    assert act(state, "draw E01", "draw E02").state.beneath == ()
