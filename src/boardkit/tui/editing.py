"""Editing a position: the table as a tree of lists, what is wrong with it, and the map beside it."""

from collections.abc import Callable
from typing import Any, ClassVar, Final, get_args

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from boardkit.core.coding import bare
from boardkit.core.editing import LEAVES, LISTS, Editing, Part, Path, Sort, sort_of, walk
from boardkit.core.faults import Fault, FaultError
from boardkit.core.match import Match
from boardkit.core.position import LONGEST, drafted_position, position_code
from boardkit.core.table import Pending
from boardkit.draw.drawing import Picture, drawing_of
from boardkit.draw.looks import Mark as MarkKind
from boardkit.draw.looks import Marks, Ring
from boardkit.text import Words
from boardkit.text.faults import fault_said
from boardkit.text.parts import PartWords
from boardkit.tui.codes import show_code
from boardkit.tui.dialogs import ConfirmScreen
from boardkit.tui.mapview import MapView
from boardkit.tui.pages import BACK, Page, PageKeys
from boardkit.tui.picking import EntryScreen, PickScreen
from boardkit.tui.widgets.keybar import KeyBar

FAULTS_SHOWN: Final = 3
LABEL: Final = 28
"""Columns of the names of parts."""

BESIDE: Final = 4
"""Columns of a list beside its lines."""

NOTHING: Final = "nothing"
"""The entry of a list to choose from that stands for: no piece here."""


class EditScreen(Page[str | None]):
    """Edits the table of a match part by part; gives the code of the position to play, or nothing.

    Attributes:
        editing: the table as it is now.
        path: the part that is open.
    """

    AUTO_FOCUS = "#parts"
    CSS = """
    EditScreen #edit-middle { height: 1fr; }
    EditScreen #parts { width: 1fr; height: 1fr; border: none; padding: 0; }
    EditScreen #edit-map { width: 1fr; height: 1fr; display: none; }
    EditScreen.-wide #edit-map { display: block; }
    EditScreen #edit-trail { height: 1; text-style: bold; }
    EditScreen #edit-keys { height: 1; background: $panel; }
    EditScreen #edit-faults { height: 4; background: $panel; padding: 0 1; }
    """
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]  # noqa: RUF012 - Textual declares it so
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,minus", "less", show=False),
        Binding("right,plus,equals_sign", "more", show=False),
        Binding("n,insert", "new", show=False),
        Binding("d,delete", "remove", show=False),
        Binding("u,ctrl+z", "undo", show=False),
        Binding("y", "copy", show=False),
        Binding("p", "paste", show=False),
        Binding("slash", "find", show=False),
        Binding("ctrl+s", "start", show=False),
    ]

    def __init__(self, match: Match[Any], state: Any) -> None:
        super().__init__()
        self.match = match
        self.drawing = drawing_of(match.game.key)
        places = tuple(self.drawing.picture(state, None).looks)
        self.editing: Editing[Any] = Editing(match.game, state, places=places)
        self.path: Path = ()
        self._rows: list[Part] = []
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
            self._named = state, PartWords.of(words, self.match.game, state)
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
        shown = [(action, key, words(labels[action]) if action in labels else "") for action, key in of_parts]
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
        return self._rows[at] if at is not None and at < len(self._rows) else None

    def fill(self, at: int | None = None) -> None:
        """List the parts of what is open, with the cursor at one of them."""
        listed, parts = self.query_one("#parts", OptionList), self.parts
        at = listed.highlighted if at is None else at
        self._rows = list(self.open_part.parts())
        width = (listed.size.width or self.size.width) - BESIDE
        lines = [self._row(part, parts, width) for part in self._rows]
        if self._may_add(self.open_part):
            lines.append(Text(parts.words("edit-add"), "italic"))
        listed.clear_options()
        listed.add_options(map(Option, lines))
        listed.highlighted = min(at or 0, len(lines) - 1) if lines else None
        self.query_one("#edit-trail", Static).update(Text(f" {parts.trail(self.path) or parts.label(())}"))
        self.query_one("#edit-faults", Static).update(self._faults_said())
        self._draw_map()

    @staticmethod
    def _row(part: Part, parts: PartWords, width: int) -> Text:
        name = Text(parts.label(part.path))
        name.truncate(LABEL, overflow="ellipsis", pad=True)
        line = Text.assemble(" ", (name.plain, "bold"), " ", parts.said(part))
        line.truncate(max(width, LABEL), overflow="ellipsis")
        return line

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
        try:
            return self.drawing.picture(self.editing.state, None)
        except Exception:
            return None

    def _marks(self, picture: Picture) -> Marks:
        """Ring the place that is open."""
        here = frozenset(step for step in self.path if step in picture.looks)
        return Marks(rings=(Ring(here, MarkKind.PICKED),) if here else ())

    def _change(self, editing: Editing[Any], at: int | None = None) -> None:
        self.editing = editing
        self.fill(at)

    @on(OptionList.OptionSelected, "#parts")
    def action_take(self) -> None:
        """Open the part under the cursor, or change it if it has no parts."""
        part = self.chosen
        if part is None:
            self.action_new()
        elif part.value is None and part.sort not in LEAVES:
            self._change(self.editing.put(part.path, self.editing.fresh(part.kind)))
        elif part.sort is Sort.NUMBER:
            self._ask_number(part)
        elif part.sort is Sort.FLAG:
            self.action_more()
        elif part.sort in LEAVES:
            self._ask_value(part)
        else:
            self.path = part.path
            self.fill(0)

    def _ask_number(self, part: Part) -> None:
        words = self.words

        def typed(text: str | None) -> None:
            digits = (text or "").removeprefix("-")
            if digits.isascii() and digits.isdigit() and len(digits) < 6:
                self._change(self.editing.put(part.path, int(text or "0")))

        question = words("edit-number-ask", what=self.parts.trail(part.path))
        self.board.push_screen(EntryScreen(question, words, str(part.value or 0), 6), typed)

    def _ask_value(self, part: Part) -> None:
        def chosen(value: Any) -> None:
            self._change(self.editing.put(part.path, value))

        self._pick(part.kind, self.parts.trail(part.path), chosen, optional=part.optional)

    def _pick(
        self, kind: Any, title: str, chosen: Callable[[Any], None], *, optional: bool = False, taken: Any = ()
    ) -> None:
        """Let a value of a type be chosen from a list that typing narrows; pieces say where they lie."""
        values = [value for value in self.editing.values(kind) if value not in taken]
        entries = [(str(number), self._value_said(kind, value)) for number, value in enumerate(values)]
        if optional:
            entries.insert(0, (NOTHING, self.words("edit-without")))

        def picked(entry: str | None) -> None:
            if entry is not None:
                chosen(None if entry == NOTHING else values[int(entry)])

        self.board.push_screen(PickScreen(title, entries, self.words), picked)

    def _value_said(self, kind: Any, value: Any) -> str:
        said = self.parts.leaf(value, kind)
        where = self.editing.where(kind, value) if sort_of(kind) is Sort.PIECE else None
        if where is None:
            return said
        place = self.parts.trail(where[:-1] if type(where[-1]) is int else where)
        return self.words("edit-lies", piece=said, place=place)

    def action_less(self) -> None:
        """Make a number smaller, or take the value before."""
        self._step(-1)

    def action_more(self) -> None:
        """Make a number larger, or take the next value."""
        self._step(1)

    def _step(self, step: int) -> None:
        part = self.chosen
        if part is None or part.sort not in (Sort.NUMBER, Sort.FLAG, Sort.CHOICE, Sort.SEAT):
            self.board.bell()
        elif part.sort is Sort.NUMBER:
            self._change(self.editing.put(part.path, (part.value or 0) + step))
        else:
            values = [*([None] if part.optional else []), *self.editing.values(part.kind)]
            now = values.index(part.value) if part.value in values else 0
            self._change(self.editing.put(part.path, values[(now + step) % len(values)]))

    def _may_add(self, part: Part) -> bool:
        """Tell whether entries can be added: not to lists with one for each seat, nor to open business."""
        if part.sort not in LISTS or (part.path and part.path[-1] in self.parts.by_seat):
            return False
        item = bare(get_args(bare(part.kind))[0])
        return not (isinstance(item, type) and issubclass(item, Pending))

    def action_new(self) -> None:
        """Add an entry to the open list."""
        part = self.open_part
        if not self._may_add(part):
            self.board.notify(self.words("edit-no-list"), markup=False)
            return
        kind, *others = get_args(bare(part.kind))
        item = others[0] if part.sort is Sort.PLACES else None
        if item is None and sort_of(kind) not in LEAVES:
            self._add(self.editing.fresh(kind))
            return

        def chosen(value: Any) -> None:
            self._add(value if item is None else (value, self.editing.fresh(item)))

        taken = () if part.sort is Sort.LIST else part.value
        if sort_of(kind) is Sort.NUMBER:
            self._add(0)
        else:
            self._pick(kind, self.parts.trail(part.path), chosen, taken=taken)

    def _add(self, value: Any) -> None:
        self._change(self.editing.added(self.open_part.path, value), len(self._rows))

    def action_remove(self) -> None:
        """Take the part under the cursor away, if the table can be without it."""
        part, holder = self.chosen, self.open_part
        if part is not None and self._may_add(holder):
            self._change(self.editing.without(part.path))
        elif part is not None and part.optional:
            self._change(self.editing.put(part.path, None))
        else:
            self.board.bell()

    def action_undo(self) -> None:
        """Take the last change back."""
        if self.editing.before:
            self._change(self.editing.undone())
        else:
            self.board.notify(self.words("edit-nothing-to-undo"), markup=False)

    def action_copy(self) -> None:
        """Show the code of the position."""
        show_code(self.board, position_code(self.match.game, self.editing.state), self.words)

    def action_paste(self) -> None:
        """Put the table of a code in place of this one; it must be of the same game and as many players."""

        def pasted(text: str | None) -> None:
            if not text:
                return
            try:
                state = drafted_position(self.match.game, text)
            except FaultError as error:
                self.board.say_in(error.fault, self.words)
            else:
                self.path = ()
                self._change(self.editing.changed(state), 0)

        words = self.words
        self.board.push_screen(EntryScreen(words("code-paste-ask"), words, longest=LONGEST), pasted)

    def action_find(self) -> None:
        """Look for a piece, and open the list where it lies."""
        parts = self.parts
        found = [part for part in self._pieces() if len(part.path) > 1]
        entries = [
            (
                str(n),
                self.words(
                    "edit-lies", piece=parts.leaf(part.value, part.kind), place=parts.trail(part.path[:-1])
                ),
            )
            for n, part in enumerate(found)
        ]

        def chosen(entry: str | None) -> None:
            if entry is not None:
                path = found[int(entry)].path
                self.path = path[:-1]
                rows = [part.path for part in self.open_part.parts()]
                self.fill(rows.index(path) if path in rows else 0)

        self.board.push_screen(PickScreen(self.words("edit-find"), entries, self.words), chosen)

    def _pieces(self) -> list[Part]:
        return [part for part in walk(self.editing.whole) if part.sort is Sort.PIECE and part.value]

    def action_start(self) -> None:
        """Play the position, if nothing is wrong with it."""
        faults = self.editing.faults
        if faults:
            self._refuse(faults[0])
        else:
            self.dismiss(position_code(self.match.game, self.editing.state))

    def _refuse(self, fault: Fault) -> None:
        words = self.words
        said = words("edit-not-yet", fault=fault_said(fault, words))
        self.board.notify(said, severity="error", markup=False)

    def action_back(self) -> None:
        """Close the open part; at the whole table leave, and ask first if something was changed."""
        if self.path:
            path, self.path = self.path, self.path[:-1]
            rows = [part.path for part in self.open_part.parts()]
            self.fill(rows.index(path) if path in rows else 0)
        elif self.editing.before:
            words = self.words
            confirm = ConfirmScreen(words("edit-leave-ask"), words("edit-leave-yes"), words("edit-leave-no"))
            self.board.push_screen(confirm, self._left)
        else:
            self.dismiss(None)

    def _left(self, sure: bool | None) -> None:
        """Forget what was changed, if that is wished."""
        if sure:
            self.dismiss(None)

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
        own = inner if part.sort is Sort.PLACES else []
        below = [one for entry in inner for one in self._at_places(entry)]
        return [*own, *below]
