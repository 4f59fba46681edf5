"""Numbers, players and settings of many games, as a language writes them."""

from collections.abc import Mapping, Sequence
from typing import Any

from boardkit.core import kebab
from boardkit.many.figures import Average, Rate
from boardkit.many.header import as_typed
from boardkit.text import Words
from boardkit.text.outside import quoted


def player_named(player: str, words: Words) -> str:
    """Name a player by its word."""
    level = words.explanation(f"sitter-{kebab(player)}", "short")
    message = f"many-player-{kebab(player)}"
    return level or (words(message) if words.knows(message) else str(quoted(player)))


def settings_told(settings: Sequence[Mapping[str, Any]]) -> list[str]:
    """Say by what each of several settings differs from the others, as options are typed."""
    varying = [name for name in settings[0] if len({repr(one.get(name)) for one in settings}) > 1]
    return [", ".join(f"{name}={_written(one.get(name))}" for name in varying) for one in settings]


def _written(value: object) -> str:
    return str(quoted(as_typed(value)))


def decimal(value: float, words: Words, digits: int = 1) -> str:
    """Write a number with so many digits behind the point, as a language does."""
    whole, _, part = f"{abs(value):.{digits}f}".partition(".")
    sign = "−" if value < 0 and (whole, part) != ("0", "0" * digits) else ""
    return sign + words("many-decimal", whole=whole, part=part)


def percent(share: float, words: Words) -> str:
    """Write a share of 1 in percent."""
    return words("many-percent", share=decimal(100 * share, words))


def interval(rate: Rate, words: Words) -> str:
    """Write the interval of a rate in percent."""
    low, high = decimal(100 * rate.low, words), decimal(100 * rate.high, words)
    return words("many-percent", share=words("many-range", low=low, high=high))


def averaged(numbers: Average, words: Words) -> str:
    """Write an average, and how far its interval reaches."""
    return words("many-mean", mean=decimal(numbers.mean, words), reach=decimal(numbers.reach, words, 2))


def counted(number: int, words: Words) -> str:
    """Write a number of things."""
    return words("many-count", number=number)


def saying(words: Words, *messages: str) -> tuple[str, ...]:
    """Say messages that need no values."""
    return tuple(map(words, messages))
