"""A match drawn once for all who look on: what they are shown and told; nothing of theirs comes in."""

import asyncio
import json
import re
import sys
from collections.abc import AsyncIterator, Callable
from html import unescape
from pathlib import Path
from random import Random
from typing import Any

import pytest
from aiohttp import ClientSession, ClientWebSocketResponse, WSCloseCode, WSMsgType, WSServerHandshakeError
from aiohttp.test_utils import TestClient, TestServer
from markupsafe import Markup
from textual.geometry import Size

from boardkit.commands.web import drawing, site, sockets, turns, watching
from boardkit.commands.web.drawing import MOST_NEWS, MOST_PICTURES, Drawing, Watcher
from boardkit.commands.web.site import Site
from boardkit.commands.web.turns import Turn, Turns
from boardkit.commands.web.watching import MOST_DRAWINGS, Watching
from boardkit.core import CHANCE, Match, Study, legal
from boardkit.core.teaching.quiz import Poll, Question
from boardkit.core.values import Value
from boardkit.games import GAMES
from boardkit.handout.matches import Passage
from boardkit.library import MatchId, open_library
from boardkit.library.lessons import show_answers
from boardkit.text import LANGUAGES, words_for
from boardkit.text.log import told as told_in
from boardkit.tui.app import BoardkitApp
from boardkit.tui.preferences import Theme
from boardkit.tui.start import Start
from tests.desk.tools import new_match
from tests.endurance.emulator import Emulator
from tests.every import every_language

Client = TestClient[Any, Any]

GAME = GAMES["tectonic_tribes"]
NUMBER = MatchId(1)


@pytest.fixture
def library(tmp_path: Path) -> Path:
    """Make a library with a match that has begun."""
    with open_library(tmp_path) as library:
        library.create(Study(new_match(GAME, 2)))
    return tmp_path


def play_on(folder: Path) -> Match[Any]:
    """Decide something in the match, and keep it."""
    with open_library(folder) as library:
        study = library.load(NUMBER, GAMES)
        match = study.match.play(Random(1).choice(legal(GAME, study.match.state)))
        library.save(NUMBER, Study(match))
    return match


@pytest.fixture
def pages(library: Path) -> Watching:
    return Watching(library, NUMBER, "en")


@pytest.fixture
async def client(pages: Watching) -> AsyncIterator[Client]:
    async with TestClient(TestServer(Site(words_for("en"), pages).application())) as client:
        yield client


class Still:
    """Stands in for the program, where nobody looks at what it draws."""

    def __init__(self) -> None:
        self.begun = 0

    async def run(self) -> None:
        self.begun += 1
        await asyncio.Event().wait()


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> Still:
    still = Still()
    monkeypatch.setattr(Drawing, "run", lambda _: still.run())
    monkeypatch.setattr(drawing, "ENDING", 0.01)
    return still


class Page:
    """A page that looks on: what it was told, and its screen."""

    def __init__(self, line: ClientWebSocketResponse) -> None:
        self.line = line
        self.news: list[dict[str, Any]] = []
        self.screen = Emulator(1, 1)

    @property
    def size(self) -> tuple[int, int]:
        return next((news["size"][0], news["size"][1]) for news in self.news if "size" in news)

    @property
    def said(self) -> list[str]:
        return [sentence for news in self.news for sentence in news.get("said", ())]

    async def until(self, suits: Callable[["Page"], bool]) -> None:
        """Read on until something holds, for a minute at most."""
        async with asyncio.timeout(60):
            while not suits(self):
                message = await self.line.receive()
                if message.type is WSMsgType.TEXT:
                    self.news.append(json.loads(message.data))
                    if "size" in self.news[-1]:
                        self.screen = Emulator(*self.size)
                else:
                    assert message.type is WSMsgType.BINARY, (message, self.news, self.screen.text)
                    self.screen.feed(message.data)


async def opened(client: Client, pages: Watching, asked: str = "width=80&height=24") -> Page:
    return Page(await client.ws_connect(f"/{pages.token}/ws?{asked}"))


async def test_all_look_at_one_drawing_and_who_comes_late_sees_all_of_it(
    client: Client, pages: Watching, library: Path
) -> None:
    first = await opened(client, pages)
    await first.until(lambda page: "You are watching" in page.screen.text)
    late = await opened(client, pages)
    await late.until(lambda page: "You are watching" in page.screen.text)
    assert late.screen.text == first.screen.text
    assert "esc  back" not in first.screen.text
    play_on(library)
    for page in (first, late):
        await page.until(lambda page: "lays card" in " ".join(page.said))
        await page.until(lambda page: "lays card" in page.screen.text)
    assert len(pages.drawings) == 1
    await pages.end()
    assert not pages.drawings
    for page in (first, late):
        message = await page.line.receive(timeout=60)
        assert message.type is WSMsgType.CLOSE


async def test_what_a_class_has_answered_is_drawn_and_told_on_all_pages(
    client: Client, pages: Watching, library: Path
) -> None:
    page = await opened(client, pages)
    await page.until(lambda page: "You are watching" in page.screen.text)
    poll = Poll(Question("Why?", ("so", "because"), 1), {"Zoe": 1, "Max": 1, "Ada": 0})
    with open_library(library) as table:
        show_answers(table, NUMBER, poll)
        late = page
        for one in ("width=80&height=24", "width=120&height=40&lang=fr"):
            await late.until(
                lambda page: "✓ b) because" in page.screen.text and "2 · 67 %" in page.screen.text
            )
            await late.until(lambda page: "b) because: 2 · 67 %." in page.said)
            assert "Zoe" not in late.screen.text + str(late.news)
            late = await opened(client, pages, one)
        show_answers(table, NUMBER, None)
        await page.until(lambda page: "because" not in page.screen.text)


async def test_the_projector_can_be_looked_at_by_many(library: Path) -> None:
    pages = Watching(library, NUMBER, "fr", large=True)
    async with TestClient(TestServer(Site(words_for("en"), pages).application())) as client:
        page = await opened(client, pages)
        await page.until(lambda page: "Étape 3 sur 3" in page.screen.text)
        assert "échap" not in page.screen.text


SAID = ('["stdin", "q"]', "", "\x00", "x" * 5000, b"\x00", b"", "[" * 100)


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("said", SAID)
async def test_whatever_a_page_says_ends_its_own_line_and_nothing_else(
    client: Client, pages: Watching, said: str | bytes
) -> None:
    quiet, loud = await opened(client, pages), await opened(client, pages)
    await (loud.line.send_str(said) if isinstance(said, str) else loud.line.send_bytes(said))
    while (message := await loud.line.receive(timeout=60)).type is WSMsgType.TEXT:
        pass
    assert message.type is WSMsgType.CLOSE
    (drawn,) = pages.drawings
    while len(pages.watchers) != 1:
        await asyncio.sleep(0.01)
    assert pages.watchers == [*drawn.watchers]
    await quiet.until(lambda page: bool(page.said))


@pytest.mark.usefixtures("undrawn")
async def test_who_answers_more_often_than_asked_is_sent_away(client: Client, pages: Watching) -> None:
    asking, answering = await opened(client, pages), await opened(client, pages)
    await asking.line.ping()
    for _ in range(9):
        await answering.line.pong()
    while pages.watchers:
        await asyncio.sleep(0.01)


class Line:
    """A socket that takes something only now and then."""

    def __init__(self) -> None:
        self.taken: list[bytes | str] = []
        self.takes = asyncio.Event()

    async def send_bytes(self, part: bytes) -> None:
        await self.takes.wait()
        self.taken.append(part)

    send_str = send_bytes


class Request(Value):
    """Stands in for what was asked."""

    transport: Any = None
    remote: str = "192.168.1.7"


class Screen:
    """Stands in for a drawing, and counts how often the whole screen is asked for."""

    def __init__(self) -> None:
        self.asked = 0

    def screen(self) -> bytes:
        self.asked += 1
        return b"whole%d" % self.asked


async def test_who_is_too_slow_gets_the_whole_screen_and_nothing_that_is_old() -> None:
    line, screen = Line(), Screen()
    watcher = Watcher(line, Request())  # type: ignore[arg-type] # stand-ins
    sending = asyncio.create_task(watcher.send(screen))  # type: ignore[arg-type] # the same
    watcher.show(b"first")
    for number in range(1000):
        watcher.show(b"%d" % number)
        watcher.tell(said=number)
        await asyncio.sleep(0)
    assert len(watcher._pictures) <= MOST_PICTURES
    assert len(watcher._news) <= MOST_NEWS
    line.takes.set()
    await asyncio.sleep(0.01)
    assert len(line.taken) <= 1 + MOST_PICTURES + MOST_NEWS + 1
    assert line.taken[-1] == b"999" or line.taken[-1] == b"whole%d" % screen.asked
    assert json.dumps({"said": 999}) in line.taken
    before = len(line.taken)
    watcher.show(b"new")
    await asyncio.sleep(0.01)
    assert line.taken[before:] == [b"new"]
    sending.cancel()


async def test_what_waits_behind_a_picture_of_nothing_is_sent() -> None:
    line, start = Line(), Start(language="en")
    drawn = Drawing(start, Size(80, 24))
    watcher = Watcher(line, Request())  # type: ignore[arg-type] # stand-ins
    drawn.watchers.add(watcher)
    drawn._screen = b"whole"
    watcher.tell()
    sending = asyncio.create_task(watcher.send(drawn))
    line.takes.set()
    for _ in range(10):
        await asyncio.sleep(0)
    assert line.taken[-1] == b"whole"
    line.takes.clear()
    watcher.show(b"first")
    await asyncio.sleep(0)
    for painted in ("", "", "now"):
        drawn._painted.append(painted)
        drawn._show()
    line.takes.set()
    for _ in range(10):
        await asyncio.sleep(0)
    assert line.taken[-1] == b"now"
    sending.cancel()


async def test_who_takes_nothing_at_all_counts_as_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "STALLED", 0.01)
    hung_up = list[bool]()

    class Transport:
        def abort(self) -> None:
            hung_up.append(True)

    watcher = Watcher(Line(), Request(Transport()))  # type: ignore[arg-type] # stand-ins
    watcher.show(b"anything")
    await asyncio.wait_for(watcher.send(Screen()), 10)  # type: ignore[arg-type] # the same
    assert hung_up == [True]


async def test_a_socket_whose_page_stands_still_for_long_ends_with_the_picture_of_now(
    client: Client, pages: Watching, library: Path
) -> None:
    moving, still = await opened(client, pages), await opened(client, pages)
    for page in (moving, still):
        await page.until(lambda page: "You are watching" in page.screen.text)
    connection: Any = still.line._response.connection
    connection.transport.pause_reading()
    (drawn,) = pages.drawings
    for number in range(200):
        drawn._paint(f"\x1b[1;1H{number:04}\x1b[{'0;' * 7500}m")
        drawn._show()
        await asyncio.sleep(0)
    play_on(library)
    await moving.until(lambda page: "lays card" in page.screen.text)
    connection.transport.resume_reading()

    def as_now(page: Page) -> bool:
        if "lays card" not in page.screen.text:
            return False
        now = Emulator(*page.size)
        now.feed(drawn.screen())
        return page.screen.text == now.text

    for page in (moving, still):
        await page.until(as_now)


@pytest.mark.parametrize(
    ("asked", "drawn"),
    [
        ("", (120, 40)),
        ("width=120&height=40", (120, 40)),
        ("width=81&height=24", (80, 24)),
        ("width=1000000000&height=5", (160, 50)),
        ("width=-7&height=NaN", (80, 24)),
        ("width=99&height=%FF", (100, 30)),
        ("width=" + "9" * 100, (160, 50)),
    ],
)
@pytest.mark.usefixtures("undrawn")
async def test_sizes_are_few(client: Client, pages: Watching, asked: str, drawn: tuple[int, int]) -> None:
    page = await opened(client, pages, asked)
    await page.until(lambda page: bool(page.news))
    assert page.size == drawn


@pytest.mark.parametrize(
    ("own", "asked", "light", "theme"),
    [
        (False, "", False, None),
        (False, "light=1", True, Theme.LIGHT),
        (True, "", True, None),
        (True, "light=1", True, None),
        (True, "light=0", False, Theme.DARK),
    ],
)
@pytest.mark.usefixtures("undrawn")
async def test_who_asks_for_dark_or_light_gets_what_is_drawn_so_by_its_own_colours(
    library: Path, asked: str, theme: Theme | None, *, own: bool, light: bool
) -> None:
    pages = Watching(library, NUMBER, "en", light=own)
    async with TestClient(TestServer(Site(words_for("en"), pages).application())) as client:
        page = await opened(client, pages, asked)
        await page.until(lambda page: bool(page.news))
        assert page.news[0]["light"] is light
        (drawn,) = pages.drawings
        assert drawn._start.theme is theme
        turn = await (await client.get(f"/{pages.token}/turn?{asked}")).text()
        assert ('class="light"' in turn) is light


async def test_what_is_drawn_light_is_light(tmp_path: Path) -> None:
    start = Start(language="en", theme=Theme.LIGHT)
    with open_library(tmp_path) as library:
        app = BoardkitApp(library, start)
    assert not app.current_theme.dark
    assert app.program.preferences.theme is Theme.LIGHT


async def test_no_more_is_drawn_than_four_and_the_fifth_gets_the_nearest(
    client: Client, pages: Watching, undrawn: Still
) -> None:
    sizes = [(80, 24), (100, 30), (120, 40), (80, 24, "fr"), (160, 50, "fr"), (160, 50), (160, 50, "xx")]
    seen = []
    for columns, lines, *language in sizes:
        page = await opened(
            client, pages, f"width={columns}&height={lines}&lang={''.join(map(str, language))}"
        )
        await page.until(lambda page: bool(page.said))
        seen.append((page.size, page.said[0]))
    turn = {language: words_for(language)("plain-turn", seat="Ada") for language in ("en", "fr")}
    assert [size for size, _ in seen[3:]] == [(80, 24), (80, 24), (120, 40), (120, 40)]
    assert [said.split()[0] for _, said in seen] == [
        turn[one].split()[0] for one in ("en",) * 3 + ("fr",) * 2 + ("en",) * 2
    ]
    assert len(pages.drawings) == undrawn.begun == MOST_DRAWINGS


async def test_what_nobody_looks_at_makes_room_for_what_somebody_asks_for_but_not_without_end(
    client: Client, pages: Watching, undrawn: Still, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "_replaced", site.Rate(0.001, 2))
    last = Page(await client.ws_connect(f"/{pages.token}/ws?width=160&height=50"))
    ways = [
        f"lang={language}&light={light}&width={w}"
        for w in (80, 100)
        for language in LANGUAGES
        for light in "01"
    ]
    for way in ways:
        page = await opened(client, pages, way)
        await page.until(lambda page: bool(page.news))
        await page.line.close()
        while sum(len(one.watchers) for one in pages.drawings) > 1:
            await asyncio.sleep(0.01)
    assert len(pages.drawings) == MOST_DRAWINGS
    assert undrawn.begun == MOST_DRAWINGS + 2
    assert (160, 50) in [one.size for one in pages.drawings if one.watchers]
    await last.line.close()


async def test_what_nobody_looks_at_is_drawn_no_longer_than_a_while(
    client: Client, pages: Watching, undrawn: Still, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "LINGERING", 0.05)
    page = await opened(client, pages)
    await page.until(lambda page: bool(page.news))
    await asyncio.sleep(0.2)
    assert len(pages.drawings) == 1
    await page.line.close()
    while pages.drawings:
        await asyncio.sleep(0.01)
    assert undrawn.begun == 1


async def test_what_fails_is_not_begun_again_at_once_and_its_pages_come_back(
    client: Client, pages: Watching, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = list[Drawing]()

    async def fail(self: Drawing) -> None:
        begun.append(self)
        raise ValueError

    monkeypatch.setattr(Drawing, "run", fail)
    monkeypatch.setattr(watching, "RESTING", 0.1)
    lines = [await opened(client, pages) for _ in range(3)]
    for page in lines:
        while (message := await page.line.receive(timeout=60)).type is WSMsgType.TEXT:
            pass
        assert message.type in (WSMsgType.CLOSE, WSMsgType.CLOSED, WSMsgType.ERROR)
    assert len(begun) == 1
    assert not pages.drawings


async def test_a_page_for_which_the_screen_cannot_be_drawn_is_closed_and_comes_back(
    client: Client, pages: Watching, undrawn: Still, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = list[Drawing]()

    def screen(self: Drawing) -> bytes:
        asked.append(self)
        if len(asked) == 1:
            raise ValueError
        return b"whole"

    monkeypatch.setattr(Drawing, "screen", screen)
    first = await opened(client, pages)
    while (message := await first.line.receive(timeout=60)).type is WSMsgType.TEXT:
        pass
    assert (message.type, message.data) == (WSMsgType.CLOSE, WSCloseCode.GOING_AWAY)
    again = await opened(client, pages)
    await again.until(lambda page: "whole" in page.screen.text)
    assert undrawn.begun == 1


@pytest.mark.parametrize(("large", "screen"), [(False, "table.screen"), (True, "pages.presenter")])
async def test_who_looks_on_first_does_not_wait_for_what_draws_the_match(
    library: Path, large: bool, screen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = list[str]()
    monkeypatch.setattr(watching, "import_module", begun.append)
    monkeypatch.setattr(watching, "drawing_of", begun.append)
    pages = Watching(library, NUMBER, "en", large=large)
    await pages.begin()
    assert begun == [f"boardkit.tui.{screen}", GAME.key]
    await pages.end()


@pytest.mark.usefixtures("undrawn")
async def test_too_many_are_told(client: Client, pages: Watching, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "MOST_WATCHERS", 1)
    await opened(client, pages)
    answer = await client.get(f"/{pages.token}/?lang=fr")
    assert (answer.status, words_for("fr")("serve-full") in await answer.text()) == (503, True)
    with pytest.raises(WSServerHandshakeError) as refused:
        await opened(client, pages)
    assert refused.value.status == 503


async def test_a_whole_class_on_this_computer_is_not_too_often(
    pages: Watching, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "OF_ONE", (1, 5))
    async with TestClient(TestServer(Site(words_for("en"), pages).application())) as client:
        asked = [await client.get(f"/{pages.token}/keys.js") for _ in range(20)]
    assert {answer.status for answer in asked} == {200}


@pytest.mark.usefixtures("undrawn")
async def test_one_other_computer_does_not_take_all_places(
    client: Client, pages: Watching, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "MOST_AT_ONE", 2)
    for _ in range(3):
        await opened(client, pages)
    monkeypatch.setattr(watching, "HERE", "127.0.0.2")
    with pytest.raises(WSServerHandshakeError) as refused:
        await opened(client, pages)
    assert refused.value.status == 503
    for watcher in [*pages.watchers][:2]:
        watcher.remote = "192.168.1.8"
    await opened(client, pages)


async def test_it_ends_in_time_whatever_its_pages_do(
    pages: Watching, monkeypatch: pytest.MonkeyPatch
) -> None:
    streams = sys.stdout, sys.stderr
    signalled, told = asyncio.Event(), asyncio.Queue[int]()
    monkeypatch.setattr(site, "_signal", signalled.wait)
    serves = asyncio.create_task(Site(words_for("en"), pages).listen("127.0.0.1", 0, told.put_nowait))
    port = await told.get()
    async with ClientSession() as session:
        address = f"http://127.0.0.1:{port}/{pages.token}/ws"
        sizes = "?width=80&height=24", "?width=100&height=30"
        lines = [await session.ws_connect(address + asked) for asked in (*sizes, *sizes)]
        for line in lines:
            while (await line.receive(timeout=60)).type is WSMsgType.TEXT:
                pass
            connection: Any = line._response.connection
            connection.transport.pause_reading()
        for watcher in pages.watchers:
            for _ in range(3):
                watcher.show(bytes(3_000_000))
        await asyncio.sleep(0.1)
        signalled.set()
        await asyncio.wait_for(serves, 10)
        assert not pages.drawings
        for line in lines:
            line._response.close()
    assert (sys.stdout, sys.stderr) == streams


@every_language
async def test_the_page_speaks_the_language_that_is_asked_for(
    client: Client, pages: Watching, language: str
) -> None:
    answer = await client.get(f"/{pages.token}/?lang={language}")
    page = await answer.text()
    assert f'<html lang="{language}">' in page
    assert words_for(language)("serve-smaller") in page
    assert 'aria-live="polite"' in page
    assert "http" not in page


HREF = re.compile(r'data-keys="(\w+)[^"]*" href="([^"]*)"')


async def test_one_leafs_back_by_oneself_and_is_live_again_by_a_link(
    client: Client, pages: Watching, library: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = list[str]()

    def draw(match: Match[Any], passage: Passage, language: str) -> Turn:
        drawn.append(language)
        return made(match, passage, language)

    made = turns._drawn
    monkeypatch.setattr(turns, "_drawn", draw)

    async def shown(link: str) -> tuple[str, dict[str, str]]:
        answer = await client.get(f"/{pages.token}/{link}")
        text = await answer.text()
        assert answer.status == 200
        return text, {key: unescape(to) for key, to in HREF.findall(text)}

    first, links = await shown("turn?lang=fr&light=1&evil=1")
    assert 'class="light"' in first
    assert "<svg" in first
    assert links == {"Escape": ".?lang=fr&light=1"}
    later = [play_on(library) for _ in range(3)]
    while pages._match is None or pages._match.at < later[-1].at:
        await asyncio.sleep(0.01)
    last, links = await shown("turn?lang=fr")
    assert "<h1>Décision 3 " in last, re.findall("<h1>.*|<p.*", last)
    assert [*links] == ["ArrowLeft", "Escape"]
    _, links = await shown(links["ArrowLeft"])
    assert [*links] == ["ArrowLeft", "ArrowRight", "Escape"]
    assert (await shown(links["ArrowRight"]))[0] == last
    assert drawn == ["fr"] * 3
    await asyncio.gather(*(shown(f"turn?at={at}") for at in (0, 0, 10**9, "9" * 99, 0)))
    assert drawn == ["fr"] * 3 + ["en"] * 2
    assert len(pages._turns._drawn) == 5


async def test_what_is_taken_back_is_shown_no_more() -> None:
    match = new_match(GAME, 2)
    first = match.play(legal(GAME, match.state)[0])
    shown = Turns()
    turn, known, at = await shown.shown(first, None, "en")
    assert (at, known) == (1, range(2))
    other = match.play(legal(GAME, match.state)[-1])
    again, *_ = await shown.shown(other, None, "en")
    assert again.picture != turn.picture
    assert (await shown.shown(other, None, "en"))[0] is again


async def test_no_more_turns_are_kept_than_can_be_leafed_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "MOST", 2)
    monkeypatch.setattr(turns, "_drawn", lambda _, passage, language: Turn(passage, language, Markup()))
    match, shown, random = new_match(GAME, 2), Turns(), Random(1)
    for _ in range(6):
        match = match.play(random.choice(legal(GAME, match.state)))
        for asked in range(9):
            _, known, at = await shown.shown(match, asked, "en")
            assert at in known
        assert len(shown._drawn) == len(known) == 2


async def test_nothing_that_is_sent_tells_two_tables_apart_that_nobody_may(tmp_path: Path) -> None:
    game = GAMES["terraforming_mars"]
    match = new_match(game, 3)
    while match.state.to_move is None or len(legal(game, match.state)) < 2:
        match = match.play(legal(game, match.state)[0])
    one, other = (match.play(move) for move in legal(game, match.state)[:2])
    assert one.state != other.state
    seen = []
    for name, later in (("one", one), ("other", other)):
        with open_library(tmp_path / name) as library:
            library.create(Study(later))
        pages = Watching(tmp_path / name, NUMBER, "en")
        async with TestClient(TestServer(Site(words_for("en"), pages).application())) as client:
            page = await opened(client, pages)
            await page.until(lambda page: "You are watching" in page.screen.text)
            turn = await (await client.get(f"/{pages.token}/turn")).text()
        seen.append((page.screen.text, page.news, turn, [*watching._news(match, later, "en")]))
    assert seen[0] == seen[1]


async def test_news_are_what_everybody_may_know_of_what_is_new() -> None:
    match = before = new_match(GAMES["terraforming_mars"], 3)
    random, told = Random(2), list[str]()
    for _ in range(40):
        later = match.play(random.choice(legal(match.game, match.state)))
        told += [*watching._news(match, later, "en")][:-1]
        match = later
    whole = watching.aloud_for(match, "en")
    lines = [line.text for line in told_in(match, CHANCE, whole.words, before.at + 1)]
    assert told == whole.lines(lines)
    assert len([*watching._news(before, match, "en")]) == watching.LATEST + 1


def test_sizes_are_those_that_pages_know() -> None:
    script = Path(watching.__file__).with_name("watch.js").read_text("utf-8")
    known = json.loads(script.partition("const SIZES = ")[2].partition(", USUAL")[0])
    assert [Size(*size) for size in known] == list(watching.SIZES)
