"""Hands on devices: pages for the code of each seat, for each hand, and for devices that ask for one."""

import asyncio
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from aiohttp import web
from markupsafe import Markup
from multidict import MultiDictProxy
from rich.text import Text

from boardkit.commands.web.devices import DevicePages, Shown, TableHost
from boardkit.commands.web.pupils import ClassHost
from boardkit.commands.web.site import Site, written
from boardkit.core import Seat
from boardkit.core.lines.match import people_of
from boardkit.draw.cards import Card
from boardkit.draw.palette import Palette
from boardkit.handout.slides import palette_of
from boardkit.handout.vector import lettered, spans
from boardkit.text import Words
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.intents import Answered, HandAsked, HandTaken, Served, Voted
from boardkit.tui.desk.match.hands import Leaf, answer_on, leaf_of, matter_of, window_of

MOST_TICKETS: Final = 5  # how often the table is asked about another device by the code of a seat
MOST_NUMBERS: Final = 100  # how many moves an answer may name
LONGEST_NUMBER: Final = 5  # digits of the number of a move

TAKING: Final = ("take", "second")  # the ways of a device that may have a hand for a button
VOTES: Final = {"agree": True, "mind": False, "want": True, "unwant": False}
"""What the buttons of a vote send, and where all are asked."""


class HandHost(TableHost):
    """Serves the hands of a table to devices, each to the one that has taken it with its code."""

    def __init__(self, port: int, *, network: bool) -> None:
        super().__init__(port, network=network)
        self.codes = dict[Seat, SeatPages]()  # the pages of each code
        self.hands = dict[Seat, SeatPages]()  # those of each hand that is on a device
        self.asking = dict[str, SeatPages]()  # by token, of devices that ask for a hand which another has
        self.asked = Counter[Seat]()  # how often each code has been used

    def for_class(self) -> ClassHost:
        """Return what serves the questions of a class instead, at any port that is free."""
        return ClassHost(0, network=self._network)

    async def go_on(self, port: int) -> None:
        """Show the codes."""
        self.show_codes(port)
        await asyncio.Event().wait()

    def site(self, table: Any) -> Site:
        """Return what answers the devices of a table."""
        self.table = table
        self.codes = {seat: SeatPages(self, seat) for seat in people_of(table.desk.match.players)}
        self._site = Site(table.desk.words, *self.codes.values())
        return self._site

    def reached(self) -> "Iterable[SeatPages]":
        """Return the pages of codes, of hands, and of devices that ask for one."""
        return (*self.codes.values(), *self.hands.values(), *self.asking.values())

    def show_codes(self, port: int) -> None:
        """Tell the table where devices take hands."""
        self._port = port
        codes = {seat: self.code_of(code, port) for seat, code in self.codes.items()}
        self.table.handle(Served(codes, self._network))

    def take(self, seat: Seat) -> "SeatPages":
        """Give a hand to the first device that has used its code; for any other, ask the table."""
        pages = SeatPages(self, seat)
        self.asked[seat] += 1
        self.asking[pages.token] = pages
        if self.asked[seat] == 1:
            self.give(seat, pages.token)
        else:
            self.open()
            self.table.handle(HandAsked(seat, pages.token))
        return pages

    def give(self, seat: Seat, ticket: str) -> None:
        """Give a hand to the device that asked with a ticket; without one to none, and make a new code."""
        if ticket and ticket not in self.asking:
            return
        if (before := self.hands.pop(seat, None)) is not None:
            self.turn_away(before, "gone")
        if ticket:
            self.hands[seat] = self.asking.pop(ticket)
            self.open()
            self.table.handle(HandTaken(seat))
        else:
            for token in [token for token, pages in self.asking.items() if pages.seat == seat]:
                self.refuse(token)
            self.codes[seat], self.asked[seat] = SeatPages(self, seat), 0
            self.open()
            self.show_codes(self._port)

    def refuse(self, ticket: str) -> None:
        """Tell the device that asked with a ticket that it has not got the hand."""
        if (pages := self.asking.pop(ticket, None)) is not None:
            self.turn_away(pages, "refused")


class SeatPages(DevicePages):
    """Pages about the hand of a seat: of its code, of the device that has it, or of one that asks for it."""

    def __init__(self, host: HandHost, seat: Seat) -> None:
        super().__init__(host)
        self.seat = seat
        self._host: HandHost = host
        self._known: tuple[Desk, Words, Shown] | None = None
        self._counted = list[tuple[str, Any]]()  # what the last form that counted had in it
        self._palette = palette_of(host.table.desk.match)

    @property
    def _way(self) -> str:
        """Whether a device has the hand, may take it or ask for it, waits, or is told that it has not got it.

        No hand is given before a button is pressed: cameras open pages that nobody has asked for.
        """
        host, used = self._host, self._host.asked[self.seat]
        if host.codes[self.seat] is self:
            return "take" if not used else "second" if used <= MOST_TICKETS else "many"
        return "has" if host.hands.get(self.seat) is self else self.parted or "waits"

    @property
    def inside(self) -> "Iterable[SeatPages]":
        """The pages of devices that have used the code."""
        host = self._host
        return (*host.hands.values(), *host.asking.values()) if host.codes[self.seat] is self else ()

    def shown(self, words: Words) -> Shown:
        """Return the hand, written once for a table as it stands; to a device without it, how to take it."""
        way, desk = self._way, self._host.table.desk
        if way != "has":
            seat = words.seat(self.seat)
            body = written(words, "take.html", way=way, seat=seat, takes=way in TAKING)
            return Shown(seat if self.parted else words("leaf-take", seat=seat), body)
        if self._known is None or self._known[1] is not words or not _alike(self._known[0], desk):
            leaf = leaf_of(desk, self.seat, words, self._palette)
            self._known = desk, words, leaf_shown(leaf, words, self._palette)
        return self._known[2]

    async def hear(self, request: web.Request) -> web.StreamResponse:
        """Hear an answer, which the rules check, and lead to what came of it."""
        fields, way = await request.post(), self._way
        if way in TAKING:
            return self.lead(self._host.take(self.seat))
        if way == "has":
            wrong, sent = self._take(fields, self._host.words(request)), [*fields.items()]
            # Of a button that is pressed twice, the second comes too late for what the first has done.
            self._told = "" if sent == self._counted else wrong
            self._counted = self._counted if wrong else sent
        return web.Response(status=303, headers={"Location": "./"})

    def _take(self, fields: MultiDictProxy[Any], words: Words) -> str:
        """Do what a form says, or return why it does not count."""
        table, do, stamp = self._host.table, str(fields.get("do")), str(fields.get("stamp"))
        sent = [str(one) for one in fields.getall("move", [])]
        known = [int(one) for one in sent if one.isascii() and one.isdecimal() and len(one) <= LONGEST_NUMBER]
        if do == "again":
            table.handle(Answered(self.seat, ()))
            return ""
        if do in VOTES:
            if stamp != matter_of(table.desk):
                return words("leaf-late")
            table.handle(Voted(self.seat, VOTES[do]))
            return ""
        if not len(known) == len(sent) <= MOST_NUMBERS:
            return words("leaf-wrong")
        answer = answer_on(table.desk, self.seat, stamp, known, words)
        if isinstance(answer, str):
            return answer
        before = table.desk
        table.handle(answer)
        return words("leaf-unkept") if table.desk is before else ""


def leaf_shown(leaf: Leaf, words: Words, palette: Palette) -> Shown:
    """Return what the page of a leaf shows."""
    how = {"palette": palette, "coloured": _coloured, "on_all": _on_all}
    return Shown(
        leaf.seat,
        written(words, "leaf.html", leaf=leaf, **how),
        f"{leaf.title} · {leaf.heading}",
        leaf.status,
        f"{leaf.title} · {leaf.seat}",
        refreshes=not leaf.question,
        ground=palette.background,
    )


def _on_all(cards: Iterable[Card]) -> Sequence[str]:
    """Return what stands on each of several cards, and holds for all of them."""
    first, *others = [*cards] or [Card("")]
    return [line for line in first.known if others and all(line in card.text for card in others)]


def _coloured(texts: Sequence[Text]) -> Markup:
    """Write lines with the colours of their parts."""
    rows = lettered(texts).rows
    return Markup("\n".join("".join(spans(row)) for row in rows))  # noqa: S704 - they are escaped


def _alike(one: Desk, other: Desk) -> bool:
    """Return whether leaves are the same at two desks, whatever has been looked at since."""
    same = one.match is other.match and one.hands == other.hands and one.mode == other.mode
    return same and window_of(one) == window_of(other)
