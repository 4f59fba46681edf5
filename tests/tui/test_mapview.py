"""The map on the screen: fitting, scrolling, refreshing and the mouse."""

from collections.abc import Mapping
from random import Random

from textual.app import ComposeResult
from textual.geometry import Offset, Region
from textual.strip import Strip
from textual.widget import Widget

from boardkit.draw.geometry import geometry
from boardkit.draw.grids import SquareBoard
from boardkit.draw.looks import Look, Mark, Marks, Ring
from boardkit.draw.paint import Tier
from boardkit.draw.palette import palette
from boardkit.draw.shapes import Place, Size
from boardkit.maps.squares import Square, box
from boardkit.tui.widgets.map import MapView
from tests.tui.hands import Rested

SMALL = SquareBoard(frozenset(box(Square(0, 0), 4, 3)))
LARGE = SquareBoard(frozenset(box(Square(0, 0), 30, 60)))
WHOLE = SquareBoard(frozenset(box(Square(0, 0), 27, 32)))


def looks(board: SquareBoard) -> Mapping[Place, Look]:
    grounds = ("terrain.lake", "terrain.forest", "terrain.plain")
    return {at: Look(grounds[(at.x + at.y) % 3], (str(at.x % 10),), group=at.x // 2) for at in board.cells}


class MapApp(Rested):
    """A screen with nothing but a map, that notes what the map tells."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[tuple[str, Place]] = []

    def compose(self) -> ComposeResult:
        yield MapView()

    @property
    def map(self) -> MapView:
        return self.query_one(MapView)

    def show(self, board: SquareBoard, marks: Marks, tier: Tier = Tier.TILE) -> None:
        self.map.show(board, looks(board), marks, palette(), tier)

    def on_map_view_picked(self, message: MapView.Picked) -> None:
        self.told.append(("picked", message.place))

    def on_map_view_hovered(self, message: MapView.Hovered) -> None:
        self.told.append(("hovered", message.place))


def frame(view: MapView) -> list[Strip]:
    return [view.render_line(y) for y in range(view.size.height)]


def centre(region: Region) -> tuple[int, int]:
    return region.x + region.width // 2, region.y + region.height // 2


async def test_the_largest_size_that_fits_is_centred() -> None:
    app = MapApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.show(SMALL, Marks())
        await pilot.pause()
        assert app.map.tile_size is Size.XL
        assert app.map.region_of(Square(0, 0)).offset == ((80 - 49) // 2, (24 - 19) // 2)


async def test_a_click_tells_the_place_under_it() -> None:
    app = MapApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.show(SMALL, Marks())
        await pilot.pause()
        for place in SMALL.cells:
            await pilot.click(MapView, offset=centre(app.map.region_of(place)))
        await pilot.pause()
        assert [place for what, place in app.told if what == "picked"] == list(SMALL.cells)


async def test_beside_the_map_nothing_is_told() -> None:
    app = MapApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.show(SMALL, Marks())
        await pilot.pause()
        await pilot.click(MapView, offset=(1, 1))
        await pilot.pause()
        assert app.told == []


async def test_hovering_is_told_once_a_place() -> None:
    app = MapApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.show(SMALL, Marks())
        await pilot.pause()
        x, y = centre(app.map.region_of(Square(1, 1)))
        for offset in ((x, y), (x + 1, y), centre(app.map.region_of(Square(2, 1)))):
            await pilot.hover(MapView, offset=offset)
        assert app.told == [("hovered", Square(1, 1)), ("hovered", Square(2, 1))]


async def test_a_map_too_large_is_small_and_follows_the_cursor() -> None:
    app = MapApp()
    async with app.run_test(size=(60, 20)) as pilot:
        for cursor in (Square(29, 29), Square(0, 0), Square(15, 28)):
            app.show(LARGE, Marks(cursor=cursor))
            await pilot.pause()
            assert app.map.tile_size is LARGE.sizes[0]
            assert Region(0, 0, 60, 20).contains_region(app.map.region_of(cursor))
        assert Region(0, 0, 60, 20).contains_region(app.map.region_of(Square(14, 27)))


async def test_a_board_that_fits_no_other_way_is_drawn_half_a_line_a_square_and_holds_still() -> None:
    app = MapApp()
    async with app.run_test(size=(54, 16)) as pilot:
        for cursor in (Square(26, 31), Square(0, 0)):
            app.show(WHOLE, Marks(cursor=cursor))
            await pilot.pause()
            assert (app.map.tile_size, app.map.scroll_offset) == (Size.HALF, (0, 0))
        sizes = []
        for step in (1, 0):
            app.map.scale(step)
            sizes.append(app.map.tile_size)
        assert sizes == [Size.XXS, Size.HALF]


async def test_a_board_that_lacks_a_few_lines_keeps_its_signs_and_shows_its_middle() -> None:
    app = MapApp()
    async with app.run_test(size=(54, 15)) as pilot:
        app.show(SquareBoard(frozenset(box(Square(0, 0), 18, 17))), Marks())
        await pilot.pause()
        assert app.map.tile_size is Size.TIGHT
        assert (app.map.scroll_offset.y, app.map.max_scroll_y) == (1, 3)


async def test_without_colours_squares_keep_their_signs_and_the_map_scrolls_up_and_down() -> None:
    app = MapApp()
    async with app.run_test(size=(54, 16)) as pilot:
        app.show(WHOLE, Marks(), Tier.OUTLINE)
        await pilot.pause()
        assert app.map.tile_size is Size.TIGHT
        assert app.map.virtual_size.width <= 54


async def test_a_click_on_a_scrolled_map_tells_the_place_seen_there() -> None:
    app = MapApp()
    async with app.run_test(size=(60, 20)) as pilot:
        app.show(LARGE, Marks(cursor=Square(20, 20)))
        await pilot.pause()
        await pilot.click(MapView, offset=centre(app.map.region_of(Square(19, 20))))
        await pilot.pause()
        assert app.told[-1] == ("picked", Square(19, 20))


async def test_touching_up_gives_the_same_picture_as_painting_anew() -> None:
    ghost = frozenset(box(Square(1, 1), 2, 2))
    steps = [
        Marks(cursor=Square(0, 0), legal=frozenset({Square(2, 2), Square(3, 2)})),
        Marks(cursor=Square(1, 0), legal=frozenset({Square(2, 2)}), letters={Square(2, 2): "a"}),
        Marks(cursor=Square(3, 2), rings=(Ring(ghost, Mark.REFUSED),)),
        Marks(rings=(Ring(ghost),), edges={frozenset({Square(0, 1), Square(0, 2)}): "edge.river"}),
        Marks(coordinates=True, last=frozenset({Square(3, 0)})),
    ]
    for tier in Tier:
        app = MapApp()
        async with app.run_test(size=(50, 24)) as pilot:
            for marks in steps:
                app.show(SMALL, marks, tier)
                await pilot.pause()
                touched_up = frame(app.map)
                app.map.scale(0)
                assert frame(app.map) == touched_up


async def test_a_map_is_painted_as_textual_paints_it_wherever_it_is_scrolled() -> None:
    app, random = MapApp(), Random(4)
    async with app.run_test(size=(60, 20)):
        for _ in range(8):
            board = random.choice((SMALL, LARGE, LARGE))
            app.show(board, Marks(cursor=random.choice(sorted(board.cells))), random.choice([*Tier]))
            whole = app.map.region.size.region
            for crop in (whole, Region(3, 2, 20, 9)):
                painted = app.map.render_lines(crop)
                app.map._styles_cache.clear()
                assert [list(strip) for strip in painted] == [
                    list(strip) for strip in Widget.render_lines(app.map, crop)
                ]


async def test_a_changed_look_is_shown() -> None:
    app = MapApp()
    async with app.run_test(size=(50, 24)) as pilot:
        app.show(SMALL, Marks())
        await pilot.pause()
        shown = dict(looks(SMALL))
        shown[Square(1, 1)] = shown[Square(1, 1)].__replace__(lines=("Z",))
        app.map.show(SMALL, shown, Marks(), palette(), Tier.TILE)
        assert sum("Z" in strip.text for strip in frame(app.map)) == 1


async def test_larger_and_smaller_tiles_hold_until_they_are_to_fit() -> None:
    app = MapApp()
    async with app.run_test(size=(60, 22)) as pilot:
        app.show(SMALL, Marks())
        await pilot.pause()
        sizes = [app.map.tile_size]
        for step in (-1, -1, 1, 0, 1):
            app.map.scale(step)
            sizes.append(app.map.tile_size)
        assert sizes == [Size.XL, Size.L, Size.M, Size.L, Size.XL, Size.XL]


async def test_when_the_board_grows_west_the_squares_stay_where_they_were_on_screen() -> None:
    app = MapApp()
    async with app.run_test(size=(60, 20)) as pilot:
        app.show(LARGE, Marks(cursor=Square(15, 15)))
        await pilot.pause()
        before = app.map.region_of(Square(15, 15))
        app.show(SquareBoard(LARGE.cells | {Square(-2, -1)}), Marks(cursor=Square(15, 15)))
        await pilot.pause()
        assert app.map.region_of(Square(15, 15)) == before


async def test_every_line_fills_the_widget() -> None:
    app = MapApp()
    async with app.run_test(size=(61, 25)) as pilot:
        for board in (SMALL, LARGE):
            app.show(board, Marks())
            await pilot.pause()
            assert {strip.cell_length for strip in frame(app.map)} == {61}


async def test_rulers_stay_beside_a_map_that_is_scrolled() -> None:
    app = MapApp()
    async with app.run_test(size=(30, 10)) as pilot:
        app.show(LARGE, Marks(cursor=Square(0, 0)))
        await pilot.pause()
        for cursor, across, down in ((Square(2, 2), "e2", "s2"), (Square(16, 30), "e16", "s30")):
            app.show(LARGE, Marks(cursor=cursor))
            await pilot.pause()
            above, *lines = [strip.text for strip in frame(app.map)]
            assert across in above
            assert down in {line[:3].strip() for line in lines}
            region = app.map.region_of(cursor)
            assert region.x >= len("s30")
            assert region.y >= 1
            assert app.map.place_at(Offset(*centre(region))) == cursor
            assert app.map.place_at(Offset(0, 5)) is None


async def test_a_map_that_fills_its_room_names_its_columns_in_its_edge() -> None:
    app = MapApp()
    high = geometry(SMALL, Size.M).lines
    async with app.run_test(size=(60, high)) as pilot:
        for tier in (Tier.TILE, Tier.OUTLINE):
            app.show(SMALL, Marks(), tier)
            await pilot.pause()
            assert app.map.tile_size is Size.M
            first, *_ = (strip.text for strip in frame(app.map))
            assert [name for name in ("e0", "e1", "e2", "e3") if name in first] == ["e0", "e1", "e2", "e3"]


async def test_a_map_that_is_scrolled_points_to_where_it_goes_on() -> None:
    app = MapApp()
    async with app.run_test(size=(30, 10)) as pilot:
        for cursor, ways in ((Square(0, 0), "▸▾"), (Square(16, 30), "◂▸▴▾"), (Square(29, 59), "◂▴")):
            app.show(LARGE, Marks(cursor=cursor))
            await pilot.pause()
            assert frame(app.map)[0].text.endswith(f" {ways}")
        app.show(SMALL, Marks())
        await pilot.pause()
        assert not {*"◂▸▴▾"} & {*frame(app.map)[0].text}


async def test_rows_are_named_where_a_map_would_leave_a_single_column_for_their_names() -> None:
    app = MapApp()
    widths = [geometry(SMALL, size).columns + 1 for size in SMALL.sizes]
    async with app.run_test(size=(80, 24)) as pilot:
        for width in widths[1:]:
            await pilot.resize_terminal(width, 24)
            app.show(SMALL, Marks())
            await pilot.pause()
            lines = [strip.text for strip in frame(app.map)]
            assert {"s0", "s1", "s2"} <= {line[:2] for line in lines}


async def test_where_only_the_edge_of_a_map_gives_way_columns_are_named() -> None:
    app = MapApp()
    async with app.run_test(size=(30, 10)) as pilot:
        app.show(SMALL, Marks())
        await pilot.pause()
        assert app.map.tile_size is Size.M
        above, *_ = [strip.text for strip in frame(app.map)]
    assert above.split() == ["e0", "e1", "e2", "e3"]
