"""Long hands: kinds of choices first, and rows that scroll to what is taken."""

from rich.text import Text

from boardkit.core import Choice, Move
from boardkit.draw.show import Entry, Face
from boardkit.tui.desk.sight import MOST_AT_ONCE, listed, needs_place
from boardkit.tui.widgets.hand import flow


class Buy(Move):
    verb = "buy"

    card: int


class Build(Move):
    verb = "build"

    at: int


class Stop(Move):
    verb = "stop"


def hand(cards: int) -> list[Choice]:
    buys = [Choice(Buy, (("card", card),)) for card in range(cards)]
    return [*buys, Choice(Build, ()), Choice(Stop, ())]


def test_few_choices_are_listed_as_they_are() -> None:
    assert listed(hand(MOST_AT_ONCE - 2), None) == tuple(hand(MOST_AT_ONCE - 2))


def test_many_choices_of_several_kinds_are_listed_by_kind() -> None:
    choices = hand(40)
    assert listed(choices, None) == (Buy, choices[-2], choices[-1])
    assert listed(choices, Buy) == tuple(choices[:40])


def test_many_choices_of_one_kind_are_listed_as_they_are() -> None:
    choices = hand(40)[:40]
    assert listed(choices, None) == tuple(choices)


def test_the_map_is_wanted_where_an_entry_has_a_place() -> None:
    assert [needs_place(entry) for entry in (Buy, Build, hand(1)[1], hand(1)[2])] == [
        False,
        True,
        True,
        False,
    ]


def test_a_hand_that_fits_no_row_takes_as_many_as_it_needs() -> None:
    entries = [Entry(Face((Text(f"Card {number}"), Text("♣♣♣")))) for number in range(12)]
    placed = flow(entries, 40)
    assert max(spot.region.right for spot in placed) <= 40
    assert {spot.region.y for spot in placed} == {0, 2}
