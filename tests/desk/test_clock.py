"""The turn clock, as a value: whose time runs, and how much each seat has used."""

from hypothesis import given
from hypothesis import strategies as st

from boardkit.core import Seat
from boardkit.draw.drawings import match_palette
from boardkit.draw.palette import Depth
from boardkit.games import GAMES
from boardkit.text import words_for
from boardkit.tui.desk.intents import Do
from boardkit.tui.desk.panels import Clock, clock_said, due
from boardkit.tui.desk.update import HandingOver
from tests.desk.test_recap import desks
from tests.desk.tools import after

ADA, BELA = Seat(0), Seat(1)


@given(st.lists(st.tuples(st.sampled_from([ADA, BELA, None]), st.integers(0, 500))))
def test_the_time_of_all_adds_up_to_that_in_which_somebody_was_due(
    turns: list[tuple[Seat | None, int]],
) -> None:
    clock, now, expected = Clock((0.0, 0.0)), 0.0, {ADA: 0, BELA: 0}
    for seat, seconds in turns:
        clock, now = clock.passed_to(seat, now), now + seconds
        if seat is not None:
            expected[seat] += seconds
    assert {seat: clock.used_by(seat, now) for seat in (ADA, BELA)} == expected


def test_time_is_written_in_minutes_behind_the_letter_of_each_seat() -> None:
    palette = match_palette("tectonic_tribes", (0, 1), Depth.FULL)
    clock = Clock((59.9, 3600.0), ADA, 100.0)
    assert clock_said(clock, 105.0, words_for("en"), palette).plain == "time   A  1:04   B  60:00"
    assert clock_said(clock, 105.0, words_for("fr"), palette).plain.startswith("temps")


def test_whoever_looks_at_a_result_is_due_until_the_keyboard_is_handed_over() -> None:
    results = 0
    for desk in desks(GAMES["tectonic_tribes"]):
        if isinstance(desk.mode, HandingOver):
            results += 1
            assert due(desk) == desk.mode.by
            behind = after(desk, Do.ACT)
            assert due(behind) == desk.mode.to
        else:
            assert due(desk) == desk.match.state.to_move
    assert results
