"""Tells the style sheet of the play screen what is done, and how large the window is."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from textual.geometry import Size

from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.layers import is_away
from boardkit.tui.desk.sheet import Sheet
from boardkit.tui.desk.tabs import TAB_NAMES, shown_tab
from boardkit.tui.screens.desked import Desked
from boardkit.tui.screens.styles import BUTTONS, read_styles
from boardkit.tui.table.reserving import ALL_BESIDE

HERE: Final = Path(__file__).parent

COVER: Final = (BUTTONS, HERE / "cover.tcss")
APART: Final = (HERE / "apart.tcss",)
SHEET: Final = (HERE / "sheet.tcss",)
ZOOM: Final = (HERE / "zoom.tcss",)

MORE_STYLES: Final[Mapping[str, Sequence[Path]]] = {
    "-narrow": APART,
    "-normal": APART,
    "-vast": (HERE / "vast.tcss",),
    "-lesson": (HERE / "lesson.tcss",),
    "-quiz": (HERE / "lesson.tcss",),
    "-watching": (HERE / "watching.tcss",),
    "-walking": (HERE / "walking.tcss",),
    "-sheet": SHEET,
    "-low": SHEET,
    "-typing": ZOOM,
    "-zoom-map": ZOOM,
    "-zoom-log": ZOOM,
    "-curtain": COVER,
    "-voting": COVER,
}
"""The styles of what is not at every table, by the class that tells that it is there."""

COVERED: Final = {"-curtain": "#curtain-open", "-voting": "#vote-question", "-typing": "#typed"}
"""What is to be read or typed in where something else takes the place of the table."""

TABS: Final = tuple(f"-tab-{name}" for name in TAB_NAMES)
"""Which part of the side is on top, where they take turns."""

CROWDED: Final = 5
"""The seats that leave a line less to the rest of the side."""


def classify_unseen(screen: Desked, desk: Desk) -> None:
    """Tell what is done, and how large the window is, before there is any widget to have a style."""
    classes = _sizes(screen, screen.app.size) | _done(screen, desk, None)
    _read_styles(screen, classes)
    screen.update_classes(classes, update=False)


def fit_styles(screen: Desked, size: Size) -> None:
    """Read the styles for a size of the window, before Textual gives the screen its classes."""
    _read_styles(screen, _sizes(screen, size))


def _sizes(screen: Desked, size: Size) -> dict[str, bool]:
    across, down = screen.HORIZONTAL_BREAKPOINTS or (), screen.VERTICAL_BREAKPOINTS or ()
    return _reached(size.width, across) | _reached(size.height, down)


def _read_styles(screen: Desked, classes: Mapping[str, bool]) -> None:
    for name, paths in MORE_STYLES.items():
        if classes.get(name):
            read_styles(screen.app, paths)


def _reached(cells: int, breakpoints: Iterable[tuple[int, str]]) -> dict[str, bool]:
    last = max((least for least, _ in breakpoints if cells >= least), default=None)
    return {name: least == last for least, name in breakpoints}


def classify(screen: Desked, desk: Desk, sheet: Sheet | None) -> None:
    """Tell the style sheet what is done, all at once: at each change it looks at every widget anew."""
    classes = _done(screen, desk, sheet)
    if not screen.has_class(_on_top(screen, desk)):
        # How wide the lines of what was not shown before may be is known once it has been laid out.
        screen.draw_soon()
    _read_styles(screen, classes)
    screen.update_classes(classes)


def _on_top(screen: Desked, desk: Desk) -> str:
    """Name the part of the side that is on top; always the same one where all stand together."""
    return TABS[shown_tab(desk) if screen.app.size.width < ALL_BESIDE else 0]


def rooms_of_choice(desk: Desk) -> Iterator[str]:
    """Name the rooms in one of which what is chosen stands, the likeliest first; the last is to be read."""
    styles = desk.mode.styles
    for style, room in COVERED.items():
        if style in styles:
            yield room
    yield from ("#sheet", "#low", "#walk")
    if "-quiz" not in styles and (desk.picks_places or is_away(desk)):
        yield "#map"
    yield from ("#hand", "#lesson-text" if desk.modes[0].teaches else "#prompt")


def _done(screen: Desked, desk: Desk, sheet: Sheet | None) -> dict[str, bool]:
    return {
        "-walking": desk.walk is not None,
        "-lesson": desk.modes[0].teaches,
        **{name: name in desk.modes[0].styles for name in ("-watching", "-authoring")},
        **{name: name in desk.mode.styles for name in ("-tells", "-quiz", "-curtain", "-voting", "-typing")},
        "-crowded": len(desk.match.players) >= CROWDED,
        "-sheet": sheet is not None and not sheet.low,
        "-low": sheet is not None and sheet.low,
        "-full": sheet is not None and sheet.full,
        **{name: name == _on_top(screen, desk) for name in TABS},
        **{name: desk.zoom == zoom for zoom, name in enumerate(("-zoom-map", "-zoom-log"), 1)},
    }
