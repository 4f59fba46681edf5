"""Texts from outside: what a terminal would obey is shown, and what is long is quoted in short."""

from typing import Final

LONGEST_TOLD: Final = 200
"""The most characters that a fault quotes of a text."""

END_TOLD: Final = 60
"""How many of them are the text's last ones: the end of a path says more than its middle."""

LARGEST_TOLD: Final = 10**18
"""Numbers beyond it are quoted like texts."""

SPACES: Final = frozenset("\u00a0\u202f")
"""Blanks that part no line: French numbers have them."""


def visible(text: str) -> str:
    r"""Show what cannot be printed as codes, such as `\x1b` and `\u202e`: it shows as it was typed."""
    return text if text.isprintable() else "".join(map(_visible, text))


def visible_lines(text: str) -> str:
    """Show a text of several lines, each with what cannot be printed as codes."""
    return "\n".join(map(visible, text.split("\n")))


def shortened(text: str) -> str:
    """Leave the middle of a text out if it is longer than a fault quotes."""
    if len(text) <= LONGEST_TOLD:
        return text
    return f"{text[: LONGEST_TOLD - END_TOLD - 1]}…{text[-END_TOLD:]}"


def quoted(value: str | int) -> str | int:
    """Return a text or a number as a fault quotes it."""
    if isinstance(value, str):
        return shortened(visible(value))
    return value if abs(value) < LARGEST_TOLD else shortened(str(value))


def _visible(letter: str) -> str:
    if letter.isprintable() or letter in SPACES:
        return letter
    code = ord(letter)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"
