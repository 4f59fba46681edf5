"""Lessons at the table: made by keys and by mouse, never past the answer, and kept."""

from collections.abc import Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from boardkit.core import Move, Note, NoteKind, Player, Seat, choice_of
from boardkit.core.notation.moves import write
from boardkit.core.records.record import start
from boardkit.core.teaching.lesson import About
from boardkit.games import GAMES
from boardkit.library.lessons import Found, keep_progress, lessons_of, progress
from boardkit.text.markdown import without_marks
from boardkit.tui.app import BoardkitApp
from boardkit.tui.books.lessons import LessonsScreen
from boardkit.tui.screens.dialogs import NoticeScreen
from boardkit.tui.table.lesson import LessonScreen
from boardkit.tui.widgets.hand import HandView, flow
from boardkit.tui.widgets.keybar import KeyBar
from boardkit.tui.widgets.lines import Lines
from tests.tui.tools import NAMES, click, make_app, new_match, open_lesson_at, press, shown, table_of

GAME = GAMES["tectonic_tribes"]
FOUND = lessons_of(GAME, None)
READ = [
    (found[number], number)
    for found in (lessons_of(game, None) for game in GAMES.values())
    for number in ({*range(len(FOUND))} if found == FOUND else {0, len(found) - 1} if found else ())
]
"""All lessons of the smallest game, and the first and the last of every other."""

SIZES = ((80, 24), (120, 40), (200, 60))


def open_lesson(app: BoardkitApp, number: int = 0) -> None:
    open_lesson_at(app, GAME, FOUND, number)


def lesson_of(pilot: Pilot[None]) -> LessonScreen:
    return next(screen for screen in pilot.app.screen_stack if isinstance(screen, LessonScreen))


async def type_move(pilot: Pilot[None], move: str) -> None:
    await press(pilot, "colon")
    lesson_of(pilot).query_one("#typed", Input).value = move
    await press(pilot, "enter")


async def do_step_by_keys(pilot: Pilot[None]) -> None:
    reading = lesson_of(pilot).reading
    if reading.quiz is not None:
        await press(pilot, str(reading.quiz.right + 1), "enter")
    elif reading.to_play:
        assert reading.stage.move is not None
        await type_move(pilot, write(reading.stage.move))
    if not lesson_of(pilot).reading.finished:
        await press(pilot, "enter")


async def do_step_by_mouse(pilot: Pilot[None]) -> None:
    reading = lesson_of(pilot).reading
    if reading.quiz is not None:
        await click_entry(pilot, reading.quiz.right)
    elif reading.stage.move is not None:
        await click_move(pilot, reading.stage.move)
    if not lesson_of(pilot).reading.finished:
        await click_pick(pilot)


async def click_entry(pilot: Pilot[None], number: int) -> None:
    hand = lesson_of(pilot).query_one(HandView)
    placed = flow(hand._entries, hand.size.width)[number].region
    await click(pilot, "#hand", x=placed.x, y=placed.y, times=2)


async def click_move(pilot: Pilot[None], move: Move) -> None:
    table = lesson_of(pilot)
    choice = choice_of(move)
    if not choice.needs_place:
        await click_entry(pilot, table.desk.sight.choices.index(choice))
        return
    table.take_choice(choice)
    while any(getattr(move, name) != value for name, value in table.desk.draft.turns.items()):
        table.action_turn()
    table.redraft(getattr(move, "at"))  # noqa: B009 - moves differ in their fields
    await pilot.pause()
    await click_pick(pilot)


async def click_pick(pilot: Pilot[None]) -> None:
    bar = lesson_of(pilot).query_one("#keys", KeyBar)
    ends = [0, *(end for end, _ in bar._ends)]
    at = [name for _, name in bar._ends].index("pick")
    await click(pilot, "#keys", x=ends[at] + 1)


@pytest.mark.parametrize(("found", "number"), READ, ids=lambda value: getattr(value, "id", ""))
async def test_a_lesson_is_read_by_keys_to_its_end(tmp_path: Path, found: Found, number: int) -> None:
    with make_app(tmp_path) as app:
        async with app.run_test(size=SIZES[number % len(SIZES)]) as pilot:
            game = GAMES[found.game]
            open_lesson_at(app, game, lessons_of(game, None), number)
            await pilot.pause()
            steps = len(lesson_of(pilot).reading.stages)
            for _ in range(steps - 1):
                await do_step_by_keys(pilot)
            assert lesson_of(pilot).reading.at == steps - 1
            if not lesson_of(pilot).reading.finished:
                await do_step_by_keys(pilot)
            assert lesson_of(pilot).reading.finished
            if lesson_of(pilot).reading.stage.wants_answer is False:
                await press(pilot, "left_square_bracket", "right_square_bracket")
            assert progress(app.library) == {found.id: steps}
            await press(pilot, "enter")
            assert not isinstance(app.screen, LessonScreen)


async def test_a_lesson_is_read_by_mouse_to_its_end(tmp_path: Path) -> None:
    with make_app(tmp_path, language="fr") as app:
        async with app.run_test(size=(120, 40)) as pilot:
            open_lesson(app)
            await pilot.pause()
            for _ in lesson_of(pilot).reading.stages:
                await do_step_by_mouse(pilot)
            assert lesson_of(pilot).reading.finished


async def go_to(pilot: Pilot[None], wanted: Callable[[LessonScreen], bool]) -> LessonScreen:
    """Do steps until one is open that is wanted."""
    await pilot.pause()
    while not wanted(lesson_of(pilot)):
        await do_step_by_keys(pilot)
    return lesson_of(pilot)


def wants_place(table: LessonScreen) -> bool:
    return table.reading.to_play


def asks_points(table: LessonScreen) -> bool:
    return table.reading.quiz is not None and table.reading.quiz.about is About.POINTS


async def test_a_wrong_move_is_answered_by_the_rule_and_a_legal_one_that_is_not_meant_too(
    tmp_path: Path,
) -> None:
    with make_app(tmp_path) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            open_lesson(app)
            table = await go_to(pilot, wants_place)
            at, before = table.reading.at, table.desk.match
            await type_move(pilot, "place e9s9 r0")
            assert "✗ The card must cover at least one square of the continent. §3.3" in table.feedback.plain
            await type_move(pilot, "place e1s1 r0")
            assert table.words("lesson-not-meant") in table.feedback.plain
            assert (table.reading.at, table.reading.open, table.desk.match) == (at, True, before)


@pytest.mark.parametrize("size", SIZES)
async def test_the_seats_fill_the_side_again_once_the_answer_is_given(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    game = GAMES["terristories"]
    found = lessons_of(game, None)
    with make_app(tmp_path) as app:
        async with app.run_test(size=size) as pilot:
            number = [one.name for one in found].index("10_sterile_land")
            open_lesson_at(app, game, found, number)
            table = await go_to(pilot, asks_points)
            assert table.quiz is not None
            await press(pilot, str(table.quiz.right + 1), "enter")
            seats = table.query_one("#seats", Lines)
            assert seats.size.height == len(table.desk.match.players)
            assert max(line.cell_len for line in seats._shown.split()) == seats.size.width


async def test_no_step_leads_past_the_answer(tmp_path: Path) -> None:
    with make_app(tmp_path) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            open_lesson(app)
            table = await go_to(pilot, wants_place)
            at = table.reading.at
            keys = ["right_square_bracket", "right_curly_bracket", "R", "ctrl+y", "space", "u", "escape"]
            for key in ("left_square_bracket", *keys, "right_square_bracket"):
                await press(pilot, key)
            assert (table.reading.at, table.reading.done) == (at, at)


async def test_the_rule_of_a_question_is_quoted_once_it_is_answered(tmp_path: Path) -> None:
    with make_app(tmp_path) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            open_lesson(app)
            table = await go_to(pilot, asks_points)
            book = app.board.rulebook(GAME)
            section = book.sections[table.reading.stage.step.rule]
            first = without_marks(section.text).splitlines()[0]
            assert section.title in table.panel.text(table.words, book).plain
            assert first not in table.panel.text(table.words, book).plain
            assert table.reading.quiz is not None
            await press(pilot, str(table.reading.quiz.right + 1), "enter")
            assert first in table.panel.text(table.words, book).plain


async def test_an_open_question_hides_what_would_tell_its_answer(tmp_path: Path) -> None:
    with make_app(tmp_path) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            open_lesson(app)
            table = await go_to(pilot, asks_points)
            assert not table.query_one("#seats").visible
            assert "★" not in shown(app)
            for key in (
                "i",
                "w",
                "t",
                "v",
                "slash",
                "colon",
                "full_stop",
                "T",
                "o",
                "a",
                "right_curly_bracket",
            ):
                await press(pilot, key)
                assert app.screen is table
                assert table.desk.walk is None
            assert [label for label, _ in table.commands()] == [
                table.words(name) for name in ("key-hint", "lesson-restart", "command-menu")
            ]
            wrong = (table.reading.quiz.right + 1) % 4 if table.reading.quiz else 0
            await press(pilot, str(wrong + 1), "enter")
            assert table.words("lesson-wrong") in table.feedback.plain
            assert table.reading.open


async def test_what_led_to_a_step_can_be_walked_and_nothing_after_it(tmp_path: Path) -> None:
    with make_app(tmp_path) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            open_lesson(app)
            table = await go_to(pilot, wants_place)
            await press(pilot, "t", "end")
            assert table.desk.walk is not None
            assert table.desk.walk.halt.at == table.desk.match.at == len(table.desk.match.moments) - 1
            book, palette = app.board.rulebook(GAME), app.board.palette_of(table.desk.match)
            assert table.words("lesson-rule") in table.desk.telling.panel(table.words, book, palette).plain
            await press(pilot, "home", "right", "escape")
            assert table.desk.walk is None
            assert table.reading.open


async def test_hints_come_when_asked_for(tmp_path: Path) -> None:
    with make_app(tmp_path) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            open_lesson(app)
            table = await go_to(pilot, wants_place)
            hint = table.panel.hint(table.words)
            assert hint not in table.panel.text(table.words, app.board.rulebook(GAME)).plain
            await press(pilot, "H")
            assert hint in table.panel.text(table.words, app.board.rulebook(GAME)).plain


async def test_the_reader_goes_on_where_they_stopped_and_can_begin_anew(tmp_path: Path) -> None:
    with make_app(tmp_path) as app:
        async with app.run_test(size=(80, 24)) as pilot:
            open_lesson(app)
            table = await go_to(pilot, wants_place)
            at = table.reading.at
            await press(pilot, "ctrl+q")
            assert not isinstance(app.screen, LessonScreen)
            open_lesson(app)
            await pilot.pause()
            assert lesson_of(pilot).reading.at == at
            dict(lesson_of(pilot).commands())[app.board.words("lesson-restart")]()
            assert lesson_of(pilot).reading.at == 0


async def test_the_list_shows_how_far_each_lesson_is_and_what_is_damaged(tmp_path: Path) -> None:
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "torn.json").write_text("{")
    with make_app(tmp_path) as app:
        keep_progress(app.library, FOUND[0].id, 2)
        async with app.run_test(size=(120, 40)) as pilot:
            await press(pilot, "3", "enter")
            assert isinstance(app.screen, LessonsScreen)
            assert "step 3 of" in shown(app)
            assert "torn" in shown(app)
            await press(pilot, "end", "enter")
            assert isinstance(app.screen, NoticeScreen)
            await press(pilot, "escape", "home", "enter")
            assert lesson_of(pilot).reading.at == 2
            await press(pilot, "L")
            assert isinstance(app.screen, NoticeScreen)


async def test_progress_that_is_damaged_counts_as_none(tmp_path: Path) -> None:
    with make_app(tmp_path) as app:
        app.library.set_setting("lessons", {FOUND[0].id: "many", "other": -3})
        assert progress(app.library) == {}
        app.library.set_setting("lessons", [1])
        assert progress(app.library) == {}


async def test_the_program_can_open_with_a_lesson(tmp_path: Path) -> None:
    with make_app(tmp_path, lesson=(GAME.key, 0)) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            assert lesson_of(pilot).found == FOUND[0]
            await press(pilot, "ctrl+q")
            assert isinstance(app.screen, LessonsScreen)


async def test_a_match_is_annotated_and_saved_as_a_lesson(tmp_path: Path) -> None:
    match = start(
        GAME, GAME.options(), [Player(name, seat) for seat, name in enumerate(NAMES)], 4, open_table=True
    )
    with make_app(tmp_path, new=match) as app:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            commands = dict(table_of(app).commands())
            commands[app.board.words("command-lesson")]()
            await pilot.pause()
            assert isinstance(app.screen, NoticeScreen)
            await press(pilot, "escape")
            table = table_of(app)
            remark = Note(table.desk.match.at, NoteKind.REMARK, Seat(0), "Go.")
            table.desk.study = table.desk.study.playing(table.desk.match.noted(remark))
            await press(pilot, "enter")
            dict(table_of(app).commands())[app.board.words("command-lesson")]()
            own = [one for one in lessons_of(GAME, tmp_path) if one.own]
            assert [one.lesson.steps for one in own if one.lesson] == [1]
            open_lesson_at(app, GAME, own, 0)
            await pilot.pause()
            await do_step_by_keys(pilot)
            assert lesson_of(pilot).reading.finished


async def test_nobody_makes_a_lesson_of_what_others_hide(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match()) as app:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            assert app.board.words("command-lesson") not in dict(table_of(app).commands())
