"""Lines of French break before a word, never before a sign."""

import pytest
from rich.console import Console
from rich.text import Text

from boardkit.tui.filters import keep_signs_with_words


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("d’elle-même : appuyez", ["d’elle-même :", "appuyez"]),
        ("puis tapez : oui ; non", ["puis tapez :", "oui ; non"]),
        ("il faut « oui » ou non", ["il faut", "« oui » ou non"]),
        ("cela vaudrait\u00a0? oui", ["cela", "vaudrait\u00a0? oui"]),
        ("that is so: on we go", ["that is so: on", "we go"]),
    ],
)
def test_a_sign_stays_with_its_word(text: str, lines: list[str]) -> None:
    keep_signs_with_words()
    wrapped = Text(text).wrap(Console(), 14)
    assert [line.plain.rstrip() for line in wrapped] == lines
