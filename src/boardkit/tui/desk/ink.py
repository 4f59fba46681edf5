"""What a desk is drawn with."""

from attrs import frozen

from boardkit.draw.palette import Palette


@frozen
class Tones:
    """The colours of what is said: of what may be done and of what may not, as Rich writes them."""

    good: str = ""
    bad: str = ""


@frozen(eq=False)
class Ink:
    """The colours of the map, with each seat in its player's colour, and of what is said."""

    palette: Palette
    tones: Tones = Tones()
