"""Messages said without Fluent: text, values, choices by a value, and small words before names."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias
from unicodedata import normalize

from boardkit.core.values import Value

VOWELS: Final = frozenset("aeiouœæ")

AN: Final = re.compile(r"[aeio]|u(?!ni|se)|8|1[18](?!\d)", re.IGNORECASE)
"""What is said with a vowel first, numbers up to a hundred included."""


def elided(word: str, name: str) -> str:
    """Join a small word and a name: `d’Ada`, `de Bela`, `qu’Élise`."""
    first = normalize("NFD", name.casefold())[:1]
    return f"{word[:-1]}’{name}" if first in VOWELS else f"{word} {name}"


def with_article(name: str) -> str:
    """Put `a` or `an` before a name or a number: `an asphalt`, `a forest`, `an 8`."""
    return f"an {name}" if AN.match(normalize("NFD", name)) else f"a {name}"


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {
    "A": lambda name: with_article(str(name)),
    "DE": lambda name: elided("de", str(name)),
    "QUE": lambda name: elided("que", str(name)),
}
"""The functions that messages call with a name."""


Values: TypeAlias = Mapping[str, Any]
Part: TypeAlias = str | Callable[[Values], str]
Pattern: TypeAlias = tuple[Part, ...]

THOUSANDS: Final = {"en": ",", "fr": "\N{NARROW NO-BREAK SPACE}"}
"""What parts the thousands of a number, by language; those of another language are left to Fluent."""

ONES: Final = {"en": (1,), "fr": (0, 1)}
"""The numbers of the form `one`, by language; all others up to the largest are of the form `other`."""

LARGEST: Final = 999_999
"""French has a form for some numbers beyond."""

FORMS: Final = frozenset(("zero", "one", "two", "few", "many", "other"))

COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)
MESSAGE: Final = re.compile(r"[a-zA-Z][\w-]* *= *")
ATTRIBUTE: Final = re.compile(r"\s*\n +\.([a-zA-Z][\w-]*) *= *")
BELOW: Final = re.compile(r"\n\s*(?![.\[*}\s])")
TEXT: Final = re.compile(r"[^{}\n]+")
LITERAL: Final = re.compile(r'\{\s*"([^"\\\n]*)"\s*\}')
VALUE: Final = re.compile(r"\{\s*\$([a-zA-Z][\w-]*)\s*\}")
CALL: Final = re.compile(r"\{\s*([A-Z]+)\(\s*\$([a-zA-Z][\w-]*)\s*\)\s*\}")
CHOICE: Final = re.compile(r"\{\s*\$([a-zA-Z][\w-]*)\s*->")
VARIANT: Final = re.compile(r"\s*\n\s*(\*?)\[\s*(?:(-?\d+)|([a-zA-Z][\w-]*))\s*\] *")
CHOSEN: Final = re.compile(r"\s*\n\s*\}")
GOES_ON: Final = re.compile(r"\s*\n(?: *\{| +[^\s.\[*}])")
END: Final = re.compile(r"\s*\Z")


class OtherwiseError(Exception):
    """Only Fluent knows how to say it."""


class Quick(Value, eq=False):
    """A message that has been read: what it says itself, and by name what it says beside that."""

    value: Pattern
    attributes: Mapping[str, Pattern]

    @property
    def plain(self) -> str | None:
        """What it says if no value and no attribute is in it, else None."""
        text = self.value[0]
        return text if isinstance(text, str) and len(self.value) == 1 and not self.attributes else None

    def said(self, attribute: str | None, values: Values) -> str:
        """Say the message or its attribute.

        Raises:
            OtherwiseError: only Fluent can, as it knows what to make of a value, or of one that is missing.
            KeyError: there is no such attribute.
        """
        return _said(self.attributes[attribute] if attribute else self.value, values)


def quick(source: str, language: str) -> Quick:
    """Read a message as it stands in a file of a language.

    Raises:
        OtherwiseError: something is in it that is not read here.
    """
    if language not in THOUSANDS:
        raise OtherwiseError(language)
    reader = _Reader(COMMENT.sub("", source), language)
    reader.must(MESSAGE)
    value, attributes = reader.pattern(), {}
    while found := reader.take(ATTRIBUTE):
        attributes[found[1]] = reader.pattern()
    reader.must(END)
    return Quick(value, attributes)


class _Reader:
    """Reads a message from its beginning to its end."""

    def __init__(self, source: str, language: str) -> None:
        self._source, self._language, self._at = source, language, 0

    def take(self, wanted: re.Pattern[str]) -> re.Match[str] | None:
        """Read something if it is next."""
        found = wanted.match(self._source, self._at)
        self._at = found.end() if found else self._at
        return found

    def must(self, wanted: re.Pattern[str]) -> re.Match[str]:
        """Read what has to be next."""
        found = self.take(wanted)
        if found is None:
            raise OtherwiseError(self._source)
        return found

    def pattern(self) -> Pattern:
        """Read what a message, an attribute or a variant says, on a single line but for choices in it."""
        self.take(BELOW)
        parts: list[Part] = []
        while (part := self._part()) is not None:
            parts.append(part)
        if self.take(GOES_ON) or not parts:
            raise OtherwiseError(self._source)
        return tuple(parts)

    def _part(self) -> Part | None:
        if found := self.take(TEXT):
            at_end = self._source[self._at : self._at + 1] in ("", "\n")
            return found[0].rstrip(" ") if at_end else found[0]
        if found := self.take(LITERAL):
            return found[1]
        if found := self.take(VALUE):
            return _placed(found[1], self._language)
        if found := self.take(CALL):
            return _called(found[1], found[2])
        return self._choice(found[1]) if (found := self.take(CHOICE)) else None

    def _choice(self, name: str) -> Part:
        variants: list[tuple[int | str, Pattern]] = []
        usual: Pattern | None = None
        while found := self.take(VARIANT):
            star, number, word = found.groups()
            variants.append((int(number) if number else word, self.pattern()))
            usual = variants[-1][1] if star else usual
        self.must(CHOSEN)
        if usual is None:
            raise OtherwiseError(self._source)
        return _chosen(name, variants, usual, ONES[self._language])


def _said(pattern: Pattern, values: Values) -> str:
    return "".join([part if isinstance(part, str) else part(values) for part in pattern])


def _placed(name: str, language: str) -> Part:
    """Tell a value."""
    thousands = THOUSANDS[language]

    def told(values: Values) -> str:
        value = _known(name, values)
        return value if isinstance(value, str) else f"{value:,}".replace(",", thousands)

    return told


def _called(function: str, name: str) -> Part:
    """Tell what a function makes of a text."""

    def told(values: Values) -> str:
        value = _known(name, values)
        if function not in FUNCTIONS or not isinstance(value, str):
            raise OtherwiseError(function)
        said: str = FUNCTIONS[function](value)
        return said

    return told


def _chosen(
    name: str, variants: list[tuple[int | str, Pattern]], usual: Pattern, ones: tuple[int, ...]
) -> Part:
    """Say the first variant that has a value for its key, or else the usual one."""
    counts = any(isinstance(key, int) for key, _ in variants)

    def told(values: Values) -> str:
        value = _known(name, values)
        if isinstance(value, str):
            if counts and value in FORMS:
                raise OtherwiseError(value)
            form = value
        else:
            form = "one" if abs(value) in ones else "other"
        fitting = (pattern for key, pattern in variants if key in (value, form))
        return _said(next(fitting, usual), values)

    return told


def _known(name: str, values: Values) -> str | int:
    """Return a text, or a number that is not too large."""
    match values.get(name):
        case str(text):
            return text
        case int(number) if abs(number) <= LARGEST and not isinstance(number, bool):
            return int(number)
    raise OtherwiseError(name)
