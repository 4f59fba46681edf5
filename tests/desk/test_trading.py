"""A deal is proposed on a form: two sides, numbers typed as numbers, limits, and what both sides lack."""

from functools import cache
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardkit.core import Match, Seat, legal
from boardkit.draw.blocks import Room
from boardkit.draw.drawings import drawing_of
from boardkit.games import GAMES
from boardkit.games.water_sharing.box.things import Good
from boardkit.games.water_sharing.rules.bargaining import MOST_CUBES, MOST_THUNES, means_of
from boardkit.games.water_sharing.rules.model import State
from boardkit.games.water_sharing.rules.moves import Deal
from boardkit.games.water_sharing.rules.questions import AnswerDeal, Generate
from boardkit.games.water_sharing.show.economy import sums
from boardkit.games.water_sharing.show.forms import proposed
from boardkit.maps.squares import Way
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, Sheet, update
from boardkit.tui.desk.intents import Do, Go, GoToCell, Next, Prepare, Put, Type
from boardkit.tui.desk.match.computers import Hinting
from boardkit.tui.desk.match.forms import FillingAlone
from boardkit.tui.desk.wishes import Keep, Ring
from tests.desk.tools import after, by_kind, ink_of, new_match, pressed, seated
from tests.tui.desks import wished

WATER = GAMES["water_sharing"]
SMALL, LARGE = Room(80, 19), Room(200, 55)


@cache
def tables() -> tuple[Match[State], ...]:
    """Play at random up to questions at which deals may be proposed."""
    found = list[Match[State]]()
    for seed in range(12):
        match, random = new_match(WATER, 3, seed).__replace__(open_table=True), Random(seed)
        for _ in range(250):
            moves = legal(WATER, match.state)
            if isinstance(match.state.question, Generate) and any(isinstance(one, Deal) for one in moves):
                found.append(match)
                break
            match = match.play(by_kind(moves, random))
    assert len(found) > 4
    return tuple(found)


def form(match: Match[State], language: str = "en") -> Desk:
    desk = pressed(seated(match, language), "d").desk
    assert isinstance(desk.mode, FillingAlone)
    return desk


def mode(desk: Desk) -> FillingAlone:
    assert isinstance(desk.mode, FillingAlone)
    return desk.mode


def sheet(desk: Desk, room: Room = SMALL) -> Sheet:
    found = panels.sheet(desk, ink_of(desk.game.key, 3), room)
    assert found is not None
    return found


@pytest.mark.parametrize(("hand", "low"), [(Room(160, 9), True), (Room(120, 7), False)])
def test_where_it_has_room_the_form_lies_below_the_map(hand: Room, low: bool) -> None:
    desk = form(tables()[0])
    found = panels.sheet(desk, ink_of(desk.game.key, 3), Room(hand.width, 45), hand)
    assert found is not None
    assert found.low is low
    assert found.full is False


def filled(desk: Desk, to: Seat, gives: tuple[int, ...], gets: tuple[int, ...]) -> Desk:
    """Fill the form in."""
    desk = after(desk, Type("ABC"[to]))
    for side, row in enumerate((gives, gets)):
        for line, number in enumerate(row):
            desk = after(desk, Put((line, side), number))
    return desk


def test_every_legal_deal_and_no_other_is_proposed_on_the_form() -> None:
    for match in tables():
        desk, state = form(match), match.state
        assert state.to_move is not None
        reached = set()
        for to in state.others(state.to_move):
            own, other = means_of(state, state.to_move), means_of(state, to)
            for gives in product(*(range(most + 1) for most in own)):
                for gets in product(*(range(most + 1) for most in other)):
                    move = proposed(to, gives, gets)
                    if move is not None and move in desk.sight.legal:
                        reached.add(move)
        assert reached == {move for move in desk.sight.legal if isinstance(move, Deal)}


@given(st.data())
@settings(deadline=None, max_examples=40)
def test_what_is_filled_in_is_proposed_by_enter(data: st.DataObject) -> None:
    match = data.draw(st.sampled_from(tables()))
    desk, state = form(match), match.state
    assert state.to_move is not None
    to = data.draw(st.sampled_from(list(state.others(state.to_move))))
    rows = [
        tuple(data.draw(st.integers(0, most)) for most in means_of(state, seat))
        for seat in (state.to_move, to)
    ]
    ready = filled(desk, to, rows[0], rows[1])
    assert tuple(zip(*mode(ready).filled.cells, strict=True)) == tuple(rows)
    move, outcome = proposed(to, *rows), update(ready, Do.ACT)
    if move is None or move not in desk.sight.legal:
        assert outcome.desk is ready
        assert any(isinstance(wish, Ring) for wish in outcome.wishes)
    else:
        assert outcome.desk.match.moments[match.at + 1].move == move
        assert outcome.desk.match.state.question == AnswerDeal(to, state.to_move, move)


def test_numbers_are_typed_into_the_field_under_the_cursor() -> None:
    for match in tables():
        desk = form(match)
        most = means_of(match.state, desk.viewer)
        for line, limit in enumerate(most):
            there = after(desk, GoToCell((line, 0)))
            typed = pressed(there, str(limit)).desk
            assert mode(typed).filled.cells[line][0] == limit
            outcome = pressed(there, "9", "9") if limit < 9 else pressed(there, "0")
            assert mode(outcome.desk).filled.cells[line][0] in (0, 9)


def test_too_much_rings_says_the_limit_and_changes_nothing() -> None:
    desk = form(tables()[0])
    most = means_of(desk.match.state, desk.viewer)
    for line, limit in enumerate(most):
        outcome = update(desk, Put((line, 0), limit + 1))
        wished(outcome, Ring)
        assert outcome.desk is desk
        assert update(desk, Put((line, 0), -1)).desk is desk
    assert update(desk, Put((7, 7), 1)).desk is desk


def test_arrows_and_tab_go_to_every_field_and_back() -> None:
    desk = form(tables()[0])
    seen = set()
    for _ in range(6):
        seen.add(mode(desk).filled.cell)
        desk = after(desk, Next(1))
    assert len(seen) == 6
    assert mode(desk).filled.cell == (0, 0)
    assert mode(after(desk, Go(Way.RIGHT), Go(Way.DOWN))).filled.cell == (1, 1)
    assert mode(after(desk, Go(Way.UP))).filled.cell == (2, 0)
    assert after(desk, Go(Way.RIGHT), Go(Way.LEFT)).mode == desk.mode


def test_a_letter_chooses_the_partner_and_nobody_trades_alone() -> None:
    desk = form(tables()[0])
    for seat in desk.match.state.others(desk.viewer):
        assert mode(after(desk, Type("abc"[seat]))).filled.seats == {seat}
    assert after(desk, Type("abc"[desk.viewer])).mode == desk.mode
    assert after(desk, Type("z")).mode == desk.mode


def test_escape_leads_back_to_the_list_and_the_form_keeps_nothing() -> None:
    desk = form(tables()[0])
    outcome = pressed(after(desk, Put((0, 0), 1)), "escape")
    assert not isinstance(outcome.desk.mode, FillingAlone)
    assert outcome.desk.match is desk.match
    assert not any(isinstance(wish, Keep) for wish in outcome.wishes)


def test_advice_is_given_beside_the_form_and_nothing_that_is_filled_in_is_lost() -> None:
    filled = after(form(tables()[0]), Put((0, 0), 1))
    desk = pressed(filled, "H").desk
    assert isinstance(desk.mode, Hinting)
    ink = ink_of(desk.game.key, len(desk.match.players))
    assert panels.sheet(desk, ink, LARGE) == panels.sheet(filled, ink, LARGE)
    assert after(desk, Do.BACK).mode == filled.mode
    typed = pressed(desk, "2").desk.mode
    assert isinstance(typed, FillingAlone)
    shown = after(desk, Prepare(desk.sight.legal[0]))
    assert shown.draft.move == desk.sight.legal[0]
    assert not isinstance(shown.mode, FillingAlone | Hinting)


@pytest.mark.parametrize("room", [SMALL, LARGE])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_form_fits_and_every_field_can_be_clicked(room: Room, language: str) -> None:
    for match in tables():
        desk = form(match, language)
        drawn = sheet(desk, room)
        assert len(drawn.lines) <= room.height
        assert all(line.cell_len <= room.width for line in drawn.lines)
        wants = {area.intent for area in drawn.areas}
        assert {GoToCell((row, side)) for row in range(3) for side in range(2)} <= wants
        assert {Put((line, side), by) for side in range(2) for line in range(3) for by in (1, -1)} <= wants
        assert {Type("ABC"[seat]) for seat in match.state.others(desk.viewer)} <= wants
        text = "\n".join(line.plain for line in drawn.lines)
        assert text.count(desk.words("balance-missing")) == 2


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_side_says_of_how_much_it_gives_in_its_own_row(language: str) -> None:
    for match in tables():
        desk = form(match, language)
        rows = [line.plain for line in sheet(desk, Room(74, 40)).lines if line.plain.count("[ 0 ]")]
        asked = match.state.to_move
        assert asked is not None
        assert [row.count("[ 0 ]") for row in rows] == [2, 2, 2]
        for row, good in zip(rows, (Good.ENERGY, Good.FOOD, Good.THUNES), strict=True):
            assert desk.words("trade-limit", has=sums(match.state, asked).has[good]) in row
        prompt = panels.prompt(desk, ink_of(desk.game.key, 3)).plain
        assert f"{MOST_CUBES} cubes" in prompt
        assert f"{MOST_THUNES} thunes" in prompt


def test_games_without_deals_have_no_form() -> None:
    assert [key for key in GAMES if Generate in drawing_of(key).forms] == [WATER.key]
