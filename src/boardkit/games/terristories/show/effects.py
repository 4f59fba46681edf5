"""What cards do, in words."""

from collections.abc import Iterator

from boardkit.core import values_in
from boardkit.games.terristories.box import effects as fx
from boardkit.games.terristories.box.things import Role, Terrain
from boardkit.text import Words


def effect_said(effect: fx.CardEffect, words: Words) -> str:
    """Say what an effect does."""
    values: dict[str, str | int] = {"less": -effect.amount} if isinstance(effect, fx.Measured) else {}
    for name, value in values_in(effect).items():
        match value:
            case Terrain():
                values |= {"terrain": words.name(value), "terrain_key": value.value}
            case Role():
                values[name] = words.name(value)
            case int():
                values[name] = value
    return words(f"effect-{'-'.join(_parts(effect))}".replace("_", "-"), **values)


def _parts(effect: fx.CardEffect) -> Iterator[str]:
    """Walk what tells the sentences of effects apart."""
    yield effect.word
    for name, value in values_in(effect).items():
        match value:
            case fx.Where():
                yield value.name.lower()
            case fx.Target() | fx.Goods() | fx.Per() if value is not fx.Target.SELF:
                yield value.value
            case Terrain() if not isinstance(effect, fx.OnLand):
                yield name
            case True:
                yield name
    if isinstance(effect, fx.Measured) and effect.amount < 0:
        yield "less"
