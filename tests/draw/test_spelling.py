"""What is written for signs that a terminal lacks, and what the fonts of Linux's console have."""

from pathlib import Path

import pytest

from boardkit.draw.glyphs import (
    BOX,
    DOUBLED,
    LIGHT,
    NO_STAND_IN,
    SHOWS,
    Repertoire,
    console_signs,
    frame_stand_ins,
    glyphs,
    spelled,
    stand_in,
    written,
)
from tests.every import with_each

FONTS = Path(__file__).parent / "console_fonts.txt"

OF_FRENCH = [
    "Lat15",
    "Lat38",
    "Uni1",
    "Uni2",
    "Uni3",
    "FullGreek",
    "FullCyrSlav",
    "FullCyrAsia",
    "Vietnamese",
]
"""The sets of signs that have the letters of French."""

LETTERS = "àâçéèêëîïôùûüÿÀÂÇÉÈÊËÎÏÔÙÛÜ"

FEW = [one for one in Repertoire if one is not Repertoire.ALL]


def fonts() -> dict[str, tuple[int, frozenset[str]]]:
    """Read, by set, how many fonts of Debian there are, and what all of them show."""
    lines = [line.split() for line in FONTS.read_text("utf-8").splitlines() if not line.startswith("#")]
    return {name: (int(count), frozenset(_signs(spans))) for name, count, *spans in lines}


def _signs(spans: list[str]) -> list[str]:
    ends = [[int(end, 16) for end in span.split("-")] for span in spans]
    return [chr(code) for first, *last in ends for code in range(first, (last or [first])[0] + 1)]


def test_all_fonts_of_debian_are_listed() -> None:
    assert sum(count for count, _ in fonts().values()) == 456


@with_each("name", OF_FRENCH)
def test_the_fonts_of_the_console_have_what_is_written_there(name: str) -> None:
    _, shown = fonts()[name]
    assert console_signs() <= shown
    assert set(map(chr, range(0x21, 0x7F))) <= shown


def test_no_sign_that_all_of_these_fonts_have_is_left_out() -> None:
    common = frozenset.intersection(*(fonts()[name][1] for name in OF_FRENCH))
    assert {sign for sign in common if not sign.isascii() and not sign.isspace()} == console_signs()
    assert set(LETTERS) <= console_signs()


@pytest.mark.parametrize("repertoire", FEW)
def test_every_listed_sign_has_a_stand_in_of_a_cell(repertoire: Repertoire) -> None:
    for entry in glyphs().values():
        assert len(stand_in(entry.sign, repertoire)) == 1, entry
        assert SHOWS[repertoire](stand_in(entry.sign, repertoire)), entry
        assert stand_in(entry.sign, repertoire) != NO_STAND_IN, entry


@pytest.mark.parametrize("repertoire", FEW)
def test_frames_and_blocks_have_stand_ins(repertoire: Repertoire) -> None:
    drawn = "".join(map(chr, range(0x2500, 0x25A0)))
    assert SHOWS[repertoire](spelled(drawn, repertoire))
    assert len(spelled(drawn, repertoire)) == len(drawn)
    assert NO_STAND_IN not in spelled(drawn, repertoire)


def test_a_frame_is_drawn_by_plus_bar_and_dash_in_7_bits() -> None:
    assert [spelled(one, Repertoire.SEVEN_BIT) for one in ("┏━┓", "│┃║", "╰─╯", "├┼┤")] == [
        "+-+", "|||", "+-+", "+++",
    ]  # fmt: skip


def test_on_a_console_heavy_lines_are_double_and_round_corners_are_not() -> None:
    drawn = ("┏━┓", "┃", "╭╌╮", "┠╂┨")
    assert [spelled(one, Repertoire.CONSOLE) for one in drawn] == ["╔═╗", "║", "┌─┐", "╟╬╣"]


def test_stand_ins_of_a_frame_have_its_arms() -> None:
    known = {sign: arms for table in (BOX, DOUBLED) for arms, sign in table.items()}
    for arms, sign in BOX.items():
        light = next((one for one in frame_stand_ins(sign) if max(known.get(one, (0,))) == LIGHT), None)
        assert light is None or [bool(arm) for arm in known[light]] == [bool(arm) for arm in arms]


@with_each(
    "text, repertoire, long, short",
    [
        ("« L’œuvre… »", Repertoire.SEVEN_BIT, '" L\'oeuvre... "', '" L\'ouvre. "'),
        ("« L’œuvre… »", Repertoire.CONSOLE, '" L\'oeuvre... "', '" L\'ouvre. "'),
        ("Où ? À gauche", Repertoire.CONSOLE, "Où ? À gauche", "Où ? À gauche"),
        ("Où\u202f? À gauche", Repertoire.SEVEN_BIT, "Ou ? A gauche", "Ou ? A gauche"),
        ("Ærø ½ 20 € ±2", Repertoire.SEVEN_BIT, "Aero 1/2 20 $ +/-2", "Aro 1 20 $ +2"),
        ("日本 é", Repertoire.SEVEN_BIT, "???? e", "???? e"),
        ("日本 é", Repertoire.SURE, "日本 e", "日本 e"),
        ("e\u0301", Repertoire.SEVEN_BIT, "e", "e"),
        ("☃", Repertoire.CONSOLE, "?", "?"),
    ],
)
def test_words_are_spelled(text: str, repertoire: Repertoire, long: str, short: str) -> None:
    assert written(text, repertoire) == long
    assert spelled(text, repertoire) == short


def test_what_a_terminal_has_stays() -> None:
    assert spelled("♣é☃日…", Repertoire.ALL) == "♣é☃日…"


def test_where_widths_are_doubted_signs_are_those_of_7_bits() -> None:
    signs = "".join(entry.sign for entry in glyphs().values())
    assert spelled(signs, Repertoire.SURE) == spelled(signs, Repertoire.SEVEN_BIT)
