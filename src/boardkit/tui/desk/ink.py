"""What a desk is drawn with."""

from boardkit.core.values import Value
from boardkit.draw.palette import Palette


class Tones(Value):
    """The colours of what is said, as Rich writes them: of what may be done, may not, and would be wasted."""

    good: str = ""
    bad: str = ""
    warn: str = ""


class Ink(Value, eq=False):
    """The colours of the map, with each seat in its player's colour, and of what is said."""

    palette: Palette
    tones: Tones = Tones()
