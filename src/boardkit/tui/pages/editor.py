"""The editor of positions: boards to point at, what is pointed at beside them with its values, faults."""

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar, Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from boardkit.core import Match, Study
from boardkit.draw.drawings import drawing_of
from boardkit.maps.squares import Way
from boardkit.tui.desk import editing, intents
from boardkit.tui.desk.desk import Desk, Ink, Sheet
from boardkit.tui.desk.keys import EDITOR_KEYS, EDITOR_PART_KEYS, foot_labels
from boardkit.tui.desk.position import Land, Position, Whole
from boardkit.tui.desk.wishes import Command, Wish
from boardkit.tui.screens.desked import DeskScreen, bindings, tones_of
from boardkit.tui.screens.granting import grant
from boardkit.tui.screens.page import Page, PageKeys
from boardkit.tui.widgets.controls import KeyBar
from boardkit.tui.widgets.map import MapView
from boardkit.tui.widgets.texts import SheetView

NARROW = 26  # the fewest columns of the side
AROUND_MAP = 3  # columns beside a map: the letters of its rows, and the edge of the side
CARD, SMALLEST = 9, 4  # the most and the fewest lines of a card beside the board
CLOSED = 3  # lines of the rows while a value is chosen
LEFT = 7  # lines beside the board for what is no row and no card: two headings, and values


TRIES: Final = 5  # how often it is looked whether a map that was hidden has been laid out


class EditScreen(DeskScreen, Page[intents.Intent]):
    """Edits the table of a match; its answer begins a match with the position, or is nothing."""

    HEADING = "edit-heading"
    AUTO_FOCUS = ""
    ROOMS = ("#values", "#parts", "#edit-map", "#edit-board")
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]  # noqa: RUF012 - Textual declares it so
    BOUND = (*EDITOR_KEYS, *EDITOR_PART_KEYS)
    BINDINGS: ClassVar[list[BindingType]] = [*bindings(BOUND)]

    def __init__(self, match: Match[Any], state: Any) -> None:
        super().__init__()
        self._match = self.about = match
        self._state = state
        self._written: dict[str, tuple[OptionList, Sequence[Text]]] = {}

    @property
    def keys(self) -> PageKeys:
        """The keys of what can be done with the table."""
        return [(key.action, key.shown, key.label) for key in EDITOR_KEYS]

    def commands(self) -> Sequence[Command]:
        """Offer what the keys do."""
        return [(self.words(key.label), partial(self.handle, key.intent)) for key in EDITOR_KEYS]

    def content(self) -> ComposeResult:
        """Lay out the boards by name, the one that is shown, the rows and values beside it, what is wrong."""
        yield SheetView(id="edit-tabs")
        with Horizontal(id="edit-middle"):
            yield MapView(id="edit-map")
            yield SheetView(id="edit-board")
            with Vertical(id="edit-side"):
                yield Static(id="edit-trail")
                yield OptionList(id="parts", markup=False)
                yield Static(id="edit-card")
                yield Static(id="edit-what")
                yield OptionList(id="values", markup=False)
        yield SheetView(id="edit-faults")
        yield KeyBar(id="edit-keys")

    def show_keys(self) -> None:
        """Write the keys of the table at the foot, and above them those of what is pointed at."""
        super().show_keys()
        self.query_one("#edit-keys", KeyBar).show(foot_labels(EDITOR_PART_KEYS, self.words))

    def on_mount(self) -> None:
        """Show the table."""
        super().on_mount()
        match, drawing, words = self._match, drawing_of(self._match.game.key), self.words
        mode = editing.EditingPosition.begun(match.game, self._state, drawing, words, match.state)
        self.desk = Desk.of(Study(match), words, mode)
        self.draw()
        self.call_after_refresh(self.fit)

    async def lay_out_anew(self) -> None:
        """Show the table in another language."""
        await super().lay_out_anew()
        words = self.words
        mode = editing.EditingPosition(self.position.retold(words))
        self.desk = self.desk.turning(mode).__replace__(words=words).spoken()
        self.draw()

    def on_resize(self) -> None:
        """Fit the board into its new room."""
        self.call_after_refresh(self.fit)

    def fit(self) -> None:
        """Lay out the board in the room there is."""
        middle, side = self.query_one("#edit-middle").size, self.query_one("#edit-side").size
        self.handle(intents.Fit(middle.width - side.width - 1))

    @property
    def position(self) -> Position:
        """The table, and what is pointed at."""
        return self.desk.doing(editing.EditingPosition).position

    def draw(self) -> None:
        """Show what is pointed at, and what is wrong."""
        now = self.position
        ink = Ink(self.program.palette_of(self._match), tones_of(self.program))
        _show(self.query_one("#edit-tabs", SheetView), editing.tabs(now))
        _show(self.query_one("#edit-faults", SheetView), editing.faults_said(now, ink))
        self.query_one("#edit-trail", Static).update(editing.trail(now))
        side = self.size.width * 45 // 100
        if isinstance(now.shown, Land | Whole):
            # It is narrower where the map would else be cut.
            board = editing.scene(now)[0].board
            side = min(side, self.size.width - board.extent(board.sizes[0])[0] - AROUND_MAP)
        side = max(side, NARROW)
        self.query_one("#edit-side").styles.width = side
        self._list("#parts", editing.lines(now, ink.palette, side), now.at if now.inside else None)
        self.query_one("#edit-what", Static).update(Text(editing.what(now)))
        self._list("#values", editing.values(now, ink.palette), now.value)
        _share(self.query_one("#edit-side", Vertical), now, ink)
        self._draw_board(now, ink)

    def _list(self, name: str, written: Sequence[Text], at: int | None) -> None:
        """Write a list, and put its cursor where it is, if it is there."""
        listed = self.query_one(name, OptionList)
        listed.can_focus = False
        if self._written.get(name) != (listed, written):
            listed.clear_options()
            listed.add_options(map(Option, written))
        self._written[name] = listed, written
        listed.highlighted = at if at is not None and at < len(written) else None
        self.call_after_refresh(listed.scroll_to_highlight)

    def _draw_board(self, now: Position, ink: Ink, tries: int = TRIES) -> None:
        """Draw the map, or the board of a seat or of all; a map that was hidden, once it is laid out."""
        view, board = self.query_one(MapView), self.query_one("#edit-board", SheetView)
        view.can_focus = False
        view.display = isinstance(now.shown, Land | Whole)
        board.display = not view.display
        if board.display:
            sheet, top = editing.board_drawn(now, ink, board.size.height or self.size.height)
            _show(board, sheet, top)
        elif view.size.width:
            picture, marks = editing.scene(now)
            marks = marks.__replace__(edges=self.desk.drawing.edges)
            view.show(picture.board, picture.looks, marks, ink.palette, self.program.tier)
        elif tries:
            self.call_after_refresh(self._draw_board, now, ink, tries - 1)

    def grant(self, wish: Wish) -> bool:
        """Do what the desk wishes; keep positions, and open those that are kept."""
        if not super().grant(wish):
            grant(self.program, wish, self.desk.words, self.handle)
        return True

    @on(OptionList.OptionSelected)
    def take(self, event: OptionList.OptionSelected) -> None:
        """Open or change the row, or put the value, that was clicked."""
        wanted = intents.Take if event.option_list.id == "parts" else intents.TakeValue
        self.handle(wanted(event.option_index))

    @on(SheetView.Clicked)
    def want(self, event: SheetView.Clicked) -> None:
        """Do what was clicked on a board, on its name, or on a fault."""
        assert isinstance(event.wanted, intents.Intent)
        self.handle(event.wanted)

    @on(SheetView.Wheeled)
    def wheel(self, event: SheetView.Wheeled) -> None:
        """Go to what lies above or below."""
        self.handle(intents.Go(Way.DOWN if event.step > 0 else Way.UP))

    @on(MapView.Picked)
    def point(self, event: MapView.Picked) -> None:
        """Point at a place that was clicked."""
        self.handle(intents.Point(event.place))


def _show(view: SheetView, sheet: Sheet, top: int = 0) -> None:
    """Show a sheet, scrolled by `top` lines."""
    text = Text("\n", no_wrap=True, overflow="ellipsis").join(sheet.lines[top:])
    view.show(text, lambda column, line: sheet.at(column, line + top))


def _share(side: Vertical, now: Position, ink: Ink) -> None:
    """Share the room beside the board: the card that the cursor is on gets what rows and values leave."""
    width, height = side.content_size
    rows = CLOSED if now.value is not None else height // 2
    side.query_one("#parts").styles.max_height = rows
    room = min(height - min(rows, len(now.rows)) - LEFT, CARD)
    drawn = editing.card(now, ink.palette, width, room) if width and room >= SMALLEST else ()
    shown = side.query_one("#edit-card", Static)
    shown.display = bool(drawn)
    shown.update(Text("\n").join(drawn))
