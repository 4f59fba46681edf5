"""The doctor: what it tells of terminal, choices, library and installation, and what is to be done."""

import json
import os
import sqlite3
from argparse import Namespace
from contextlib import closing
from importlib import metadata
from io import StringIO
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from boardkit import __version__
from boardkit.commands import doctor, moment
from boardkit.commands.desk import Desk
from boardkit.core import evolve
from boardkit.draw.colours import Depth
from boardkit.draw.paint import Tier
from boardkit.library import open_library
from boardkit.library.recovery import FILE
from boardkit.tui.preferences import SETTING, MapStyle, Preferences
from boardkit.tui.terminal import BROWSER
from boardkit.tui.terminal.capabilities import ABLE, Kind, terminal_from
from boardkit.tui.terminal.driver import TerminalDriver
from boardkit.tui.terminal.trial import KeyTrial
from tests.cli.running import NAMES, Answer, Shell, random_match, written
from tests.every import every_language
from tests.tui.tools import make_app

KEYS = {
    "terminal": "streams name kind size locale encoding utf8 ambiguous_wide depth mouse kept font",
    "chosen": "form tier theme language",
    "library": "folder saved writable opens version bytes room leftovers settings own_keys",
    "installed": "boardkit python textual rich attrs msgspec platformdirs sqlite extra_web "
    "extra_parquet extra_dask games system",
}
"""The names in a report, which `docs/files.md` lists."""


def reported(shell: Shell, *more: str) -> tuple[int, dict[str, Any]]:
    told = shell("doctor", "--json", *more)
    assert told.err == ""
    return told.code, json.loads(told.out)


def advised(report: dict[str, Any], *, wrong: bool) -> list[str]:
    return [one["about"] for one in report["advice"] if one["wrong"] is wrong]


@pytest.fixture
def at_terminal(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Stand in for a terminal of 80 columns and 24 lines on both sides."""
    monkeypatch.setattr(moment, "at_terminal", lambda: (True, True))
    monkeypatch.setattr(os, "get_terminal_size", lambda *_: os.terminal_size((80, 24)))
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("LANG", "C.UTF-8")
    return monkeypatch


def test_all_is_well_where_nobody_has_played(shell: Shell) -> None:
    told = shell("doctor", "--lang", "en")
    assert (told.code, told.err, told.out.splitlines()[-1]) == (0, "", "All is well.")
    assert not shell.data.exists()


def test_a_report_has_the_names_that_are_documented(shell: Shell) -> None:
    code, report = reported(shell)
    assert (code, report["doctor"], report["well"]) == (0, 1, True)
    assert {part: " ".join(report[part]) for part in KEYS} == KEYS
    assert list(report) == ["doctor", "well", *KEYS, "why", "advice"]
    assert report["installed"]["boardkit"] == __version__
    text = (Path(__file__).parents[2] / "docs" / "files.md").read_text("utf-8")
    assert all(f"`{key}`" in text for names in KEYS.values() for key in names.split())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_name_and_no_home_is_told(shell: Shell, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    shell("import", "-", typed=written(random_match(3)))
    monkeypatch.setattr(Path, "home", lambda: shell.data.parent)
    for form in ([], ["--json"]):
        told = shell("doctor", "--lang", language, *form).out
        assert "~/data" in told
        assert str(shell.data.parent) not in told
        assert not any(name in told for name in NAMES)


def test_a_piped_page_asks_nothing_of_a_terminal(shell: Shell) -> None:
    for more in ([], ["--plain"], ["--json"]):
        assert "\x1b" not in shell("doctor", *more).out


def test_a_sound_library_is_told(shell: Shell) -> None:
    for _ in range(2):
        shell("import", "-", typed=written(random_match(3)))
    code, report = reported(shell)
    library = report["library"]
    assert (code, library["saved"], library["opens"], library["writable"]) == (0, 2, True, True)
    assert (library["version"], library["settings"], library["own_keys"]) == (1, "usual", "none")


def test_a_damaged_library_is_told_and_left_as_it_is(shell: Shell) -> None:
    shell("import", "-", typed=written(random_match(3)))
    (shell.data / FILE).write_bytes(b"no library at all" * 999)
    before = (shell.data / FILE).read_bytes()
    code, report = reported(shell)
    assert (code, report["library"]["opens"], report["library"]["saved"]) == (1, False, None)
    assert advised(report, wrong=True) == ["library.opens"]
    told = shell("doctor", "--lang", "en")
    assert "! opens: no" in told.out
    assert "the file of saved matches was damaged" in told.out
    assert told.out.endswith("One thing needs doing.\n")
    assert (shell.data / FILE).read_bytes() == before
    assert [path.name for path in shell.data.glob("library.damaged*")] == []


def test_a_library_of_a_later_format_is_told(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    shell("import", "-", typed=written(random_match(3)))
    monkeypatch.setattr("boardkit.library.database.VERSION", 0)
    code, report = reported(shell, "--lang", "en")
    assert (code, report["library"]["version"], advised(report, wrong=True)) == (1, 1, ["library.opens"])
    assert "later version" in report["advice"][-1]["do"] or "later version" in report["advice"][0]["do"]


def test_damaged_matches_are_numbered(shell: Shell) -> None:
    shell("import", "-", typed=written(random_match(3)))
    with closing(sqlite3.connect(shell.data / FILE)) as db, db:
        db.execute("UPDATE matches SET decisions = 99")
    code, report = reported(shell)
    assert (code, advised(report, wrong=True)) == (1, ["library.saved"])


def test_where_nothing_can_be_written_is_told(shell: Shell) -> None:
    shell.data.write_text("a file in the place of the folder")
    code, report = reported(shell)
    assert (code, report["library"]["writable"]) == (1, False)
    assert "library.writable" in advised(report, wrong=True)


def test_little_room_is_told(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = Namespace(free=doctor.LITTLE - 1)
    monkeypatch.setattr("boardkit.library.health.shutil.disk_usage", lambda _: usage)
    code, report = reported(shell)
    assert (code, advised(report, wrong=True)) == (1, ["library.room"])


def test_leftovers_are_named_and_need_no_doing(shell: Shell) -> None:
    shell("import", "-", typed=written(random_match(3)))
    (shell.data / "error-2026-01-02-030405.txt").touch()
    code, report = reported(shell)
    assert (code, report["library"]["leftovers"]) == (0, ["error-2026-01-02-030405.txt"])
    assert "library.leftovers" in advised(report, wrong=False)


@pytest.mark.parametrize(
    ("stored", "state", "code"),
    [
        (Preferences().plain(), "usual", 0),
        ({"theme": "light"}, "own", 0),
        ({"theme": "pink"}, "wrong", 1),
        ([7], "wrong", 1),
    ],
)
def test_settings_are_read(shell: Shell, stored: Any, state: str, code: int) -> None:
    with open_library(shell.data) as library:
        library.set_setting(SETTING, stored)
    assert (reported(shell)[0], reported(shell)[1]["library"]["settings"]) == (code, state)


@pytest.mark.parametrize(
    ("text", "state"),
    [
        ('{"undo": ["backspace"]}', "fine"),
        ("{", "wrong"),
        ('{"undo": ["nokey"]}', "wrong"),
        ('{"fly": ["x"]}', "wrong"),
    ],
)
def test_own_keys_are_read(shell: Shell, text: str, state: str) -> None:
    shell.data.mkdir()
    (shell.data / "keys.json").write_text(text)
    code, report = reported(shell)
    assert (report["library"]["own_keys"], code) == (state, int(state == "wrong"))


@pytest.mark.parametrize("said", ["maybe", "2"])
def test_what_the_environment_says_of_lines_is_held_to_its_words(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, said: str
) -> None:
    monkeypatch.setenv("BOARDKIT_PLAIN", said)
    code, report = reported(shell)
    assert (code, report["chosen"]["form"], advised(report, wrong=True)) == (1, "nothing", ["chosen.form"])


def test_the_form_and_why_it_was_chosen_are_told(shell: Shell, at_terminal: pytest.MonkeyPatch) -> None:
    assert reported(shell)[1]["chosen"]["form"] == "screens"
    at_terminal.setenv("BOARDKIT_PLAIN", "1")
    _, report = reported(shell, "--lang", "en")
    assert report["chosen"]["form"] == "lines"
    assert report["why"]["chosen.form"] == "BOARDKIT_PLAIN asks for it."
    assert report["why"]["chosen.language"] == "--lang asks for it."


def test_a_dumb_terminal_needs_another(shell: Shell, at_terminal: pytest.MonkeyPatch) -> None:
    at_terminal.setenv("TERM", "dumb")
    code, report = reported(shell)
    assert (code, report["chosen"]["form"], advised(report, wrong=True)) == (1, "lines", ["terminal.name"])
    assert "\x1b" not in shell("doctor").out


def test_a_small_window_is_to_be_made_larger(shell: Shell, at_terminal: pytest.MonkeyPatch) -> None:
    at_terminal.setattr(os, "get_terminal_size", lambda *_: os.terminal_size((79, 24)))
    code, report = reported(shell)
    assert (code, report["terminal"]["size"]) == (1, {"columns": 79, "lines": 24})
    assert advised(report, wrong=True) == ["terminal.size"]
    from boardkit.tui.screens.base import LEAST

    assert (LEAST.width, LEAST.height) == doctor.LEAST


def test_where_utf_8_is_not_known_of_everything_is_written_in_7_bits(
    shell: Shell, at_terminal: pytest.MonkeyPatch
) -> None:
    at_terminal.setenv("LANG", "C")
    for language in ("en", "fr"):
        told = shell("doctor", "--lang", language)
        assert told.out.isascii()
    _, report = reported(shell)
    assert (report["terminal"]["utf8"], report["chosen"]["tier"]) == (False, "ascii")
    assert "terminal.utf8" in advised(report, wrong=False)


def test_keys_that_the_terminal_keeps_are_named(shell: Shell, at_terminal: pytest.MonkeyPatch) -> None:
    at_terminal.setenv("VTE_VERSION", "7006")
    for name in ("TMUX", "STY"):
        at_terminal.delenv(name, raising=False)
    assert reported(shell)[1]["terminal"]["kept"] == ["f1", "f10", "f11"]


@pytest.mark.parametrize("lacking", ["textual-serve", "segno"])
def test_an_extra_that_is_missing_needs_no_doing_but_a_package_does(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, lacking: str
) -> None:
    missing: list[str] = [lacking]
    true = metadata.version

    def version(name: str) -> str:
        if name in missing:
            raise metadata.PackageNotFoundError(name)
        return true(name)

    monkeypatch.setattr(metadata, "version", version)
    code, report = reported(shell)
    assert (code, report["installed"]["extra_web"]) == (0, None)
    assert "installed.extra_web" in advised(report, wrong=False)
    missing.append("textual")
    code, report = reported(shell)
    assert (code, advised(report, wrong=True)) == (1, ["installed.textual"])


@pytest.mark.parametrize(
    ("terminal", "style", "wanted"),
    [
        (ABLE, MapStyle.AUTO, "tile"),
        (ABLE.__replace__(depth=Depth.NONE), MapStyle.AUTO, "outline"),
        (ABLE.__replace__(utf8=False), MapStyle.AUTO, "ascii"),
        (ABLE, MapStyle.ASCII, "ascii"),
    ],
)
def test_the_picture_is_made_of_what_maps_are_made_of(
    tmp_path: Path, terminal: Any, style: MapStyle, wanted: str
) -> None:
    with open_library(tmp_path) as library:
        library.set_setting(SETTING, Preferences(map_style=style).plain())
    desk = Desk(tmp_path, "en")
    assert doctor.tier_of(terminal, desk.preferences())[0] == wanted
    console = Console(file=StringIO(), record=True, width=80, height=24)
    console.print(doctor.signs(desk, terminal))
    drawn = console.export_text()
    seats = [letter for letter in "ABCDEFA" if letter in drawn]
    assert len(seats) == 7
    assert drawn.isascii() == (wanted == "ascii")
    if wanted != "ascii":
        assert all(sign in drawn for sign in doctor.SIGNS)
        assert all(sign in drawn for sign in doctor.THINGS)


@pytest.mark.sample(12)
@every_language
@pytest.mark.parametrize("kind", Kind)
def test_every_terminal_has_its_words_and_its_picture(
    shell: Shell,
    kind: Kind,
    language: str,
    capsys: pytest.CaptureFixture[str],
    at_terminal: pytest.MonkeyPatch,
) -> None:
    desk = Desk(shell.data, language)
    for depth, utf8, wide in product(Depth, (True, False), (True, False)):
        known: dict[str, Any] = {"kind": kind, "depth": depth, "utf8": utf8, "ambiguous_wide": wide}
        reasons = terminal_from({"TERM": "xterm"}).reasons
        terminal = evolve(ABLE, reasons=reasons, **known)
        found = doctor.findings(desk, terminal)
        told = {one.key: one.value for one in found}
        assert told | known == told
        assert all(one.label and one.said for one in found)
        doctor.show_signs(desk, terminal)
        assert len(capsys.readouterr().out.splitlines()) > 13


def test_what_is_told_of_terminals_is_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "files.md").read_text("utf-8")
    assert all(f"`{word}`" in text for word in (*Depth, *Tier, "screens", "lines", "nothing", "wrong"))


def test_the_picture_is_shown_on_terminals_alone(shell: Shell, at_terminal: pytest.MonkeyPatch) -> None:
    at_terminal.setattr(moment, "has_terminal", lambda: True)
    assert "seven hexes" in shell("doctor", "--lang", "en").out
    assert "seven hexes" not in shell("doctor", "--lang", "en", "--plain").out


@pytest.mark.parametrize("line", ["--keys", "--keys --json", "--keys --plain", "now", "--jsn"])
def test_wrong_use_is_told(shell: Shell, line: str) -> None:
    told: Answer = shell("doctor", *line.split())
    assert (told.code, told.out) == (2, "")
    assert told.err.count("\n") == 1


async def test_keys_and_clicks_that_arrive_are_named() -> None:
    trial = KeyTrial("Press keys.", 60)
    async with trial.run_test() as pilot:
        await pilot.press("f1", "ctrl+q", "a", "a", "tab", "escape", "b")
        await pilot.click()
        assert trial.is_running
        await pilot.press("escape", "escape")
    assert list(trial.arrived) == ["f1", "ctrl+q", "a", "tab", "escape", "b", "click-1"]


@pytest.mark.parametrize("named", ["", BROWSER])
def test_keys_are_tried_by_what_reads_them_for_the_screens(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, named: str
) -> None:
    monkeypatch.setenv("TEXTUAL_DRIVER", named)
    with make_app(tmp_path) as app:
        assert KeyTrial("Press keys.", 60).driver_class is app.driver_class
        assert (app.driver_class is TerminalDriver) == (not named)


async def test_a_trial_of_keys_ends_by_itself() -> None:
    trial = KeyTrial("Press keys.", 0.01)
    async with trial.run_test() as pilot:
        await pilot.pause(0.05)
    assert trial.return_code == 0


def test_what_was_tried_is_told(shell: Shell, at_terminal: pytest.MonkeyPatch) -> None:
    at_terminal.setattr(moment, "has_terminal", lambda: True)
    at_terminal.setattr(doctor, "try_keys", lambda *_: ("f2", "click-1"))
    assert "keys and clicks that arrived: f2 and click-1" in shell("doctor", "--keys", "--lang", "en").out


def test_the_doctor_is_named_in_help_and_in_the_readme(shell: Shell) -> None:
    assert "\n  doctor " in shell("--help", "--lang", "en").out
    readme = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
    assert "`boardkit doctor" in readme


def test_nothing_of_the_environment_but_what_it_says_of_the_terminal_is_told(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SECRET_TOKEN", "hunter2hunter2")
    assert "hunter2" not in shell("doctor").out + shell("doctor", "--json").out


def test_it_is_the_terminal_of_the_screens_that_is_told(
    shell: Shell, at_terminal: pytest.MonkeyPatch
) -> None:
    at_terminal.setenv("COLORTERM", "truecolor")
    known = terminal_from(os.environ)
    _, report = reported(shell)
    told = report["terminal"]
    assert (told["kind"], told["depth"], told["utf8"]) == (known.kind, known.depth, known.utf8)
