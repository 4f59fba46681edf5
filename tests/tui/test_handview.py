"""The hand: whichever of many entries is taken can be seen."""

from typing import ClassVar

import pytest
from rich.text import Text
from textual.app import App, ComposeResult

from boardkit.draw.show import Entry, Face
from boardkit.tui.widgets.hand import HandView
from tests.tui.tools import shown

MANY = 14
"""As many as things to build in Sharing the Water."""


class Hand(App[None]):
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
