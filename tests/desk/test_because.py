"""Why a computer did that: told term by term where all is open, and else from what can be seen alone."""

from random import Random
from typing import Any

import pytest

from boardkit.core import CHANCE, Match, Player, Seat, legal
from boardkit.core.lines.match import Sitter
from boardkit.core.records.record import start
from boardkit.draw.drawings import words_before
from boardkit.games import GAMES
from boardkit.players.explaining import changes_seen, task_of
from boardkit.players.lookup import mind_of
from boardkit.players.mind import Worth
from boardkit.players.review import Review, judge, settled_at
from boardkit.players.thinking import Task, solve
from boardkit.players.verdict import Opinion, Verdict
from boardkit.text import words_for
from boardkit.text.advice import because_said, changed_said
from boardkit.text.reviews import mark_said
from boardkit.tui.desk.desk import Desk, Judgement, update
from boardkit.tui.desk.intents import Because, Do, OpenRule, StandAt, Want, WhyDid
from boardkit.tui.desk.wishes import Ask, Notice, Pick, Tell, Think
from tests.desk.tools import after, opened, seated
from tests.every import every_key

A = Seat(0)


def played(key: str, decisions: int, *sitters: Sitter, open_table: bool = False) -> Match[Any]:
    """Let newcomers decide, also for people."""
    players = [Player(f"P{seat}", seat, sitter) for seat, sitter in enumerate(sitters)]
    match = start(GAMES[key], GAMES[key].options(), players, 3, open_table=open_table)
    for _ in range(decisions):
        match = match.play(solve(Task.of(match, Sitter.NEWCOMER)).move)
    return match


def last_of(match: Match[Any], seat: int) -> int:
    """Return the moment of the last decision of a seat."""
    return max(at for at in range(1, match.at + 1) if match.moments[at].seat == seat)


@pytest.fixture(scope="module")
def open_match() -> Match[Any]:
    return played("life_in_reterra", 9, Sitter.PERSON, Sitter.NEWCOMER, open_table=True)


@pytest.fixture(scope="module")
def closed_match() -> Match[Any]:
    """A match in which the person is asked after the computer."""
    match = played("life_in_reterra", 4, Sitter.PERSON, Sitter.NEWCOMER)
    while match.state.to_move != A or match.decider(match.at) == A:
        match = match.play(solve(Task.of(match, Sitter.NEWCOMER)).move)
    return match


def test_on_a_walk_the_computer_thinks_again_and_tells_term_by_term(open_match: Match[Any]) -> None:
    at = last_of(open_match, 1)
    desk = after(opened(seated(open_match)), Do.WALK, Do.TO_END)
    assert desk.walk is not None
    asked = update(desk, WhyDid(at))
    (think,) = [wish for wish in asked.wishes if isinstance(wish, Think)]
    assert isinstance(think.then, Because)
    verdict = solve(think.task)
    assert verdict.move == open_match.moments[at].move
    (told,) = update(desk, Because(at, verdict)).wishes
    assert isinstance(told, Ask)
    assert isinstance(told.dialog, Notice)
    assert "newcomer" in told.dialog.title
    assert next(iter(because_said(verdict, verdict.move, desk.words))) in told.dialog.lines
    assert told.dialog.more is not None
    assert told.dialog.more[1] == OpenRule("computer")


def standing_at(match: Match[Any], at: int) -> Desk:
    return after(opened(seated(match)), Do.WALK, StandAt(halt_of(match, at)))


def halt_of(match: Match[Any], at: int) -> int:
    """Number the first halt of a decision."""
    walk = after(opened(seated(match)), Do.WALK).walk
    assert walk is not None
    return next(number for number, halt in enumerate(walk.halts) if halt.at == at)


def test_on_a_walk_ones_own_step_tells_what_came_of_it_and_not_what_may_be_done_now(
    open_match: Match[Any],
) -> None:
    at = last_of(open_match, 0)
    desk = standing_at(open_match, at)
    (told,) = update(desk, Do.WHY).wishes
    assert isinstance(told, Ask)
    assert isinstance(told.dialog, Notice)
    assert told.dialog.title == desk.words("came-title", seat="P0")
    made = open_match.moments[at].move
    assert told.dialog.lines[0] == words_before(open_match, desk.words, at).say(made)
    changed = [*changed_said(changes_seen(open_match, at, desk.sight.past), desk.words)]
    assert list(told.dialog.lines[2:]) == changed


def test_a_review_at_hand_says_what_it_found_of_ones_own_step(open_match: Match[Any]) -> None:
    at = last_of(open_match, 0)
    mind = mind_of(open_match.game.key)
    made = open_match.moments[at].move
    assert made is not None
    other = next(
        move for move in legal(open_match.game, open_match.moments[at - 1].step.state) if move != made
    )
    opinions = Opinion(other, Worth({"land": mind.scale}), 1), Opinion(made, Worth({"land": 0.0}), 1)
    one = judge(open_match, at, Verdict(other, opinions))
    desk = standing_at(open_match, at).__replace__(judgement=Judgement(open_match, Review((one,), ())))
    (told,) = update(desk, Do.WHY).wishes
    assert isinstance(told, Ask)
    assert isinstance(told.dialog, Notice)
    assert mark_said(one, desk.words) in told.dialog.lines
    assert any("Better: " in line for line in told.dialog.lines)


def test_what_chance_or_somebody_else_did_in_secret_is_not_named() -> None:
    players = [Player("Ada", 0), Player("Bela", 1)]
    match = start(GAMES["terraforming_mars"], GAMES["terraforming_mars"].options(), players, 3)
    match = match.play(legal(match.game, match.state)[0])
    desk = after(opened(seated(match)), Do.WALK)
    assert desk.walk is not None
    for number, halt in enumerate(desk.walk.halts):
        told = [wish for wish in update(after(desk, StandAt(number)), Do.WHY).wishes if isinstance(wish, Ask)]
        moment = match.moments[halt.at]
        for wish in told:
            assert isinstance(wish.dialog, Notice)
            named = moment.move is not None and desk.words.say(moment.move) in wish.dialog.lines
            assert named == (moment.seat == desk.viewer)


def test_before_the_first_move_nothing_can_be_told(open_match: Match[Any]) -> None:
    desk = after(opened(seated(open_match)), Do.WALK, Do.TO_START)
    (told,) = update(desk, Do.WHY).wishes
    assert isinstance(told, Ask | Tell)


def test_at_a_table_the_decisions_since_ones_turn_are_listed(closed_match: Match[Any]) -> None:
    desk = seated(closed_match)
    (wish,) = update(desk, Do.WHY).wishes
    assert isinstance(wish, Ask)
    assert isinstance(wish.dialog, Pick)
    wanted = [intent for _, intent in wish.dialog.entries]
    assert wanted[0] == Want.EXPLAIN
    whys = [intent.at for intent in wanted if isinstance(intent, WhyDid)]
    assert whys
    assert all(closed_match.moments[at].seat == 1 for at in whys)


def test_where_people_play_alone_w_is_about_the_rules() -> None:
    match = played("life_in_reterra", 3, Sitter.PERSON, Sitter.PERSON)
    (wish,) = update(opened(seated(match)), Do.WHY).wishes
    assert isinstance(wish, Ask)
    assert isinstance(wish.dialog, Notice)


def test_while_there_are_secrets_nobody_thinks_again(closed_match: Match[Any]) -> None:
    desk, at = seated(closed_match), last_of(closed_match, 1)
    (wish,) = update(desk, WhyDid(at)).wishes
    assert isinstance(wish, Ask)
    assert isinstance(wish.dialog, Notice)
    assert wish.dialog.lines[-1] == desk.words("because-hidden")
    verdict = solve(task_of(closed_match, at))
    assert update(desk, Because(at, verdict)).wishes == ()


def covered(match: Match[Any], at: int, viewer: Seat, seed: int) -> Match[Any]:
    """Put other hidden things on the tables before and after a decision."""
    game, moments = match.game, list(match.moments[: at + 1])
    for number, state in ((at - 1, moments[at - 1].step.state), (at, settled_at(match, at))):
        other = game.guess(game.view(state, viewer), viewer, Random(seed))
        moments[number] = moments[number].__replace__(step=moments[number].step.__replace__(state=other))
    return match.__replace__(moments=tuple(moments), at=at)


@every_key
def test_what_is_told_then_hangs_on_nothing_hidden(key: str) -> None:
    match = played(key, 12, *(Sitter.NEWCOMER,) * max(2, GAMES[key].seats[0]))
    for at in [at for at in range(1, match.at + 1) if match.moments[at].seat not in (A, CHANCE)][-2:]:
        for viewer in (A, CHANCE):
            told = changes_seen(match, at, viewer)
            assert all(changes_seen(covered(match, at, viewer, seed), at, viewer) == told for seed in (1, 2))


def test_a_slip_is_owned_up_to_and_what_others_did_is_not_claimed(open_match: Match[Any]) -> None:
    words = words_for("en", "life_in_reterra")
    verdict = solve(Task.of(open_match, Sitter.NEWCOMER))
    best, worst = verdict.opinions[0].move, verdict.opinions[-1].move
    slip = "\n".join(because_said(verdict.__replace__(move=worst), worst, words))
    assert "slips now and then" in slip
    assert "slips" not in "\n".join(because_said(verdict.__replace__(move=best), best, words))
    assert "Somebody else did that" in "\n".join(because_said(verdict.__replace__(move=best), worst, words))
