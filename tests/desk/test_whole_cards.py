from random import Random
from typing import Any

import pytest

from boardkit.core import Choice, Game
from boardkit.draw.blocks import Room
from boardkit.draw.show import Entry
from boardkit.games.tectonic_tribes.rules.moves import Discard
from boardkit.games.tectonic_tribes.rules.questions import WhichDiscard
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, fact, update
from boardkit.tui.desk.facts import marks
from boardkit.tui.desk.hand import _held, held
from boardkit.tui.desk.intents import Do, Take
from boardkit.tui.desk.sight import LATELY, Drawn
from boardkit.tui.widgets.hand import flow, whole_rows
from tests.desk.test_verbs import tables
from tests.desk.tools import anything, ink_of, random_match, seated
from tests.every import every_game, every_key

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


@pytest.mark.sample(12)
@pytest.mark.parametrize("room", HANDS, ids=str)
@every_game
def test_no_card_of_a_hand_is_cut(game: Game[Any], room: Room) -> None:
    for desk in tables(game.key):
        entries = panels.hand(desk, ink_of(game.key, len(desk.match.players)), room)
        drawn_whole(tuple(entries), room, marks(desk))
        framed = [line.plain for entry in entries if entry.boxed for line in entry.face.lines]
        assert not any("…" in line for line in framed)


@pytest.mark.sample(8)
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


ROOM = Room(117, 6)


def test_the_same_is_drawn_once_and_something_else_anew() -> None:
    asked: list[str] = []

    def draw(what: str, times: int) -> str:
        asked.append(what)
        return what * times

    memory = Drawn()
    assert [memory.once(draw, "a", 2), memory.once(draw, "a", 2)] == ["aa", "aa"]
    assert memory.once(draw, "b", 2) == "bb"
    assert asked == ["a", "b"]
    assert [memory.once(draw, "c", at, what=at) for at in (1, 2, 1, 2)] == ["c", "cc", "c", "cc"]
    assert asked == ["a", "b", "c", "c"]


def test_who_goes_to_and_fro_finds_what_was_drawn_and_the_oldest_is_forgotten() -> None:
    asked: list[int] = []

    def draw(number: int) -> int:
        asked.append(number)
        return -number

    memory, there = Drawn(), range(LATELY)
    assert [memory.once(draw, at) for at in (*there, *reversed(there))] == [
        -at for at in (*there, *reversed(there))
    ]
    assert asked == [*there]
    memory.once(draw, LATELY)
    assert [memory.once(draw, 0), memory.once(draw, LATELY - 1)] == [0, 1 - LATELY]
    assert asked == [*there, LATELY, LATELY - 1]


def test_a_fact_is_worked_out_once_for_a_desk_and_again_for_another() -> None:
    asked: list[str] = []

    @fact
    def said(desk: Desk) -> str:
        asked.append(desk.digits)
        return f"{desk.digits}!"

    desk = seated(random_match("tectonic_tribes", 4))
    typed_one = desk.__replace__(digits="1")
    assert [said(one) for one in (desk, desk, typed_one, typed_one)] == ["!", "!", "1!", "1!"]
    assert asked == ["", "1"]


@pytest.mark.sample(4)
@every_key
def test_a_hand_that_is_remembered_is_what_would_be_drawn_again(key: str) -> None:
    random, remembered = Random(key), 0
    for decisions in (0, 6, 15, 40):
        desk = seated(random_match(key, decisions, seed=decisions + 1))
        ink = ink_of(key, len(desk.match.players))
        for _ in range(40):
            before = held(desk, ink, ROOM)
            desk = update(
                desk, random.choice((anything(desk, random), Do.SORT, Take(random.randrange(8))))
            ).desk
            assert held(desk, ink, ROOM) == _held(desk, ink, ROOM)
            remembered += held(desk, ink, ROOM) is before
    assert remembered > 10
