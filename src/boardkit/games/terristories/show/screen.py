"""The screen of TerriStories: the planet and the space base."""

from typing import Final

from boardkit.tui.table.screen import TableScreen


class TerriStoriesScreen(TableScreen):
    """Shows the planet and the space base."""

    CSS = """
    TerriStoriesScreen.-narrow #side { width: 31; }
    TerriStoriesScreen #gauges { max-height: 70%; }
    TerriStoriesScreen.-short #gauges { max-height: 9; }
    """


SCREEN: Final = TerriStoriesScreen
