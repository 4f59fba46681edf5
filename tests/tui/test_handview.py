from typing import ClassVar

import pytest
from rich.text import Text
from textual.app import ComposeResult

from boardkit.core import Choice, Move
from boardkit.draw.show import Entry, Face
from boardkit.tui.desk.sight import MOST_AT_ONCE, listed, needs_place
from boardkit.tui.widgets.hand import HandView, flow
from tests.tui.hands import Rested
from tests.tui.tools import shown

MANY = 14
"""As many as things to build in Sharing the Water."""


class Hand(Rested):
    """A hand of three lines and nothing else."""

    CSS: ClassVar[str] = "HandView { height: 3; }"

    def compose(self) -> ComposeResult:
        """Lay it out."""
        yield HandView()


@pytest.mark.parametrize("width", [50, 80, 120])
async def test_the_last_of_many_entries_can_be_taken_where_few_have_room(width: int) -> None:
    app = Hand()
    async with app.run_test(size=(width, 10)) as pilot:
        for taken in range(MANY):
            faces = [Face((Text(f"thing <{number}> to build".ljust(22)),)) for number in range(MANY)]
            entries = [Entry(face, taken=number == taken) for number, face in enumerate(faces)]
            app.query_one(HandView).show(entries, ("… more of them", "…"))
            await pilot.pause()
            assert f"<{taken}>" in shown(app)


@pytest.mark.parametrize("height", [2, 3])
async def test_the_entry_that_is_taken_is_seen_though_its_row_is_higher_than_the_hand(height: int) -> None:
    class Low(Hand):
        CSS: ClassVar[str] = f"HandView {{ height: {height}; }}"

    app = Low()
    async with app.run_test(size=(40, 10)) as pilot:
        for taken in range(3):
            faces = [
                Face((Text(f"card <{number}>".ljust(35)), *[Text("told".ljust(35))] * 4))
                for number in range(3)
            ]
            entries = [Entry(face, taken=number == taken) for number, face in enumerate(faces)]
            app.query_one(HandView).show(entries, ("… more of them", "…"))
            await pilot.pause()
            assert f"<{taken}>" in shown(app)


@pytest.mark.sample(3)
@pytest.mark.parametrize("height", [3, 4, 5, 6, 7])
async def test_pictures_are_shown_whole_and_a_click_on_the_rest_wants_all(height: int) -> None:
    wanted: list[object] = []

    class Noting(Hand):
        CSS: ClassVar[str] = f"HandView {{ height: {height}; }}"

        def on_hand_view_more_wanted(self) -> None:
            wanted.append("more")

        def on_hand_view_taken(self, event: HandView.Taken) -> None:
            wanted.append(event.number)

    app = Noting()
    async with app.run_test(size=(60, 10)) as pilot:
        hand = app.query_one(HandView)
        for taken in range(MANY):
            parts = ("name", "upper", "lower")
            faces = [
                Face(tuple(Text(f"{part}<{number}>".ljust(12)) for part in parts)) for number in range(MANY)
            ]
            hand.show([Entry(face, taken=at == taken) for at, face in enumerate(faces)], ("more", "…"))
            await pilot.pause()
            said = shown(app).splitlines()[:height]
            assert all(f"{part}<{taken}>" in "".join(said) for part in parts)
            assert len({"".join(said).count(part) for part in parts}) == 1
            more = next(y for y, row in enumerate(said) if "more" in row or "…" in row)
            await pilot.click(HandView, offset=(59 if "…" in said[more] else 1, more))
            await pilot.click(HandView, offset=(1, 0))
            await pilot.pause()
            assert wanted[-2] == "more"
            assert f"name<{wanted[-1]}>" in "".join(said)


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


async def test_what_has_a_ground_of_its_own_keeps_its_ink_in_the_entry_that_is_taken() -> None:
    class Bright(Hand):
        CSS: ClassVar[str] = "HandView { height: 3; } .hand--taken { color: #ffcc00; }"

    app = Bright()
    async with app.run_test(size=(40, 10)) as pilot:
        line = Text.assemble("card ", ("♣", "#000000 on #60a060"))
        app.query_one(HandView).show([Entry(Face((line,)), taken=True)])
        await pilot.pause()
        strip = app.query_one(HandView).render_line(0)
        inks = [str(segment.style) for segment in strip if segment.text.strip()]
        assert "#ffcc00" in inks[0]
        assert inks[-1].startswith("#000000")
