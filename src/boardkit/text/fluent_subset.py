"""The Fluent that messages are written in: text, values, choices by a value, small words before names.

A message and each of its attributes is text on one line, but for choices with a line for each variant.
Terms, references, functions of Fluent's own and text of several lines are left out.
Source: https://projectfluent.org/fluent/guide, and the plural rules of CLDR for English and French.
"""

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, TypeAlias
from unicodedata import normalize

from boardkit.core.values import Value

VOWELS: Final = frozenset("aeiouœæ")

AN: Final = re.compile(r"[aeio]|u(?!ni|se)|8|1[18](?!\d)", re.IGNORECASE)  # begin with a vowel, up to 100


def elided(word: str, name: str) -> str:
    """Join a small word and a name: `d’Ada`, `de Bela`, `qu’Élise`."""
    first = normalize("NFD", name.casefold())[:1]
    return f"{word[:-1]}’{name}" if first in VOWELS else f"{word} {name}"


def with_article(name: str) -> str:
    """Put `a` or `an` before a name or a number: `an asphalt`, `a forest`, `an 8`."""
    return f"an {name}" if AN.match(normalize("NFD", name)) else f"a {name}"


FUNCTIONS: Final[dict[str, Callable[[str], str]]] = {
    "A": with_article,
    "DE": partial(elided, "de"),
    "QUE": partial(elided, "que"),
}
"""The functions that messages call with a name."""

Values: TypeAlias = Mapping[str, Any]
Part: TypeAlias = str | Callable[[Values], str]
Pattern: TypeAlias = tuple[Part, ...]
THOUSANDS: Final = {"en": ",", "fr": "\N{NARROW NO-BREAK SPACE}"}  # parts thousands, by language
COMMENT: Final = re.compile(r"^#.*", re.MULTILINE)
MESSAGE: Final = re.compile(r"[a-zA-Z][\w-]* *= *")
ATTRIBUTE: Final = re.compile(r"\s*\n +\.([a-zA-Z][\w-]*) *= *")
BELOW: Final = re.compile(r"\n\s*(?![.\[*}\s])")
TEXT: Final = re.compile(r"[^{}\n]+")
LITERAL: Final = re.compile(r'\{\s*"([^"\\\n]*)"\s*\}')
VALUE: Final = re.compile(r"\{\s*\$([a-zA-Z][\w-]*)\s*\}")
CALL: Final = re.compile(rf"\{{\s*({'|'.join(FUNCTIONS)})\(\s*\$([a-zA-Z][\w-]*)\s*\)\s*\}}")
CHOICE: Final = re.compile(r"\{\s*\$([a-zA-Z][\w-]*)\s*->")
VARIANT: Final = re.compile(r"\s*\n\s*(\*?)\[\s*(?:(-?\d+)|([a-zA-Z][\w-]*))\s*\] *")
CHOSEN: Final = re.compile(r"\s*\n\s*\}")
GOES_ON: Final = re.compile(r"\s*\n(?: *\{| +[^\s.\[*}])")
END: Final = re.compile(r"\s*\Z")
BLANK: Final = re.compile(r"\s*")


class FluentSyntaxError(ValueError):
    """Something is written that is not read here; `line` counts from the first one of the message."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line}")
        self.line = line


class MissingWordError(LookupError):
    """A message does not exist in a language, or wants a value that it was not given."""


class Message(Value, eq=False):
    """A message that has been read: what it says itself, and by name what it says beside that."""

    value: Pattern
    attributes: Mapping[str, Pattern]

    @property
    def plain(self) -> str | None:
        """What it says if no value and no attribute is in it, else None."""
        text = self.value[0]
        return text if isinstance(text, str) and len(self.value) == 1 and not self.attributes else None

    def said(self, attribute: str | None, values: Values) -> str:
        """Say the message or attribute; MissingWordError if it or a value is missing or of a wrong type."""
        if attribute is not None and attribute not in self.attributes:
            raise MissingWordError(f"no attribute {attribute!r}")
        return _said(self.value if attribute is None else self.attributes[attribute], values)


def read_message(source: str, language: str) -> Message:
    """Read a message of a language's file; FluentSyntaxError if something in it is not read here."""
    reader = _Reader(COMMENT.sub("", source), language)
    reader.must(MESSAGE)
    value, attributes = reader.pattern(), {}
    while found := reader.take(ATTRIBUTE):
        attributes[found[1]] = reader.pattern()
    reader.must(END)
    return Message(value, attributes)


class _Reader:
    """Reads a message from its beginning to its end."""

    def __init__(self, source: str, language: str) -> None:
        self._source, self._language, self._at = source, language, 0

    def take(self, wanted: re.Pattern[str]) -> re.Match[str] | None:
        """Read something if it is next."""
        found = wanted.match(self._source, self._at)
        self._at = found.end() if found else self._at
        return found

    def must(self, wanted: re.Pattern[str]) -> None:
        """Read what has to be next."""
        if self.take(wanted) is None:
            raise self.error()

    def error(self) -> FluentSyntaxError:
        """Return the error that what is next cannot be read."""
        before = self._source[: self._at] + (BLANK.match(self._source, self._at) or [""])[0]
        return FluentSyntaxError(min(before.count("\n"), self._source.rstrip().count("\n")) + 1)

    def pattern(self) -> Pattern:
        """Read what a message, an attribute or a variant says, on a single line but for choices in it."""
        self.take(BELOW)
        parts: list[Part] = []
        while (part := self._part()) is not None:
            parts.append(part)
        if self.take(GOES_ON) or not parts:
            raise self.error()
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
            function, told = FUNCTIONS[found[1]], _placed(found[2], self._language)
            return lambda values: function(told(values))
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
            raise self.error()
        return _chosen(name, variants, usual, self._language)


def _said(pattern: Pattern, values: Values) -> str:
    if len(pattern) == 1 and isinstance(pattern[0], str):
        return pattern[0]
    return "".join([part if isinstance(part, str) else part(values) for part in pattern])


def _placed(name: str, language: str) -> Callable[[Values], str]:
    """Tell a value; a number has its thousands parted, and a minus sign below zero."""
    signs = str.maketrans({",": THOUSANDS[language], "-": "\N{MINUS SIGN}"})

    def told(values: Values) -> str:
        value = values.get(name)
        return value if isinstance(value, str) else f"{_known(name, values):,}".translate(signs)

    return told


def _chosen(name: str, variants: list[tuple[int | str, Pattern]], usual: Pattern, language: str) -> Part:
    """Say the first variant that has a value, or the form of a number, for its key, or else the usual one."""
    by_word = dict(reversed(variants))

    def told(values: Values) -> str:
        value = _known(name, values)
        if isinstance(value, str):
            return _said(by_word.get(value, usual), values)
        keys = (value, _form(value, language))
        return _said(next((pattern for key, pattern in variants if key in keys), usual), values)

    return told


def _form(number: int, language: str) -> str:
    """Return the plural form of a number: English has two, French three."""
    if language == "fr" and number and number % 1_000_000 == 0:
        return "many"
    return "one" if abs(number) in ((0, 1) if language == "fr" else (1,)) else "other"


def _known(name: str, values: Values) -> str | int:
    value = values.get(name)
    if isinstance(value, str):
        return value
    if isinstance(value, int):
        return int(value)
    raise MissingWordError(f"${name} is {value!r}" if name in values else f"no value ${name}")
