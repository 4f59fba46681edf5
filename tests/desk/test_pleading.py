"""Several others are asked at once on one form: who, how much from each, and whether it is promised back."""

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardkit.core import Match, Seat, legal
from boardkit.draw.blocks import Room
from boardkit.games import GAMES
from boardkit.games.terristories.rules.model import State
from boardkit.games.terristories.rules.moves import Ask, AskAlso, PromiseBack, Request
from boardkit.games.terristories.rules.questions import AnswerRequest, Talk
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, update
from boardkit.tui.desk.intents import Do, GoToCell, Put, Type
from boardkit.tui.desk.match.computers import Hinting
from boardkit.tui.desk.match.forms import FillingAlone
from boardkit.tui.desk.wishes import Keep, Ring
from tests.desk.tools import after, by_kind, ink_of, new_match, pressed, seated
from tests.tui.desks import wished

LAND = GAMES["terristories"]
SEATS = 4
LETTERS = "ABCD"
SMALL, LARGE = Room(80, 19), Room(200, 55)


@cache
def tables() -> tuple[Match[State], ...]:
    """Play at random up to questions at which others may be asked for cubes."""
    found = list[Match[State]]()
    for seed in range(14):
        match, random = new_match(LAND, SEATS, seed).__replace__(open_table=True), Random(seed)
        for _ in range(300):
            moves = legal(LAND, match.state)
            if match.over or (
                isinstance(match.state.question, Talk) and any(isinstance(one, Ask) for one in moves)
            ):
                break
            match = match.play(by_kind(moves, random))
        if not match.over and isinstance(match.state.question, Talk):
            found.append(match)
    assert len(found) > 3
    return tuple(found)


def form(match: Match[State], language: str = "en") -> Desk:
    desk = pressed(seated(match, language), "a").desk
    assert isinstance(desk.mode, FillingAlone)
    return desk


def mode(desk: Desk) -> FillingAlone:
    assert isinstance(desk.mode, FillingAlone)
    return desk.mode


def amount(desk: Desk) -> int:
    ((number,),) = mode(desk).filled.cells
    return number


def others(desk: Desk) -> list[Seat]:
    return [Seat(seat) for seat in range(SEATS) if seat != desk.viewer]


def cubes(desk: Desk, seat: Seat) -> int:
    tableau = desk.match.state.tableaux[seat]
    assert isinstance(tableau.cubes, int)
    return tableau.cubes


@given(st.data())
@settings(deadline=None, max_examples=40)
def test_whoever_is_chosen_is_asked_at_once_as_the_rules_say(data: st.DataObject) -> None:
    match = data.draw(st.sampled_from(tables()))
    desk = form(match)
    of = data.draw(st.sets(st.sampled_from(others(desk)), min_size=1))
    most = max(cubes(desk, seat) for seat in of)
    much, back = data.draw(st.integers(0, most)), data.draw(st.booleans())
    ready = after(desk, *(Type(LETTERS[seat]) for seat in of), Put((0, 0), much))
    ready = after(ready, Do.TICK) if back else ready
    outcome = update(ready, Do.ACT)
    if not much:
        wished(outcome, Ring)
        assert outcome.desk is ready
        return
    made = [moment.move for moment in outcome.desk.match.moments[match.at + 1 : outcome.desk.match.at + 1]]
    first = made[0]
    assert isinstance(first, Ask)
    assert first.amount == much
    assert {first.of, *(move.of for move in made if isinstance(move, AskAlso))} == of
    assert (PromiseBack() in made) == back
    assert made[-1] == Request()
    question = outcome.desk.match.state.question
    assert isinstance(question, AnswerRequest)
    assert (question.amount, question.back) == (much, back)


def test_the_amount_is_typed_as_a_number_up_to_what_anybody_has() -> None:
    for match in tables():
        desk = form(match)
        most = max(cubes(desk, seat) for seat in others(desk))
        assert amount(pressed(desk, *str(most)).desk) == most
        outcome = pressed(desk, "9", "9", "9")
        assert amount(outcome.desk) <= most
        up, down = pressed(desk, "up").desk, pressed(desk, "up", "down").desk
        assert (amount(up), amount(down)) == (1, 0)


def test_a_letter_again_asks_no_longer_and_nobody_asks_themselves() -> None:
    desk = form(tables()[0])
    other = others(desk)[0]
    assert after(desk, Type(LETTERS[other]), Type(LETTERS[other].lower())).mode == desk.mode
    assert after(desk, Type(LETTERS[desk.viewer])).mode == desk.mode


def test_advice_is_given_beside_the_form() -> None:
    filled = after(form(tables()[0]), Put((0, 0), 1))
    advised = pressed(filled, "H").desk
    assert isinstance(advised.mode, Hinting)
    assert after(advised, Do.BACK).mode == filled.mode


def test_escape_asks_nobody() -> None:
    desk = form(tables()[0])
    outcome = pressed(desk, LETTERS[others(desk)[0]], "1", "escape")
    assert not isinstance(outcome.desk.mode, FillingAlone)
    assert outcome.desk.match is desk.match
    assert not any(isinstance(wish, Keep) for wish in outcome.wishes)


@pytest.mark.parametrize("room", [SMALL, LARGE])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_form_fits_and_everything_on_it_can_be_clicked(room: Room, language: str) -> None:
    desk = form(tables()[0], language)
    hand = Room(room.width, 7)
    low = room.width >= LARGE.width
    drawn = panels.sheet(desk, ink_of(desk.game.key, SEATS), room, hand if low else None)
    assert drawn is not None
    assert drawn.low is low
    assert len(drawn.lines) <= hand.height or not low
    assert len(drawn.lines) <= room.height
    assert all(line.cell_len <= room.width for line in drawn.lines)
    wants = {area.intent for area in drawn.areas}
    assert wants == {
        Do.TICK,
        GoToCell((0, 0)),
        Put((0, 0), 1),
        Put((0, 0), -1),
        *(Type(LETTERS[seat]) for seat in others(desk)),
    }
