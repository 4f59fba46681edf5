"""Cards in frames: what is kept where there is no room, and in which colours."""

from rich.text import Text

from boardkit.draw.cards import Card, Frame, framed
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
