"""Tiles, buildings and communities in little: so many columns and lines for a space."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from boardkit.core import Seat
from boardkit.draw.colours import inked
from boardkit.draw.glyphs import glyph
from boardkit.draw.palette import Palette
from boardkit.games.life_in_reterra.box import TILES
from boardkit.games.life_in_reterra.box.things import WIDTH, Card, LandTile, Space
from boardkit.games.life_in_reterra.rules.community import FRAME, Community
from boardkit.games.life_in_reterra.rules.lying import lying
from boardkit.games.life_in_reterra.rules.model import Stall, State
from boardkit.games.life_in_reterra.show.signs import chip_at, fill, icon, icon_at, is_energy, number_of
from boardkit.maps.squares import Square, Turn

SIDE: Final = WIDTH * FRAME
"""How many spaces a whole community has on a side."""


def tile_picture(tile: LandTile, palette: Palette, columns: int) -> tuple[Text, ...]:
    """Draw a tile with two lines a space: its terrain above, what is printed on it below."""
    if tile not in TILES:
        return ()
    energy = is_energy(tile)
    lines = []
    for row in TILES[tile].spaces:
        lines.append(Text.assemble(*(_cell(glyph(fill(space)), space, palette, columns) for space in row)))
        signs = (_cell(icon(space, energy=energy), space, palette, columns) for space in row)
        lines.append(Text.assemble(*signs))
    return tuple(lines)


def _cell(sign: str, space: Space, palette: Palette, columns: int) -> tuple[str, Style]:
    return f"{sign:^{columns}}", inked(palette[fill(space)])


def shape_picture(view: State, card: Card, palette: Palette) -> tuple[Text, ...]:
    """Draw the shape of a building, three columns a space, with its number on the colour of its face."""
    stall = next((stall for stall in view.market if stall.card == card), None)
    if stall is None:
        return ()
    shape = lying(card, Turn.R0)
    wide, high = (max(space[axis] for space in shape) + 1 for axis in (0, 1))
    return tuple(
        _shape_line(view, stall, [(x, y) in shape for x in range(wide)], palette) for y in range(high)
    )


def _shape_line(view: State, stall: Stall, built: Sequence[bool], palette: Palette) -> Text:
    number = f" {number_of(view, stall.card)} ", inked(palette[f"face.{stall.side.value}"])
    return Text.assemble(*(number if here else "   " for here in built))


def community_picture(view: State, seat: Seat, palette: Palette, columns: int) -> Iterator[Text]:
    """Draw a community with so many columns a space, one or two: terrain, and what stands on it."""
    land = view.communities[seat]
    left, top = corner_of(land)
    for y in range(top, top + SIDE):
        row = (Square(x, y) for x in range(left, left + SIDE))
        yield Text.assemble(*(part for at in row for part in _little(view, seat, land, at, palette, columns)))


def _little(
    view: State, seat: Seat, land: Community, at: Square, palette: Palette, columns: int
) -> Iterator[tuple[str, str | Style]]:
    """Draw a space: its terrain where there is a column for it or nothing stands there, and what is on it."""
    if at not in land.spaces:
        yield "·" * columns, "dim"
        return
    chip, terrain = chip_at(view, seat, land, at), inked(palette[fill(land.spaces[at])])
    if columns > 1 or chip is None:
        yield glyph(fill(land.spaces[at])), terrain
    if chip is not None:
        yield chip.letter, inked(palette[chip.colour], bold=True)
    elif columns > 1:
        yield icon_at(land, at) or " ", terrain


def corner_of(land: Community) -> tuple[int, int]:
    """Return the least coordinates of a community."""
    if not land.corners:
        return 0, 0
    return min(at.x for at in land.corners), min(at.y for at in land.corners)
