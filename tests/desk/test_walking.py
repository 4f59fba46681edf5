"""The walk through a match: by happening, decision, turn and round, by itself, and what it tells."""

from typing import Any

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from boardkit.core import CHANCE, Match, Note, NoteKind, Seat
from boardkit.core.lines.course import Stride
from boardkit.core.teaching.rulebook import rulebook_of
from boardkit.draw.drawings import drawing_of
from boardkit.draw.looks import Mark
from boardkit.text import words_for
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk, update
from boardkit.tui.desk.intents import StandAt, Want
from boardkit.tui.desk.match.curtain import Curtain
from boardkit.tui.desk.presenting import Watching
from boardkit.tui.desk.recap import Telling
from boardkit.tui.desk.sight import Walk
from boardkit.tui.desk.stakes import deed
from boardkit.tui.desk.wishes import Open, Rules, Wake
from tests.desk.tools import drawn, ink_of, pressed, random_match, said, seated
from tests.every import every_key, every_language
from tests.helpers import new_match as toy_match
from tests.helpers import played
from tests.toy import TOY, Picked, Scored, Shown, Toy
from tests.tui.desks import entered, wished

every_stride = pytest.mark.parametrize("stride", Stride)


def walking(desk: Desk) -> Walk:
    """Return the walk that is taken."""
    assert desk.walk is not None
    return desk.walk


def at_walk(match: Match[Any], *keys: str) -> Desk:
    """Sit down at a match, begin a walk, and press keys."""
    return pressed(seated(match), "f5", *keys).desk


def toy_walk(decisions: int, *notes: Note) -> Walk:
    match = played(toy_match(), decisions)
    return Walk.through(match.__replace__(game=ROUNDED, notes=notes), Seat(0))


def rounds_played(state: Toy) -> int:
    return state.rounds


ROUNDED = evolve(TOY, round=rounds_played)


def test_a_step_is_a_happening() -> None:
    walk = toy_walk(2).to(0)
    kinds = []
    while not walk.over:
        walk = walk.by(Stride.HAPPENING, 1)
        kinds.append(type(walk.halt.event).__name__)
    assert kinds == ["Tossed", "Picked", "Picked", "Shown", "Scored"]


def test_a_decision_has_the_answers_of_chance_with_it() -> None:
    walk = toy_walk(4).to(0).by(Stride.DECISION, 1)
    assert isinstance(walk.halt.event, Picked)
    second = walk.by(Stride.DECISION, 1)
    assert [type(second.halts[at].event) for at in second.decision] == [Picked, Shown, Scored]
    assert second.by(Stride.DECISION, 1).halt.at == 5


@every_key
def test_steps_and_counts_are_what_looking_through_all_halts_finds(key: str) -> None:
    walk = Walk.through(random_match(key, 25), CHANCE)
    walk = walk.__replace__(halts=(*walk.halts[:-1], walk.halts[-1].__replace__(event=None)))
    walk = walk.__replace__(silent=tuple(at for at, halt in enumerate(walk.halts) if halt.event is None))
    for at, unit in enumerate(walk.units):
        here = walk.to(at)
        own = [one for one, other in enumerate(walk.units) if other.decision == unit.decision]
        assert list(here.decision) == own
        assert here.happening == sum(halt.event is not None for halt in walk.halts[: at + 1])
        for stride in (Stride.DECISION, Stride.TURN, Stride.ROUND):
            numbers = [getattr(one, stride.value) for one in walk.units]
            starts = [0, *(one for one in range(1, len(numbers)) if numbers[one - 1] != numbers[one])]
            assert here.by(stride, 1).at == min((one for one in starts if one > at), default=len(numbers) - 1)
            assert here.by(stride, -1).at == max((one for one in starts if one < at), default=0)


def test_back_goes_to_where_the_decision_began_and_then_to_the_one_before() -> None:
    walk = toy_walk(2)
    assert isinstance(walk.halt.event, Scored)
    begun = walk.by(Stride.DECISION, -1)
    assert isinstance(begun.halt.event, Picked)
    assert begun.by(Stride.DECISION, -1).at == begun.at - 1


def test_a_round_is_what_the_game_calls_one() -> None:
    walk = toy_walk(6).to(0)
    starts = []
    while not walk.over:
        walk = walk.by(Stride.ROUND, 1)
        starts.append(walk.halt.state.rounds)  # type: ignore[attr-defined]
    assert starts == [1, 2, 3]


def test_a_turn_is_a_run_of_decisions_of_one_seat() -> None:
    match = played(toy_match(), 6)
    walk = Walk.through(match, Seat(0)).to(0)
    seats = []
    while not walk.over:
        walk = walk.by(Stride.TURN, 1)
        seats.append(match.decider(walk.halt.at))
    whole = [moment.seat for moment in match.moments if moment.seat != CHANCE]
    runs = [seat for n, seat in enumerate(whole) if n == 0 or whole[n - 1] != seat]
    assert seats[: len(runs)] == runs


@every_stride
@given(decisions=st.integers(0, 6), at=st.integers(0, 30), way=st.sampled_from([1, -1]))
def test_no_stride_leaves_the_walk_or_stands_still_before_its_end(
    stride: Stride, decisions: int, at: int, way: int
) -> None:
    walk = toy_walk(decisions).to(at)
    there = walk.by(stride, way)
    assert 0 <= there.at < len(walk.halts)
    end = len(walk.halts) - 1 if way > 0 else 0
    assert (there.at - walk.at) * way > 0 or walk.at == end


def test_a_note_is_a_halt_of_its_own_where_it_was_written() -> None:
    walk = toy_walk(4, Note(2, NoteKind.REMARK, Seat(0), "Look!"))
    notes = [halt for halt in walk.halts if halt.note]
    assert [(halt.at, halt.note.text if halt.note else "") for halt in notes] == [(2, "Look!")]
    assert all(halt.at <= 2 for halt in walk.halts[: walk.halts.index(notes[0])])


@every_key
@every_language
def test_every_step_of_every_game_is_told_with_its_rule_quoted(key: str, language: str) -> None:
    match = random_match(key, 60)
    words = words_for(language, key, [player.name for player in match.players])
    book = rulebook_of(match.game, language)
    walk = Walk.through(match, Seat(0)).to(0)
    told = set()
    while not walk.over:
        walk = walk.on(1)
        telling = Telling(walk, match.game, drawing_of(key), Seat(0), match.decider(walk.halt.at))
        event = walk.halt.event
        assert event is not None
        if type(event) not in told:
            told.add(type(event))
            quoted = telling.panel(words, book, ink_of(key, len(match.players)).palette, 46).plain
            assert book.sections[event.rule].title in quoted
            assert words.say(event) in telling.prompt(words).plain
    assert len(told) > 5


@every_key
def test_each_game_has_rounds_to_walk_by(key: str) -> None:
    walk = Walk.through(random_match(key, 150), Seat(0)).to(0)
    assert walk.by(Stride.ROUND, 1).by(Stride.ROUND, 1).at > walk.by(Stride.ROUND, 1).at
    assert walk.by(Stride.ROUND, 1).by(Stride.ROUND, 1).at > walk.by(Stride.DECISION, 1).at


def place_changed(walk: Walk) -> int:
    """Find a step of the walk that changed a place of the map."""
    return next(at for at, halt in enumerate(walk.halts) if halt.event is not None and halt.event.places)


STRIDES = (("right", "left"), ("down", "up"), ("greater_than_sign", "less_than_sign"))


@every_key
def test_keys_walk_on_and_back_and_ring_what_changed(key: str) -> None:
    desk = at_walk(random_match(key, 250), "home")
    assert walking(desk).at == 0
    for forth, back in (*STRIDES, ("right_square_bracket", "left_square_bracket"), ("pagedown", "pageup")):
        there = pressed(desk, forth).desk
        assert walking(there).at > walking(desk).at
        assert walking(pressed(there, back).desk).at == walking(desk).at
    desk = pressed(desk, "right_parenthesis").desk
    desk = update(desk, StandAt(place_changed(walking(desk)))).desk
    assert [ring.mark for ring in panels.map_(desk).marks.rings] == [Mark.PICKED]
    assert "The rule" in said(desk)
    ended = pressed(desk, "end").desk
    assert walking(ended).over
    assert pressed(ended, "escape").desk.walk is None


@pytest.mark.sample(6)
@every_key
def test_every_halt_of_a_walk_can_be_drawn(key: str) -> None:
    desk = at_walk(random_match(key, 30), "home")
    while not walking(desk).over:
        desk = pressed(desk, "right").desk
        drawn(desk)
        halt = walking(desk).halt
        assert f"Step {walking(desk).at} of" in said(desk)
        assert desk.mode.rule(desk) == ("" if halt.event is None else halt.event.rule)


def test_a_walk_begins_where_a_step_is_taken_and_ends_by_its_own_key() -> None:
    desk = seated(random_match("tectonic_tribes", 8))
    for key in ("left_square_bracket", "left_curly_bracket", "less_than_sign", "left_parenthesis"):
        assert walking(pressed(desk, key).desk).at < walking(pressed(desk, "f5").desk).at
    assert pressed(desk, "f5", "t").desk.walk is None


def test_who_walks_makes_no_move() -> None:
    desk = at_walk(random_match("tectonic_tribes", 8))
    for key in ("1", "r", "u", "R", "p", "full_stop", "apostrophe", "tab", "s", "colon"):
        outcome = pressed(desk, key)
        assert outcome.desk is desk, key


@every_key
def test_a_walk_has_no_button_for_moves_that_nobody_can_make(key: str) -> None:
    for mode in (None, Watching()):
        desk = update(seated(random_match(key, 30), mode=mode), StandAt(5)).desk
        assert desk.walk is not None
        assert not deed(desk)


def test_the_play_goes_on_pauses_at_a_note_and_stops_at_the_end() -> None:
    match = random_match("tectonic_tribes", 8)
    desk = at_walk(match.noted(Note(match.at - 3, NoteKind.REMARK, Seat(1), "Why here?")), "home")
    desk = played_on(desk)
    note = walking(desk).halt.note
    assert note is not None
    assert "Why here?" in said(desk)
    assert not desk.mode.pace(desk)
    desk = played_on(desk)
    assert walking(desk).over
    again = pressed(desk, "a")
    assert walking(again.desk).at == 0


def played_on(desk: Desk) -> Desk:
    """Let the walk go on by itself, as long as it wishes to be woken."""
    outcome = pressed(desk, "a")
    for _ in range(len(walking(desk).halts)):
        wakes = [wish for wish in outcome.wishes if isinstance(wish, Wake)]
        if not wakes:
            return outcome.desk
        before = walking(outcome.desk).at
        outcome = update(outcome.desk, wakes[0].intent)
        assert walking(outcome.desk).at == before + 1
    raise AssertionError("the play never ends")


@pytest.mark.parametrize("key", ["left", "escape", "t", "a", "end", "enter", "b"])
def test_the_play_stops_when_somebody_does_something_else(key: str) -> None:
    outcome = pressed(at_walk(random_match("tectonic_tribes", 8)), "a")
    [wake] = [wish for wish in outcome.wishes if isinstance(wish, Wake)]
    stopped = pressed(outcome.desk, key).desk
    if key != "b":
        assert not stopped.mode.pace(stopped)
        assert update(stopped, wake.intent).desk is stopped


def test_the_speed_is_changed_while_it_plays_and_what_was_wished_before_is_not_heard() -> None:
    slow = pressed(at_walk(random_match("tectonic_tribes", 8)), "a")
    fast = pressed(slow.desk, "S", "S")
    assert "very fast" in said(fast.desk)
    [old] = [wish for wish in slow.wishes if isinstance(wish, Wake)]
    [new] = [wish for wish in fast.wishes if isinstance(wish, Wake)]
    assert new.seconds < old.seconds
    assert update(fast.desk, old.intent).desk is fast.desk
    assert walking(update(fast.desk, new.intent).desk).at == walking(fast.desk).at + 1
    rested = update(fast.desk, Want.REST).desk
    assert not rested.mode.pace(rested)


def test_a_walk_through_secrets_tells_what_its_walker_may_know() -> None:
    desk = seated(random_match("tectonic_tribes", 12).__replace__(open_table=False))
    curtain = desk.mode
    assert isinstance(curtain, Curtain)
    walk = walking(pressed(desk, curtain.opener, "f5", "home").desk)
    told = Walk.through(desk.match, curtain.seat)
    assert [halt.event for halt in walk.halts] == [halt.event for halt in told.halts]
    others = Walk.through(desk.match, Seat(1 - curtain.seat))
    assert [halt.event for halt in walk.halts] != [halt.event for halt in others.halts]


def test_a_branch_begins_where_the_walk_stands() -> None:
    desk = at_walk(random_match("tectonic_tribes", 8), "left_curly_bracket", "left_curly_bracket")
    at = walking(desk).halt.at
    assert at < desk.match.at
    branch = entered(pressed(desk, "b"), "what if").desk
    assert branch.walk is None
    assert branch.study.name == "what if"
    assert branch.match.at == at
    assert branch.match.state == desk.match.moments[at].step.state


def test_the_rules_of_a_walk_are_those_of_what_happened() -> None:
    desk = at_walk(random_match("tectonic_tribes", 8), "home", "right")
    event = walking(desk).halt.event
    assert event is not None
    door = wished(pressed(desk, "g"), Open).door
    assert isinstance(door, Rules)
    assert door.section == event.rule
