"""Calling a person: the bell, or a command of one's own, when somebody is asked after somebody else."""

import sys
from itertools import pairwise
from pathlib import Path

import pytest

from boardkit.core import CHANCE, FaultError
from boardkit.core.lines.match import Sitter
from boardkit.tui.calling import CallFailed, call
from boardkit.tui.desk.intents import Decide
from boardkit.tui.desk.panels import Clock
from boardkit.tui.preferences import Preferences
from tests.tui.tools import make_app, new_match, press, running, shown, table_of

PYTHON = f"'{sys.executable}' -c"


@pytest.mark.parametrize(
    ("command", "trouble"),
    [
        (f"{PYTHON} 'pass'", None),
        (f"{PYTHON} 'raise SystemExit(3)'", CallFailed("", "code", 3)),
        (f"{PYTHON} 'import signal; signal.pause()'", CallFailed("", "time")),
        ("no-such-program-anywhere", CallFailed("", "start")),
        ("'an open quotation mark", CallFailed("", "start")),
        ("   ", CallFailed("", "start")),
        (f"{PYTHON} pass > never-written; exit 3", None),
    ],
)
async def test_a_command_runs_without_a_shell_and_ends_in_time(
    command: str, trouble: CallFailed | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    if trouble is None:
        await call(command)
    else:
        with pytest.raises(FaultError) as caught:
            await call(command, 0.2 if trouble.trouble == "time" else 60)
        assert caught.value.fault == trouble.__replace__(command=command)
    assert not [*tmp_path.iterdir()]


async def called(app: object, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """List the commands that are run, without running them."""
    ran: list[str] = []

    async def run(command: str) -> None:
        ran.append(command)

    monkeypatch.setattr("boardkit.tui.table.painting.call", run)
    return ran


@pytest.mark.sample(4)
@pytest.mark.parametrize("computers", [False, True])
@pytest.mark.parametrize("confined", [False, True])
async def test_only_people_are_called_and_nobody_in_a_browser(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, confined: bool, computers: bool
) -> None:
    match = new_match().__replace__(open_table=True)
    if computers:
        first, *others = match.players
        match = match.__replace__(players=(first, *(one.__replace__(sitter=Sitter.CASUAL) for one in others)))
    with make_app(tmp_path, new=match) as app:
        ran = await called(app, monkeypatch)
        app.program.confined = confined
        async with app.run_test(size=(120, 40)) as pilot:
            app.program.set_preferences(Preferences(language="en", call="beep"))
            await pilot.pause()
            assert ran == []
            asked = []
            for _ in range(6):
                table = table_of(app)
                if not table.desk.sight.acting:
                    break
                asked.append(table.desk.match.state.to_move)
                table.handle(Decide(table.desk.sight.legal[0]))
                await pilot.pause()
            changes = sum(one != other for one, other in pairwise(asked))
            assert confined or computers or len(ran) >= changes > 0
            assert not (confined and ran)
            assert {*ran} <= {"beep"}


async def test_a_failure_is_told_once_in_a_sentence(tmp_path: Path) -> None:
    with make_app(tmp_path, new=new_match()) as app:
        async with app.run_test(size=(120, 40)) as pilot:
            told: list[str] = []
            app.program.tell = lambda sentence, *, wrong=False: told.append(sentence)  # type: ignore[method-assign]
            app.program.preferences = Preferences(language="en", call="no-such-program-anywhere")
            for _ in range(3):
                table_of(app).clock = Clock((0.0,) * 3, CHANCE)
                table_of(app).draw()
                await app.workers.wait_for_complete()
            await pilot.pause()
            assert told == ["The command to call a player cannot be started: no-such-program-anywhere"]


async def test_the_command_is_typed_in_the_settings_and_kept_but_not_in_a_browser(tmp_path: Path) -> None:
    async with running(tmp_path) as (app, pilot):
        await press(pilot, "5")
        app.screen.query_one("#settings-call").focus()
        await press(pilot, *"say 7?", "enter")
        assert app.program.preferences.call == "say 7?"
        await press(pilot, "x", "down")
        assert app.program.preferences.call == "say 7?x"
        assert "Command to call a player" in shown(app)
        await press(pilot, "escape")
        app.program.confined = True
        await press(pilot, "5")
        assert not app.screen.query("#settings-call")
    with make_app(tmp_path) as app:
        assert app.program.preferences.call == "say 7?x"
