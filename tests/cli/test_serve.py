"""The program in a browser: who is let in, what runs behind a tab, and that nothing of it stays behind."""

import asyncio
import json
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType, WSServerHandshakeError, web
from aiohttp.test_utils import TestClient, TestServer
from textual import events
from textual._xterm_parser import XTermParser
from textual.app import App
from textual.drivers import web_driver
from textual_serve.download_manager import DownloadManager

from boardkit.commands import screens
from boardkit.commands import web as serve
from boardkit.commands.web import site, sockets, tabs
from boardkit.commands.web.site import Pages, Rate, Site
from boardkit.commands.web.tabs import Tab, Tabs
from boardkit.commands.web.watching import Watching
from boardkit.text import words_for
from boardkit.tui.terminal import BROWSER, browser
from boardkit.tui.terminal.browser import BrowserDriver
from tests.cli.running import Shell, random_match, written
from tests.endurance.child import Child
from tests.every import every_language

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

PAINTER = ECHO.replace('put(b"D", data)', 'put(b"D", bytes(3_000_000))')
"""One that paints more than any pipe holds, whatever it hears."""

WEBSOCKET = (
    "GET /{token}/ws HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
)
"""What a browser asks for that opens a tab, but for its host."""

SAYS_ITS_SIZE = "repr([os.environ[name] for name in ('COLUMNS', 'ROWS')]).encode()"
SIZED = ECHO.replace('b"hello"', SAYS_ITS_SIZE).replace("json, sys", "json, os, sys")
"""One that says how large its window is at first."""


def server_of(program: str = ECHO, language: str = "en") -> Tabs:
    return Tabs([sys.executable, "-IS", "-c", program], words_for(language))


def served(server: Tabs) -> web.Application:
    return Site(server._words, server).application()


@pytest.fixture
async def server() -> Tabs:
    return server_of()


@pytest.fixture
async def client(server: Tabs) -> AsyncIterator[Client]:
    async with TestClient(TestServer(served(server))) as client:
        yield client


async def heard(line: ClientWebSocketResponse) -> bytes:
    message = await line.receive(timeout=60)
    assert message.type is WSMsgType.BINARY
    return bytes(message.data)


async def test_who_has_the_token_gets_the_page_and_what_it_needs(client: Client, server: Tabs) -> None:
    for path, kind in (("", "html"), ("page.js", "javascript"), ("static/css/xterm.css", "css")):
        answer = await client.get(f"/{server.token}/{path}")
        assert (answer.status, answer.content_type.split("/")[1]) == (200, kind)
        assert (answer.headers["Referrer-Policy"], answer.headers["Server"]) == ("no-referrer", "boardkit")
    page = await (await client.get(f"/{server.token}/")).text()
    assert "http" not in page
    assert "Every decision is kept." in page


@pytest.mark.parametrize("path", ["/", "/wrong/", "/wrong/ws", "/ws", "/static/js/textual.js", "/%00/"])
async def test_who_has_not_is_refused(client: Client, path: str) -> None:
    answer = await client.get(path)
    assert answer.status == 403
    assert "No entry without the token" in await answer.text()


def test_a_rate_lets_each_do_so_much_at_once_and_so_much_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    now, rate = [100.0], Rate(4, 8)
    monkeypatch.setattr(site, "monotonic", lambda: now[0])
    monkeypatch.setattr(site, "MOST_KNOWN", 2)
    assert [rate.lets("a") for _ in range(10)] == [True] * 8 + [False] * 2
    assert rate.lets("b")
    now[0] += 0.5
    assert [rate.lets("a") for _ in range(3)] == [True, True, False]
    now[0] += 1
    assert rate.lets("c")
    assert "b" not in rate._until
    assert [rate.lets("a") for _ in range(5)] == [True] * 4 + [False]


async def test_who_says_too_much_to_a_tab_is_heard_later(monkeypatch: pytest.MonkeyPatch) -> None:
    now, waited = [100.0], list[float]()
    monkeypatch.setattr(site, "monotonic", lambda: now[0])
    monkeypatch.setattr(tabs, "OFTEN", (1, 2))

    async def sleep(seconds: float) -> None:
        waited.append(seconds)
        now[0] += 0.5

    class Said:
        type = WSMsgType.TEXT
        json = staticmethod(lambda: ["focus"])

    async def said() -> AsyncIterator[Said]:
        for _ in range(4):
            yield Said()

    class Focused:
        times = 0

        async def focus(self) -> None:
            self.times += 1

    tab = Focused()
    monkeypatch.setattr(asyncio, "sleep", sleep)
    await tabs._hear(said(), tab)  # type: ignore[arg-type] # stand-ins
    assert (tab.times, len(waited)) == (4, 4)


@pytest.mark.parametrize("bound", ["OF_ALL", "OF_ONE"])
async def test_who_asks_too_often_waits_and_so_do_all_where_all_ask_too_often(
    server: Tabs, bound: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [100.0]
    monkeypatch.setattr(site, "monotonic", lambda: now[0])
    monkeypatch.setattr(site, bound, (2, 3))
    async with TestClient(TestServer(served(server))) as client:
        for here in ("127.0.0.1", "127.0.0.2"):
            now[0] += 10
            monkeypatch.setattr(site, "HERE", here)
            asked = [await client.get(path) for path in ("/", "/wrong/", f"/{server.token}/", "/", "/")]
            free = bound == "OF_ONE" and here == "127.0.0.1"
            assert [one.status for one in asked] == [403, 403, 200, *((403, 403) if free else (429, 429))]
        answer = await client.get("/", headers={"Accept-Language": "fr"})
        assert "Trop de requêtes" in await answer.text()


async def test_the_token_may_be_typed_on_a_page(client: Client, server: Tabs) -> None:
    page = await (await client.get("/")).text()
    assert 'name="token"' in page
    spoken = f" {server.token[:4]}-{server.token[4:9]} {server.token[9:].upper()} "
    answer = await client.get("/", params={"token": spoken}, allow_redirects=False)
    assert (answer.status, answer.headers["Location"]) == (303, f"/{server.token}/")
    for wrong in (
        "",
        server.token[:-1],
        f"{server.token}x",
        "//evil.test",
        "\ud800".encode("utf-8", "replace").decode(),
    ):
        answer = await client.get("/", params={"token": wrong}, allow_redirects=False)
        assert answer.status == 403
    answer = await client.get("/other/", params={"token": server.token}, allow_redirects=False)
    assert answer.status == 403


async def test_a_line_without_the_token_is_refused_too(client: Client, server: Tabs) -> None:
    for token in ("wrong", server.token[:-1], server.token + "x"):
        with pytest.raises(WSServerHandshakeError) as refused:
            await client.ws_connect(f"/{token}/ws")
        assert refused.value.status == 403
    assert not server.tabs


async def test_each_token_opens_its_own_pages_until_they_leave(server: Tabs) -> None:
    other = server_of()
    both = Site(words_for("en"), server, other)
    async with TestClient(TestServer(both.application())) as client:
        assert server.token != other.token
        assert [(await client.get(f"/{one.token}/")).status for one in (server, other)] == [200, 200]
        both.pages.remove(other)
        assert [(await client.get(f"/{one.token}/")).status for one in (server, other)] == [200, 403]


async def test_pages_answer_what_they_are_asked_for_alone(client: Client, server: Tabs) -> None:
    for method, path, status in (("HEAD", "", 200), ("POST", "", 404), ("GET", "static/", 404)):
        answer = await client.request(method, f"/{server.token}/{path}")
        assert answer.status == status, path


async def test_what_is_not_there_is_told(client: Client, server: Tabs) -> None:
    answer = await client.get(f"/{server.token}/download/x")
    assert answer.status == 404
    assert "There is nothing here" in await answer.text()


@every_language
async def test_the_pages_speak_the_players_language(language: str) -> None:
    server = server_of(language=language)
    async with TestClient(TestServer(served(server))) as client:
        for path, message in (("/", "serve-refused"), (f"/{server.token}/", "serve-again")):
            page = await (await client.get(path)).text()
            assert words_for(language)(message) in page
            assert f'<html lang="{language}">' in page


async def test_tokens_differ_and_can_be_typed() -> None:
    tokens = {server_of().token for _ in range(20)}
    assert len(tokens) == 20
    assert all(len(token) == 16 and token.isalnum() and not set(token) & set("01lo") for token in tokens)


async def test_a_tab_types_into_a_program_of_its_own(client: Client, server: Tabs) -> None:
    address = f"/{server.token}/ws?width=100&height=30"
    async with client.ws_connect(address) as one, client.ws_connect(address) as other:
        assert [await heard(line) for line in (one, other)] == [b"hello"] * 2
        await one.send_str(json.dumps(["stdin", "a"]))
        await other.send_str(json.dumps(["stdin", "é"]))
        assert (await heard(one), await heard(other)) == (b"a", "é".encode())
        assert len(server.tabs) == 2


NONSENSE = (
    "[" * 100_000,
    '["stdin", "\\ud800"]',
    '["stdin", 5]',
    '["resize", {"width": NaN, "height": 24}]',
    '["resize", {"width": "100", "height": 24}]',
    '["resize", {"width": null, "height": 24}]',
    '["resize", {"width": ' + "9" * 5000 + ', "height": 24}]',
    '["resize", {"width": 80}]',
    '["stdin", "' + "a" * 1_000_000 + '"]',
)


@pytest.mark.sample(6)
@pytest.mark.parametrize("said", ["", "{}", "[]", '["stdin"]', '["resize", 3]', "\x00", *NONSENSE])
async def test_what_no_page_sends_ends_the_tab_alone(client: Client, server: Tabs, said: str) -> None:
    async with client.ws_connect(f"/{server.token}/ws?width=wide&height=-3") as line:
        await heard(line)
        await line.send_str(said)
        while (message := await line.receive(timeout=60)).type is WSMsgType.BINARY:
            pass
        assert message.type in (WSMsgType.CLOSE, WSMsgType.CLOSING, WSMsgType.CLOSED)
    assert (await client.get(f"/{server.token}/")).status == 200


def carrier(line: ClientWebSocketResponse) -> Any:
    """Return what carries a line."""
    connection = line._response.connection
    assert connection is not None
    return connection.transport


async def ended(tab: Tab) -> int:
    """Wait until the program of a tab has ended, and return its code."""
    assert tab._process is not None
    return await asyncio.wait_for(tab._process.wait(), 20)


async def test_a_paste_without_an_end_ends_the_tab(
    client: Client, server: Tabs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tabs, "LONGEST_PASTE", 50)
    begin, end = "\x1b[200~", "\x1b[201~"
    async with client.ws_connect(f"/{server.token}/ws") as line:
        await heard(line)
        whole = (
            "a" * 90,
            f"{begin}pasted{end}" * 9,
            begin[:3],
            begin[3:] + "x" * 40,
            end[:2],
            end[2:],
            "a" * 90,
        )
        for typed in (*whole, begin, "x" * 25):
            await line.send_str(json.dumps(["stdin", typed]))
            assert await heard(line) == typed.encode()
        await line.send_str(json.dumps(["stdin", "x" * 25]))
        assert (await line.receive(timeout=60)).type in (WSMsgType.CLOSE, WSMsgType.CLOSED)


@pytest.mark.parametrize("tearing", [False, True])
@pytest.mark.parametrize(("program", "code"), [(ECHO, 0), (DEAF, -15), (PAINTER, 0)])
async def test_a_tab_that_ends_ends_its_program(
    program: str, code: int, tearing: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tabs, "QUIT", 20 if code == 0 else 0.1)
    server = server_of(program)
    async with TestClient(TestServer(served(server))) as client:
        line = await client.ws_connect(f"/{server.token}/ws")
        await heard(line)
        (tab,) = server.tabs
        await line.send_str(json.dumps(["stdin", "a"]))
        await (asyncio.sleep(0.1) if program == PAINTER else heard(line))
        carrier(line).abort() if tearing else await line.close()
        assert await ended(tab) == code
        while server.tabs:
            await asyncio.sleep(0.01)


async def test_a_program_that_hears_nothing_at_all_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tabs, "QUIT", 0.1)
    monkeypatch.setattr(tabs, "TERMINATE", 0.1)
    stone = "import signal, sys; signal.signal(signal.SIGTERM, signal.SIG_IGN)" + DEAF
    server = server_of(stone)
    async with TestClient(TestServer(served(server))) as client:
        async with client.ws_connect(f"/{server.token}/ws") as line:
            await heard(line)
            (tab,) = server.tabs
        assert await ended(tab) == -9


async def test_a_browser_that_takes_nothing_counts_as_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "STALLED", 0.1)
    server = server_of(PAINTER)
    async with TestClient(TestServer(served(server))) as client:
        line = await client.ws_connect(f"/{server.token}/ws")
        await heard(line)
        (tab,) = server.tabs
        carrier(line).pause_reading()
        for _ in range(4):
            await line.send_str(json.dumps(["stdin", "a"]))
        assert await ended(tab) == 0
        carrier(line).abort()


async def test_a_program_that_ends_closes_its_tab(client: Client, server: Tabs) -> None:
    server._line = [sys.executable, "-c", "print()"]
    async with client.ws_connect(f"/{server.token}/ws") as line:
        assert (await line.receive(timeout=60)).type in (WSMsgType.CLOSE, WSMsgType.CLOSED)


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

    monkeypatch.setattr(Tab, "close", close)
    tab = Tab(["boardkit"], web.WebSocketResponse(), None, DownloadManager())
    setattr(tab, "_process", Gone())  # noqa: B010 - a stand-in
    await tab.run()
    assert closed == [tab]


async def test_too_many_tabs_are_told(client: Client, server: Tabs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tabs, "MOST_TABS", 0)
    answer = await client.get(f"/{server.token}/")
    assert answer.status == 503
    assert "All places are taken" in await answer.text()


async def test_the_limit_of_tabs_holds_for_lines_too(
    client: Client, server: Tabs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tabs, "MOST_TABS", 1)
    async with client.ws_connect(f"/{server.token}/ws") as line:
        await heard(line)
        with pytest.raises(WSServerHandshakeError) as refused:
            await client.ws_connect(f"/{server.token}/ws")
        assert refused.value.status == 503
    while server.tabs:
        await asyncio.sleep(0.01)
    asked = (client.ws_connect(f"/{server.token}/ws") for _ in range(9))
    answers = await asyncio.gather(*asked, return_exceptions=True)
    (line,) = (answer for answer in answers if isinstance(answer, ClientWebSocketResponse))
    await heard(line)
    await line.close()


SIZES = [
    ("100", "30", (100, 30)),
    ("501", "201", (500, 200)),
    ("1e9", "1e400", (500, 200)),
    ("9" * 400, "1000000000", (500, 200)),
    ("Infinity", "80.9", (500, 80)),
    ("-1", "0", (1, 1)),
    ("-Infinity", "-1e400", (1, 1)),
]
"""Sizes as JSON has them, and as they are drawn."""


@pytest.mark.parametrize(("width", "height", "drawn"), SIZES)
async def test_sizes_are_drawn_within_bounds(
    client: Client, server: Tabs, width: str, height: str, drawn: tuple[int, int]
) -> None:
    async with client.ws_connect(f"/{server.token}/ws") as line:
        await heard(line)
        await line.send_str(f'["resize", {{"width": {width}, "height": {height}}}]')
        told = json.loads(await heard(line))
        assert (told["width"], told["height"]) == drawn


@pytest.mark.parametrize(
    ("asked", "drawn"),
    [
        ("", ("80", "24")),
        ("?width=120&height=40", ("120", "40")),
        ("?width=100000&height=201", ("500", "200")),
        ("?width=-7&height=0", ("1", "1")),
        ("?width=nan&height=1e9", ("80", "24")),
        ("?width=80.5&width=90&height=%FF", ("80", "24")),
        (f"?width={'9' * 100}", ("500", "24")),
    ],
)
async def test_the_first_size_is_within_bounds(asked: str, drawn: tuple[str, str]) -> None:
    server = server_of(SIZED)
    async with (
        TestClient(TestServer(served(server))) as client,
        client.ws_connect(f"/{server.token}/ws{asked}") as line,
    ):
        assert await heard(line) == repr([*drawn]).encode()


async def test_a_program_draws_no_size_beyond_its_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    app, sent = App[None](), list[object]()
    monkeypatch.setattr(app, "post_message", sent.append)
    monkeypatch.setattr(web_driver, "InputReader", object)
    for first, drawn in (("100000", (500, 200)), ("-3", (1, 1))):
        monkeypatch.setenv("COLUMNS", first)
        monkeypatch.setenv("ROWS", first)
        driver = BrowserDriver(app)
        assert driver._size == drawn
    monkeypatch.setattr(driver, "send_message", sent.append)
    for plain in ('"5"', "NaN", "null", "[]", "{}"):
        driver.on_meta("resize", {"width": json.loads(plain), "height": 24})
    driver.on_meta("resize", {})
    assert not sent
    driver.on_meta("resize", {"width": 10**9, "height": 30.5})
    for report in ("48;99999999;600;0;0", "48;0;0;0;0", "48;40:1;120:1;0:1;0:1"):
        for event in XTermParser().feed(f"\x1b[{report}t"):
            driver.process_message(event)
    sizes = [event.size for event in sent if isinstance(event, events.Resize)]
    assert sizes == [(500, 30), (500, 200), (1, 1), (120, 40)]
    assert driver._size == (120, 40)


async def test_more_is_typed_only_when_what_was_typed_has_been_dealt_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waiting, sent = [9], list[object]()
    monkeypatch.setattr(browser, "MANY", 3)
    monkeypatch.setattr(web_driver, "InputReader", object)
    monkeypatch.setattr(App, "message_queue_size", property(lambda _: waiting[0]))
    driver = BrowserDriver(App[None]())
    monkeypatch.setattr(driver, "send_message", sent.append)

    def hold(keys: int) -> None:
        for _ in range(keys):
            driver.process_message(events.Key("a", "a"))

    holding = asyncio.create_task(asyncio.to_thread(hold, 7))
    await asyncio.sleep(0.1)
    assert (len(sent), holding.done()) == (3, False)
    waiting[0] = 0
    await holding
    assert len(sent) == 7
    waiting[0] = 9
    driver.exit_event.set()
    await asyncio.to_thread(hold, 7)
    assert len(sent) == 7


Noted = list[tuple[Pages, str, int]]


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> Noted:
    """Stand in for the server, and note what it would serve, where."""
    noted: Noted = []

    async def listen(self: Site, host: str, port: int, tell: Any) -> None:
        noted.append((*self.pages, host, port))  # type: ignore[arg-type] # there is one of them
        tell(4321)

    monkeypatch.setattr(Site, "listen", listen)
    return noted


def test_only_this_computer_is_served_unless_it_is_said(shell: Shell, noted: Noted) -> None:
    told = shell("--lang", "en", "serve")
    assert told.out.startswith("Open this in a browser: http://127.0.0.1:4321/")
    assert "Only this computer" in told.out
    warned = shell("--lang", "en", "serve", "--network", "--port", "0")
    assert "EVERYBODY in your network" in warned.out
    assert "127.0.0.1" not in warned.out
    command = [sys.executable, "-m", "boardkit", "--data", str(shell.data), "--lang", "en"]
    assert [where for _, *where in noted] == [["127.0.0.1", 8000], [site.EVERYWHERE, 0]]
    for pages, *_ in noted:
        assert isinstance(pages, Tabs)
        assert pages._line == command


def test_one_match_can_be_served_to_look_on(shell: Shell, noted: Noted) -> None:
    shell("import", "-", typed=written(random_match(3)))
    assert shell("serve", "--watch", "1").code == 0
    assert shell("--lang", "fr", "serve", "--watch", "1", "--present").code == 0
    starts = [pages._start for pages, *_ in noted if isinstance(pages, Watching)]
    assert [(start.watch, start.large, start.data) for start in starts] == [
        (1, False, shell.data),
        (1, True, shell.data),
    ]
    assert "There is no saved match 7" in shell("serve", "--watch", "7").err
    assert "--watch MATCH" in shell("--lang", "en", "serve", "--present").err
    assert len(noted) == 2


def test_a_port_that_is_taken_is_told(shell: Shell) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        told = shell("--lang", "en", "serve", "--port", str(port))
    assert (told.code, told.out) == (2, "")
    assert told.err.startswith(f"Port {port} cannot be used")


@pytest.mark.parametrize("lacking", serve.NEEDED)
def test_without_the_extra_it_is_told_how_to_get_it(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, lacking: str
) -> None:
    monkeypatch.setattr(serve, "find_spec", lambda name: None if name == lacking else name)
    shell("import", "-", typed=written(random_match(3)))
    for line in (("serve",), ("serve", "--watch", "1"), ("watch", "1", "--serve", "--plain")):
        told = shell(*line)
        assert (told.code, told.out) == (2, "")
        assert 'install ".[web]"' in told.err


@asynccontextmanager
async def listening(server: Tabs, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[int]:
    """Serve at a port of this computer, until a signal ends it."""
    signalled, told = asyncio.Event(), asyncio.Queue[int]()
    monkeypatch.setattr(site, "_signal", signalled.wait)
    serves = asyncio.create_task(Site(words_for("en"), server).listen("127.0.0.1", 0, told.put_nowait))
    yield await told.get()
    signalled.set()
    await asyncio.wait_for(serves, 10)
    assert not server.tabs


async def said_to(port: int, request: bytes) -> bytes:
    """Send a request, and return the first line of the answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    line = await asyncio.wait_for(reader.readline(), 20)
    writer.close()
    return line


async def test_it_tells_the_address_once_anybody_may_come_and_ends_by_a_signal(
    server: Tabs, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with listening(server, monkeypatch) as port:
        assert b" 403 " in await said_to(port, b"GET / HTTP/1.0\r\n\r\n")


MALFORMED = (
    "OPTIONS *",
    "GET *",
    "GET http://evil",
    "GET http://evil/",
    "GET http://127.0.0.1/{token}/",
    "GET http://[::1",
    "CONNECT evil:443",
    "CONNECT /",
    "CONNECT /{token}/",
    "GET ?",
    "GET",
    "get /",
    "GET /" + "a" * 9000,
    "GET /{token}/static/" + "a" * 300,
    "GET /\xff/",
    "GET /{token}/ HTTP/9.9",
    "GET /{token}/ HTTP/1.1 HTTP/1.1",
    "GET /{token}/ HTTP/1.1\r\nHost: b",
    "GET /{token}/ HTTP/1.1\r\nX: " + "a" * 9000,
    "GET /{token}/ HTTP/1.1\r\nno colon",
    "GET /{token}/ HTTP/1.1\r\nContent-Length: -1",
    "GET /{token}/ HTTP/1.1\r\nTransfer-Encoding: nonsense, chunked, chunked",
    "GET /{token}/ws",
    "GET /{token}/ws HTTP/1.1\r\nUpgrade: h2c\r\nConnection: Upgrade",
    "GET /{token}/ws HTTP/1.1\r\nUpgrade: websocket\r\nConnection: close",
    WEBSOCKET.replace("13", "99"),
    WEBSOCKET.replace("AAAA", "A"),
    WEBSOCKET.replace("AAAA", "\xe9"),
    "\x16\x03\x01\x02",
    "PRI * HTTP/2.0",
)
"""What no browser asks for."""


async def test_what_is_malformed_is_refused_and_told_in_one_line(
    server: Tabs, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    async with listening(server, monkeypatch) as port:
        for asked in MALFORMED:
            line, more, rest = asked.format(token=server.token).partition(" HTTP/")
            text = f"{line} HTTP/{rest if more else '1.1'}\r\nHost: 127.0.0.1\r\n\r\n"
            assert b" 400 " in await said_to(port, text.encode("latin-1")), asked
        for host in ("", "Host: \r\n", "Host: a b\r\n", "Host: [::1\r\n", "Host: x:999999\r\n"):
            text = f"GET /{server.token}/ HTTP/1.1\r\n{host}\r\n"
            assert b" 400 " in await said_to(port, text.encode()), host
        assert b" 200 " in await said_to(
            port, f"GET /{server.token}/ HTTP/1.1\r\nHost: [::1]:80\r\n\r\n".encode()
        )
    out, errors = capfd.readouterr()
    assert not out
    assert errors.splitlines() == [words_for("en")("serve-strange")]


@pytest.mark.parametrize("program", [ECHO, DEAF, PAINTER])
async def test_the_server_ends_whatever_its_tabs_do(program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tabs, "QUIT", 1.0)
    server = server_of(program)
    async with listening(server, monkeypatch) as port, ClientSession() as session:
        mute = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
        mute[0][1].write(b"GET / HT")
        line = await session.ws_connect(f"http://127.0.0.1:{port}/{server.token}/ws")
        await heard(line)
        for _ in range(3):
            await line.send_str(json.dumps(["stdin", "a"]))
        (tab,) = server.tabs
        line._response.close()
    assert await ended(tab) in (0, -15)
    for _, writer in mute:
        writer.close()


async def test_who_says_nothing_is_not_waited_for(server: Tabs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "SILENCE", 0.1)
    async with listening(server, monkeypatch) as port:
        for begun in (b"", b"GET / HT"):
            assert await said_to(port, begun) == b""


async def test_a_form_that_does_not_come_to_an_end_is_not_waited_for(
    server: Tabs, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hear(request: web.Request) -> web.Response:
        return web.Response(text=str(await request.post()))

    monkeypatch.setattr(site, "SILENCE", 0.1)
    server.answers = {**server.answers, "POST /": hear}
    kind = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 9"
    begun = f"POST /{server.token}/ HTTP/1.1\r\nHost: x\r\n{kind}\r\n\r\nname="
    async with listening(server, monkeypatch) as port:
        assert b"400 Bad Request" in await said_to(port, begun.encode())


async def test_one_other_computer_holds_no_more_lines_than_its_share(
    server: Tabs, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "ROUND", 0.02)
    monkeypatch.setattr(site, "MOST_LINES", 3)
    async with listening(server, monkeypatch) as port:
        lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(5)]
        await asyncio.sleep(0.1)
        assert not any(reader.at_eof() for reader, _ in lines)
        monkeypatch.setattr(site, "HERE", "127.0.0.2")
        for reader, _ in lines[3:]:
            with suppress(ConnectionError):
                assert await asyncio.wait_for(reader.read(), 10) == b""
        await asyncio.sleep(0.1)
        assert not any(reader.at_eof() for reader, _ in lines[:3])
        for _, writer in lines:
            writer.transport.abort()


def test_a_browser_takes_the_place_of_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    assert f"{BrowserDriver.__module__}:{BrowserDriver.__name__}" == BROWSER
    assert not screens.in_browser()
    monkeypatch.setenv("TEXTUAL_DRIVER", BROWSER)
    assert screens.in_browser()


def test_the_program_behind_a_tab_speaks_at_once_and_ends_when_the_server_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("textual.constants.DRIVER", BROWSER)  # read from the environment long ago
    child = Child(["--data", str(tmp_path)], terminal=False, environment={"TEXTUAL_DRIVER": BROWSER})
    assert child.read_on("__GANGLION__\n") == ""
    child.hang_up()
    assert '{"type": "exit"}' in child.read_on()
    assert child.ends() == 0
    assert not [*tmp_path.glob("error*")]
