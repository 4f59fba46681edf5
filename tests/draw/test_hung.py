"""Cards that hang down from their title bars: what has room there, and where name and price go."""

from rich.text import Text

from boardkit.draw.cards import Card, Frame, framed, hangs, hung
from boardkit.draw.palette import palette

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
