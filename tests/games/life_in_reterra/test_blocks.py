"""What the table of Life in Reterra says on cards, in the rooms beside the map, and in its legend."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from typing import Any

import pytest

from boardkit.core import Choice, Match, Move, Seat, choice_of, legal
from boardkit.draw.blocks import Room
from boardkit.draw.cards import Card as Printed
from boardkit.draw.cards import Frame, framed
from boardkit.draw.drawings import match_palette
from boardkit.draw.glyphs import glyph
from boardkit.draw.palette import Depth
from boardkit.draw.show import card_of, heading_of, shared_in
from boardkit.games import GAMES
from boardkit.games.life_in_reterra.box.things import Card
from boardkit.games.life_in_reterra.rules import moves
from boardkit.games.life_in_reterra.rules.model import State, inhabitants_left
from boardkit.games.life_in_reterra.rules.options import Large, Medium, Small
from boardkit.games.life_in_reterra.rules.questions import Build, LayTile
from boardkit.games.life_in_reterra.rules.view import view
from boardkit.games.life_in_reterra.show import SHOW
from boardkit.games.life_in_reterra.show.cards import face
from boardkit.games.life_in_reterra.show.seats import LARGE
from boardkit.games.life_in_reterra.show.shared import rivals, rivals_lines, tiles
from boardkit.games.life_in_reterra.show.shared import stalls as stalls_told
from boardkit.games.life_in_reterra.show.signs import (
    COPIES,
    SIDE,
    chip_at,
    corner_of,
    fill,
    icon_at,
    large_picture,
)
from boardkit.maps.squares import Turn
from boardkit.text import words_for
from tests.every import every_language
from tests.games.life_in_reterra.table import at, now, table, tiled
from tests.games.test_every_word import random_match

NAMES = ("Ana", "Bo", "Cy", "Di")
WORDS = words_for("en", "life_in_reterra", NAMES)
PALETTE = match_palette("life_in_reterra", (0, 1, 2, 3), Depth.FULL)
GAME = GAMES["life_in_reterra"]
MATCHES = ((1, 2, 0), (2, 3, 20), (3, 4, 60), (4, 3, 90), (5, 2, 120), (6, 4, 400))
A, B, C = map(Seat, range(3))


@cache
def matches() -> tuple[Match[Any], ...]:
    """Play random matches for a while."""
    return tuple(random_match(GAME, seed, seats, plies) for seed, seats, plies in MATCHES)


def drawn(state: State, move: Move) -> Printed:
    """Draw the card of a move."""
    made = card_of(SHOW, state, choice_of(move), WORDS, PALETTE)
    assert made is not None
    return made


def read(lines: Any) -> list[str]:
    return [line.plain for line in lines]


def laying() -> State:
    """Ask the first seat for a tile, with two energy sources in the row."""
    land = tiled("e0s0", energy=("e2s0",))
    return table(land, tiled("e0s0"), asks=[LayTile(A)], now=now(at=None), row=("E02", "L08", "E01"))


def test_a_tile_is_drawn_large_and_told() -> None:
    made = drawn(laying(), moves.PlaceTile("L08", at("e0s0"), Turn.R0))
    assert made.tags is not None
    assert made.tags.plain == "row, for everybody"
    assert [len(line) for line in made.picture] == [12] * 4
    assert "water with a gear" in made.text[0]
    assert not made.secret


def test_a_small_card_keeps_the_picture_of_a_tile_or_its_sketch() -> None:
    made = drawn(laying(), moves.PlaceTile("L08", at("e0s0"), Turn.R0))
    for height, picture in {8: made.picture, 6: made.sketch}.items():
        lines = read(framed(made, Frame("2"), 28, height, PALETTE))
        assert picture[0].plain in lines[2]


def test_a_secret_tile_is_drawn_for_its_owner_alone() -> None:
    state = table(*laying().communities, asks=[LayTile(A)], now=now(at=None), secrets=(("L50",), ()))
    own = drawn(view(state, A), SHOW.hand(view(state, A), A)[0])
    assert own.secret
    assert own.name == "Tile L50"
    assert drawn(view(state, B), SHOW.hand(view(state, B), A)[0]).name == "A secret tile"


def test_an_energy_source_tells_when_it_counts() -> None:
    made = drawn(laying(), moves.PlaceTile("E02", at("e0s0"), Turn.R0))
    assert "8 points as soon as tiles lie on all four sides" in made.text[0]
    pair = drawn(laying(), moves.RefreshEnergy("E02", "E01"))
    assert [len(line) for line in pair.picture] == [26] * 4


def test_a_building_tells_points_shape_copies_and_what_it_does() -> None:
    state = next(match.state for match in matches() if isinstance(match.state.question, Build | LayTile))
    made = drawn(state, moves.PlaceBuilding(Card("observatory"), at("e0s0"), Turn.R0))
    assert made.name == "Observatory"
    assert made.price.endswith("pts")
    assert made.tags is not None
    assert made.tags.plain.startswith("3 in an L · ")
    assert read(made.picture) == [" X    ", " X  X "]
    assert made.text[0].startswith("End: 1 point for each of your buildings at the border")


def test_an_inhabitant_tells_what_is_left() -> None:
    made = drawn(laying(), moves.PlaceInhabitant(at("e0s0")))
    assert "You have 0; left in the supply: 32." in made.text[0]


def test_junk_names_whom_it_hits() -> None:
    made = drawn(laying(), moves.PlaceJunk(at("e0s0"), B, at("e0s0")))
    assert "Bo loses 1 point more" in made.text[-1]


def test_seats_draw_rivals_as_large_as_the_room_allows() -> None:
    state = laying()
    sizes = {Room(54, 30): 20, Room(54, 16): 12, Room(44, 8): 8, Room(44, 4): 3, Room(24, 2): 2}
    assert {room: len(SHOW.seats(state, WORDS, PALETTE, room)) for room in sizes} == sizes
    heads, *_ = read(SHOW.seats(state, WORDS, PALETTE, Room(54, 30)))
    assert heads.split() == ["pts", "land", "ener.", "rel.", "inh.", "bld.", "pow.", "junk", "tiles"]


@every_language
def test_beside_the_map_of_a_seat_lie_the_communities_of_all_the_others(language: str) -> None:
    words, state = words_for(language, "life_in_reterra", NAMES), laying()
    everyone = [Seat(seat) for seat in range(state.seats)]
    assert SHOW.own_maps is not None
    for shown in everyone:
        assert SHOW.own_maps.seats is not None
        told = read(SHOW.own_maps.seats(state, shown, words, PALETTE, Room(54, 60)))
        below = "\n".join(told[1 + len(everyone) :])
        assert [words.seat(seat) in below for seat in everyone] == [seat != shown for seat in everyone]


@pytest.mark.parametrize("columns", LARGE)
def test_large_communities_show_each_terrain_with_what_is_on_it(columns: int) -> None:
    for match in matches():
        state = match.state
        for seat, land in enumerate(state.communities):
            rows = read(large_picture(state, Seat(seat), PALETTE, columns))
            assert {len(row) for row in rows} == {SIDE * columns}
            left, top = corner_of(land)
            for place, space in land.spaces.items():
                column, row = (place.x - left) * columns, 2 * (place.y - top)
                upper, lower = (rows[row + line][column : column + columns].strip() for line in range(2))
                chip = chip_at(state, Seat(seat), land, place)
                assert upper == glyph(fill(space))
                assert lower == (icon_at(land, place) if chip is None else chip.letter)


def test_the_row_is_drawn_large_where_there_is_room() -> None:
    """While none of it is chosen, for then it lies in the hand."""
    assert not tiles(laying(), WORDS, PALETTE, Room(54, 40))
    told = read(tiles(laying().__replace__(pile=()), WORDS, PALETTE, Room(54, 40)))
    assert told[0].startswith("The row: 3 tiles, ")
    assert told[1].split() == ["E02", "L08", "E01"]
    assert all(len(line) == 32 for line in told[2:6])


@every_language
def test_buildings_have_their_names_beside_the_map_while_a_tile_is_chosen(language: str) -> None:
    words, state = words_for(language, "life_in_reterra", NAMES), laying()
    lines = shared_in(SHOW, state, words, PALETTE, Room(52, 2))
    told = read(lines)
    assert len(told) <= 2
    assert not any(line.style for line in lines), "the colour of a number is not that of the line"
    assert all(len(line) <= 52 for line in told)
    assert all(words.name(stall.card, Card) in "".join(told) for stall in state.market)


def test_the_heading_names_the_steps_as_room_allows() -> None:
    state = laying()
    assert heading_of(SHOW, state, WORDS, 100) == ("turn 3/15 · LAY A TILE · build or settle · powers · row")
    assert heading_of(SHOW, state, WORDS, 54) == "turn 3/15 · TILE · build · powers · row"
    assert heading_of(SHOW, state, WORDS, 30) == "turn 3/15 · LAY A TILE"


@every_language
def test_the_other_communities_are_whole_or_not_there(language: str) -> None:
    words = words_for(language, "life_in_reterra", NAMES)
    for match in matches():
        whole = [line.plain for line in rivals_lines(match.state, PALETTE)]
        for height in (1, 4, 5, 9):
            told = [line.plain for line in rivals(match.state, words, PALETTE, Room(36, height))]
            assert told == (whole if len(whole) <= height else [])


def offered(state: State) -> list[Choice]:
    """List what lies in the hand: what is legal, and what the game shows besides."""
    return [choice_of(move) for move in (*legal(GAME, state), *SHOW.offers(state))]


def mixes() -> Iterator[tuple[Card, ...]]:
    """List all that five buildings of a game can be."""
    small, medium, large = (
        sorted({Card(face.rsplit("_", 1)[0]) for face in faces}) for faces in (Small, Medium, Large)
    )
    for two, three, one in product(combinations(small, 2), combinations(medium, 2), large):
        yield (*two, *three, one)


@every_language
def test_whatever_is_played_with_two_lines_name_all_buildings_but_those_in_the_hand(language: str) -> None:
    words, room = words_for(language, "life_in_reterra", NAMES), Room(52, 2)
    walked = [moment.step.state for match in matches() for moment in match.moments]
    laid, built = (next(one for one in walked if isinstance(one.question, kind)) for kind in (LayTile, Build))
    assert not stalls_told(built, words, PALETTE, room)
    assert {stall.card for stall in built.market} <= {
        dict(choice.values).get("card") for choice in offered(built)
    }
    asked = [laid]
    longest = sorted(mixes(), key=lambda cards: sum(len(words.name(card, Card)) for card in cards))[-60:]
    for cards in longest:
        for state in asked:
            stalls = tuple(
                stall.__replace__(card=card) for stall, card in zip(state.market, cards, strict=True)
            )
            told = "\n".join(
                line.plain for line in shared_in(SHOW, state.__replace__(market=stalls), words, PALETTE, room)
            )
            named = [
                (words.name(card, Card), words("card-brief", card=card, name=words.name(card, Card)))
                for card in cards
            ]
            assert all(name in told or short in told for name, short in named), told
            assert all(f"{COPIES}{stall.left}" in told for stall in stalls)


def test_an_inhabitant_in_a_list_is_named_once_and_told_how_many_are_left() -> None:
    """The first line of a face is the name that a list puts before the others."""
    state = matches()[0].state
    inhabitant = choice_of(moves.PlaceInhabitant(at("e0s0")))
    assert read(face(state, inhabitant, WORDS, PALETTE).lines) == [
        "Inhabitant",
        f"☻ ×{inhabitants_left(state)}",
    ]
