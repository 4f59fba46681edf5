"""Tells the style sheet of the play screen what is done, and how large the window is."""

from collections.abc import Iterable
from typing import Final

from boardkit.tui.desk import rooms
from boardkit.tui.desk.desk import Desk
from boardkit.tui.desk.modes.asking import Asking
from boardkit.tui.desk.modes.curtain import Curtain
from boardkit.tui.desk.modes.typing import Typing
from boardkit.tui.desk.modes.watching import Watching
from boardkit.tui.desk.sheet import Sheet
from boardkit.tui.screens.desked import Desked

CROWDED: Final = 5
"""The seats that leave a line less to the rest of the side."""


def classify_unseen(screen: Desked, desk: Desk, sheet: Sheet | None) -> None:
    """Tell what is done, and how large the window is, before any widget has a style."""
    across, down = screen.HORIZONTAL_BREAKPOINTS or (), screen.VERTICAL_BREAKPOINTS or ()
    sizes = _reached(screen.app.size.width, across) | _reached(screen.app.size.height, down)
    screen.update_classes(sizes | _classes(desk, sheet), update=False)


def _reached(cells: int, breakpoints: Iterable[tuple[int, str]]) -> dict[str, bool]:
    last = max((least for least, _ in breakpoints if cells >= least), default=None)
    return {name: least == last for least, name in breakpoints}


def classify(screen: Desked, desk: Desk, sheet: Sheet | None) -> None:
    """Tell the style sheet what is done, all at once: at each change it looks at every widget anew."""
    if not screen.has_class(f"-tab-{rooms.TAB_NAMES[rooms.shown_tab(desk)]}"):
        # How wide the lines of what was not shown before may be is known once it has been laid out.
        screen.draw_soon()
    screen.update_classes(_classes(desk, sheet))


def _classes(desk: Desk, sheet: Sheet | None) -> dict[str, bool]:
    return {
        "-walking": desk.walk is not None,
        "-lesson": desk.modes[0].teaches,
        "-watching": isinstance(desk.modes[0], Watching),
        "-authoring": "-authoring" in desk.modes[0].styles,
        "-tells": "-tells" in desk.mode.styles,
        "-crowded": len(desk.match.players) >= CROWDED,
        "-quiz": "-quiz" in desk.mode.styles,
        "-curtain": isinstance(desk.mode, Curtain),
        "-voting": isinstance(desk.mode, Asking),
        "-typing": isinstance(desk.mode, Typing),
        "-sheet": sheet is not None and not sheet.low,
        "-low": sheet is not None and sheet.low,
        "-full": sheet is not None and sheet.full,
        **{f"-tab-{name}": rooms.shown_tab(desk) == tab for tab, name in enumerate(rooms.TAB_NAMES)},
        **{name: desk.zoom == zoom for zoom, name in enumerate(("-zoom-map", "-zoom-log"), 1)},
    }
