"""A match comes back from its record, and a garbled record is refused with the place that is wrong."""

import pytest
from attrs import evolve
from tests.toy import TOY, Stakes, ToyOptions

from boardkit.core import records
from boardkit.core.faults import Fault, FaultError, UnknownGame, WrongType
from boardkit.core.match import Player

PLAYERS = (Player("Ada", 0), Player("Élodie", 1))


def fault_of_start(*players: Player) -> Fault:
    with pytest.raises(FaultError) as caught:
        records.start(TOY, ToyOptions(), players, 0)
    return caught.value.fault


def test_options_with_an_enum_come_back() -> None:
    match = records.start(TOY, ToyOptions(stakes=Stakes.HIGH), PLAYERS, 7)
    assert records.restore(TOY, records.record(match, "0")) == match


def test_a_record_of_another_game_is_refused() -> None:
    plain = records.record(records.start(TOY, ToyOptions(), PLAYERS, 7), "0")
    with pytest.raises(FaultError) as caught:
        records.restore(TOY, evolve(plain, game="chess"))
    assert caught.value.fault == UnknownGame("chess", ("toy",))


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "\x1b[2J", "\ud800"])
def test_a_match_does_not_start_with_a_name_that_no_record_may_have(name: str) -> None:
    assert fault_of_start(PLAYERS[0], Player(name, 1)) == WrongType("$.players[1].name")


def test_a_match_does_not_start_with_a_colour_outside_the_palette() -> None:
    assert fault_of_start(Player("Ada", 6), PLAYERS[1]) == WrongType("$.players[0].colour")
