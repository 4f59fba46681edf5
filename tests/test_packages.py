"""The packages hold what they are for: the wheel the program, the sdist all that a developer needs."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.every import with_each

ROOT = Path(__file__).parent.parent
NOT_PACKED = {"__pycache__", ".hypothesis", ".mypy_cache", ".pytest_cache", ".ruff_cache"}


LOOSELY = """
import gzip, sys
from functools import partial
gzip.GzipFile = partial(gzip.GzipFile, compresslevel=0)
from hatchling.build import build_{} as build
print(build(sys.argv[1]))
"""
"""Builds a package, and does not squeeze it, which takes longer than all the rest."""


def build(kind: str, source: Path, target: Path) -> Path:
    """Build a package as installers do, without asking the network."""
    line = [sys.executable, "-c", LOOSELY.format(kind), str(target)]
    built = subprocess.run(line, cwd=source, capture_output=True, text=True, check=True)
    return target / built.stdout.splitlines()[-1]


def run(line: list[str], folder: Path, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(line, cwd=folder, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Unpack the sdist, and return its only folder."""
    folder = tmp_path_factory.mktemp("sdist")
    archive = build("sdist", ROOT, folder)
    with tarfile.open(archive) as packed:
        packed.extractall(folder / "unpacked", filter="fully_trusted")  # noqa: S202 - it is ours
    (inner,) = (folder / "unpacked").iterdir()
    return inner


@pytest.fixture(scope="module")
def wheel(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ZipFile]:
    """Build the wheel from the unpacked sdist, as whoever downloads it would."""
    with ZipFile(build("wheel", unpacked, tmp_path_factory.mktemp("wheel"))) as archive:
        yield archive


def files_below(folder: Path) -> set[str]:
    found = (path.relative_to(ROOT) for path in folder.rglob("*") if path.is_file())
    return {path.as_posix() for path in found if not NOT_PACKED & set(path.parts)}


def named_in_the_readme() -> set[str]:
    """Return the files that the README has the reader open or install with."""
    text = "".join((ROOT / name).read_text("utf-8") for name in ("README.md", "README.fr.md"))
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", text)
    return {*links, *re.findall(r"install .*?-c (\S+)", text)}


def test_the_sdist_holds_what_the_readme_names(unpacked: Path) -> None:
    named = named_in_the_readme()
    assert named >= {"CONTRIBUTING.md", "constraints.txt"}
    assert {name for name in named if not (unpacked / name).is_file()} == set()


def test_the_sdist_holds_what_the_project_file_names(unpacked: Path) -> None:
    plain = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project, targets = plain["project"], plain["tool"]["hatch"]["build"]["targets"]
    named = {
        project["readme"],
        *project["license-files"],
        *targets["wheel"]["force-include"],
        "pyproject.toml",
    }
    assert {name for name in named if not (unpacked / name).exists()} == set()


@with_each("folder", ["src", "tests", "bench", "assets"])
def test_the_sdist_holds_every_file_of_a_folder(unpacked: Path, folder: str) -> None:
    packed = {path.relative_to(unpacked).as_posix() for path in unpacked.rglob("*") if path.is_file()}
    files = files_below(ROOT / folder)
    assert len(files) > 5
    assert files - packed == set()


def test_the_wheel_holds_the_program_with_all_its_words_art_and_data(wheel: ZipFile) -> None:
    packed = set(wheel.namelist())
    program = {name.removeprefix("src/") for name in files_below(ROOT / "src")}
    art = {f"boardkit/{name}" for name in files_below(ROOT / "assets")}
    assert {"boardkit/py.typed", "boardkit/text/kit_fr.ftl", "boardkit/tui/boardkit.tcss"} <= program
    assert "boardkit/assets/ascii/banner.txt" in art
    assert (program | art) - packed == set()


def test_the_wheel_holds_nothing_else(wheel: ZipFile) -> None:
    tops = {name.split("/")[0] for name in wheel.namelist()}
    (about,) = tops - {"boardkit"}
    assert (
        "[console_scripts]\nboardkit = boardkit.cli:main" in wheel.read(f"{about}/entry_points.txt").decode()
    )
    assert f"{about}/licenses/LICENSE" in wheel.namelist()


@pytest.mark.nightly
def test_the_program_runs_from_the_wheel(wheel: ZipFile, tmp_path: Path) -> None:
    shutil.unpack_archive(str(wheel.filename), tmp_path, "zip")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    for line in (["games"], ["rules", "tectonic_tribes", "1"], ["teach", "water_sharing"]):
        command = [sys.executable, "-m", "boardkit", "--data", str(tmp_path / "data"), *line]
        told = run(command, tmp_path, environment)
        assert (told.returncode, told.stderr) == (0, "")
        assert told.stdout


OUTSIDE = """\
from boardkit.core import Move, Player, legal, notation, records
from boardkit.games import GAMES
game = GAMES["tectonic_tribes"]
match = records.start(game, game.options(), [Player("Ada", 0), Player("Bela", 1)], seed=1)
moves: tuple[Move, ...] = legal(game, match.state)
print(notation.write(moves[0]), match.play(moves[0]).at)
"""
"""A program of somebody else's, in which every name has its type."""

MISTAKEN = """\
from boardkit.core import Player
from boardkit.draw import Show
Player('Ada', 'red')
Show(headin=lambda view, words: '')
"""


@pytest.mark.nightly
def test_the_wheel_brings_types_to_programs_outside(wheel: ZipFile, tmp_path: Path) -> None:
    shutil.unpack_archive(str(wheel.filename), tmp_path / "installed", "zip")
    for name, program in (("program.py", OUTSIDE), ("mistaken.py", MISTAKEN)):
        (tmp_path / name).write_text(program, "utf-8")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "installed")}
    line = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "program.py", "mistaken.py"]
    told = run(line, tmp_path, environment)
    found = [line.partition(": error: ") for line in told.stdout.splitlines() if ": error: " in line]
    assert [(at, said) for at, _, said in found] == [
        ("mistaken.py:3", 'Argument 2 to "Player" has incompatible type "str"; expected "int"  [arg-type]'),
        (
            "mistaken.py:4",
            'Unexpected keyword argument "headin" for "Show"; did you mean "heading"?  [call-arg]',
        ),
    ]
    ran = run([sys.executable, "program.py"], tmp_path, environment)
    assert (ran.stderr, ran.stdout) == ("", "place e0s0 r0 5\n")


@pytest.mark.nightly
@pytest.mark.timeout(7200)
def test_a_developers_install_from_the_sdist_passes_the_tests(unpacked: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "PATH": f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    environment.pop("PYTHONPATH", None)
    python = str(tmp_path / "bin" / "python")
    for line in (
        [sys.executable, "-m", "venv", str(tmp_path)],
        [python, "-m", "pip", "install", "--quiet", "-c", "constraints.txt", "-e", ".[dev]"],
        [python, "-m", "pytest"],
    ):
        told = run(line, unpacked, environment)
        assert told.returncode == 0, told.stdout + told.stderr
