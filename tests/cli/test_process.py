"""The program as a process: pipes, terminals, interrupts, and how fast it tells its version."""

import os
import pty
import signal
import subprocess
import sys
from contextlib import suppress
from functools import partial
from importlib.abc import MetaPathFinder
from pathlib import Path

import pytest

from boardkit.cli import main
from boardkit.commands.plain.sitting import FORGET
from boardkit.draw.glyphs import SHOWS, Repertoire
from tests.cli.running import GAME, random_match, written

CLOSED = "terraforming_mars"  # a game whose first question is about secrets

SOURCE = Path(__file__).parents[2] / "src"


def _environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(SOURCE), "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}


def _line(folder: Path, *arguments: str) -> list[str]:
    return [sys.executable, "-m", "boardkit", "--data", str(folder), *arguments]


def _run(folder: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    line, environment = _line(folder, *arguments), _environment()
    return subprocess.run(line, input=typed, capture_output=True, text=True, env=environment, check=False)


def test_a_match_goes_from_file_to_library_and_back(tmp_path: Path) -> None:
    record = written(random_match(10))
    assert _run(tmp_path, "import", "-", typed=record).returncode == 0
    assert _run(tmp_path, "export", "1").stdout == record


def test_without_a_terminal_the_menu_says_what_it_needs(tmp_path: Path) -> None:
    told = _run(tmp_path)
    assert (told.returncode, told.stdout) == (2, "")
    assert "boardkit --plain" in told.stderr


def test_plain_play_works_over_a_pipe(tmp_path: Path) -> None:
    told = _run(tmp_path, "play", GAME, "--plain", "--lang", "fr", typed="q\n")
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
    line, environment = _line(tmp_path, "rules", GAME), _environment()
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


class Terminal:
    """The program at the other end of a pseudo-terminal."""

    def __init__(self, *arguments: str, term: str = "xterm-256color", **environment: str) -> None:
        self.end, inner = pty.openpty()
        command = [sys.executable, "-m", "boardkit", *arguments]
        self.process = subprocess.Popen(
            command,
            stdin=inner,
            stdout=inner,
            stderr=inner,
            env={**_environment(), "TERM": term, **environment},
            start_new_session=True,
            # What a shell runs in the background does not hear ctrl+c, and neither do its children.
            preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
        )
        os.close(inner)
        self.shown = ""

    def read_on(self) -> str:
        """Read what is written until the end of the program."""
        with suppress(OSError):
            while part := os.read(self.end, 65536):
                self.shown += part.decode("utf-8", "replace")
        self.process.wait(timeout=60)
        os.close(self.end)
        return self.shown

    def wait_for(self, text: str) -> str:
        while text not in self.shown:
            self.shown += os.read(self.end, 4096).decode("utf-8", "replace")
        before, _, self.shown = self.shown.partition(text)
        return before

    def type_in(self, text: str) -> None:
        os.write(self.end, text.encode())

    def answer(self, asked: str, typed: str) -> None:
        """Type something in once a text is shown."""
        self.wait_for(asked)
        self.type_in(typed)

    def end_with(self, code: int) -> None:
        assert self.process.wait(timeout=60) == code
        os.close(self.end)


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
    terminal = Terminal("--data", str(tmp_path), *command, LC_ALL="C", LANG="C")
    terminal.type_in("quit\n" * 3)
    shown = terminal.read_on()
    assert shown.isascii()
    assert told in shown


def test_on_a_console_lines_keep_to_the_signs_of_its_fonts(tmp_path: Path) -> None:
    line = ("--data", str(tmp_path), "play", GAME, "--plain", "--lang", "fr", "--players", "Zoë", "Œdipe")
    terminal = Terminal(*line, term="linux")
    terminal.type_in("\n?\nquit\n" * 2)
    shown = terminal.read_on()
    assert "à" in shown
    assert SHOWS[Repertoire.CONSOLE]("".join(filter(str.isprintable, shown)))


def test_letters_that_an_encoding_lacks_are_typed_otherwise(tmp_path: Path) -> None:
    environment = {**_environment(), "PYTHONIOENCODING": "latin-1"}
    line = _line(tmp_path, "games", "--lang", "fr")
    told = subprocess.run(line, capture_output=True, env=environment, check=True).stdout
    assert "s'appliquent à chaque tour" in told.decode("latin-1")


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("term", "forgets"),
    [("xterm-256color", True), ("vt100", False), ("dumb", False)],
)
def test_a_terminal_forgets_what_a_seat_was_told_or_the_first_line_says_that_it_cannot(
    tmp_path: Path, term: str, forgets: bool
) -> None:
    line = ("--data", str(tmp_path), "play", CLOSED, "--players", "Ada", "Bela", "--plain")
    terminal = Terminal(*line, term=term)
    first = terminal.wait_for("Press enter.")
    assert first.startswith("Line by line, because of --plain.")
    assert ("cannot clear what it has shown" in first.splitlines()[0]) is not forgets
    assert "turn" not in first
    assert FORGET not in first
    terminal.type_in("\n")
    terminal.answer("Type a number", "1\n")
    terminal.answer("Type a number", "done\n")
    handed = terminal.wait_for("Press enter.")
    told, forgotten, after = handed.rpartition(FORGET)
    assert bool(forgotten) is forgets
    assert handed.count("\n") > (1 if forgets else 20)
    assert after.strip().startswith("Pass the keyboard to ") or not told
    terminal.type_in("not yet\n")
    assert "turn" not in terminal.wait_for("Press enter.")
    terminal.type_in("quit\n")
    terminal.wait_for("Saved as match 1.")
    terminal.end_with(0)


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
    terminal = Terminal("--data", str(tmp_path), *arguments, term="dumb")
    first = terminal.wait_for("> ").splitlines()[0]
    assert ("cannot clear" in first) is warned
    terminal.type_in("q\n")
    terminal.end_with(0)


def test_on_a_terminal_a_vote_covers_what_the_seat_may_know(tmp_path: Path) -> None:
    terminal = Terminal("--data", str(tmp_path), "play", CLOSED, "--players", "Ada", "Bela", "--plain")
    terminal.answer("Press enter.", "\n")
    terminal.answer("Type a number", "1\n")
    terminal.answer("Type a number", "done\n")
    terminal.answer("Press enter.", "\n")
    terminal.answer("turn.", "u\n")
    assert FORGET in terminal.wait_for("may the last decision")
    terminal.type_in("n\n")
    terminal.answer("Press enter.", "\n")
    terminal.answer("turn.", "q\n")
    assert FORGET in terminal.wait_for("Saved as match 1.")
    terminal.end_with(0)


@pytest.mark.sample(3)
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_whoever_ends_the_program_in_the_middle_leaves_no_hand_behind(
    tmp_path: Path, number: signal.Signals
) -> None:
    terminal = Terminal("--data", str(tmp_path), "play", CLOSED, "--players", "Ada", "Bela", "--plain")
    terminal.answer("Press enter.", "\n")
    terminal.wait_for("Type a number")
    os.killpg(terminal.process.pid, number)
    terminal.wait_for(FORGET)
    terminal.end_with(128 + number)


def test_what_was_told_before_is_forgotten_when_a_match_is_gone_on_with(tmp_path: Path) -> None:
    record = written(random_match(5))
    assert _run(tmp_path, "import", "-", typed=record).returncode == 0
    terminal = Terminal("--data", str(tmp_path), "resume", "1", "--plain")
    before, _, after = terminal.wait_for("Press enter.").partition(FORGET)
    assert before == ""
    assert after.startswith("Line by line")
    terminal.type_in("q\n")
    terminal.wait_for("Saved as match 1.")
    terminal.end_with(0)


def test_an_interrupt_ends_quietly_and_keeps_the_match(tmp_path: Path) -> None:
    terminal = Terminal("--data", str(tmp_path), "play", CLOSED, "--players", "Ada", "Bela", "--plain")
    terminal.wait_for("Press enter.")
    os.killpg(terminal.process.pid, signal.SIGINT)
    terminal.end_with(130)
    assert "Traceback" not in terminal.shown
    assert _run(tmp_path, "export", "1").returncode == 0


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
