"""A class on devices of its own: who comes in, what is taken, refused and shown, and that nothing is lost."""

import asyncio
import re
from collections.abc import AsyncIterator
from itertools import count as numbers
from pathlib import Path
from random import Random
from typing import Any

import pytest
from aiohttp import ClientSession, DummyCookieJar
from aiohttp.test_utils import TestClient, TestServer

from boardkit.commands.web import hand_host, pupils, site
from boardkit.commands.web.devices import MOST_ON_ONE
from boardkit.commands.web.pupils import MOST_AT_ONE, MOST_PUPILS, ClassHost
from boardkit.core.teaching.quiz import LONGEST_PUPIL, Classroom, Poll, Question
from boardkit.library import Library, open_library
from boardkit.library.lessons import classroom, keep_class
from boardkit.tui.desk.desk import update
from boardkit.tui.desk.intents import ClassCalled, ClassServed, Do, Intent, NameClass, Pose, PupilsAnswered
from boardkit.tui.desk.teach.classroom import asked_in
from boardkit.tui.desk.wishes import KeepClass
from tests.desk.tools import random_match, seated

WHY = Question("Why <b>?", ("so", "<i>because"), 1)
STAMP = re.compile(r'name="stamp" value="([\w-]+)"')


def table_stamp(table: "Taught") -> str:
    """Return what the question is known by that is asked."""
    mode = asked_in(table.desk)
    assert mode is not None
    return mode.stamp


class Taught:
    """A table without a terminal, with a library that keeps its class, unless its disk is full."""

    def __init__(self, library: Library) -> None:
        self.library, self.heard, self.full = library, list[Intent](), False
        self.desk = seated(random_match("tectonic_tribes", 8))
        self.handle(ClassCalled(classroom(library)))

    def handle(self, intent: Intent) -> None:
        """Do what is wanted, and keep it; what cannot be kept is not done."""
        self.heard.append(intent)
        outcome = update(self.desk, intent)
        rooms = [wish.room for wish in outcome.wishes if isinstance(wish, KeepClass)]
        if rooms and self.full:
            return
        self.desk = outcome.desk
        for room in rooms:
            keep_class(self.library, room)

    @property
    def poll(self) -> Poll:
        """What has been answered."""
        mode = asked_in(self.desk)
        assert mode is not None
        return mode.poll


class School:
    """A table whose questions are served, and devices without a memory, which may be any."""

    def __init__(self, client: TestClient[Any, Any], host: ClassHost, table: Taught) -> None:
        self.client, self.host, self.table = client, host, table
        self.door = f"/{host.door.token}/"

    async def get(self, path: str, **headers: str) -> str:
        """Load a page that there is."""
        answer = await self.client.get(path, headers=headers)
        assert answer.status == 200
        return str(await answer.text())

    async def send(self, path: str, **fields: str) -> str:
        """Send what a form has, and return where it leads, or the page that comes."""
        answer = await self.client.post(path, data=fields, allow_redirects=False)
        assert answer.status in (200, 303)
        return answer.headers.get("Location") or str(await answer.text())

    async def pupil(self, name: str) -> str:
        """Come in, and return the path of one's own pages."""
        path = await self.send(self.door, name=name)
        assert re.fullmatch(r"/\w{16}/", path)
        return path

    async def answered(self, path: str, letter: str) -> str:
        """Answer on a page as it is, and return what it shows then."""
        found = STAMP.search(await self.get(path))
        assert found is not None
        assert await self.send(path, stamp=found[1], answer=letter) == "./"
        return await self.get(path)


@pytest.fixture
async def school(tmp_path: Path) -> AsyncIterator[School]:
    with open_library(tmp_path) as library:
        table, host = Taught(library), ClassHost(0, network=False)
        server = TestServer(host.site(table).application())
        host.code = ("here",)
        async with TestClient(server, cookie_jar=DummyCookieJar()) as client:
            yield School(client, host, table)


async def test_all_come_in_at_one_address_and_answer_in_secret(school: School) -> None:
    assert "Name or number" in await school.get(school.door)
    ada, zoe = await school.pupil("Ada"), await school.pupil(" zoë\n[b]<b> ")
    assert "The next question comes here by itself" in await school.get(ada)
    now = await school.get(ada + "now")
    school.table.handle(Pose(WHY))
    assert await school.get(ada + "now") != now
    page = await school.get(zoe)
    for said in ("zoë [b]&lt;b&gt;", "Why &lt;b&gt;?", "&lt;i&gt;because", "Only you see what you choose"):
        assert said in page
    assert "http-equiv" not in page
    before, now = await school.get(zoe), await school.get(zoe + "now")
    page = await school.answered(ada, "a")
    assert "✓ a) so" in page
    assert "Your answer is in: a" in page
    assert (await school.get(zoe), await school.get(zoe + "now")) == (before, now)
    await school.answered(ada, "b")
    await school.answered(zoe, "a")
    assert school.table.poll.answers == {"Ada": 1, "zoë [b]<b>": 0}
    school.table.handle(Do.OVERLAY)
    page = await school.get(zoe)
    for said in ("a) so (your answer)", "✓ b) &lt;i&gt;because", "1 · 50 %", "2 answers", "--share: 50%"):
        assert said in page
    assert 'name="answer"' not in page
    assert classroom(school.table.library).polls == (school.table.poll,)


async def test_what_comes_too_late_or_is_no_answer_is_refused_in_words(school: School) -> None:
    path = await school.pupil("Ada")
    late, wrong = "before your answer came, so it does not count", "no answer to this question"
    assert await school.send(path, stamp="x", answer="a") == "./"
    assert late in await school.get(path)
    school.table.handle(Pose(WHY))
    found = STAMP.search(await school.get(path))
    assert found is not None
    for letter in ("c", "", "ab", "A", "²"):
        await school.send(path, stamp=found[1], answer=letter)
        assert wrong in await school.get(path)
    assert wrong not in await school.get(path)
    assert not school.table.poll.asked
    await school.answered(path, "a")
    school.table.handle(Do.OVERLAY)
    await school.send(path, stamp=found[1], answer="a")
    assert late not in await school.get(path)
    await school.send(path, stamp=found[1], answer="b")
    assert late in await school.get(path)
    school.table.handle(Do.BACK)
    school.table.handle(Pose(WHY))
    await school.send(path, stamp=found[1], answer="b")
    assert late in await school.get(path)
    assert not school.table.poll.asked


async def test_a_class_stays_where_it_is_while_its_table_is_another(school: School) -> None:
    ada, first = await school.pupil("Ada"), school.table
    first.handle(Pose(WHY))
    found = STAMP.search(await school.get(ada))
    assert found is not None
    school.host.part(Taught(first.library))
    assert "Why" in await school.get(ada)
    school.host.part(first)
    assert "The next question comes here by itself" in await school.get(ada, **{"Accept-Language": "en"})
    await school.send(ada, stamp=found[1], answer="a")
    assert "before your answer came" in await school.get(ada)
    zoe, second = await school.pupil("Zoe"), Taught(first.library)
    school.host.meet(second)
    assert second.desk.devices is not None
    assert second.desk.devices.came == ("Ada", "Zoe")
    second.handle(Pose(WHY))
    for path in (ada, zoe):
        await school.answered(path, "b")
    assert second.poll.answers == {"Ada": 1, "Zoe": 1}
    assert not first.poll.asked


def test_a_table_may_be_left_before_its_class_can_come_in(tmp_path: Path) -> None:
    with open_library(tmp_path) as library:
        host, table = ClassHost(0, network=False), Taught(library)
        heard = [*table.heard]
        host.part(table)
        host.meet(table)
        assert table.heard == heard


async def test_a_question_that_is_closed_while_answers_are_gathered_says_so(school: School) -> None:
    ada, zoe = await school.pupil("Ada"), await school.pupil("Zoe")
    school.table.handle(Pose(WHY))
    await school.answered(ada, "a")
    answering = asyncio.ensure_future(school.answered(zoe, "b"))
    while not school.host.gathered:
        await asyncio.sleep(0)
    school.table.handle(Do.OVERLAY)
    assert "before your answer came" in await answering
    assert school.table.poll.answers == {"Ada": 0}


async def test_an_answer_that_cannot_be_kept_is_not_taken_and_says_so(school: School) -> None:
    path = await school.pupil("Ada")
    school.table.handle(Pose(WHY))
    school.table.full = True
    page = await school.answered(path, "a")
    assert "Your answer could not be kept" in page
    assert "Your answer is in" not in page
    school.table.full = False
    assert "Your answer is in: a" in await school.answered(path, "a")


async def test_names_are_taken_once_bounded_and_as_the_class_writes_them(school: School) -> None:
    school.table.handle(NameClass("Élodie, Max"))
    await school.pupil("ÉLODIE")
    assert "as Élodie already" in await school.send(school.door, name=" élodie ")
    for name in ("", "  \t "):
        assert "Give a name or a number" in await school.send(school.door, name=name)
    await school.pupil("x" * 99)
    await school.pupil("7")
    assert "Pupil 7 already" in await school.send(school.door, name="007")
    path = await school.pupil("\u202e\x1b[31m")
    page = await school.get(path)
    assert "\x1b" not in page
    assert "\u202e" not in page
    assert [*school.host.pupils] == ["Élodie", "x" * LONGEST_PUPIL, "Pupil 7", "\u202e\x1b[31m"]
    assert len(await school.send(school.door, name="y" * 4000)) < 100
    answer = await school.client.post(school.door, data={"name": "y" * 5000})
    assert answer.status == 400


@pytest.mark.parametrize("name", ["Zoe\u0308", "ZOË", "Zoë\u3164", "\uff3aoë", " Zoë\u2800\n"])
async def test_nobody_comes_in_by_a_name_that_looks_like_one_that_is_taken(school: School, name: str) -> None:
    await school.pupil("Zoë")
    assert "already. Take another name" in await school.send(school.door, name=name)


@pytest.mark.parametrize("name", ["Anne-Lou d’Or", "anne‐lou d‘or", "Anne‑Lou dʼOr"])
async def test_a_name_of_the_class_is_known_by_the_marks_of_any_keyboard(school: School, name: str) -> None:
    school.table.handle(NameClass("Anne-Lou d'Or, Max"))
    await school.pupil(name)
    assert [*school.host.pupils] == ["Anne-Lou d'Or"]


async def test_a_name_of_the_class_may_be_typed_without_its_accents_where_it_is_the_only_one(
    school: School,
) -> None:
    school.table.handle(NameClass("Zoë, Rene, René, Renë"))
    for name in ("zoe", "rene", "renè"):
        await school.pupil(name)
    assert [*school.host.pupils] == ["Zoë", "Rene", "renè"]
    assert "as Zoë already" in await school.send(school.door, name="Zoe")


@pytest.mark.parametrize(("known", "name"), [("Coca", "Соса"), ("NIKO", "ΝΙΚΟ"), ("Inaïs", "ınɑïs")])
async def test_nobody_comes_in_by_a_name_of_another_alphabet_that_looks_like_one_that_is_taken(
    school: School, known: str, name: str
) -> None:
    await school.pupil(known)
    assert "already. Take another name" in await school.send(school.door, name=name)


@pytest.mark.parametrize("name", ["Аda", "Adа", "ꓮda", "Ꭺda", "Zoë Mаx", "Ada中"])
async def test_nobody_comes_in_by_a_word_of_several_alphabets(school: School, name: str) -> None:
    assert "in letters of one alphabet" in await school.send(school.door, name=name)


@pytest.mark.parametrize(
    "name", ["Соня", "Νίκος", "Li 李", "さくら花", "Mʼbappé", "Straße 2ª", "नीला", "Ноа Noa"]
)
async def test_names_of_all_alphabets_come_in(school: School, name: str) -> None:
    await school.pupil(name)


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u115f", "\ufe0f"])
async def test_nobody_comes_in_by_a_name_that_cannot_be_seen(school: School, name: str) -> None:
    assert "Give a name or a number" in await school.send(school.door, name=name)


@pytest.mark.parametrize(
    ("headers", "body"),
    [
        ({"Content-Type": "application/x-www-form-urlencoded; charset=unicode_escape"}, rb"name=\ud800"),
        ({"Content-Type": "application/x-www-form-urlencoded; charset=utf-7"}, b"name=+2AA-"),
        ({"Content-Type": "application/x-www-form-urlencoded; charset=hex"}, b"name=61"),
        ({"Content-Type": "application/x-www-form-urlencoded; charset=none-such"}, b"name=Ada"),
        ({"Content-Type": "multipart/form-data; boundary=x"}, b"--x\r\n\r\n"),
        ({"Content-Encoding": "identity", "Content-Type": "application/x-www-form-urlencoded"}, b"name=Ada"),
    ],
)
async def test_what_no_form_of_ours_sends_lets_nobody_in(
    school: School, headers: dict[str, str], body: bytes
) -> None:
    answer = await school.client.post(school.door, data=body, headers=headers)
    assert (answer.status, "This is not a request" in await answer.text()) == (400, True)
    assert not school.host.pupils
    await school.pupil("Ada")


async def test_the_code_leads_a_device_back_to_its_own_pages(school: School) -> None:
    answer = await school.client.post(school.door, data={"name": "Ada"}, allow_redirects=False)
    cookie = answer.cookies["own"]
    assert (cookie["path"], cookie["httponly"], cookie["samesite"]) == (school.door, True, "Lax")
    again = await school.client.get(
        school.door, headers={"Cookie": f"own={cookie.value}"}, allow_redirects=False
    )
    assert again.headers["Location"] == answer.headers["Location"]
    assert "Name or number" in await school.get(school.door, Cookie="own=" + "a" * 16)


async def test_places_are_bounded_and_no_computer_takes_all(school: School) -> None:
    for number in range(MOST_AT_ONE):
        assert not school.host.is_full("10.0.0.9")
        school.host.let_in(f"a{number}", "10.0.0.9")
    assert school.host.is_full("10.0.0.9")
    assert not school.host.is_full("10.0.0.8")
    for number in range(MOST_PUPILS - MOST_AT_ONE):
        school.host.let_in(f"b{number}", f"10.0.1.{number}")
    assert "No place is left" in await school.send(school.door, name="Ada")


async def test_one_of_a_class_is_sent_away_and_all_others_stay(school: School) -> None:
    (ada, zoe), table = [await school.pupil(name) for name in ("Ada", "Zoe")], school.table
    table.handle(Pose(WHY))
    await school.answered(zoe, "a")
    answering = asyncio.ensure_future(school.answered(ada, "b"))
    while not school.host.gathered:
        await asyncio.sleep(0)
    school.host.send_away("Ada")
    assert table.desk.devices == ClassServed(("here",), False, ("Zoe",))
    page = await answering
    assert "Your teacher has sent this device away" in page
    assert "could not be kept" not in page
    heard = len(table.heard)
    for fields in ({"stamp": table_stamp(table), "answer": "a"}, {"on": ""}):
        assert await school.send(ada, **fields) == "./"
        assert "Why" not in await school.get(ada)
    assert len(table.heard) == heard
    assert table.poll.answers == {"Zoe": 0}
    again = await school.pupil("Ada")
    assert "Your answer is in: b" in await school.answered(again, "b")


class Tablet:
    """A device that keeps its cookie, as browsers do."""

    def __init__(self, school: School) -> None:
        self.school, self.own = school, ""

    async def come_in(self, name: str) -> str:
        """Come in by a name, and return the path of one's own pages."""
        answer = await self.school.client.post(
            self.school.door, data={"name": name}, headers={"Cookie": self.own}, allow_redirects=False
        )
        self.own = f"own={answer.cookies['own'].value}"
        return answer.headers["Location"]

    async def scan(self) -> str:
        """Open the address where all come in, and return where it leads, or the page that comes."""
        answer = await self.school.client.get(
            self.school.door, headers={"Cookie": self.own}, allow_redirects=False
        )
        return answer.headers.get("Location") or await answer.text()


async def test_two_share_a_tablet_each_answers_and_the_first_answer_stays(school: School) -> None:
    tablet = Tablet(school)
    ada = await tablet.come_in("Ada")
    school.table.handle(Pose(WHY))
    assert "Hand this device on" in await school.answered(ada, "a")
    assert await tablet.scan() == ada
    assert await school.send(ada, on="") == school.door
    page = await tablet.scan()
    assert "Name or number" in page
    assert f'<a href="{ada}">I am Ada</a>' in page
    zoe = await tablet.come_in("Zoe")
    stamp = table_stamp(school.table)
    await school.answered(zoe, "b")
    assert school.table.poll.answers == {"Ada": 0, "Zoe": 1}
    page = await school.get(ada)
    assert "your answer stays as it is" in page
    assert "✓" not in page
    assert f'value="{stamp}"' not in page
    await school.send(ada, stamp=stamp, answer="b")
    assert school.table.poll.answers == {"Ada": 0, "Zoe": 1}
    await school.send(zoe, on="")
    page = await tablet.scan()
    assert all(f'<a href="{path}">' in page for path in (ada, zoe))
    school.table.handle(Do.OVERLAY)
    assert "a) so (your answer)" in await school.get(ada)
    for intent in (Do.BACK, Pose(WHY)):
        school.table.handle(intent)
    await school.answered(ada, "b")
    assert "✓ b)" in await school.get(ada)
    assert school.table.poll.answers == {"Ada": 1}


async def test_who_hands_a_tablet_on_before_answering_may_answer_later(school: School) -> None:
    ada = await Tablet(school).come_in("Ada")
    assert await school.send(ada, on="") == school.door
    school.table.handle(Pose(WHY))
    assert await school.send(ada, on="") == school.door
    await school.answered(ada, "a")
    assert "Your answer is in: b" in await school.answered(ada, "b")


async def test_a_tablet_knows_the_last_who_share_it_and_no_others(school: School) -> None:
    tablet = Tablet(school)
    paths = [await tablet.come_in(f"P{number}") for number in range(MOST_ON_ONE + 1)]
    await school.send(paths[-1], on="")
    page = await tablet.scan()
    assert [path in page for path in paths] == [False] + [True] * MOST_ON_ONE
    assert "I am" not in await Tablet(school).scan()
    tablet.own = "own=" + ".".join(["a" * 16] * 200)
    assert "I am" not in await tablet.scan()
    school.host.send_away("P3")
    assert "I am" not in await school.get(school.door)


async def test_answers_outlive_the_program_and_the_question_goes_on(school: School) -> None:
    path = await school.pupil("Ada")
    school.table.handle(Pose(WHY))
    await school.answered(path, "b")
    library = school.table.library
    killed = Taught(library)
    assert killed.poll == Poll(WHY, {"Ada": 1})
    killed.handle(Do.OVERLAY)
    assert classroom(library) == Classroom((), (killed.poll,))


@pytest.mark.parametrize("count", [100, pytest.param(10_000, marks=pytest.mark.nightly)])
async def test_what_pages_send_is_answers_or_nothing(
    school: School, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "monotonic", numbers(0, 10).__next__)
    path, random = await school.pupil("Ada"), Random(7)
    school.table.handle(Pose(WHY))
    before, heard = school.table.desk, len(school.table.heard)
    for _ in range(count):
        body = random.randbytes(random.randrange(200))
        kind = random.choice(
            ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"]
        )
        where = random.choice([path, path + "now", school.door + "x", "/" + body.hex()[:20]])
        answer = await school.client.post(
            where, data=body, headers={"Content-Type": kind}, allow_redirects=False
        )
        assert answer.status in (303, 400, 403, 404)
    assert school.table.desk is before
    assert len(school.table.heard) == heard
    await school.answered(path, "a")
    assert [type(one) for one in school.table.heard[heard:]] == [PupilsAnswered]


@pytest.mark.parametrize("count", [30, pytest.param(200, marks=pytest.mark.nightly)])
async def test_a_whole_class_answers_at_once_and_each_answer_is_kept(school: School, count: int) -> None:
    paths = [await school.pupil(f"P{number}") for number in range(count)]
    school.table.handle(Pose(WHY))
    heard = len(school.table.heard)
    await asyncio.gather(*(school.answered(path, "ab"[at % 2]) for at, path in enumerate(paths)))
    kept = classroom(school.table.library).open
    assert kept is not None
    assert kept.answers == {f"P{number}": number % 2 for number in range(count)}
    assert kept.counts == (count // 2, count // 2)
    assert len(school.table.heard) - heard < count


async def test_the_table_is_told_who_came_and_a_new_code_sends_all_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pupils, "PAUSE", 0.05)
    make = hand_host(network=False)
    assert make is not None
    with open_library(tmp_path) as library:
        table, codes = Taught(library), list[str]()
        for _ in range(2):
            serving = asyncio.ensure_future(make().for_class().serve(table))
            async with asyncio.timeout(10), ClientSession() as session:
                while table.desk.devices is None or table.desk.devices.code[0] in codes:
                    await asyncio.sleep(0.01)
                codes.append(table.desk.devices.code[0])
                async with session.post(codes[-1], data={"name": "Ada"}) as answer:
                    assert answer.status == 200
                while not table.desk.devices.came:
                    await asyncio.sleep(0.01)
                serving.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await serving
        assert isinstance(table.heard[-1], ClassServed)


async def test_pages_speak_the_language_of_their_browser(school: School) -> None:
    assert "Nom ou numéro" in await school.get(school.door, **{"Accept-Language": "fr-CH"})
    path = await school.pupil("7")
    school.table.handle(Pose(WHY))
    assert "Vous seul voyez" in await school.get(path, **{"Accept-Language": "fr"})
