"""The table of a position on the screen: its parts as a tree of lists, its faults, and the map beside it."""

from typing import Any, Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from boardkit.core import Match
from boardkit.core.editing.editing import Editing
from boardkit.core.editing.faults import NoSuchSeatThere, UnevenSeats
from boardkit.core.editing.parts import Part, Path
from boardkit.core.notation.shapes import Lookup
from boardkit.core.records.faults import OptionsDoNotFit, WrongSeats
from boardkit.draw.drawing import Picture
from boardkit.draw.drawings import drawing_of
from boardkit.draw.looks import Mark as MarkKind
from boardkit.draw.looks import Marks, Ring
from boardkit.text import Words
from boardkit.text.faults import fault_said
from boardkit.text.parts import PartWords
from boardkit.tui.desk.keys import key_said
from boardkit.tui.screens.page import BACK, Page, PageKeys
from boardkit.tui.widgets.keybar import KeyBar
from boardkit.tui.widgets.mapview import MapView

FAULTS_SHOWN: Final = 3
UNDRAWABLE: Final = (WrongSeats, OptionsDoNotFit, NoSuchSeatThere, UnevenSeats)
"""Faults of tables from which no picture can be made."""

LABEL: Final = 28
"""Columns of the names of parts."""


class SceneScreen(Page[str | None]):
    """Shows the table of a match part by part.

    Attributes:
        editing: the table as it is now.
        path: the part that is open.
    """

    AUTO_FOCUS = "#parts"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]  # noqa: RUF012 - Textual declares it so

    def __init__(self, match: Match[Any], state: Any) -> None:
        super().__init__()
        self.match = match
        self.drawing = drawing_of(match.game.key)
        places = tuple(self.drawing.picture(state, None).looks)
        self.editing: Editing[Any] = Editing(match.game, state, places=places)
        self.path: Path = ()
        self.rows: list[Part] = []
        self._named: tuple[Any, PartWords] | None = None

    @property
    def words(self) -> Words:
        """The words of the game, with its players' names."""
        return self.board.words_of(self.match.game.key, [player.name for player in self.match.players])

    @property
    def parts(self) -> PartWords:
        """What names the parts; made anew for every other table."""
        words, state = self.words, self.editing.state
        if self._named is None or self._named[0] is not state or self._named[1].words != words:
            self._named = state, PartWords.of(words, state)
        return self._named[1]

    @property
    def heading(self) -> Text:
        """Say what is done here, and with which game."""
        return Text(self.words("edit-heading", title=self.words("title")))

    @property
    def keys(self) -> PageKeys:
        """Tell what can be done with the table."""
        return (
            ("start", "^s", "edit-start"),
            ("undo", "u", "edit-undo"),
            ("copy", "y", "edit-copy"),
            ("paste", "p", "edit-paste"),
            ("find", "/", "edit-find"),
            BACK,
        )

    def content(self) -> ComposeResult:
        """Lay out the way to the open part, its parts, the map, and what is wrong."""
        yield Static(id="edit-trail")
        with Horizontal(id="edit-middle"):
            yield OptionList(id="parts", markup=False)
            yield MapView(id="edit-map")
        yield Static(id="edit-faults")
        yield KeyBar(id="edit-keys")

    def show_keys(self) -> None:
        """Write the keys of the table at the foot, and above them those of the part under the cursor."""
        super().show_keys()
        of_parts = (("take", "enter"), ("less", "←"), ("more", "→"), ("new", "n"), ("remove", "d"))
        labels = {"take": "edit-open", "more": "edit-more", "new": "edit-new", "remove": "edit-remove"}
        words = self.words
        shown = [
            (action, key_said(key, words), words(labels[action]) if action in labels else "")
            for action, key in of_parts
        ]
        self.query_one("#edit-keys", KeyBar).show(shown)

    def on_mount(self) -> None:
        """Show the table."""
        super().on_mount()
        self.query_one(MapView).can_focus = False
        self.fill()
        self.call_after_refresh(self.fill)

    async def lay_out_anew(self) -> None:
        """Show the table in another language."""
        await super().lay_out_anew()
        self.fill()

    def on_resize(self) -> None:
        """Fit lines and map into their new room."""
        self.call_after_refresh(self.fill)

    @property
    def open_part(self) -> Part:
        """The part whose parts are listed."""
        while (part := self.editing.part(self.path)) is None:
            self.path = self.path[:-1]
        return part

    @property
    def chosen(self) -> Part | None:
        """The part under the cursor."""
        at = self.query_one("#parts", OptionList).highlighted
        return self.rows[at] if at is not None and at < len(self.rows) else None

    def fill(self, at: int | None = None) -> None:
        """List the parts of what is open, with the cursor at one of them."""
        listed, parts = self.query_one("#parts", OptionList), self.parts
        at = listed.highlighted if at is None else at
        self.rows = list(self.open_part.parts())
        lines = [self._row(part, parts) for part in self.rows]
        if self.editing.grows(self.open_part):
            lines.append(Text(parts.words("edit-add"), "italic"))
        listed.clear_options()
        listed.add_options(map(Option, lines))
        listed.highlighted = min(at or 0, len(lines) - 1) if lines else None
        self.query_one("#edit-trail", Static).update(Text(f" {parts.trail(self.path) or parts.label(())}"))
        self.query_one("#edit-faults", Static).update(self._faults_said())
        self._draw_map()

    @staticmethod
    def _row(part: Part, parts: PartWords) -> Text:
        name = Text(parts.label(part.path))
        name.truncate(LABEL, overflow="ellipsis", pad=True)
        return Text.assemble(" ", (name.plain, "bold"), " ", parts.said(part))

    def _faults_said(self) -> Text:
        faults, words = self.editing.faults, self.words
        if not faults:
            return Text(words("edit-sound"), self.board.tone("success"))
        lines = [words("edit-faults", count=len(faults))]
        shown = FAULTS_SHOWN if len(faults) <= FAULTS_SHOWN else FAULTS_SHOWN - 1
        lines += [fault_said(fault, words) for fault in faults[:shown]]
        if len(faults) > shown:
            lines.append(words("edit-fault-more", count=len(faults) - shown))
        return Text("\n".join(lines), self.board.tone("error"), no_wrap=True, overflow="ellipsis")

    def _draw_map(self) -> None:
        """Draw the map, as far as there is one for a table that cannot be."""
        view = self.query_one(MapView)
        if not view.display or not view.size.width:
            return
        picture = self._picture()
        if picture is not None:
            palette, tier = self.board.palette_of(self.match), self.board.tier
            view.show(picture.board, picture.looks, self._marks(picture), palette, tier)

    def _picture(self) -> Picture | None:
        """Draw the table, unless it is of seats that it does not have."""
        undrawable = any(isinstance(fault, UNDRAWABLE) for fault in self.editing.faults)
        return None if undrawable else self.drawing.picture(self.editing.state, None)

    def _marks(self, picture: Picture) -> Marks:
        """Ring the place that is open."""
        here = frozenset(step for step in self.path if step in picture.looks)
        return Marks(rings=(Ring(here, MarkKind.PICKED),) if here else ())

    @on(MapView.Picked)
    def open_place(self, event: MapView.Picked) -> None:
        """Open what lies at a place that was clicked; nothing where nothing lies."""
        for part in self._at_places(self.editing.whole):
            if part.path[-1] == event.place:
                self.path = part.path
                self.fill(0)
                return

    def _at_places(self, part: Part) -> list[Part]:
        """List the parts that lie at places of the map."""
        inner = list(part.parts())
        own = inner if isinstance(part.shape, Lookup) else []
        below = [one for entry in inner for one in self._at_places(entry)]
        return [*own, *below]
