"""What a desk is drawn with."""

from boardkit.core.rules.values import frozen
from boardkit.draw.palette import Palette


@frozen
class Tones:
    """The colours of what is said, as Rich writes them: of what may be done, may not, and would be wasted."""

    good: str = ""
    bad: str = ""
    warn: str = ""


@frozen(eq=False)
class Ink:
    """The colours of the map, with each seat in its player's colour, and of what is said."""

    palette: Palette
    tones: Tones = Tones()
