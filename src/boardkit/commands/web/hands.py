"""Hands on devices: pages for the code of each seat, for each hand, and for devices that ask for one."""

import asyncio
from collections import Counter
from html import escape
from typing import Any, Final

from aiohttp import web

from boardkit.commands.web.devices import DevicePages, TableHost
from boardkit.commands.web.leaves import Shown, lines, page_of
from boardkit.commands.web.pupils import ClassHost
from boardkit.commands.web.site import Site
from boardkit.core import Seat
from boardkit.core.lines.match import people_of
from boardkit.draw.drawings import match_palette
from boardkit.draw.palette import Depth
from boardkit.text import Words
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.intents import Answered, HandAsked, HandTaken, Served, Voted
from boardkit.tui.desk.match.hands import answer_on, leaf_of, window_of

MOST_TICKETS: Final = 5  # how often the table is asked about another device by the code of a seat
MOST_NUMBERS: Final = 100  # how many moves an answer may name
LONGEST_NUMBER: Final = 5  # digits of the number of a move

VOTES: Final = {"agree": True, "mind": False, "want": True, "unwant": False}
"""What the buttons of a vote send, and where all are asked."""

FIRST, SECOND = ("leaf-take-help", "leaf-take-do"), ("leaf-second-help", "leaf-second-do")
"""The messages for the first device that uses a code, and for any other."""


class HandHost(TableHost):
    """Serves the hands of a table to devices, each to the one that has taken it with its code.

    Attributes:
        codes, hands: the pages of each code, and of each hand that is on a device.
        asking: the pages of devices that ask for a hand which another has, by their tokens.
        asked: how often each code has been used.
    """

    def __init__(self, port: int, *, network: bool) -> None:
        super().__init__(port, network=network)
        self.codes, self.hands = dict[Seat, SeatPages](), dict[Seat, SeatPages]()
        self.asking, self.asked = dict[str, SeatPages](), Counter[Seat]()

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

    def _open(self) -> None:
        """Let all pages there are be reached, and no others."""
        self._site.pages = [*self.codes.values(), *self.hands.values(), *self.asking.values()]

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
            self._open()
            self.table.handle(HandAsked(seat, pages.token))
        return pages

    def give(self, seat: Seat, ticket: str) -> None:
        """Give a hand to the device that asked with a ticket; without one to none, and make a new code."""
        if ticket in self.asking:
            self.hands[seat] = self.asking.pop(ticket)
            self._open()
            self.table.handle(HandTaken(seat))
        elif not ticket:
            self.hands.pop(seat, None)
            self.asking = {token: pages for token, pages in self.asking.items() if pages.seat != seat}
            self.codes[seat], self.asked[seat] = SeatPages(self, seat), 0
            self._open()
            self.show_codes(self._port)


class SeatPages(DevicePages):
    """Pages about the hand of a seat: of its code, of the device that has it, or of one that asks for it."""

    def __init__(self, host: HandHost, seat: Seat) -> None:
        super().__init__(host)
        self.seat = seat
        self._host: HandHost = host
        self._known: tuple[Desk, Words, Shown] | None = None
        match = host.table.desk.match
        colours = tuple(player.colour for player in match.players)
        self._palette = match_palette(match.game.key, colours, Depth.FULL)

    @property
    def _has_hand(self) -> bool:
        return self._host.hands.get(self.seat) is self

    @property
    def _is_code(self) -> bool:
        return self._host.codes[self.seat] is self

    def shown(self, words: Words) -> Shown:
        """Return the hand, written once for a table as it stands; to a device without it, how to take it."""
        if not self._has_hand:
            head, said, do = (one and words(one, seat=words.seat(self.seat)) for one in self._invitation())
            form = f'<form method="post"><button>{escape(do)}</button></form>' if do else ""
            return Shown(head, lines([said]) + form)
        desk = self._host.table.desk
        if self._known is None or self._known[1] is not words or not _alike(self._known[0], desk):
            leaf = leaf_of(desk, self.seat, words, self._palette)
            self._known = desk, words, page_of(leaf, words, self._palette)
        return self._known[2]

    def _invitation(self) -> tuple[str, str, str]:
        """Return the messages for a device without the hand: head, text, and button if there is one.

        No hand is given before a button is pressed: cameras open pages that nobody has asked for.
        """
        used = self._host.asked[self.seat]
        if not self._is_code:
            return "leaf-take", "leaf-second-wait", ""
        if used > MOST_TICKETS:
            return "leaf-take", "leaf-second-many", ""
        return ("leaf-take", *(SECOND if used else FIRST))

    async def hear(self, request: web.Request) -> web.StreamResponse:
        """Hear an answer, which the rules check, and lead to what came of it."""
        fields, to = await request.post(), "./"
        do, stamp, sent = fields.get("do"), fields.get("stamp"), fields.getall("move", [])
        if self._is_code and self._host.asked[self.seat] <= MOST_TICKETS:
            to = f"/{self._host.take(self.seat).token}/"
        elif self._has_hand and do == "again":
            self._host.table.handle(Answered(self.seat, ()))
        elif self._has_hand and do in VOTES:
            self._host.table.handle(Voted(self.seat, VOTES[str(do)]))
        elif self._has_hand:
            self._answer(str(stamp), [str(one) for one in sent], self._host.words(request))
        return web.Response(status=303, headers={"Location": to})

    def _answer(self, stamp: str, sent: list[str], words: Words) -> None:
        known = [int(one) for one in sent if one.isascii() and one.isdecimal() and len(one) <= LONGEST_NUMBER]
        answer: Answered | str = words("leaf-wrong")
        if len(known) == len(sent) <= MOST_NUMBERS:
            answer = answer_on(self._host.table.desk, self.seat, stamp, known, words)
        if not isinstance(answer, str):
            before = self._host.table.desk
            self._host.table.handle(answer)
            answer = words("leaf-unkept") if self._host.table.desk is before else ""
        self._told = answer


def _alike(one: Desk, other: Desk) -> bool:
    """Return whether leaves are the same at two desks, whatever has been looked at since."""
    same = one.match is other.match and one.hands == other.hands and one.mode == other.mode
    return same and window_of(one) == window_of(other)
