"""What the screens are opened with, by the commands that open them."""

import asyncio
import socket
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType

import platformdirs
import pytest

from boardkit.cli import main
from boardkit.commands import moment
from boardkit.commands.web import serving, site
from boardkit.commands.web.site import Site
from boardkit.library import open_library
from boardkit.tui.start import Beside, Start
from tests.cli.running import GAME, Shell, random_match, written

told: list[Sequence[str]] = []
"""What was to be said of what went on beside the screens."""


async def _told(beside: Beside) -> Sequence[str]:
    async with beside() as found:
        return [str(line) for line in found]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Start]:
    """Stand in for the screens, with a terminal, and note what they are opened with."""
    starts: list[Start] = []
    app = ModuleType("boardkit.tui.app")

    def run(start: Start, beside: Beside | None = None) -> int:
        start = start.__replace__(advised=str, host=None)
        if beside is not None:
            told.append(asyncio.run(_told(beside)))
        starts.append(start)
        return 0

    app.run = run  # type: ignore[attr-defined] # a module made for the occasion
    monkeypatch.setitem(sys.modules, "boardkit.tui.app", app)
    monkeypatch.setattr(moment, "has_terminal", lambda: True)
    return starts


def test_without_a_command_the_menu_opens(shell: Shell, opened: list[Start]) -> None:
    assert shell().code == 0
    assert opened == [Start(data=shell.data, tour=True)]


def test_without_any_argument_the_menu_opens_on_the_usual_folder(
    opened: list[Start], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(platformdirs, "user_data_dir", lambda name, **more: str(tmp_path / name))
    assert main([]) == 0
    assert [start.language for start in opened] == [None]


def test_the_language_asked_for_is_passed_on(shell: Shell, opened: list[Start]) -> None:
    shell("--lang", "fr")
    assert opened == [Start(data=shell.data, language="fr", tour=True)]


def test_play_opens_a_new_match(shell: Shell, opened: list[Start]) -> None:
    line = ("--players", "Ada,Bela", "Chen", "--option", "advanced=yes", "--seed", "5", "--open")
    assert shell("play", GAME, *line).code == 0
    (start,) = opened
    assert start.new is not None
    assert [player.name for player in start.new.players] == ["Ada", "Bela", "Chen"]
    assert (start.new.options.advanced, start.new.seed, start.new.open_table) == (True, 5, True)


def test_two_matches_without_a_seed_differ(shell: Shell, opened: list[Start]) -> None:
    shell("play", GAME)
    shell("play", GAME)
    assert len({start.new.seed for start in opened if start.new}) == 2


@pytest.mark.parametrize("arguments", [[], ["1"]])
def test_resume_opens_a_saved_match(shell: Shell, opened: list[Start], arguments: list[str]) -> None:
    shell("import", "-", typed=written(random_match(3)))
    shell("import", "-", typed=written(random_match()))
    assert shell("resume", *arguments).code == 0
    assert opened == [Start(data=shell.data, resume=1)]


def test_watch_opens_a_match_to_look_on(shell: Shell, opened: list[Start]) -> None:
    shell("import", "-", typed=written(random_match(3)))
    assert shell("watch", "1").code == 0
    assert shell("watch", "1", "--present").code == 0
    assert opened == [Start(data=shell.data, watch=1, large=large) for large in (False, True)]


def test_watch_serves_the_match_beside_the_screens(shell: Shell, opened: list[Start]) -> None:
    shell("import", "-", typed=written(random_match(3)))
    told.clear()
    for more in (("--present",), ("--network",)):
        assert shell("--lang", "en", "watch", "1", "--serve", "--port", "0", *more).code == 0
    here, everywhere = told
    assert [start.large for start in opened] == [True, False]
    assert here[0].startswith("http://127.0.0.1:")
    assert here[-1] == "Only this computer can open it."
    assert len(here[0].split("/")[3]) == 16
    assert everywhere[-1].startswith("EVERYBODY in your network")
    assert "watch this match" in everywhere[-1]
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        answer = shell("--lang", "en", "watch", "1", "--serve", "--port", port)
    assert answer.code == 2
    assert f"Port {port} cannot be used" in answer.err


@pytest.mark.usefixtures("opened")
def test_watch_without_screens_serves_alone(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[tuple[object, int]] = []

    async def listen(self: Site, host: str, port: int, tell: Callable[[int], None]) -> None:
        served.append((host, port))
        tell(4321)

    monkeypatch.setattr(Site, "listen", listen)
    shell("import", "-", typed=written(random_match(3)))
    answer = shell("--lang", "en", "watch", "1", "--serve", "--plain", "--network")
    assert served == [(site.EVERYWHERE, 8000)]
    assert "watch this match" in answer.out


def test_the_code_of_an_address_is_a_whole_one_even_of_a_short_address() -> None:
    for address in ("http://192.168.100.200:65535/abcdefghjkmnpqrs/", "TABLE7"):
        lines = serving.qr_code(address)
        wide = len(lines[0])
        squares = [[sign not in upper for sign in line] for line in lines for upper in ("▀█", "▄█")]
        assert {len(line) for line in lines} == {wide}
        eyes = [(2, 2), (2, wide - 9), (wide - 9, 2)]
        for top, left in eyes:
            edge = squares[top][left : left + 7], [squares[top + at][left] for at in range(7)]
            assert edge == ([True] * 7, [True] * 7)
        assert not any(map(any, [*squares[:2], *squares[wide - 2 : wide]]))
        assert wide <= 33


def test_watch_says_that_there_is_no_such_match(shell: Shell, opened: list[Start]) -> None:
    told = shell("--lang", "en", "watch", "1")
    assert told.code == 2
    assert "no match is saved here" in told.err
    shell("import", "-", typed=written(random_match(3)))
    told = shell("watch", "7")
    assert (told.code, opened) == (2, [])
    assert told.err.startswith("There is no saved match 7.")


def test_the_library_is_free_when_the_screens_open(
    shell: Shell, opened: list[Start], monkeypatch: pytest.MonkeyPatch
) -> None:
    shell("import", "-", typed=written(random_match(3)))

    def take(_: Start, __: Beside | None) -> int:
        with open_library(shell.data) as library, library.claim(library.matches()[0].match):
            opened.append(Start())
        return 0

    monkeypatch.setattr(sys.modules["boardkit.tui.app"], "run", take)
    assert shell("resume").code == 0
    assert opened == [Start()]


@pytest.mark.parametrize("arguments", [[], ["play", GAME], ["resume"]])
def test_until_the_screens_are_there_a_line_asks_for_a_moment_and_leaves_no_trace(
    shell: Shell, opened: list[Start], arguments: list[str]
) -> None:
    shell("import", "-", typed=written(random_match(3)))
    assert shell(*arguments).out == "boardkit ...\r\x1b[K"
    assert opened


def test_what_shows_no_screen_asks_for_no_moment(shell: Shell, opened: list[Start]) -> None:
    assert moment.LINE not in shell("games").out + shell("play", GAME, "--plain", typed="quit\n").out
    assert moment.LINE not in shell("resume", "7").err
    assert opened == []


def test_a_dumb_terminal_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    for stream in (sys.stdin, sys.stdout):
        monkeypatch.setattr(stream, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    assert moment.has_terminal()
    monkeypatch.setenv("TERM", "dumb")
    assert not moment.has_terminal()
