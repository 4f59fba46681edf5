"""Saying what is wrong with input; refusals inside a fault are said in their game's words."""

from boardkit.core import Fault, Refusal
from boardkit.core.notation.moves import field_types
from boardkit.text.words import Words, words_for


def fault_said(fault: Fault, words: Words) -> str:
    """Say a fault; the game of a refusal in it is known by where its class stands."""
    game = _game_of(fault)
    return (words_for(words.language, game, words.names) if game else words).say(fault)


def _game_of(fault: Fault) -> str | None:
    for name in field_types(type(fault)):
        value = getattr(fault, name)
        if isinstance(value, Refusal):
            return _game_at(type(value).__module__)
        if isinstance(value, Fault):
            return _game_of(value)
    return None


def _game_at(module: str) -> str | None:
    """Name the game of a module; refusals of the kit have words of their own."""
    _, _, rest = module.partition(".games.")
    return rest.split(".")[0] or None
