"""A class on devices of its own: where all come in, and the pages of each, with question and answers."""

import asyncio
import re
from collections.abc import Iterable
from typing import Any, Final

from aiohttp import web

from boardkit.commands.web.devices import DevicePages, Shown, TableHost, framed
from boardkit.commands.web.site import HERE, Site, spoken, written
from boardkit.core.teaching.quiz import LETTERS, LONGEST_PUPIL, lettered, name_in
from boardkit.text import Words, words_for
from boardkit.text.names import alike, folded, mixes_alphabets, visible
from boardkit.tui.desk.intents import ClassServed, PupilsAnswered
from boardkit.tui.desk.teach.classroom import Polling, asked_in, class_names

MOST_PUPILS: Final = 250
MOST_AT_ONE: Final = 40  # how many of them at one other computer, lest one takes all places
GATHERING: Final = 0.1  # seconds in which answers are gathered, so that the table is drawn once for many
PAUSE: Final = 1.0  # seconds after which the table is told how many have come in
NUMBER: Final = re.compile(r"[0-9]{1,3}")  # of somebody without a name


class ClassHost(TableHost):
    """Serves the questions of a class, at one address for all."""

    code: tuple[str, ...] = ()  # the address where all come in, and the lines of its QR code, once reached

    def site(self, table: Any) -> Site:
        """Return what answers the devices of a class."""
        self.table, self.pupils = table, dict[str, PupilPages]()  # the pages of each, by the name
        self.language = table.desk.words.language
        # What was answered and the table has not been told yet: stamp and number, by the name.
        self.gathered = dict[str, tuple[str, int]]()
        self.door = DoorPages(self)  # where all come in
        self._site = Site(table.desk.words, self.door)
        return self._site

    def reached(self) -> Iterable[DevicePages]:
        """Return the pages where all come in, and those of each who has."""
        return (self.door, *self.pupils.values())

    async def go_on(self, port: int) -> None:
        """Tell how many have come in, as soon as the table is with its class."""
        self.code = self.code_of(self.door, port)
        while True:
            self._tell()
            await asyncio.sleep(PAUSE)

    def _tell(self) -> None:
        if self.code and self.table is not None:
            served = ClassServed(self.code, self._network, (*self.pupils,))
            if self.table.desk.devices != served:
                self.table.handle(served)

    def meet(self, table: Any) -> None:
        """Be at a table from now on, which is told at once who has come in."""
        self.table = table
        self._tell()

    def part(self, table: Any) -> None:
        """Be at a table no longer; devices wait for the next."""
        if self.table is table:
            self.table = None

    def words(self, request: web.Request) -> Words:
        """Return the words in the language that a browser asks for, or else that of the table."""
        return words_for(spoken(request, self.language))

    @property
    def mode(self) -> Polling | None:
        """What is asked, or has been answered and is shown, at the table where the class is."""
        return None if self.table is None else asked_in(self.table.desk)

    def is_full(self, remote: str | None) -> bool:
        """Return whether there is no place for another at a computer."""
        beside = sum(pages.remote == remote for pages in self.pupils.values())
        return len(self.pupils) >= MOST_PUPILS or (beside >= MOST_AT_ONE and remote != HERE)

    def let_in(self, name: str, remote: str | None) -> "PupilPages":
        """Make the pages of somebody whose name nobody else has."""
        pages = self.pupils[name] = PupilPages(self, name, remote)
        self.open()
        return pages

    def send_away(self, name: str) -> None:
        """Let the device of somebody see nothing more, and count nothing that is not counted yet."""
        self.turn_away(self.pupils.pop(name), "gone")
        self.gathered.pop(name, None)
        self._tell()

    async def hear(self, name: str, stamp: str, number: int) -> str:
        """Hand an answer on together with others; return the message that says why it does not count."""
        self.gathered[name] = stamp, number
        try:
            await asyncio.sleep(GATHERING)
        finally:
            heard, self.gathered = self.gathered, {}
            for one in {known for known, _ in heard.values()}:
                answers = {pupil: said for pupil, (known, said) in heard.items() if known == one}
                if self.table is not None:
                    self.table.handle(PupilsAnswered(one, answers))
        mode = self.mode
        if mode is None or mode.stamp != stamp:
            return "pupil-late"
        taken = mode.poll.answers.get(name) == number
        return "" if taken else "pupil-late" if mode.revealed else "pupil-unkept"


class DoorPages(DevicePages):
    """The pages where a class comes in, each by a name or a number."""

    _host: ClassHost

    def __init__(self, host: ClassHost) -> None:
        super().__init__(host)
        self.rate = None  # a whole class may come in at one address

    @property
    def inside(self) -> Iterable["PupilPages"]:
        """The pages of all who have come in."""
        return self._host.pupils.values()

    def shown(self, words: Words) -> Shown:
        """Return where a name is to be given."""
        body = written(words, "door.html", longest=LONGEST_PUPIL)
        return Shown(words("pupil-head"), body, refreshes=False)

    async def hear(self, request: web.Request) -> web.StreamResponse:
        """Let somebody in, or say why not."""
        words, host, known = self._host.words(request), self._host, self.known_to(request)
        name = self._name(name_in(str((await request.post()).get("name", ""))))
        if not alike(name):
            wrong = words("pupil-nameless")
        elif mixes_alphabets(name):
            wrong = words("pupil-mixed")
        elif alike(name) in map(alike, host.pupils):
            wrong = words("pupil-taken", name=visible(name))
        elif host.is_full(request.remote):
            wrong = words("pupil-full")
        else:
            return self.lead(host.let_in(name, request.remote), *known)
        return framed(words, self.shown(words), wrong, known)

    def _name(self, given: str) -> str:
        """Return how a name is known in the class; a number, as at the keyboard."""
        table = self._host.table
        if NUMBER.fullmatch(given):
            return str(words_for(self._host.language)("class-pupil", number=int(given)))
        names = () if table is None else class_names(table.desk)
        for same in (alike, folded):
            known = [name for name in names if same(name) == same(given)]
            if len(known) == 1:
                return known[0]
        return given


class PupilPages(DevicePages):
    """The pages of one of a class."""

    _host: ClassHost

    def __init__(self, host: ClassHost, name: str, remote: str | None) -> None:
        super().__init__(host)
        self.name, self.remote = name, remote
        self._kept = ""  # the question whose answer stays, as the device has been handed on since

    def shown(self, words: Words) -> Shown:
        """Return what is asked, or what all have answered."""
        mode = self._host.mode
        mine = None if mode is None else mode.poll.answers.get(self.name)
        waits = mode is None or mode.revealed or mine is not None
        how = {"mode": mode, "mine": mine, "stays": self._stays, "parted": self.parted}
        body = written(words, "pupil.html", letters=LETTERS, door=self._host.door.token, **how)
        return Shown(visible(self.name), body, head=words("pupil-head"), refreshes=waits)

    @property
    def _stays(self) -> bool:
        """Whether an answer is in that whoever has the device now neither sees nor changes."""
        mode = self._host.mode
        is_kept = mode is not None and mode.stamp == self._kept and self.name in mode.poll.answers
        return is_kept and not (mode is None or mode.revealed)

    async def hear(self, request: web.Request) -> web.StreamResponse:
        """Hear an answer to a question that is open, and lead to what came of it."""
        fields, words, mode = await request.post(), self._host.words(request), self._host.mode
        stamp, letter = str(fields.get("stamp", "")), str(fields.get("answer", ""))
        if "on" in fields and not self.parted:
            # Another comes in on the device; what was answered on it stays.
            self.handed_on = True
            if mode is not None and self.name in mode.poll.answers:
                self._kept = mode.stamp
            return web.Response(status=303, headers={"Location": f"/{self._host.door.token}/"})
        if self.parted or self._stays:
            pass  # the page says so
        elif mode is None or stamp != mode.stamp:
            self._told = words("pupil-late")
        elif letter not in dict(lettered(mode.poll.question)):
            self._told = words("pupil-wrong")
        elif mode.poll.answers.get(self.name) == LETTERS.index(letter):
            pass  # a button was pressed twice
        elif mode.revealed:
            self._told = words("pupil-late")
        elif wrong := await self._host.hear(self.name, stamp, LETTERS.index(letter)):
            self._told = words(wrong)
        return web.Response(status=303, headers={"Location": "./"})
