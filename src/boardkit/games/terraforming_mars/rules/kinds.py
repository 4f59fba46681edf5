"""The vocabulary's names of effects, which questions and answers show."""

from boardkit.games.terraforming_mars.box.effects import CardEffect
from boardkit.games.terraforming_mars.box.grammar import EFFECT_NAMES
from boardkit.games.terraforming_mars.box.things import EffectKind


def kind_of(effect: CardEffect) -> EffectKind:
    """Return the name of an effect's sort."""
    return EFFECT_NAMES[type(effect)]
