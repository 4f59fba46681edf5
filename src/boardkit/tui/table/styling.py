"""Tells the style sheet of the play screen what is done, and how large the window is."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.sheet import Sheet
from boardkit.tui.desk.tabs import TAB_NAMES, shown_tab
from boardkit.tui.screens.desked import Desked
from boardkit.tui.screens.styles import BUTTONS, read_styles

HERE: Final = Path(__file__).parent

COVER: Final = (BUTTONS, HERE / "cover.tcss")

MORE_STYLES: Final[Mapping[str, Sequence[Path]]] = {
    "-lesson": (HERE / "lesson.tcss",),
    "-watching": (HERE / "watching.tcss",),
    "-walking": (HERE / "walking.tcss",),
    "-curtain": COVER,
    "-voting": COVER,
}
"""The styles of what is not done at every table, by the class that tells that it is done."""

CROWDED: Final = 5
"""The seats that leave a line less to the rest of the side."""


def classify_unseen(screen: Desked, desk: Desk) -> None:
    """Tell what is done, and how large the window is, before there is any widget to have a style."""
    across, down = screen.HORIZONTAL_BREAKPOINTS or (), screen.VERTICAL_BREAKPOINTS or ()
    sizes = _reached(screen.app.size.width, across) | _reached(screen.app.size.height, down)
    screen.update_classes(sizes | _classes(screen, desk, None), update=False)


def _reached(cells: int, breakpoints: Iterable[tuple[int, str]]) -> dict[str, bool]:
    last = max((least for least, _ in breakpoints if cells >= least), default=None)
    return {name: least == last for least, name in breakpoints}


def classify(screen: Desked, desk: Desk, sheet: Sheet | None) -> None:
    """Tell the style sheet what is done, all at once: at each change it looks at every widget anew."""
    if not screen.has_class(f"-tab-{TAB_NAMES[shown_tab(desk)]}"):
        # How wide the lines of what was not shown before may be is known once it has been laid out.
        screen.draw_soon()
    screen.update_classes(_classes(screen, desk, sheet))


def _classes(screen: Desked, desk: Desk, sheet: Sheet | None) -> dict[str, bool]:
    """Say what is done, once the styles for it are read."""
    classes = _done(desk, sheet)
    for name, paths in MORE_STYLES.items():
        if classes[name]:
            read_styles(screen.app, paths)
    return classes


def _done(desk: Desk, sheet: Sheet | None) -> dict[str, bool]:
    return {
        "-walking": desk.walk is not None,
        "-lesson": desk.modes[0].teaches,
        **{name: name in desk.modes[0].styles for name in ("-watching", "-authoring")},
        **{name: name in desk.mode.styles for name in ("-tells", "-quiz", "-curtain", "-voting", "-typing")},
        "-crowded": len(desk.match.players) >= CROWDED,
        "-sheet": sheet is not None and not sheet.low,
        "-low": sheet is not None and sheet.low,
        "-full": sheet is not None and sheet.full,
        **{f"-tab-{name}": shown_tab(desk) == tab for tab, name in enumerate(TAB_NAMES)},
        **{name: desk.zoom == zoom for zoom, name in enumerate(("-zoom-map", "-zoom-log"), 1)},
    }
