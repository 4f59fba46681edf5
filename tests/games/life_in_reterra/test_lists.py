"""Where tiles may lie and buildings may stand is found quickly: it is where the rules allow it."""

from collections.abc import Iterator
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from boardkit.core import Move, legal
from boardkit.games.life_in_reterra import GAME
from boardkit.games.life_in_reterra.box.things import Icon
from boardkit.games.life_in_reterra.rules.laying import misfit
from boardkit.games.life_in_reterra.rules.model import State
from boardkit.games.life_in_reterra.rules.moves import PlaceBuilding, PlaceInhabitant, PlaceTile
from boardkit.games.life_in_reterra.rules.questions import Build, LayTile
from boardkit.maps.squares import Square, Turn
from tests.games.test_every_word import random_match

KINDS = (PlaceBuilding, PlaceInhabitant, PlaceTile)
MARGIN = 3


def around(state: State, seat: int) -> list[Square]:
    """Name every square of a seat's land, and those some steps outside."""
    xs, ys = zip(*state.communities[seat].spaces, strict=True)
    across = range(min(xs) - MARGIN, max(xs) + MARGIN + 1)
    return [Square(x, y) for y in range(min(ys) - MARGIN, max(ys) + MARGIN + 1) for x in across]


def candidates(state: State, question: Build | LayTile) -> Iterator[Move]:
    """Name all that anybody could think of laying or placing, allowed or not."""
    for at in around(state, question.seat):
        yield PlaceInhabitant(at)
        for turn in Turn:
            for tile in (*state.row, *state.secrets[question.seat]):
                yield PlaceTile(tile, at, turn)
            for stall in state.market:
                yield PlaceBuilding(stall.card, at, turn)


@given(st.integers(1, 4), st.integers(0, 999))
def test_what_may_be_laid_and_placed_is_what_the_rules_allow(seats: int, seed: int) -> None:
    tables = [moment.step.state for moment in random_match(GAME, seed, seats, 200).moments]
    asked = [table for table in tables if isinstance(table.question, Build | LayTile)]
    for table in Random(seed).sample(asked, min(3, len(asked))):
        assert isinstance(table.question, Build | LayTile)
        allowed = {move for move in candidates(table, table.question) if GAME.refusal(table, move) is None}
        assert {move for move in legal(GAME, table) if isinstance(move, KINDS)} == allowed


@given(st.integers(1, 4), st.integers(0, 999))
def test_gears_are_those_without_anything_on_them(seats: int, seed: int) -> None:
    for land in random_match(GAME, seed, seats, 200).state.communities:
        for at, space in land.spaces.items():
            free = space.icon is Icon.GEAR and at not in land.taken
            assert (at in land.gears) == land.is_gear(at) == free


@given(st.integers(1, 4), st.integers(0, 999))
def test_spots_are_named_in_reading_order_and_are_those_where_a_tile_fits(seats: int, seed: int) -> None:
    match = random_match(GAME, seed, seats, 200)
    table = Random(seed).choice([moment.step.state for moment in match.moments if moment.step.state.now])
    for seat, land in enumerate(table.communities):
        assert land.spots == tuple(at for at in around(table, seat) if misfit(land, at) is None)
