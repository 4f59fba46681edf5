"""Questions that are answered by yes or no show the letters that answer them."""

import pytest

from boardkit.text import words_for
from tests.every import every_language

ASKED = (
    "branches-delete",
    "caution",
    "edit-leave",
    "edit-over",
    "lesson-show",
    "pass",
    "present",
    "saved-delete",
    "saved-export",
)


@every_language
@pytest.mark.parametrize("question", ASKED)
def test_yes_and_no_show_their_letters(language: str, question: str) -> None:
    words = words_for(language, "tectonic_tribes")
    yes, no = ({"en": "y", "fr": "o"}[language], "n")
    assert words(f"{question}-yes").endswith(f"({yes})")
    assert words(f"{question}-no").endswith(f"({no})")
