"""The side of the play screen: seats, the game's own lines, and the log."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text
from textual import events
from textual.widgets import RichLog

from boardkit.core import Seat
from boardkit.draw.colours import ink
from boardkit.draw.palette import Palette
from boardkit.text.telling import Line

LETTERS = "ABCDEF"


def chip(seat: Seat, palette: Palette) -> Text:
    """Draw a seat's chip: its letter on its colour."""
    owner = palette[f"owner.{seat}"]
    return Text.assemble((f" {LETTERS[seat]} ", Style(color=ink(owner), bgcolor=owner, bold=True)))


def seats(rows: Sequence[tuple[str, str]], acting: Seat, palette: Palette, width: int) -> Text:
    """Write a line for each seat: chip, name, and what everybody may know; an arrow for who is asked."""
    lines = []
    room = max(cell_len(facts.rstrip()) for _, facts in rows)
    for number, (name, facts) in enumerate(rows):
        seat = Seat(number)
        shown = Text(f" {name}", "bold" if seat == acting else "")
        shown.truncate(max(3, width - 5 - room), overflow="ellipsis", pad=True)
        arrow = Text("▶" if seat == acting else " ")
        lines.append(Text.assemble(arrow, chip(seat, palette), shown, f" {facts.rstrip()}"))
    return Text("\n").join(lines)


class LogView(RichLog):
    """The log, newest last; writes only what is new."""

    can_focus = False

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id, wrap=True, markup=False, highlight=False, min_width=1)
        self._told: list[Line] = []
        self._width = 0

    def show(self, lines: Sequence[Line]) -> None:
        """Show these lines, keeping those that stand there already."""
        kept = len(self._told)
        if list(lines[:kept]) != self._told:
            self.clear()
            kept = 0
        for line in lines[kept:]:
            self.write(self._drawn(line), expand=True, shrink=True)
        self._told = list(lines)

    def on_resize(self, event: events.Resize) -> None:
        """Wrap everything anew in another width, and show the end."""
        if event.size.width != self._width:
            self._width = event.size.width
            self.call_after_refresh(self._rewrap)
        else:
            self.call_after_refresh(self.scroll_end, animate=False)

    def _rewrap(self) -> None:
        lines, self._told = self._told, []
        self.clear()
        self.show(lines)

    @staticmethod
    def _drawn(line: Line) -> Text:
        return Text(line.text, "italic" if line.event is None else "")
