"""Hypothesis strategies for matches of any game."""

from functools import lru_cache, partial
from typing import Any, Final

from hypothesis import strategies as st

from boardkit.core import Game, Match
from boardkit.core.notation.shapes import alternatives, fields_of
from boardkit.testing.matches import Setting, play_out, setting_of

SHARED: Final = 12  # how many matches the tests of a game share


@st.composite
def settings_of(draw: st.DrawFn, game: Game[Any]) -> Setting:
    """Draw a number of seats, a set of options that fits it, and a seed."""
    seats = draw(st.sampled_from(game.seats))
    options = draw(options_of(game).filter(lambda options: game.fault(options, seats) is None))
    return Setting(game, options, seats, draw(st.integers(0, 2**32 - 1)))


def options_of(game: Game[Any]) -> st.SearchStrategy[Any]:
    """Build option sets from the kinds of the options' fields; what is no choice keeps its default."""
    fields = fields_of(game.options).items()
    drawn = {name: st.sampled_from(choices) for name, whole in fields if (choices := alternatives(whole))}
    return st.builds(game.options, **drawn)


@lru_cache
def shared(game: Game[Any]) -> st.SearchStrategy[Setting]:
    """Draw one of a few settings, each number of seats in turn: the tests of a game share these matches."""
    return st.sampled_from([*map(partial(setting_of, game), range(SHARED))])


@lru_cache(maxsize=128)
def played(setting: Setting) -> Match[Any]:
    """Play a match at random, once for all that is asked of it."""
    return play_out(setting)
