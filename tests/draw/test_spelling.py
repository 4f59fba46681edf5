"""What is written for signs that a terminal lacks, and rows as they are told to it."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardkit.draw.canvas import Cell, Pen, join, segments_of, style
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


COLOURS = st.sampled_from([None, "#101010", "#f0f0f0"])
PENS = st.builds(Pen, COLOURS, COLOURS, st.booleans(), st.booleans(), st.booleans())
CELLS = st.lists(st.builds(Cell, st.sampled_from([" ", " ", "x", "▀"]), PENS))


@given(CELLS)
def test_blanks_keep_their_ground_and_all_else_its_pen(cells: Sequence[Cell]) -> None:
    segments = segments_of(join(cells))
    told = [(sign, segment.style) for segment in segments for sign in segment.text]
    assert [sign for sign, _ in told] == [cell.text for cell in cells]
    for (sign, seen), cell in zip(told, cells, strict=True):
        own = style(cell.pen)
        assert seen is not None
        assert seen == own or (
            sign == " " and seen.bgcolor == own.bgcolor and not (seen.reverse or own.reverse)
        )


def test_blanks_beside_a_sign_are_told_with_it() -> None:
    ground, sign = Pen(None, "#101010"), Pen("#f0f0f0", "#101010")
    row = join([Cell(" ", ground), Cell("x", sign), Cell(" ", ground), Cell(" ", Pen(None, "#f0f0f0"))])
    assert [segment.text for segment in segments_of(row)] == [" x ", " "]


def test_without_colours_what_is_bold_stays_bold() -> None:
    row = join([Cell("x", Pen(bold=True)), Cell(" ", Pen()), Cell("y", Pen(dim=True))])
    assert [(one.text, one.style) for one in segments_of(row)] == [
        ("x ", style(Pen(bold=True))),
        ("y", style(Pen(dim=True))),
    ]
