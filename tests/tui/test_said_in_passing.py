"""What is said covers nothing that is asked, in passing, and lines break well."""

from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text
from textual.widgets._toast import Toast

from boardkit.core.lines.match import Sitter
from boardkit.games import GAMES
from boardkit.tui.desk.update import HandingOver
from boardkit.tui.filters import keep_signs_with_words
from boardkit.tui.widgets.controls import KeyBar
from tests.desk.tools import new_match
from tests.tui.hands import ME
from tests.tui.tools import press, running, shown, table_of


async def test_why_a_verb_cannot_be_chosen_lies_above_the_list_and_the_prompt_until_something_is_done(
    tmp_path: Path,
) -> None:
    match = new_match(GAMES["water_sharing"], 2)
    async with running(tmp_path, new=match, notifications=True) as (app, pilot):
        await press(pilot, ME)
        table = table_of(app)
        for letter in "cy":
            await press(pilot, letter)
            (toast,) = app.screen.query(Toast)
            assert toast.region.height
            assert toast.region.y >= table.query_one("#prompt").region.y
            assert toast.region.bottom == table.size.height
            assert toast.region.width == table.size.width, "the end of the row below is still read"
            for covered in ("#map", "#hand", "#bar"):
                assert not toast.region.overlaps(table.query_one(covered).region)
            assert table.desk.words("ask-place-zone").split()[0] in shown(app)
        await press(pilot, "tab")
        assert table.desk.draft.move is not None
        assert not app.screen.query(Toast)
        await press(pilot, "y")
        assert app.screen.query(Toast)
        await press(pilot, "question_mark")
        assert app.screen is not table_of(app)
        assert not app.screen.query(Toast)
        assert not table_of(app).query(Toast)


@pytest.mark.sample(3)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("sitter", [Sitter.PERSON, Sitter.STRONG])
async def test_every_key_of_a_hand_over_has_its_word_in_a_small_window(
    tmp_path: Path, language: str, sitter: Sitter
) -> None:
    match = new_match(GAMES["water_sharing"], 3, beginner="first")
    next_one = match.players[1].__replace__(sitter=sitter)
    match = match.__replace__(players=(match.players[0], next_one, match.players[2]))
    async with running(tmp_path, new=match, language=language) as (app, pilot):
        await press(pilot, ME, "tab", "enter")
        table = table_of(app)
        assert isinstance(table.desk.mode, HandingOver)
        assert table.desk.mode.thinks is (sitter is Sitter.STRONG)
        foot = str(table.query_one("#keys", KeyBar).render())
        messages = [table.desk.mode.labels[key] for key in ("pick", "undo", "replay", "help")]
        assert all(f" {table.desk.words(message)}" in foot for message in messages), foot


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
async def test_a_long_sentence_lies_over_no_form_and_no_entry(tmp_path: Path, size: tuple[int, int]) -> None:
    match = new_match(GAMES["water_sharing"], 2)
    async with running(tmp_path, size=size, new=match, notifications=True) as (app, pilot):
        await press(pilot, ME)
        app.program.tell("Nothing can be taken back, because nobody has decided anything so far. " * 2)
        await pilot.pause()
        (toast,) = app.screen.query(Toast)
        table = table_of(app)
        assert toast.region.height in (1, 2)
        for covered in ("#map", "#side", "#hand", "#bar"):
            assert not toast.region.overlaps(table.query_one(covered).region)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("d’elle-même : appuyez", ["d’elle-même :", "appuyez"]),
        ("puis tapez : oui ; non", ["puis tapez :", "oui ; non"]),
        ("il faut « oui » ou non", ["il faut", "« oui » ou non"]),
        ("cela vaudrait\u00a0? oui", ["cela", "vaudrait\u00a0? oui"]),
        ("that is so: on we go", ["that is so: on", "we go"]),
    ],
)
def test_a_sign_stays_with_its_word(text: str, lines: list[str]) -> None:
    keep_signs_with_words()
    wrapped = Text(text).wrap(Console(), 14)
    assert [line.plain.rstrip() for line in wrapped] == lines
