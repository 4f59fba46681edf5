"""The program as a process: pipes, terminals, interrupts, and how fast it tells its version."""

import os
import signal
import subprocess
import sys
from importlib.abc import MetaPathFinder
from pathlib import Path

import pytest

from boardkit.cli import main
from boardkit.commands.plain.sitting import FORGET
from boardkit.core import Study
from boardkit.draw.glyphs import SHOWS, Repertoire
from boardkit.library import open_library
from boardkit.library.session import look_into
from tests.cli.running import GAME, Shell, random_match, written
from tests.endurance.child import Child

CLOSED = "terraforming_mars"  # a game whose first question is about secrets

SOURCE = Path(__file__).parents[2] / "src"


def _environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(SOURCE), "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}


def _line(folder: Path, *arguments: str) -> list[str]:
    return [sys.executable, "-m", "boardkit", "--data", str(folder), *arguments]


def test_without_a_terminal_the_menu_says_what_it_needs(shell: Shell) -> None:
    told = shell()
    assert (told.code, told.out) == (2, "")
    assert "boardkit --plain" in told.err


def test_plain_play_works_over_a_pipe(tmp_path: Path) -> None:
    line = _line(tmp_path, "play", GAME, "--plain", "--lang", "fr")
    told = subprocess.run(line, input="q\n", capture_output=True, text=True, env=_environment(), check=False)
    assert (told.returncode, told.stderr) == (0, "")
    assert "C’est à Joueur " in told.stdout


SIMULATED = ["simulate", GAME, "--games", "3"]  # is printed by Rich


@pytest.mark.sample(3)
@pytest.mark.parametrize("arguments", [["rules", GAME], ["--help"], ["show", "-"], SIMULATED])
def test_a_reader_who_leaves_early_breaks_nothing(tmp_path: Path, arguments: list[str]) -> None:
    source, sink = os.pipe()
    os.close(source)
    line, environment, record = _line(tmp_path, *arguments), _environment(), written(random_match(10))
    told = subprocess.run(
        line, input=record, stdout=sink, stderr=subprocess.PIPE, text=True, env=environment, check=False
    )
    os.close(sink)
    assert (told.returncode, told.stderr) == (141, "")


def test_a_full_disk_is_told_in_a_sentence(tmp_path: Path) -> None:
    line, environment = _line(tmp_path, "--help"), _environment()
    with Path("/dev/full").open("w") as full:
        told = subprocess.run(
            line, stdout=full, stderr=subprocess.PIPE, text=True, env=environment, check=False
        )
    assert told.returncode == 2
    assert "there is no room left" in told.stderr
    assert told.stderr.count("\n") == 1


def test_closed_streams_are_no_trouble(tmp_path: Path) -> None:
    line = f'"{sys.executable}" -m boardkit --data "{tmp_path}" play {GAME} --plain <&- >&-'
    told = subprocess.run(
        ["sh", "-c", line], stderr=subprocess.PIPE, env=_environment(), timeout=60, check=False
    )
    assert (told.returncode, told.stderr) == (0, b"")


def _at_terminal(folder: Path, *arguments: str, **environment: str) -> Child:
    return Child(["--data", str(folder), *arguments], terminal=True, environment=environment)


def _closed_table(folder: Path, **environment: str) -> Child:
    line = ("play", CLOSED, "--players", "Ada", "Bela", "--plain")
    return _at_terminal(folder, *line, **environment)


@pytest.mark.sample(6)
@pytest.mark.parametrize(
    ("command", "told"),
    [
        (("games", "--lang", "fr"), "s'appliquent a chaque tour"),
        (("show", GAME, "--lang", "fr"), "Verifiez le nom"),
        (("--help", "--lang", "fr"), "joueur"),
        (("play", GAME, "--plain", "--lang", "fr", "--players", "Zoë", "Œdipe"), "Ligne par ligne"),
    ],
)
def test_in_the_c_locale_all_commands_write_7_bits_to_a_terminal(
    tmp_path: Path, command: tuple[str, ...], told: str
) -> None:
    line = ["--data", str(tmp_path), *command]
    terminal = Child(
        line, terminal=True, anew=True, environment=_environment() | dict.fromkeys(("LC_ALL", "LANG"), "C")
    )
    terminal.write(b"quit\n" * 3)
    shown = terminal.read_on()
    assert shown.isascii()
    assert told in shown
    terminal.ends()


def test_on_a_console_lines_keep_to_the_signs_of_its_fonts(tmp_path: Path) -> None:
    line = ("play", GAME, "--plain", "--lang", "fr", "--players", "Zoë", "Œdipe")
    terminal = _at_terminal(tmp_path, *line, TERM="linux")
    terminal.write(b"\n?\nquit\n" * 2)
    shown = terminal.read_on()
    terminal.ends()
    assert "à" in shown
    assert SHOWS[Repertoire.CONSOLE]("".join(filter(str.isprintable, shown)))


def test_letters_that_an_encoding_lacks_are_typed_otherwise(tmp_path: Path) -> None:
    environment = {**_environment(), "PYTHONIOENCODING": "latin-1"}
    line = _line(tmp_path, "--help", "--lang", "fr")
    told = subprocess.run(line, capture_output=True, env=environment, check=True).stdout
    assert "Des jeux de société d'après" in told.decode("latin-1")


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("term", "forgets"),
    [("xterm-256color", True), ("vt100", False), ("dumb", False)],
)
def test_a_terminal_forgets_what_a_seat_was_told_or_the_first_line_says_that_it_cannot(
    tmp_path: Path, term: str, forgets: bool
) -> None:
    terminal = _closed_table(tmp_path, TERM=term)
    first = terminal.answer("Press enter.", "\n")
    assert first.startswith("Line by line, because of --plain.")
    assert ("cannot clear what it has shown" in first.splitlines()[0]) is not forgets
    assert "turn" not in first
    assert FORGET not in first
    terminal.answer("Type a number", "1\n")
    terminal.answer("Type a number", "done\n")
    handed = terminal.answer("Press enter.", "not yet\n")
    told, forgotten, after = handed.rpartition(FORGET)
    assert bool(forgotten) is forgets
    assert handed.count("\n") > (1 if forgets else 20)
    assert after.strip().startswith("Pass the keyboard to ") or not told
    assert "turn" not in terminal.answer("Press enter.", "quit\n")
    terminal.read_on("Saved as match 1.")
    assert terminal.ends() == 0


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    ("arguments", "warned"),
    [
        (["--plain"], True),
        (["play", GAME, "--players", "Ada", "Bela", "--open", "--plain"], False),
        (["play", "life_in_reterra", "--plain"], False),
        (["teach", GAME, "1", "--plain"], False),
    ],
)
def test_only_where_there_may_be_secrets_the_first_line_warns_of_the_terminal(
    tmp_path: Path, arguments: list[str], *, warned: bool
) -> None:
    terminal = _at_terminal(tmp_path, *arguments, TERM="dumb")
    first = terminal.answer("> ", "q\n").splitlines()[0]
    assert ("cannot clear" in first) is warned
    assert terminal.ends() == 0


def test_on_a_terminal_a_vote_covers_what_the_seat_may_know(tmp_path: Path) -> None:
    terminal = _closed_table(tmp_path)
    terminal.answer("Press enter.", "\n")
    terminal.answer("Type a number", "1\n")
    terminal.answer("Type a number", "done\n")
    terminal.answer("Press enter.", "\n")
    terminal.answer("turn.", "u\n")
    assert FORGET in terminal.answer("may the last decision", "n\n")
    terminal.answer("Press enter.", "\n")
    terminal.answer("turn.", "q\n")
    assert FORGET in terminal.read_on("Saved as match 1.")
    assert terminal.ends() == 0


@pytest.mark.sample(3)
@pytest.mark.parametrize("moment", ["Press enter.", "Type a number"])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_whoever_ends_the_program_leaves_the_match_behind_and_no_hand(
    tmp_path: Path, number: signal.Signals, moment: str
) -> None:
    terminal = _closed_table(tmp_path)
    if moment != "Press enter.":
        terminal.answer("Press enter.", "\n")
    terminal.read_on(moment)
    os.killpg(terminal.process, number)
    told = terminal.read_on()
    assert "Traceback" not in told
    assert FORGET in told or moment == "Press enter."
    assert terminal.ends() == 128 + number
    with look_into(tmp_path) as library:
        assert [summary.finished for summary in library.matches()] == [False]


def test_what_was_told_before_is_forgotten_when_a_match_is_gone_on_with(tmp_path: Path) -> None:
    with open_library(tmp_path) as library:
        library.create(Study(random_match(5)))
    terminal = _at_terminal(tmp_path, "resume", "1", "--plain")
    before, _, after = terminal.answer("Press enter.", "q\n").partition(FORGET)
    assert before == ""
    assert after.startswith("Line by line")
    terminal.read_on("Saved as match 1.")
    assert terminal.ends() == 0


def test_the_version_imports_nothing_heavy() -> None:
    code = "import sys; from boardkit.cli import main; main(['--version']); print(*sys.modules)"
    line = [sys.executable, "-c", code]
    told = subprocess.run(line, capture_output=True, text=True, env=_environment(), check=True)
    version, modules = told.stdout.splitlines()
    assert version.startswith("boardkit ")
    assert (
        set(modules.split()) & {"argparse", "attrs", "attr", "rich", "textual", "fluent", "sqlite3"} == set()
    )


@pytest.mark.parametrize("name", ["boardkit.commands.moment", "boardkit.commands.running"])
def test_ctrl_c_while_the_program_is_imported_ends_it_without_a_word(
    name: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    class Pressed(MetaPathFinder):
        def find_spec(self, fullname: str, path: object, target: object = None) -> None:
            if fullname == name:
                raise KeyboardInterrupt

    monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setattr(sys, "meta_path", [Pressed(), *sys.meta_path])
    assert main(["games"]) == 130
    assert capfd.readouterr() == ("", "")
