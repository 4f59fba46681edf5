"""The vocabulary's names of effects, which questions and answers show."""

from typing import Final

from boardkit.games.terraforming_mars.box.effects import CardEffect, DrawCards, Rating
from boardkit.games.terraforming_mars.box.things import EffectKind

SHORTER: Final[dict[type[CardEffect], str]] = {DrawCards: "draw", Rating: "tr"}
"""The effects that have a shorter name in answers than their word."""


def kind_of(effect: CardEffect) -> EffectKind:
    """Return the name of an effect's sort."""
    return named(type(effect))


def named(kind: type[CardEffect]) -> EffectKind:
    """Return the name of a sort of effects."""
    return EffectKind(SHORTER.get(kind) or kind.word.replace("-", "_"))
