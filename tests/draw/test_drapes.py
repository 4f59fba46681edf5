"""The curtain shows who is next, large and in their colour, at every depth and in every tier."""

import pytest

from boardkit.core import Seat
from boardkit.draw.drapes import FULL, drape
from boardkit.draw.drawings import match_palette
from boardkit.draw.letters import HIGH
from boardkit.draw.paint import Tier
from boardkit.draw.palette import Depth
from tests.every import with_each

NAMES = ("Ada", "Béatrice Ångström", "W" * 20, "李", "")


@with_each("tier", Tier)
@with_each("depth", Depth)
@with_each("dark", [True, False])
@with_each("height", [FULL, HIGH])
@with_each("name", NAMES)
def test_a_curtain_has_the_size_that_it_is_given_and_the_colour_of_its_seat(
    name: str, height: int, dark: bool, depth: Depth, tier: Tier
) -> None:
    palette = match_palette("", (0, 3), depth, dark=dark)
    drawn = drape(Seat(1), name, 72, height, palette, tier)
    lines = drawn.split("\n")
    assert [line.cell_len for line in lines] == [72] * height
    styles = {str(span.style).removeprefix("on ") for span in drawn.spans}
    assert (palette["owner.1"] in styles) == (tier is Tier.TILE)
    if tier is not Tier.TILE:
        assert drawn.plain.isascii() == (tier is not Tier.OUTLINE and name.isascii())


@pytest.mark.parametrize(
    ("name", "tier", "said"),
    [
        ("Ada", Tier.TILE, "█▀▀▀█"),
        ("Ada", Tier.OUTLINE, "█▀▀▀█"),
        ("Ada", Tier.ASCII, "A d a"),
        ("W" * 20, Tier.TILE, " ".join("W" * 20)),
        ("李 Ada", Tier.TILE, "李   A d a"),
    ],
)
def test_a_name_is_as_large_as_its_signs_and_the_room_allow(name: str, tier: Tier, said: str) -> None:
    drawn = drape(Seat(0), name, 72, HIGH, match_palette("", (0,), Depth.FULL), tier)
    assert said in drawn.plain
