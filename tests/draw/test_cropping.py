"""Details of maps: their tiles lie as they do on the whole, and are as large as can be read."""

from itertools import pairwise

import pytest

from boardkit.core import CHANCE
from boardkit.draw.cropping import READABLE, Detail, closest
from boardkit.draw.drawings import drawing_of
from boardkit.draw.geometry import fitting, geometry
from boardkit.draw.show import Picture
from boardkit.games import GAMES
from tests.desk.tools import new_match
from tests.every import every_key


def picture_of(key: str) -> Picture:
    match = new_match(GAMES[key], max(2, GAMES[key].seats[0]), 5)
    return drawing_of(key).map(match.game.view(match.state, CHANCE), None)


@every_key
def test_tiles_of_a_detail_lie_to_each_other_as_on_the_whole(key: str) -> None:
    board = picture_of(key).board
    for size in board.sizes:
        whole = board.layout(size).tiles
        kept = whole[len(whole) // 3 : len(whole) // 2 + 1]
        detail = Detail(board, frozenset(tile.place for tile in kept))
        plan = geometry(detail, size)
        assert (plan.columns, plan.lines) == detail.extent(size)
        assert {tile.place for tile in plan.tiles} == detail.places
        for (one, other), (first, second) in zip(pairwise(kept), pairwise(plan.tiles), strict=True):
            apart = second.column - first.column, second.line - first.line
            assert (other.column - one.column, other.line - one.line) == apart


@every_key
@pytest.mark.parametrize("room", [(80, 18), (120, 22), (200, 45)])
def test_what_happened_is_shown_as_large_as_can_be_read(key: str, room: tuple[int, int]) -> None:
    picture = picture_of(key)
    place = picture.board.layout(picture.board.sizes[0]).tiles[-1].place
    part = closest(picture, {place}, *room)
    assert place in part.looks
    sizes = list(picture.board.sizes)
    now, before = fitting(part.board, *room), fitting(picture.board, *room)
    assert sizes.index(now) >= sizes.index(before)
    assert len(part.looks) <= len(picture.looks)
    assert now in READABLE or room[1] < 30
