"""A map as a Rich renderable: for exports, `print`, tests and any Rich console."""

from collections.abc import Iterator, Mapping

from msgspec import field
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.segment import Segment

from boardkit.core.values import Value
from boardkit.draw.geometry import Geometry, fitting, geometry
from boardkit.draw.looks import Look, Marks
from boardkit.draw.paint import Tier, paint
from boardkit.draw.palette import Palette, palette
from boardkit.draw.shapes import Board, Place, Size


class TileMap(Value, eq=False):
    """A board, what lies on it and what is marked; painted when a console asks for it.

    Attributes:
        size: a size, or `None` for the largest that fits.
        tier: a tier, or `None` for colour where the console has any.
        centred: whether the map stands in the middle of the room it is given.
    """

    board: Board
    looks: Mapping[Place, Look]
    marks: Marks = field(default_factory=Marks)
    palette: Palette = field(default_factory=palette)
    size: Size | None = None
    tier: Tier | None = None
    centred: bool = False

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        chosen = self._geometry(options)
        canvas = paint(chosen, self.looks, self.marks, self.palette, self.tier or _tier(console))
        left = max(0, options.max_width - canvas.columns) // 2 if self.centred else 0
        return self._lines([canvas.segments(y) for y in range(chosen.lines)], left)

    def __rich_measure__(self, _: Console, options: ConsoleOptions) -> Measurement:
        columns = self._geometry(options).columns
        return Measurement(columns, columns)

    def _geometry(self, options: ConsoleOptions) -> Geometry:
        height = options.height or options.max_height
        return geometry(self.board, self.size or fitting(self.board, options.max_width, height))

    @staticmethod
    def _lines(rows: list[list[Segment]], left: int) -> Iterator[Segment]:
        for row in rows:
            if left:
                yield Segment(" " * left)
            yield from row
            yield Segment.line()


def _tier(console: Console) -> Tier:
    """Choose the tier that a console can show."""
    if console.options.ascii_only:
        return Tier.ASCII
    return Tier.OUTLINE if console.no_color or console.color_system is None else Tier.TILE
