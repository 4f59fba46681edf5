"""The colours of maps: by the terminal, the theme, the player's wishes and the game."""

from functools import lru_cache

from boardkit.depth import Repertoire
from boardkit.draw.drawings import match_palette
from boardkit.draw.paint import Tier
from boardkit.draw.palette import WRITTEN, Depth, Palette
from boardkit.tui.themes.preferences import MapStyle, Preferences, SeatColours


def tier_for(preferences: Preferences, repertoire: Repertoire, *, no_colour: bool) -> Tier:
    """Say what maps are made of: as the terminal's signs allow, and else as the player set it."""
    if repertoire is not Repertoire.ALL:
        return Tier.CONSOLE if repertoire is Repertoire.CONSOLE else Tier.ASCII
    if preferences.map_style is not MapStyle.AUTO:
        return Tier(preferences.map_style.value)
    return Tier.OUTLINE if no_colour else Tier.TILE


def palette_for(
    depth: Depth, preferences: Preferences, colours: tuple[int, ...], game: str, *, dark: bool
) -> Palette:
    """Return a map's colours: as deep as the terminal's, with each seat in its player's colour."""
    safe = preferences.seat_colours is SeatColours.SAFE
    return match_palette(game, colours, depth, dark=dark, colour_blind=safe)


@lru_cache(maxsize=8)
def legible(palette: Palette) -> Palette:
    """Write in the colour of text what would be a darker grey without colours."""
    written = (token for token in palette.tokens if token.partition(".")[0] in WRITTEN)
    return palette.with_tokens(dict.fromkeys(written, palette["text"]))
