"""Boards and looks that the drawing tests share."""

from collections.abc import Mapping

from boardkit.draw.geometry import Geometry, geometry
from boardkit.draw.grids import HexBoard, OctagonBoard, SquareBoard
from boardkit.draw.looks import Chip, Look, Mark, Marks, Ring
from boardkit.draw.shapes import Board, Place
from boardkit.maps.squares import Square, box

HEXES = HexBoard(
    tuple(
        tuple(f"{'abcdefghi'[row]}{column}" for column in range(count))
        for row, count in enumerate((5, 6, 7, 8, 9, 8, 7, 6, 5))
    )
)
FEW_HEXES = HexBoard((("a0", "a1", "a2"), ("b0", "b1", "b2", "b3"), ("c0", "c1", "c2")))
STAGGERED = HexBoard(tuple(tuple(f"{row}{column}" for column in range(4)) for row in "abcde"), staggered=True)
OCTAGONS = OctagonBoard(tuple(tuple(f"{'abcde'[row]}{column}" for column in range(8)) for row in range(5)))
DIAMONDS = OctagonBoard(
    (("a0", "a1", "a2"), ("b0", None, "b2"), ("c0", "c1", "c2")), (("w", "x"), ("y", "z"))
)
SQUARES = SquareBoard(frozenset(box(Square(0, 0), 8, 8)))
SPARSE = SquareBoard(frozenset({*box(Square(-2, -1), 3, 2), *box(Square(2, 0), 2, 3), Square(5, 5)}))

BOARDS: tuple[Board, ...] = (HEXES, FEW_HEXES, STAGGERED, OCTAGONS, DIAMONDS, SQUARES, SPARSE)
GEOMETRIES = tuple(geometry(board, size) for board in BOARDS for size in board.sizes)


def name(plan: Geometry) -> str:
    """Name a geometry in a test's list."""
    return f"{type(plan.board).__name__}-{len(plan.tiles)}-{plan.size}"


GROUNDS = (
    ("terrain.plain", "∴"),
    ("terrain.forest", "♣"),
    ("terrain.lake", "≈"),
    ("terrain.field", "≡"),
    ("terrain.rock", "▲"),
    ("terrain.town", "⌂"),
)


def looks(plan: Geometry) -> Mapping[Place, Look]:
    """Dress every tile: all grounds, chips on some, heights on others."""
    return {tile.place: _look(number, tile.place) for number, tile in enumerate(plan.tiles)}


def _look(number: int, place: Place) -> Look:
    fill, glyph = GROUNDS[number * 7 % len(GROUNDS)]
    owner = number * 5 % 9
    chip = Chip("ABCD"[owner], f"owner.{owner}") if owner < 4 else None
    group = (place.x // 2, place.y // 3) if isinstance(place, Square) else None
    return Look(fill, (glyph,), chip, group, height=number % 11 // 9)


def cards() -> tuple[SquareBoard, Mapping[Place, Look], Marks]:
    """Lay overlapping cards, one of them a ghost that may not lie there, on open ground."""
    laid = [(0, 0, 3, 2, 0), (1, 1, 2, 3, 1), (3, 2, 3, 2, 0)]
    ground: dict[Place, Look] = {at: Look(outline=False) for at in box(Square(-1, -1), 8, 6)}
    for number, (x, y, width, height, level) in enumerate(laid):
        for index, at in enumerate(box(Square(x, y), width, height)):
            fill, glyph = GROUNDS[(index + number) % 5]
            chip = Chip("B", "owner.1") if index == 4 else None
            ground[at] = Look(fill, (glyph,), chip, group=number, height=level)
    for index, at in enumerate(box(Square(4, 0), 2, 3)):
        ground[at] = Look(*_ground(index), group="ghost", ghost=True)
    ghost = frozenset(box(Square(4, 0), 2, 3))
    board = SquareBoard(frozenset(at for at in ground if isinstance(at, Square)))
    return board, ground, Marks(rings=(Ring(ghost, Mark.REFUSED),))


def _ground(index: int) -> tuple[str, tuple[str]]:
    fill, glyph = GROUNDS[index % 5]
    return fill, (glyph,)
