"""The shelf of games with which something can be done, each with its picture where there is room."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from boardkit.core import Game
from boardkit.core.lines.match import COLOURS
from boardkit.draw.blocks import beside, columns, wrapped
from boardkit.draw.thumbnails import thumbnail
from boardkit.games import GAMES
from boardkit.library.lessons import have_lessons
from boardkit.text import shelf
from boardkit.tui.desk.wishes import Door, Lessons
from boardkit.tui.pages.pictures import Board, cover
from boardkit.tui.screens.page import BACK, Page
from boardkit.tui.widgets.controls import relist

Way = Callable[[Game[Any]], Door]  # where to go with a game

PICTURED: Final = (100, 32)  # columns and lines of a window from which on each game has its picture
SIDE: Final = (160, 44)  # those from which on the game under the cursor has a large one, too
TOLD: Final = 4  # lines that tell at the foot how the facts are known, and one above the list
SHAPE: Final = 3  # columns of a picture to a line of it
AROUND: Final = 4  # columns beside a picture and what is said of its game


def choose_game(way: Way, folder: Path) -> "ChooseGameScreen | Door":
    """List the games with which there is a way to go; where there is but one, go there at once."""
    keys = have_lessons(GAMES, folder) if way is Lessons else [*GAMES]
    return way(GAMES[keys[0]]) if len(keys) == 1 else ChooseGameScreen(way, keys)


class ChooseGameScreen(Page[Door | None]):
    """Lists games with what they are about, for how many and how long; gives the way that is chosen.

    Pictures are drawn once the list is seen, one game after the other.
    """

    HEADING = "choose-game"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (SIDE[0], "-vast")]  # noqa: RUF012 - Textual declares it so
    VERTICAL_BREAKPOINTS = [(0, "-short"), (SIDE[1], "-high")]  # noqa: RUF012 - the same
    keys = (("take", "enter", "page-open"), BACK)  # the keys to choose with

    def __init__(self, way: Way, keys: Sequence[str]) -> None:
        super().__init__()
        self._way = way
        self._games = [GAMES[key] for key in keys]
        self._drawn = 0  # how many of the games have their pictures

    def content(self) -> ComposeResult:
        """Lay out the list, and what is told of the game under the cursor."""
        with Horizontal(id="shelf"):
            yield OptionList(id="games", markup=False)
            yield Vertical(id="shelf-side")
        yield Static(id="shelf-told")

    def on_resize(self) -> None:
        """Lay out the list for a window of another size."""
        if self.is_mounted:
            self.fill()

    def fill(self) -> None:
        """List the games, with room for pictures that are still to be drawn."""
        listed = self.query_one("#games", OptionList)
        self._drawn = 0
        listed.set_class(self._picture_size() != (0, 0), "-pictured")
        relist(listed, [Option(self._row(number)) for number in range(len(self._games))])
        self.call_after_refresh(self._draw)

    @property
    def _has_side(self) -> bool:
        return self.size.width >= SIDE[0] and self.size.height >= SIDE[1]

    def _picture_size(self) -> tuple[int, int]:
        """Return the columns and lines of a picture in the list; none of either without one."""
        width, height = self.size
        if width < PICTURED[0] or height < PICTURED[1]:
            return 0, 0
        lines = (height - 2 - (0 if self._has_side else TOLD)) // max(len(self._games), len(GAMES)) - 1
        return SHAPE * lines, lines

    def _draw(self) -> None:
        """Draw the next picture; then that of the game under the cursor, as large as fits beside the list."""
        if not self.is_attached or self._picture_size() == (0, 0):
            return
        if self._drawn < len(self._games):
            self._drawn += 1
            row = self._row(self._drawn - 1)
            self.query_one("#games", OptionList).replace_option_prompt_at_index(self._drawn - 1, row)
            self.call_after_refresh(self._draw)
        elif self._has_side:
            side, key = self.query_one("#shelf-side"), self._under_cursor().key
            if not side.query(Board):
                side.mount(Board())
            palette = self.program.palette_for(range(COLOURS), key)
            side.query_one(Board).picture(cover(key), palette, self.program.tier)

    def _row(self, number: int) -> Text:
        """Write what is said of a game: beside its picture, or in two lines."""
        wide, high = self._picture_size()
        beside_it = wide + AROUND if wide else 0
        lines = self._said(number, self.size.width * (3 if self._has_side else 5) // 5 - beside_it - AROUND)
        if wide:
            drawn = list[Text]()
            if number < self._drawn:
                # The picture stands in the middle of its room.
                key = self._games[number].key
                palette, tier = self.program.palette_for(range(COLOURS), key), self.program.tier
                picture = thumbnail(cover(key), wide, high, palette, tier)
                before = " " * ((wide - picture[0].cell_len) // 2)
                drawn = [Text()] * ((high - len(picture)) // 2)
                drawn += [Text(before).append_text(line) for line in picture]
            left = [Text(" " * wide), *drawn, *[Text()] * (high - len(drawn))]
            lines = beside(left, [Text()] * (high // 2) + lines, gap=2)[1:]
        return Text("\n", no_wrap=True, overflow="ellipsis").join([*lines, *[Text()] * bool(wide)])

    def _said(self, number: int, width: int) -> list[Text]:
        """Write a game's name with its facts in a line, and below what it is about."""
        game, words = self._games[number], self.program.words_of(self._games[number].key)
        titles = [self.program.words_of(one.key)("title") for one in self._games]
        rows = [(title, *shelf.in_short(one, words)) for title, one in zip(titles, self._games, strict=True)]
        facts, about = columns(rows, gap=3)[number], Text()
        facts.stylize("bold", 0, len(titles[number]))
        if shelf.is_first(game, self._games):
            about.append(f"{words('shelf-begin')} ", "bold italic")
        told = wrapped(about.append(words("summary"), "dim"), width)
        return [facts, *(Text("  ").append_text(line) for line in told)]

    def _under_cursor(self) -> Game[Any]:
        return self._games[self.query_one("#games", OptionList).highlighted or 0]

    def on_option_list_option_highlighted(self) -> None:
        """Tell of the game under the cursor how its facts are known, and show its picture."""
        game = self._under_cursor()
        told = shelf.in_full(game, self.program.words_of(game.key))
        self.query_one("#shelf-told", Static).update(Text(" ".join(told)))
        if self._has_side and self._drawn == len(self._games):
            self.call_after_refresh(self._draw)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Go there with the game that was chosen."""
        self.dismiss(self._way(self._games[event.option_index]))
