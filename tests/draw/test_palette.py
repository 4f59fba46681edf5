"""Colours: every token at every depth, readable ink, owners that differ."""

from itertools import combinations, product

import pytest

from boardkit.draw.colours import ink, luminance, mix
from boardkit.draw.glyphs import SHOWS, Repertoire, glyph, glyphs, seven_bit
from boardkit.draw.palette import TERRAIN, Depth, Palette, PaletteError, palette
from tests.every import with_each

PALETTES = [
    palette(depth, dark=dark, colour_blind=blind)
    for depth, dark, blind in product(Depth, (True, False), (True, False))
]
every = with_each("colours", PALETTES)


@every
def test_every_palette_has_the_same_tokens(colours: Palette) -> None:
    assert colours.tokens.keys() == palette().tokens.keys()


@every
def test_terrain_owners_and_rings_stand_out_from_the_background(colours: Palette) -> None:
    apart = [token for token in colours.tokens if token.startswith(("terrain.", "owner.", "ring."))]
    assert {token for token in apart if colours[token] == colours.background} == set()


@every
def test_owners_differ_from_one_another(colours: Palette) -> None:
    owners = [colours[f"owner.{seat}"] for seat in range(6)]
    assert len(set(owners)) == 6


@with_each("token", TERRAIN)
def test_ink_can_be_read_on_every_ground(token: str) -> None:
    ground = palette()[token]
    light, dark = sorted((luminance(ground), luminance(ink(ground))), reverse=True)
    assert (light + 0.05) / (dark + 0.05) > 4


@every
def test_rings_differ_from_one_another(colours: Palette) -> None:
    rings = [token for token in colours.tokens if token.startswith("ring.")]
    assert all(colours[one] != colours[two] for one, two in combinations(rings, 2))


def test_near_black_grounds_are_exact_greys_at_256_colours() -> None:
    steps = {f"#{8 + 10 * step:02x}" + f"{8 + 10 * step:02x}" * 2 for step in range(24)}
    assert {palette(Depth.EIGHT_BIT)[token] for token in ("background", "empty", "hairline")} <= steps


def test_a_game_adds_tokens_of_its_own() -> None:
    assert palette().with_tokens({"terrain.swamp": "#334422"})["terrain.swamp"] == "#334422"


def test_an_unknown_token_is_named() -> None:
    with pytest.raises(PaletteError, match=r"no colour 'terrain.swamp'"):
        palette()["terrain.swamp"]


def test_colours_are_mixed_by_share() -> None:
    assert mix("#000000", "#ffffff", 0.2) == "#333333"
    assert mix("color(4)", "#ffffff", 0.5) == "color(4)"


@with_each("token", sorted(TERRAIN.keys() - {"edge.river", "edge.wall", "edge.border"}))
def test_every_terrain_has_a_glyph(token: str) -> None:
    assert token.startswith("tint.") or glyph(token) != " "


def test_glyphs_and_their_stand_ins_are_one_column() -> None:
    for entry in glyphs().values():
        assert {len(sign) for sign in (entry.sign, entry.console, entry.plain)} == {1}, entry
        assert SHOWS[Repertoire.CONSOLE](entry.console), entry
        assert entry.plain.isascii(), entry


def test_a_sign_without_a_stand_in_is_told_as_a_question_mark() -> None:
    assert seven_bit("♣é☃") == "Ye?"


def test_with_few_colours_nothing_parts_the_squares_of_an_empty_ground() -> None:
    colours = palette(Depth.STANDARD)
    empty, land = colours["empty"], colours["terrain.lake"]
    assert colours.hairline([empty, empty]) == empty
    assert colours.hairline([land, empty]) == colours["hairline"]
