"""Taking back: a whole turn by one key, and from a sentence of the log; under the rules of undo."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from boardkit.core import Game, Seat, evolve, legal
from boardkit.core.lines.course import decided_since
from boardkit.core.lines.study import taken_back, turn_begun
from boardkit.games import GAMES
from boardkit.text import words_for
from boardkit.text.spots import spots_in
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import WANT, Desk, update
from boardkit.tui.desk.facts import works
from boardkit.tui.desk.intents import Do, Follow, TakeBack, Type
from boardkit.tui.desk.match.curtain import Asking, vote
from boardkit.tui.desk.presenting import Watching
from boardkit.tui.desk.recap import link
from boardkit.tui.desk.update import HandingOver
from boardkit.tui.desk.wishes import Ask, Confirm, Keep, Tell
from tests.desk.tools import ROOM, after, focus_card, ink_of, made, new_match, opened, random_match, seated
from tests.every import every_game, every_language
from tests.tui.desks import wished


@cache
def played(key: str, seats: int = 3, *, open_table: bool = False) -> tuple[Desk, ...]:
    """Play a match by hand, and return every desk at which something was decided."""
    match = evolve(new_match(GAMES[key], seats, 3), open_table=open_table)
    desk, random, found = opened(seated(match)), Random(3), []
    for _ in range(45):
        if desk.match.over:
            break
        kind = random.choice(list(dict.fromkeys(map(type, desk.sight.legal))))
        desk = made(desk, random.choice([one for one in desk.sight.legal if type(one) is kind])).desk
        found.append(desk)
        desk = opened(desk)
    return tuple(found)


def own_turns(key: str) -> Iterator[tuple[Desk, int]]:
    """Return desks of an open table with more than one decision of a turn behind them, and how many."""
    for desk in played(key, open_table=True):
        back = turn_begun(desk.match)
        if back.at < desk.match.undo().at and not desk.match.over:
            yield desk, back.at


@every_game
def test_a_turn_begins_where_its_seat_was_asked_first_since_anybody_else_had_decided(game: Game[Any]) -> None:
    found = 0
    for desk in played(game.key, open_table=True):
        match, back = desk.match, turn_begun(desk.match)
        by = match.decider(match.at)
        decided = [at for at in range(back.at + 1, match.at + 1) if match.decided(at)]
        assert {match.moments[at].seat for at in decided} <= {by}
        assert back.at == match.at or back.state.to_move == by
        before = match.decider(back.at)
        anew = game.round(match.moments[back.undo().at].step.state) != game.round(back.state)
        assert before != by or anew or back.at == match.at
        found += len(decided) > 1
    assert found


@every_game
def test_one_key_takes_a_whole_turn_back_and_makes_it_again_decision_by_decision(game: Game[Any]) -> None:
    found = 0
    for desk, at in own_turns(game.key):
        if desk.match.revealed_since(at):
            continue
        found += 1
        outcome = update(desk, Do.TURN_AGAIN)
        assert outcome.desk.match.at == at
        assert any(isinstance(wish, Keep) for wish in outcome.wishes)
        study = outcome.desk.study
        assert study.match.moments == desk.match.moments
        for _ in range(decided_since(desk.match, at)):
            study = study.playing(study.match.redo())
        assert study.match.at >= desk.match.at
    assert found


@every_game
def test_what_was_revealed_in_a_turn_is_taken_back_by_consent_alone(game: Game[Any]) -> None:
    asked = 0
    for desk in played(game.key):
        back = turn_begun(desk.match)
        if Do.TURN_AGAIN not in desk.deeds or not desk.match.revealed_since(back.at):
            continue
        asked += 1
        voting = after(desk, Do.TURN_AGAIN)
        assert isinstance(voting.mode, Asking)
        assert "cannot be unseen" in vote(voting)[0]
        agreed = after(voting, *map(Type, "abc"))
        assert agreed.match.at == back.at
        assert after(voting, Type("a"), Do.BACK).match is desk.match
    assert asked


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.secret])
def test_a_turn_whose_result_is_shown_is_taken_back_before_the_keyboard_goes_on(key: str) -> None:
    results = [desk for desk in played(key) if isinstance(desk.mode, HandingOver)]
    freely = [desk for desk in results if not desk.match.revealed_since(turn_begun(desk.match).at)]
    assert freely
    for desk in freely:
        again = after(desk, Do.TURN_AGAIN)
        assert again.match.at == turn_begun(desk.match).at
        assert again.match.state.to_move == desk.match.decider(desk.match.at)


@every_game
def test_what_is_decided_instead_leaves_the_turn_that_was_taken_back_as_a_branch(game: Game[Any]) -> None:
    desk, at = next(one for one in own_turns(game.key) if not one[0].match.revealed_since(one[1]))
    again, line = after(desk, Do.TURN_AGAIN), desk.match.moments
    other = [move for move in legal(game, again.match.state) if move != line[at + 1].move]
    study = made(again, other[0]).desk.study
    (name,) = study.abandoned
    assert study.line(name).moments[: len(line)] == line


def test_before_the_first_decision_no_turn_can_be_taken_back() -> None:
    desk = opened(seated(new_match(GAMES["tectonic_tribes"], 2)))
    assert not works(desk, Do.TURN_AGAIN)
    assert (
        wished(update(desk, Do.TURN_AGAIN), Tell).sentence == "Nobody has decided anything in this turn yet."
    )


@pytest.mark.parametrize("decisions", [0, 1, 2, 5])
def test_going_back_by_another_seats_secret_needs_its_consent(decisions: int) -> None:
    desks = [desk for desk in played("tectonic_tribes") if not desk.match.over]
    match = desks[-1].match
    back = match
    for _ in range(decisions):
        back = back.undo()
    passed = {match.moments[at].step.state.to_move for at in range(back.at, match.at)} & {
        *map(Seat, range(3))
    }
    secret = passed - {match.state.to_move}
    assert taken_back(match, back) == bool(secret or match.revealed_since(back.at))


@pytest.mark.sample(6)
@every_game
@every_language
def test_a_sentence_of_the_log_can_be_taken_back_to_or_says_why_not(game: Game[Any], language: str) -> None:
    desk = seated(random_match(game.key, 60), language)
    ink, kinds = ink_of(game.key, len(desk.match.players)), set()
    words = words_for(language, game.key)
    for line in desk.sight.told(desk.words)[::4]:
        there = link(desk.drawing, desk.state, line)
        looking = after(desk, there)
        assert looking.looked == there
        assert works(looking, Do.BACK)
        assert after(looking, Do.BACK).looked is None
        told = focus_card(looking, ink, ROOM)
        assert words.listed(()) not in told.plain.split("\n")[0]
        offered = [which for kind, which in spots_in(told) if kind == WANT]
        back = desk.match.jump(line.at).undo()
        if back.at < line.at:
            assert TakeBack(line.at) in offered
            assert words("key-undo-here") in {said for _, _, said in panels.keys(looking)}
        else:
            assert not offered
            assert words("nothing-before").split()[0] in told.plain
            assert wished(update(looking, Do.UNDO), Tell).sentence == words("nothing-before")
        kinds.add(bool(offered))
        if back.at < line.at:
            _takes_back(looking, line.at, back.at)
    assert kinds == {True, False} or not any(line.at == 0 for line in desk.sight.told(desk.words))


def _takes_back(looking: Desk, line: int, back: int) -> None:
    """Take back from a sentence: several decisions are asked for once more, and a vote asks everybody."""
    outcome = update(looking, Do.UNDO)
    several = decided_since(looking.match, back) > 1
    if isinstance(outcome.desk.mode, Asking):
        assert outcome.desk.mode.back == back
        assert looking.match.revealed_since(back)
    elif several:
        dialog = wished(outcome, Ask).dialog
        assert isinstance(dialog, Confirm)
        assert dialog.careful
        assert dialog.then == TakeBack(line)
        assert outcome.desk.match is looking.match
        assert update(outcome.desk, dialog.then).desk.match.at == back
    else:
        assert outcome.desk.match.at == back
    assert update(looking, TakeBack(line)).desk.mode == outcome.desk.mode


@every_language
def test_whoever_only_looks_on_is_told_that_the_table_takes_back(language: str) -> None:
    desk = seated(random_match("terristories", 30), language, Watching())
    line = desk.sight.told(desk.words)[-1]
    looking = after(desk, link(desk.drawing, desk.state, line))
    told = " ".join(focus_card(looking, ink_of("terristories", 2), ROOM).plain.split())
    assert desk.words("sentence-no-undo").split()[-1] in told
    assert after(looking, Do.UNDO).match is desk.match


def test_a_sentence_that_stands_in_no_log_offers_nothing() -> None:
    desk = seated(random_match("terristories", 30))
    square = next(iter(panels.map_(desk).picture.looks))
    told = focus_card(after(desk, Follow("Look.", (square,))), ink_of("terristories", 2), ROOM)
    assert not [spot for spot in spots_in(told) if spot[0] == WANT]
