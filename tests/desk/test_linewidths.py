"""Lists in columns: what has no room beside others goes on in rows that are free."""

import pytest
from rich.style import Style
from rich.text import Text

from boardkit.draw.blocks import Room
from boardkit.draw.cards import Card
from boardkit.tui.desk.hand import closest, heights, line_of, named_closely, rooms_in, widths, with_spare

CARDS = [Card(f"Building {number}", "4", tags=Text("one two three four five")) for number in range(6)]


@pytest.mark.parametrize(
    ("room", "high"),
    [
        (Room(60, 3), [1, 1, 1, 1, 1, 1]),
        (Room(60, 4), [2, 2, 1, 1, 1, 1]),
        (Room(60, 5), [2, 2, 2, 2, 1, 1]),
        (Room(140, 5), [1, 1, 1, 1, 1, 1]),
    ],
)
def test_rows_that_are_cut_have_the_lines_that_are_free(room: Room, high: list[int]) -> None:
    wide = widths(CARDS, room)
    assert heights(CARDS, wide, room) == high
    assert any(line_of(card).cell_len > width for card, width in zip(CARDS, wide, strict=True)) is (
        room.width == 60
    )


def test_of_what_has_no_room_in_a_line_whole_sentences_are_told() -> None:
    cards = [Card("Card", text=("It does this.", "It does that as well, and says so."))] * 2
    starts = [Text("Card"), Text("Card  ✗ It cannot be played.")]
    high, lines = closest(starts, cards, [False, True], Room(30, 2), Style())
    assert high == [1, 1]
    assert lines[0].plain == "Card  It does this. …"
    assert lines[1].plain == "Card  ✗ It cannot be played.  …"


def test_lines_go_first_to_what_can_be_chosen() -> None:
    cards = [Card("Card", text=("It does this.", "It does that as well, and says so."))] * 2
    starts = [Text("Card  ✗ It cannot be played."), Text("Card")]
    high, lines = closest(starts, cards, [True, False], Room(30, 3), Style())
    assert high == [1, 2]
    assert lines[1].plain.endswith("It does that as well, and says so.")


def test_no_sentence_is_left_out_where_a_line_would_stay_empty() -> None:
    cards = [Card("Card", text=("It does this.", "It does that as well, and says so, and more and more."))]
    high, (line,) = closest([Text("Card")], cards, [False], Room(30, 2), Style())
    assert high == [2]
    assert line.plain.endswith("and more and more.")


def test_where_all_that_is_told_is_known_as_much_is_told_as_there_are_lines() -> None:
    known = "It does this.", "It does that, too."
    cards = [Card("Card", text=known, known=known)] * 2
    for height, told in ((4, "Card  It does this. It does that, too."), (2, "Card  It does this.")):
        _, lines = closest([Text("Card")] * 2, cards, [False, False], Room(25, height), Style())
        assert [line.plain for line in lines] == [told] * 2


def test_what_one_card_has_to_leave_out_another_that_has_room_keeps() -> None:
    known = ("It needs this.",)
    short = Card("Card", text=("It does this.", *known), known=known)
    long = Card("Card", text=("It does this, and says so at length.", *known), known=known)
    _, lines = closest([Text("1"), Text("2")], [short, long], [False, False], Room(40, 2), Style())
    assert [line.plain for line in lines] == [
        "1  It does this. It needs this.",
        "2  It does this, and says so at length.",
    ]


def test_entries_abreast_have_the_lines_that_are_free_and_as_many_in_a_row() -> None:
    long = Card("", text=("Eight words of text that need some room.",))
    cards = [long, Card("", text=("Short.",)), long, long]
    starts = [Text("Card")] * 4
    for height, wanted in ((2, [1, 1, 1, 1]), (3, [2, 2, 1, 1]), (4, [2, 2, 2, 2]), (9, [2, 2, 2, 2])):
        high, lines = closest(starts, cards, [False] * 4, Room(30, height), Style(), abreast=2)
        assert list(high) == wanted
    assert all(" ".join(card.text) in line.plain for card, line in zip(cards, lines, strict=True))


def test_what_has_no_room_in_a_list_is_called_by_its_brief_name() -> None:
    cards = [
        Card(f"power plant beside a river {number}", "10¥", brief=f"power {number}") for number in range(9)
    ]
    roomy, tight = Room(160, 3), Room(60, 3)
    assert named_closely(cards, roomy) == cards
    assert [card.name for card in named_closely(cards, tight)] == [card.brief for card in cards]
    assert rooms_in(named_closely(cards, tight), tight)


def test_a_name_stays_where_nothing_shorter_is_known() -> None:
    cards = [Card("a name that is very long indeed", "10¥"), Card("another name", "4¥", brief="another")]
    assert [card.name for card in named_closely(cards, Room(50, 1))] == [cards[0].name, "another"]


def test_rows_that_are_free_tell_more_of_what_can_be_done() -> None:
    cards = [Card(f"Card {number}", text=("It does this.",)) for number in range(6)]
    rooms, barred = [Room(57, 1)] * 6, [True, True, True, False, True, False]
    high = [
        [room.height for room in with_spare(rooms, cards, barred, Room(120, lines))] for lines in (3, 4, 5, 6)
    ]
    assert high == [[1] * 6, [1, 1, 2, 2, 1, 1], [1, 1, 2, 2, 2, 2], [2] * 6]
    assert with_spare(rooms, [Card("Card")] * 6, barred, Room(120, 6)) == rooms, (
        "there is nothing more to tell"
    )
    narrow = [Room(30, 1)] * 6
    assert with_spare(narrow, cards, barred, Room(65, 6)) == narrow
