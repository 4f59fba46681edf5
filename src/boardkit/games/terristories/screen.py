"""The screen of TerriStories: the planet in the middle, the space base and the seats beside it."""

from typing import Final

from boardkit.tui.play import PlayScreen

SCREEN: Final = PlayScreen
