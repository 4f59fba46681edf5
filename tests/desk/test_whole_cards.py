"""What is shown of a card to be chosen is whole; where that has no room, each has a line."""

from typing import Any

import pytest

from boardkit.core import Choice, Game
from boardkit.draw.blocks import Room
from boardkit.draw.show import Entry
from boardkit.games.tectonic_tribes.rules.moves import Discard
from boardkit.games.tectonic_tribes.rules.questions import WhichDiscard
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.facts import marks
from boardkit.tui.widgets.hand import flow, whole_rows
from tests.desk.test_verbs import tables
from tests.desk.tools import ink_of
from tests.every import every_game

HANDS = [Room(80, 3), Room(100, 3), Room(120, 7), Room(140, 7), Room(200, 9), Room(200, 11)]
"""The room of the hand in windows from 80 by 24 to 200 by 60."""


def drawn_whole(entries: tuple[Entry, ...], room: Room, numbers: tuple[str, ...]) -> bool:
    """Tell whether all has room; of what is shown, no entry is cut, and there is one at least."""
    placed = flow(entries, room.width, numbers)
    high = max((spot.region.bottom for spot in placed), default=0)
    if high <= room.height:
        return True
    for height in (room.height, room.height - 1):
        lines = whole_rows(placed, height)
        shown = [spot for spot in placed if spot.region.y in lines]
        assert shown
        assert all(spot.region.bottom <= lines.stop for spot in shown)
        assert all(spot.region.bottom <= lines.start for spot in placed if spot.region.y < lines.start)
        assert len(lines) <= height
    return False


@pytest.mark.sample(6)
@pytest.mark.parametrize("room", HANDS, ids=str)
@every_game
def test_no_card_of_a_hand_is_cut(game: Game[Any], room: Room) -> None:
    for desk in tables(game.key):
        entries = panels.hand(desk, ink_of(game.key, len(desk.match.players)), room)
        drawn_whole(tuple(entries), room, marks(desk))
        framed = [line.plain for entry in entries if entry.boxed for line in entry.face.lines]
        assert not any("…" in line for line in framed)


@pytest.mark.sample(4)
@pytest.mark.parametrize("room", HANDS, ids=str)
@pytest.mark.parametrize("count", range(1, 21))
def test_pictures_are_whole_or_in_a_line_each(
    count: int, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = next(
        one for one in tables("tectonic_tribes") if isinstance(one.match.state.question, WhichDiscard)
    )
    cards = tuple(Choice(Discard, (("card", card),)) for card in range(31, 31 + count))
    monkeypatch.setattr(Desk, "listed", property(lambda _: cards))
    entries = tuple(panels.hand(desk, ink_of("tectonic_tribes", 2), room))
    assert len(entries) == count
    whole = drawn_whole(entries, room, marks(desk))
    assert whole or all(len(entry.face.lines) == 1 for entry in entries)
    # A card that is in nobody's hand has a longer name; of those in a hand, twelve have room everywhere.
    assert whole or count > 11
    for number, entry in enumerate(entries, 31):
        said = "\n".join(line.plain for line in entry.face.lines)
        assert str(number) in said
        assert len([sign for sign in said if sign in "≈◆♣∴▲"]) >= 6
