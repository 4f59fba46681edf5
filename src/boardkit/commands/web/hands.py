"""Hands on devices: a page for the code of each seat, and one for each hand, beside the table."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from aiohttp import web

from boardkit.commands.faults import PortTaken
from boardkit.commands.web.leaves import known_by, notice, page_of
from boardkit.commands.web.site import Pages, Site, refused, script
from boardkit.core import FaultError, Seat
from boardkit.core.lines.match import people_of
from boardkit.draw.drawings import match_palette
from boardkit.draw.palette import Depth
from boardkit.text import LANGUAGES, Words, words_for
from boardkit.tui.desk.desk import Desk, asks_all
from boardkit.tui.desk.intents import Answered, HandAsked, HandTaken, Intent, Served, Voted
from boardkit.tui.desk.match.leaf import Leaf, answer_on, leaf_of

MOST_ASKED, WITHIN = 40, 10.0  # how many requests pages answer within so many seconds
MOST_TICKETS: Final = 5  # how often the table is asked about another device by the code of a seat
MOST_NUMBERS: Final = 100  # how many moves an answer may name
LONGEST_NUMBER: Final = 5  # digits of the number of a move

REFUSALS: Final = {400: "hands-malformed", 403: "hands-refused", 404: "hands-nothing"}


class Table(Protocol):
    """The table whose hands are shown."""

    desk: Desk

    def handle(self, intent: Intent) -> None:
        """Do what is wanted."""
        ...


class HandHost:
    """Serves the hands of a table to devices, each to the one that has taken it with its code.

    Attributes:
        hands: the pages of the hands that are on devices.
    """

    hands: dict[Seat, "HandPages"]
    _codes: dict[Seat, "CodePages"]
    _site: Site
    _table: Table
    _begun: str

    def __init__(self, host: str, address: Callable[[], str], port: int, *, network: bool) -> None:
        """Listen at a host and a port, 0 for any that is free; `address` is where devices reach it."""
        self._host, self._address, self._port, self._network = host, address, port, network

    async def serve(self, table: Table) -> None:
        """Show the hands of a table until this is cancelled.

        Raises:
            FaultError: the port is taken.
        """
        try:
            await self.site(table).listen(self._host, self._port, self._tell, asyncio.Event().wait)
        except OSError as error:
            raise FaultError(PortTaken(str(self._port))) from error

    def site(self, table: Table) -> Site:
        """Return what answers the devices of a table, which can take hands from now on."""
        seats = people_of(table.desk.match.players)
        self._table, self.hands = table, {}
        self._codes = {seat: CodePages(self, table, seat) for seat in seats}
        self._site = Site(table.desk.words, *self._codes.values(), refusals=REFUSALS)
        return self._site

    def _tell(self, port: int) -> None:
        self._begun = f"http://{self._address()}:{port}"
        self._serve_codes()

    def _serve_codes(self) -> None:
        addresses = {seat: f"{self._begun}/{code.token}/" for seat, code in self._codes.items()}
        self._table.handle(Served(addresses, self._network))

    def take(self, seat: Seat, pages: "HandPages") -> None:
        """Show the hand of a seat on a device, and on no other."""
        self._drop(seat)
        self.hands[seat] = pages
        self.join(pages)
        self._table.handle(HandTaken(seat))

    def join(self, pages: "HandPages") -> None:
        """Let pages be reached."""
        if pages not in self._site.pages:
            self._site.pages.append(pages)

    def give(self, seat: Seat, ticket: str) -> None:
        """Give a hand to the device that asked with a ticket; without one to none, and make a new code."""
        if ticket in self._codes[seat].tickets:
            self.take(seat, self._codes[seat].tickets[ticket])
        elif not ticket:
            self._drop(seat)
            old, self._codes[seat] = self._codes[seat], CodePages(self, self._table, seat)
            gone = (old, *old.tickets.values())
            self._site.pages = [one for one in (*self._site.pages, self._codes[seat]) if one not in gone]
            self._serve_codes()

    def _drop(self, seat: Seat) -> None:
        gone = self.hands.pop(seat, None)
        self._site.pages = [pages for pages in self._site.pages if pages is not gone]


class SeatPages(Pages):
    """Pages about the hand of a seat, which answer so many requests and no more."""

    def __init__(self, host: HandHost, table: Table, seat: Seat) -> None:
        super().__init__()
        self.host, self.table, self.seat = host, table, seat
        match = table.desk.match
        colours = tuple(player.colour for player in match.players)
        self.palette = match_palette(match.game.key, colours, Depth.FULL)
        self._asked = deque[float](maxlen=MOST_ASKED)

    def words(self, request: web.Request) -> Words:
        """Return the words of the match in the language that the browser asks for, or else the table's."""
        own, wished = self.table.desk.words, request.headers.get("Accept-Language", "")[:2].lower()
        language = wished if wished in LANGUAGES else own.language
        return words_for(language, self.table.desk.game.key, own.names)

    def busy(self, request: web.Request) -> web.Response | None:
        """Refuse what comes too fast; None for what does not."""
        now = time.monotonic()
        if len(self._asked) == MOST_ASKED and now - self._asked[0] < WITHIN:
            return refused(self.words(request), 429, "hands-busy")
        self._asked.append(now)
        return None


class CodePages(SeatPages):
    """The page of a code, by which the first device takes a hand, and any other asks the table for it.

    Attributes:
        tickets: the pages of those that have asked, by their tokens.
    """

    def __init__(self, host: HandHost, table: Table, seat: Seat) -> None:
        super().__init__(host, table, seat)
        self.tickets: dict[str, HandPages] = {}
        self._used = False
        self.answers = {"GET /": self.show, "POST /": self.take, "GET /hand.js": script("hand.js")}

    async def show(self, request: web.Request) -> web.StreamResponse:
        """Ask whether this is the device of the seat: cameras open pages before anybody says so."""
        words = self.words(request)
        name = words.seat(self.seat)
        head = words("leaf-take", seat=name)
        if len(self.tickets) >= MOST_TICKETS:
            shown = notice(words, head, words("leaf-second-many"))
        elif self._used:
            shown = notice(words, head, words("leaf-second-help", seat=name), words("leaf-second-do"))
        else:
            shown = notice(words, head, words("leaf-take-help", seat=name), words("leaf-take-do", seat=name))
        return self.busy(request) or _html(shown)

    async def take(self, request: web.Request) -> web.StreamResponse:
        """Give the device the hand, if it is the first; else ask the table."""
        if busy := self.busy(request):
            return busy
        if len(self.tickets) >= MOST_TICKETS:
            return _to("./")
        pages = HandPages(self.host, self.table, self.seat)
        if self._used:
            self.tickets[pages.token] = pages
            self.host.join(pages)
            self.table.handle(HandAsked(self.seat, pages.token))
        else:
            self._used = True
            self.host.take(self.seat, pages)
        return _to(f"/{pages.token}/")


class HandPages(SeatPages):
    """The page of a hand; while another device has it, nothing but that the table was asked."""

    def __init__(self, host: HandHost, table: Table, seat: Seat) -> None:
        super().__init__(host, table, seat)
        self._told = ""  # what came of the last answer, until it is shown
        self._known: tuple[Desk, Words, Leaf] | None = None
        self.answers = {
            "GET /": self.show,
            "POST /": self.hear,
            "GET /now": self.tell,
            "GET /hand.js": script("hand.js"),
        }

    @property
    def waits(self) -> bool:
        """Whether another device has the hand."""
        return self.host.hands.get(self.seat) is not self

    def leaf(self, words: Words) -> Leaf:
        """Write the leaf, once for a table as it stands."""
        desk = self.table.desk
        if self._known is None or self._known[1] is not words or not _alike(self._known[0], desk):
            self._known = desk, words, leaf_of(desk, self.seat, words, self.palette)
        return self._known[2]

    async def show(self, request: web.Request) -> web.StreamResponse:
        """Show the hand, or that the table was asked for it."""
        words = self.words(request)
        if busy := self.busy(request):
            return busy
        if self.waits:
            head = words("leaf-take", seat=words.seat(self.seat))
            return _html(notice(words, head, words("leaf-second-wait"), now="waits"))
        told, self._told = self._told, ""
        return _html(page_of(self.leaf(words), words, self.palette, told))

    async def tell(self, request: web.Request) -> web.StreamResponse:
        """Tell what the page is known by, and for whom everybody waits."""
        if busy := self.busy(request):
            return busy
        if self.waits:
            return web.Response(text="waits")
        leaf = self.leaf(self.words(request))
        return web.Response(text=f"{known_by(leaf)}\n{leaf.status}")

    async def hear(self, request: web.Request) -> web.StreamResponse:
        """Hear an answer, which the rules check, and show what came of it."""
        if busy := self.busy(request):
            return busy
        fields, words = await request.post(), self.words(request)
        if not self.waits:
            do, stamp, sent = fields.get("do"), fields.get("stamp"), fields.getall("move", [])
            if do == "again":
                self.table.handle(Answered(self.seat, ()))
            elif do in VOTES:
                self.table.handle(Voted(self.seat, VOTES[str(do)]))
            else:
                self._answer(str(stamp), [str(one) for one in sent], words)
        return _to("./")

    def _answer(self, stamp: str, sent: list[str], words: Words) -> None:
        known = [int(one) for one in sent if one.isascii() and one.isdecimal() and len(one) <= LONGEST_NUMBER]
        answer: Answered | str = words("leaf-wrong")
        if len(known) == len(sent) <= MOST_NUMBERS:
            answer = answer_on(self.table.desk, self.seat, stamp, known, words)
        if isinstance(answer, str):
            self._told = answer
        else:
            self.table.handle(answer)


VOTES: Final = {"agree": True, "mind": False, "want": True, "unwant": False}
"""What the buttons of a vote send, and where all are asked."""


def _alike(one: Desk, other: Desk) -> bool:
    """Return whether leaves are the same at two desks, whatever has been looked at since."""
    same = one.match is other.match and one.hands == other.hands and one.window == other.window
    return same and one.mode == other.mode and asks_all(one) is asks_all(other)


def _html(text: str) -> web.Response:
    return web.Response(text=text, content_type="text/html")


def _to(address: str) -> web.Response:
    """Lead to another page: loading that again sends nothing twice."""
    return web.Response(status=303, headers={"Location": address})
