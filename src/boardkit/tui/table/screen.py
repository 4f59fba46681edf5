"""The play screen: keys, clicks and computer players become intents, and what comes of them is drawn."""

import gc
from asyncio import gather, sleep, wrap_future
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path, PurePath
from typing import Any, ClassVar, Final

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.css.query import NoMatches
from textual.geometry import Size
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Input

from boardkit.core import CHANCE, Game, Seat, Study
from boardkit.core.lines.course import is_known
from boardkit.core.lines.secret import has_hands
from boardkit.draw.seats import LETTERS
from boardkit.library import coaching, news
from boardkit.library.lessons import classroom, show_answers
from boardkit.library.session import Keeper, Onlooker, Session
from boardkit.many.run_faults import ExtraMissing
from boardkit.players.thinking import solve
from boardkit.text import Words
from boardkit.text.spots import spot_of
from boardkit.tui.desk import intents, wishes
from boardkit.tui.desk.desk import Desk, Mode, wanted
from boardkit.tui.desk.keys import PLAY_KEYS, arriving, command_refused
from boardkit.tui.desk.match.playing import Choosing, commands
from boardkit.tui.desk.panels import Still, shown_now, stills, unseen
from boardkit.tui.desk.presenting import Watching
from boardkit.tui.desk.sight import Coach
from boardkit.tui.desk.update import typed
from boardkit.tui.preferences import PAUSES
from boardkit.tui.screens import granting
from boardkit.tui.screens.base import LONGEST, MovingScreen, Program, words_at
from boardkit.tui.screens.desked import DeskScreen, follow
from boardkit.tui.table.layout import classify_unseen, fit_styles, layout, rooms_of_choice
from boardkit.tui.table.painting import ink_of, move, paint, prepare, tell
from boardkit.tui.table.plan import ALL_BESIDE, MEDIUM, TALL, WINDOWS
from boardkit.tui.widgets.controls import ActionBar, KeyBar
from boardkit.tui.widgets.hand import HandView
from boardkit.tui.widgets.map import MapView, TooltipArea
from boardkit.tui.widgets.texts import LeafedLines, SheetView

CALM: Final = (5_000, 20, 50)  # the thresholds of the garbage collector while a table is open


def set_aside() -> None:
    """Have the collector pass over all there is; first collect what is left of a table of before.

    A program that keeps every table of a match has much for the collector to look through, which is felt as
    a pause between a key and its answer. Before the first table there is hardly any garbage.
    """
    if gc.get_freeze_count():
        gc.unfreeze()
        gc.collect()
    gc.freeze()
    gc.set_threshold(*CALM)


RIGHT_BUTTON: Final = 3

BUTTONS: Final[Mapping[str, intents.Intent]] = {
    "curtain-open": intents.Do.ACT,
    "refuse": intents.Do.BACK,
    **{f"seat-{seat}": intents.Type(letter) for seat, letter in enumerate(LETTERS)},
}
"""The intents of the buttons of a curtain and of a vote."""

CLICKS: Final[Mapping[type[Message], Callable[[Any], intents.Intent]]] = {
    MapView.Picked: lambda event: intents.Click(intents.Point(event.place)),
    MapView.Hovered: lambda event: intents.Hover(event.place),
    MapView.Wheeled: lambda event: intents.Wheel(event.step, on_map=True),
    HandView.Taken: lambda event: intents.Click(intents.Take(event.number)),
    HandView.MoreWanted: lambda _: intents.Do.CHOICES,
    Button.Pressed: lambda event: BUTTONS[event.button.id],
    ActionBar.Opened: lambda event: intents.OpenVerb(event.letter),
    SheetView.Clicked: lambda event: event.wanted,
    LeafedLines.Turned: lambda event: intents.Leaf(event.step),
    TooltipArea.Wheeled: lambda event: intents.Wheel(event.step, on_map=False),
}
"""The intents of the mouse, by the messages of the widgets that it is on."""


def coach_of(keeper: Keeper, game: Game[Any]) -> Coach | None:
    """Return the coach of a match of the library; one that leaves no trace has none."""
    if not isinstance(keeper, Session):
        return None
    library = keeper.library
    told, signs = coaching.rules_told(library, game.key), coaching.signs_told(library, game.key)
    return Coach(coaching.is_coached(library, keeper.number), told, signs=signs)


def keep_coach(program: Program, keeper: Keeper, game: Game[Any], coach: Coach) -> None:
    """Remember whether a match is coached, and what has been told to whom; say what goes wrong."""
    if not isinstance(keeper, Session):
        return
    with program.saying():
        if coaching.is_coached(keeper.library, keeper.number) != coach.on:
            coaching.set_coached(keeper.library, keeper.number, coached=coach.on)
        coaching.keep_told(keeper.library, game.key, coach.told)
        coaching.keep_signs(keeper.library, game.key, coach.signs)


async def think(screen: DeskScreen, wish: wishes.Think) -> None:
    """Let a computer player think about its next move, or about one that it made, to say why.

    Its move is shown no sooner than people want to see the next. After a decision that nobody can see, there
    is no pause: pauses can be counted.
    """
    match, program = screen.desk.match, screen.program
    rests = wish.then is None and screen.desk.mode.resting and is_known(match, match.at)
    pause = PAUSES[program.preferences.pace] if rests else 0
    try:
        thought, _ = await gather(wrap_future(program.thinker.submit(solve, wish.task)), sleep(pause))
    except BrokenExecutor:
        if wish.then is None:
            screen.handle(intents.Do.BACK)
        program.tell(screen.desk.words("thinking-died"), wrong=True)
    else:
        done = intents.Thought(wish.task, thought)
        screen.handle(done if wish.then is None else wish.then.__replace__(verdict=thought))


WIDTHS: Final = ("-narrow", "-normal", "-wide", "-broad", "-vast")


class FittedScreen(DeskScreen):
    """A screen with a desk that has another look in each size of the window."""

    HORIZONTAL_BREAKPOINTS = [*zip((0, *WINDOWS), WIDTHS, strict=True)]  # noqa: RUF012 - Textual declares it so
    VERTICAL_BREAKPOINTS = [(0, "-short"), (MEDIUM, "-medium"), (TALL, "-tall")]  # noqa: RUF012 - the same

    fitted = Size(0, 0)  # the size of the window that it was last drawn for

    def on_resize(self, event: events.Resize) -> None:
        """Fit the rooms to another window; Textual tells the size of the first one twice."""
        if event.size == self.outer_size == self.fitted:
            event.prevent_default()
        elif event.size != self.fitted:
            fit_styles(self, event.size)
            self.draw_soon()

    def on_lines_rewrapped(self) -> None:
        """Fit the rooms once they have their new sizes."""
        self.draw_soon()


class PlayingScreen(MovingScreen[intents.Intent], FittedScreen):
    """A table whose map plays what others have done, as the pictures in `stills`; mostly there are none."""

    stills: Sequence[Still] = ()
    signs: Mapping[Seat, frozenset[str]] = {}  # the signs explained to each seat in its turn
    _played: Desk | None = None
    _shown: Mapping[Seat, int] = {}

    def handle(self, intent: intents.Intent) -> None:
        """Do what is wanted; when that ends a turn, count the signs that were explained in it."""
        before = self.desk
        super().handle(intent)
        desk, seat = self.desk, before.viewer
        ended = desk.match.at > before.match.at and seat not in (CHANCE, desk.match.state.to_move)
        if desk.coach is not None and ended and (signs := self.signs.get(seat)):
            coach, self.signs = desk.coach.explained(desk.match.players[seat].name, signs), {}
            self.desk = desk.__replace__(coach=coach)
            self.grant(wishes.KeepCoach(coach))

    def play(self) -> None:
        """Play what others have done, unless it was; no longer than the pause of a computer that thinks."""
        desk, before = self.desk, self._played
        if desk is before:
            self.watch_part()
            return
        self._played, self.stills = desk, ()
        self.be_still()
        if before is None or before.study.name != desk.study.name or not self.stays:
            self._shown = {CHANCE: desk.match.at}
            return
        most = PAUSES[self.program.preferences.pace] if desk.mode.resting else LONGEST
        told = [*unseen(desk, self._shown)]
        if told and not most:
            return
        self._shown = shown_now(self._shown, desk)
        if told and not self.has_class("-sheet"):
            self.stills = stills(desk, ink_of(self, desk), told)
        if self.stills:
            self.begin_to_move(len(self.stills), most)

    def watch_part(self) -> None:
        """Show the pictures as far as they have come, or at their end the desk."""
        if self.stills and self.part < 1:
            move(self, self.desk, self.stills, self.part)
        elif self.stills:
            self.stills = ()
            paint(self, self.desk)


STYLES: Final = Path(__file__).parent / "table.tcss"  # the file of styles of every table


class TableScreen(PlayingScreen, Screen[intents.Intent]):
    """Holds a desk at which one match is played, or a lesson read."""

    CSS_PATH: ClassVar[PurePath] = STYLES
    AUTO_FOCUS = ""
    # Ctrl+q would leave the whole program before the screen could ask.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(
            ",".join(key.keys),
            f"want('{key.action}')",
            show=False,
            id=key.action,
            priority=key.intent is intents.Do.LEAVE,
        )
        for key in PLAY_KEYS
    ]

    def __init__(
        self, study: Study[Any], session: Keeper, hands: bool = False, mode: Mode | None = None
    ) -> None:
        super().__init__()
        self.study = study  # the match and its branches, as they were opened
        self.session = session  # what keeps the match
        self.hosts = hands  # whether hands are served to devices from the start
        self.hand_host: wishes.Host | None = None  # what serves them
        self._first = mode or Choosing()

    @property
    def words(self) -> Words:
        """The words of the match: its game's, and its players' names."""
        return words_at(self.program, self.desk.match if self.is_mounted else self.study.main)

    @property
    def rooms(self) -> Iterator[Widget]:
        """The rooms in one of which what is chosen stands, the likeliest first."""
        for room in rooms_of_choice(self.desk) if self.is_mounted else ():
            # Textual remembers what it found by one name, and looks through all widgets for what it lists.
            with suppress(NoMatches):
                yield self.query_one(room)

    def compose(self) -> ComposeResult:
        """Lay out the rooms, with the styles of the desk from the start."""
        keys = arriving(self.program.own_keys or PLAY_KEYS, self.program.kept)
        desk = Desk.of(self.study, self.words, self._first, keys)
        fresh = isinstance(self.session, Session) and news.is_unread(self.session.library)
        coach = coach_of(self.session, desk.game)
        self.desk = desk.__replace__(tier=self.program.tier, coach=coach, news=fresh)
        classify_unseen(self, self.desk)
        apart = self.app.size.width < ALL_BESIDE
        return layout(partial(tell, self), teaches=self._first.teaches, apart=apart)

    def on_mount(self) -> None:
        """Sit down at the desk, and draw it as soon as there are rooms, before anybody sees them empty."""
        self.query_one(MapView).can_focus = False
        styled = self.classes
        self.handle(intents.Want.SIT_DOWN)
        self.grant(wishes.ShowAnswers())
        if self.hosts:
            self.handle(intents.BeginHands())
        if (refused := command_refused(self.desk.game)) is not None:
            self.program.say(refused, self.words)
        prepare(self, self.desk)
        self.styled = self.classes == styled
        self.draws_soon = self.call_later(self._draw_laid_out)
        if not self.app.is_headless:
            self.call_after_refresh(set_aside)

    def on_unmount(self) -> None:
        """Let others open the match, and a class go to another table."""
        self.session.close()
        if self.program.pupils is not None:
            self.program.pupils.part(self)

    def show_anew(self) -> None:
        """Show the table in the language, the colours and the signs of now."""
        self.desk = self.desk.__replace__(words=self.words, tier=self.program.tier).spoken()
        self.draw()

    def draw(self) -> None:
        """Draw everything again; rooms repaint only what differs."""
        if self.is_mounted:
            self.fitted = self.app.size
            plan, seat = paint(self, self.desk), self.desk.viewer
            self.signs = {**self.signs, seat: self.signs.get(seat, frozenset()) | plan.signs}
            self.play()

    def keep(self, study: Study[Any]) -> None:
        """Keep the match and its branches; FaultError if the library cannot."""
        self.session.kept(study)

    def grant(self, wish: wishes.Wish) -> bool:
        """Do what the desk wishes of the world, of devices and files, too."""
        match wish:
            case wishes.OpenPalette():
                self.open_palette()
            case wishes.KeepCoach(coach):
                keep_coach(self.program, self.session, self.desk.game, coach)
            case wishes.Think():
                group = "thinking" if wish.then is None else "because"
                self.run_worker(think(self, wish), group=group, exclusive=True)
            case wishes.Watch() if isinstance(self.session, Onlooker):
                self.run_worker(follow(self, self.session), group="following", exclusive=True)
            case wishes.OfDevices() | wishes.CallClass() | wishes.ShowAnswers():
                grant_devices(self, wish)
            case wishes.Unroll():
                self.query_one("#lesson").scroll_home(animate=False)
            case wishes.ReadOn(step):
                self._read_on(step)
            case wishes.ScrollCover(lines):
                told = "#curtain-news" if "-curtain" in self.desk.mode.styles else "#vote-text"
                self.query_one(told).scroll_relative(y=lines, animate=False)
            case _:
                if not super().grant(wish):
                    granting.grant(self.program, wish, self.desk.words, self.handle)
        return True

    def _read_on(self, step: int) -> None:
        """Scroll what is taught by a page, of which one line was on the page before."""
        told = self.query_one("#lesson")
        if step > 0 and told.scroll_offset.y >= told.max_scroll_y:
            told.scroll_home(animate=False)
        else:
            told.scroll_relative(y=step * max(told.size.height - 1, 1), animate=False)

    def wake(self, intent: intents.Intent) -> None:
        """Do what was to be done after a while; whatever lies over the table stops what goes on by itself."""
        self.handle(intent if self.is_active else intents.Want.REST)

    def commands(self) -> list[tuple[str, Any]]:
        """Offer what can be done here, for the palette."""
        hands = self.program.host is not None and isinstance(self.session, Session)
        can_list = hands and has_hands(self.desk.match)
        listed = ((self.words("command-hands"), intents.ListHands()),) if can_list else ()
        return [(label, partial(self.handle, intent)) for label, intent in (*commands(self.desk), *listed)]

    def action_want(self, name: str) -> None:
        """Do what is wanted by a key of the table of keys."""
        self.handle(next(key.intent for key in self.desk.keys if key.action == name))

    def on_key(self, event: events.Key) -> None:
        """Do what is wanted by a key that stands for something on the screen."""
        intent = typed(self.desk, event.key)
        if intent is not None:
            event.stop()
            event.prevent_default()
            self.handle(intent)

    @on(Input.Submitted, "#typed")
    def say(self, event: Input.Submitted) -> None:
        """Give the line that was typed."""
        self.handle(intents.Say(event.value))

    @on(MapView.Picked)
    @on(MapView.Hovered)
    @on(MapView.Wheeled)
    @on(HandView.Taken)
    @on(HandView.MoreWanted)
    @on(ActionBar.Opened)
    @on(SheetView.Clicked)
    @on(LeafedLines.Turned)
    @on(TooltipArea.Wheeled)
    @on(Button.Pressed)
    def clicked(self, event: Message) -> None:
        """Do what is wanted by the mouse."""
        self.handle(CLICKS[type(event)](event))

    @on(KeyBar.Pressed)
    async def press(self, event: KeyBar.Pressed) -> None:
        """Do what the key of the footer does."""
        await self.run_action(event.action)

    def on_click(self, event: events.Click) -> None:
        """Take the right button as a step back, and a click on a text as going to what it stands for."""
        spot = spot_of(event.style.meta)
        intent = intents.Do.BACK if event.button == RIGHT_BUTTON else None if spot is None else wanted(spot)
        if intent is not None:
            self.handle(intents.Click(intent) if isinstance(intent, intents.Take) else intent)


def grant_devices(screen: TableScreen, wish: wishes.Wish) -> None:
    """Do what the desk wishes of devices of people's own, and of their class."""
    program = screen.program
    match wish:
        case wishes.OfDevices(intents.GiveTo(seat, ticket)) if screen.hand_host is not None:
            screen.hand_host.give(seat, ticket)
        case wishes.OfDevices(intents.RefuseHand(ticket)) if screen.hand_host is not None:
            screen.hand_host.refuse(ticket)
        case wishes.OfDevices(intents.SendAway(name)) if program.pupils is not None:
            program.pupils.send_away(name)
        case wishes.OfDevices(intents.BeginHands()) if host := _made_host(screen):
            screen.hand_host = host
            screen.run_worker(serve(screen, host), group="hands", exclusive=True)
        case wishes.OfDevices(intents.Want.BEGIN_DEVICES) if host := _made_host(screen):
            # It goes on at other tables, for as long as the program runs.
            program.pupils = host.for_class()
            screen.app.run_worker(serve(screen, program.pupils), group="class", exclusive=True)
        case wishes.CallClass():
            screen.handle(intents.ClassCalled(classroom(program.library)))
            if program.pupils is not None:
                program.pupils.meet(screen)
        case wishes.ShowAnswers(poll) if isinstance(screen.session, Session):
            with program.saying():
                show_answers(screen.session.library, screen.session.number, poll)


def _made_host(screen: TableScreen) -> wishes.Host | None:
    """Return what serves devices; where nothing can, say so."""
    program = screen.program
    if program.host is None and program.confined:
        program.tell(screen.words("no-devices"), wrong=True)
    elif program.host is None:
        program.say(ExtraMissing("web"))
    return program.host and program.host()


async def serve(screen: TableScreen, server: wishes.Server) -> None:
    """Serve something of a table to devices, or say why that cannot be."""
    with screen.program.saying(screen.words):
        await server.serve(screen)


def watched_table(study: Study[Any], onlooker: Onlooker, said: str) -> TableScreen:
    """Make the screen at which a match is followed that is played elsewhere; it begins with some news."""
    return TableScreen(study, onlooker, mode=Watching(news=said))
