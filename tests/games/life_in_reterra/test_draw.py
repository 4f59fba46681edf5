"""What the drawing shows: terrain and signs without colour, ground for tiles, the step of the turn."""

from boardkit.core import Seat
from boardkit.draw import LETTERS
from boardkit.draw.glyphs import glyph
from boardkit.draw.numbers import differences
from boardkit.draw.palette import Depth, palette
from boardkit.games.life_in_reterra.box import TILES
from boardkit.games.life_in_reterra.box.things import Icon
from boardkit.games.life_in_reterra.rules.community import spread
from boardkit.games.life_in_reterra.rules.moves import PlaceTile
from boardkit.games.life_in_reterra.rules.questions import BeginTurn, Build, LayTile, RefillRow
from boardkit.games.life_in_reterra.show import SHOW
from boardkit.games.life_in_reterra.show.drawing import numbers, picture_of
from boardkit.games.life_in_reterra.show.signs import ICONS, building_chip, fill, sketches
from boardkit.games.life_in_reterra.show.words import heading
from boardkit.maps.squares import Square, Turn
from boardkit.text import words_for
from tests.games.life_in_reterra.table import at, now, table, tiled

COLOURS = palette().with_tokens(SHOW.tokens(Depth.FULL))
BOLT = glyph("bolt")


def test_8_4_an_energy_source_is_told_from_other_water() -> None:
    land = tiled("e0s0", energy=("e2s0",))
    state = table(land, tiled("e0s0"), asks=[LayTile(Seat(0))], now=now(at=None), row=("E02", "L01"))
    looks = picture_of(state, Seat(0)).looks
    assert {where for where, look in looks.items() if BOLT in look.lines} == set(spread(at("e2s0")))
    hovering = picture_of(state, Seat(0), PlaceTile("E02", at("e4s0"), Turn.R0)).looks
    assert all(BOLT in hovering[space].lines for space in spread(at("e4s0")))
    assert [row.plain for row in sketches("E02", COLOURS)] == [f"{glyph('terrain.water')}{BOLT}" * 2] * 2


def test_8_every_terrain_and_sign_has_a_glyph_of_its_own() -> None:
    spaces = {space for facts in TILES.values() for row in facts.spaces for space in row}
    terrains = {glyph(fill(space)) for space in spaces}
    signs = {glyph(ICONS[icon]) for icon in Icon} | {BOLT, glyph("inhabitant"), glyph("cross")}
    assert (len(terrains), len(signs), len(terrains | signs)) == (5, 9, 14)


def test_8_a_tile_in_the_hand_shows_terrain_and_signs() -> None:
    top, bottom = (row.plain for row in sketches("L08", COLOURS, gap=" "))
    water, forest = glyph("terrain.water"), glyph("terrain.forest")
    assert top == f"{water}  {water}{glyph('relic.tube')} "
    assert bottom == f"{forest}  {water}{glyph('gear')} "


def test_6_ground_for_more_tiles_is_shown_while_a_tile_is_laid() -> None:
    three = tiled("e0s0", "e2s0", "e4s0")
    asked = table(three, three, asks=[LayTile(Seat(0))], now=now(at=None))
    looks = [picture_of(asked, Seat(seat)).looks for seat in (0, 1)]
    across = [{where.x for where in shown if isinstance(where, Square)} for shown in looks]
    assert across == [set(range(-2, 8)), set(range(8))]


def test_6_once_a_tile_is_laid_the_ground_stays_as_it_was_until_the_turn_ends() -> None:
    two, three = tiled("e0s0", "e2s0"), tiled("e0s0", "e2s0", "e4s0")
    laying = table(two, two, asks=[LayTile(Seat(0))], now=now(at=None))
    building = table(three, two, asks=[Build(Seat(0))], now=now(at=at("e4s0")))
    before, after = (picture_of(one, Seat(0)).board for one in (laying, building))
    assert before == after


def test_7_buildings_bear_letters_that_are_no_seats_and_no_digits() -> None:
    state = table(tiled("e0s0"), tiled("e0s0"))
    letters = [building_chip(state, stall.card).letter for stall in state.market]
    assert len({*letters}) == len(letters) > 1
    assert all(letter.isalpha() and letter not in LETTERS for letter in letters)


def test_10_the_largest_segment_of_each_terrain_is_counted() -> None:
    one, two = (table(tiled(*corners), tiled("e0s0")) for corners in (["e0s0"], ["e0s0", "e2s0"]))
    changes = differences(numbers(one), numbers(two))
    (grown,) = [change for change in changes if change.name.startswith("segment-")]
    assert (grown.name, grown.seat, grown.before, grown.after) == ("segment-grass", Seat(0), 4, 8)


def test_6_the_heading_knows_the_turn_between_two_answers() -> None:
    between = table(tiled("e0s0"), tiled("e0s0"), asks=[RefillRow(), BeginTurn()], now=now())
    words = words_for("en", "life_in_reterra")
    assert heading(between, words) == words("side-step-4", number=3, turns=15)
    assert heading(table(tiled("e0s0")), words) == words("side-over")
