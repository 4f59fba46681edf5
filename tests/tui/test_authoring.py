"""Making a lesson on the screen: keys and mouse arrive, drafts are kept; for the rest, tests/desk."""

from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Input, OptionList, TextArea

from boardkit.games import GAMES
from boardkit.library.lessons import draft_of, lessons_of
from boardkit.tui.desk.author.authoring import Authoring
from boardkit.tui.desk.author.work import Work, work_at
from boardkit.tui.desk.teach.lessons import lesson_at
from boardkit.tui.desk.wishes import Lessons
from boardkit.tui.pages.lessons import LessonsScreen
from boardkit.tui.screens.dialogs import EntryScreen, PickScreen
from boardkit.tui.table.screen import TableScreen
from boardkit.tui.widgets.texts import Lines
from tests.tui.tools import at_rest_again, click, click_foot, click_key, new_match, press, running

GAME = GAMES["tectonic_tribes"]


def work_of(pilot: Pilot[None]) -> Work:
    """Return the lesson that is made on top."""
    desk = top_of(pilot).desk
    assert isinstance(desk.mode, Authoring)
    return work_at(desk)


def top_of(pilot: Pilot[None]) -> TableScreen:
    """Return the table on top."""
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    return screen


async def click_word(pilot: Pilot[None], word: str) -> None:
    """Click a word of the pane, turning the wheel to where it stands."""
    lines = pilot.app.screen.query_one("#lesson-text", Lines).shown.plain.split("\n")
    y, line = next((y, line) for y, line in enumerate(lines) if word in line)
    pilot.app.screen.query_one("#lesson").scroll_to(y=y - 2, animate=False)
    await pilot.pause()
    await click(pilot, "#lesson-text", x=line.index(word), y=y)


async def fill(pilot: Pilot[None], text: str) -> None:
    """Fill in the line or the text that is asked for."""
    screen = pilot.app.screen
    assert isinstance(screen, EntryScreen)
    if screen.query(TextArea):
        screen.query_one(TextArea).text = text
    else:
        screen.query_one(Input).value = text
    await press(pilot, "ctrl+s")
    await at_rest_again(pilot)


async def test_a_lesson_is_made_by_keys_and_by_mouse_tried_saved_and_taken_in_hand_again(
    tmp_path: Path,
) -> None:
    async with running(tmp_path, new=new_match()) as (app, pilot):
        await press(pilot, "N")
        await at_rest_again(pilot)
        await press(pilot, "n", "enter")
        await fill(pilot, "Lay the first card.")
        kept = draft_of(tmp_path, GAME)
        assert kept is not None
        await click_word(pilot, "+ step")
        assert isinstance(pilot.app.screen, PickScreen)
        pilot.app.screen.query_one(OptionList).highlighted = 2
        await press(pilot, "enter", "enter")
        await fill(pilot, "Do it.")
        await press(pilot, "down", "enter")
        await at_rest_again(pilot)
        assert (len(work_of(pilot).text.steps), work_of(pilot).faults) == (2, ())
        await click_word(pilot, "try it")
        await at_rest_again(pilot)
        assert lesson_at(top_of(pilot).desk).reading.at == 0
        await press(pilot, "ctrl+q")
        await click_word(pilot, "save")
        await fill(pilot, "first")
        assert (work_of(pilot).name, draft_of(tmp_path, GAME)) == ("first", None)
        await press(pilot, "escape")
        await at_rest_again(pilot)
        app.program.open(Lessons(GAME))
        await at_rest_again(pilot)
        assert isinstance(app.screen, LessonsScreen)
        app.screen.query_one(OptionList).highlighted = len(lessons_of(GAME, tmp_path)) - 1
        await click_key(pilot, "change")
        await at_rest_again(pilot)
        assert (work_of(pilot).name, len(work_of(pilot).text.steps)) == ("first", 2)


async def click_entry(pilot: Pilot[None], part: str) -> None:
    """Click an entry of the list that is asked."""
    options = pilot.app.screen.query_one(OptionList)
    labels = [str(option.prompt) for option in options.options]
    number = next(number for number, label in enumerate(labels) if part in label)
    await click(pilot, "OptionList", y=sum(label.count("\n") + 1 for label in labels[:number]))
    await at_rest_again(pilot)


async def type_by_mouse(pilot: Pilot[None], *lines: str) -> None:
    """Type a text, and take it by a click."""
    pilot.app.screen.query_one(TextArea).text = "\n".join(lines)
    await click(pilot, "#ok")
    await at_rest_again(pilot)


async def test_a_question_of_ones_own_its_branch_and_the_way_back_by_mouse(tmp_path: Path) -> None:
    async with running(tmp_path, new=new_match()) as (_, pilot):
        await press(pilot, "N")
        await at_rest_again(pilot)
        await click_foot(pilot, "replay")
        await click_entry(pilot, "A question")
        await type_by_mouse(pilot, "What is blue?", "Look!")
        await click_entry(pilot, "My own")
        await type_by_mouse(pilot, "*Lakes", "Mines")
        await click_word(pilot, "Branches")
        await click_entry(pilot, "Mines")
        await click_entry(pilot, "A note")
        await type_by_mouse(pilot, "Mines are grey.")
        await click_word(pilot, "Branch for who answers")
        work = work_of(pilot)
        assert (work.aside, work.faults) == (None, ())
        [step] = [placed.step for placed in work.text.laid]
        assert step.note == {"en": "What is blue?\nLook!"}
        assert step.ask is not None
        assert [one.answer for one in step.ask.then] == ["1"]
        await click_word(pilot, "as a reader")
        await at_rest_again(pilot)
        assert lesson_at(top_of(pilot).desk).reading.quiz is not None
        await press(pilot, "ctrl+q")
        assert work_of(pilot).text is work.text
