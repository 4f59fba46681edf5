"""Texts as they are read aloud: words for signs, so that a screen reader says what is meant."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final

from boardkit.core.rules.values import field, frozen
from boardkit.text.markdown import RULE, without_marks
from boardkit.text.words import Words

SPOKEN: Final[Sequence[tuple[str, str]]] = (
    (r"§ ?", "aloud-rule"),
    (r"✓ ?", "aloud-met"),
    (r"✗ ?", "aloud-unmet"),
    (r"(?<![\w-])[−-](?=\d)", "aloud-minus"),
    (r"−", "aloud-minus"),
    (r"\+", "aloud-plus"),
    (r"±", "aloud-either"),
    (r" ?× ?", "aloud-times"),
    (r"\s?°C?", "aloud-degrees"),
    (r"\s?%", "aloud-percent"),
    (r" ?[→▸] ?", "aloud-to"),
    (r" ≤ ?", "aloud-most"),
    (r" ≥ ?", "aloud-least"),
    (r" = ", "aloud-makes"),
    (r"(?<=\d) ?/ ?(?=\d)", "aloud-of"),
    (r" / ", "aloud-below"),
    (r"/", "aloud-or"),
)
"""Signs, and the message of what is said for each; the first that fits is said."""

PUNCTUATION: Final[Sequence[tuple[str, str]]] = (
    (r"^· ?", ""),
    (r" · ", ", "),
    (r" [–—] ", ", "),
    (r"(?<=\d)–(?=\d)", " - "),
    (r"[–—]", "-"),
    (r"…", "..."),
    (r"<(\w+)>", r"\1"),
    (r"[`*|]", ""),
)
"""Marks that nobody needs to hear."""

TABLE: Final = re.compile(r"(?:^\|.*\n?)+", re.MULTILINE)
"""A table of Markdown."""


@frozen(eq=False)
class Aloud:
    """Says a text in one language, without any sign that has no word.

    Attributes:
        signs: the signs of a game, each with the message of its word; nothing for those that stand beside it.
    """

    words: Words
    signs: Mapping[str, str] = field(factory=dict)

    def __call__(self, text: str) -> str:
        """Write words for all signs of a text; players are called what they have called themselves."""
        for name, sign in self._named.items():
            text = text.replace(name, sign)
        for pattern, said in self._rules:
            text = pattern.sub(said, text)
        text = re.sub(r" {2,}", " ", text).strip()
        for name, sign in self._named.items():
            text = text.replace(sign, name)
        return text

    def lines(self, texts: Iterable[str]) -> list[str]:
        """Write words for all signs of some texts, a line each."""
        return [self(line) for text in texts for line in text.split("\n")]

    def page(self, markdown: str) -> list[str]:
        """Read a page of rules: each row of a table with what stands above its cells."""
        return self.lines([without_marks(TABLE.sub(_rows, markdown))])

    @cached_property
    def _named(self) -> Mapping[str, str]:
        """What stands for the names that have signs in them, the longest first."""
        names = sorted((name for name in self.words.names if SIGN.search(name)), key=lambda name: -len(name))
        return {name: chr(ord(STAND_IN) + number) for number, name in enumerate(names)}

    @cached_property
    def _rules(self) -> Sequence[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]]:
        words = self.words
        # The longest come first: one sign may begin another.
        own = sorted(self.signs.items(), key=lambda one: -len(one[0]))
        return (
            *((re.compile(re.escape(sign)), f" {words(said)} ") for sign, said in own if len(sign) > 1),
            *((re.compile(pattern, re.MULTILINE), f" {words(said)} ") for pattern, said in SPOKEN),
            *((re.compile(pattern, re.MULTILINE), said) for pattern, said in PUNCTUATION),
            *((re.compile(re.escape(sign)), f" {words(said)} " if said else " ") for sign, said in own),
            *((re.compile(pattern), said) for pattern, said in TIDYING),
            (re.compile(r" +(?=[;:])"), " " if words.language in SPACED else ""),
        )


SIGN: Final = re.compile(r"[^\w ]")

STAND_IN: Final = "\ue000"
"""The first of the characters that stand for names; nobody writes with them."""

SPACED: Final = frozenset({"fr"})
"""The languages that write a blank before a colon."""

TIDYING: Final[Sequence[tuple[str, str]]] = (
    (r"[\u00a0\u202f]", " "),
    (r" +([,.)])", r"\1"),
    (r"\( +", "("),
    (r" +(?=\n|$)", ""),
)
"""What words in place of signs leave behind."""


def _rows(table: re.Match[str]) -> str:
    head, *rows = (_cells(line) for line in table[0].splitlines() if not re.fullmatch(RULE, line.strip()))
    return "".join(f"{_row(head, row)}\n" for row in rows)


def _row(head: Sequence[str], row: Sequence[str]) -> str:
    return "; ".join(f"{over}: {cell}" if over else cell for over, cell in zip(head, row, strict=False)) + "."


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]
