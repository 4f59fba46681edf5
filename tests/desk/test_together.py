"""What several seats answer openly, one after the other, is asked on one form for the whole table."""

from typing import Any

import pytest

from boardkit.core import Match, Move, Player
from boardkit.core.lines.match import Sitter, people_of
from boardkit.core.lines.together import Round
from boardkit.draw.blocks import Room
from boardkit.draw.drawings import drawing_of
from boardkit.draw.forms import Ballot
from boardkit.games import GAMES
from boardkit.games.terristories.rules import moves as mv
from boardkit.games.terristories.rules import questions as qs
from boardkit.players.thinking import Task, solve
from boardkit.tui.desk.desk import Desk, update
from boardkit.tui.desk.intents import Decide, Do
from boardkit.tui.desk.match.together import AnsweringTogether, lines_of
from tests.desk.tools import after, ink_of, new_match, pressed, random_match, seated
from tests.every import with_each

KINDS = (qs.Vote, qs.PledgeCubes, qs.Harvest, qs.PayWages)


def asked(kind: type, *sitters: Sitter) -> Match[Any]:
    """Play a match until a question goes round."""
    for seed in range(20):
        match = new_match(GAMES["terristories"], 3, seed)
        for _ in range(60):
            if type(match.state.question) is kind:
                players = [Player(f"P{seat}", seat, sitter) for seat, sitter in enumerate(sitters or HUMANS)]
                return match.__replace__(players=tuple(players))
            match = match.play(solve(Task.of(match, Sitter.CASUAL)).move)
    raise AssertionError(kind)


HUMANS = (Sitter.PERSON,) * 3


def since(desk: Desk, match: Match[Any]) -> list[tuple[int, Move | None]]:
    """List who has decided what since a moment."""
    moments = desk.match.moments[match.at + 1 : desk.match.at + 1]
    return [(moment.seat, moment.move) for moment in moments if moment.seat >= 0]


@pytest.mark.parametrize("kind", KINDS)
def test_one_digit_and_enter_answer_for_everybody_and_each_answer_is_a_decision_of_its_seat(
    kind: type,
) -> None:
    match = asked(kind)
    desk = seated(match)
    assert isinstance(desk.mode, AnsweringTogether)
    told = {line.seat for line in lines_of(desk)}
    filled = pressed(desk, "1").desk
    answers = [(line.seat, line.answer) for line in lines_of(filled)]
    sent = pressed(filled, "enter").desk
    assert since(sent, match)[: len(answers)] == answers
    assert {seat for seat, _ in answers} <= told


def test_in_any_order_and_each_for_itself() -> None:
    match = asked(qs.Vote)
    first, second = (line.seat for line in lines_of(seated(match)))
    letters = "abc"[second], "abc"[first]
    sent = pressed(seated(match), letters[0], "2", letters[1], "1", "enter").desk
    one, two = (move.index for _, move in since(sent, match)[:2] if isinstance(move, mv.VoteFor))
    offered = Round.of(match, (mv.VoteFor,)).offered(match.state)
    assert [one, two] == [offered[0].index, offered[1].index]  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", KINDS)
def test_enter_does_nothing_before_everybody_has_answered(kind: type) -> None:
    desk = pressed(seated(asked(kind)), "down").desk
    assert pressed(desk, "enter").desk.match == desk.match
    one = pressed(desk, "1").desk
    assert len(lines_of(one)) > 1
    assert pressed(one, "enter").desk.match == desk.match


def test_undo_leads_back_to_the_form_with_all_that_was_answered() -> None:
    match = asked(qs.PledgeCubes)
    sent = pressed(seated(match), "1", "enter").desk
    back = pressed(sent, "u").desk
    assert isinstance(back.mode, AnsweringTogether)
    assert [line.answer for line in lines_of(back)] == [
        line.answer for line in lines_of(pressed(seated(match), "1").desk)
    ]
    other = pressed(back, "a", "0", "enter").desk
    assert (0, mv.Pledge(0)) in since(other, match)


def test_who_answers_alone_does_so_at_the_table_and_what_others_filled_in_stays() -> None:
    match = asked(qs.PayWages)
    first = match.state.to_move
    desk = pressed(seated(match), "abc"[first], "space").desk
    while len([line for line in lines_of(desk) if line.answer is None]) > 1:
        desk = pressed(desk, "1").desk
    alone = pressed(desk, "enter").desk
    assert alone.viewer == first
    assert alone.sight.acting
    dismissal = next(move for move in alone.sight.legal if isinstance(move, mv.Dismiss))
    then = after(alone, Decide(dismissal))
    if then.viewer == first:
        then = after(then, Decide(mv.Pay()))
    assert isinstance(then.mode, AnsweringTogether)
    assert then.mode.ready(then)


def test_escape_lets_the_first_answer_alone() -> None:
    match = asked(qs.Harvest)
    alone = after(seated(match), Do.BACK)
    assert alone.viewer == match.state.to_move
    assert alone.sight.acting


def test_answers_of_computers_stand_on_the_form_and_nobody_changes_them() -> None:
    first = asked(qs.PayWages).state.to_move
    sitters = [Sitter.CASUAL if seat == first else Sitter.PERSON for seat in range(3)]
    desk = seated(asked(qs.PayWages, *sitters).play(mv.Pay()))
    assert isinstance(desk.mode, AnsweringTogether)
    line = next(line for line in lines_of(desk) if line.seat == first)
    assert line.fixed
    assert line.answer == mv.Pay()
    assert pressed(desk, "abc"[first]).desk.mode.at != first  # type: ignore[attr-defined]


def test_one_person_is_asked_at_the_table() -> None:
    desk = seated(asked(qs.PayWages, Sitter.PERSON, Sitter.CASUAL, Sitter.CASUAL))
    assert not isinstance(desk.mode, AnsweringTogether)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_secret_is_asked_on_a_form_for_all(game: str) -> None:
    kinds = [kind for kind, form in drawing_of(game).forms.items() if isinstance(form, Ballot)]
    for seed in range(2):
        for decisions in range(0, 120, 3):
            match = random_match(game, decisions, seed).__replace__(open_table=False)
            if match.over:
                break
            desk = seated(match)
            if isinstance(desk.mode, AnsweringTogether):
                assert type(match.state.question) in kinds
                assert not match.game.private(match.state)
                assert {line.seat for line in lines_of(desk)} & {*people_of(match.players)}


@pytest.mark.sample(8)
@pytest.mark.parametrize("width", [78, 118])
@pytest.mark.parametrize("height", [3, 7, 11])
@pytest.mark.parametrize("kind", KINDS)
def test_the_form_lies_below_the_map_at_every_size(kind: type, height: int, width: int) -> None:
    desk = pressed(seated(asked(kind)), "1").desk
    sheet = desk.mode.sheet(desk, ink_of("terristories", 3), Room(width, height))
    assert sheet is not None
    assert sheet.low
    assert len(sheet.lines) <= height
    assert not any("…" in line.plain for line in sheet.lines)
    assert update(desk, sheet.areas[-1].intent).desk.mode != desk.mode


def test_whatever_can_be_done_beside_a_walk_can_be_done_at_the_form() -> None:
    desk = seated(asked(qs.Vote))
    assert {Do.TEACHER, Do.HAND_OUT, Do.LOG, Do.WALK} <= {*desk.deeds}


def test_long_names_give_way_to_the_answers_of_all() -> None:
    match = asked(qs.Harvest)
    players = [
        player.__replace__(name=f"Maximiliane-Theodora {seat}") for seat, player in enumerate(match.players)
    ]
    desk = pressed(seated(match.__replace__(players=tuple(players))), "1").desk
    sheet = desk.mode.sheet(desk, ink_of("terristories", 3), Room(78, 3))
    assert sheet is not None
    first = sheet.lines[0].plain
    assert [first.count(f": {1}"), first.rstrip()[-1]] == [len(lines_of(desk)), "1"]


@with_each("kind", [qs.Harvest, qs.PayWages])
def test_one_line_says_what_the_answer_of_everybody_changes_for_each(kind: type) -> None:
    desk = seated(asked(kind))
    ink, room = ink_of("terristories", 3), Room(78, 3)
    before, then = (shown.mode.sheet(shown, ink, room) for shown in (desk, pressed(desk, "1").desk))
    assert before is not None
    assert then is not None
    assert before.lines[1].plain.strip() == ""
    changed = [line for line in lines_of(desk) if not line.fixed]
    assert then.lines[1].plain.count("→") == len(changed) > 1
