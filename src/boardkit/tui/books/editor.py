"""The editor of positions: the parts of a table as a tree of lists, its faults, and the map beside it."""

from typing import Any, ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from boardkit.core import Match, Study, evolve
from boardkit.draw.drawings import drawing_of
from boardkit.text import Words
from boardkit.tui.desk.bound import foot
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.intents import Intent, Point, Stand, Take
from boardkit.tui.desk.modes.editing import KEYS, PART_KEYS, EditingPosition
from boardkit.tui.desk.position import Position, faults_said, lines, scene, trail
from boardkit.tui.screens.desked import Desked, bindings
from boardkit.tui.screens.page import Page, PageKeys
from boardkit.tui.widgets.keybar import KeyBar
from boardkit.tui.widgets.mapview import MapView


class EditScreen(Desked, Page[Intent]):
    """Edits the table of a match part by part; its answer begins a match with the position, or is nothing."""

    AUTO_FOCUS = "#parts"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]  # noqa: RUF012 - Textual declares it so
    BOUND = (*KEYS, *PART_KEYS)
    BINDINGS: ClassVar[list[BindingType]] = [*bindings(BOUND)]

    def __init__(self, match: Match[Any], state: Any) -> None:
        super().__init__()
        self._match = match
        self._state = state
        self._listed: Position | None = None

    @property
    def words(self) -> Words:
        """The words of the game, with its players' names."""
        match = self._match
        return self.board.words_of(match.game.key, [player.name for player in match.players])

    @property
    def heading(self) -> Text:
        """Say what is done here, and with which game."""
        return Text(self.words("edit-heading", title=self.words("title")))

    @property
    def keys(self) -> PageKeys:
        """Tell what can be done with the table."""
        return [(key.action, key.shown, key.label) for key in KEYS]

    def content(self) -> ComposeResult:
        """Lay out the way to the open part, its parts, the map, and what is wrong."""
        yield Static(id="edit-trail")
        with Horizontal(id="edit-middle"):
            yield OptionList(id="parts", markup=False)
            view = MapView(id="edit-map")
            view.can_focus = False
            yield view
        yield Static(id="edit-faults")
        yield KeyBar(id="edit-keys")

    def show_keys(self) -> None:
        """Write the keys of the table at the foot, and above them those of the part under the cursor."""
        super().show_keys()
        self.query_one("#edit-keys", KeyBar).show(foot(PART_KEYS, self.words))

    def on_mount(self) -> None:
        """Show the table."""
        super().on_mount()
        match, drawing, words = self._match, drawing_of(self._match.game.key), self.words
        mode = EditingPosition.begun(match.game, self._state, drawing, words)
        self.desk = Desk.of(Study(match), words, mode)
        self.draw()
        self.call_after_refresh(self.draw)

    async def lay_out_anew(self) -> None:
        """Show the table in another language."""
        await super().lay_out_anew()
        words = self.words
        mode = EditingPosition(self.position.retold(words))
        self.desk, self._listed = evolve(self.desk.turning(mode), words=words), None
        self.draw()

    def on_resize(self) -> None:
        """Fit the map into its new room."""
        self.call_after_refresh(self.draw)

    @property
    def position(self) -> Position:
        """The table, and where in it we are."""
        assert isinstance(self.desk.mode, EditingPosition)
        return self.desk.mode.position

    def draw(self) -> None:
        """Show what is open and what is wrong."""
        now, tone = self.position, self.board.tone
        self._list(now)
        self.query_one("#edit-trail", Static).update(trail(now))
        self.query_one("#edit-faults", Static).update(faults_said(now, tone("success"), tone("error")))
        self._draw_map(now)

    def _list(self, now: Position) -> None:
        """List the parts, unless they are listed already, and move the cursor."""
        listed, before = self.query_one("#parts", OptionList), self._listed
        if before is None or (now.names, now.path) != (before.names, before.path):
            listed.clear_options()
            listed.add_options(map(Option, lines(now)))
        self._listed = now
        listed.highlighted = now.at if listed.option_count else None

    def _draw_map(self, now: Position) -> None:
        """Draw the map, as far as there is one for a table that cannot be, and room for it."""
        view, board = self.query_one(MapView), self.board
        drawn = scene(now, self.desk.drawing) if view.display and view.size.width else None
        if drawn is not None:
            picture, marks = drawn
            palette, tier = board.palette_of(self._match), board.tier
            view.show(picture.board, picture.looks, marks, palette, tier)

    @on(OptionList.OptionHighlighted, "#parts")
    def stand(self) -> None:
        """Follow the cursor of the list, wherever it is by now."""
        self.handle(Stand(self.query_one("#parts", OptionList).highlighted or 0))

    @on(OptionList.OptionSelected, "#parts")
    def take(self, event: OptionList.OptionSelected) -> None:
        """Open or change what was taken."""
        self.handle(Take(event.option_index))

    @on(MapView.Picked)
    def point(self, event: MapView.Picked) -> None:
        """Open what lies at a place that was clicked."""
        self.handle(Point(event.place))
