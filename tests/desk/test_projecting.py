"""Slides as large as a window allows: whole, within it, in every game, size and language."""

import re
from collections.abc import Sequence

import pytest

from boardkit.draw.blocks import Room
from boardkit.draw.drawings import drawing_of, match_palette
from boardkit.draw.geometry import geometry
from boardkit.draw.letters import rows
from boardkit.draw.palette import Depth
from boardkit.handout.matches import By, slides_of_match
from boardkit.handout.slides import Eyes, Slide
from boardkit.text import words_for
from boardkit.tui.desk.presenting import Screening, project
from tests.desk.tools import random_match
from tests.every import every_key, every_language

ROOMS = (Room(80, 24), Room(120, 40), Room(200, 60))


def slides(key: str, language: str = "en") -> tuple[Sequence[Slide], Screening]:
    match = random_match(key, 40).__replace__(open_table=True)
    words = words_for(language, key, [player.name for player in match.players])
    palette = match_palette(key, tuple(player.colour for player in match.players), Depth.FULL)
    eyes = Eyes(match, drawing_of(key), words, None)
    return slides_of_match(match, eyes, By.HAPPENING)[::4], Screening(words, palette, "green")


@pytest.mark.sample(6)
@every_language
@every_key
def test_everything_fits_into_the_window(key: str, language: str) -> None:
    some, by = slides(key, language)
    for slide in some:
        for room in ROOMS:
            shown = project(slide, by, room)
            texts = (shown.told, shown.strip, shown.cards)
            told, strip, cards = (list(text.split("\n")) if text else [] for text in texts)
            assert all(line.cell_len <= room.width for line in (*told, *strip))
            high = room.height - len(told) - len(strip) - 1
            assert high >= room.height // 3
            assert len(cards) <= high
            assert shown.picture.looks.items() <= slide.picture.looks.items()
            assert slide.places & slide.picture.looks.keys() <= shown.picture.looks.keys()
            assert geometry(shown.picture.board, shown.picture.board.sizes[0]).tiles


@pytest.mark.sample(4)
@every_key
def test_in_a_large_window_sentences_are_written_with_blocks(key: str) -> None:
    some, by = slides(key)
    for slide in some:
        small, large = (project(slide, by, room).told.plain for room in (ROOMS[0], ROOMS[-1]))
        assert slide.told[0].split()[0] in small
        assert "█" in large or "▌" in large
        assert slide.told[0] not in large


def test_a_terminal_without_blocks_is_given_plain_letters() -> None:
    some, by = slides("tectonic_tribes")
    shown = project(some[-1], by.__replace__(blocks=False), ROOMS[-1])
    assert some[-1].told[0] in shown.told.plain
    assert "points" in shown.strip.plain


def test_the_strip_tells_every_seat_and_its_number() -> None:
    some, by = slides("tectonic_tribes")
    slide = some[-1]
    assert slide.standing is not None
    strip = project(slide, by, ROOMS[0]).strip.plain
    for seat, value in enumerate(slide.standing.values):
        assert f"{by.words.names[seat]}  {value} points" in strip
    assert project(slide.__replace__(standing=None), by, ROOMS[0]).strip.plain == ""


@pytest.mark.parametrize("columns", [40, 60, 80, 120])
def test_what_is_counted_is_named_at_every_seat_or_once_and_numbers_are_whole(
    columns: int,
) -> None:
    some, by = slides("water_sharing")
    slide = some[-1]
    assert slide.standing is not None
    values = [10 + seat for seat in range(len(slide.standing.values))]
    long = slide.__replace__(standing=slide.standing.__replace__(values=tuple(values)))
    strip = project(long, by, Room(columns, 24)).strip.plain
    named = strip.count(by.words(long.standing.name)) if long.standing is not None else 0
    assert named in (1, len(values))
    assert "…" not in strip
    assert all(f"{by.words.names[seat]}  {value}" in strip for seat, value in enumerate(values))


def test_a_card_that_is_played_is_drawn_with_its_name_large() -> None:
    some, by = slides("terraforming_mars")
    slide = next(slide for slide in some if len(slide.playing(by.palette)) == 1)
    (card,) = slide.playing(by.palette)
    shown = project(slide, by, ROOMS[-1]).cards.plain
    assert rows(card.name, 44)[1].rstrip() in shown
    assert card.text[0].split()[0] in shown


@pytest.mark.parametrize("space", [" ", "\N{NO-BREAK SPACE}"])
def test_a_number_is_never_parted_from_its_unit(space: str) -> None:
    """At every width `+8 °C` stands in one row, of letters as of blocks."""
    some, by = slides("terraforming_mars")
    held = "+8\N{NO-BREAK SPACE}°C"
    slide = some[0].__replace__(told=(f"heat to +8{space}°C",), changes=())
    assert rows(held, 99) == rows("+8 °C", 99)
    for width in range(24, 140):
        small = project(slide, by.__replace__(blocks=False), Room(width, 12)).told.plain
        assert held in small
        large = [line.strip() for line in project(slide, by, Room(width, 60)).told.plain.split("\n")]
        parted = [*rows("heat to +8", 99), *rows("°C", 99)]
        assert large != [line.strip() for line in parted]
    rowed = rows(f"to {held}", len(rows(held, 99)[0]))
    assert rowed == [*rows("to", 99), *rows(held, 99)]


@every_key
def test_the_strip_has_the_number_that_the_table_has(key: str) -> None:
    _, by = slides(key)
    match = random_match(key, 40)
    told = drawing_of(key).seats(match.state, by.words, by.palette, Room(70, 30))
    standing = slides_of_match(match, Eyes(match, drawing_of(key), by.words, None), By.HAPPENING)[-1].standing
    assert standing is not None
    for name, value in zip(by.words.names, standing.values, strict=True):
        lines = [line.plain.replace(name, "") for line in told if name in line.plain]
        assert any(re.search(rf"(?<![\d−]){value}\b", line.replace("−", "-")) for line in lines), (
            name,
            value,
        )
