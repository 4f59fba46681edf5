"""Finding the drawing of a game, and the colours of a match."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, cast

from boardkit.core import Match
from boardkit.draw.drawing import Drawing
from boardkit.draw.extras import words_there
from boardkit.draw.palette import Depth, Palette, palette
from boardkit.draw.plain import PlainDrawing
from boardkit.games import GAMES, KEYS, package_of
from boardkit.text import Words


@cache
def drawing_of(game: str) -> Drawing:
    """Import the drawing of a game, named by its key; a game from elsewhere without one is drawn plainly."""
    module = f"{package_of(game)}.show.drawing"
    if game in KEYS or _exists(module):
        return cast("Drawing", import_module(module))
    return PlainDrawing(GAMES[game])


def words_before(match: Match[Any], words: Words, at: int) -> Words:
    """Return the words with which the decision is told that led to a moment: at the table before it."""
    return words_there(drawing_of(match.game.key), match.moments[at - 1].step.state, words)


def _exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:
        return False


@cache
def match_palette(
    game: str, colours: tuple[int, ...], depth: Depth, *, dark: bool = True, colour_blind: bool = False
) -> Palette:
    """Build the palette of a match, once: maps compare palettes by identity.

    Args:
        game: the key of the game whose own colours belong to it; empty for none.
        colours: the number of each seat's colour.
        depth: how many colours the terminal has.
        dark: whether the ground is dark.
        colour_blind: whether seats take the colours that everybody can tell apart.
    """
    base = palette(depth, dark=dark, colour_blind=colour_blind)
    owners = {f"owner.{seat}": base[f"owner.{colour}"] for seat, colour in enumerate(colours)}
    # Games know three depths; where there are eight colours, sixteen become eight when they are shown.
    known = Depth.STANDARD if depth is Depth.EIGHT else depth
    own = base.with_tokens({**(drawing_of(game).tokens(known) if game else {}), **owners})
    return own if dark else own.legible()
