"""The side of the play screen: seats, the game's own lines, and the log."""

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text
from textual import events
from textual.widgets import RichLog

from boardkit.core.table import Seat
from boardkit.draw.colours import ink
from boardkit.draw.palette import Palette
from boardkit.text.telling import Line

LETTERS = "ABCDEF"


def chip(seat: Seat, palette: Palette) -> Text:
    """Draw a seat's chip: its letter on its colour."""
    owner = palette[f"owner.{seat}"]
    return Text(f" {LETTERS[seat]} ", Style(color=ink(owner), bgcolor=owner, bold=True))


def seats(rows: Sequence[tuple[str, str]], acting: Seat, palette: Palette, width: int) -> Text:
    """Write a line for each seat: chip, name, and what everybody may know; an arrow for who is asked."""
    lines = []
    for number, (name, facts) in enumerate(rows):
        seat = Seat(number)
        line = Text("▶" if seat == acting else " ", no_wrap=True, overflow="ellipsis")
        line.append_text(chip(seat, palette))
        room = max(3, width - 5 - len(facts) - 1)
        shown = Text(f" {name}", Style(bold=seat == acting))
        shown.truncate(room, overflow="ellipsis", pad=True)
        lines.append(line.append_text(shown).append(f" {facts}"))
    return Text("\n").join(lines)


class LogView(RichLog):
    """The log, newest last; writes only what is new."""

    can_focus = False

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 - Textual's name
        super().__init__(id=id, wrap=True, markup=False, highlight=False, auto_scroll=True, max_lines=2000)
        self._told: list[Line] = []

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
        """Wrap everything anew."""
        super().on_resize(event)
        told, self._told = self._told, []
        self.clear()
        self.show(told)

    @staticmethod
    def _drawn(line: Line) -> Text:
        return Text(line.text, "italic" if line.event is None else "")
