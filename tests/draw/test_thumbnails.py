"""A map in a few cells shows its grounds and owners, in colour and without."""

from boardkit.draw.canvas import Pen, style
from boardkit.draw.drawings import match_palette
from boardkit.draw.looks import Chip, Look
from boardkit.draw.paint import Tier
from boardkit.draw.palette import Depth
from boardkit.draw.shapes import Place
from boardkit.draw.show import Picture, board_of
from boardkit.draw.thumbnails import thumbnail
from boardkit.games import GAMES
from boardkit.maps.squares import Square
from boardkit.tui.pages.pictures import cover
from tests.every import with_each

LOOKS: dict[Place, Look] = {
    Square(0, 0): Look("terrain.lake"),
    Square(1, 0): Look("terrain.wood"),
    Square(0, 1): Look("terrain.mine", chip=Chip("B", "owner.1")),
    Square(1, 1): Look("empty", outline=False),
}
SMALL = Picture(board_of(tuple(LOOKS)), LOOKS)


def test_without_colours_a_place_is_its_sign_or_its_owners_letter() -> None:
    lines = thumbnail(SMALL, 4, 2, match_palette("", (0, 1), Depth.FULL), Tier.OUTLINE)
    assert [line.plain for line in lines] == ["≈♣♣", "B  "]


def test_with_colours_places_have_the_colours_of_their_grounds_and_owners() -> None:
    palette = match_palette("", (0, 1), Depth.FULL)
    upper, lower = thumbnail(SMALL, 8, 2, palette, Tier.TILE)
    seen = {str(span.style).removeprefix("on ") for line in (upper, lower) for span in line.spans}
    assert upper.spans[0].style == style(Pen(None, palette["terrain.lake"]))
    assert lower.spans[0].style == style(Pen(None, palette["owner.1"]))
    assert seen == {palette[token] for token in ("terrain.lake", "terrain.wood", "owner.1", "background")}


@with_each("tier", Tier)
@with_each("depth", Depth)
@with_each("key", GAMES)
def test_every_game_fits_its_room_at_every_depth(key: str, depth: Depth, tier: Tier) -> None:
    lines = thumbnail(cover(key), 18, 6, match_palette(key, (0, 1, 2, 3, 4), depth), tier)
    assert 4 <= len(lines) <= 6
    assert all(8 <= line.cell_len <= 18 for line in lines)
    assert any(line.plain.strip() for line in lines)
