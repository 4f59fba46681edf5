"""Painting: what is true of every tier, board and size."""

import string
from collections.abc import Mapping
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len

from boardkit.draw.canvas import Canvas, Pen
from boardkit.draw.colours import ink
from boardkit.draw.geometry import Geometry, geometry
from boardkit.draw.glyphs import SHOWS, Repertoire, console_signs, spelled
from boardkit.draw.grids import OctagonBoard
from boardkit.draw.looks import Chip, Look, Marks, Ring, changed
from boardkit.draw.paint import Tier, paint, repaint
from boardkit.draw.palette import palette
from boardkit.draw.shapes import Place, Size
from boardkit.maps.squares import Square
from tests.draw.boards import GEOMETRIES, SQUARES, STAGGERED, cards, looks
from tests.every import with_each

every = with_each("plan", GEOMETRIES)
SPELLED = {Tier.CONSOLE: Repertoire.CONSOLE, Tier.ASCII: Repertoire.SEVEN_BIT}
tiers = pytest.mark.parametrize("tier", Tier)


def words(plan: Geometry, canvas: Canvas, place: Place) -> str:
    """Read what stands in the text slots of a tile."""
    lines = ["".join(run.text for run in row) for row in canvas.rows]
    return "\n".join(lines[line][column : column + width] for line, column, width in plan.slots(place))


def pens(canvas: Canvas) -> list[list[Pen]]:
    return [[pen for text, pen in row for _ in text] for row in canvas.rows]


@pytest.mark.sample(4)
@every
@tiers
def test_5_every_row_has_exactly_the_cells_of_the_board(plan: Geometry, tier: Tier) -> None:
    canvas = paint(plan, looks(plan), Marks(cursor=plan.tiles[0].place, coordinates=True), palette(), tier)
    assert len(canvas.rows) == plan.lines
    assert {sum(cell_len(run.text) for run in row) for row in canvas.rows} == {plan.columns}


@pytest.mark.sample(4)
@every
@pytest.mark.parametrize("tier", [Tier.OUTLINE, Tier.CONSOLE, Tier.ASCII])
def test_6_what_colour_tells_the_other_tiers_tell_too(plan: Geometry, tier: Tier) -> None:
    shown = looks(plan)
    colour = paint(plan, shown, Marks(), palette(), Tier.TILE)
    plain = paint(plan, shown, Marks(), palette(), tier)
    for place in shown:
        told = words(plan, colour, place)
        spelling = SPELLED.get(tier, Repertoire.ALL)
        assert set(spelled(told, spelling)) <= {*words(plan, plain, place), " ", "\n"}


@pytest.mark.parametrize(
    ("look", "shown"),
    [
        (Look("empty", ("∴",), Chip("A", "owner.0")), "∴  A "),
        (Look("empty", ("∴", "x"), Chip("A", "owner.0"), short="∴7x"), "∴7 A "),
        (Look("empty", ("∴",), Chip("A", "owner.0"), height=1, short="∴7"), "∴▴ A "),
    ],
)
def test_7_two_signs_have_room_beside_a_chip(look: Look, shown: str) -> None:
    plan = geometry(STAGGERED, Size.S)
    canvas = paint(plan, {"b1": look}, Marks(), palette(), Tier.TILE)
    assert words(plan, canvas, "b1") == shown


@pytest.mark.parametrize(("size", "shown"), [(Size.S, ["7/7", "A2"]), (Size.L, ["7/7", "a2", "A"])])
def test_7_what_has_no_room_in_full_is_said_in_brief(size: Size, shown: list[str]) -> None:
    plan = geometry(OctagonBoard((("a1",),)), size)
    look = Look("empty", ("7/7", "a2", "A"), brief=("7/7", "A2"))
    canvas = paint(plan, {"a1": look}, Marks(), palette(), Tier.TILE)
    assert words(plan, canvas, "a1").split() == shown


@every
def test_6_marked_tiles_wear_a_sign_in_7_bits(plan: Geometry) -> None:
    place = max((tile.place for tile in plan.tiles), key=lambda place: len(plan.slots(place)))
    here = frozenset({place})
    signs = {
        "[]": Marks(legal=here),
        "{}": Marks(picked=here),
        "!!": Marks(refused=here),
        "**": Marks(last=here),
        "??": Marks(hint=here),
        "><": Marks(cursor=place, legal=here),
    }
    for pair, marks in signs.items():
        told = words(plan, paint(plan, looks(plan), marks, palette(), Tier.ASCII), place)
        assert pair[0] in told
        assert pair[1] in told or told.replace(pair[0], "", 1).strip()  # no room for more than one sign


@pytest.mark.sample(4)
@every
@pytest.mark.parametrize(("tier", "repertoire"), SPELLED.items())
def test_a_tier_of_few_signs_keeps_to_them(plan: Geometry, tier: Tier, repertoire: Repertoire) -> None:
    first, second, third, *_ = (tile.place for tile in plan.tiles)
    marks = Marks(
        legal=plan.places,
        cursor=first,
        picked=frozenset({second}),
        hint=frozenset({third}),
        coordinates=True,
        edges={frozenset(pair): "edge.river" for pair in combinations(plan.places, 2)},
    )
    text = paint(plan, looks(plan), marks, palette(), tier).text()
    assert SHOWS[repertoire](text)
    assert set(text) <= {*string.printable, *console_signs()}


@pytest.mark.sample(4)
@every
@tiers
def test_7_moving_the_cursor_changes_only_the_boxes_of_two_tiles(plan: Geometry, tier: Tier) -> None:
    first, second = plan.tiles[0].place, plan.tiles[-1].place
    before, after = (
        paint(plan, looks(plan), Marks(cursor=cursor), palette(), tier) for cursor in (first, second)
    )
    boxes = [plan.box(first), plan.box(second)]
    for y, (old, new) in enumerate(zip(pens(before), pens(after), strict=True)):
        for x, (one, two) in enumerate(zip(old, new, strict=True)):
            inside = any(
                left <= x < left + width and top <= y < top + height for left, top, width, height in boxes
            )
            assert inside or one == two


def marks(plan: Geometry) -> st.SearchStrategy[Marks]:
    places = [tile.place for tile in plan.tiles]
    some = st.frozensets(st.sampled_from(places), max_size=4)
    pair = st.frozensets(st.sampled_from(places), min_size=2, max_size=2)
    return st.builds(
        Marks,
        cursor=st.none() | st.sampled_from(places),
        legal=some,
        picked=some,
        last=some,
        hint=some,
        refused=some,
        letters=st.dictionaries(st.sampled_from(places), st.sampled_from("asdf"), max_size=2),
        edges=st.dictionaries(pair, st.just("edge.river"), max_size=2),
        rings=st.lists(st.builds(Ring, some), max_size=2).map(tuple),
        coordinates=st.booleans(),
    )


@settings(max_examples=25, deadline=None)
@given(st.data(), st.sampled_from(GEOMETRIES), st.sampled_from(Tier))
def test_7_repainting_what_changed_equals_painting_anew(
    data: st.DataObject, plan: Geometry, tier: Tier
) -> None:
    shown = looks(plan)
    before, after = data.draw(marks(plan)), data.draw(marks(plan))
    dressed = data.draw(redressed(shown))
    places = changed(shown, before, dressed, after)
    old = paint(plan, shown, before, palette(), tier)
    new = repaint(old, plan, dressed, after, palette(), tier, places)
    assert new.rows == paint(plan, dressed, after, palette(), tier).rows


def redressed(shown: Mapping[Place, Look]) -> st.SearchStrategy[Mapping[Place, Look]]:
    other = st.sampled_from([Look(), Look("terrain.sand", ("x",), Chip("D", "owner.3"), group=1, height=2)])
    changes = st.dictionaries(st.sampled_from(list(shown)), other, max_size=3)
    return changes.map(lambda change: {**shown, **change})


@tiers
def test_places_without_a_look_stay_background(tier: Tier) -> None:
    canvas = paint(geometry(SQUARES, Size.M), {}, Marks(), palette(), tier)
    assert canvas.text().strip() == ""


@tiers
def test_marks_on_places_of_another_board_are_no_matter(tier: Tier) -> None:
    plan = geometry(SQUARES, Size.M)
    away = Square(99, 99)
    stray = Marks(cursor=away, legal=frozenset({away}), rings=(Ring(frozenset({away})),))
    plain = paint(plan, looks(plan), Marks(), palette(), tier)
    assert paint(plan, looks(plan), stray, palette(), tier).rows == plain.rows


def test_a_hairline_stands_between_squares_of_a_group_and_a_gap_between_groups() -> None:
    plan = geometry(SQUARES, Size.M)
    canvas = pens(paint(plan, looks(plan), Marks(), palette(), Tier.TILE))
    inside, between = canvas[1][6], canvas[1][12]
    assert between.ground == palette().background
    assert inside.ground != palette().background


def test_a_legal_group_wears_one_ring() -> None:
    plan = geometry(SQUARES, Size.M)
    card = frozenset(at for at in SQUARES.cells if at.x < 2 and at.y < 3)
    canvas = pens(paint(plan, looks(plan), Marks(legal=card), palette(), Tier.TILE))
    assert canvas[4][0].ground == palette()["ring.legal"]
    assert canvas[4][6].ground != palette()["ring.legal"]


def test_a_tile_under_the_cursor_is_lighter() -> None:
    plan = geometry(SQUARES, Size.M)
    plain, lit = (
        pens(paint(plan, looks(plan), marks, palette(), Tier.TILE))[1][1].ground or ""
        for marks in (Marks(), Marks(cursor=Square(0, 0)))
    )
    assert lit > plain


@tiers
def test_a_refused_ghost_is_told_without_colour_in_every_tier(tier: Tier) -> None:
    board, shown, marked = cards()
    plan = geometry(board, Size.M)
    canvas = paint(plan, shown, marked, palette(), tier)
    assert all(words(plan, canvas, at).count("!") == 2 for at in marked.rings[0].places)


def test_a_chip_and_a_height_share_the_one_line_of_the_small_size() -> None:
    plan = geometry(SQUARES, Size.S)
    look = looks(plan)[Square(0, 0)].__replace__(lines=("≈",), chip=Chip("A", "owner.0"), height=1)
    canvas = paint(plan, {Square(0, 0): look}, Marks(), palette(), Tier.TILE)
    assert words(plan, canvas, Square(0, 0)) == "≈▴ A "


def test_coordinates_stand_on_the_last_free_line() -> None:
    plan = geometry(SQUARES, Size.L)
    canvas = paint(plan, looks(plan), Marks(coordinates=True), palette(), Tier.TILE)
    assert words(plan, canvas, Square(3, 2)).splitlines()[-1].strip() == "e3s2"


def test_letters_of_several_owners_stand_on_their_colours() -> None:
    owners = (Chip("A", "owner.0"), Chip("B", "owner.1"))
    look = Look("terrain.plain", ("7", "AB"), owners=owners)
    plan = geometry(SQUARES, Size.L)
    canvas = paint(plan, {Square(0, 0): look}, Marks(), palette())
    grounds = {sign: pen.ground for row in canvas.rows for text, pen in row for sign in text if sign in "7AB"}
    colours = {"7": "terrain.plain", "A": "owner.0", "B": "owner.1"}
    assert grounds == {sign: palette()[token] for sign, token in colours.items()}


def test_a_square_half_a_line_high_tells_its_owner_its_mark_and_its_letter() -> None:
    plan, colours = geometry(SQUARES, Size.HALF), palette()
    upper, lower, free = Square(0, 0), Square(0, 1), Square(1, 1)
    dressed: dict[Place, Look] = {at: Look("terrain.lake") for at in SQUARES.cells}
    dressed[upper] = Look("terrain.forest", chip=Chip("A", "owner.0"))
    marks = Marks(picked=frozenset({lower}), legal=frozenset({free}), letters={free: "ab"})
    row = pens(paint(plan, dressed, marks, colours))[0]
    assert (row[0].ink, row[0].ground) == (colours["terrain.forest"], colours["ring.picked"])
    assert (row[1].ink, row[1].ground) == (colours["owner.0"], colours["terrain.lake"])
    assert "".join(run.text for run in paint(plan, dressed, marks, colours).rows[0])[2:4] == "ab"


@pytest.mark.parametrize("tier", [Tier.TILE, Tier.OUTLINE])
def test_where_hints_touch_the_first_key_of_each_stands_out(tier: Tier) -> None:
    size = Size.HALF if tier is Tier.TILE else Size.TIGHT
    dressed: dict[Place, Look] = {at: Look("empty") for at in SQUARES.cells}
    marks = Marks(letters={Square(0, 0): "ab", Square(1, 0): "cd"})
    row = paint(geometry(SQUARES, size), dressed, marks, palette(), tier).rows[0]
    bold = {sign: pen.bold for text, pen in row for sign in text if sign in "abcd"}
    assert bold == {"a": True, "b": False, "c": True, "d": False}


def test_a_square_half_a_line_high_shows_that_it_counts_for_more() -> None:
    plan, colours, at = geometry(SQUARES, Size.HALF), palette(), Square(0, 0)
    dressed: dict[Place, Look] = {one: Look("terrain.lake") for one in SQUARES.cells}
    dressed[at] = Look("terrain.lake", ("≈+1",), prized=True)
    row = pens(paint(plan, dressed, Marks(), colours))[0]
    assert (row[1].ink, row[1].ground) == (ink(colours["terrain.lake"]), colours["terrain.lake"])
    assert row[0].ground == colours["terrain.lake"]


def test_squares_that_stand_close_tell_signs_owners_and_marks() -> None:
    plan, colours, at = geometry(SQUARES, Size.TIGHT), palette(), Square(0, 0)
    dressed: dict[Place, Look] = {one: Look("terrain.lake", ("≈",)) for one in SQUARES.cells}
    dressed[at] = Look("terrain.forest", ("⌂",), chip=Chip("A", "owner.0"))
    marks = Marks(picked=frozenset({at}))
    row = pens(paint(plan, dressed, marks, colours))[0]
    assert (row[0].ground, row[1].ground) == (colours["ring.picked"], colours["owner.0"])
    assert "".join(run.text for run in paint(plan, dressed, marks, colours).rows[0])[:3] == "⌂A≈"


@pytest.mark.parametrize("tier", [Tier.OUTLINE, Tier.CONSOLE, Tier.ASCII])
def test_without_colours_no_border_stands_between_squares_that_stand_close(tier: Tier) -> None:
    dressed: dict[Place, Look] = {one: Look("terrain.lake", ("A",)) for one in SQUARES.cells}
    drawn = paint(geometry(SQUARES, Size.TIGHT), dressed, Marks(), palette(), tier)
    assert drawn.text().splitlines()[0].rstrip() == "A A A A A A A A"


def test_no_letter_hides_what_hovers_where_squares_are_half_a_line_high() -> None:
    plan, at, below = geometry(SQUARES, Size.HALF), Square(0, 0), Square(0, 1)
    letters: dict[Place, str] = {at: "ab"}
    for ghost, pointed in ((at, None), (below, None), (None, below)):
        dressed: dict[Place, Look] = {one: Look("terrain.lake", ghost=one == ghost) for one in SQUARES.cells}
        row = paint(plan, dressed, Marks(cursor=pointed, letters=letters), palette()).rows[0]
        assert "ab" not in "".join(run.text for run in row)


@pytest.mark.parametrize(("mark", "raised"), [("+1", "¹"), ("+2", "²"), ("×2", "×")])
def test_beside_letters_a_bonus_is_raised_before_anything_is_cut(mark: str, raised: str) -> None:
    at = Square(0, 0)
    looks: dict[Place, Look] = {one: Look() for one in SQUARES.cells}
    looks[at] = Look("terrain.mine", (f"◆{mark}",))
    drawn = {}
    for size in (Size.S, Size.XS):
        plan = geometry(SQUARES, size)
        drawn[size] = words(plan, paint(plan, looks, Marks(letters={at: "ab"}), palette()), at)
    assert drawn == {Size.S: f"◆{raised} ab", Size.XS: f"{raised}ab"}


def test_a_bonus_is_raised_where_it_would_be_cut() -> None:
    looks: dict[Place, Look] = {one: Look("terrain.mine", ("◆+2",)) for one in SQUARES.cells}
    plan = geometry(SQUARES, Size.XXS)
    assert words(plan, paint(plan, looks, Marks(), palette()), Square(0, 0)) == "◆²"


@pytest.mark.parametrize("tier", [Tier.OUTLINE, Tier.CONSOLE, Tier.ASCII])
def test_without_colours_letters_leave_a_column_to_what_stands_on_a_narrow_square(tier: Tier) -> None:
    plan, (lake, tent, free) = geometry(SQUARES, Size.TIGHT), (Square(x, 0) for x in range(3))
    dressed: dict[Place, Look] = {one: Look() for one in SQUARES.cells}
    dressed |= {
        lake: Look("terrain.lake", ("≈",)),
        tent: Look("terrain.mine", ("⌂",), chip=Chip("B", "owner.1")),
    }
    letters: dict[Place, str] = {lake: "as", tent: "ad", free: "af"}
    canvas = paint(plan, dressed, Marks(legal=frozenset(letters), letters=letters), palette(), tier)
    sign = "≈" if tier is Tier.OUTLINE else "~"
    assert canvas.text().splitlines()[0][:6] == f"{sign}aBaaf"


@pytest.mark.parametrize("tier", [Tier.OUTLINE, Tier.CONSOLE, Tier.ASCII])
def test_without_colours_a_small_square_that_has_changed_keeps_its_glyph(tier: Tier) -> None:
    plan, at, beside = geometry(SQUARES, Size.XS), Square(0, 0), Square(1, 0)
    dressed: dict[Place, Look] = {one: Look("terrain.lake", ("≈",)) for one in SQUARES.cells}
    dressed[at] = Look("terrain.forest", ("⌂",), chip=Chip("A", "owner.0"))
    marks = Marks(last=frozenset({at, beside}), letters={beside: "ab"})
    canvas = paint(plan, dressed, marks, palette(), tier)
    tent, lake = ("⌂", "≈") if tier is Tier.OUTLINE else ("h", "~")
    assert words(plan, canvas, at) == f"*{tent}A"
    assert words(plan, canvas, beside) == f"{lake}ab"


def test_where_rows_touch_a_ring_stands_at_the_ends_of_its_places_only() -> None:
    plan, colours = geometry(SQUARES, Size.XS), palette()
    looks: dict[Place, Look] = {one: Look() for one in SQUARES.cells}
    ringed = frozenset({Square(1, 1), Square(2, 1)})
    for marks in (Marks(rings=(Ring(ringed),)), Marks(picked=ringed)):
        canvas = paint(plan, looks, marks, colours)
        colour = {colours["ring.cursor"], colours["ring.picked"]}
        found = set()
        for y, row in enumerate(canvas.rows):
            pens = [pen for text, pen in row for _ in text]
            found |= {(x, y) for x, pen in enumerate(pens) if {pen.ink, pen.ground} & colour}
        assert found == {(4, 1), (12, 1)}


def test_letters_on_an_empty_square_stand_where_they_do_beside_a_sign() -> None:
    at, lake = Square(0, 0), Square(1, 0)
    looks: dict[Place, Look] = {one: Look() for one in SQUARES.cells}
    looks[lake] = Look("terrain.lake", ("≈",))
    plan = geometry(SQUARES, Size.XS)
    canvas = paint(plan, looks, Marks(letters={at: "ab", lake: "ad"}), palette())
    assert (words(plan, canvas, at), words(plan, canvas, lake)) == (" ab", "≈ad")
