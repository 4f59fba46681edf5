"""Pages for all who look on at a match: they are shown and told it, and nothing they send goes anywhere."""

import asyncio
import socket
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from aiohttp import WSCloseCode, WSMsgType, web
from textual.geometry import Size
from textual_serve.server import to_int

from boardkit.commands.web.drawing import Drawing, Watcher
from boardkit.commands.web.site import HEARTBEAT, HERE, TERMINAL, Pages, Rate, file, page, refused
from boardkit.commands.web.turns import Turns
from boardkit.core import CHANCE, FaultError, Match
from boardkit.core.teaching.quiz import Poll
from boardkit.draw.drawings import drawing_of
from boardkit.draw.hearing import signs_of
from boardkit.games import GAMES
from boardkit.library import MatchId
from boardkit.library.session import Onlooker
from boardkit.text import LANGUAGES, words_for
from boardkit.text.aloud import Aloud
from boardkit.text.log import told
from boardkit.text.names import visible
from boardkit.text.scores import standing_said
from boardkit.tui.desk.wishes import Projected, Watched
from boardkit.tui.preferences import Theme
from boardkit.tui.routes import ROUTES
from boardkit.tui.start import Start

# What is drawn in; pages know them.
SIZES: Final = (Size(80, 24), Size(100, 30), Size(120, 40), Size(160, 50))
MOST_DRAWINGS: Final = 4
MOST_WATCHERS: Final = 1000
MOST_AT_ONE: Final = 100  # how many of them at one other computer, lest one takes all places
REPLACED: Final = (0.1, 6)  # how often a second, and at once, what nobody looks at makes room for another
LINGERING: Final = 60.0  # seconds after which it is seen whether anybody looks at a drawing still
RESTING: Final = 5.0  # seconds after which one that has failed may be begun again
PAUSE: Final = 0.2  # seconds between two looks at the match
USUAL: Final = (("width", 120), ("height", 40))  # what is drawn where a page says nothing
LONGEST_MESSAGE: Final = 1024  # the most bytes that a page may say in one go: ours say nothing at all
KEPT: Final = 65536  # how many bytes that a page does not take the system keeps for it
LATEST: Final = 10  # how many sentences are told at once; of more, the last ones

REMEMBERED: Final = ("lang", "light", "size")  # what a page carries along in its address


class Watching(Pages):
    """Shows a match to all who look on, drawn once for all who ask for the same size, language and light."""

    def __init__(
        self, folder: Path, number: MatchId, language: str, *, large: bool = False, light: bool = False
    ) -> None:
        """Show a match of the library in a folder, in `language` unless another one is asked for.

        It is `light` as the settings have it, unless a page asks for dark or light.
        """
        super().__init__()
        self.drawings: dict[Drawing, asyncio.Task[None]] = {}  # what is drawn, with what keeps it going
        self.answers = {
            "GET /": self.show_page,
            "GET /turn": self.show_turn,
            **{f"GET /{name}": file(name) for name in ("keys.js", "watch.js")},
            "GET /ws": self.look_on,
            **TERMINAL,
        }
        self._start = Start(data=folder, watch=number, large=large, shared=True, confined=True)
        self._language, self._light = language, light
        self._onlooker = Onlooker(folder, number, GAMES)
        self._match: Match[Any] | None = None
        self._answered: Poll | None = None
        self._turns = Turns()
        self._replaced = Rate(*REPLACED)

    @property
    def watchers(self) -> Sequence[Watcher]:
        """Who looks on."""
        return [watcher for drawing in self.drawings for watcher in drawing.watchers]

    async def show_page(self, request: web.Request) -> web.Response:
        """Show the page with the screen."""
        words = words_for(self._asked_in(request.query))
        if self._is_full(request):
            return refused(words, 503, "full")
        other = LANGUAGES[(LANGUAGES.index(words.language) + 1) % len(LANGUAGES)]
        return page(words, "watch.html", other=other)

    async def show_turn(self, request: web.Request) -> web.Response:
        """Show one of the last turns, as it was."""
        query = {name: value for name, value in request.query.items() if name in REMEMBERED}
        words = words_for(self._asked_in(query))
        if self._match is None:
            return refused(words, 404, "nothing")
        asked = to_int(request.query.get("at", ""), -1)
        turn, turns, at = await self._turns.shown(self._match, None if asked < 0 else asked, words.language)
        light = self._is_light(query)
        return page(words, "turn.html", turn=turn, turns=turns, at=at, query=query, light=light)

    async def look_on(self, request: web.Request) -> web.StreamResponse:
        """Send a page what is drawn and told, until it is gone, says anything, or cannot be sent anything."""
        language = self._asked_in(request.query)
        if self._is_full(request):
            return refused(words_for(language), 503, "full")
        # What goes to many is not packed for each.
        websocket = web.WebSocketResponse(
            heartbeat=HEARTBEAT, autoping=False, compress=False, max_msg_size=LONGEST_MESSAGE
        )
        if not websocket.can_prepare(request):
            raise web.HTTPBadRequest
        watcher = Watcher(websocket, request)
        wide, high = (to_int(request.query.get(side, ""), usual) for side, usual in USUAL)
        size = min(SIZES, key=lambda size: _distance(size, Size(wide, high)))
        drawing = self._drawing_for(size, language, light=self._is_light(request.query))
        drawing.watchers.add(watcher)
        try:
            await websocket.prepare(request)
            # What a page does not take by then is old, and sent no more: the system keeps little of it.
            if request.transport and (line := request.transport.get_extra_info("socket")) is not None:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KEPT)
            watcher.tell(size=drawing.size, light=drawing.light)
            if self._match is not None:
                watcher.tell(said=[*_news(None, self._match, drawing.language)])
            if self._answered is not None:
                watcher.tell(said=[*_bars(self._answered, drawing.language)])
            tasks = [asyncio.create_task(one) for one in (_gone(websocket), watcher.send(drawing))]
            try:
                # What cannot be drawn for a page closes it, and it comes back.
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
            await watcher.socket.close(WSCloseCode.GOING_AWAY)
        finally:
            drawing.watchers.discard(watcher)
        return websocket

    def _is_full(self, request: web.Request) -> bool:
        """Return whether there is no place for whoever asks."""
        remotes = [watcher.remote for watcher in self.watchers]
        beside = remotes.count(request.remote)
        return len(remotes) >= MOST_WATCHERS or (beside >= MOST_AT_ONE and request.remote != HERE)

    def _asked_in(self, query: Mapping[str, str]) -> str:
        """Return the language that a page asks for."""
        asked = query.get("lang", "")
        return asked if asked in LANGUAGES else self._language

    def _is_light(self, query: Mapping[str, str]) -> bool:
        """Return whether a page is to be light."""
        return query.get("light", "1" if self._light else "0") == "1"

    def _drawing_for(self, size: Size, language: str, *, light: bool) -> Drawing:
        """Return what is drawn as it is asked for, or what is nearest where enough is drawn already."""

        def far(one: Drawing) -> tuple[bool, int, bool]:
            return one.language != language, _distance(one.size, size), one.light != light

        nearest = min(self.drawings, key=far, default=None)
        if nearest is not None and (not any(far(nearest)) or not self._has_room()):
            return nearest
        theme = None if light is self._light else Theme.LIGHT if light else Theme.DARK
        drawing = Drawing(self._start.__replace__(language=language, theme=theme), size, light=light)
        self.drawings[drawing] = asyncio.create_task(self._keep(drawing))
        return drawing

    def _has_room(self) -> bool:
        """Return whether another may be drawn, if need be in place of one that nobody looks at."""
        if len(self.drawings) < MOST_DRAWINGS:
            return True
        unseen = next((one for one in self.drawings if not one.watchers), None)
        if unseen is None or not self._replaced.lets(None):
            return False
        self.drawings.pop(unseen).cancel()
        return True

    async def _keep(self, drawing: Drawing) -> None:
        """Draw for as long as somebody looks on, and a little longer."""
        drawn = asyncio.create_task(drawing.run())
        try:
            # Where tasks begin at once, the first to look on is not there yet.
            await asyncio.wait({drawn}, timeout=LINGERING)
            while drawing.watchers and not drawn.done():
                await asyncio.wait({drawn}, timeout=LINGERING)
            if drawn.done():
                await asyncio.sleep(RESTING)
        finally:
            self.drawings.pop(drawing, None)
            for watcher in drawing.watchers:
                watcher.socket.hang_up()
            await drawing.end(drawn)

    async def begin(self) -> None:
        """Import what draws the match, lest the first who look on wait for it, and follow the match."""
        module, _ = ROUTES[Projected if self._start.large else Watched]
        import_module(f"boardkit.tui.{module}")
        self._look()
        if self._match is not None:
            drawing_of(self._match.game.key)

        async def follow() -> None:
            while True:
                await asyncio.sleep(PAUSE)
                self._look()

        self._following = asyncio.create_task(follow())

    def _look(self) -> None:
        """See what is new, and tell it."""
        # A match that cannot be seen for a while is told of by what draws it.
        with suppress(FaultError):
            if study := self._onlooker.look():
                before, self._match = self._match, study.match
                self._tell(partial(_news, before, study.match))
            shown, self._answered = self._answered, self._onlooker.answered()
            if self._answered not in (None, shown):
                self._tell(partial(_bars, self._answered))

    def _tell(self, news: Callable[[str], Iterator[str]]) -> None:
        """Tell all who look on what is new, each in the language of the screen."""
        said = {language: [*news(language)] for language in {one.language for one in self.drawings}}
        for drawing in self.drawings:
            for watcher in drawing.watchers:
                watcher.tell(said=said[drawing.language])

    async def end(self) -> None:
        """Close all sockets, and end all that is drawn."""
        await asyncio.gather(*(watcher.socket.close(WSCloseCode.GOING_AWAY) for watcher in self.watchers))
        tasks = [self._following, *self.drawings.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._onlooker.close()


def _distance(one: Size, other: Size) -> int:
    return abs(one.width - other.width) + abs(one.height - other.height)


async def _gone(websocket: web.WebSocketResponse) -> None:
    """Wait until a page is gone, or says anything but that it is there, and that as often as it is asked."""
    loop = asyncio.get_running_loop()
    began, answers = loop.time(), 0
    while (await websocket.receive()).type is WSMsgType.PONG:
        answers += 1
        if answers * HEARTBEAT > loop.time() - began + 2 * HEARTBEAT:
            return


def _news(before: Match[Any] | None, match: Match[Any], language: str) -> Iterator[str]:
    """Say what a match has that it had not before, as everybody may know it, and whose turn it is now."""
    aloud = aloud_for(match, language)
    if before is not None:
        pairs = zip(before.moments, match.moments, strict=False)
        same = next((at for at, (one, other) in enumerate(pairs) if one is not other), None)
        since = min(len(before.moments), len(match.moments)) if same is None else same
        yield from aloud.lines([line.text for line in told(match, CHANCE, aloud.words, since)][-LATEST:])
    yield from aloud.lines([standing_said(match, aloud.words)])


def _bars(poll: Poll, language: str) -> Iterator[str]:
    """Say what a class has answered, and how many each."""
    yield visible(poll.question.text)
    yield from (f"{visible(answer)}: {count} · {share} %." for answer, count, share in poll.bars)
    yield words_for(language)("class-answered", count=poll.asked)


def aloud_for(match: Match[Any], language: str) -> Aloud:
    """Return what says sentences of a match to somebody who hears them."""
    words = words_for(language, match.game.key, [player.name for player in match.players])
    return Aloud(words, signs_of(drawing_of(match.game.key)))
