"""Help: every command, in both languages, with nothing of argparse's own English left over."""

import pytest

from boardkit.commands import COMMANDS
from boardkit.text import words_for
from tests.cli.running import Shell
from tests.every import every_language

ENGLISH = (
    "usage:",
    "positional arguments",
    "optional arguments",
    "show this help",
    "FILE",
    "FOLDER",
    "LANGUAGE",
    "GAME",
    "MATCH",
    "VALUE",
)


@every_language
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_says_what_it_does_and_takes(shell: Shell, command: str, language: str) -> None:
    words = words_for(language)
    told = shell("--lang", language, command, "--help")
    flat = " ".join(told.out.split())
    assert (told.code, told.err) == (0, "")
    assert words(f"cli-{command}-about") in flat
    assert "boardkit " + command in flat
    for message in ("cli-data", "cli-lang", "cli-help"):
        assert words(message) in flat


def test_the_program_lists_its_commands(shell: Shell) -> None:
    flat = " ".join(shell("--help").out.split())
    for command in COMMANDS:
        assert f"{command} {words_for('en')(f'cli-{command}')}" in flat


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_french_help_is_french_throughout(shell: Shell, command: str) -> None:
    told = shell("--lang", "fr", *command.split(), "--help")
    assert [word for word in ENGLISH if word in told.out] == []


@pytest.mark.parametrize("variable", ["LC_ALL", "LC_MESSAGES", "LANG"])
def test_help_follows_the_locale(shell: Shell, monkeypatch: pytest.MonkeyPatch, variable: str) -> None:
    monkeypatch.setenv(variable, "fr_FR.UTF-8")
    assert "utilisation :" in shell("--help").out


def test_a_language_may_be_asked_for_anywhere(shell: Shell) -> None:
    asked = [("--lang", "fr", "games"), ("games", "--lang", "fr"), ("games", "--language=fr")]
    assert len({shell(*arguments).out for arguments in asked}) == 1
    assert "pour 2 à 5 joueurs" in shell(*asked[0]).out


def test_the_players_setting_decides_before_the_locale(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    from boardkit.library import open_library
    from boardkit.tui.preferences import SETTING, Preferences

    with open_library(shell.data) as library:
        library.set_setting(SETTING, Preferences(language="fr").plain())
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert "utilisation :" in shell("--help").out
    assert "usage:" in shell("--lang", "en", "--help").out


@pytest.mark.parametrize(
    "arguments",
    [["--version"], ["--lang", "fr", "--version"], ["play", "--version"], ["--version", "list", "--json"]],
)
def test_the_version_is_told(shell: Shell, arguments: list[str]) -> None:
    from boardkit import __version__

    assert shell(*arguments).out == f"boardkit {__version__}\n"
