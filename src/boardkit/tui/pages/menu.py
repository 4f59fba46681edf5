"""The menu, one line for everything the program can do, and the list of games to choose from."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import PurePath
from typing import Any, ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Center, Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from boardkit.core import Game
from boardkit.core.values import Value
from boardkit.draw.geometry import fitting
from boardkit.draw.glyphs import glyph
from boardkit.draw.grids import HexBoard
from boardkit.draw.letters import rows
from boardkit.draw.looks import Look
from boardkit.draw.paint import TileMap
from boardkit.draw.shapes import Place, Size
from boardkit.games import GAMES
from boardkit.library import Summary, news
from boardkit.text import Words
from boardkit.tui.desk import wishes
from boardkit.tui.pages.summaries import due_said, players_said, title_of
from boardkit.tui.preferences import Switch
from boardkit.tui.screens.page import FRAME, Page

NAME_WIDTH = 17

TENTH = 10  # the entry whose digit is 0; one after it has none

NAMES: Final = ("sea", "wood", "field", "rock", "sand", "grass", "mine", "lava")
GROUNDS: Final = {land: f"terrain.{name}" for land, name in zip("~wfrsgmv", NAMES, strict=True)}
LANDS: Final = ("~~gw~~s~", "~gwrr~ssf", "~wsgmfvrs~", "rsf~gwwr~", "~s~~~gr~")
"""The map of the banner: a letter for the ground of each hex, row by row."""

LETTER: Final = 12  # columns of a large letter at most
NAME: Final = "BOARDKIT"  # written on the hexes of the middle row, but for its ends


def banner(width: int, height: int, *, blocks: bool) -> tuple[HexBoard, dict[Place, Look]]:
    """Return the map of the banner: all its rows where they are legible in a room, else the middle three.

    Its letters are made of `blocks` where hexes are large, and that may be.
    """
    looks: dict[Place, Look] = {
        (row, x): Look(GROUNDS[land], (glyph(GROUNDS[land]),))
        for row, lands in enumerate(LANDS)
        for x, land in enumerate(lands)
    }
    for x, letter in enumerate(NAME, 1):
        place = len(LANDS) // 2, x
        full = [line.center(len(line) | 1) for line in rows(letter, LETTER, wide=True)] if blocks else ()
        looks[place] = looks[place].__replace__(lines=(letter,), full=(*full,))
    every = tuple(tuple((row, x) for x in range(len(lands))) for row, lands in enumerate(LANDS))
    whole = HexBoard(every)
    return whole if fitting(whole, width, height) not in (Size.XS, Size.S) else HexBoard(every[1:-1]), looks


class Entry(Value):
    """A line of the menu: the message that names it, what to add, and what it opens."""

    name: str
    help: str
    open: Callable[[], object]


class MenuScreen(Page[None]):
    """Opens everything else; it is made again whenever the player comes back to it."""

    CSS_PATH: ClassVar[list[str | PurePath] | PurePath] = FRAME
    AUTO_FOCUS = "#entries"
    keys = (
        ("up", "↑", "page-up"),
        ("down", "↓", "page-down"),
        ("take", "enter", "page-open"),
        ("app.command_palette", "^p", "page-palette"),
        ("app.quit", "^q", "page-quit"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.entries: tuple[Entry, ...] = ()

    def compose(self) -> ComposeResult:
        """Lay out the menu when it is seen: a match that is opened over it right away comes the sooner."""
        if self.is_seen:
            yield from super().compose()

    def content(self) -> ComposeResult:
        """Lay out the banner and the list."""
        with Vertical(id="menu-middle"):
            yield Static(id="banner")
            with Center():
                yield OptionList(id="entries", markup=False)

    def fill(self) -> None:
        """Write the list, with the cursor where it was."""
        listed = self.query_one("#entries", OptionList)
        before = None if listed.highlighted is None else listed.get_option_at_index(listed.highlighted).id
        self.entries = tuple(self._entries())
        listed.clear_options()
        lines = ((_line(number, one, self.words), one.name) for number, one in enumerate(self.entries, 1))
        listed.add_options(Option(line, id=name) for line, name in lines)
        names = [entry.name for entry in self.entries]
        listed.highlighted = names.index(before) if before in names else 0
        self._draw_banner()

    def on_resize(self) -> None:
        """Draw the banner for a window of another size."""
        if self.is_mounted and self.entries:
            self._draw_banner()

    def _draw_banner(self) -> None:
        """Draw the name of the program on a map, as large as the list leaves room."""
        room = self.size.width - 2, self.size.height - 3 - len(self.entries)
        palette, tier = self.program.palette_for(()), self.program.tier
        board, looks = banner(*room, blocks=tier.has_blocks)
        size = fitting(board, *room)
        drawn = TileMap(board, looks, palette=palette, size=size, tier=tier, centred=True)
        self.query_one("#banner", Static).update(drawn)

    def _entries(self) -> Iterator[Entry]:
        """Say what the lines are; `menu-` before the name of one names it."""
        program, words = self.program, self.words
        last = self._last_unfinished()
        if last is not None:
            who = words("menu-resume-help", game=title_of(last, words), players=players_said(last, words))
            yield Entry("resume", who, partial(program.resume, last.match))
        doors: dict[str, Callable[[], object]] = {
            "new": partial(self._with_game, wishes.SetUp),
            "saved": partial(program.open, wishes.Saved()),
            "lessons": partial(self._with_game, wishes.Lessons),
            "rules": partial(self._with_game, wishes.Rules),
            "settings": partial(program.open, wishes.Settings()),
            "history": partial(program.open, wishes.History()),
            "positions": partial(program.open, wishes.Positions()),
            "about": partial(program.open, wishes.About()),
            "tour": partial(program.open, wishes.Tour()),
        }
        if news.is_unread(program.library):
            doors["news"] = partial(program.open, wishes.News())
        for name, door in doors.items():
            yield Entry(name, words(f"menu-{name}-help"), door)
        if program.preferences.due is Switch.ON and (said := due_said(program.library, words)):
            yield Entry("due", said, partial(program.open, wishes.Due(program.library)))
        yield Entry("quit", words("menu-quit-help"), self.app.exit)

    def _with_game(self, way: Callable[[Game[Any]], wishes.Door]) -> None:
        """Choose a game, and go there with it."""

        def chosen(door: wishes.Door | None) -> None:
            if door is not None:
                self.program.open(door)

        self.program.open(wishes.ChooseGame(way, self.program.library.folder), chosen)

    def _last_unfinished(self) -> Summary | None:
        saved: Sequence[Summary] = ()
        with self.program.saying():
            saved = self.program.library.matches()
        open_ones = (one for one in saved if not one.finished and not one.damaged and one.game in GAMES)
        return next(open_ones, None)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Open what was chosen."""
        self.entries[event.option_index].open()

    def on_key(self, event: events.Key) -> None:
        """Open the entry whose number is pressed; 0 stands for the tenth."""
        number = (int(event.key) or TENTH) if event.key.isdecimal() else 0
        if 0 < number <= len(self.entries):
            event.stop()
            self.query_one("#entries", OptionList).highlighted = number - 1
            self.entries[number - 1].open()

    def action_back(self) -> None:
        """Stay: this is where every way back leads."""

    def action_up(self) -> None:
        """Move the cursor up."""
        self.query_one(OptionList).action_cursor_up()

    def action_down(self) -> None:
        """Move the cursor down."""
        self.query_one(OptionList).action_cursor_down()


def _line(number: int, entry: Entry, words: Words) -> Text:
    name = Text(words(f"menu-{entry.name}"), "bold")
    name.pad_right(max(1, NAME_WIDTH - name.cell_len))
    digit = str(number % TENTH) if number <= TENTH else " "
    return Text.assemble((f"{digit}  ", "dim"), name, (entry.help, "dim"), no_wrap=True, overflow="ellipsis")
