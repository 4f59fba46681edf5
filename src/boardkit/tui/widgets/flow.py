"""Pieces of text one after the other, in as many lines as it takes; none is broken."""

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from boardkit.core.values import Value


class Flow(Value, eq=False):
    """Pieces that are laid into lines once it is known how wide these may be."""

    pieces: tuple[Text, ...]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        del console
        yield Text("\n").join(self._lines(options.max_width))

    def _lines(self, width: int) -> Iterator[Text]:
        line = Text()
        for piece in self.pieces:
            if line and line.cell_len + len(piece.plain.rstrip()) > width:
                yield line
                line = Text()
            line.append_text(piece)
        yield line
