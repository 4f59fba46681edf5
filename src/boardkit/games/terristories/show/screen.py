"""The screen of TerriStories: the planet and the space base."""

from typing import Final

from boardkit.tui.table.screen import TableScreen


class TerriStoriesScreen(TableScreen):
    """Shows the planet and the space base; where the window is vast, cards and tracks have the room."""

    CSS = """
    TerriStoriesScreen.-narrow #side { width: 31; }
    TerriStoriesScreen.-broad #side { width: 64; }
    TerriStoriesScreen.-vast #side { width: 84; }
    TerriStoriesScreen #gauges { max-height: 70%; }
    TerriStoriesScreen.-short #gauges { max-height: 9; }
    TerriStoriesScreen.-vast.-tall #side { layout: vertical; width: 84; }
    TerriStoriesScreen.-vast.-tall #gauges { height: 9; margin: 1 0 0 0; }
    TerriStoriesScreen.-vast.-tall #focus { height: 12; margin: 1 0 0 0; }
    TerriStoriesScreen.-vast.-tall #log { margin: 1 0 0 0; }
    """


SCREEN: Final = TerriStoriesScreen
