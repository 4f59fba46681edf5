"""Games from elsewhere: the example is played to its end, and the guide does what it says."""

import asyncio
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from boardkit.cli import main
from boardkit.core import GONE, Match
from boardkit.tui.pages.score import ScoreScreen
from boardkit.tui.table.screen import TableScreen
from tests.cli.running import beside, lay
from tests.daily import by_night, spread
from tests.tui.tools import make_app, played_at_random, table_of

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"^```(sh|diff|file)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LEFT = 5
"""How many decisions before its end a match is taken in hand again."""


class Shell:
    """Runs commands in a folder, with packages that are installed beside it."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder, self.packages, self.capsys = folder, folder / "packages", capsys

    def install(self, project: Path) -> None:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
        subprocess.run([*pip, "--target", str(self.packages), "--upgrade", str(project)], check=True)

    def lay(self, project: Path) -> None:
        lay(project, self.packages)

    def boardkit(self, *arguments: str) -> str:
        line = ["--data", str(self.folder / "data"), "--lang", "en", *arguments]

        def told() -> tuple[int, str]:
            os.chdir(self.folder)
            return main(line), self.capsys.readouterr().out

        code, out = beside(self.packages, told)
        assert code == 0, out
        return out

    def tests(self, folder: Path) -> None:
        line = ["-q", "-n", "0", "-p", "no:cacheprovider", "--rootdir", str(folder), str(folder)]
        assert beside(self.packages, lambda: pytest.main(line)) == 0


@pytest.fixture
def shell(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(tmp_path, capsys)


async def played_by_keys(folder: Path, decisions: int, begun: Match[Any] | None = None) -> Match[Any]:
    """Play so many decisions, or to the score sheet; a match that has not begun is begun from the menu."""
    with make_app(folder, new=begun) as app:
        async with app.run_test(size=(100, 34)) as pilot:
            await pilot.press(*([] if begun else ["1", "end", "enter", "ctrl+s"]))
            for _ in range(10 * decisions):
                match = table_of(app).desk.match
                if match.at >= decisions or any(isinstance(one, ScoreScreen) for one in app.screen_stack):
                    return match
                for key in ("tab", "enter") * 2:
                    opener = app.screen.desk.mode.opener if isinstance(app.screen, TableScreen) else ""
                    await pilot.press(opener or key)
    raise AssertionError("the match does not go on")


async def played_in_two_parts(folder: Path) -> None:
    """Play the first decisions and the last ones by keys, and those between them at random."""
    begun = await played_by_keys(folder, 3)
    most = played_at_random(begun).at - begun.at
    late = played_at_random(begun, most - LEFT)
    ended = await played_by_keys(folder, late.at + 10 * LEFT, late)
    assert ended.over


@pytest.mark.parametrize("bring", [Shell.lay, by_night(Shell.install)])
def test_the_example_is_played_from_the_menu_to_its_score_sheet(
    shell: Shell, bring: Callable[[Shell, Path], None]
) -> None:
    project = ROOT / "examples" / "quilt"
    bring(shell, project)
    shell.tests(project / "tests")
    beside(shell.packages, lambda: asyncio.run(played_in_two_parts(shell.folder / "played")))
    assert "Quilt, for 2 to 4 players." in shell.boardkit("games")
    assert "3.2 Points" in shell.boardkit("rules", "quilt")


def test_the_example_is_small() -> None:
    tracked = (file for file in (ROOT / "examples" / "quilt").rglob("*") if file.is_file())
    files = [file for file in tracked if "__pycache__" not in file.parts]
    assert len(files) <= 10
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) <= 560


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", GONE)
def test_a_game_that_does_not_run_is_left_out_and_told_what_to_change(shell: Shell, name: str) -> None:
    written = {
        "old_game": f"from boardkit.core import Game, {name}\n",
        "my_game": "raise OSError('no paper left')\n",
    }
    for key, text in written.items():
        package, told = (shell.packages / name for name in (key, f"{key}-1.dist-info"))
        package.mkdir(parents=True)
        (package / "__init__.py").write_text(text, "utf-8")
        told.mkdir()
        (told / "METADATA").write_text(f"Name: {key}\nVersion: 1\n", "utf-8")
        (told / "entry_points.txt").write_text(f"[boardkit.games]\n{key} = {key}:GAME\n", "utf-8")
    lines = shell.boardkit("games").splitlines()
    (old,), (mine,) = ([line for line in lines if key in line] for key in written)
    assert old.startswith("old_game:GAME is not a game that runs, and is left out: ImportError: ")
    assert old.endswith(f"boardkit.core.{name} of boardkit 0.1 is gone: {GONE[name]}")
    assert mine == "my_game:GAME is not a game that runs, and is left out: OSError: no paper left"
    assert any("Tectonic Tribes" in line for line in lines)


@pytest.mark.nightly
def test_a_new_game_is_played_by_the_dozen_and_studied(shell: Shell) -> None:
    kept = str(shell.folder / "games.sqlite")
    shell.boardkit("new", "my_game")
    shell.lay(shell.folder / "my_game")
    assert "My game, 2 players: 5 games" in shell.boardkit("simulate", "my_game", "--games", "5")
    shell.boardkit("simulate", "my_game", "--games", "20", "--jobs", "2", "--out", kept)
    assert "20 games from seed 0" in shell.boardkit("study", kept)


@pytest.mark.parametrize("board", spread(["squares", "hexes", "octagons"], 3))
def test_a_new_game_runs_on_every_board(shell: Shell, board: str) -> None:
    assert "install -e my_game" in shell.boardkit("new", "my_game", "--board", board)
    shell.lay(shell.folder / "my_game")
    assert "keeps 21 of 21 promises" in shell.boardkit("check", "my_game", "--matches", "4")
    shell.tests(shell.folder / "my_game" / "tests")


@pytest.mark.nightly
def test_every_step_of_the_guide_runs(shell: Shell) -> None:
    changed = False
    for kind, text in BLOCK.findall((ROOT / "docs" / "guide.md").read_text("utf-8")):
        if kind == "sh":
            if changed:
                shell.lay(shell.folder / "pebbles")
            for line in text.splitlines():
                run(shell, line)
        else:
            change(shell.folder, text, whole=kind == "file")
        changed = kind != "sh"
    assert "Lay pebbles, as close together as you can." in shell.boardkit("games")


def run(shell: Shell, line: str) -> None:
    """Do what a line says; a match is begun, and left at once."""
    match shlex.split(line):
        case ["pip", "install", "-e", folder]:
            shell.lay(shell.folder / folder)
        case ["boardkit", "play", game]:
            assert f"{game}: " in shell.boardkit("games")
        case ["boardkit", *arguments]:
            shell.boardkit(*arguments)
        case _:
            raise AssertionError(line)


def change(folder: Path, text: str, *, whole: bool) -> None:
    """Put lines in the place of others, each once in the file; or write a whole file."""
    head, _, rest = text.partition("\n")
    path = folder / head.removeprefix("--- ")
    if whole:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(rest, "utf-8")
        return
    old = "".join(f"{line[1:]}\n" for line in rest.splitlines() if line.startswith("-"))
    new = "".join(f"{line[1:]}\n" for line in rest.splitlines() if line.startswith("+"))
    was = path.read_text("utf-8")
    assert was.count(old) == 1, old
    path.write_text(was.replace(old, new), "utf-8")
