"""Hearing a map: what lies beside what, and what a drawing tells whoever hears the table."""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import groupby, pairwise
from typing import Any, Final

from boardkit.core import CHANCE, Choice, Seat, choice_of
from boardkit.draw.shapes import Board, Place, Size
from boardkit.draw.show import Show, board, inspected
from boardkit.maps.groups import components
from boardkit.text import Words


class Bearing(StrEnum):
    """The direction from one place to another, clockwise from the north, which is up."""

    NORTH = "north"
    NORTH_EAST = "north-east"
    EAST = "east"
    SOUTH_EAST = "south-east"
    SOUTH = "south"
    SOUTH_WEST = "south-west"
    WEST = "west"
    NORTH_WEST = "north-west"


ACROSS: Final = {-1: "west", 0: "", 1: "east"}
DOWN: Final = {-1: "north", 0: "", 1: "south"}


def rows_of(board: Board) -> Sequence[Sequence[Place]]:
    """Name the places of a board row by row from the north, each row from the west."""
    tiles = sorted(board.layout(Size.M).tiles, key=lambda tile: (tile.line, tile.column))
    return [[tile.place for tile in row] for _, row in groupby(tiles, lambda tile: tile.line)]


@lru_cache(maxsize=256)
def beside(board: Board, place: Place) -> Sequence[tuple[Bearing, Place]]:
    """Name the places that share a side with one, clockwise from the north."""
    tiles = board.layout(Size.M).tiles
    here = next(tile for tile in tiles if tile.place == place)
    lines = sorted({tile.line for tile in tiles})
    height = min((below - above for above, below in pairwise(lines)), default=0)
    wide = max(span.width for span in here.shape.spans) + 1
    found = list[tuple[Bearing, Place]]()
    for tile in tiles:
        across, down = tile.column - here.column, tile.line - here.line
        # One further in its row, or half a tile aside at most in the next.
        if (abs(across), down) == (wide, 0) or (abs(across) <= wide // 2 and abs(down) == height):
            bearing = "-".join(filter(None, (DOWN[_sign(down)], ACROSS[_sign(across)])))
            found.append((Bearing(bearing), tile.place))
    return tuple(sorted(found, key=lambda one: list(Bearing).index(one[0])))


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def glimpsed(show: Show, view: Any, seat: Seat | None, place: Place, words: Words) -> Sequence[str]:
    """Say what is at a place in a few words each: by the game's `glimpse`, or by what it says first of it."""
    if show.glimpse is not None:
        return show.glimpse(view, seat, place, words)
    return [line.removeprefix(f"{place}: ") for line in inspected(show, view, seat, place, words)[:1]]


def regions_of(show: Show, view: Any, seat: Seat | None, words: Words) -> Iterator[str]:
    """Say what hangs together: by the game's `regions`, or else the places of one ground that touch."""
    if show.regions is not None:
        yield from show.regions(view, words)
        return
    map_ = board(show, view, seat).board
    places = [place for row in rows_of(map_) for place in row]
    ground = {place: next(iter(glimpsed(show, view, seat, place, words)), "") for place in places}
    for group in components(
        places,
        lambda here: [there for _, there in beside(map_, here)],
        lambda here, there: ground[here] == ground[there],
    ):
        named = [words.name(place) for place in places if place in group]
        if len(named) > 1:
            yield words("plain-together", what=ground[next(iter(group))], places=words.listed(named))


def heading_heard(show: Show, view: Any, words: Words) -> str:
    """Say where in the game we are, in words: by the game's `heading_aloud`, or its `heading`."""
    return (show.heading if show.heading_aloud is None else show.heading_aloud)(view, words)


def signs_of(show: Show) -> Mapping[str, str]:
    """Return the signs of a game, each with the message of what is said for it; texts name the others."""
    signs = (one.sign for one in show.legend if len(one.sign) == 1 and not one.sign.isalnum())
    return {**dict.fromkeys(signs, ""), **show.aloud}


def card_heard(show: Show, view: Any, choice: Choice, words: Words) -> Sequence[str]:
    """Say what a card or another choice is, a sentence each, but not where it is from."""
    return without_sources(show, show.inspect_choice(view, choice, words), words)


def without_sources(show: Show, lines: Sequence[str], words: Words) -> Sequence[str]:
    """Leave out of some lines what says where a thing is from."""
    left_out = show.from_where(words)
    return [line for line in lines if line not in left_out]


def lying(show: Show, view: Any, seat: Seat) -> Sequence[Choice]:
    """List what lies open: the game's `offers` that a seat does not hold, and what is `on_show`."""
    held = {choice_of(move) for move in show.hand(view, seat)} if seat != CHANCE else set()
    offered = dict.fromkeys(choice_of(move) for move in show.offers(view))
    return [choice for choice in (*offered, *show.on_show(view)) if choice not in held]
