"""What the drawing shows: terrain and signs without colour, ground for tiles, the step of the turn."""

from boardkit.core import Seat
from boardkit.draw.glyphs import glyph
from boardkit.draw.palette import Depth, palette
from boardkit.games.life_in_reterra.box import TILES
from boardkit.games.life_in_reterra.box.things import Icon
from boardkit.games.life_in_reterra.rules.community import spread
from boardkit.games.life_in_reterra.rules.moves import PlaceTile
from boardkit.games.life_in_reterra.rules.questions import BeginTurn, LayTile, RefillRow
from boardkit.games.life_in_reterra.show.drawing import picture_of, tokens
from boardkit.games.life_in_reterra.show.signs import ICONS, fill, sketches
from boardkit.games.life_in_reterra.show.words import heading
from boardkit.maps.squares import Square, Turn
from boardkit.text import words_for
from tests.games.life_in_reterra.table import at, now, table, tiled

COLOURS = palette().with_tokens(tokens(Depth.FULL))
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


def test_6_the_heading_knows_the_turn_between_two_answers() -> None:
    between = table(tiled("e0s0"), tiled("e0s0"), asks=[RefillRow(), BeginTurn()], now=now())
    words = words_for("en", "life_in_reterra")
    assert heading(between, words) == words("side-step-4", number=3, turns=15)
    assert heading(table(tiled("e0s0")), words) == words("side-over")
