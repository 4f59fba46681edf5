"""Where lines may break: French keeps its signs, which stand apart, on the line of their word."""

import re
from typing import Final

from rich import _wrap

WORD: Final = re.compile("\\s*(?:« |[ \u00a0\u202f](?=[:;!?»])|[\u00a0\u202f]|\\S)+\\s*")
"""A word with the blanks round it, and the signs of French that belong to it: `« oui » :`."""


def keep_signs_with_words() -> None:
    """Make Rich, and Textual with it, break lines only where French may; they take any blank for a break."""
    _wrap.re_word = WORD
