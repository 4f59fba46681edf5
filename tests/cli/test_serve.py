"""The program in a browser: who is let in, what runs behind a tab, and that nothing of it stays behind."""

import asyncio
import json
import os
import socket
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientWebSocketResponse, WSMsgType, WSServerHandshakeError, web
from aiohttp.test_utils import TestClient, TestServer
from textual_serve.download_manager import DownloadManager

from boardkit.commands import screens, serve
from boardkit.commands.web import server as serving
from boardkit.commands.web import tab as tabs
from boardkit.commands.web.server import BrowserServer
from boardkit.commands.web.tab import Tab
from boardkit.text import LANGUAGES, words_for
from boardkit.tui.terminal.browser import BrowserDriver
from tests.cli.running import Shell, random_match, written

Client = TestClient[Any, Any]

ECHO = """
import json, sys
out, put = sys.stdout.buffer, lambda kind, data: out.write(kind + len(data).to_bytes(4, "big") + data)
out.write(b"__GANGLION__\\n")
put(b"D", b"hello")
out.flush()
while kind := sys.stdin.buffer.read(1):
    data = sys.stdin.buffer.read(int.from_bytes(sys.stdin.buffer.read(4), "big"))
    if kind == b"M" and json.loads(data)["type"] == "quit":
        break
    put(b"D", data)
    out.flush()
"""
"""A program that speaks as Textual does to a server, and says what it hears."""

DEAF = ECHO.replace("break", "continue")
"""The same, which does not end when it is asked to."""


def server_of(program: str = ECHO, language: str = "en") -> BrowserServer:
    return BrowserServer([sys.executable, "-c", program], words_for(language))


@pytest.fixture
async def server() -> BrowserServer:
    return server_of()


@pytest.fixture
async def client(server: BrowserServer) -> AsyncIterator[Client]:
    async with TestClient(TestServer(await server._make_app())) as client:
        yield client


async def heard(line: ClientWebSocketResponse) -> bytes:
    message = await line.receive(timeout=20)
    assert message.type is WSMsgType.BINARY
    return bytes(message.data)


async def test_who_has_the_token_gets_the_page_and_what_it_needs(
    client: Client, server: BrowserServer
) -> None:
    for path, kind in (
        ("", "text/html"),
        ("page.js", "text/javascript"),
        ("static/css/xterm.css", "text/css"),
    ):
        answer = await client.get(f"/{server.token}/{path}")
        assert (answer.status, answer.content_type) == (200, kind)
        assert answer.headers["Referrer-Policy"] == "no-referrer"
    page = await (await client.get(f"/{server.token}/")).text()
    assert "http" not in page
    assert "Every decision is kept." in page


@pytest.mark.parametrize("path", ["/", "/wrong/", "/wrong/ws", "/ws", "/static/js/textual.js", "/%00/"])
async def test_who_has_not_is_refused(client: Client, path: str) -> None:
    answer = await client.get(path)
    assert answer.status == 403
    assert "No entry without the token" in await answer.text()


async def test_a_line_without_the_token_is_refused_too(client: Client, server: BrowserServer) -> None:
    for token in ("wrong", server.token[:-1], server.token + "x"):
        with pytest.raises(WSServerHandshakeError) as refused:
            await client.ws_connect(f"/{token}/ws")
        assert refused.value.status == 403
    assert not server.tabs


async def test_what_is_not_there_is_told(client: Client, server: BrowserServer) -> None:
    answer = await client.get(f"/{server.token}/download/x")
    assert answer.status == 404
    assert "Nothing is here" in await answer.text()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_pages_speak_the_players_language(language: str) -> None:
    server = server_of(language=language)
    async with TestClient(TestServer(await server._make_app())) as client:
        for path, message in (("/", "serve-refused"), (f"/{server.token}/", "serve-again")):
            page = await (await client.get(path)).text()
            assert words_for(language)(message) in page
            assert f'<html lang="{language}">' in page


async def test_tokens_differ_and_can_be_typed() -> None:
    tokens = {server_of().token for _ in range(20)}
    assert len(tokens) == 20
    assert all(len(token) == 16 and token.isalnum() and not set(token) & set("01lo") for token in tokens)


async def test_a_tab_types_into_a_program_of_its_own(client: Client, server: BrowserServer) -> None:
    address = f"/{server.token}/ws?width=100&height=30"
    async with client.ws_connect(address) as one, client.ws_connect(address) as other:
        assert [await heard(line) for line in (one, other)] == [b"hello"] * 2
        await one.send_str(json.dumps(["stdin", "a"]))
        await other.send_str(json.dumps(["stdin", "é"]))
        assert (await heard(one), await heard(other)) == (b"a", "é".encode())
        assert len(server.tabs) == 2


@pytest.mark.parametrize("said", ["", "{}", "[]", '["stdin"]', '["resize", 3]', "\x00"])
async def test_what_no_page_sends_ends_the_tab_alone(
    client: Client, server: BrowserServer, said: str
) -> None:
    async with client.ws_connect(f"/{server.token}/ws?width=wide&height=-3") as line:
        await heard(line)
        await line.send_str(said)
        while (message := await line.receive(timeout=20)).type is WSMsgType.BINARY:
            pass
        assert message.type in (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED)
    assert (await client.get(f"/{server.token}/")).status == 200


@pytest.mark.parametrize("program", [ECHO, DEAF])
async def test_a_closed_tab_ends_its_program(program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tabs, "PATIENCE", 0.5)
    ended: list[tabs.Tab] = []

    class Noted(tabs.Tab):
        async def stop(self) -> None:
            await super().stop()
            ended.append(self)

    monkeypatch.setattr(serving, "Tab", Noted)
    server = server_of(program)
    async with TestClient(TestServer(await server._make_app())) as client:
        async with client.ws_connect(f"/{server.token}/ws") as line:
            await heard(line)
        while not ended:
            await asyncio.sleep(0.01)
        process = ended[0]._process
        assert process is not None
        assert await asyncio.wait_for(process.wait(), 20) == (0 if program == ECHO else -9)
        assert not server.tabs


async def test_a_program_that_ends_closes_its_tab(client: Client, server: BrowserServer) -> None:
    server._line = [sys.executable, "-c", "print()"]
    async with client.ws_connect(f"/{server.token}/ws") as line:
        assert (await line.receive(timeout=20)).type in (WSMsgType.CLOSE, WSMsgType.CLOSED)


class Gone:
    """A program that has ended before anybody has read what it wrote."""

    def __init__(self) -> None:
        self.stdout, self.stderr = asyncio.StreamReader(), asyncio.StreamReader()
        self.stdout.feed_data(b"\n")
        for stream in (self.stdout, self.stderr):
            stream.feed_eof()


async def test_a_program_that_has_ended_before_it_is_heard_closes_its_tab(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    closed: list[Tab] = []

    async def close(tab: Tab) -> None:
        closed.append(tab)

    monkeypatch.setattr(Tab, "_close", close)
    tab = Tab(["boardkit"], web.WebSocketResponse(), DownloadManager())
    setattr(tab, "_process", Gone())  # noqa: B010 - a stand-in
    await tab.run()
    assert closed == [tab]


async def test_too_many_tabs_are_told(
    client: Client, server: BrowserServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "MOST_TABS", 0)
    answer = await client.get(f"/{server.token}/")
    assert answer.status == 503
    assert "All places are taken" in await answer.text()


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Sequence[str], str, int]]:
    """Stand in for the server, and note what it would serve, where."""
    served: list[tuple[Sequence[str], str, int]] = []

    async def listen(self: BrowserServer, host: str, port: int, tell: Any) -> None:
        served.append((self._line, host, port))
        tell(4321)

    monkeypatch.setattr(BrowserServer, "listen", listen)
    return served


def test_only_this_computer_is_served_unless_it_is_said(
    shell: Shell, lines: list[tuple[Sequence[str], str, int]]
) -> None:
    told = shell("--lang", "en", "serve")
    assert told.out.startswith("Open this in a browser: http://127.0.0.1:4321/")
    assert "Only this computer" in told.out
    warned = shell("--lang", "en", "serve", "--network", "--port", "0")
    assert "EVERYBODY in your network" in warned.out
    assert "127.0.0.1" not in warned.out
    command = [sys.executable, "-m", "boardkit", "--data", str(shell.data), "--lang", "en"]
    assert lines == [(command, "127.0.0.1", 8000), (command, serve.EVERYWHERE, 0)]


def test_one_match_can_be_served_to_look_on(
    shell: Shell, lines: list[tuple[Sequence[str], str, int]]
) -> None:
    shell("import", "-", typed=written(random_match(3)))
    assert shell("serve", "--watch", "1").code == 0
    assert shell("serve", "--watch", "1", "--present").code == 0
    assert [line[-2:] for line, _, _ in lines] == [["watch", "1"], ["1", "--present"]]
    assert "There is no saved match 7" in shell("serve", "--watch", "7").err
    assert "--watch MATCH" in shell("--lang", "en", "serve", "--present").err
    assert len(lines) == 2


def test_a_port_that_is_taken_is_told(shell: Shell) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        told = shell("--lang", "en", "serve", "--port", str(port))
    assert (told.code, told.out) == (2, "")
    assert told.err.startswith(f"Port {port} cannot be used")


def test_without_the_extra_it_is_told_how_to_get_it(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "find_spec", lambda _: None)
    told = shell("serve")
    assert (told.code, told.out) == (2, "")
    assert "pip install 'boardkit[web]'" in told.err


async def test_it_tells_the_address_once_anybody_may_come_and_ends_by_a_signal(
    server: BrowserServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended, told = asyncio.Event(), asyncio.Queue[int]()
    monkeypatch.setattr(serving, "_signal", ended.wait)
    listening = asyncio.create_task(server.listen("127.0.0.1", 0, told.put_nowait))
    reader, writer = await asyncio.open_connection("127.0.0.1", await told.get())
    writer.write(b"GET / HTTP/1.0\r\n\r\n")
    assert b" 403 " in await reader.readline()
    writer.close()
    ended.set()
    await listening


def test_a_browser_takes_the_place_of_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    assert f"{BrowserDriver.__module__}:{BrowserDriver.__name__}" == screens.BROWSER
    assert not screens.in_browser()
    monkeypatch.setenv("TEXTUAL_DRIVER", screens.BROWSER)
    assert screens.in_browser()


async def test_the_program_behind_a_tab_speaks_at_once_and_ends_when_the_server_is_gone(
    tmp_path: Path,
) -> None:
    line = [sys.executable, "-m", "boardkit", "--data", str(tmp_path)]
    process = await asyncio.create_subprocess_exec(
        *line, stdin=PIPE, stdout=PIPE, env={**os.environ, "TEXTUAL_DRIVER": screens.BROWSER}
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert await process.stdout.readline() == b"__GANGLION__\n"
    process.stdin.close()
    assert b'{"type": "exit"}' in await process.stdout.read()
    assert await process.wait() == 0
    assert not [*tmp_path.glob("error*")]
