"""Lessons on the screen: keys and mouse arrive, the panel shows the step, progress is kept."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from textual.containers import VerticalScroll
from textual.pilot import Pilot
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList

from boardkit.core import Move, Player, choice_of
from boardkit.core.lines.match import Sitter
from boardkit.core.notation.moves import write
from boardkit.core.records.record import start
from boardkit.core.teaching.lesson import About
from boardkit.core.teaching.quiz import LETTERED
from boardkit.games import GAMES
from boardkit.library.learning import keep_progress, progress
from boardkit.library.lessons import Found, lessons_of
from boardkit.text.teaching import own_text
from boardkit.tui.app import BoardkitApp
from boardkit.tui.desk.intents import Remark, Want
from boardkit.tui.desk.match.playing import commands
from boardkit.tui.desk.teach.lessons import lesson_at
from boardkit.tui.desk.teach.reading import Reading, onward_from
from boardkit.tui.desk.wishes import Lessons
from boardkit.tui.pages.lessons import MORE, LessonsScreen
from boardkit.tui.screens.dialogs import NoticeScreen
from boardkit.tui.table.screen import TableScreen
from boardkit.tui.widgets.hand import HandView
from boardkit.tui.widgets.map import MapView
from boardkit.tui.widgets.texts import Lines
from tests.daily import by_night
from tests.desk.lessons import FOUND as ALL
from tests.desk.lessons import lesson_desk, reading_of, steps_of
from tests.tui.tools import (
    NAMES,
    click,
    click_foot,
    make_app,
    new_match,
    open_lesson_at,
    press,
    running,
    shown,
    table_of,
)

GAME = GAMES["tectonic_tribes"]
FOUND = [one for one in ALL if one.game == GAME.key]
LASTS = [[one for one in ALL if one.game == key][-1] for key in GAMES]
"""The last lesson of every game: without a terminal, all are read."""

COVERING = 1
"""The lesson of this number has notes, questions and moves, and but six steps."""

SIZES = ((80, 24), (120, 40), (200, 60))


def open_lesson(app: BoardkitApp, number: int = 0) -> None:
    open_lesson_at(app, GAME, FOUND, number)


def is_reading(app: BoardkitApp) -> bool:
    """Tell whether a lesson is on top."""
    return isinstance(app.screen, TableScreen)


def lesson_of(pilot: Pilot[None]) -> TableScreen:
    """Return the lesson that was opened last."""
    screens = reversed(pilot.app.screen_stack)
    return next(screen for screen in screens if isinstance(screen, TableScreen))


def read_at(pilot: Pilot[None]) -> Reading:
    """Say where the reader of the lesson stands."""
    return reading_of(lesson_of(pilot).desk)


async def type_move(pilot: Pilot[None], move: str) -> None:
    await press(pilot, "colon")
    lesson_of(pilot).query_one("#typed", Input).value = move
    await press(pilot, "enter")


async def do_step_by_keys(pilot: Pilot[None]) -> None:
    await answer_by_keys(pilot)
    await go_on_by_keys(pilot)


async def answer_by_keys(pilot: Pilot[None]) -> None:
    reading = read_at(pilot)
    if reading.quiz is not None:
        await press(pilot, str(reading.quiz.right + 1), "enter")
    elif reading.to_play:
        assert reading.stage.move is not None
        await type_move(pilot, write(reading.stage.move))


async def go_on_by_keys(pilot: Pilot[None]) -> None:
    if not read_at(pilot).finished:
        await press(pilot, "enter")


async def do_step_by_mouse(pilot: Pilot[None]) -> None:
    reading = read_at(pilot)
    if reading.quiz is not None:
        await click_answer(pilot, reading.quiz.right)
        await click_foot(pilot, "pick")
    elif reading.stage.move is not None:
        await click_move(pilot, reading.stage.move)
    if not read_at(pilot).finished:
        await click_foot(pilot, "pick")


async def click_answer(pilot: Pilot[None], number: int) -> None:
    """Click an answer where it stands beside the map."""
    lines = shown(pilot.app).splitlines()
    y = next(y for y, line in enumerate(lines) if f" {LETTERED[number]}) " in line)
    await pilot.click(offset=(lines[y].index(f"{LETTERED[number]}) "), y))


async def click_entry(pilot: Pilot[None], number: int) -> None:
    spot = lesson_of(pilot).query_one(HandView).placed[number].region
    await click(pilot, "#hand", x=spot.x, y=spot.y, times=2)


async def click_move(pilot: Pilot[None], move: Move) -> None:
    """Click an entry of the hand and its place, and turn by the footer what is to be turned."""
    table, choice = lesson_of(pilot), choice_of(move)
    await click_entry(pilot, table.desk.listed.index(choice))
    if not choice.needs_place:
        return
    view = table.query_one(MapView)
    x, y, width, height = view.region_of(getattr(move, "at"))  # noqa: B009 - moves differ in their fields
    await click(pilot, "#map", x=x + width // 2, y=y + height // 2)
    while table.desk.draft.move != move:
        await click_foot(pilot, "turn")
    await click_foot(pilot, "pick")


@pytest.mark.parametrize("found", [LASTS[0], *map(by_night, LASTS[1:])], ids=lambda found: found.id)
async def test_a_lesson_is_read_by_keys_to_its_end(tmp_path: Path, found: Found) -> None:
    game = GAMES[found.game]
    number = LASTS.index(found)
    async with running(tmp_path, SIZES[number % len(SIZES)]) as (app, pilot):
        open_lesson_at(app, game, lessons_of(game, None), -1)
        await pilot.pause()
        steps = len(read_at(pilot).stages)
        for at in range(steps):
            assert read_at(pilot).at == at
            await answer_by_keys(pilot)
            await pilot.pause()
            assert all(part in read_in_pane(pilot) for part in said_to_answer(pilot))
            await go_on_by_keys(pilot)
        assert read_at(pilot).finished
        assert progress(app.library) == {found.id: steps}
        await press(pilot, "enter")
        assert not is_reading(app)


def said_to_answer(pilot: Pilot[None]) -> list[str]:
    """Return what is said to the answer just given, and why it is right."""
    lesson, words = lesson_at(lesson_of(pilot).desk), lesson_of(pilot).desk.words
    because = own_text(lesson.reading.stage.step.because, words)
    return [plain for said in (lesson.said, because) if (plain := " ".join(said.split()))]


def read_in_pane(pilot: Pilot[None]) -> str:
    """Return what can be read beside the map without scrolling."""
    pane = lesson_of(pilot).query_one("#lesson", VerticalScroll)
    x, y, width, height = pane.scrollable_content_region
    lines = (line[x : x + width] for line in shown(pilot.app).splitlines()[y : y + height])
    return " ".join(" ".join(lines).split())


async def test_a_lesson_is_read_by_mouse_to_its_end(tmp_path: Path) -> None:
    async with running(tmp_path, (120, 40), language="fr") as (app, pilot):
        open_lesson(app, COVERING)
        await pilot.pause()
        for _ in read_at(pilot).stages:
            await do_step_by_mouse(pilot)
        assert read_at(pilot).finished


async def go_to(pilot: Pilot[None], wanted: Callable[[Reading], bool]) -> TableScreen:
    """Do steps until one is open that is wanted."""
    await pilot.pause()
    while not wanted(read_at(pilot)):
        await do_step_by_keys(pilot)
    return lesson_of(pilot)


def stop_where(app: BoardkitApp, found: Found, wanted: Callable[[Reading], bool]) -> None:
    """Let a lesson have been read up to the first step that is wanted."""
    steps = range(len(steps_of(found.id)))
    at = next(at for at in steps if wanted(reading_of(lesson_desk(found, done=at))))
    keep_progress(app.library, found.id, at, datetime.now(UTC))


def within(app: BoardkitApp, room: Lines) -> str:
    """Return what stands on the screen within a room."""
    x, y, width, height = room.region
    return "\n".join(line[x : x + width] for line in shown(app).splitlines()[y : y + height])


def to_play(reading: Reading) -> bool:
    return reading.to_play


def asks_points(reading: Reading) -> bool:
    return reading.quiz is not None and reading.quiz.about is About.POINTS


async def test_the_program_can_open_with_a_lesson_which_is_painted_before_any_key_is_pressed(
    tmp_path: Path,
) -> None:
    async with running(tmp_path, lesson=(GAME.key, 0)) as (app, pilot):
        assert lesson_at(table_of(app).desk).lecture.id == FOUND[0].id
        assert FOUND[0].lesson is not None
        assert FOUND[0].lesson.title["en"] in shown(app)
        assert app.program.words("key-step_on") in shown(app)
        await press(pilot, "ctrl+q")
        assert isinstance(app.screen, LessonsScreen)


async def test_what_came_of_an_answer_stands_beside_the_map_and_under_it_and_no_key_leads_past_it(
    tmp_path: Path,
) -> None:
    async with running(tmp_path, (120, 40)) as (app, pilot):
        open_lesson(app)
        table = await go_to(pilot, to_play)
        await type_move(pilot, "place e1s1 r0")
        for room in ("#lesson-text", "#prompt"):
            assert "✗ What the lake is worth" in table.query_one(room, Lines).shown.plain
        at = read_at(pilot).at
        keys = ["right_square_bracket", "right_curly_bracket", "R", "ctrl+y", "space", "u"]
        for key in ("left_square_bracket", *keys, "right_square_bracket"):
            await press(pilot, key)
        assert (read_at(pilot).at, read_at(pilot).done) == (at, at)


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", SIZES)
async def test_the_seats_hide_while_they_would_tell_and_no_longer(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    game = GAMES["terristories"]
    found = lessons_of(game, None)
    async with running(tmp_path, size) as (app, pilot):
        number = [one.name for one in found].index("10_sterile_land")
        stop_where(app, found[number], asks_points)
        open_lesson_at(app, game, found, number)
        await pilot.pause()
        table = lesson_of(pilot)
        seats = table.query_one("#seats", Lines)
        names = [player.name for player in table.desk.match.players]
        assert within(app, seats).split() == ["A", names[0], "B", names[1]]
        assert "★" not in shown(app)
        quiz = read_at(pilot).quiz
        assert quiz is not None
        await press(pilot, str(quiz.right + 1), "enter")
        assert all(name in within(app, seats) for name in names)
        assert len(within(app, seats).split()) > 2 * len(names)


async def test_while_a_question_is_open_no_key_opens_anything_esc_takes_back_and_a_wrong_answer_is_told_first(
    tmp_path: Path,
) -> None:
    telling = ("i", "w", "t", "v", "slash", "colon", "full_stop", "apostrophe", "c", "T", "o", "a", "e")
    async with running(tmp_path) as (app, pilot):
        stop_where(app, FOUND[0], asks_points)
        open_lesson(app)
        await pilot.pause()
        table = lesson_of(pilot)
        reading = read_at(pilot)
        for key in (*telling, "right_curly_bracket"):
            await press(pilot, key)
            assert app.screen is table
            assert table.desk.walk is None
            assert not any(line.display for line in table.query("#typed"))
        assert read_at(pilot) is reading
        assert f" esc  {app.program.words('lesson-leave')}" in shown(app)
        await press(pilot, "1", "escape")
        assert app.screen is table
        listed = table.desk.mode.answers(table.desk)
        assert listed is not None
        assert not any(entry.taken for entry in listed.entries)
        await press(pilot, "escape")
        assert not is_reading(app)
        open_lesson(app)
        await pilot.pause()
        assert read_at(pilot).at == reading.at
        quiz = read_at(pilot).quiz
        assert quiz is not None
        await press(pilot, str((quiz.right + 1) % len(quiz.choices) + 1), "enter")
        seen = read_in_pane(pilot)
        assert app.program.words("lesson-wrong") in seen
        assert all(f"{LETTERED[number]})" in seen for number in range(len(quiz.choices)))


async def test_a_key_reads_on_and_what_is_said_then_is_told_from_its_start(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        open_lesson(app)
        table = await go_to(pilot, to_play)
        panel = table.query_one("#lesson", VerticalScroll)
        seen = read_in_pane(pilot)
        assert app.program.words("lesson-read-on") in shown(app)
        await press(pilot, "comma")
        assert read_in_pane(pilot) != seen
        for key in ("H", "left_square_bracket", "right_square_bracket"):
            panel.scroll_end(animate=False)
            await press(pilot, key)
            assert panel.scroll_y == 0
        for _ in range(9):
            await press(pilot, "comma")
            if panel.scroll_y == 0:
                break
        assert panel.scroll_y == 0


@pytest.mark.parametrize(("key", "at", "done"), [by_night("y", 0, 0), ("n", 0, 16), ("escape", None, None)])
async def test_a_lesson_that_is_done_asks_whether_to_begin_again(
    tmp_path: Path, key: str, at: int | None, done: int | None
) -> None:
    with make_app(tmp_path, lesson=(GAME.key, 0)) as app:
        keep_progress(app.library, FOUND[0].id, 16, datetime.now(UTC))
        async with app.run_test(size=(80, 24)) as pilot:
            for said in ("ask", "anew", "look"):
                assert app.program.words(f"lesson-done-{said}") in " ".join(shown(app).split())
            await press(pilot, key)
            if at is None:
                assert isinstance(app.screen, LessonsScreen)
                return
            assert (read_at(pilot).at, read_at(pilot).done) == (at, done)
            assert read_at(pilot).open is (done == 0)


async def test_digits_mark_a_lesson_and_its_keys_are_about_it(tmp_path: Path) -> None:
    game = GAMES["terristories"]
    async with running(tmp_path) as (app, pilot):
        app.program.open(Lessons(game))
        await pilot.pause()
        listed = app.screen.query_one(OptionList)
        for keys, marked in (("3", 3), ("12", 12), ("5", 5), ("99", 9), ("0", 9)):
            await press(pilot, *keys)
            assert listed.highlighted == marked - 1
        await press(pilot, "2", "c")
        second = lessons_of(game, None)[1].lesson
        assert second is not None
        assert second.title["en"] in shown(app)


async def test_the_reader_goes_on_where_they_stopped_and_can_begin_anew(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        open_lesson(app)
        await go_to(pilot, to_play)
        at = read_at(pilot).at
        await press(pilot, "ctrl+q")
        assert not is_reading(app)
        open_lesson(app)
        await pilot.pause()
        assert read_at(pilot).at == at
        dict(table_of(app).commands())[app.program.words("lesson-restart")]()
        assert read_at(pilot).at == 0
        assert progress(app.library).get(FOUND[0].id, 0) == 0


async def test_the_list_shows_how_far_each_lesson_is_and_what_is_damaged_and_behind_it_one_is_made(
    tmp_path: Path,
) -> None:
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "torn.json").write_text("{")
    with make_app(tmp_path) as app:
        keep_progress(app.library, FOUND[0].id, 2, datetime.now(UTC))
        async with app.run_test(size=(80, 24)) as pilot:
            await press(pilot, "3", "enter")
            assert isinstance(app.screen, LessonsScreen)
            assert "step 3 of" in shown(app)
            assert "torn" in shown(app)
            await press(pilot, "end", *["up"] * len(MORE), "enter")
            assert isinstance(app.screen, NoticeScreen)
            await press(pilot, "escape", "home", "enter")
            assert read_at(pilot).at == 2
            await press(pilot, "L")
            assert isinstance(app.screen, NoticeScreen)
            await press(pilot, "escape", "ctrl+q", "end", "enter")
            assert isinstance(app.screen, TableScreen)
            assert app.screen.has_class("-authoring")


async def test_progress_that_is_damaged_counts_as_none(tmp_path: Path) -> None:
    with make_app(tmp_path) as app:
        app.library.set_setting("lessons", {FOUND[0].id: "many", "other": -3})
        assert progress(app.library) == {}
        app.library.set_setting("lessons", [1])
        assert progress(app.library) == {}


async def test_a_match_is_annotated_and_saved_as_a_lesson(tmp_path: Path) -> None:
    match = start(
        GAME, GAME.options(), [Player(name, seat) for seat, name in enumerate(NAMES)], 4, open_table=True
    )
    async with running(tmp_path, new=match) as (app, pilot):
        save = dict(table_of(app).commands())[app.program.words("command-lesson")]
        save()
        await pilot.pause()
        assert isinstance(app.screen, NoticeScreen)
        await press(pilot, "escape")
        table_of(app).handle(Remark("Go."))
        await press(pilot, "enter")
        save()
        own = [one for one in lessons_of(GAME, tmp_path) if one.own]
        assert [one.lesson.steps for one in own if one.lesson] == [1]
        open_lesson_at(app, GAME, own, 0)
        await pilot.pause()
        await do_step_by_keys(pilot)
        assert read_at(pilot).finished


async def test_nobody_makes_a_lesson_of_what_others_hide(tmp_path: Path) -> None:
    async with running(tmp_path, new=new_match()) as (app, _):
        table = table_of(app)
        assert app.program.words("command-lesson") not in dict(table.commands())
        assert Want.SAVE_LESSON not in [intent for _, intent in commands(table.desk)]
        table.handle(Want.SAVE_LESSON)
        assert not [one for one in lessons_of(GAME, tmp_path) if one.own]


@pytest.mark.sample(2)
@pytest.mark.parametrize("language", ["en", "fr"])
async def test_a_match_with_computers_is_played_on_and_leads_back_to_the_step(
    tmp_path: Path, language: str
) -> None:
    async with running(tmp_path, language=language) as (app, pilot):
        open_lesson(app)
        lesson = await go_to(pilot, to_play)
        at = read_at(pilot).at
        await press(pilot, "b")
        assert app.program.words("lesson-play-people") in shown(app)
        await press(pilot, "down", "down", "enter")
        table = app.screen
        assert isinstance(table, TableScreen)
        assert table is not lesson
        match = table.desk.match
        assert sorted(player.sitter for player in match.players) == [
            Sitter.CASUAL,
            Sitter.CASUAL,
            Sitter.PERSON,
        ]
        assert match.state == onward_from(lesson_at(lesson.desk).reading).state
        await press(pilot, "ctrl+q")
        while isinstance(app.screen, ModalScreen):
            await press(pilot, "y")
        assert app.screen is lesson
        assert read_at(pilot).at == at


async def test_playing_on_is_chosen_by_mouse(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        open_lesson(app)
        lesson = await go_to(pilot, to_play)
        await click_foot(pilot, "help")
        entries = app.screen.query_one(OptionList)
        names = [str(option.prompt) for option in entries.options]
        line = next(number for number, name in enumerate(names) if "play on from here" in name)
        entries.scroll_to(y=line, animate=False)
        await pilot.pause()
        await click(pilot, ".picker OptionList", x=4, y=line - entries.scroll_offset.y)
        await click(pilot, ".picker OptionList", x=4, y=3)
        table = app.screen
        assert isinstance(table, TableScreen)
        assert table is not lesson
        match = table.desk.match
        assert sorted(player.sitter for player in match.players) == [
            Sitter.PERSON,
            Sitter.STRONG,
            Sitter.STRONG,
        ]
