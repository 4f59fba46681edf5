"""What was drawn is remembered until it is drawn from something else."""

from random import Random

import pytest

from boardkit.draw.blocks import Room
from boardkit.tui.desk.desk import Desk, fact, update
from boardkit.tui.desk.hand import _held, held
from boardkit.tui.desk.intents import Do, Take
from boardkit.tui.desk.sight import LATELY, Drawn
from tests.desk.tools import anything, ink_of, random_match, seated
from tests.every import every_key

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
    assert [memory.each(at, draw, "c", at) for at in (1, 2, 1, 2)] == ["c", "cc", "c", "cc"]
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


@pytest.mark.sample(2)
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
