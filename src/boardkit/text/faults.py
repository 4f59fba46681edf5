"""Saying what is wrong with input; refusals inside a fault are said in their game's words."""

from boardkit.core import Fault, Refusal
from boardkit.core.notation.shapes import fields_of
from boardkit.text.loading import words_for
from boardkit.text.words import Words


def fault_said(fault: Fault, words: Words) -> str:
    """Say a fault; the game of a refusal in it is known by where its class stands, unless it is the kit's."""
    game = _game_of(fault)
    return (words_for(words.language, game, words.names) if game else words).say(fault)


def _game_of(fault: Fault) -> str | None:
    for name in fields_of(type(fault)):
        value = getattr(fault, name)
        if isinstance(value, Refusal):
            return type(value).__module__.partition("boardkit.games.")[2].partition(".")[0] or None
        if isinstance(value, Fault):
            return _game_of(value)
    return None
