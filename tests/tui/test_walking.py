"""The walk through a match: by happening, decision, turn and round, by itself, and what it tells."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st
from textual.pilot import Pilot

from boardkit.core import CHANCE, Match, Note, NoteKind, Player, Seat, legal
from boardkit.core.records.record import start
from boardkit.core.teaching.rulebook import rulebook_of
from boardkit.draw.drawings import drawing_of
from boardkit.draw.looks import Mark
from boardkit.games import GAMES
from boardkit.text import LANGUAGES, words_for
from boardkit.tui.desk.walk import Stride, Walk
from boardkit.tui.table.strolling import SECONDS, StrollingScreen
from boardkit.tui.table.walkpanel import Telling
from boardkit.tui.widgets.keybar import KeyBar
from tests.helpers import new_match as toy_match
from tests.helpers import played
from tests.toy import TOY, Picked, Scored, Shown, Toy
from tests.tui.tools import make_app, press, shown, table_of

every_game = pytest.mark.parametrize("key", GAMES)
every_stride = pytest.mark.parametrize("stride", Stride)


def toy_walk(decisions: int, *notes: Note) -> Walk:
    match = played(toy_match(), decisions)
    return Walk.through(evolve(match, game=ROUNDED, notes=notes), Seat(0))


def rounds_played(state: Toy) -> int:
    return state.rounds


ROUNDED = evolve(TOY, round=rounds_played)


def random_match(key: str, decisions: int, seed: int = 1) -> Match[Any]:
    game, random = GAMES[key], Random(seed)
    seats = [Player(f"P{seat}", seat) for seat in range(max(2, game.seats[0]))]
    match = start(game, game.options(), seats, seed, open_table=True)
    for _ in range(decisions):
        if not match.over:
            match = match.play(random.choice(legal(game, match.state)))
    return match


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


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
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
            quoted = "\n".join(text.plain for text in telling._rule(words, book))
            assert book.sections[event.rule].title in quoted
            assert words.say(event) in telling.prompt(words).plain
    assert len(told) > 5


@every_game
def test_each_game_has_rounds_to_walk_by(key: str) -> None:
    walk = Walk.through(random_match(key, 150), Seat(0)).to(0)
    assert walk.by(Stride.ROUND, 1).by(Stride.ROUND, 1).at > walk.by(Stride.ROUND, 1).at
    assert walk.by(Stride.ROUND, 1).by(Stride.ROUND, 1).at > walk.by(Stride.DECISION, 1).at


def place_changed(walk: Walk) -> int:
    """Find a step of the walk that changed a place of the map."""
    return next(at for at, halt in enumerate(walk.halts) if halt.event is not None and halt.event.places)


@every_game
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_walk_goes_by_keys_and_rings_what_changed(
    tmp_path: Path, key: str, size: tuple[int, int]
) -> None:
    with make_app(tmp_path, new=random_match(key, 250)) as app:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await press(pilot, "t", "home")
            table = table_of(app)
            assert table.desk.walk is not None
            assert table.desk.walk.at == 0
            for forth, back in (("right", "left"), ("down", "up"), ("greater_than_sign", "less_than_sign")):
                before = table.desk.walk.at
                await press(pilot, forth)
                assert table.desk.walk.at > before
                await press(pilot, back)
                assert table.desk.walk.at == before
            await press(pilot, "right_parenthesis")
            table.stand(table.desk.walk.to(place_changed(table.desk.walk)))
            await pilot.pause()
            assert [ring.mark for ring in table.marks().rings] == [Mark.PICKED]
            assert "The rule" in shown(app)
            await press(pilot, "end", "escape")
            assert table.desk.walk is None


async def test_the_walk_goes_by_the_mouse_on_the_footer(tmp_path: Path) -> None:
    with make_app(tmp_path, new=random_match("tectonic_tribes", 40)) as app:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await press(pilot, "t", "home")
            table = table_of(app)
            assert table.desk.walk is not None
            for action in ("step", "decision", "turn", "round"):
                before = table.desk.walk.at
                await click_foot(pilot, f"{action}_on")
                assert table.desk.walk.at > before
                await click_foot(pilot, f"{action}_back")
                assert table.desk.walk.at == before
            await click_foot(pilot, "auto_play")
            assert table.playing
            await click_foot(pilot, "auto_play")
            assert not table.playing
            await click_foot(pilot, "back")
            assert table.desk.walk is None


async def click_foot(pilot: Pilot[None], action: str) -> None:
    """Click a key of the table's footer."""
    bar = table_of(pilot.app).query_one(KeyBar)
    ends = [0, *(end for end, _ in bar._ends)]
    at = [name for _, name in bar._ends].index(action)
    await pilot.click(KeyBar, offset=(ends[at] + 1, 0))
    await pilot.pause()


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the play wait for nothing."""
    monkeypatch.setattr("boardkit.tui.table.strolling.SECONDS", (0.001,) * len(SECONDS))


@pytest.mark.usefixtures("hurried")
async def test_the_play_pauses_at_a_note_and_stops_at_the_end(tmp_path: Path) -> None:
    match = random_match("tectonic_tribes", 8)
    noted = match.noted(Note(match.at - 3, NoteKind.REMARK, Seat(1), "Why here?"))
    with make_app(tmp_path, new=noted) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await press(pilot, "t", "home", "a")
            await until_still(pilot)
            table = table_of(app)
            assert table.desk.walk is not None
            assert table.desk.walk.halt.note is not None
            assert "Why here?" in shown(app)
            await press(pilot, "a")
            await until_still(pilot)
            assert table.desk.walk.over


async def until_still(pilot: Pilot[None]) -> None:
    """Wait until the play has stopped."""
    for _ in range(2000):
        if not table_of(pilot.app).playing:
            break
        await pilot.pause(0.002)
    await pilot.pause()


async def test_the_play_stops_when_somebody_steps_or_leaves(tmp_path: Path) -> None:
    with make_app(tmp_path, new=random_match("tectonic_tribes", 8)) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            table: StrollingScreen = table_of(app)
            for key in ("left", "escape", "t", "a"):
                await press(pilot, "a")
                assert table.playing
                await press(pilot, key)
                assert not table.playing
            await press(pilot, "a", "S", "S")
            assert table.playing
            assert "very fast" in shown(app)
