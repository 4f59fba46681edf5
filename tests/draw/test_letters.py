"""Letters by blocks, curtains in large letters, and maps in a few cells."""

import pytest

from boardkit.core import Seat
from boardkit.draw.canvas import Pen, style
from boardkit.draw.drapes import FULL, drape
from boardkit.draw.drawings import match_palette
from boardkit.draw.letters import HIGH, known, rows
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

PANGRAMS = (
    "The quick brown fox jumps over the lazy dog: “26 → 12”, isn’t it?",
    "Dès Noël où un zéphyr haï me vêt de glaçons würmiens, je dîne d’exquis rôtis de bœuf à l’aÿ.",
    "0123456789 +−×=<>≥≤ M€ §3.3 (a) «b» [c] ★ É À Ç Î Œ",
)


@pytest.mark.parametrize("text", PANGRAMS)
def test_both_languages_can_be_written(text: str) -> None:
    assert known(text)
    assert not known(f"{text} 漢")


@pytest.mark.parametrize("width", [20, 60, 200])
@pytest.mark.parametrize("wide", [False, True])
def test_rows_are_five_lines_as_long_as_each_other_and_fit(width: int, wide: bool) -> None:
    lines = rows(" ".join(PANGRAMS), width, wide=wide)
    assert len(lines) % HIGH == 0
    for row in range(0, len(lines), HIGH):
        assert len({len(line) for line in lines[row : row + HIGH]}) == 1
        assert len(lines[row]) <= width


def test_a_word_looks_like_itself() -> None:
    assert rows("Hé", 20, wide=True) == [
        "         ▄ ",
        "█   █   ▀  ",
        "█▄▄▄█ ▄▀▀▀▄",
        "█   █ █▀▀▀▀",
        "▀   ▀  ▀▀▀ ",
    ]
    assert rows("Hé", 20) == ["    ▗ ", "▌ ▌ ▘ ", "▙▄▌▞▀▖", "▌ ▌▛▀▘", "▘ ▘▝▀ "]


def test_an_accent_changes_nothing_of_its_letter() -> None:
    for plain, accented in ("eé", "aà", "oô", "uü"):
        assert rows(plain, 10, wide=True)[2:] == rows(accented, 10, wide=True)[2:]
        assert rows(plain, 10, wide=True)[:2] != rows(accented, 10, wide=True)[:2]


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
    # Round the land its ground is seen, such as that of the row that is chosen.
    assert seen - {"none"} == {palette[token] for token in ("terrain.lake", "terrain.wood", "owner.1")}


@with_each("tier", Tier)
@with_each("depth", Depth)
@with_each("key", GAMES)
def test_every_game_fits_its_room_at_every_depth(key: str, depth: Depth, tier: Tier) -> None:
    lines = thumbnail(cover(key), 18, 6, match_palette(key, (0, 1, 2, 3, 4), depth), tier)
    assert 4 <= len(lines) <= 6
    assert all(8 <= line.cell_len <= 18 for line in lines)
    assert any(line.plain.strip() for line in lines)


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
