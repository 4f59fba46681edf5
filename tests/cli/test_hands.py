"""Hands on devices: who takes them, what is sent to whom, what is heard, and that it all ends."""

import asyncio
import re
from collections import deque
from collections.abc import AsyncIterator
from itertools import count as numbers
from random import Random
from typing import Any

import pytest
from aiohttp import ClientSession, DummyCookieJar, FormData
from aiohttp.test_utils import TestClient, TestServer

from boardkit.commands import web
from boardkit.commands.web import hand_host, site
from boardkit.commands.web.devices import framed
from boardkit.commands.web.hands import MOST_TICKETS, HandHost, leaf_shown
from boardkit.commands.web.site import HERE, OF_DEVICE
from boardkit.core import FaultError, Game, Match, Seat
from boardkit.draw.drawings import match_palette
from boardkit.draw.palette import Depth
from boardkit.games import GAMES
from boardkit.tui.desk.desk import update
from boardkit.tui.desk.intents import Do, HandAsked, Intent, Served
from boardkit.tui.desk.match.hands import leaf_of, window_of
from tests.cli.running import Shell
from tests.desk.test_hands import on_devices, tribes, walked, with_table
from tests.desk.tools import seated

A, B, C = Seat(0), Seat(1), Seat(2)
Client = TestClient[Any, Any]
STAMP = re.compile(r'name="stamp" value="([\w-]+)"')


class Played:
    """A table without a terminal."""

    def __init__(self, match: Match[Any]) -> None:
        self.desk = seated(match)
        self.heard = list[Intent]()

    def handle(self, intent: Intent) -> None:
        """Do what is wanted."""
        self.heard.append(intent)
        self.desk = update(self.desk, intent).desk


class Party:
    """A table whose hands are served, and a device that may be any."""

    def __init__(self, client: Client, host: HandHost, table: Played) -> None:
        self.client, self.host, self.table = client, host, table

    async def get(self, path: str, **headers: str) -> str:
        """Load a page that there is."""
        answer = await self.client.get(path, headers=headers)
        assert answer.status == 200
        return str(await answer.text())

    async def send(self, path: str, *fields: tuple[str, str]) -> tuple[int, str]:
        """Send what a form has, and return the status and where it leads."""
        answer = await self.client.post(path, data=[*fields] or None, allow_redirects=False)
        return answer.status, answer.headers.get("Location", "")

    def code(self, seat: Seat) -> str:
        """Return the path of the code of a seat."""
        hands_ = self.table.desk.hands
        assert hands_ is not None
        return "/" + hands_.codes[seat][0].split("/", 3)[3]

    async def taken(self, seat: Seat) -> str:
        """Take the hand of a seat, and return its path."""
        status, path = await self.send(self.code(seat))
        assert status == 303
        return path

    async def answered(self, path: str, number: int) -> str:
        """Answer on a page, and return what it shows then."""
        page = await self.get(path)
        found = STAMP.search(page)
        assert found is not None
        assert (await self.send(path, ("stamp", found[1]), ("move", str(number))))[0] == 303
        return await self.get(path)


@pytest.fixture
async def party() -> AsyncIterator[Party]:
    table, host = Played(tribes().match), HandHost(0, network=False)
    server = TestServer(host.site(table).application())
    async with TestClient(server, cookie_jar=DummyCookieJar()) as client:
        host.show_codes(8000)
        table.handle(Do.BACK)
        yield Party(client, host, table)


async def test_a_code_gives_a_hand_to_the_first_device_that_says_so_and_to_no_other(party: Party) -> None:
    code = party.code(A)
    for _ in range(2):
        assert "I am Ada" in await party.get(code)
    assert not party.host.hands
    path = await party.taken(A)
    assert len(path.strip("/")) == 16
    assert "Choose a card to discard" in await party.get(path)
    assert "Ask the table" in await party.get(code)
    status, ticket = await party.send(code)
    assert (status, party.table.heard[-1]) == (303, HandAsked(A, ticket.strip("/")))
    waiting = await party.get(ticket)
    assert "The table has been asked" in waiting
    assert "Choose a card" not in waiting
    assert await party.send(ticket, ("do", "again")) == (303, "./")
    assert party.table.heard[-1] == HandAsked(A, ticket.strip("/"))
    party.host.give(A, "wrong")
    assert "The table has been asked" in await party.get(ticket)
    party.host.give(A, ticket.strip("/"))
    assert "Choose a card to discard" in await party.get(ticket)
    assert "The table has taken Ada’s hand from this device" in await party.get(path)
    heard = len(party.table.heard)
    assert await party.send(path, ("stamp", "x"), ("move", "0")) == (303, "./")
    assert "Card" not in await party.get(path)
    assert len(party.table.heard) == heard


async def test_a_device_that_the_table_refuses_is_told_so_and_may_ask_again(party: Party) -> None:
    code, path = party.code(A), await party.taken(A)
    asking = await party.client.post(code, allow_redirects=False)
    ticket, own = asking.headers["Location"].strip("/"), {"Cookie": f"own={asking.cookies['own'].value}"}
    now = await party.get(f"/{ticket}/now")
    party.host.refuse(ticket)
    assert await party.get(f"/{ticket}/now") != now
    assert "The table has not given Ada’s hand to this device" in await party.get(f"/{ticket}/")
    party.host.refuse(ticket)
    party.host.give(A, ticket)
    assert "Choose a card" not in await party.get(f"/{ticket}/")
    assert "Choose a card" in await party.get(path)
    assert "Ask the table" in await party.get(code, **own)
    _, again = await party.send(code)
    assert "The table has been asked" in await party.get(again)


async def test_only_the_last_devices_that_were_turned_away_are_told_so(party: Party) -> None:
    paths = list[str]()
    party.host.parted = deque(maxlen=1)
    for _ in range(2):
        paths.append(await party.taken(A))
        party.host.give(A, "")
    assert [(await party.client.get(path)).status for path in paths] == [403, 200]


async def test_the_table_is_asked_so_often_and_no_more(party: Party) -> None:
    await party.taken(A)
    for _ in range(MOST_TICKETS + 2):
        await party.send(party.code(A))
    assert sum(isinstance(intent, HandAsked) for intent in party.table.heard) == MOST_TICKETS
    assert "Ask there for a new code" in await party.get(party.code(A))


async def test_a_device_that_is_sent_away_sees_nothing_more_and_neither_does_its_code(party: Party) -> None:
    code, path = party.code(A), await party.taken(A)
    _, ticket = await party.send(code)
    party.host.give(A, "")
    answer = await party.client.get(code)
    assert answer.status == 403
    assert "No entry without the token" in await answer.text()
    assert "The table has taken Ada’s hand from this device" in await party.get(path)
    assert "The table has not given Ada’s hand to this device" in await party.get(ticket)
    assert party.code(A) != code
    assert "I am Ada" in await party.get(party.code(A))


async def test_the_code_leads_a_device_back_to_its_hand_for_as_long_as_it_has_it(party: Party) -> None:
    code = party.code(A)
    taken = await party.client.post(code, allow_redirects=False)
    cookie, path = taken.cookies["own"], taken.headers["Location"]
    assert (cookie["path"], cookie["httponly"], cookie["samesite"]) == (code, True, "Lax")
    own = {"Cookie": f"own={cookie.value}"}
    again = await party.client.get(code, headers=own, allow_redirects=False)
    assert again.headers["Location"] == path
    assert "Another device has used this code" in await party.get(code, Cookie="own=" + "a" * 16)
    ticket = (await party.client.post(code, allow_redirects=False)).headers["Location"].strip("/")
    party.host.give(A, ticket)
    assert "Another device has used this code" in await party.get(code, **own)
    party.host.give(A, "")
    assert "I am Ada" in await party.get(party.code(A), **own)


@pytest.mark.parametrize("path", ["/", "/wrong/", "/now", "/%00/", "/..//"])
async def test_who_has_no_token_is_refused(party: Party, path: str) -> None:
    assert (await party.client.get(path)).status == 403


async def test_all_choose_at_once_and_each_page_shows_its_own(party: Party) -> None:
    paths = [await party.taken(seat) for seat in (A, B, C)]
    page = await party.answered(paths[2], 3)
    assert "✓ Discard card" in page
    assert "Choose a card to play, in secret" in page
    assert "✓" not in await party.get(paths[0])
    now = await party.get(paths[1] + "now")
    page = await party.answered(paths[2], 3)
    assert "Still choosing: Ada and Béla" in page
    assert (await party.get(paths[1] + "now")).split("\n")[0] == now.split("\n")[0]
    assert (await party.send(paths[2], ("do", "again")))[0] == 303
    assert "✓" not in await party.get(paths[2])


async def test_late_and_wrong_answers_are_told_once_and_change_nothing(party: Party) -> None:
    path = await party.taken(A)
    found = STAMP.search(await party.get(path))
    assert found is not None
    await party.answered(path, 0)
    before = party.table.desk
    late, stamp = before.words("leaf-late"), STAMP.search(await party.get(path))
    assert stamp is not None
    for fields, said in (
        ([("stamp", found[1]), ("move", "1")], late),
        ([("move", "0")], late),
        ([("stamp", stamp[1]), ("move", "99")], before.words("leaf-wrong")),
        ([("stamp", stamp[1]), ("move", "-1")], before.words("leaf-wrong")),
        ([("stamp", stamp[1]), ("move", "٣")], before.words("leaf-wrong")),
        ([("stamp", stamp[1]), *[("move", "0")] * 101], before.words("leaf-wrong")),
        ([("stamp", stamp[1])], before.words("leaf-wrong")),
    ):
        assert (await party.send(path, *fields))[0] == 303
        assert said in await party.get(path)
        assert said not in await party.get(path)
        assert party.table.desk is before


async def test_a_button_that_is_pressed_twice_counts_once_and_is_not_told_to_be_late(party: Party) -> None:
    path = await party.taken(A)
    found = STAMP.search(await party.get(path))
    assert found is not None
    form, late = [("stamp", found[1]), ("move", "0")], party.table.desk.words("leaf-late")
    before = party.table.desk.match.at
    for fields, said in ((form, False), (form, False), ([*form, ("move", "1")], True), (form, False)):
        assert (await party.send(path, *fields))[0] == 303
        assert (late in await party.get(path)) is said
    assert party.table.desk.match.at == before + 1
    party.table.handle(Do.UNDO)
    assert party.table.desk.match.at == before
    await party.send(path, *form)
    assert party.table.desk.match.at == before + 1


async def test_who_agrees_agrees_to_the_vote_that_the_page_shows(party: Party) -> None:
    paths = [await party.taken(seat) for seat in (A, B, C)]
    for path in (*paths, *paths):
        await party.answered(path, 0)
    late = party.table.desk.words("leaf-late")
    assert party.table.desk.match.at
    party.table.handle(Do.UNDO)
    vote = STAMP.search(await party.get(paths[0]))
    assert vote is not None
    agree = ("do", "agree")
    await party.send(paths[0], agree, ("stamp", "undo-0x"))
    assert late in (page := await party.get(paths[0]))
    assert "You have agreed" not in page
    await party.send(paths[0], agree, ("stamp", vote[1]))
    assert "You have agreed" in await party.get(paths[0])
    party.table.handle(Do.BACK)
    before = party.table.desk
    await party.send(paths[1], agree, ("stamp", vote[1]))
    assert late in await party.get(paths[1])
    assert party.table.desk is before


async def test_who_agrees_too_late_does_not_say_to_want_to_answer() -> None:
    desk = next(filter(window_of, (on_devices(match, A, B) for match in walked(GAMES["terristories"], 3))))
    table, host = Played(desk.match), HandHost(0, network=False)
    async with TestClient(TestServer(host.site(table).application())) as client:
        host.show_codes(8000)
        party = Party(client, host, table)
        path = await party.taken(A)
        table.desk = desk
        await party.send(path, ("do", "agree"), ("stamp", "undo-1"))
        assert "I want to answer" in await party.get(path)
        found = STAMP.search(await party.get(path))
        assert found is not None
        await party.send(path, ("do", "want"), ("stamp", found[1]))
        assert "I want nothing after all" in await party.get(path)


async def test_what_is_too_long_or_comes_too_fast_is_refused_in_words(
    party: Party, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "monotonic", lambda: 100.0)
    path = await party.taken(A)
    assert (await party.client.post(path, data={"stamp": "x" * 5000})).status == 400
    statuses = [(await party.client.get(path + "now")).status for _ in range(OF_DEVICE[1] + 5)]
    assert (statuses[0], statuses[-1]) == (200, 429)
    answer = await party.client.get(path, headers={"Accept-Language": "fr"})
    assert "Trop de requêtes" in await answer.text()
    assert "I am Béla" in await party.get(party.code(B))


async def test_a_page_speaks_the_language_of_its_browser_or_else_of_the_table(party: Party) -> None:
    path = await party.taken(A)
    assert 'lang="fr"' in await party.get(path, **{"Accept-Language": "fr-CH, fr;q=0.9"})
    assert 'lang="en"' in await party.get(path, **{"Accept-Language": "de"})
    assert "http" not in (await party.get(path)).replace("http-equiv", "")


@pytest.mark.parametrize("field", ["do", "stamp", "move"])
async def test_files_are_no_answers(party: Party, field: str) -> None:
    path, form = await party.taken(A), FormData()
    form.add_field(field, b"again", filename="a.txt")
    answer = await party.client.post(path, data=form)
    assert (answer.status, "This is not a request" in await answer.text()) == (400, True)


@pytest.mark.parametrize("count", [100, pytest.param(10_000, marks=pytest.mark.nightly)])
async def test_whatever_is_sent_without_the_stamp_of_now_does_nothing(
    party: Party, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "monotonic", numbers(0, 10).__next__)
    path, random = await party.taken(A), Random(7)
    before = party.table.desk
    for _ in range(count):
        body = random.randbytes(random.randrange(200))
        kind = random.choice(
            ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"]
        )
        where = random.choice([path, party.code(A), party.code(B) + "x", path + "now", "/" + body.hex()[:20]])
        if where != party.code(A):
            answer = await party.client.post(
                where, data=body, headers={"Content-Type": kind}, allow_redirects=False
            )
            assert answer.status in (303, 400, 403, 404)
    assert party.table.desk is before


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_bytes_of_a_page_are_the_same_for_tables_that_its_seat_cannot_tell_apart(game: Game[Any]) -> None:
    random, told = Random(9), 0
    for match in walked(game, 9, 250):
        if random.random() > 0.05:
            continue
        seat = Seat(random.randrange(len(match.players)))
        palette = match_palette(game.key, tuple(range(len(match.players))), Depth.FULL)
        pages = [
            framed(desk.words, leaf_shown(leaf_of(desk, seat, desk.words, palette), desk.words, palette)).text
            for desk in map(on_devices, (match, with_table(match, game.guess(match.state, seat, random))))
        ]
        assert pages[0] == pages[1]
        told += 1
    assert told


async def test_hands_are_served_until_that_is_cancelled_and_then_nobody_answers() -> None:
    make = hand_host(network=False)
    assert make is not None
    table, host = Played(tribes().match), make()
    serving = asyncio.ensure_future(host.serve(table))
    async with asyncio.timeout(10):
        while table.desk.hands is None:
            await asyncio.sleep(0.01)
        served = table.heard[-1]
        assert isinstance(served, Served)
        async with ClientSession() as session, session.get(served.codes[A][0]) as answer:
            assert answer.status == 200
        serving.cancel()
        with pytest.raises(asyncio.CancelledError):
            await serving
        with pytest.raises(OSError, match="Cannot connect"):
            async with ClientSession() as session, session.get(served.codes[A][0]):
                pass


async def test_a_port_that_is_taken_is_told() -> None:
    taken = await asyncio.start_server(lambda *_: None, HERE)
    make = hand_host(taken.sockets[0].getsockname()[1], network=False)
    assert make is not None
    with pytest.raises(FaultError):
        await make().serve(Played(tribes().match))
    taken.close()


def test_what_a_table_cannot_do_with_hands_is_told(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    line = ("play", "tectonic_tribes", "--hands")
    for more, said in (
        (("--open",), "open table"),
        (("--computers", "strong"), "several people"),
        (("--plain",), "leave out --plain"),
        (("--port", "70000"), "70000"),
    ):
        told = shell(*line, *more)
        assert (told.code, told.out) == (2, "")
        assert said in told.err
    monkeypatch.setattr(web, "find_spec", lambda _: None)
    monkeypatch.setattr("boardkit.commands.play.why_in_lines", lambda *_, **__: None)
    told = shell(*line)
    assert told.code == 2
    assert 'install ".[web]"' in told.err


def test_a_network_for_no_hands_is_told_to_change_nothing(shell: Shell) -> None:
    told = shell("play", "tectonic_tribes", "--plain", "--network", "--port", "0", typed="")
    assert "--network changes nothing without --hands" in told.err
    assert "--port changes nothing without --hands" in told.err
