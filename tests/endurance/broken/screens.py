"""Things that a screen does between the terminal and its desk, broken."""

from typing import Final

from tests.endurance.broken.mutation import Mutation

SCREENS: Final = (
    Mutation(
        "screen: clicks on the map are lost",
        "tui.widgets.map",
        "if place is not None and event.button == 1:",
        "if place is not None and event.button == 2:",
        ("tui/test_mapview.py",),
    ),
    Mutation(
        "screen: a second click does nothing",
        "tui.desk.update",
        "if aim is not None and aim == desk.clicked:",
        "if aim is not None and aim != desk.clicked:",
        ("desk/test_clicking.py",),
    ),
    Mutation(
        "screen: the table does not hear that the window has another size",
        "tui.table.screen",
        "            fit_styles(self, event.size)\n            self.draw_soon()\n",
        "            fit_styles(self, event.size)\n",
        ("tui/test_play.py::test_a_window_of_another_height_shows_what_one_opened_so_shows",),
    ),
    Mutation(
        "screen: another language is not drawn",
        "tui.table.screen",
        "tier=self.program.tier).spoken()\n        self.draw()",
        "tier=self.program.tier).spoken()",
        ("tui/test_language.py::test_below_the_settings",),
    ),
    Mutation(
        "screen: what is picked from a list is lost",
        "tui.screens.dialogs",
        "intent in entries], words), then)",
        "intent in entries], words))",
        ("tui/test_desked.py",),
    ),
    Mutation(
        "screen: leaving leaves nothing",
        "tui.screens.desked",
        "self.dismiss(answer)",
        "del answer",
        ("tui/test_desked.py",),
    ),
)
