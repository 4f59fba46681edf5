"""The hand: whichever of many entries is taken can be seen."""

from typing import ClassVar

import pytest
from rich.text import Text
from textual.app import App, ComposeResult

from boardkit.draw.drawing import Entry, Face
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
