"""The screen of TerriStories: the planet in the middle, the space base and the seats beside it."""

from typing import Final

from boardkit.tui.play import PlayScreen


class TerriStoriesScreen(PlayScreen):
    """Gives the space base as many lines as it needs, with all that is proposed and paid."""

    CSS = """
    TerriStoriesScreen.-narrow #side { width: 31; }
    TerriStoriesScreen #gauges { max-height: 70%; }
    TerriStoriesScreen.-short #gauges { max-height: 9; }
    """


SCREEN: Final = TerriStoriesScreen
