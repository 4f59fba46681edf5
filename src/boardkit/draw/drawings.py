"""How games show themselves, by their keys, and the colours of a match."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from boardkit.core import Match
from boardkit.core.catalogue import GAMES, package_of
from boardkit.draw.palette import Depth, Palette, palette
from boardkit.draw.show import Show, plain, words_there
from boardkit.text import Words


@cache
def drawing_of(game: str) -> Show:
    """Return how a game, named by its key, shows itself: the `SHOW` of its package `show`, or plainly."""
    module = f"{package_of(game)}.show"
    try:
        found = find_spec(module)
    except ModuleNotFoundError:  # the game is a single module
        found = None
    # A folder without `__init__.py` is no module.
    if found is None or found.origin is None:
        return plain(GAMES[game])
    show: Show = import_module(module).SHOW
    return show


def words_before(match: Match[Any], words: Words, at: int) -> Words:
    """Return the words with which the decision is told that led to a moment: at the table before it."""
    return words_there(drawing_of(match.game.key), match.moments[at - 1].step.state, words)


@cache
def match_palette(
    game: str, colours: tuple[int, ...], depth: Depth, *, dark: bool = True, colour_blind: bool = False
) -> Palette:
    """Build the palette of a match, once: maps compare palettes by identity.

    The game, by its key, adds its own colours, if one is given; `colours` has the number of each seat's, of
    those that everybody can tell apart if it is to be `colour_blind`.
    """
    base = palette(depth, dark=dark, colour_blind=colour_blind)
    owners = {f"owner.{seat}": base[f"owner.{colour}"] for seat, colour in enumerate(colours)}
    # Games know three depths; where there are eight colours, sixteen become eight when they are shown.
    known = Depth.STANDARD if depth is Depth.EIGHT else depth
    own = base.with_tokens({**(drawing_of(game).tokens(known) if game else {}), **owners})
    return own if dark else own.legible()
