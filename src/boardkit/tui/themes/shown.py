"""What Textual does last to the colours of every line, where the terminal has few of them.

Textual and Rich count in red, green and blue until the end. Rich then takes the nearest of the terminal's own
colours by values that no terminal has, of which four are magenta. Here colours become numbers before that.
"""

from rich.segment import Segment
from rich.terminal_theme import TerminalTheme
from textual.color import Color
from textual.filter import LineFilter

from boardkit.depth import Depth
from boardkit.draw.colours import channels
from boardkit.draw.fewer import OWN, dimmed, fewer


class Fewer(LineFilter):
    """Gives every colour the number that stands for it on a terminal of 256, 16 or 8 colours."""

    def __init__(self, depth: Depth) -> None:
        super().__init__()
        self._depth = depth

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """Give the same text in fewer colours."""
        del background
        return fewer(segments, self._depth)


class Behind(LineFilter):
    """Dims a screen over which a dialog lies, where colours cannot be mixed with that of its ground."""

    def __init__(self, *, dark: bool) -> None:
        super().__init__()
        self._dark = dark

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """Give the same text in dimmer colours."""
        del background
        return dimmed(segments, dark=self._dark)


def own_colours(theme: TerminalTheme) -> TerminalTheme:
    """Return a terminal's theme in which each of the sixteen colours has a value of its own."""
    own = [channels(colour) for colour in OWN]
    return TerminalTheme(theme.background_color, theme.foreground_color, own[:8], own[8:])
