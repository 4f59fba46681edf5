"""Cards, hung or in frames, tables and lines: what is kept, and where, when there is no room."""

from collections.abc import Iterator, Sequence
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.text import Span, Text

from boardkit.draw.blocks import (
    MEASURE,
    Room,
    fitted,
    hanging,
    headed,
    in_whole_words,
    led,
    name_in,
    shortened,
    squeezed,
    wrapped,
)
from boardkit.draw.cards import Card, Frame, framed, hangs, hung, run_on
from boardkit.draw.palette import palette
from tests.every import with_each

PICTURE = (Text("♣♣♣♣"), Text("≈≈≈≈"))
TEXT = ("It does much, and says so.",)


def inner(card: Card, height: int, width: int = 14) -> list[str]:
    lines = framed(card, Frame(), width, height, palette())
    return [line.plain[1:-1].rstrip() for line in lines[1:-1]]


def test_a_picture_gives_way_to_the_text() -> None:
    assert inner(Card("Card", picture=PICTURE, text=TEXT), 6) == ["It does", "much, and", "says so.", ""]


def test_a_picture_that_says_more_stays_and_the_text_is_cut() -> None:
    card = Card("Card", picture=PICTURE, text=TEXT, drawn=True)
    assert inner(card, 6) == ["♣♣♣♣", "≈≈≈≈", "It does", "much, and …"]
    assert inner(card, 4) == ["♣♣♣♣", "≈≈≈≈"]


def test_drawing_a_card_leaves_it_as_it_was() -> None:
    card = Card("Card", picture=PICTURE, drawn=True)
    assert inner(card, 3) == ["♣♣♣♣ …"]
    assert [line.plain for line in card.picture] == ["♣♣♣♣", "≈≈≈≈"]


def test_the_colour_of_a_frame_is_not_that_of_its_text() -> None:
    lines = framed(Card("Card", colour="owner.0", text=TEXT), Frame(), 14, 6, palette())
    assert {line.style for line in lines[1:-1]} == {""}


def test_where_a_card_is_wide_its_text_stands_beside_the_picture_in_its_own_colour() -> None:
    picture = tuple(Text(line.plain, "dim") for line in PICTURE)
    card = Card("Card", picture=picture, text=("It does much.", *TEXT), drawn=True)
    assert inner(card, 4, width=34) == ["♣♣♣♣ It does much.", "≈≈≈≈ It does much, and says so."]
    row = framed(card, Frame(), 34, 4, palette())[1]
    assert row.style == ""
    assert not [span for span in row.spans if span.end > 5 and span.style == "dim"]


def test_a_text_that_has_no_room_beside_a_picture_goes_on_below_it() -> None:
    card = Card("Card", picture=PICTURE, text=("It does much.", "Then it stops, and says why."), drawn=True)
    assert inner(card, 6, width=21) == ["♣♣♣♣ It does much.", "≈≈≈≈ Then it stops,", "and says why.", ""]
    assert not inner(card, 6, width=20)[0].endswith("much."), "it would be a column of single words"


def test_paragraphs_run_on_before_one_is_cut() -> None:
    card = Card("Card", text=("Gain 1.", "Pay 2.", "Lose 3."))
    assert inner(card, 5, width=18) == ["Gain 1.", "Pay 2.", "Lose 3."]
    assert inner(card, 4, width=18) == ["Gain 1. Pay 2.", "Lose 3."]


def test_what_is_known_goes_before_anything_is_cut_and_the_last_first() -> None:
    known = ("All do.", "All say so, too.")
    card = Card("Card", text=("It does much.", *known), known=known)
    assert inner(card, 5, width=18) == ["It does much.", "All do.", "All say so, too."]
    assert inner(card, 4, width=18) == ["It does much.", "All do."]
    assert inner(card, 3, width=18) == ["It does much."]


def test_tags_and_text_share_lines_where_nothing_else_has_room() -> None:
    card = Card("Card", tags=Text("plant"), text=("It does much.",))
    assert inner(card, 4, width=14) == ["plant · It", "does much."]


def test_why_a_card_cannot_be_played_takes_the_lines_that_are_free() -> None:
    foot = Text("✗ It costs too much")
    lines = [line.plain[1:-1].rstrip() for line in framed(Card("Card"), Frame(foot=foot), 14, 6, palette())]
    assert lines[1:-1] == ["", "", "✗ It costs", "too much"]


def test_why_a_card_cannot_be_played_is_not_dim_as_the_card_is() -> None:
    frame = Frame(foot=Text("It does much."), dim=True)
    rows = framed(Card("Card", text=("It does much.", *TEXT)), frame, 24, 7, palette())[1:-1]
    dim = ["dim" in {str(span.style) for span in row.spans} for row in rows]
    assert dim == [True, True, True, True, False]


def test_the_foot_goes_into_the_lower_edge_before_the_text_is_cut() -> None:
    card, frame = Card("Card", "9 M€", text=TEXT), Frame("1", Text("✗ too dear"))
    loose, close = ([line.plain for line in framed(card, frame, 18, high, palette())] for high in (5, 4))
    assert loose[-2:] == ["│✗ too dear      │", "└────────────────┘"]
    assert close[1:] == ["│It does much,   │", "│and says so.    │", "└ ✗ too dear ────┘"]


def test_a_name_goes_on_below_by_whole_words_or_its_price_goes_into_the_lower_edge() -> None:
    card, frame = Card("Artificial Lake", "15 M€", text=TEXT), Frame("1")
    loose, close = ([line.plain for line in framed(card, frame, 22, high, palette())] for high in (5, 4))
    assert loose[:2] == ["┌ 1 Artificial 15 M€ ┐", "│Lake                │"]
    assert close == [
        "┌ 1 Artificial Lake ─┐",
        "│It does much, and   │",
        "│says so.            │",
        "└───────────── 15 M€ ┘",
    ]


def test_in_a_line_what_is_no_sentence_is_parted_from_the_next() -> None:
    assert run_on(("Once in a game: Rain", "Take 1 cube.", "Pay")) == (
        "Once in a game: Rain · Take 1 cube. Pay"
    )


CARD = Card("Rover", "8", tags=Text("building"), text=("It does much, and says so.",))


def drawn(card: Card, frame: Frame, width: int = 14, height: int = 5) -> list[str]:
    return [line.plain for line in hung(card, frame, width, height, palette())]


def test_a_card_hangs_down_from_its_title_bar() -> None:
    assert drawn(CARD, Frame("1")) == [
        "┌ 1 Rover ── 8",
        "│building     ",
        "│It does much,",
        "│and says so. ",
        "│             ",
    ]


def test_a_card_that_hangs_has_room_for_what_a_frame_would_cut() -> None:
    assert any("…" in line.plain for line in framed(CARD, Frame("1"), 14, 4, palette()))
    assert not any("…" in line for line in drawn(CARD, Frame("1"), height=4))


def test_what_has_no_room_in_the_title_bar_comes_first_below_it() -> None:
    assert drawn(CARD, Frame("1"), 10, 6)[:2] == ["┌ 1 Rover ", "│8 ·      "]
    long = Card("Rover of the red plains", "8", text=("It rolls.",))
    assert drawn(long, Frame("1 [ ]"), 16, 4)[:3] == [
        "┌ 1 [ ] Rover ──",
        "│of the red     ",
        "│plains · 8     ",
    ]


def test_why_a_card_cannot_be_played_stays_whole() -> None:
    frame = Frame("1", Text("✗ It is too cold here."), dim=True)
    assert drawn(CARD, frame, height=5)[-2:] == ["│✗ It is too  ", "│cold here.   "]
    assert not hangs(CARD, frame, 14, 5)
    assert hangs(CARD, frame, 14, 6)


def test_the_card_that_is_taken_has_heavy_edges() -> None:
    assert [line[0] for line in drawn(CARD, Frame("1", heavy=True))] == ["┏", "┃", "┃", "┃", "┃"]


def test_what_would_be_left_out_has_no_room() -> None:
    known = ("All do.", "All say so, too.")
    card = Card("Card", text=("It does much.", *known), known=known)
    assert hangs(card, Frame("1"), 17, 4)
    assert not hangs(card, Frame("1"), 17, 3)


def named(name: str, width: int) -> Text:
    return shortened(Text(name), width)


def test_a_name_goes_on_below_a_head_that_is_wider_than_its_numbers() -> None:
    rows = [
        (lambda width: named("Penelope", width), Text("7")),
        (lambda width: named("Bo", width), Text("12")),
    ]
    assert [line.plain for line in led(Text("points"), rows, 12)] == [
        "      points",
        "Penelope   7",
        "Bo        12",
    ]


def test_a_name_is_cut_where_its_row_has_no_room_for_it() -> None:
    rows = [(lambda width: named("Penelope", width), Text("7"))]
    assert [line.plain for line in led(Text("points"), rows, 9)] == ["   points", "Penelo… 7"]


def test_numbers_stand_below_their_heads() -> None:
    names = [lambda width: named("Ann", width), lambda width: named("Bela", width)]
    lines = headed(["pts", "cards"], names, [["7", "1"], ["12", "30"]], 20)
    assert [line.plain for line in lines] == ["     pts cards", "Ann    7     1", "Bela  12    30"]


TEXTS = (
    "a",
    "a b",
    "Erde und Feuer",
    "a  ",
    "  a",
    "one\ntwo",
    "one\n",
    "a\tb",
    "ÇÀÉ — 漢字 ✓",
    "averyverylongword and more of it",
)


@pytest.mark.parametrize("space", ["\u00a0", "\u202f"])
def test_no_line_is_broken_at_a_space_that_holds_words_together(space: str) -> None:
    whole = Text(f"one two hand{space}10 and more")
    whole.stylize("red", 8, 15)
    lines = wrapped(whole, 14)
    assert [line.plain.rstrip() for line in lines] == ["one two", f"hand{space}10 and", "more"]
    assert lines[1].spans == [Span(0, 7, "red")]


@with_each("text", TEXTS)
def test_a_text_is_broken_as_rich_breaks_it(text: str) -> None:
    whole = Text(text, "bold")
    whole.stylize("red", 0, 1)
    for width in range(1, 40):
        lines, others = wrapped(whole, width), list(whole.wrap(MEASURE, width))
        assert [(line.plain, line.style, line.spans) for line in lines] == [
            (line.plain, line.style, line.spans) for line in others
        ]
    assert whole.plain == text
    assert all(line is not whole for line in wrapped(whole, 99))


def test_of_no_text_no_line_is_made() -> None:
    assert wrapped(Text(), 10) == []


def test_a_line_that_hangs_is_indented_from_its_second_line_on_and_keeps_its_colours() -> None:
    line = Text("Salvage yard, 8 left, 1 point, 2 in line")
    line.stylize("red", 22, 29)
    first, second, third = hanging(line, 21)
    assert first.plain.rstrip() == "Salvage yard, 8 left,"
    assert second.plain.rstrip() == "    1 point, 2 in"
    assert third.plain == "    line"
    assert [second.plain[span.start : span.end] for span in second.spans] == ["1 point"]


ROOMS = st.builds(Room, st.integers(5, 12), st.integers(0, 5))

FORMS = st.lists(st.lists(st.text("ab c", max_size=14), max_size=8), min_size=1, max_size=5)


def as_a_whole(room: Room, forms: Sequence[Sequence[Text]]) -> Sequence[Text]:
    """Write every form to its end, and take the first that fits."""
    fit = next((lines for lines in forms if room.holds(lines)), None)
    return squeezed(forms[-1][: room.height], room) if fit is None else fit


@given(ROOMS, FORMS)
def test_what_fits_is_what_would_fit_written_to_its_end(room: Room, forms: list[list[str]]) -> None:
    written = [[Text(line, "bold") for line in form] for form in forms]
    assert [*fitted(room, *(partial(iter, form) for form in written))] == [*as_a_whole(room, written)]


def test_a_form_is_written_no_further_than_to_the_line_that_has_no_room() -> None:
    asked: list[str] = []

    def form(*lines: str) -> Iterator[Text]:
        for line in lines:
            asked.append(line)
            yield Text(line)

    high, wide, least = (
        partial(form, *lines) for lines in (("a", "b", "c", "d"), ("too wide", "e"), ("f", "g"))
    )
    assert [line.plain for line in fitted(Room(4, 2), high, wide, least)] == ["f", "g"]
    assert asked == ["a", "b", "c", "too wide", "f", "g"]


@with_each(
    "name, width, shown",
    [
        ("Joueur 1", 8, "Joueur 1"),
        ("Joueur 12", 8, "Joue… 12"),
        ("Joueur 1", 6, "Jou… 1"),
        ("Joueur 1", 5, "Jou…1"),
        ("Joueur 1", 3, "J…1"),
        ("Joueur 1", 2, "…1"),
        ("Ada Lovelace (2)", 10, "Ada L… (2)"),
        ("Maximilienne", 6, "Maxim…"),
        ("12", 1, "…"),
    ],
)
def test_a_name_is_cut_before_its_number(name: str, width: int, shown: str) -> None:
    assert name_in(width, Text(name)).plain == shown


@with_each("width", range(1, 30))
def test_a_line_that_is_cut_ends_with_a_whole_word(width: int) -> None:
    said = "Place your residential zone"
    shown = in_whole_words(Text(said), width).plain
    assert len(shown) <= width
    whole, cut, _ = shown.partition("…")
    assert cut or shown == said
    assert width < len("Place…") or said.startswith(f"{whole} ") or shown == said
