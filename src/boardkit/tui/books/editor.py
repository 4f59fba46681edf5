"""Editing a position by keys and by mouse: values, pieces, entries; copied, pasted and played."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from textual import on
from textual.binding import Binding, BindingType
from textual.widgets import OptionList

from boardkit.core import Fault, FaultError
from boardkit.core.editing.editing import Editing, is_piece
from boardkit.core.editing.parts import Part, walk
from boardkit.core.notation import shapes
from boardkit.core.notation.shapes import Leaf, Shape
from boardkit.core.records.position import LONGEST, drafted_position, position_code
from boardkit.text.faults import fault_said
from boardkit.tui.books.scenes import SceneScreen
from boardkit.tui.screens.codes import show_code
from boardkit.tui.screens.dialogs import ConfirmScreen
from boardkit.tui.screens.picking import EntryScreen, PickScreen

NOTHING: Final = "nothing"
"""The entry of a list to choose from that stands for: no piece here."""


class EditScreen(SceneScreen):
    """Edits the table of a match part by part; gives the code of the position to play, or nothing."""

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

    def _change(self, editing: Editing[Any], at: int | None = None) -> None:
        self.editing = editing
        self.fill(at)

    @on(OptionList.OptionSelected, "#parts")
    def action_take(self) -> None:
        """Open the part under the cursor, or change it if it has no parts."""
        part = self.chosen
        if part is None:
            self.action_new()
        elif part.value is None and not isinstance(part.shape, Leaf):
            self._change(self.editing.put(part.path, self.editing.fresh(part.shape)))
        elif isinstance(part.shape, shapes.Number):
            self._ask_number(part)
        elif part.shape is shapes.Basic.FLAG:
            self.action_more()
        elif isinstance(part.shape, Leaf):
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
        self.board.show(EntryScreen(question, words, str(part.value or 0), 6), typed)

    def _ask_value(self, part: Part) -> None:
        def chosen(value: Any) -> None:
            self._change(self.editing.put(part.path, value))

        self._pick(part.shape, self.parts.trail(part.path), chosen, optional=part.optional)

    def _pick(
        self, what: Shape, title: str, take: Callable[[Any], None], *, optional: bool = False, taken: Any = ()
    ) -> None:
        """Let a value of a shape be chosen from a list that typing narrows; pieces say where they lie."""
        values = [value for value in self.editing.values(what) if value not in taken]
        entries = [(str(number), self._value_said(what, value)) for number, value in enumerate(values)]
        if optional:
            entries.insert(0, (NOTHING, self.words("edit-without")))

        def picked(entry: str | None) -> None:
            if entry is not None:
                take(None if entry == NOTHING else values[int(entry)])

        self.board.show(PickScreen(title, entries, self.words), picked)

    def _value_said(self, wanted: Shape, value: Any) -> str:
        said = self.parts.leaf(value, wanted)
        where = self.editing.where(wanted, value) if is_piece(wanted) else None
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
        if part is None:
            self.board.bell()
            return
        match part.shape:
            case shapes.Number():
                self._change(self.editing.put(part.path, (part.value or 0) + step))
            case shapes.Basic.FLAG | shapes.Member() | shapes.Basic.SEAT:
                values = [*([None] if part.optional else []), *self.editing.values(part.shape)]
                now = values.index(part.value) if part.value in values else 0
                self._change(self.editing.put(part.path, values[(now + step) % len(values)]))
            case _:
                self.board.bell()

    def action_new(self) -> None:
        """Add an entry to the open list."""
        part = self.open_part
        if not self.editing.grows(part):
            self.board.tell(self.words("edit-no-list"))
            return
        match part.shape:
            case shapes.Lookup(key, item):
                self._add_one(part, key, lambda chosen: (chosen, self.editing.fresh(item)))
            case shapes.Series(item) | shapes.Bunch(item):
                self._add_one(part, item, lambda chosen: chosen)

    def _add_one(self, part: Part, wanted: Shape, entry: Callable[[Any], Any]) -> None:
        """Add an entry made of a chosen value, or of the plainest where there is nothing to choose."""
        if isinstance(wanted, Leaf) and not isinstance(wanted, shapes.Number):
            taken = () if isinstance(part.shape, shapes.Series) else part.value
            title = self.parts.trail(part.path)
            self._pick(wanted, title, lambda chosen: self._add(entry(chosen)), taken=taken)
        else:
            self._add(entry(self.editing.fresh(wanted)))

    def _add(self, value: Any) -> None:
        self._change(self.editing.added(self.open_part.path, value), len(self.rows))

    def action_remove(self) -> None:
        """Take the part under the cursor away, if the table can be without it."""
        part, holder = self.chosen, self.open_part
        if part is not None and self.editing.grows(holder):
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
            self.board.tell(self.words("edit-nothing-to-undo"))

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
                self.board.say(error.fault, self.words)
            else:
                self.path = ()
                self._change(self.editing.changed(state), 0)

        words = self.words
        self.board.show(EntryScreen(words("code-paste-ask"), words, longest=LONGEST), pasted)

    def action_find(self) -> None:
        """Look for a piece, and open the list where it lies."""
        parts = self.parts
        found = [part for part in self._pieces() if len(part.path) > 1]
        entries = [
            (
                str(n),
                self.words(
                    "edit-lies", piece=parts.leaf(part.value, part.shape), place=parts.trail(part.path[:-1])
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

        self.board.show(PickScreen(self.words("edit-find"), entries, self.words), chosen)

    def _pieces(self) -> list[Part]:
        return [part for part in walk(self.editing.whole) if is_piece(part.shape) and part.value]

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
        self.board.tell(said, wrong=True)

    def action_back(self) -> None:
        """Close the open part; at the whole table leave, and ask first if something was changed."""
        if self.path:
            path, self.path = self.path, self.path[:-1]
            rows = [part.path for part in self.open_part.parts()]
            self.fill(rows.index(path) if path in rows else 0)
        elif self.editing.before:
            words = self.words
            confirm = ConfirmScreen(words("edit-leave-ask"), words("edit-leave-yes"), words("edit-leave-no"))
            self.board.show(confirm, self._left)
        else:
            self.dismiss(None)

    def _left(self, sure: bool | None) -> None:
        """Forget what was changed, if that is wished."""
        if sure:
            self.dismiss(None)
