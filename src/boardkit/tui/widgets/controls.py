"""Controls: bars of verbs and of keys, values, lists, lines to type in, a curve."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Self

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual import events
from textual.binding import BindingType
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget
from textual.widgets import Input, OptionList, TextArea
from textual.widgets.option_list import Option

from boardkit.draw.blocks import Room, shortened
from boardkit.draw.numbers import Curve
from boardkit.draw.show import ShownVerb
from boardkit.text.names import visible, visible_lines
from boardkit.text.spots import spot_of, standing_for
from boardkit.tui.widgets.texts import BLANK, Painted

VERB: Final = "verb"  # the kind of spot that a verb is
BETWEEN: Final = "│"


def verb_sizes(verbs: Sequence[ShownVerb], width: int) -> list[int]:
    """Return how much of each verb is written in a width; what is possible comes first."""
    sizes = [0] * len(verbs)
    free = width - sum(map(_verb_width, verbs, sizes))
    for size, possible in VERB_STEPS:
        for at, verb in enumerate(verbs):
            more = _verb_width(verb, size) - _verb_width(verb, sizes[at])
            if verb.possible == possible and size > sizes[at] and more <= free:
                sizes[at], free = size, free - more
    return sizes


VERB_STEPS: Final = ((1, True), (2, True), (1, False), (3, True), (2, False), (3, False))
"""The order in which a line gives room: a short word to what is possible, its count, then longer ones."""


def _verb_width(verb: ShownVerb, size: int) -> int:
    """Count the cells that a verb takes, with what parts it from the next; none for an idle bare letter."""
    said = verb.written(size)
    if not (said or verb.possible):
        return 0
    return len(verb.letter) + (len(said) + 1 if said else 0) + len(BETWEEN)


class ActionBar(Painted):
    """Shows verbs, and says which one was clicked."""

    ALLOW_SELECT = False
    COMPONENT_CLASSES: ClassVar[set[str]] = {"actionbar--letter", "actionbar--dim"}

    @dataclass
    class Opened(Message):
        """A verb was clicked."""

        letter: str

    _verbs: tuple[ShownVerb, ...] = ()

    def show(self, verbs: Sequence[ShownVerb]) -> None:
        """Show other verbs."""
        if tuple(verbs) != self._verbs:
            self._verbs = tuple(verbs)
            self.refresh()

    def row(self, y: int) -> Text:
        """Write all verbs, as much of each as there is room for, and apart where that fits, too."""
        if y:
            return BLANK
        width = max(self.content_size.width, 1)
        sizes = verb_sizes(self._verbs, width)
        gap = " " if sizes == verb_sizes(self._verbs, width - 2 * len(self._verbs)) else ""
        letter = self.get_component_rich_style("actionbar--letter", partial=True)
        dim = self.get_component_rich_style("actionbar--dim", partial=True)
        line = Text(no_wrap=True)
        for verb, size in zip(self._verbs, sizes, strict=True):
            if _verb_width(verb, size):
                said = verb.written(size)
                part = Text.assemble(gap, (verb.letter, letter if verb.possible else dim))
                part.append(f" {said}" if said else "", "" if verb.possible else dim)
                part.append(gap).append(BETWEEN, dim).stylize(standing_for(VERB, verb.letter))
                line.append_text(part)
        return shortened(line, width)

    def on_click(self, event: events.Click) -> None:
        """Tell which verb was clicked."""
        if spot := spot_of(event.style.meta):
            self.post_message(self.Opened(str(spot[1])))


KEY: Final = "key"  # the kind of spot that a key is; its value is the action
KEY_GAP: Final = "  "  # the blanks between a key and the next; after the last they need no room


ShownKey = tuple[str, str, str]  # an action, its key and its word, empty where the next key says it, too


class KeyBar(Widget):
    """One line of keys and what they do, as many as fit."""

    ALLOW_SELECT = False
    COMPONENT_CLASSES: ClassVar[set[str]] = {"keybar--key"}

    @dataclass
    class Pressed(Message):
        """A key of the footer was clicked."""

        action: str

    def __init__(
        self,
        *,
        id: str | None = None,  # noqa: A002 - Textual's name
        way_out: bool = False,
        always: Sequence[str] = (),
    ) -> None:
        """Show keys, of which those of `always` are the last to go; with a `way_out` the last key is."""
        super().__init__(id=id)
        self._way_out = way_out
        self._always = tuple(always)
        self._keys: tuple[ShownKey, ...] = ()

    def show(self, keys: Sequence[ShownKey]) -> None:
        """Show keys, given as (action, key, what it does); one without a name stands close to the next."""
        if tuple(keys) != self._keys:
            self._keys = tuple(keys)
            self.refresh()

    def render(self) -> Text:
        """Write as many keys as the line has room for."""
        style: Style = self.get_component_rich_style("keybar--key", partial=True)
        line, width = Text(no_wrap=True), self.content_size.width
        for action, key, label in keys_with_room(self._keys, width, self._always, way_out=self._way_out):
            part = Text.assemble((f" {key} ", style), f" {label}{KEY_GAP}" if label else "")
            part.stylize(standing_for(KEY, action))
            line.append_text(part)
        return line

    def on_click(self, event: events.Click) -> None:
        """Tell which key was clicked."""
        if spot := spot_of(event.style.meta):
            self.post_message(self.Pressed(str(spot[1])))


def keys_with_room(
    keys: Sequence[ShownKey], width: int, always: Sequence[str] = (), *, way_out: bool = False
) -> Sequence[ShownKey]:
    """Return the keys that a line has room for, with their words.

    The actions in `always` go last, the first of them the very last but for a `way_out`, the last key.
    """
    groups = _groups(keys)
    last = [groups[-1]] if groups and way_out else []
    # A walk wants all its pairs of keys; of the others only the way back is worth more.
    lasting = always[:1] if any(len(group) > 1 for group in groups) else always
    kept = (group for one in lasting for group in groups if any(one == action for action, *_ in group))
    stay = list(dict.fromkeys((*last, *kept)))
    leaving = [*stay, *(group for group in groups if group not in stay)]
    wide = sum(map(_key_width, groups))
    while len(groups) > 1 and wide > width + len(KEY_GAP):
        wide -= _key_width(leaving[-1])
        groups.remove(leaving.pop())
    return [key for group in groups for key in group]


def _groups(keys: Sequence[ShownKey]) -> list[tuple[ShownKey, ...]]:
    """Put keys without a word of their own together with the next, whose word they share."""
    groups, begun = list[tuple[ShownKey, ...]](), tuple[ShownKey, ...]()
    for key in keys:
        begun = (*begun, key)
        if key[2]:
            groups.append(begun)
            begun = ()
    return [*groups, begun] if begun else groups


def _key_width(keys: Sequence[ShownKey]) -> int:
    return sum(
        cell_len(f" {key} ") + (cell_len(f" {label}{KEY_GAP}") if label else 0) for _, key, label in keys
    )


BEFORE, AFTER = "◂ ", " ▸"


class Cycle(Widget, can_focus=True):
    """Shows one of several values between two arrows, and tells when another one is chosen."""

    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        ("left,minus", "step(-1)"),
        ("right,plus,space,enter", "step(1)"),
    ]

    @dataclass
    class Changed(Message):
        """Another value was chosen."""

        cycle: "Cycle"
        value: Any

        @property
        def control(self) -> "Cycle":
            """The widget, for Textual's selectors."""
            return self.cycle

    def __init__(
        self,
        choices: Sequence[tuple[Any, Text]],
        value: Any,
        *,
        id: str | None = None,  # noqa: A002 - Textual's name
    ) -> None:
        """Offer `choices`, as (value, how it is shown)."""
        super().__init__(id=id)
        self.offer(choices, value)

    @property
    def value(self) -> Any:
        """The value that is chosen."""
        return self._choices[self._at][0]

    def set(self, value: Any) -> None:
        """Show another value, without a message."""
        self._at = [offered for offered, _ in self._choices].index(value)
        self.refresh()

    def offer(self, choices: Sequence[tuple[Any, Text]], value: Any) -> None:
        """Offer other values, without a message."""
        self._choices = tuple(choices)
        self.set(value)

    def get_content_width(self, _container: Size, _viewport: Size) -> int:
        """Return how wide the widest value is, with the arrows."""
        return max(label.cell_len for _, label in self._choices) + len(BEFORE) + len(AFTER)

    def get_content_height(self, _container: Size, _viewport: Size, _width: int) -> int:
        """Take one line."""
        return 1

    def render(self) -> Text:
        """Write the value between its arrows."""
        label = self._choices[self._at][1].copy()
        label.truncate(max(1, self.content_size.width - len(BEFORE) - len(AFTER)), overflow="ellipsis")
        return Text.assemble(BEFORE, label, AFTER)

    def on_click(self, event: events.Click) -> None:
        """Go back by a click on the first arrow, else go on."""
        offset = event.get_content_offset(self)
        if offset is not None:
            self.action_step(-1 if offset.x < len(BEFORE) else 1)

    def action_step(self, step: int) -> None:
        """Go to the next value, or with -1 to the one before; after the last comes the first."""
        self._at = (self._at + step) % len(self._choices)
        self.refresh()
        self.post_message(self.Changed(self, self.value))


class MatchList(OptionList):
    """A list whose entries are pointed at by one click and opened by a second, however much later."""

    _clicked: int | None = None

    def on_click(self, event: events.Click) -> None:
        """Point at what was clicked, and open nothing before the second click."""
        clicked = event.style.meta.get("option")
        if clicked is not None and (clicked != self._clicked or clicked != self.highlighted):
            event.prevent_default()
            self.highlighted = clicked
        self._clicked = clicked

    def clear_options(self) -> Self:
        """Forget the entries, and which was clicked."""
        self._clicked = None
        return super().clear_options()


def relist(listed: OptionList, options: Sequence[Option]) -> None:
    """Write a list again, with the cursor where it was; one without entries is not shown."""
    before = listed.highlighted or 0
    listed.clear_options()
    listed.add_options(options)
    listed.highlighted = min(before, len(options) - 1) if options else None
    listed.display = bool(options)


class LineInput(Input):
    """Shows what cannot be printed as codes: whatever is pasted, the terminal finds nothing to obey."""

    moves_in: Widget | None = None  # the list in which its arrows have moved since something was typed

    def validate_value(self, value: str) -> str:
        """Make everything visible before it is painted."""
        return visible(value)

    def _on_paste(self, event: events.Paste) -> None:
        """Take lines as one, up to the length there is: Textual takes the first, and all of it or nothing."""
        start, end = self.selection
        room = self.max_length - len(self.value) + abs(end - start) if self.max_length else None
        # Blanks within a line may be those of a file's name.
        lines = map(str.strip, event.text.expandtabs(1).splitlines())
        event.text = " ".join(filter(None, lines))[:room]


class TextInput(TextArea):
    """Takes several lines; shows what cannot be printed as codes, as a line does."""

    def __init__(self, text: str) -> None:
        super().__init__(visible_lines(text), highlight_cursor_line=False)
        self.move_cursor(self.document.end)

    async def _on_paste(self, event: events.Paste) -> None:
        """Make everything visible before it is painted; the text is put in by the widget itself."""
        event.text = visible_lines("\n".join(event.text.splitlines()))


class CurveChart(Widget, can_focus=True, inherit_bindings=False):
    """Shows a curve as large as fits, and tells which round is pointed at; knows no match."""

    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        ("left,h", "step(-1)"),
        ("right,l", "step(1)"),
        ("home", "step(-1000)"),
        ("end", "step(1000)"),
    ]

    @dataclass
    class Pointed(Message):
        """Another round is pointed at."""

        at: int

    curve: reactive[Curve | None] = reactive(None)

    def render(self) -> Text:
        """Draw the curve for the room there is."""
        return Text("\n").join([] if self.curve is None else self.curve.lines(self._room))

    @property
    def _room(self) -> Room:
        return Room(self.content_size.width, self.content_size.height)

    def action_step(self, by: int) -> None:
        """Point at a round further on, or back; never past an end."""
        if self.curve is not None:
            self._point(min(max(self.curve.at + by, 0), len(self.curve.points) - 1))

    def on_click(self, event: events.Click) -> None:
        """Point at the round that was clicked."""
        offset = event.get_content_offset(self)
        if offset is not None and self.curve is not None:
            at = self.curve.round_at(self._room, offset.x)
            if at is not None:
                self._point(at)

    def _point(self, at: int) -> None:
        if self.curve is not None and at != self.curve.at:
            self.post_message(self.Pointed(at))
