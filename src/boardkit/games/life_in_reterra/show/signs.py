"""How single things look, and tiles, buildings and communities in little."""

from collections.abc import Iterator
from itertools import chain
from typing import Final

from rich.style import Style
from rich.text import Text

from boardkit.core import Seat
from boardkit.draw.colours import inked
from boardkit.draw.glyphs import glyph
from boardkit.draw.looks import Chip
from boardkit.draw.palette import Palette
from boardkit.games.life_in_reterra.box import TILES, Kind
from boardkit.games.life_in_reterra.box.things import WIDTH, Card, Icon, LandTile, Space
from boardkit.games.life_in_reterra.rules.community import FRAME, Community, corner_at, lying
from boardkit.games.life_in_reterra.rules.model import Stall, State, stall_of
from boardkit.maps.squares import Square, Turn

POINT, COPIES, SECRET = "★", "×", "•"
ICONS: Final = {one: "gear" if one is Icon.GEAR else f"relic.{one.value}" for one in Icon}  # their glyphs


def fill(space: Space) -> str:
    """Return the colour token of a space's ground."""
    return f"terrain.{space.terrain.value}"


def icon(space: Space, *, energy: bool = False) -> str:
    """Return the glyph of what is printed on a space; empty for nothing."""
    return glyph("bolt") if energy else glyph(ICONS[space.icon]) if space.icon else ""


def is_energy(tile: LandTile) -> bool:
    """Return whether a tile is an energy source."""
    return tile in TILES and TILES[tile].kind is Kind.ENERGY


def icon_at(land: Community, at: Square) -> str:
    """Return the glyph of what is printed on a space of a community."""
    corner = corner_at(at)
    energy = any(laid.at == corner and is_energy(laid.tile) for laid in land.tiles)
    return icon(land.spaces[at], energy=energy)


SLOTS: Final = "VWXYZ"  # of the slots on the board: seats begin the alphabet, digits choose from a hand


def letter_of(view: State, card: Card) -> str:
    """Return the letter of a building's slot on the board; empty for a stranger."""
    cards = [stall.card for stall in view.market]
    return SLOTS[cards.index(card)] if card in cards else ""


def building_chip(view: State, card: Card) -> Chip:
    """Mark a building by the letter of its slot, on the colour of its face."""
    letter = letter_of(view, card)
    return Chip(letter, f"face.{view.market[SLOTS.index(letter)].side.value}")


def inhabitant_chip(seat: Seat) -> Chip:
    """Mark an inhabitant, in the colour of the community."""
    return Chip(glyph("inhabitant"), f"owner.{seat}")


RELIC: Final = Chip(glyph("relic.ball"), "token.relic")
JUNK: Final = Chip(glyph("cross"), "token.junk")


def chip_at(view: State, seat: Seat, land: Community, at: Square) -> Chip | None:
    """Mark what stands on a space; None when it is empty."""
    if at in land.built:
        return building_chip(view, land.built[at].card)
    if at in land.inhabitants:
        return inhabitant_chip(seat)
    return JUNK if at in land.junk else RELIC if at in land.relics else None


def sketches(tile: LandTile, palette: Palette, *, gap: str = "") -> tuple[Text, ...]:
    """Draw the rows of a tile, two columns a space and a gap: its terrain, and what is on it."""
    energy = is_energy(tile)

    def drawn(space: Space) -> tuple[str, Style]:
        return f"{glyph(fill(space))}{icon(space, energy=energy) or ' '}", inked(palette[fill(space)])

    rows = ((part for space in row for part in (drawn(space), gap)) for row in TILES[tile].spaces)
    return tuple(Text.assemble(*row) for row in rows)


def stall_chip(view: State, stall: Stall, palette: Palette) -> Text:
    """Draw the letter of a building on the colour of its face."""
    return Text(f" {letter_of(view, stall.card)} ", inked(palette[f"face.{stall.side.value}"], bold=True))


SIDE: Final = WIDTH * FRAME  # how many spaces a whole community has on a side


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
    """Draw the shape of a building, three columns a space, with its letter on the colour of its face."""
    stall = stall_of(view, card)
    if stall is None:
        return ()
    shape = lying(card, Turn.R0)
    wide, high = (max(space[axis] for space in shape) + 1 for axis in (0, 1))
    letter = f" {letter_of(view, card)} ", inked(palette[f"face.{stall.side.value}"])
    rows = ([letter if (x, y) in shape else "   " for x in range(wide)] for y in range(high))
    return tuple(Text.assemble(*row) for row in rows)


Part = tuple[str, str | Style]
Drawn = tuple[Part, Part, bool]  # terrain, what is on it, and whether that is shown where one has room


def community_picture(view: State, seat: Seat, palette: Palette, columns: int) -> Iterator[Text]:
    """Draw a community with so many columns a space, one or two: terrain, and what stands on it."""
    for row in _spaces(view, seat, palette, 1):
        chosen = ((above, on_it)[columns < 2 and stands :][:columns] for above, on_it, stands in row)
        yield Text.assemble(*chain.from_iterable(chosen))


def large_picture(view: State, seat: Seat, palette: Palette, columns: int) -> Iterator[Text]:
    """Draw a community with so many columns and two lines a space: terrain above, below it what is on it."""
    for row in _spaces(view, seat, palette, columns):
        above, on_it, _ = zip(*row, strict=True)
        yield from (Text.assemble(*above), Text.assemble(*on_it))


def _spaces(view: State, seat: Seat, palette: Palette, columns: int) -> Iterator[list[Drawn]]:
    """Draw the spaces of each row."""
    land = view.communities[seat]
    left, top = corner_of(land)
    for y in range(top, top + SIDE):
        yield [_drawn(view, seat, land, Square(x, y), palette, columns) for x in range(left, left + SIDE)]


def _drawn(view: State, seat: Seat, land: Community, at: Square, palette: Palette, columns: int) -> Drawn:
    space, chip = land.spaces.get(at), chip_at(view, seat, land, at)
    if space is None:
        return (f"{'·':^{columns}}", "dim"), (" " * columns, ""), False
    upper = _cell(glyph(fill(space)), space, palette, columns)
    if chip is None:
        return upper, _cell(icon_at(land, at), space, palette, columns), False
    return upper, (f"{chip.letter:^{columns}}", inked(palette[chip.colour], bold=True)), True


def corner_of(land: Community) -> tuple[int, int]:
    """Return the least coordinates of a community."""
    if not land.corners:
        return 0, 0
    return min(at.x for at in land.corners), min(at.y for at in land.corners)
