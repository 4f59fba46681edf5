"""The preferences of a player: language, theme, maps, colours, paces, clock, bell, screens or lines."""

from contextlib import suppress
from enum import StrEnum
from typing import Any, Final

from attrs import frozen

from boardkit.core import Fault, FaultError
from boardkit.core.notation.data import structure
from boardkit.core.values import values_in

SETTING: Final = "preferences"


class MapStyle(StrEnum):
    """The way in which maps are drawn; `auto` goes by what the terminal can show."""

    AUTO = "auto"
    TILE = "tile"
    OUTLINE = "outline"
    ASCII = "ascii"


class SeatColours(StrEnum):
    """The set of seat colours: the house's own, or one that everybody can tell apart."""

    STANDARD = "standard"
    SAFE = "safe"


class Theme(StrEnum):
    """The colours round the map."""

    DARK = "dark"
    LIGHT = "light"
    CONTRAST = "contrast"
    TERMINAL_DARK = "terminal-dark"
    TERMINAL_LIGHT = "terminal-light"


LIGHT: Final = (Theme.LIGHT, Theme.TERMINAL_LIGHT)


class Pace(StrEnum):
    """How fast computer players follow each other."""

    INSTANT = "instant"
    BRISK = "brisk"
    CALM = "calm"
    SLOW = "slow"


PAUSES: Final = {Pace.INSTANT: 0.0, Pace.BRISK: 0.6, Pace.CALM: 1.5, Pace.SLOW: 3.0}
"""How many seconds lie at least between two of their decisions."""


class Motion(StrEnum):
    """How fast the map plays what others have done."""

    OFF = "off"
    QUICK = "quick"
    CALM = "calm"


STAYS: Final = {Motion.OFF: 0.0, Motion.QUICK: 0.25, Motion.CALM: 0.5}  # seconds for each picture


class Switch(StrEnum):
    """Something that is done or not."""

    OFF = "off"
    ON = "on"


class Display(StrEnum):
    """The way in which the program opens: screens, or lines as screen readers want them."""

    SCREENS = "screens"
    LINES = "lines"


@frozen(kw_only=True)
class Preferences:
    """A player's settings; an empty language follows the locale, and no command calls where it is empty."""

    language: str = ""
    theme: Theme = Theme.DARK
    map_style: MapStyle = MapStyle.AUTO
    seat_colours: SeatColours = SeatColours.STANDARD
    pace: Pace = Pace.BRISK
    motion: Motion = Motion.CALM
    turn_clock: Switch = Switch.OFF
    bell: Switch = Switch.OFF
    due: Switch = Switch.OFF
    call: str = ""
    display: Display = Display.SCREENS

    def plain(self) -> dict[str, Any]:
        """Return the settings as plain data, for the library."""
        return {**values_in(self)}


def preferences_from(plain: Any) -> Preferences:
    """Read settings from plain data; what does not fit any more counts as not set."""
    return structure({**Preferences().plain(), **_fitting(plain)}, Preferences)


def gone_from(plain: Any) -> tuple[str, ...]:
    """Name what was set by another version and is no setting, or no value of one, any more."""
    fitting = _fitting(plain)
    return tuple(name for name in plain if name not in fitting) if isinstance(plain, dict) else ()


def _fitting(plain: Any) -> dict[str, Any]:
    """Return what of plain data are settings with values of theirs."""
    known, fitting = Preferences().plain(), dict[str, Any]()
    for name in known.keys() & plain.keys() if isinstance(plain, dict) else ():
        with suppress(FaultError):
            structure({**known, name: plain[name]}, Preferences)
            fitting[name] = plain[name]
    return fitting


class SettingsGone(Fault):
    """Settings of an older version are gone, or their values are: the usual ones apply."""

    settings: tuple[str, ...]
