"""Promise 6 on the screen: what is drawn for a seat depends on nothing that the seat may not see."""

import re
from collections import Counter, defaultdict
from collections.abc import Mapping
from itertools import islice, product
from random import Random
from typing import Any
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from boardkit.core import CHANCE, Match, Player, Seat, legal
from boardkit.core.lines.choosing import PLACE
from boardkit.draw.blocks import Room
from boardkit.draw.drawings import drawing_of
from boardkit.draw.geometry import geometry, whole
from boardkit.draw.glyphs import glyph
from boardkit.draw.looks import Marks
from boardkit.draw.paint import Tier, TileMap, paint
from boardkit.draw.palette import Depth, palette
from boardkit.draw.shapes import Place
from boardkit.draw.show import Picture, shared_in
from boardkit.games import GAMES
from boardkit.testing.matches import setting_of, tables
from boardkit.text import words_for
from boardkit.tui.desk.facts import JUMPS, dealt_letters
from boardkit.tui.desk.sight import Sight
from tests.daily import by_night
from tests.every import every_key, every_language
from tests.games.test_every_word import random_match


def drawn(match: Match[Any], seat: Seat) -> list[str]:
    """All that the screen would show to a seat, as text."""
    game = match.game
    drawing = drawing_of(game.key)
    sight = Sight(match, seat, drawing)
    words = words_for("en", game.key, [player.name for player in match.players])
    colours = palette().with_tokens(drawing.tokens(Depth.FULL))
    picture = drawing.map(sight.view, None)
    console = Console(record=True, width=100, height=60, color_system=None)
    with console.capture() as captured:
        console.print(TileMap(picture.board, picture.looks, palette=colours, tier=Tier.OUTLINE))
    shown = [captured.get(), drawing.heading(sight.view, words), *drawing.describe(sight.view, words)]
    shown += [drawing.seat_line(sight.view, Seat(n), words) for n in range(len(match.players))]
    shown += [line.plain for line in drawing.side(sight.view, words, colours)]
    faces = [drawing.face(sight.view, choice, words, colours) for choice in sight.choices]
    shown += [line.plain for face in faces for line in face.lines]
    shown += [str(sight.changes(move)) for move in sight.legal[:5]]
    for place in picture.looks:
        shown += drawing.inspect(sight.view, place, words)
    return shown


@every_key
@given(data=st.data())
def test_two_tables_that_a_seat_cannot_tell_apart_look_the_same_to_it(key: str, data: st.DataObject) -> None:
    game = GAMES[key]
    seats = data.draw(st.sampled_from(game.seats))
    match = random_match(game, data.draw(st.integers(0, 999)), seats, data.draw(st.integers(0, 300)))
    viewer = Seat(data.draw(st.integers(0, seats - 1)))
    other = game.guess(match.state, viewer, Random(data.draw(st.integers(0, 99))))
    guessed = Match.start(game, match.options, match.players, 0, by_hand=True)
    last = match.moments[match.at]
    swapped = Match(
        game,
        match.options,
        match.players,
        0,
        (*guessed.moments, type(last)(type(last.step)(other), last.move, last.seat, last.asked)),
        1,
    )
    assert drawn(match, viewer) == drawn(swapped, viewer)


@every_key
def test_what_everybody_may_see_shows_no_hand(key: str) -> None:
    match = random_match(GAMES[key], 3, GAMES[key].seats[0], 12)
    assert Sight(match, CHANCE, drawing_of(match.game.key)).choices == ()


@pytest.mark.sample(6)
@every_key
def test_from_the_first_table_on_all_that_lies_open_can_be_told(key: str) -> None:
    """A walk begins before anything is drawn or dealt, and hovering tells of a seat there, too."""
    game, drawing, room = GAMES[key], drawing_of(key), Room(60, 30)
    tell, colours = drawing.laid_open, palette().with_tokens(drawing.tokens(Depth.FULL))
    for seed in range(20):
        setting = setting_of(game, seed)
        players = [Player(f"seat {seat}", seat) for seat in range(setting.seats)]
        words = words_for("en", key, [player.name for player in players])
        match = Match.start(game, setting.options, players, seed)
        for state in islice(tables(match), 4):
            view = game.view(state, CHANCE)
            for seat in view.everyone if tell is not None else ():
                assert tell is not None
                assert tell(view, seat, words)
            assert drawing.describe(view, words)
            drawing.seats(view, words, colours, room)
            shared_in(drawing, view, words, colours, room)


@every_key
@every_language
def test_the_table_is_described_in_every_language(key: str, language: str) -> None:
    game = GAMES[key]
    match = random_match(game, 5, game.seats[0], 20)
    words = words_for(language, key, [player.name for player in match.players])
    assert all(drawing_of(game.key).describe(game.view(match.state, Seat(0)), words))


MAPS = (Room(55, 15), Room(75, 28), Room(95, 36), Room(110, 45))
"""The rooms of maps in windows of 80x24, 120x40, 160x50 and 200x60."""

FRAMES = re.compile(r"[\s·+‹›*\[\]─-╿▀-▟⠀-⣿/\\|_-]")
"""What lies between tiles or marks one, and the plus before a bonus: its number says it, even raised."""


def written_on(
    picture: Picture, letters: Mapping[Place, str], tokens: Mapping[str, str], room: Room, tier: Tier
) -> dict[Place, Counter[str]]:
    """Count the signs that stand on each tile of a map in a room."""
    size = whole(picture.board, room.width, room.height, colours=tier is Tier.TILE)
    plan, found = geometry(picture.board, size), defaultdict[Place, Counter[str]](Counter)
    canvas = paint(plan, picture.looks, Marks(letters=letters), palette().with_tokens(tokens), tier)
    for y, row in enumerate(canvas.text().replace("×2", "× ").split("\n")):
        for x, sign in enumerate(row):
            on = [plan.owner[(2 * y + half) * plan.columns + x] for half in (0, 1)]
            tile = next((one for one in on if one >= 0), None)
            if tile is not None and not FRAMES.match(sign):
                found[plan.tiles[tile].place][normalize("NFKC", sign)] += 1
    return found


@pytest.mark.sample(4)
@pytest.mark.parametrize("every", [31, by_night(9)])
@every_key
def test_no_bonus_owner_number_or_cube_is_hidden_by_a_letter(key: str, every: int) -> None:
    game, drawing, seen = GAMES[key], drawing_of(key), 0
    tokens = drawing.tokens(Depth.FULL)
    for length in range(10, 200, every):
        match = random_match(game, length, 3, length)
        moves = () if match.over or match.state.to_move == CHANCE else legal(game, match.state)
        picture = drawing.map(game.view(match.state, CHANCE), None)
        places = sorted({getattr(move, PLACE, None) for move in moves} & {*picture.looks}, key=str)
        letters = dealt_letters(places, JUMPS, {})
        for room, tier in product(MAPS, (Tier.TILE, Tier.OUTLINE)):
            bare, lettered = (written_on(picture, shown, tokens, room, tier) for shown in ({}, letters))
            for place, keys in letters.items():
                look = picture.looks[place]
                kept = lettered[place] - Counter(keys[:1])
                first = [sign for line in (*look.lines[:1], look.short) for sign in line[:1]]
                ground = {*glyph(look.fill), *(sign for sign in first if not sign.isalnum())}
                assert {*(bare[place] - kept)} <= ground, (place, room, tier)
                seen += 1
    assert seen
