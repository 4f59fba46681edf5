"""Cards in frames: what is kept where there is no room, and in which colours."""

from rich.text import Text

from boardkit.draw.cards import Card, Frame, framed, run_on
from boardkit.draw.palette import palette

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
