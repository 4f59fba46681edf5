"""Texts as they are read aloud: words for signs, so that a screen reader says what is meant."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final

from boardkit.text.markdown import without_marks
from boardkit.text.names import visible
from boardkit.text.words import Words

SPOKEN: Final[Sequence[tuple[str, str]]] = (
    (r"§ ?", "aloud-rule"),
    (r"✓ ?", "aloud-met"),
    (r"✗ ?", "aloud-unmet"),
    (r"(?<![\w-])[−-](?=\d)", "aloud-minus"),
    (r"(?<=\d)–(?=\d)", "aloud-range"),
    (r"−", "aloud-minus"),
    (r"\+", "aloud-plus"),
    (r"±", "aloud-either"),
    (r" ?× ?", "aloud-times"),
    (r"\s?°C?", "aloud-degrees"),
    (r"\s?%", "aloud-percent"),
    (r"(?<=[\d%C]) *→ ?(?=[−-]?\d)", "aloud-then"),
    (r"(?<=\S) *[→▸] ?", "aloud-to"),
    (r" ≤ ?", "aloud-most"),
    (r" ≥ ?", "aloud-least"),
    (r" = ", "aloud-makes"),
    (r"(?<=\d) ?/ ?(?=\d)", "aloud-of"),
    (r" / ", "aloud-below"),
    (r"/", "aloud-or"),
)
"""Signs, and the message of what is said for each; the first that fits is said."""

PUNCTUATION: Final[Sequence[tuple[str, str]]] = (
    (r"^(?:·| *[→▸]) ?", ""),
    (r" · ", ", "),
    (r" [–—] ", ", "),
    (r"[–—]", "-"),
    (r"…", "..."),
    (r"<(\w+)>", r"\1"),
    (r"(?<!\w)([IVX]{2,})\.(?=\w)", r"\1 "),
)
"""Marks that nobody needs to hear; voices take a Roman numeral before a full stop for letters."""

OTHERS: Final[Sequence[tuple[str, str]]] = (
    ("⚠ ?", "aloud-caution"),
    ("✎", "aloud-by-hand"),
    ("☒ ?", "aloud-ticked"),
    ("☐ ?", "aloud-unticked"),
    ("¶ ?", ""),
    ("←", "aloud-left"),
    ("↑", "aloud-up"),
    ("↓", "aloud-down"),
    ("⇄", "aloud-for"),
    ("≈", "aloud-about"),
    ("<", "aloud-under"),
    (">", "aloud-over"),
    ("[◂▼`|]|[▁-█]+", ""),
)
"""Signs that mean something else on the maps of some games, as `SPOKEN`; of curves their end is said."""

MARKS: Final = str.maketrans("", "", "`*|")  # what marks words in rules

ORDINARY: Final = frozenset("!?.,;:'\"()-’‘“”«»")
"""What sentences are punctuated with; it stays even where it is a sign of a map, too."""

IN_TWO: Final = ((r"[ew]\d+", r"[ns]\d+"), (r"q-?\d+", r"r-?\d+"))  # of a place: `e3s4` is heard as “threes”

OPENS, CLOSES = "⸨", "⸩"
STANDING: Final = re.compile(f".{OPENS}(\\d+){CLOSES}")
"""What stands in sentences for what people have written: its first letter, and its number."""

PATH: Final = re.compile(r"(?<!\S)(?:~|(?=/[^\W\d]))(?:/[\w.-]+)+")  # a file with its folders, told as typed
STAND_IN: Final = "\ue000"  # stands around a sign's number while words are written; nobody types it
SPACED: Final = frozenset({"fr"})  # the languages that write a blank before a colon

TIDYING: Final[Sequence[tuple[str, str]]] = (
    (r"[\u00a0\u202f]", " "),
    (r" +([,.)])", r"\1"),
    (r"\( +", "("),
    (r" ?\(\)", ""),
    (r" +(?=\n|$)", ""),
)
"""What words in place of signs leave behind."""


class Aloud:
    """Says texts in one language, without signs that have no word; what people have written stays."""

    def __init__(self, words: Words, signs: Mapping[str, str] | None = None) -> None:
        self._numbers: dict[str, int] = {}
        self._written: list[str] = []
        # Words in whose sentences something stands for what people have written, until they are said.
        self.words = words.__replace__(written=self.keep, names=tuple(map(self.keep, words.names)))
        # The signs of a game, each with the message of its word; nothing for those that stand beside it.
        self.signs = {sign: said for sign, said in (signs or {}).items() if said or sign not in ORDINARY}

    def keep(self, text: str) -> str:
        """Return what stands for a text that somebody has written; its first letter leads, for French."""
        shown = visible(text)
        if not shown:
            return ""
        if shown not in self._numbers:
            self._numbers[shown] = len(self._written)
            self._written.append(shown)
        return f"{shown[:1]}{OPENS}{self._numbers[shown]}{CLOSES}"

    def as_written(self, text: str) -> str:
        """Put what people have written back into a sentence, with no words for signs."""
        return STANDING.sub(lambda found: _written(found, self._written), text)

    def __call__(self, text: str) -> str:
        """Write words for all signs of a text but those that people have written."""
        found: list[str] = []

        def standing(match: re.Match[str]) -> str:
            found.append(_written(match, self._written) if match.re is STANDING else match[0])
            return f"{STAND_IN}{len(found) - 1}{STAND_IN}"

        text = PATH.sub(standing, STANDING.sub(standing, text))
        for pattern, said in self._rules:
            text = pattern.sub(said, text)
        text = re.sub(r" {2,}", " ", text).strip()
        return re.sub(f"{STAND_IN}(\\d+){STAND_IN}", lambda match: found[int(match[1])], text)

    def lines(self, texts: Iterable[str]) -> list[str]:
        """Write words for all signs of some texts, a line each."""
        return [self(line) for text in texts for line in text.split("\n")]

    def page(self, markdown: str) -> list[str]:
        """Read a page of rules: each row of a table with what stands above its cells."""
        return self.lines([without_marks(markdown, end=".").translate(MARKS)])

    @cached_property
    def _rules(self) -> Sequence[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]]:
        words = self.words
        # The longest come first: one sign may begin another.
        own = sorted(self.signs.items(), key=lambda one: -len(one[0]))
        # A sign of several letters is no part of a word.
        before, after = r"(?<![^\W\d_])", r"(?!\w)"
        apart = [
            (before * sign[0].isalpha() + re.escape(sign) + after * sign[-1].isalpha(), words(said))
            for sign, said in own
            if len(sign) > 1
        ]
        return (
            *((re.compile(pattern), f" {said} ") for pattern, said in apart),
            *((re.compile(pattern, re.MULTILINE), f" {words(said)} ") for pattern, said in SPOKEN),
            *((re.compile(pattern, re.MULTILINE), said) for pattern, said in PUNCTUATION),
            *((re.compile(re.escape(sign)), f" {words(said)} " if said else " ") for sign, said in own),
            *((re.compile(pattern), f" {words(said)} " if said else " ") for pattern, said in OTHERS),
            *((re.compile(pattern), said) for pattern, said in TIDYING),
            (re.compile(r" +(?=[;:])"), " " if words.language in SPACED else ""),
            *((re.compile(rf"(?<!\w)({one})({other})(?!\w)"), self._in_two) for one, other in IN_TWO),
        )

    def _in_two(self, place: re.Match[str]) -> str:
        return f"{place[1]} {place[2]}".replace("-", f" {self.words('aloud-minus')} ")


def in_one(line: str) -> str:
    """Write the places of a typed line as they are read: `e3s4` where somebody has typed `e3 s4`."""
    line = re.sub(r"(?<!\S)([qr]) (?:minus|moins) (?=\d)", r"\1-", line, flags=re.IGNORECASE)
    for one, other in IN_TWO:
        line = re.sub(rf"(?<!\S)({one}) +({other})(?!\S)", r"\1\2", line, flags=re.IGNORECASE)
    return line


def section_in(line: str) -> str:
    """Write the number of a section as its book does: `IV.2` where somebody types `IV 2`, as it is heard."""
    return re.sub(r"^([IVX]{2,}) +(?=\w)", r"\1.", line, flags=re.IGNORECASE)


def _written(found: re.Match[str], written: Sequence[str]) -> str:
    """Return what people have written where something stands for it; other text stays."""
    number = int(found[1][:9])
    return written[number] if number < len(written) else found[0]
