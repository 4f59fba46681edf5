"""Computer players at a desk: they are let think, their moves are made, and people can stop them."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from boardkit.core import CHANCE, Match, Player, Seat
from boardkit.core.lines.match import Sitter
from boardkit.core.records.record import from_json, record, start, to_json
from boardkit.games import GAMES
from boardkit.players.thinking import Task, solve
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, Outcome, asks_all, update
from boardkit.tui.desk.intents import BranchOff, Do, Next, Take, Thought, Want, WhoPlays
from boardkit.tui.desk.match.computers import Thinking
from boardkit.tui.desk.match.curtain import Curtain
from boardkit.tui.desk.match.playing import Choosing
from boardkit.tui.desk.update import HandingOver, typed
from boardkit.tui.desk.wishes import Ask, Keep, Pick, Think
from tests.desk.tools import HAND, after, called_to_answer, drawn, ink_of, made, seated

ADA, COMPUTER = Seat(0), Seat(1)


def match_with(*sitters: Sitter, key: str = "tectonic_tribes", seed: int = 5) -> Match[Any]:
    game = GAMES[key]
    players = [Player(f"P{seat}", seat, sitter) for seat, sitter in enumerate(sitters)]
    return start(game, game.options(), players, seed)


def with_one() -> Desk:
    """Sit down at a match in which the computer thinks now."""
    desk = seated(match_with(Sitter.PERSON, Sitter.NEWCOMER))
    while not isinstance(desk.mode, Thinking):
        desk = after(desk, Next(1), Do.ACT)
    return desk


def wished(outcome: Outcome) -> Task:
    (task,) = (wish.task for wish in outcome.wishes if isinstance(wish, Think))
    return task


def thought(desk: Desk) -> Outcome:
    mode = desk.mode
    assert isinstance(mode, Thinking)
    return update(desk, Thought(mode.task, solve(mode.task)))


def test_whoever_has_decided_lets_the_computer_think() -> None:
    desk = with_one()
    assert desk.mode.resting
    assert not desk.sight.legal
    assert desk.match.state.to_move == COMPUTER


def test_the_move_that_it_thought_of_is_made_and_kept() -> None:
    desk = with_one()
    outcome = thought(desk)
    assert outcome.desk.match.at > desk.match.at
    assert outcome.desk.match.moments[desk.match.at + 1].seat == COMPUTER


def test_a_thought_about_another_table_is_not_heard() -> None:
    desk = with_one()
    stale = Task.of(desk.match, Sitter.NEWCOMER)
    assert update(desk, Thought(stale, solve(stale))).desk is desk


def test_the_only_person_sees_the_table_and_no_curtain_falls() -> None:
    desk = with_one()
    assert desk.viewer == ADA
    drawn(desk)
    for _ in range(6):
        desk = thought(desk).desk if isinstance(desk.mode, Thinking) else after(desk, Next(1), Do.ACT)
        assert not isinstance(desk.mode, Curtain)
        assert desk.viewer == ADA


def test_among_several_people_a_computer_thinks_before_a_table_that_hides_all_hands() -> None:
    match = match_with(Sitter.NEWCOMER, Sitter.PERSON, Sitter.PERSON)
    desk = seated(match)
    while not isinstance(desk.mode, Thinking):
        desk = after(desk, Do.ACT)
    assert desk.viewer == CHANCE


@pytest.mark.sample(3)
@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.secret])
def test_among_several_people_what_a_computer_holds_is_never_shown(key: str) -> None:
    match, results = match_with(Sitter.PERSON, Sitter.NEWCOMER, Sitter.PERSON, key=key), 0
    for desk in islice(playing(match), 60):
        assert desk.viewer != COMPUTER
        assert not isinstance(desk.mode, Curtain) or desk.mode.seat != COMPUTER
        results += isinstance(desk.mode, HandingOver)
    assert results


def on(desk: Desk) -> Desk:
    """Hand over or open the curtain; a result before a computer says that it plays next, and it does."""
    mode = desk.mode
    if isinstance(mode, HandingOver) and mode.to == COMPUTER:
        assert not desk.match.over
        assert ("pick", "handing-think") in mode.labels.items()
        desk = after(desk, Do.ACT)
        assert isinstance(desk.mode, Thinking)
        assert after(desk, Do.BACK, Do.UNDO).viewer != COMPUTER
        return desk
    return called_to_answer(desk) if asks_all(desk) else after(desk, Do.ACT)


def test_what_it_holds_is_never_shown() -> None:
    desk = with_one()
    assert after(desk, Do.BACK, Want.COME_BACK).viewer != COMPUTER


def test_a_computer_that_is_stopped_waits_and_goes_on() -> None:
    desk = after(with_one(), Do.BACK)
    assert isinstance(desk.mode, Thinking)
    assert desk.mode.stopped
    late = update(desk, Thought(desk.mode.task, solve(desk.mode.task)))
    assert late.desk is desk
    again = update(desk, Do.ACT)
    assert wished(again) is desk.mode.task
    assert thought(again.desk).desk.match.at > desk.match.at


def test_taking_back_leads_to_the_persons_own_decision() -> None:
    desk = with_one()
    before = desk.match.undo().at
    back = after(desk, Do.UNDO)
    assert back.match.at == before
    assert back.match.state.to_move == ADA
    assert isinstance(back.mode, Choosing)


def test_taking_back_asks_nobody_but_people() -> None:
    desk = thought(with_one()).desk
    while isinstance(desk.mode, Thinking):
        desk = thought(desk).desk
    assert after(desk, Do.UNDO).match.at < desk.match.at


def test_who_plays_can_be_changed_at_any_time() -> None:
    desk = after(with_one(), Do.BACK)
    (asked,) = update(desk, Want.CHANGE_SEATS).wishes
    assert isinstance(asked, Ask)
    assert isinstance(asked.dialog, Pick)
    wanted = {intent for _, intent in asked.dialog.entries}
    assert WhoPlays(COMPUTER, Sitter.PERSON) in wanted
    assert WhoPlays(COMPUTER, Sitter.NEWCOMER) not in wanted
    people = after(desk, WhoPlays(COMPUTER, Sitter.PERSON))
    assert people.match.players[COMPUTER].sitter is Sitter.PERSON
    assert not isinstance(people.mode, Thinking)


def test_computers_among_themselves_play_while_people_look_on() -> None:
    desk = seated(match_with(Sitter.NEWCOMER, Sitter.NEWCOMER))
    for _ in range(4):
        assert isinstance(desk.mode, Thinking)
        assert desk.viewer == CHANCE
        desk = thought(desk).desk


def test_a_match_goes_on_with_its_computers_to_the_end() -> None:
    match = match_with(Sitter.NEWCOMER, Sitter.NEWCOMER, key="life_in_reterra")
    desk = seated(match)
    while isinstance(desk.mode, Thinking):
        desk = thought(desk).desk
    assert desk.match.over


def test_who_plays_is_changed_in_all_lines_of_a_match() -> None:
    match = match_with(Sitter.PERSON, Sitter.PERSON).__replace__(open_table=True)
    desk = after(seated(match), Next(1), Do.ACT)
    branch = after(desk, BranchOff(desk.match.at, "bold"))
    assert branch.study.name == "bold"
    changed = after(branch, WhoPlays(COMPUTER, Sitter.STRONG)).study
    assert [changed.line(name).players[COMPUTER].sitter for name in ("", "bold")] == [Sitter.STRONG] * 2


def test_who_sits_where_is_kept() -> None:
    desk = after(with_one(), Do.BACK)
    (kept,) = (
        wish.study for wish in update(desk, WhoPlays(COMPUTER, Sitter.COACH)).wishes if isinstance(wish, Keep)
    )
    read = from_json(to_json(record(kept, "1")).encode())
    assert [player.sitter for player in read.players] == [Sitter.PERSON, Sitter.COACH]


def test_a_question_to_all_is_put_to_people_only() -> None:
    sitters = (Sitter.PERSON, Sitter.NEWCOMER, Sitter.PERSON)
    desk = next(desk for desk in playing(match_with(*sitters, key="water_sharing")) if asks_all(desk))
    shown = [entry.face.lines[0].plain for entry in panels.hand(desk, ink_of("water_sharing", 3), HAND)]
    assert len(shown) == 2
    assert "P0" in shown[0]
    assert "P2" in shown[1]
    assert typed(desk, "b") is None
    last = after(desk, Take(1))
    assert last.window is not None
    assert last.window.wants == {Seat(2)}
    assert after(desk, Take(2)) is desk


def playing(match: Match[Any]) -> Iterator[Desk]:
    """Play on by hand, with the thoughts of computers."""
    desk = seated(match)
    while not desk.match.over:
        yield desk
        if isinstance(desk.mode, Thinking):
            desk = thought(desk).desk
        elif isinstance(desk.mode, Choosing) and not asks_all(desk):
            desk = made(desk, desk.sight.legal[0]).desk
        else:
            desk = on(desk)
