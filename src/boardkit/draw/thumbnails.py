"""Maps in a few cells: two px to a cell where there are colours, else a sign to a cell."""

from collections.abc import Iterator

from rich.text import Text

from boardkit.draw.canvas import Cell, Pen, join, style
from boardkit.draw.geometry import NOBODY, Geometry, geometry
from boardkit.draw.glyphs import glyph
from boardkit.draw.looks import Look
from boardkit.draw.paint import HALVES, Tier, fill
from boardkit.draw.palette import Palette
from boardkit.draw.shapes import Size
from boardkit.draw.show import Picture


def thumbnail(picture: Picture, width: int, height: int, palette: Palette, tier: Tier) -> list[Text]:
    """Draw a map in at most `width` columns and `height` lines, by what lies in the middle of each px.

    It is as wide as it is high on the whole map; a place shows its owner's colour or letter, or its ground.
    """
    sizes = picture.board.sizes
    plan = geometry(picture.board, Size.L if Size.L in sizes else sizes[-1])
    step = max(plan.columns / width, plan.lines / height)
    columns, lines = max(int(plan.columns / step), 1), max(int(plan.lines / step), 1)
    if tier is not Tier.TILE:
        grid = _looks(picture, plan, columns, lines)
        return [Text("".join(map(_sign, row))) for row in grid]
    pixels = [[_colour(look, palette) for look in row] for row in _looks(picture, plan, columns, 2 * lines)]
    rows = (join(map(_cell, upper, lower)) for upper, lower in zip(pixels[::2], pixels[1::2], strict=True))
    return [Text.assemble(*((run.text, style(run.pen)) for run in row)) for row in rows]


def _looks(picture: Picture, plan: Geometry, columns: int, rows: int) -> Iterator[list[Look | None]]:
    """Find what lies under the middle of each of so many equal parts of a map, or beside it, row by row."""
    near = (0, 1, -1, plan.columns, -plan.columns)
    for row in range(rows):
        start = (2 * row + 1) * plan.lines // rows * plan.columns
        middles = (start + (2 * column + 1) * plan.columns // (2 * columns) for column in range(columns))
        owners = ([plan.owner[spot + by] for by in near if spot + by < len(plan.owner)] for spot in middles)
        numbers = (next((one for one in owner if one != NOBODY), NOBODY) for owner in owners)
        looks = (picture.looks.get(plan.tiles[one].place) if one != NOBODY else None for one in numbers)
        yield [look if look is not None and look.outline else None for look in looks]


def _cell(upper: str | None, lower: str | None) -> Cell:
    """Paint two px, one or none: round a map its ground is seen, such as that of the row that is chosen."""
    if upper is None:
        return Cell(" ", Pen()) if lower is None else Cell("▄", Pen(lower))
    return Cell("▀", Pen(upper, lower)) if lower is None else HALVES[upper, lower]


def _colour(look: Look | None, palette: Palette) -> str | None:
    if look is None:
        return None
    return fill(look, palette) if look.chip is None else palette[look.chip.colour]


def _sign(look: Look | None) -> str:
    if look is None:
        return " "
    return glyph(look.fill) if look.chip is None else look.chip.letter
