"""Games from elsewhere: the example is played to its end, and the guide does what it says."""

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from boardkit.core import GONE
from tests.cli.running import lay
from tests.daily import by_night, spread

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"^```(sh|diff|file)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Shell:
    """Runs commands in a folder, with packages that are installed beside it."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.packages = folder, folder / "packages"
        path = os.pathsep.join([str(ROOT / "src"), str(self.packages)])
        self.environment = {**os.environ, "PYTHONPATH": path, "LANGUAGE": "en"}

    def install(self, project: Path) -> None:
        where = ["--target", str(self.packages), "--upgrade", str(project)]
        self("-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", *where)

    def lay(self, project: Path) -> None:
        lay(project, self.packages)

    def boardkit(self, *arguments: str) -> str:
        return self("-m", "boardkit", "--data", str(self.folder / "data"), "--lang", "en", *arguments)

    def one_after_the_other(self, *lines: str) -> str:
        """Do what several lines say in one process: to start another takes longer than what they do."""
        all_of_it = f"from boardkit.cli import main; assert not any(main(line.split()) for line in {lines})"
        return self("-c", all_of_it)

    def __call__(self, *arguments: str, cwd: Path | None = None) -> str:
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=cwd or self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


@pytest.mark.parametrize("bring", [Shell.lay, by_night(Shell.install)])
def test_the_example_is_played_from_the_menu_to_its_score_sheet(
    tmp_path: Path, bring: Callable[[Shell, Path], None]
) -> None:
    shell, project = Shell(tmp_path), ROOT / "examples" / "quilt"
    bring(shell, project)
    shell("-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", str(project / "tests"))
    shell("-m", "tests.tui.elsewhere", str(tmp_path / "played"), cwd=ROOT)
    told = shell.one_after_the_other("--lang en games", "--lang en rules quilt")
    assert "Quilt, for 2 to 4 players." in told
    assert "3.2 Points" in told


def test_the_example_is_small() -> None:
    tracked = (file for file in (ROOT / "examples" / "quilt").rglob("*") if file.is_file())
    files = [file for file in tracked if "__pycache__" not in file.parts]
    assert len(files) <= 10
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) <= 560


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", GONE)
def test_a_game_that_does_not_run_is_left_out_and_told_what_to_change(tmp_path: Path, name: str) -> None:
    written = {
        "old_game": f"from boardkit.core import Game, {name}\n",
        "my_game": "raise OSError('no paper left')\n",
    }
    for key, text in written.items():
        package, told = (tmp_path / "packages" / name for name in (key, f"{key}-1.dist-info"))
        package.mkdir(parents=True)
        (package / "__init__.py").write_text(text, "utf-8")
        told.mkdir()
        (told / "METADATA").write_text(f"Name: {key}\nVersion: 1\n", "utf-8")
        (told / "entry_points.txt").write_text(f"[boardkit.games]\n{key} = {key}:GAME\n", "utf-8")
    lines = Shell(tmp_path).boardkit("games").splitlines()
    (old,), (mine,) = ([line for line in lines if key in line] for key in written)
    assert old.startswith("old_game:GAME is not a game that runs, and is left out: ImportError: ")
    assert old.endswith(f"boardkit.core.{name} of boardkit 0.1 is gone: {GONE[name]}")
    assert mine == "my_game:GAME is not a game that runs, and is left out: OSError: no paper left"
    assert any("Tectonic Tribes" in line for line in lines)


@pytest.mark.nightly
def test_a_new_game_is_played_by_the_dozen_and_studied(tmp_path: Path) -> None:
    shell, kept = Shell(tmp_path), str(tmp_path / "games.sqlite")
    shell.boardkit("new", "my_game")
    shell.lay(tmp_path / "my_game")
    assert "My game, 2 players: 5 games" in shell.boardkit("simulate", "my_game", "--games", "5")
    shell.boardkit("simulate", "my_game", "--games", "20", "--jobs", "2", "--out", kept)
    assert "20 games from seed 0" in shell.boardkit("study", kept)


@pytest.mark.parametrize("board", spread(["squares", "hexes", "octagons"], 3))
def test_a_new_game_runs_on_every_board(tmp_path: Path, board: str) -> None:
    shell = Shell(tmp_path)
    assert "install -e my_game" in shell.boardkit("new", "my_game", "--board", board)
    shell.lay(tmp_path / "my_game")
    assert "keeps 21 of 21 promises" in shell.boardkit("check", "my_game", "--matches", "4")
    tests = str(tmp_path / "my_game" / "tests")
    shell("-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "--rootdir", tests, tests)


@pytest.mark.nightly
def test_every_step_of_the_guide_runs(tmp_path: Path) -> None:
    shell, changed = Shell(tmp_path), False
    for kind, text in BLOCK.findall((ROOT / "docs" / "guide.md").read_text("utf-8")):
        if kind == "sh":
            if changed:
                shell.lay(tmp_path / "pebbles")
            for line in text.splitlines():
                run(shell, line)
        else:
            change(tmp_path, text, whole=kind == "file")
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
