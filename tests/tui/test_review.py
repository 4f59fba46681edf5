"""A review on the screen: what it found and keeps, the way to the walk, a page of it; by keys and mouse."""

from pathlib import Path
from random import Random
from typing import Any

from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from boardkit.core import Match, Player, legal
from boardkit.core.records.record import start
from boardkit.games import GAMES
from boardkit.library.kept_files import Findings
from boardkit.players.review import decisions_of
from boardkit.tui.desk.intents import Want
from boardkit.tui.desk.looking import Walking
from boardkit.tui.pages.review import ReviewScreen
from boardkit.tui.pages.score import ScoreScreen
from boardkit.tui.screens.dialogs import PickScreen
from tests.tui.tools import click, make_app, press, shown, table_of

PATIENCE = 1200
"""How many times fifty milliseconds another process may take to begin, on a busy machine."""


def match_at_an_open_table() -> Match[Any]:
    """Play a few decisions at random, some of which are bad."""
    game, random = GAMES["life_in_reterra"], Random(2)
    players = [Player("Ada", 0), Player("[red]Bela[/]", 1)]
    match = start(game, game.options(), players, 3, open_table=True)
    for _ in range(6):
        match = match.play(random.choice(legal(game, match.state)))
    return match


async def until_whole(pilot: Pilot[None]) -> None:
    screen = pilot.app.screen
    assert isinstance(screen, ReviewScreen)
    for _ in range(PATIENCE):
        if screen.query_one("#review-progress").display is False:
            return
        await pilot.pause(0.05)
    raise AssertionError(shown(pilot.app))


async def test_a_match_is_looked_at_again_and_walked(tmp_path: Path) -> None:
    match = match_at_an_open_table()
    with make_app(tmp_path, new=match) as app:
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            table = table_of(app)
            table.handle(Want.SCORE)
            await pilot.pause()
            assert isinstance(app.screen, ScoreScreen)
            await press(pilot, "a")
            await until_whole(pilot)
            text = shown(app)
            assert "[red]Bela[/]" in text
            assert "??" in text
            moments = app.screen.query_one("#review-moments", OptionList)
            assert moments.option_count
            findings = Findings.about(match, app.program.library.folder)
            assert {*findings.kept(match)} == {*decisions_of(match)}
            await press(pilot, "e")
            assert isinstance(app.screen, PickScreen)
            await press(pilot, "escape")
            first = app.screen.query_one("#review-moments").region
            number = shown(app).splitlines()[first.y].split()[0]
            await click(pilot, "#review-moments", x=8, y=0)
            await pilot.pause()
            assert isinstance(table.desk.mode, Walking)
            assert table.desk.judgement is not None
            assert table.desk.walk is not None
            assert f"decision {number}," in " ".join(shown(app).split())
            assert table.desk.judgement.of(match, table.desk.walk.halt.at) is not None
            # What was found before is not looked for again.
            app.push_screen(ReviewScreen(match))
            await pilot.pause()
            await until_whole(pilot)
            assert len(findings.path.read_text("utf-8").splitlines()) == 1 + len(decisions_of(match))
            assert "anew" not in str(app.screen.query_one("#review-told", Static).render())
            # What was judged by another measure is, and that is said.
            old = findings.path.read_text("utf-8").replace(findings.measure, "another")
            findings.path.write_text(old, "utf-8")
            app.push_screen(ReviewScreen(match))
            await pilot.pause()
            await until_whole(pilot)
            assert "looking again" in str(app.screen.query_one("#review-told", Static).render())
            assert {*findings.kept(match)} == {*decisions_of(match)}
