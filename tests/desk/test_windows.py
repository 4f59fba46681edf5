"""What most seats pass is put to all at once: letters say who wants to, one key passes for the others."""

from functools import cache
from random import Random
from re import search
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardkit.core import CHANCE, Match, Seat, legal, put
from boardkit.core.lines.match import Sitter
from boardkit.draw.blocks import Room
from boardkit.draw.seats import LETTERS
from boardkit.games import GAMES
from boardkit.games.terristories.rules.moves import Negotiate, StaySilent
from boardkit.games.terristories.rules.questions import ClaimObjective
from boardkit.games.water_sharing.show.economy import is_last
from boardkit.games.water_sharing.show.shared import economy
from boardkit.players.thinking import solve
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, asks_all, update
from boardkit.tui.desk.intents import Decide, Do, Take, Thought, Want
from boardkit.tui.desk.match.computers import Thinking
from boardkit.tui.desk.match.curtain import Curtain
from boardkit.tui.desk.recap import since
from boardkit.tui.desk.stakes import deed, prompt_in
from boardkit.tui.desk.wishes import ChangeHands, Keep, Tell
from tests.daily import by_night
from tests.desk.texts import held, prompted
from tests.desk.tools import after, by_kind, ink_of, new_match, pressed, said, seated
from tests.every import every_language

WATER, LAND = GAMES["water_sharing"], GAMES["terristories"]
SEATS = 3
INK = ink_of("water_sharing", SEATS)


@cache
def windows() -> tuple[Match[Any], ...]:
    """Play at random, and keep the tables at which a question begins that most pass."""
    found, kinds = list[Match[Any]](), seated(new_match(WATER, SEATS)).drawing.windows
    for seed in range(4):
        match, random, before = new_match(WATER, SEATS, seed), Random(seed), None
        for _ in range(400):
            if match.over:
                break
            kind = type(match.state.question)
            if kind in kinds and kind is not before:
                found.append(match)
            before, moves = kind, legal(WATER, match.state)
            match = match.play(by_kind(moves, random))
    assert len(found) > 20
    return tuple(found)


@cache
def seated_there() -> tuple[Desk, ...]:
    """Sit down at these tables."""
    return tuple(map(seated, windows()))


def asked(match: Match[Any]) -> list[Seat]:
    """List who is asked, one after the other, while all pass and nothing happens."""
    kind, found = type(match.state.question), list[Seat]()
    passing = seated(match).drawing.windows[kind]
    while type(match.state.question) is kind:
        assert match.state.to_move is not None
        found.append(match.state.to_move)
        match = match.play(passing)
        if match.moments[match.at].step.frames:
            break
    return found


@every_language
def test_what_all_are_asked_stands_whole_on_the_smallest_screen(language: str) -> None:
    for match in windows():
        desk = seated(match, language)
        first, second = prompt_in(desk, ink_of(WATER.key, SEATS), 78).plain.split("\n")
        assert first.startswith(desk.words("window-ask", question=desk.words.short(match.state.question)))
        assert "…" not in second


def test_everybody_looks_at_the_screen_and_nothing_is_told_of_who_could() -> None:
    for desk in seated_there():
        assert asks_all(desk)
        assert [verb.letter for verb in panels.bar(desk) if verb.possible] == ["p"]
        assert desk.viewer == CHANCE
        assert not isinstance(desk.mode, Curtain)
        entries = held(desk)
        assert len(entries) == SEATS
        assert len({entry.split(":")[1] for entry in entries}) == 1
        assert all(name in " ".join(entries) for name in desk.words.names)
        assert desk.words("window-letters", letters="A, B or C") in prompted(desk)


def test_enter_is_offered_once_somebody_wants_to_answer_and_p_says_for_whom_it_passes() -> None:
    for desk in seated_there():
        assert not deed(desk)
        assert "want('pick')" not in [action for action, *_ in panels.keys(desk)]
        wanting = after(desk, Take(1))
        assert deed(wanting).plain.strip() == wanting.words("do-it", key="⏎")
        assert "want('pick')" in [action for action, *_ in panels.keys(wanting)]
        words = [next(verb.names[0] for verb in panels.bar(at) if verb.possible) for at in (desk, wanting)]
        assert words == [desk.words("verb-bar-nobody"), desk.words("verb-bar-others")]


def test_the_step_stands_in_the_title_alone_and_marks_nobody_where_all_are_asked() -> None:
    for desk in seated_there():
        step = rf"(▸|step ){int(desk.state.clock.stage)}\b"
        assert search(step, panels.title(desk, INK, 80).plain)
        assert desk.drawing.heading(desk.sight.view, desk.words) not in prompted(desk)
        assert not any("▶" in line.plain for line in panels.seat_rows(desk, INK, Room(46, 12)))


def test_where_all_are_asked_the_lacks_of_all_stand_beside_the_map() -> None:
    told = 0
    for desk in seated_there():
        for room in (Room(46, 8), Room(28, 4)):
            lines = [line.plain for line in economy(desk.mode.foreseen(desk), desk.words, INK.palette, room)]
            if len(lines) > 1 and not is_last(desk.match.state):
                told += 1
                assert [line[1] for line in lines] == ["A", "B", "C"]
    assert told


def test_what_the_bar_says_the_foot_does_not_repeat() -> None:
    for desk in seated_there():
        assert "want('pass_turn')" not in [action for action, *_ in panels.keys(desk)]


@pytest.mark.parametrize("every", [6, by_night(1)])
def test_no_secret_stands_on_the_screen_of_all(every: int) -> None:
    for match in windows()[::every]:
        desk = seated(match)
        covered = desk.__replace__(sight=desk.sight.__replace__(match=match))
        assert desk.sight.view == WATER.view(match.state, CHANCE)
        assert said(covered) == said(desk)


def test_VI_c_at_the_end_of_a_round_one_screen_asks_all_whether_they_claim_their_objectives() -> None:
    match, random = new_match(LAND, SEATS), Random(1)
    while not isinstance(match.state.question, ClaimObjective):
        match = match.play(
            random.choice([move for move in legal(LAND, match.state) if not isinstance(move, Negotiate)])
        )
    desk = seated(match)
    assert asks_all(desk)
    assert [verb.letter for verb in panels.bar(desk) if verb.possible] == ["p"]
    passed = pressed(desk, "p").desk.match
    assert passed.moments[passed.at].move == StaySilent() or passed.over
    assert [moment.move for moment in passed.moments[match.at + 1 : match.at + 1 + SEATS]] == [
        StaySilent()
    ] * SEATS
    alone = pressed(desk, "c", "p").desk
    assert isinstance(alone.mode, Curtain)
    assert alone.mode.seat == alone.match.state.to_move == 2


def test_one_key_passes_for_all() -> None:
    for match in windows():
        done = pressed(seated(match), "p").desk
        moves = done.match.moments[match.at + 1 : done.match.at + 1]
        passing = done.drawing.windows[type(match.state.question)]
        assert [moment.seat for moment in moves if moment.move == passing][: len(asked(match))] == asked(
            match
        )
        assert done.match.at > match.at


@given(st.data())
@settings(deadline=None, max_examples=40)
def test_whoever_presses_a_letter_is_asked_alone_behind_the_curtain(data: st.DataObject) -> None:
    match = data.draw(st.sampled_from(windows()))
    order = asked(match)
    seat = data.draw(st.sampled_from(order))
    outcome = pressed(seated(match), LETTERS[seat].lower(), "p")
    desk = outcome.desk
    assert desk.match.state.to_move == seat
    assert type(desk.match.state.question) is type(match.state.question)
    assert desk.match.at == match.at + order.index(seat)
    assert isinstance(desk.mode, Curtain) or desk.viewer == seat
    inside = after(desk, Do.ACT) if isinstance(desk.mode, Curtain) else desk
    assert inside.viewer == seat
    assert inside.sight.acting


def test_whoever_wanted_to_and_then_passes_wants_nothing_more() -> None:
    for match in windows():
        seat = asked(match)[0]
        inside = pressed(seated(match), LETTERS[seat].lower(), "p").desk
        inside = after(inside, Do.ACT) if isinstance(inside.mode, Curtain) else inside
        passing = inside.drawing.windows[type(match.state.question)]
        done = after(inside, Decide(passing))
        if asks_all(done) and done.window is not None:
            assert seat not in done.window.wants


def test_what_is_passed_on_one_screen_for_all_is_nobodys_turn() -> None:
    seen = 0
    for match in windows():
        done = pressed(seated(match), "p").desk
        seat = asked(match)[0]
        if not done.match.over and done.match.at > match.at:
            seen += since(done.match, seat) == since(match, seat)
    assert seen > len(windows()) // 2


def test_a_letter_again_takes_it_back_and_a_click_does_the_same() -> None:
    desk = seated(windows()[0])
    once = pressed(desk, "b").desk
    assert once.window is not None
    assert once.window.wants == {Seat(1)}
    assert pressed(once, "B").desk.window == desk.window
    assert update(desk, Take(1)).desk.window == once.window
    assert desk.words("window-wants", seat=desk.words.seat(Seat(1))) in held(once)[1]


def test_a_computer_has_no_letter_and_answers_by_itself() -> None:
    match = windows()[0]
    players = put(match.players, 1, match.players[1].__replace__(sitter=Sitter.CASUAL))
    desk = next(seated(one.__replace__(players=players)) for one in windows() if one.state.to_move != 1)
    assert desk.words("window-letters", letters="A or C") in prompted(desk)
    assert not any(desk.words.seat(Seat(1)) in entry for entry in held(desk))
    assert pressed(desk, "b").desk.window == desk.window


def test_VI_c_who_has_passed_is_not_asked_again_because_a_computer_sits_between() -> None:
    match, random = new_match(LAND, SEATS), Random(1)
    match = match.__replace__(
        players=put(match.players, 1, match.players[1].__replace__(sitter=Sitter.CASUAL))
    )
    while not isinstance(match.state.question, ClaimObjective):
        moves = [move for move in legal(LAND, match.state) if not isinstance(move, Negotiate)]
        match = match.play(random.choice(moves))
    desk = pressed(seated(match), "p").desk
    assert isinstance(desk.mode, Thinking)
    done = update(desk, Thought(desk.mode.task, solve(desk.mode.task))).desk
    assert not asks_all(done)
    assert not isinstance(done.match.state.question, ClaimObjective)


def test_enter_alone_passes_for_nobody() -> None:
    for desk in seated_there():
        for outcome in (pressed(desk, "enter"), pressed(desk, "enter", "enter")):
            assert outcome.desk.match is desk.match
            assert outcome.desk.vain
            assert not any(isinstance(wish, Tell) for wish in outcome.wishes)
            assert not any(isinstance(wish, Keep) for wish in outcome.wishes)


def test_who_wants_to_answer_and_is_not_asked_hears_it() -> None:
    found = 0
    for match in windows():
        others = {Seat(seat) for seat in range(SEATS)} - set(asked(match))
        desk = pressed(seated(match), *(LETTERS[seat] for seat in others)).desk
        outcome = pressed(desk, "p")
        told = [wish.sentence for wish in outcome.wishes if isinstance(wish, Tell)]
        if others and type(outcome.desk.match.state.question) is not type(match.state.question):
            found += 1
            names = desk.words.listed([desk.words.seat(seat) for seat in sorted(others)])
            assert desk.words("window-nothing", seats=names) in told
    assert found


def test_a_window_is_taken_back_as_any_decision() -> None:
    match = next(one for one in windows() if len(asked(one)) > 1)
    desk = pressed(seated(match), LETTERS[asked(match)[1]], "p").desk
    back = after(desk, Do.ACT, Do.UNDO)
    assert back.match.at <= desk.match.at


def test_at_an_open_table_seats_are_asked_one_after_the_other() -> None:
    match = windows()[0].__replace__(open_table=True)
    desk = seated(match)
    assert not asks_all(desk)
    assert desk.viewer == match.state.to_move


def test_keys_are_deaf_for_a_moment_when_a_window_opens() -> None:
    match = windows()[0]

    outcome = update(seated(match), Want.SIT_DOWN)
    assert any(isinstance(wish, ChangeHands) for wish in outcome.wishes)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_screen_of_all_has_words(language: str) -> None:
    desk = seated(windows()[0], language)
    assert desk.words("window-all") in said(desk)
