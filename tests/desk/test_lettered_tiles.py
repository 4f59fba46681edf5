"""No letter to jump by lies over what a tile says: bonus, ×2, owner, pollution, deposits, at every scale."""

from collections import Counter
from collections.abc import Iterator
from itertools import cycle
from random import Random
from typing import Any
from unicodedata import normalize

import pytest

from boardkit.core import Game, legal
from boardkit.draw.canvas import Canvas
from boardkit.draw.colours import ink
from boardkit.draw.geometry import Geometry, geometry
from boardkit.draw.grids import SquareBoard
from boardkit.draw.looks import Chip, Look, Marks
from boardkit.draw.paint import Tier, fill, paint
from boardkit.draw.palette import Palette, palette
from boardkit.draw.shapes import Place, Size
from boardkit.games import GAMES
from boardkit.maps.squares import Square, box
from boardkit.tui.desk import panels
from boardkit.tui.desk.desk import Desk
from tests.daily import in_turn
from tests.desk.tools import NAMES, ink_of, new_match, seated
from tests.every import every_game, every_key

KEYS = ("Q", "QW")
"""Letters that stand for nothing else on any map."""

BLOCKS = " ▀▄█"


def tables(game: Game[Any], seed: int, every: int) -> Iterator[Desk]:
    """Sit down at some tables of a match that is played at random."""
    seats = min(game.seats[-1], len(NAMES))
    random, match = Random(seed), new_match(game, seats, seed).__replace__(open_table=True)
    for number in range(1, 241):
        if match.over:
            return
        if number % every == 0:
            yield seated(match)
        match = match.play(random.choice(legal(game, match.state)))


def cells_of(plan: Geometry, canvas: Canvas, at: Place) -> list[tuple[str, str | None]]:
    """List the signs that stand on a tile, each with the colour behind it."""
    found = []
    for line, column, width in plan.slots(at):
        cells = [(sign, run.pen.ground) for run in canvas.rows[line] for sign in run.text]
        found += [cell for cell in cells[column : column + width] if cell[0] not in BLOCKS]
    return found


def told_by(cells: list[tuple[str, str | None]]) -> list[str]:
    """Return the signs of cells, with a bonus by its number alone, whether or not it is raised."""
    said = "".join(sign for sign, _ in cells).replace("×2", "×").replace("x2", "x").replace("+", "")
    return list(normalize("NFKC", said))


def readable(desk: Desk, size: Size, tier: Tier, keys: str, palette: Palette) -> int:
    """Hold a map with letters to the same map without, and count the tiles that say something."""
    picture = panels.map_(desk).picture
    plan, looks = geometry(picture.board, size), picture.looks
    bare = paint(plan, looks, Marks(), palette, tier)
    letters = dict.fromkeys(looks, keys)
    lettered = paint(plan, looks, Marks(legal=frozenset(looks), letters=letters), palette, tier)
    for at, look in looks.items():
        before, then = cells_of(plan, bare, at), cells_of(plan, lettered, at)
        signs = told_by(before)
        # What gives way is the first sign, which says what stands there, or is of the terrain.
        first = signs[0] if len(signs) > 1 and signs[0] != getattr(look.chip, "letter", "") else ""
        lost = Counter(signs) - Counter(told_by(then))
        assert not lost or lost == Counter([first]) or len(signs) == 1, (at, before, then)
        assert len(signs) > 1 or not lost or look.chip is None, (at, before, then)
        assert "Q" in [sign for sign, _ in then], (at, before, then)
        if look.chip is not None and tier is Tier.TILE:
            owner = look.chip.letter, palette[look.chip.colour]
            assert (owner in before) <= (owner in then), (at, before, then)
    return len(looks)


def scales_of(desk: Desk) -> list[Size]:
    """List the sizes of the map that is shown, the one that only large boards of squares have included."""
    board = panels.map_(desk).picture.board
    return [*board.sizes, *([Size.TIGHT] if isinstance(board, SquareBoard) else [])]


@pytest.mark.sample(4)
@pytest.mark.parametrize(("key", "tier"), in_turn(GAMES, list(Tier)))
def test_letters_hide_nothing_that_a_tile_says(key: str, tier: Tier) -> None:
    game = GAMES[key]
    read = 0
    for desk in tables(game, seed=2, every=79):
        colours = ink_of(game.key, len(desk.match.players)).palette
        for size in scales_of(desk):
            read += readable(desk, size, tier, KEYS[-1], colours)
    assert read


@pytest.mark.parametrize("size", [Size.TIGHT, Size.HALF])
def test_letters_hide_nothing_on_the_smallest_squares(size: Size) -> None:
    colours = palette()
    chip, bonus = Chip("B", "owner.1"), Look("terrain.mine", ("◆+2",), prized=True)
    plain, tent = Look("terrain.lake", ("≈",)), Look("terrain.mine", ("⌂",), chip=chip)
    places = list(box(Square(0, 0), 8, 4))
    looks: dict[Place, Look] = dict(zip(places, cycle((bonus, plain, tent, plain, bonus)), strict=False))
    plan = geometry(SquareBoard(frozenset(places)), size)
    for keys in KEYS:
        letters = dict.fromkeys(looks, keys)
        bare = paint(plan, looks, Marks(), colours)
        for last in ((), looks):
            marks = Marks(legal=frozenset(looks), last=frozenset(last), letters=letters)
            lettered = paint(plan, looks, marks, colours)
            if size is Size.TIGHT:
                assert all(_still_told(plan, bare, lettered, at, look, colours) for at, look in looks.items())
                continue
            for at, look in looks.items():
                left, right = plan.body(at)
                line, column = right // plan.columns // 2, right % plan.columns
                pens = [(pen, sign) for said, pen in lettered.rows[line] for sign in said]
                colour = colours[chip.colour] if look.chip else ink(fill(look, colours))
                if look.chip is not None or look.prized:
                    assert colour in (pens[column][0].ink, pens[column][0].ground)
                    assert pens[column][1] not in keys
                assert left == right - 1


def _still_told(
    plan: Geometry, bare: Canvas, lettered: Canvas, at: Place, look: Look, colours: Palette
) -> bool:
    before, then = (cells_of(plan, canvas, at) for canvas in (bare, lettered))
    owner = None if look.chip is None else (look.chip.letter, colours[look.chip.colour])
    assert "Q" in [sign for sign, _ in then]
    return (owner is None or (owner in before and owner in then)) and {
        sign for sign in told_by(before)[1:] if owner is None
    } <= {*told_by(then)}


@pytest.mark.sample(12)
@every_key
@pytest.mark.parametrize("tier", [Tier.TILE, Tier.OUTLINE])
def test_of_two_letters_both_show_or_the_first_is_underlined(key: str, tier: Tier) -> None:
    game, read = GAMES[key], 0
    for desk in tables(game, seed=3, every=79):
        colours, picture = ink_of(game.key, len(desk.match.players)).palette, panels.map_(desk).picture
        letters = dict.fromkeys(picture.looks, KEYS[-1])
        for size in scales_of(desk):
            plan = geometry(picture.board, size)
            marks = Marks(legal=frozenset(letters), letters=letters)
            canvas = paint(plan, picture.looks, marks, colours, tier)
            for place in letters:
                lines = [underlined_of(canvas, *slot) for slot in plan.slots(place)]
                # Squares that are half a line high share a line, which bears the letters of one.
                both = any(KEYS[-1] in "".join(sign for sign, _ in line) for line in lines)
                alone = [lined for line in lines for sign, lined in line if sign == "Q"]
                assert both or alone == [True] or size is Size.HALF, (place, size, lines)
                read += 1
    assert read


def test_the_smallest_water_map_has_room_for_both_letters_beside_a_bonus() -> None:
    desk = next(tables(GAMES["water_sharing"], seed=4, every=1))
    picture = panels.map_(desk).picture
    marks = Marks(letters=dict.fromkeys(picture.looks, KEYS[-1]))
    plan = geometry(picture.board, scales_of(desk)[0])
    prized = [place for place, look in picture.looks.items() if look.lines and look.lines[0][0] == "+"]
    assert prized
    for place in prized:
        canvas = paint(plan, picture.looks, marks, ink_of("water_sharing", 2).palette)
        ((line, column, width),) = plan.slots(place)
        assert "".join(sign for sign, _ in underlined_of(canvas, line, column, width)).endswith(KEYS[-1])


def test_a_square_of_three_columns_has_room_for_both_letters_beside_an_owner() -> None:
    tent: Look = Look("terrain.plain", ("⌂",), chip=Chip("B", "owner.1"))
    places = list(box(Square(0, 0), 4, 4))
    looks: dict[Place, Look] = dict.fromkeys(places, tent)
    plan = geometry(SquareBoard(frozenset(places)), Size.XS)
    canvas = paint(plan, looks, Marks(letters=dict.fromkeys(looks, KEYS[-1])), palette())
    for place in places:
        ((line, column, width),) = plan.slots(place)
        assert "".join(sign for sign, _ in underlined_of(canvas, line, column, width)) == f"B{KEYS[-1]}"


def test_keys_that_touch_others_are_seen_to_begin() -> None:
    places = list(box(Square(0, 0), 6, 3))
    looks: dict[Place, Look] = dict.fromkeys(places, Look("terrain.plain", ("∴",)))
    plan = geometry(SquareBoard(frozenset(places)), Size.TIGHT)
    marks = Marks(legal=frozenset(looks), letters=dict.fromkeys(looks, KEYS[-1]))
    cells = [
        (sign, run.pen)
        for row in paint(plan, looks, marks, palette()).rows
        for run in row
        for sign in run.text
    ]
    pens = {key: {pen for sign, pen in cells if sign == key} for key in KEYS[-1]}
    assert pens["Q"]
    assert {pen.bold for pen in pens["Q"]} == {True}
    assert {pen.bold for pen in pens["W"]} == {False}
    assert not {pen.ink for pen in pens["Q"]} & {pen.ink for pen in pens["W"]}


def underlined_of(canvas: Canvas, line: int, column: int, width: int) -> list[tuple[str, bool]]:
    """List the signs of a stretch of a line, each with whether it is underlined."""
    cells = [(sign, run.pen.underline) for run in canvas.rows[line] for sign in run.text]
    return cells[column : column + width]


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("tier", Tier)
@every_game
def test_letters_hide_nothing_in_whole_matches(game: Game[Any], tier: Tier, seed: int) -> None:
    for desk in tables(game, seed, every=13):
        colours = ink_of(game.key, len(desk.match.players)).palette
        for size in scales_of(desk):
            for keys in KEYS:
                readable(desk, size, tier, keys, colours)
